import * as v from 'valibot';

import { BOT_LEVELS } from '@/engine/box';
import { UnreadableSave } from '@/engine/save';

import { parseJson } from './storage/document';
import { SHARINGS, type SeatPlayer, type Sharing } from './seats';

/** The shape of the envelope around a match or a campaign; what is inside has a format of its own. */
export const ENVELOPE_FORMAT = 1;

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

const PlayerSchema = v.object({ name: v.string(), plays: v.picklist(['person', ...BOT_LEVELS]), temperament: v.optional(v.string()) });

/** Whatever can still be read of a damaged label is; the list then names the thing as well as it can. */
export const LABEL = {
  players: v.fallback(v.array(PlayerSchema), []),
  sharing: v.fallback(v.optional(v.picklist(SHARINGS)), undefined),
  createdAt: v.fallback(v.number(), 0),
  updatedAt: v.fallback(v.number(), 0),
  finished: v.fallback(v.boolean(), false),
  summary: v.fallback(v.string(), ''),
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
  readonly words: { readonly damaged: string; readonly newer: string; readonly gone: string; readonly notOurs: string; readonly fileName: string };
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

function labelled<L extends Label, B>({ label }: EnvelopeKind<L, B>, id: string, raw: unknown, unreadable?: Unreadable): Entry<L> {
  const parsed = v.safeParse(label, raw);
  return { id, ...(parsed.success ? parsed.output : v.parse(label, {})), ...(unreadable && { unreadable }) };
}

const EnvelopeSchema = v.looseObject({ format: v.number(), label: v.unknown() });

/** Border: reads whatever lies in storage. Never throws and never drops anything: what cannot be opened says why. */
export function readEnvelope<L extends Label, B>(kind: EnvelopeKind<L, B>, id: string, text: string): Opened<L, B> {
  const { words, inside } = kind;
  const parsed = v.safeParse(EnvelopeSchema, parseJson(text));
  if (!parsed.success || !(inside in parsed.output)) return { entry: labelled(kind, id, { name: 'Damaged save' }, { reason: 'damaged', words: words.damaged }) };
  const { format, label, [inside]: written } = parsed.output;
  if (format > ENVELOPE_FORMAT) return { entry: labelled(kind, id, label, { reason: 'newer', words: words.newer }) };
  try {
    return { entry: labelled(kind, id, label), body: kind.parse(written), written };
  } catch (error) {
    if (!(error instanceof UnreadableSave)) throw error;
    return { entry: labelled(kind, id, label, { reason: error.reason, words: error.message }) };
  }
}
