import * as v from 'valibot';

import type { Feat } from '@/engine/achievements';
import { BOT_LEVELS, type BotLevel } from '@/engine/box';
import type { Outcome } from '@/engine/game';

import { isPerson, type SeatPlayer } from './seats';

const KEPT_RESULTS = 40;
const KEPT_DAYS = 60;

/** What was played against: the strongest bot, other people only, or the game itself. */
export const OPPONENTS = [...BOT_LEVELS, 'people', 'game'] as const;
export type Opponent = (typeof OPPONENTS)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TallySchema = v.object({ won: Count, lost: Count });
const BestSchema = v.object({ score: v.number(), name: v.string(), at: v.number() });
const ResultSchema = v.object({
  match: v.string(),
  at: v.number(),
  opponent: v.picklist(OPPONENTS),
  /** Absent among people only: somebody always wins there. */
  won: v.optional(v.boolean()),
  words: v.string(),
  scores: v.array(v.object({ name: v.string(), score: v.number(), place: v.number() })),
});
const AchievedSchema = v.object({ at: v.number(), name: v.string(), match: v.string() });
const DaySchema = v.object({
  /** The match that counts: the first one that was started that day. */
  match: v.string(),
  /** How it ended; absent while it is not over. */
  score: v.optional(v.number()),
  won: v.optional(v.boolean()),
  /** The best of all tries, also of those that do not count. */
  best: v.optional(v.number()),
});
const BoxRecordsSchema = v.object({
  played: Count,
  best: v.optional(BestSchema),
  against: v.object(v.entriesFromList(OPPONENTS, TallySchema)),
  /** Newest first. */
  results: v.array(ResultSchema),
  /** By the achievement's id: who earned it first, when, and in which match. */
  achieved: v.optional(v.record(v.string(), AchievedSchema), {}),
  /** The daily game, by day: "2031-05-04". */
  days: v.optional(v.record(v.string(), DaySchema), {}),
});
export const RecordsSchema = v.object({ format: v.literal(1), boxes: v.record(v.string(), BoxRecordsSchema) });

export type Result = Readonly<v.InferOutput<typeof ResultSchema>>;
export type Achieved = Readonly<v.InferOutput<typeof AchievedSchema>>;
export type DayRecord = Readonly<v.InferOutput<typeof DaySchema>>;
export type BoxRecords = Readonly<v.InferOutput<typeof BoxRecordsSchema>>;

export type Boxes = Readonly<Record<string, BoxRecords>>;

const NONE: v.InferOutput<typeof TallySchema> = { won: 0, lost: 0 };
export const NO_RECORDS: BoxRecords = {
  played: 0,
  against: { easy: NONE, medium: NONE, hard: NONE, people: NONE, game: NONE },
  results: [],
  achieved: {},
  days: {},
};

export interface FinishedMatch {
  readonly match: string;
  readonly box: string;
  readonly players: readonly SeatPlayer[];
  readonly outcome: Outcome;
  /** The day whose daily game this was. */
  readonly day?: string;
  /** What the people at the table have earned; asked once, because it takes a replay to know. */
  judge?(): readonly Feat[];
}

function strongestBot(players: readonly SeatPlayer[]): BotLevel | undefined {
  return [...BOT_LEVELS].reverse().find((level) => players.some((player) => player.plays === level));
}

export function resultOf({ match, players, outcome }: FinishedMatch, at: number): Result {
  const people = players.map((player, seat) => ({ player, seat })).filter(({ player }) => isPerson(player));
  const together = outcome.kind === 'together';
  const opponent: Opponent = together ? 'game' : (strongestBot(players) ?? 'people');
  const versusWon = people.some(({ seat }) => outcome.places[seat] === 1);
  return {
    match,
    at,
    opponent,
    won: together ? (outcome.won ?? false) : opponent === 'people' ? undefined : versusWon,
    words: outcome.words,
    scores: players.map(({ name }, seat) => ({ name, score: outcome.scores[seat] ?? 0, place: outcome.places[seat] ?? 1 })),
  };
}

/** What was earned before stays with whoever earned it first. */
function withFeats(achieved: BoxRecords['achieved'], feats: readonly Feat[], { match, at, scores }: Result): BoxRecords['achieved'] {
  const after = { ...achieved };
  for (const { id, seat } of feats) after[id] ??= { at, match, name: scores[seat]?.name ?? '' };
  return after;
}

function withDayResult(days: BoxRecords['days'], day: string, { match, won, scores }: Result): BoxRecords['days'] {
  const score = Math.max(...scores.map((line) => line.score));
  const before = days[day] ?? { match };
  const best = Math.max(score, before.best ?? score);
  return withDay(days, day, before.match === match ? { match, score, won, best } : { ...before, best });
}

function withDay(days: BoxRecords['days'], day: string, record: DayRecord): BoxRecords['days'] {
  const kept = Object.entries({ ...days, [day]: record }).sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, KEPT_DAYS);
  return Object.fromEntries(kept);
}

/** The first match started on a day's game is the one that counts. */
export const withDayStarted = (records: BoxRecords, day: string, match: string): BoxRecords =>
  records.days[day] ? records : { ...records, days: withDay(records.days, day, { match }) };

const higher = <T extends { readonly score: number }>(a: T | undefined, b: T | undefined): T | undefined => (a && (!b || a.score >= b.score) ? a : b);

function counted(records: BoxRecords, result: Result): BoxRecords {
  const tally = records.against[result.opponent];
  const after = result.won === undefined ? tally : { won: tally.won + (result.won ? 1 : 0), lost: tally.lost + (result.won ? 0 : 1) };
  return {
    ...records,
    played: records.played + 1,
    against: { ...records.against, [result.opponent]: after },
    results: [result, ...records.results].sort((a, b) => b.at - a.at).slice(0, KEPT_RESULTS),
  };
}

function mergedDays(theirs: BoxRecords['days'], own: BoxRecords['days']): BoxRecords['days'] {
  return Object.entries(own).reduce((days, [day, record]) => {
    const known = days[day];
    if (!known) return withDay(days, day, record);
    const best = Math.max(known.best ?? -Infinity, record.best ?? -Infinity);
    const told = known.match === record.match && known.score === undefined ? record : known;
    return withDay(days, day, Number.isFinite(best) ? { ...told, best } : told);
  }, theirs);
}

/** What two windows know of one box: no match counts twice, none is lost. */
export function mergedRecords(theirs: BoxRecords, own: BoxRecords): BoxRecords {
  const oldest = theirs.results.length < KEPT_RESULTS ? -Infinity : (theirs.results[theirs.results.length - 1]?.at ?? -Infinity);
  const missing = own.results.filter(({ match, at }) => at > oldest && !theirs.results.some((result) => result.match === match));
  const achieved = { ...theirs.achieved };
  for (const [id, feat] of Object.entries(own.achieved)) {
    const known = achieved[id];
    if (!known || feat.at < known.at) achieved[id] = feat;
  }
  return {
    ...missing.reduceRight(counted, theirs),
    best: higher(theirs.best, own.best),
    achieved,
    days: mergedDays(theirs.days, own.days),
  };
}

/** The same for all boxes. */
export function mergedBoxes(theirs: Boxes, own: Boxes): Boxes {
  const all = [...new Set([...Object.keys(theirs), ...Object.keys(own)])];
  return Object.fromEntries(all.map((box) => [box, mergedRecords(theirs[box] ?? NO_RECORDS, own[box] ?? NO_RECORDS)]));
}

export function withResult(records: BoxRecords, finished: FinishedMatch, result: Result): BoxRecords {
  let best = records.best;
  result.scores.forEach(({ name, score }, seat) => {
    const player = finished.players[seat];
    if (player && isPerson(player) && (!best || score > best.score)) best = { score, name, at: result.at };
  });
  return {
    ...counted(records, result),
    best,
    achieved: withFeats(records.achieved, finished.judge?.() ?? [], result),
    days: finished.day === undefined ? records.days : withDayResult(records.days, finished.day, result),
  };
}
