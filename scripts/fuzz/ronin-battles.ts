import { fuzzBattle, type Player } from '../../__tests__/games/ronins-revenge/battleFuzz';

/**
 * npx tsx scripts/fuzz/ronin-battles.ts --random 10000 --bots 2000 --seed fuzz: battles over all bosses, levels,
 * difficulties, party make-ups and modes, with every invariant looked at after every move. Prints the seed of each fault.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const seed = argument('seed', 'fuzz');
/** A long run says now and then how far it is: it may be ended at any time. */
const TOLD_EVERY = 50;

function playAll(player: Player, battles: number): number {
  const counts = { won: 0, lost: 0, unfinished: 0, broken: 0 };
  let moves = 0;
  for (let i = 0; i < battles; i++) {
    const name = `${seed} ${player} ${i}`;
    try {
      const fuzzed = fuzzBattle(name, player);
      moves += fuzzed.moves;
      if (fuzzed.faults.length > 0) throw new Error(fuzzed.faults.join('; '));
      counts[fuzzed.state.result ?? 'unfinished'] += 1;
    } catch (error) {
      counts.broken += 1;
      console.log(`seed “${name}”: ${error instanceof Error ? error.message : String(error)}`);
    }
    if ((i + 1) % TOLD_EVERY === 0 || i + 1 === battles) {
      console.log(`${player}: ${i + 1} battles, ${moves} moves; won ${counts.won}, lost ${counts.lost}, unfinished ${counts.unfinished}, broken ${counts.broken}`);
    }
  }
  return counts.broken + counts.unfinished;
}

const faults = playAll('random', Number(argument('random', '10000'))) + playAll('bot', Number(argument('bots', '2000')));
process.exitCode = faults === 0 ? 0 : 1;
