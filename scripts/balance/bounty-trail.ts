/**
 * Measures Bounty Trail with its own bots. Every figure of docs/balance/bounty-trail.md comes from here:
 *
 *     npx tsx scripts/balance/bounty-trail.ts table   [games] [seats] [recipe] [level,level,…] [name of the seeds] [march on|off]
 *     npx tsx scripts/balance/bounty-trail.ts solo    [games] [bot level] [solo level] [powers on|off] [march on|off]
 *     npx tsx scripts/balance/bounty-trail.ts lengths [games] [recipe] [march on|off]
 *     npx tsx scripts/balance/bounty-trail.ts levels  [games] [recipe]
 *     npx tsx scripts/balance/bounty-trail.ts tempers [games] [recipe] [bot level] [temperament,…] [name of the seeds]
 *     npx tsx scripts/balance/bounty-trail.ts cards   [games] [recipe] [seats]
 *     npx tsx scripts/balance/bounty-trail.ts pace    [games]
 *     npx tsx scripts/balance/bounty-trail.ts feats   [games] [bot level]
 */
import { featsIn, storyOf } from '@/engine/achievements';
import { decide, type Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import type { Played as PlayedMove } from '@/engine/reading';
import { Replayer } from '@/engine/replayer';
import { achievements } from '@/games/bounty-trail/achievements';
import { TEMPERS, botOf, bountyTrailBots, withLeanings, type Temper } from '@/games/bounty-trail/bot';
import { TEMPERAMENTS, TEMPERAMENT_IDS, isTemperament, type TemperamentId } from '@/games/bounty-trail/bot/temperaments';
import { CARDS } from '@/games/bounty-trail/content/cards';
import { CHARACTER_IDS } from '@/games/bounty-trail/content/characters';
import { LEVEL_IDS, type LevelId } from '@/games/bounty-trail/content/levels';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import type { Event } from '@/games/bounty-trail/rules/events';
import type { Move } from '@/games/bounty-trail/rules/moves';
import { DEFAULT_OPTIONS, parseOptions, type Options } from '@/games/bounty-trail/rules/options';
import { medalFor, finalMoney } from '@/games/bounty-trail/rules/scoring';
import type { State } from '@/games/bounty-trail/rules/state';

interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  /** One win for each game, shared by those in the first place; solo: whether it was won. */
  readonly wins: readonly number[];
  /** Processor milliseconds for each planned path. */
  readonly thoughts: readonly number[];
  readonly moves: readonly PlayedMove<Move>[];
}

/** One game to its end, every invariant checked after every move. */
function playGame(options: Options, bots: readonly Bot<State, Move>[], seed: string): Played {
  const events: Event[] = [];
  const position = startPosition(bountyTrailGame, options, seed, events);
  const randoms = bots.map((_, seat) => Random.fromSeed(`${seed}/bot${seat}`));
  const thoughts: number[] = [];
  const moves: PlayedMove<Move>[] = [];
  for (;;) {
    const outcome = bountyTrailGame.outcome(position.state);
    if (outcome) {
      const winners = outcome.kind === 'versus' ? outcome.places.filter((place) => place === 1).length : 0;
      const wins = outcome.places.map((place) => (winners > 0 && place === 1 ? 1 / winners : 0));
      return { state: position.state, events, wins: outcome.kind === 'together' ? [outcome.won === true ? 1 : 0] : wins, thoughts, moves };
    }
    const prompt = bountyTrailGame.prompts(position.state)[0];
    const bot = prompt && bots[prompt.seat];
    const random = prompt && randoms[prompt.seat];
    if (!prompt || !bot || !random) throw new Error(`${seed}: nobody is asked`);
    const before = process.cpuUsage();
    const move = decide(bot.think(bountyTrailGame.view(position.state, prompt.seat), prompt.seat, random));
    if (prompt.kind === 'planPath') thoughts.push(process.cpuUsage(before).user / 1000);
    moves.push({ seat: prompt.seat, move });
    playInPlace(bountyTrailGame, position, prompt.seat, move, events);
    const broken = bountyTrailGame.broken?.(position.state) ?? [];
    if (broken.length > 0) throw new Error(`${seed}: ${broken.join('; ')}`);
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const mean = (values: readonly number[]): string => (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2);
const countOf = (events: readonly Event[], type: Event['type']): number => events.filter((event) => event.type === type).length;
const print = (label: string, ...values: readonly (string | number)[]): void => console.log(label.padEnd(34), ...values);

function tableReport(games: number, seats: number, recipe: Options['recipe'], levels: readonly BotLevel[], seeds: string, forcedMarch: boolean): void {
  const options = parseOptions({ ...DEFAULT_OPTIONS, seats, recipe, characters: [], forcedMarch, duel: 'die' });
  const seatWins = new Array<number>(seats).fill(0);
  const characters = new Map(CHARACTER_IDS.map((id) => [id, { played: 0, won: 0, money: 0 }]));
  const money: number[] = [];
  const winnersMoney: number[] = [];
  const totals = { resets: 0, auctions: 0, ties: 0, resolved: 0, down: 0, turned: 0, steps: 0, plans: 0, rounds: 0 };
  for (let game = 0; game < games; game++) {
    const bots = Array.from({ length: seats }, (_, seat) => bountyTrailBots[levels[seat % levels.length] ?? 'hard']);
    const { state, events, wins } = playGame(options, bots, `${seeds}-${game}`);
    state.hunters.forEach((hunter, seat) => {
      const won = wins[seat] ?? 0;
      seatWins[seat] = (seatWins[seat] ?? 0) + won;
      const tally = characters.get(hunter.character);
      if (tally) { tally.played += 1; tally.won += won; tally.money += finalMoney(hunter); }
      money.push(finalMoney(hunter));
      if (won > 0) winnersMoney.push(finalMoney(hunter));
    });
    totals.resets += countOf(events, 'gunEmptied');
    totals.auctions += countOf(events, 'auctionOpened');
    totals.ties += countOf(events, 'auctionTied');
    totals.turned += countOf(events, 'turned');
    totals.resolved += events.filter((event) => event.type === 'paid').length;
    totals.down += countOf(events, 'wentDown') > 0 ? 1 : 0;
    for (const event of events) {
      if (event.type !== 'pathsRevealed') continue;
      totals.rounds += 1;
      for (const plan of event.plans) { totals.steps += plan.steps.length; totals.plans += 1; }
    }
  }
  print('seats win', ...seatWins.map((won) => percent(won, games)));
  for (const [id, { played, won, money: earned }] of characters) print(`  ${id}`, percent(won, played), `played ${played}`, `mean $${(earned / Math.max(1, played)).toFixed(0)}`);
  print('median money / of the winner', median(money), median(winnersMoney));
  print('steps planned / cards resolved', (totals.steps / totals.plans).toFixed(2), (totals.resolved / totals.plans).toFixed(2));
  print('resets per player and game', (totals.resets / games / seats).toFixed(2));
  print('auctions / tied, per game', (totals.auctions / games).toFixed(1), (totals.ties / games).toFixed(1));
  print('games ended by a hunter down', percent(totals.down, games));
  print('one-way cards turned per game', (totals.turned / games).toFixed(2));
}

function soloReport(games: number, bot: BotLevel, level: LevelId, { characterPowers, forcedMarch }: Pick<Options, 'characterPowers' | 'forcedMarch'>): void {
  const medals = { bronze: 0, silver: 0, gold: 0 };
  const money: number[] = [];
  let won = 0;
  let down = 0;
  for (let game = 0; game < games; game++) {
    const options = parseOptions({ ...DEFAULT_OPTIONS, seats: 1, level, characters: [], characterPowers, forcedMarch });
    const played = playGame(options, [bountyTrailBots[bot]], `solo-${game}`);
    const [hunter] = played.state.hunters;
    if (!hunter) continue;
    money.push(finalMoney(hunter));
    if (hunter.down) down += 1;
    if (!played.wins[0]) continue;
    won += 1;
    const medal = medalFor(played.state, finalMoney(hunter));
    if (medal) medals[medal] += 1;
  }
  const sorted = money.slice().sort((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0;
  print(`${level} (${bot}, powers ${characterPowers ? 'on' : 'off'}${forcedMarch ? '' : ', no march'})`, `won ${percent(won, games)}`, `silver+ ${percent(medals.silver + medals.gold, games)}`, `gold ${percent(medals.gold, games)}`, `down ${percent(down, games)}`, 'money q10-q90', [0.1, 0.25, 0.5, 0.75, 0.9].map(quantile).join(' '));
}

/** Different bots at one table, every deal played once from each seat; prints how often each kind wins. */
function rivalsReport(games: number, recipe: Options['recipe'], rivals: Readonly<Record<string, Temper>>, { characterPowers, forcedMarch }: Pick<Options, 'characterPowers' | 'forcedMarch'>): void {
  const names = Object.keys(rivals);
  const options = parseOptions({ ...DEFAULT_OPTIONS, seats: names.length, recipe, characters: [], characterPowers, forcedMarch, duel: 'die' });
  const wins = new Map(names.map((name) => [name, 0]));
  for (let game = 0; game < games; game++) {
    const seated = names.map((_, seat) => names[(seat + game) % names.length] ?? '');
    const bots = seated.map((name) => botOf(name, rivals[name] ?? TEMPERS.hard));
    playGame(options, bots, `rivals-${Math.floor(game / names.length)}`).wins.forEach((won, seat) => {
      const name = seated[seat] ?? '';
      wins.set(name, (wins.get(name) ?? 0) + won);
    });
  }
  for (const [name, won] of wins) print(`${name} wins`, percent(won, games));
}

/** One bot with a temperament among three of its level without, from every seat in turn; a quarter of the games is its fair share. */
function tempersReport(games: number, recipe: Options['recipe'], level: BotLevel, ids: readonly TemperamentId[], seeds: string): void {
  const options = parseOptions({ ...DEFAULT_OPTIONS, seats: 4, recipe, characters: [], duel: 'die' });
  for (const id of ids) {
    const odd = botOf(id, withLeanings(TEMPERS[level], TEMPERAMENTS[id].leanings));
    let won = 0;
    for (let game = 0; game < games; game++) {
      const bots = Array.from({ length: 4 }, (_, seat) => (seat === game % 4 ? odd : bountyTrailBots[level]));
      won += playGame(options, bots, `${seeds}-${Math.floor(game / 4)}`).wins[game % 4] ?? 0;
    }
    print(`${id} (${level}) wins`, percent(won, games));
  }
}

/** How often each card that is dealt is also taken by somebody. */
function cardsReport(games: number, recipe: Options['recipe'], seats: number): void {
  const tallies = new Map(CARDS.map((card) => [card.id, { dealt: 0, taken: 0 }]));
  const options = parseOptions({ ...DEFAULT_OPTIONS, seats, recipe, characters: [], duel: 'die' });
  for (let game = 0; game < games; game++) {
    const { events } = playGame(options, Array.from({ length: seats }, () => bountyTrailBots.hard), `cards-${game}`);
    const taken = new Set<string>();
    for (const event of events) {
      if (event.type === 'dealt') {
        const tally = tallies.get(event.card);
        if (tally) tally.dealt += 1;
        taken.delete(event.card);
      } else if (event.type === 'paid' && !taken.has(event.card)) {
        const tally = tallies.get(event.card);
        if (tally) tally.taken += 1;
        taken.add(event.card);
      }
    }
  }
  const rows = [...tallies].filter(([, { dealt }]) => dealt > 0).map(([id, { dealt, taken }]) => ({ id, share: taken / dealt }));
  rows.sort((a, b) => a.share - b.share);
  const show = (row: { id: string; share: number }): string => `${row.id} ${(100 * row.share).toFixed(0)} %`;
  print('least taken', rows.slice(0, 12).map(show).join(', '));
  print('most taken', rows.slice(-12).map(show).join(', '));
  print('mean', mean(rows.map((row) => row.share)));
}

/** How long the strong bot thinks about one move. */
function paceReport(games: number): void {
  for (const [seats, level] of [[1, 'hard'], [2, 'hard'], [4, 'hard'], [4, 'medium'], [4, 'easy']] as const) {
    const options = parseOptions({ ...DEFAULT_OPTIONS, seats, recipe: 'outlaw', characters: [], duel: 'die' });
    const bots = Array.from({ length: seats }, () => bountyTrailBots[level]);
    const thoughts = Array.from({ length: games }, (_, game) => playGame(options, bots, `pace-${game}`).thoughts).flat();
    const slow = thoughts.slice().sort((a, b) => a - b)[Math.floor(0.95 * thoughts.length)] ?? 0;
    print(`${seats} × ${level}: ms per path`, `median ${median(thoughts).toFixed(1)}`, `95 % below ${slow.toFixed(1)}`);
  }
}

/** How often a seat earns each achievement: alone at every level, and among four with the largest deck. */
function featsReport(games: number, level: BotLevel): void {
  const tables = [...LEVEL_IDS.map((id) => ({ seats: 1, level: id })), { seats: 4 }, { seats: 2 }];
  const tallies = new Map(achievements.map(({ id }) => [id, tables.map(() => 0)]));
  tables.forEach((table, column) => {
    const options = parseOptions({ ...DEFAULT_OPTIONS, ...table, recipe: 'outlaw', characters: [], duel: 'die' });
    const seats = Array.from({ length: table.seats }, (_, seat) => seat);
    for (let game = 0; game < games; game++) {
      const seed = `feats-${game}`;
      const { moves } = playGame(options, seats.map(() => bountyTrailBots[level]), seed);
      const story = storyOf(new Replayer(bountyTrailGame, options, seed, moves), bountyTrailGame.outcome);
      for (const { id } of story ? featsIn(story, achievements, seats) : []) {
        const row = tallies.get(id);
        if (row) row[column] = (row[column] ?? 0) + 1 / table.seats;
      }
    }
  });
  print('', ...LEVEL_IDS, 'four players', 'two players');
  for (const [id, row] of tallies) print(id, ...row.map((count) => percent(count, games)));
}

/** Strong bots that only differ in how long a path they may draw. */
const PATH_LENGTHS = Object.fromEntries([4, 6, 8, 16].map((longest) => [`at most ${longest} steps`, { ...TEMPERS.hard, longest }]));

const isBotLevel = (text: string): text is BotLevel => text in bountyTrailBots;
const recipeNamed = (text: string | undefined): Options['recipe'] => parseOptions({ seats: 4, recipe: text ?? 'gunslinger' }).recipe;
const [report = 'table', count = '200', ...rest] = process.argv.slice(2);
const games = Number(count);

if (report === 'table') {
  const [seats = '4', recipe, levels = 'hard', seeds = 'balance', march = 'on'] = rest;
  tableReport(games, Number(seats), recipeNamed(recipe), levels.split(',').filter(isBotLevel), seeds, march === 'on');
} else if (report === 'solo') {
  const [bot = 'hard', level = 'all', powers = 'on', march = 'on'] = rest;
  const levels = LEVEL_IDS.filter((id) => level === 'all' || id === level);
  for (const id of levels) soloReport(games, isBotLevel(bot) ? bot : 'hard', id, { characterPowers: powers === 'on', forcedMarch: march === 'on' });
} else if (report === 'lengths') rivalsReport(games, recipeNamed(rest[0]), PATH_LENGTHS, { characterPowers: false, forcedMarch: rest[1] !== 'off' });
else if (report === 'levels') rivalsReport(games, recipeNamed(rest[0]), TEMPERS, { characterPowers: true, forcedMarch: true });
else if (report === 'tempers') {
  const [recipe, level = 'hard', ids, seeds = 'tempers'] = rest;
  tempersReport(games, recipeNamed(recipe), isBotLevel(level) ? level : 'hard', ids === undefined ? TEMPERAMENT_IDS : ids.split(',').filter(isTemperament), seeds);
}
else if (report === 'cards') cardsReport(games, recipeNamed(rest[0]), Number(rest[1] ?? '4'));
else if (report === 'pace') paceReport(games);
else if (report === 'feats') featsReport(games, rest[0] !== undefined && isBotLevel(rest[0]) ? rest[0] : 'hard');
else throw new Error(`no report “${report}”`);
