import { fuzzBattle, type Player } from '../../__tests__/games/ronins-revenge/battleFuzz';
import { everythingInBattles, Happenings } from '../../__tests__/games/ronins-revenge/happenings';

/**
 * npx tsx scripts/fuzz/ronin-battles.ts --random 10000 --bots 2000 --seed fuzz: battles over all bosses, levels,
 * difficulties, party make-ups, kits, modes and stories, with every invariant looked at after every move. Prints the seed of each
 * fault, and at the end every card, Event, Wound card, Fact, skill, ultimate, weapon, item, relic and custom line that nobody
 * has met in the whole run: nothing must be left.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const seed = argument('seed', 'fuzz');
/** A long run says now and then how far it is: it may be ended at any time. */
const TOLD_EVERY = 100;
const happenings = new Happenings();

function playAll(player: Player, battles: number): number {
  const counts = { won: 0, lost: 0, unfinished: 0, broken: 0 };
  const standard = { battles: 0, won: 0 };
  let moves = 0;
  for (let i = 0; i < battles; i++) {
    const name = `${seed} ${player} ${i}`;
    try {
      const { options, state, moves: made, faults } = fuzzBattle(name, player, undefined, undefined, happenings);
      moves += made;
      if (faults.length > 0) throw new Error(faults.join('; '));
      counts[state.result ?? 'unfinished'] += 1;
      if (options.difficulty === 'standard') {
        standard.battles += 1;
        if (state.result === 'won') standard.won += 1;
      }
    } catch (error) {
      counts.broken += 1;
      console.log(`seed “${name}”: ${error instanceof Error ? error.message : String(error)}`);
    }
    if ((i + 1) % TOLD_EVERY === 0 || i + 1 === battles) {
      console.log(`${player}: ${i + 1} battles, ${moves} moves; won ${counts.won} (on Standard ${standard.won} of ${standard.battles}), lost ${counts.lost}, unfinished ${counts.unfinished}, broken ${counts.broken}; not met yet: ${happenings.missing().length}`);
    }
  }
  return counts.broken + counts.unfinished;
}

const faults = playAll('random', Number(argument('random', '10000'))) + playAll('bot', Number(argument('bots', '2000')));
const missing = happenings.missing();
console.log(missing.length === 0 ? `everything has happened: ${everythingInBattles().length} things` : `never happened: ${missing.join(', ')}`);
process.exitCode = faults === 0 && missing.length === 0 ? 0 : 1;
