/**
 * Measures Roll & Fight with its own bots at their human pace. Every figure of docs/balance/roll-and-fight.md comes
 * from here. The seeds of “solo” were used while tuning; “fresh” ones were not looked at before:
 *
 *     npx tsx scripts/balance/roll-and-fight.ts solo    [games] [bot level] [solo level] [seed] win rate, score, parts of it
 *     npx tsx scripts/balance/roll-and-fight.ts spread  [games] [bot level] [solo level] [seed] by hero, boss and den
 *     npx tsx scripts/balance/roll-and-fight.ts use     [games] [bot level] [solo level] [seed] tiles bought, objectives marked
 *     npx tsx scripts/balance/roll-and-fight.ts all     [games] [bot level] [solo level] [seed] the three above from the same games
 *     npx tsx scripts/balance/roll-and-fight.ts seats   [games] [bot level] [seats]           wins by seat
 *     npx tsx scripts/balance/roll-and-fight.ts levels  [games]                                bot levels against each other
 */
import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS, type BotLevel } from '@/engine/box';
import { CLOCK, type Outcome, type Seat } from '@/engine/game';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { rollAndFightBots } from '@/games/roll-and-fight/bot';
import { TILE_IDS, tileOf } from '@/games/roll-and-fight/content/abilities';
import { BOSS_IDS } from '@/games/roll-and-fight/content/bosses';
import { BOARDS, DEN_IDS, SIDES, type Side } from '@/games/roll-and-fight/content/dens';
import { HERO_IDS } from '@/games/roll-and-fight/content/heroes';
import type { Level } from '@/games/roll-and-fight/content/tracks';
import { rollAndFightGame as game } from '@/games/roll-and-fight/game';
import type { Event } from '@/games/roll-and-fight/rules/events';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import { objectivesOf } from '@/games/roll-and-fight/rules/preview';
import { prioritySeat } from '@/games/roll-and-fight/rules/rolling/supply';
import { bossIsDead, isDead, playerAt } from '@/games/roll-and-fight/rules/scene';
import type { Options, Player, State } from '@/games/roll-and-fight/rules/state';

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly outcome: Outcome;
}

/** Takes within so many milliseconds are one grab (RF-102). */
const FRAME_MS = 16;

const timeOf = ([, move]: readonly [Seat, Move]): number => ('t' in move ? move.t : 0);

/** Hands that reach for the supply in the same frame as the first one share it, in order from the priority seat. */
function sharedTake(state: State, hands: readonly (readonly [Seat, Move])[], first: number): readonly [Seat, Move] | undefined {
  const grabs = hands.filter((hand) => hand[1].type === 'take' && timeOf(hand) < first + FRAME_MS);
  if (grabs.length < 2) return undefined;
  return [CLOCK, { type: 'take', t: grabs.reduce((latest, hand) => Math.max(latest, timeOf(hand)), state.rolling.clock), seats: grabs.map(([seat]) => seat) }];
}

/** Whose hand is first: in real time the earliest stamp, of equal ones the nearest to the priority seat, as a host does it (RF-98). */
function nextMove(state: State, levels: readonly BotLevel[], randoms: readonly Random[]): readonly [Seat, Move] {
  const seats = game.prompts(state).map((prompt) => prompt.seat).filter((seat) => seat >= 0);
  const think = (seat: Seat): readonly [Seat, Move] => {
    const random = randoms[seat];
    const level = levels[seat];
    if (!random || !level) throw new Error(`nobody plays seat ${seat}`);
    return [seat, decide(rollAndFightBots[level].think(state, seat, random))];
  };
  const [only] = seats;
  if (only === undefined) throw new Error('nobody is asked');
  if (state.phase !== 'rolling' || seats.length === 1) return think(only);
  const distance = (seat: Seat): number => (seat - prioritySeat(state) + levels.length) % levels.length;
  const hands = seats.sort((a, b) => distance(a) - distance(b)).map(think);
  const first = hands.reduce((earliest, other) => (timeOf(other) < timeOf(earliest) ? other : earliest));
  return (first[1].type === 'take' && sharedTake(state, hands, timeOf(first))) || first;
}

function playGame(options: Options, levels: readonly BotLevel[], seed: string, side?: Side): Played {
  const events: Event[] = [];
  const position = startPosition(game, options, seed, events);
  const randoms = levels.map((_, seat) => Random.fromSeed(`${seed}/bot${seat}`));
  for (;;) {
    const { state } = position;
    const outcome = game.outcome(state);
    if (outcome) return { state, events, outcome };
    const [seat, move] = state.phase === 'setup' && side ? ([0, { type: 'chooseSide', side }] as const) : nextMove(state, levels, randoms);
    playInPlace(game, position, seat, move, events);
    const broken = game.broken?.(state) ?? [];
    if (broken.length > 0) throw new Error(`${seed}: ${broken.join('; ')}`);
  }
}

interface Setting {
  readonly options: Options;
  readonly side: Side;
}

/** The i-th solo game: heroes, bosses and dens each come up equally often, in all combinations. */
function soloSetting(i: number, level: Level): Setting {
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const den = i % DEN_IDS.length;
  const hero = Math.floor(i / DEN_IDS.length);
  const boss = Math.floor(i / (DEN_IDS.length * HERO_IDS.length)) + den;
  const options = game.parseOptions({
    seats: 1, heroes: [pick(HERO_IDS, hero)], bosses: [pick(BOSS_IDS, boss)], boards: [pick(BOARDS, Math.floor(den / 2))],
    diceLevel: level, timeLevel: level, pointsLevel: level, rollSettleMs: 350,
  });
  return { options, side: pick(SIDES, den) };
}

const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length);
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

function* soloGames(games: number, bot: BotLevel, level: Level, seed: string): Iterable<Played> {
  for (let i = 0; i < games; i++) {
    const { options, side } = soloSetting(i, level);
    yield playGame(options, [bot], `${seed}-${i}`, side);
  }
}

const scoreOf = (played: Played): number => played.outcome.scores[0] ?? 0;
const wonBy = (played: Played): number => (played.outcome.won ? 1 : 0);
const heroOf = (played: Played): Player => playerAt(played.state, 0);

function solo(played: readonly Played[], bot: BotLevel, level: Level): void {
  const share = (test: (player: Player) => boolean): number => mean(played.map((one) => (test(heroOf(one)) ? 1 : 0)));
  row('bot', 'level', 'games', 'win', 'mean score', 'boss killed', 'death', 'a Beating');
  row('---', '---', '---', '---', '---', '---', '---', '---');
  row(bot, level, played.length, percent(mean(played.map(wonBy))), mean(played.map(scoreOf)).toFixed(1), percent(share(bossIsDead)), percent(share(isDead)), percent(share((player) => player.beatings > 0)));
  const living = played.filter((one) => !isDead(heroOf(one)));
  const labels = living[0]?.outcome.lines[0]?.map((line) => line.label) ?? [];
  const total = mean(living.map(scoreOf));
  labels.forEach((label, i) => {
    const points = mean(living.map((one) => one.outcome.lines[0]?.[i]?.points ?? 0));
    console.log(`${label}: ${points.toFixed(2)} (${percent(points / total)})`);
  });
}

function spread(played: readonly Played[]): void {
  const all = mean(played.map(scoreOf));
  console.log(`All: ${all.toFixed(2)} points, ${percent(mean(played.map(wonBy)))} won`);
  const by = (name: string, keyOf: (player: Player) => string): void => {
    row(name, 'games', 'mean score', 'from the average', 'win');
    row('---', '---', '---', '---', '---');
    const keys = [...new Set(played.map((one) => keyOf(heroOf(one))))].sort();
    for (const key of keys) {
      const some = played.filter((one) => keyOf(heroOf(one)) === key);
      const score = mean(some.map(scoreOf));
      row(key, some.length, score.toFixed(1), (score - all).toFixed(1), percent(mean(some.map(wonBy))));
    }
  };
  by('hero', (player) => player.hero ?? '');
  by('boss', (player) => player.boss);
  by('den', (player) => player.den ?? '');
}

function usage(played: readonly Played[]): void {
  row('tile', 'hero', 'bought');
  row('---', '---', '---');
  for (const tile of TILE_IDS) {
    const own = played.filter((one) => heroOf(one).hero === tileOf(tile).hero);
    row(tile, tileOf(tile).hero, percent(mean(own.map((one) => (one.events.some((event) => event.type === 'tileBought' && event.tile === tile) ? 1 : 0)))));
  }
  row('den', 'room', 'objective', 'marked');
  row('---', '---', '---', '---');
  for (const den of DEN_IDS) {
    const own = played.filter((one) => heroOf(one).den === den);
    const [sample] = own;
    if (!sample) continue;
    objectivesOf(heroOf(sample)).forEach(({ room, objective }, i) => {
      row(den, room, objective.kind, percent(mean(own.map((one) => (objectivesOf(heroOf(one))[i]?.marked ? 1 : 0)))));
    });
  }
}

const together = (seats: number): Options => game.parseOptions({ seats, heroPick: 'random', rollSettleMs: 350 });

function shareOfWin(outcome: Outcome, seat: Seat): number {
  const winners = outcome.kind === 'versus' ? outcome.places.filter((place) => place === 1).length : 0;
  return winners > 0 && outcome.places[seat] === 1 ? 1 / winners : 0;
}

function seatsTable(games: number, bot: BotLevel, seats: number): void {
  const wins = new Array<number>(seats).fill(0);
  for (let i = 0; i < games; i++) {
    const { outcome } = playGame(together(seats), new Array<BotLevel>(seats).fill(bot), `seats-${i}`);
    wins.forEach((_, seat) => (wins[seat] = (wins[seat] ?? 0) + shareOfWin(outcome, seat)));
  }
  row('seat', 'win');
  row('---', '---');
  wins.forEach((win, seat) => row(seat, percent(win / games)));
}

/** Each game seats the levels in another order. */
function levelsTable(games: number): void {
  const wins: Record<BotLevel, number> = { easy: 0, medium: 0, hard: 0 };
  const scores: Record<BotLevel, number[]> = { easy: [], medium: [], hard: [] };
  for (let i = 0; i < games; i++) {
    const levels = BOT_LEVELS.map((_, seat) => BOT_LEVELS[(seat + i) % BOT_LEVELS.length] as BotLevel);
    const { outcome } = playGame(together(BOT_LEVELS.length), levels, `levels-${i}`);
    levels.forEach((level, seat) => {
      wins[level] += shareOfWin(outcome, seat);
      scores[level].push(outcome.scores[seat] ?? 0);
    });
  }
  row('level', 'win', 'mean score');
  row('---', '---', '---');
  for (const level of BOT_LEVELS) row(level, percent(wins[level] / games), mean(scores[level]).toFixed(1));
}

const [, , what = 'solo', gamesText = '100', second = 'medium', third = 'easy', seed = 'solo'] = process.argv;
const games = Number(gamesText);
const soloReports: Readonly<Record<string, (played: readonly Played[]) => void>> = {
  solo: (played) => solo(played, second as BotLevel, third as Level),
  spread,
  use: usage,
  all: (played) => {
    solo(played, second as BotLevel, third as Level);
    spread(played);
    usage(played);
  },
};
const soloReport = soloReports[what];
if (soloReport) soloReport([...soloGames(games, second as BotLevel, third as Level, seed)]);
else if (what === 'seats') seatsTable(games, second as BotLevel, Number(third) || 3);
else if (what === 'levels') levelsTable(games);
else throw new Error(`what is “${what}”?`);
