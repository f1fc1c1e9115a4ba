import { decide } from '../../src/engine/bots/bot';
import { Random, makeStream } from '../../src/engine/random';
import { battleBots } from '../../src/games/ronins-revenge/bot';
import { BOSSES, BOSS_IDS, type BossId } from '../../src/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId } from '../../src/games/ronins-revenge/content/terms';
import { battleGame } from '../../src/games/ronins-revenge/game';
import { DEFAULTS, MODES, type Options } from '../../src/games/ronins-revenge/rules/options';
import { DIFFICULTIES, type Difficulty } from '../../src/games/ronins-revenge/rules/state';
import { levelIn } from '../../src/games/ronins-revenge/story/progress';

/**
 * npx tsx scripts/balance/ronins-revenge.ts --boss ushikado --battles 60 --difficulty standard --others heroes --mode dice
 * --level 1 --seed fresh: bots play whole battles; prints what docs/balance/ronins-revenge.md shows. `--level chapter` is the
 * level of the boss's chapter (RR-445), with the loot that comes before it. `--boss` takes several, with commas, or `all`.
 * `--others comrades --hero turns`: one full hero, another one in every battle (otherwise Takahiro), and three Comrades.
 * Bundled (`npx esbuild … --bundle --platform=node --alias:@=./src`) it takes half the time.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some((each) => each === word);

interface Sums {
  won: number;
  rounds: number;
  breaks: number;
  counters: number;
  rests: number;
  weak: number;
  dealt: number;
  taken: number;
  shares: Record<string, number>;
}

const MOST_MOVES = 3000;

function playBattle(options: Options, seed: string, sums: Sums): void {
  const random = new Random(makeStream(seed));
  const thoughts = new Random(makeStream(`${seed} bot`));
  const table = {
    random, stream: () => random,
    emit: (event: Parameters<Parameters<typeof battleGame.setup>[1]['emit']>[0]) => {
      if (event.type === 'cardTaken' && event.broken) sums.breaks += 1;
      if (event.type === 'rested') sums.rests += 1;
      if (event.type === 'attackDeclared' && event.as === 'counter') sums.counters += 1;
      if (event.type === 'struck' && event.target.startsWith('boss:')) {
        sums.dealt += event.damage;
        sums.shares[event.hero] = (sums.shares[event.hero] ?? 0) + event.damage;
        if (event.lines.some(({ why }) => why === 'Vulnerable')) sums.weak += 1;
      }
      if (event.type === 'heroStruck') sums.taken += event.damage;
    },
  };
  const state = battleGame.setup(options, table);
  for (let moves = 0; moves < MOST_MOVES && state.result === null; moves++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) break;
    const bot = battleBots[isOneOf(['easy', 'medium', 'hard'] as const, argument('bot', 'hard')) ? (argument('bot', 'hard') as 'hard') : 'hard'];
    battleGame.play(state, prompt.seat, decide(bot.think(battleGame.view(state, prompt.seat), prompt.seat, thoughts)), table);
  }
  if (state.result === 'won') sums.won += 1;
  sums.rounds += state.round;
}

function measure(boss: BossId, difficulty: Difficulty): void {
  const battles = Number(argument('battles', '40'));
  const mode = argument('mode', 'dice');
  const others = argument('others', 'heroes') === 'heroes' ? 'heroes' : 'comrades';
  const options: Options = {
    ...DEFAULTS, boss, difficulty, others, level: argument('level', '1') === 'chapter' ? levelIn(BOSSES[boss].chapter) : Number(argument('level', '1')), modes: isOneOf(MODES, mode) ? [mode, mode, mode, mode] : DEFAULTS.modes,
  };
  const sums: Sums = { won: 0, rounds: 0, breaks: 0, counters: 0, rests: 0, weak: 0, dealt: 0, taken: 0, shares: {} };
  const takeTurns = argument('hero', '') === 'turns';
  const headedBy = (first: HeroId): readonly HeroId[] => [first, ...HERO_IDS.filter((hero) => hero !== first)];
  for (let i = 0; i < battles; i++) {
    const heroes = takeTurns ? headedBy(HERO_IDS[i % HERO_IDS.length] ?? 'takahiro') : HERO_IDS;
    playBattle({ ...options, heroes }, `${argument('seed', 'fresh')} ${boss} ${difficulty} ${i}`, sums);
  }
  const perRound = (n: number): string => (n / sums.rounds).toFixed(2);
  // Twice the standard error: so far may chance have taken it from the truth, nineteen times of twenty.
  const rate = sums.won / battles;
  const error = Math.round(200 * Math.sqrt(Math.max(rate * (1 - rate), 1 / (battles + 4)) / battles));
  const shares = Object.entries(sums.shares).map(([hero, n]) => `${hero} ${Math.round((100 * n) / Math.max(1, sums.dealt))} %`).join(', ');
  console.log(`${boss} ${difficulty} ${others} ${mode}: won ${sums.won} of ${battles} (${Math.round(100 * rate)} % ± ${error}), ${(sums.rounds / battles).toFixed(1)} rounds; per round ${perRound(sums.breaks)} breaks, `
    + `${perRound(sums.counters)} counterstrikes, ${perRound(sums.rests)} rests, ${perRound(sums.weak)} on a Vulnerability, ${perRound(sums.dealt)} dealt, ${perRound(sums.taken)} taken; ${shares}`);
}

for (const boss of BOSS_IDS) {
  const wanted = argument('boss', 'ushikado').split(',');
  if (!wanted.includes('all') && !wanted.includes(boss)) continue;
  for (const difficulty of DIFFICULTIES) if (isOneOf([difficulty, 'all'], argument('difficulty', 'standard'))) measure(boss, difficulty);
}
