import { decide } from '../../src/engine/bots/bot';
import { Random, makeStream } from '../../src/engine/random';
import { battleBots } from '../../src/games/ronins-revenge/bot';
import { BOSSES, BOSS_IDS, type BossId } from '../../src/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId } from '../../src/games/ronins-revenge/content/terms';
import { battleGame } from '../../src/games/ronins-revenge/game';
import type { Move } from '../../src/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '../../src/games/ronins-revenge/rules/events';
import { DEFAULTS, MODES, planOf, type Options } from '../../src/games/ronins-revenge/rules/options';
import { DIFFICULTIES, type Difficulty } from '../../src/games/ronins-revenge/rules/state';
import { LAST_CHAPTER, levelIn } from '../../src/games/ronins-revenge/story/progress';

/**
 * npx tsx scripts/balance/ronins-revenge.ts --boss ushikado --battles 60 --difficulty standard --others heroes --mode dice
 * --level 1 --seed fresh: bots play whole battles; prints what docs/balance/ronins-revenge.md shows. `--level chapter` is the
 * level of the boss's chapter (RR-445), with the loot that comes before it. `--boss` takes several, with commas, or `all`.
 * `--others comrades --hero turns`: one full hero, another one in every battle (otherwise Takahiro), and three Comrades.
 * `--newcomer`: somebody who follows the advice of the table on every turn and takes every blow.
 * Every invariant is looked at after every move; a fault ends the run. Bundled (`npx esbuild … --bundle --platform=node --alias:@=./src`) it takes half the time.
 */
function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some((each) => each === word);

const COUNTED = ['battles', 'won', 'rounds', 'breaks', 'counters', 'rests', 'weak', 'dealt', 'taken'] as const;
type Counts = Record<string, number>;
interface Sums extends Record<(typeof COUNTED)[number], number> {
  /** Damage to the boss, hero by hero. */
  readonly shares: Counts;
  /** Attacks with each weapon, hero by hero. */
  readonly weapons: Record<string, Counts>;
}

const nothing = (): Sums => ({ battles: 0, won: 0, rounds: 0, breaks: 0, counters: 0, rests: 0, weak: 0, dealt: 0, taken: 0, shares: {}, weapons: {} });
const add = (counts: Counts, key: string, n = 1): void => { counts[key] = (counts[key] ?? 0) + n; };

function together(parts: readonly Sums[]): Sums {
  const all = nothing();
  for (const part of parts) {
    for (const key of COUNTED) all[key] += part[key];
    for (const [hero, n] of Object.entries(part.shares)) add(all.shares, hero, n);
    for (const [hero, counts] of Object.entries(part.weapons)) for (const [weapon, n] of Object.entries(counts)) add((all.weapons[hero] ??= {}), weapon, n);
  }
  return all;
}

const MOST_MOVES = 3000;

function noteIn(sums: Sums, options: Options): (event: BattleEvent) => void {
  const { party } = planOf(options);
  const weaponOf = (hero: HeroId, place: 0 | 1): string => {
    const member = party[hero];
    return member === 'comrade' ? '' : member.loadout.weapons[place];
  };
  return (event) => {
    if (event.type === 'cardTaken' && event.broken) sums.breaks += 1;
    if (event.type === 'rested') sums.rests += 1;
    if (event.type === 'attackDeclared') {
      if (event.as === 'counter') sums.counters += 1;
      if ('weapon' in event.choice) add((sums.weapons[event.hero] ??= {}), weaponOf(event.hero, event.choice.weapon));
    }
    if (event.type === 'struck' && event.target.startsWith('boss:') && event.lines.some(({ why }) => why === 'Vulnerable')) sums.weak += 1;
    if (event.type === 'heroStruck') sums.taken += event.damage;
  };
}

const level = argument('bot', 'hard');
const bot = battleBots[isOneOf(['easy', 'medium', 'hard'], level) ? level : 'hard'];
/** What a newcomer answers without asking anybody. */
const UNASKED: Readonly<Record<string, Move>> = process.argv.includes('--newcomer') ? { defend: { kind: 'takeIt' }, interrupt: { kind: 'pass' } } : {};

function playBattle(options: Options, seed: string, sums: Sums): void {
  const random = new Random(makeStream(seed));
  const thoughts = new Random(makeStream(`${seed} bot`));
  const table = { random, stream: () => random, emit: noteIn(sums, options) };
  const state = battleGame.setup(options, table);
  for (let moves = 0; moves < MOST_MOVES && state.result === null; moves++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) break;
    battleGame.play(state, prompt.seat, UNASKED[prompt.kind] ?? decide(bot.think(battleGame.view(state, prompt.seat), prompt.seat, thoughts)), table);
    const faults = battleGame.broken?.(state) ?? [];
    if (faults.length > 0) throw new Error(`seed “${seed}”: ${faults.join('; ')}`);
  }
  sums.battles += 1;
  if (state.result === 'won') sums.won += 1;
  sums.rounds += state.round;
  // What the bars have lost by each of them: a blow may be more than it takes (RR-404, RR-611).
  for (const hero of HERO_IDS) {
    const { dealt } = state.heroes[hero];
    sums.dealt += dealt;
    add(sums.shares, hero, dealt);
  }
}

const percentOf = (n: number, all: number): number => Math.round((100 * n) / Math.max(1, all));
const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The weapon that each hero strikes with most often. */
const favourites = (weapons: Sums['weapons']): string => HERO_IDS.flatMap((hero) => {
  const counts = weapons[hero] ?? {};
  const [first] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return first ? [`${first[0]} ${percentOf(first[1], total(counts))} %`] : [];
}).join(', ');

function tell(name: string, sums: Sums): void {
  const perRound = (n: number): string => (n / sums.rounds).toFixed(2);
  // Twice the standard error: so far may chance have taken it from the truth, nineteen times of twenty.
  const rate = sums.won / sums.battles;
  const error = Math.round(200 * Math.sqrt(Math.max(rate * (1 - rate), 1 / (sums.battles + 4)) / sums.battles));
  const shares = HERO_IDS.map((hero) => `${hero} ${percentOf(sums.shares[hero] ?? 0, sums.dealt)} %`).join(', ');
  console.log(`${name}: won ${sums.won} of ${sums.battles} (${Math.round(100 * rate)} % ± ${error}), ${(sums.rounds / sums.battles).toFixed(1)} rounds; per round ${perRound(sums.breaks)} breaks, `
    + `${perRound(sums.counters)} counterstrikes, ${perRound(sums.rests)} rests, ${perRound(sums.weak)} on a Vulnerability, ${perRound(sums.dealt)} dealt, ${perRound(sums.taken)} taken; ${shares}; most used: ${favourites(sums.weapons)}`);
}

const mode = argument('mode', 'dice');
const others = argument('others', 'heroes') === 'heroes' ? 'heroes' : 'comrades';
const headedBy = (first: HeroId): readonly HeroId[] => [first, ...HERO_IDS.filter((hero) => hero !== first)];

function measure(boss: BossId, difficulty: Difficulty): Sums {
  const options: Options = {
    ...DEFAULTS, boss, difficulty, others, level: argument('level', '1') === 'chapter' ? levelIn(BOSSES[boss].chapter) : Number(argument('level', '1')), modes: isOneOf(MODES, mode) ? [mode, mode, mode, mode] : DEFAULTS.modes,
  };
  const sums = nothing();
  const takeTurns = argument('hero', '') === 'turns';
  const battles = Number(argument('battles', '40'));
  for (let i = 0; i < battles; i++) {
    const heroes = takeTurns ? headedBy(HERO_IDS[i % HERO_IDS.length] ?? 'takahiro') : HERO_IDS;
    playBattle({ ...options, heroes }, `${argument('seed', 'fresh')} ${boss} ${difficulty} ${i}`, sums);
  }
  tell(`${boss} ${difficulty} ${others} ${mode}`, sums);
  return sums;
}

const wanted = argument('boss', 'ushikado').split(',');
for (const difficulty of DIFFICULTIES) {
  if (!isOneOf([difficulty, 'all'], argument('difficulty', 'standard'))) continue;
  const measured = BOSS_IDS.filter((boss) => wanted.includes('all') || wanted.includes(boss)).map((boss) => ({ chapter: BOSSES[boss].chapter, sums: measure(boss, difficulty) }));
  const tellOf = (name: string, fits: (chapter: number) => boolean): void => {
    const parts = measured.filter(({ chapter }) => fits(chapter)).map(({ sums }) => sums);
    if (parts.length > 1) tell(name, together(parts));
  };
  tellOf(`chapters 2–${LAST_CHAPTER - 1}`, (chapter) => chapter > 1 && chapter < LAST_CHAPTER);
  tellOf('the last boss', (chapter) => chapter === LAST_CHAPTER);
  tellOf('all', () => true);
}
