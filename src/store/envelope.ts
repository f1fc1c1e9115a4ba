import * as v from 'valibot';

import { BOT_LEVELS } from '@/engine/box';
import { isOwn, own } from '@/engine/own';
import { UnreadableSave } from '@/engine/save';

import { SHARINGS, type SeatPlayer, type Sharing } from './seats';

/** The shape of the envelope around a match or a campaign; what is inside has a format of its own. */
const ENVELOPE_FORMAT = 1;

/** Why something stored cannot be opened: shown in the list, in words. */
export interface Unreadable {
  readonly reason: UnreadableSave['reason'];
  readonly words: string;
}

/** What stands on every envelope. */
export interface Label {
  readonly name: string;
  readonly players: readonly SeatPlayer[];
  /** Absent until somebody chooses. */
  readonly sharing?: Sharing;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  /** Where it stands, in a few words: "Round 2 of 5". */
  readonly summary: string;
}

/** A line of the list. */
export type Entry<L extends Label> = L & { readonly id: string; readonly unreadable?: Unreadable };

/** Letters that break a line, ring a bell or turn the direction of reading round. */
const UNSEEN: readonly (readonly [number, number])[] = [[0x00, 0x1f], [0x7f, 0x9f], [0x200e, 0x200f], [0x2028, 0x202e], [0x2066, 0x2069]];
const isUnseen = (code: number): boolean => UNSEEN.some(([low, high]) => code >= low && code <= high);

/** A line of words such as a label has room for; what no screen can show in a line is none. */
export const line = (most: number) => v.pipe(v.string(), v.maxLength(most), v.check((text) => ![...text].some((letter) => isUnseen(letter.charCodeAt(0)))));

const LONGEST_ID = 60;
export const LONGEST_LABEL = 200;
const MOST_PLAYERS = 12;
/** Milliseconds since 1970, or of a clock, as far as a calendar goes. */
export const Time = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));

const PlayerSchema = v.object({ name: line(LONGEST_ID), plays: v.picklist(['person', ...BOT_LEVELS]), temperament: v.optional(line(LONGEST_ID)) });

export const idLine = line(LONGEST_ID);

/** Whatever can still be read of a damaged label is; the list then names the thing as well as it can. */
export const LABEL = {
  players: v.fallback(v.pipe(v.array(PlayerSchema), v.maxLength(MOST_PLAYERS)), []),
  sharing: v.fallback(v.optional(v.picklist(SHARINGS)), undefined),
  createdAt: v.fallback(Time, 0),
  updatedAt: v.fallback(Time, 0),
  finished: v.fallback(v.boolean(), false),
  summary: v.fallback(line(LONGEST_LABEL), ''),
};

/** One kind of thing that is kept in envelopes: matches, campaigns. */
export interface EnvelopeKind<L extends Label, B> {
  /** Where they lie in the vault. */
  readonly folder: string;
  /** What the inside is called in the file. */
  readonly inside: string;
  readonly label: v.GenericSchema<unknown, L>;
  /** Border: throws UnreadableSave. */
  parse(raw: unknown): B;
  /** Whether anybody may look into it: nothing that is hidden in it matters any more. */
  isOver(entry: Entry<L>): boolean;
  readonly words: {
    readonly damaged: string;
    readonly newer: string;
    readonly gone: string;
    readonly fileName: string;
    /** Stands in a sealed file, for whoever opens it in an editor. */
    readonly sealed: string;
  };
}

export interface Opened<L extends Label, B> {
  readonly entry: Entry<L>;
  readonly body?: B;
  /** The inside as it was written. */
  readonly written?: unknown;
}

/** The text that is stored, exported and imported. */
export function writeEnvelope<L extends Label, B>({ inside }: EnvelopeKind<L, B>, entry: Entry<L>, body: unknown): string {
  return JSON.stringify({ format: ENVELOPE_FORMAT, label: { ...entry, id: undefined, unreadable: undefined }, [inside]: body });
}

/** A line of the list, as well as its label can be read. */
export function labelled<L extends Label, B>({ label }: EnvelopeKind<L, B>, id: string, raw: unknown, unreadable?: Unreadable): Entry<L> {
  const parsed = v.safeParse(label, raw);
  return { id, ...(parsed.success ? parsed.output : v.parse(label, {})), ...(unreadable && { unreadable }) };
}

const EnvelopeSchema = v.looseObject({ format: v.number(), label: v.unknown() });

/** The inside as it was written, where the envelope is one of ours. */
export function insideOf<L extends Label, B>({ inside }: EnvelopeKind<L, B>, raw: unknown): unknown {
  const parsed = v.safeParse(EnvelopeSchema, raw);
  return parsed.success && parsed.output.format <= ENVELOPE_FORMAT ? own(parsed.output, inside) : undefined;
}

/** Border: reads whatever lies in storage or in a file. Never throws and never drops anything: what cannot be opened says why. */
export function readEnvelope<L extends Label, B>(kind: EnvelopeKind<L, B>, id: string, raw: unknown): Opened<L, B> {
  const { words, inside } = kind;
  const parsed = v.safeParse(EnvelopeSchema, raw);
  if (!parsed.success || !isOwn(parsed.output, inside)) return { entry: labelled(kind, id, { name: 'Damaged save' }, { reason: 'damaged', words: words.damaged }) };
  const { format, label, [inside]: written } = parsed.output;
  if (format > ENVELOPE_FORMAT) return { entry: labelled(kind, id, label, { reason: 'newer', words: words.newer }) };
  try {
    return { entry: labelled(kind, id, label), body: kind.parse(written), written };
  } catch (error) {
    const unreadable: Unreadable = error instanceof UnreadableSave ? { reason: error.reason, words: error.message } : { reason: 'damaged', words: words.damaged };
    return { entry: labelled(kind, id, label, unreadable) };
  }
}
