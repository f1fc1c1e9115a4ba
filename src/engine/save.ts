import * as v from 'valibot';

import { BadInput } from './errors';
import type { AnyGame, Migration, Seat } from './game';
import { hashJson, hashText } from './hash';
import { canonicalJson } from './json';
import { MOST_MOVES, unpackRaw } from './movesTable';
import { firstIssue } from './parse';
import { atOnce, type Slices } from './slices';

/** The shape of the save file itself; a game's own `version` is apart from it. The first one wrote its list of moves as numbers. */
export const SAVE_FORMAT = 2;

const Int32 = v.pipe(v.number(), v.integer(), v.minValue(-0x80000000), v.maxValue(0x7fffffff));
/** Far more than any name, seed or fingerprint has: nobody's file makes a long story of them. */
const ShortText = v.pipe(v.string(), v.maxLength(200));
const Stream = v.strictTuple([Int32, Int32, Int32, Int32]);

const At = v.pipe(Int32, v.minValue(0));
const Dice = v.object({ generator: v.literal('sfc32'), streams: v.array(Stream) });

/** By hand: a long match has thousands, and a table waits for them. */
export const isListOfMoves = (raw: unknown): raw is [number, unknown][] =>
  Array.isArray(raw) && raw.length <= MOST_MOVES && raw.every((entry) => Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && entry[0] === (entry[0] | 0));

/** A moment along the moves, as it was. */
export const WholeCheckpointSchema = v.object({ at: At, state: v.unknown(), random: Dice });

/** What is in a save besides its moves. */
export const SAVE_HEAD = {
  format: v.picklist([1, SAVE_FORMAT]),
  game: ShortText,
  version: Int32,
  options: v.unknown(),
  seed: ShortText,
  checkpoint: v.optional(v.union([WholeCheckpointSchema, v.object({ at: At, hash: ShortText })])),
  /** Where it begins when older rules played what came before: so many moves that nobody can replay any more. */
  earlier: v.optional(v.object({ moves: At, state: v.unknown(), random: Dice })),
  /** The fingerprint of the moves before the checkpoint: with it, whoever goes on from there need not read them first. */
  chain: v.optional(ShortText),
  check: ShortText,
};
const SaveSchema = v.object({ ...SAVE_HEAD, moves: v.custom<[number, unknown][]>(isListOfMoves, 'a list of seats and moves') });

/** A match on paper: what was set up, and every move since. The checkpoint only makes loading instant. */
export type MatchSave = v.InferOutput<typeof SaveSchema>;

/** A moment along the moves: whole, or as a hash that tells whether replaying leads there. */
export type Checkpoint = NonNullable<MatchSave['checkpoint']>;
export type WholeCheckpoint = Extract<Checkpoint, { readonly random: unknown }>;

/** The fingerprint of a list of moves, one move at a time: a match that goes on need not hash its past again. */
export const chainMove = (chain: string, seat: Seat, move: unknown): string => hashText(`${chain}${seat}${canonicalJson(move)}`);
export const CHAIN_START = '';

export const chainOf = (moves: MatchSave['moves'], start = CHAIN_START): string => moves.reduce((chain, [seat, move]) => chainMove(chain, seat, move), start);

/** `chain`: the fingerprint of all moves. */
export const fingerprint = (save: Omit<MatchSave, 'check' | 'moves'>, chain: string): string =>
  hashJson({ game: save.game, version: save.version, options: save.options, seed: save.seed, chain, checkpoint: save.checkpoint, earlier: save.earlier });
export const checksum = (save: Omit<MatchSave, 'check'>): string => fingerprint(save, chainOf(save.moves));

/** Why a save cannot be opened, so that the saves list can say it in words and keep the file. */
export class UnreadableSave extends BadInput {
  constructor(
    readonly reason: 'damaged' | 'newer' | 'unknownGame',
    words: string,
  ) {
    super(words);
  }
}

const FormatOnly = v.object({ format: v.number() });

/** Border: a save from storage or a file. Throws UnreadableSave; never repairs silently. */
export const parseSave = (raw: unknown): MatchSave => atOnce(parsingSave(raw));

/** The same in slices: the list of moves may be long. */
export function* parsingSave(raw: unknown): Slices<MatchSave> {
  const format = v.safeParse(FormatOnly, raw);
  if (format.success && format.output.format > SAVE_FORMAT) {
    throw new UnreadableSave('newer', 'This match was saved by a newer Grudgebox. Update the app to open it.');
  }
  const parsed = v.safeParse(SaveSchema, unpackRaw(raw));
  if (!parsed.success) {
    throw new UnreadableSave('damaged', `This save is damaged: ${firstIssue(parsed.issues)}`);
  }
  const save = parsed.output;
  let chain = CHAIN_START;
  for (const [seat, move] of save.moves) {
    chain = chainMove(chain, seat, move);
    yield;
  }
  if (fingerprint(save, chain) !== save.check) {
    throw new UnreadableSave('damaged', 'This save is damaged: its contents do not match its checksum.');
  }
  return save;
}

/** A match of a newer version of its game waits for an update of the app. */
export function demandNotNewer({ title, version }: Pick<AnyGame, 'title' | 'version'>, save: MatchSave): void {
  if (save.version > version) throw new UnreadableSave('newer', `This match was saved by a newer version of ${title}. Update the app to open it.`);
}

/** Brings an older save up to the game's version, step by step. */
export function migrateSave(game: AnyGame, save: MatchSave): MatchSave {
  if (save.game !== game.id) throw new UnreadableSave('unknownGame', `This is a match of “${save.game}”, not of ${game.title}.`);
  demandNotNewer(game, save);
  if (save.version === game.version) return save;
  const tooOld = () => new UnreadableSave('damaged', `${game.title} ${save.version} matches cannot be continued by version ${game.version}.`);
  let migrated = save;
  for (let version = save.version; version < game.version; version++) {
    const step = game.migrations?.[version];
    const next = step && migratedBy(step, migrated);
    if (!next) throw tooOld();
    migrated = next;
  }
  const current = { ...migrated, version: game.version };
  return { ...current, check: checksum(current) };
}

/** One step; undefined where a match was saved without the state that it should go on from. */
function migratedBy(step: Migration, save: MatchSave): MatchSave | undefined {
  if (typeof step === 'function') {
    const { options, moves } = step({ options: save.options, moves: save.moves });
    return { ...save, options, moves: moves.map(([seat, move]): [number, unknown] => [seat, move]), checkpoint: undefined, chain: undefined };
  }
  const { checkpoint, earlier, moves } = save;
  // A step before this one has gone on from there already, and nothing was played since.
  if (earlier && !checkpoint && moves.length === 0) return { ...save, earlier: { ...earlier, state: step.goOn(earlier.state) } };
  if (!checkpoint || !('state' in checkpoint)) return undefined;
  // What could still be taken back is taken back: the new rules may not know it.
  const { at, state, random } = checkpoint;
  return { ...save, moves: [], checkpoint: undefined, chain: undefined, earlier: { moves: (earlier?.moves ?? 0) + at, state: step.goOn(state), random } };
}
