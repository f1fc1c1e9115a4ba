import * as v from 'valibot';

import { BOT_LEVELS } from '@/engine/box';
import type { AnyGame } from '@/engine/game';
import { UnreadableSave, demandNotNewer, parseSave, type MatchSave } from '@/engine/save';

import { parseJson } from './storage/document';
import { SHARINGS, type SeatPlayer, type Sharing } from './seats';

/** The shape of the envelope around a match; the match inside has a format of its own. */
export const ENVELOPE_FORMAT = 1;

/** Why a save cannot be opened: shown in the list, in words. */
export interface Unreadable {
  readonly reason: UnreadableSave['reason'];
  readonly words: string;
}

/** A line of the saves list. */
export interface SaveEntry {
  readonly id: string;
  readonly name: string;
  /** The box's id, '' when the save is too damaged to say. */
  readonly game: string;
  readonly players: readonly SeatPlayer[];
  /** Absent until somebody chooses. */
  readonly sharing?: Sharing;
  /** The day whose daily game this is: "2031-05-04". */
  readonly day?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  /** Where the match stands, in a few words: "Round 2 of 5". */
  readonly summary: string;
  readonly unreadable?: Unreadable;
}

const PlayerSchema = v.object({ name: v.string(), plays: v.picklist(['person', ...BOT_LEVELS]), temperament: v.optional(v.string()) });

/** Whatever can still be read of a damaged envelope is; the list then names the save as well as it can. */
const LabelSchema = v.object({
  name: v.fallback(v.string(), 'Unnamed match'),
  game: v.fallback(v.string(), ''),
  players: v.fallback(v.array(PlayerSchema), []),
  sharing: v.fallback(v.optional(v.picklist(SHARINGS)), undefined),
  day: v.fallback(v.optional(v.string()), undefined),
  createdAt: v.fallback(v.number(), 0),
  updatedAt: v.fallback(v.number(), 0),
  finished: v.fallback(v.boolean(), false),
  summary: v.fallback(v.string(), ''),
});
const EnvelopeSchema = v.object({ format: v.number(), label: v.unknown(), match: v.unknown() });

const NEWER = 'This match was saved by a newer Grudgebox. Update the app to open it.';
const NOT_A_SAVE = 'This save is damaged: it is not readable as a match any more.';

export interface OpenedSave {
  readonly entry: SaveEntry;
  readonly match?: MatchSave;
  /** The match as it was written. */
  readonly written?: unknown;
}

/** What this app can open of a game, by the game's id; undefined for a box that may come with an update. */
export type KnownGames = (id: string) => Pick<AnyGame, 'title' | 'version'> | undefined;

/** The text that is stored, exported and imported. */
export function writeEnvelope(entry: SaveEntry, match: unknown): string {
  const { name, game, players, sharing, day, createdAt, updatedAt, finished, summary } = entry;
  return JSON.stringify({ format: ENVELOPE_FORMAT, label: { name, game, players, sharing, day, createdAt, updatedAt, finished, summary }, match });
}

function labelled(id: string, raw: unknown, unreadable?: Unreadable): SaveEntry {
  const parsed = v.safeParse(LabelSchema, raw);
  const label = parsed.success ? parsed.output : v.parse(LabelSchema, {});
  return { id, ...label, ...(unreadable && { unreadable }) };
}

/** Border: reads whatever lies in storage. Never throws and never drops anything: what cannot be opened says why. */
export function readEnvelope(id: string, text: string, known: KnownGames): OpenedSave {
  const parsed = v.safeParse(EnvelopeSchema, parseJson(text));
  if (!parsed.success) return { entry: labelled(id, { name: 'Damaged save' }, { reason: 'damaged', words: NOT_A_SAVE }) };
  const { format, label, match } = parsed.output;
  if (format > ENVELOPE_FORMAT) return { entry: labelled(id, label, { reason: 'newer', words: NEWER }) };
  try {
    const save = parseSave(match);
    const game = known(save.game);
    if (game) demandNotNewer(game, save);
    return { entry: labelled(id, label), match: save, written: match };
  } catch (error) {
    if (!(error instanceof UnreadableSave)) throw error;
    return { entry: labelled(id, label, { reason: error.reason, words: error.message }) };
  }
}
