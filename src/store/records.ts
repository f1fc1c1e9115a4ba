import * as v from 'valibot';
import { create } from 'zustand';

import { BOT_LEVELS, type BotLevel } from '@/engine/box';
import type { Outcome } from '@/engine/game';

import { isPerson, type SeatPlayer } from './seats';
import { readJson, writeJson } from './storage/document';

const DOCUMENT = 'records';
const KEPT_RESULTS = 40;

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
const BoxRecordsSchema = v.object({
  played: Count,
  best: v.optional(BestSchema),
  against: v.object(v.entriesFromList(OPPONENTS, TallySchema)),
  /** Newest first. */
  results: v.array(ResultSchema),
});
const RecordsSchema = v.object({ format: v.literal(1), boxes: v.record(v.string(), BoxRecordsSchema) });

export type Result = Readonly<v.InferOutput<typeof ResultSchema>>;
export type BoxRecords = Readonly<v.InferOutput<typeof BoxRecordsSchema>>;

const NONE: v.InferOutput<typeof TallySchema> = { won: 0, lost: 0 };
export const NO_RECORDS: BoxRecords = {
  played: 0,
  against: { easy: NONE, medium: NONE, hard: NONE, people: NONE, game: NONE },
  results: [],
};

export interface FinishedMatch {
  readonly match: string;
  readonly box: string;
  readonly players: readonly SeatPlayer[];
  readonly outcome: Outcome;
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

function addResult(records: BoxRecords, result: Result, players: readonly SeatPlayer[]): BoxRecords {
  let best = records.best;
  result.scores.forEach(({ name, score }, seat) => {
    const player = players[seat];
    if (player && isPerson(player) && (!best || score > best.score)) best = { score, name, at: result.at };
  });
  const tally = records.against[result.opponent];
  const counted = result.won === undefined ? tally : { won: tally.won + (result.won ? 1 : 0), lost: tally.lost + (result.won ? 0 : 1) };
  return {
    played: records.played + 1,
    best,
    against: { ...records.against, [result.opponent]: counted },
    results: [result, ...records.results].slice(0, KEPT_RESULTS),
  };
}

interface RecordsStore {
  readonly boxes: Readonly<Record<string, BoxRecords>>;
  open(): void;
  /** Call when a match ends. The same match counts once; matches among bots count for nobody. */
  noteResult(finished: FinishedMatch): void;
}

export const useRecords = create<RecordsStore>()((set, get) => ({
  boxes: {},
  open: () => set({ boxes: readJson(DOCUMENT, RecordsSchema)?.boxes ?? {} }),
  noteResult: (finished) => {
    const { boxes } = get();
    const records = boxes[finished.box] ?? NO_RECORDS;
    if (!finished.players.some(isPerson) || records.results.some(({ match }) => match === finished.match)) return;
    const changed = { ...boxes, [finished.box]: addResult(records, resultOf(finished, Date.now()), finished.players) };
    set({ boxes: changed });
    writeJson(DOCUMENT, { format: 1, boxes: changed });
  },
}));
