import * as v from 'valibot';

import { BadInput } from '../errors';
import type { Outcome } from '../game';
import { hashJson } from '../hash';
import { firstIssue, wholeNumber } from '../parse';
import { UnreadableSave } from '../save';
import type { Ahead, AnyCampaign, SavedCampaign, SavedResult } from './campaign';

/** The shape of the file itself; a campaign's own `version` is apart from it. */
export const CAMPAIGN_FORMAT = 1;

const MOST_RESULTS = 10_000;

const ShortText = v.pipe(v.string(), v.maxLength(200));

const OutcomeSchema: v.GenericSchema<unknown, Outcome> = v.object({
  kind: v.picklist(['versus', 'together']),
  won: v.exactOptional(v.boolean()),
  places: v.array(v.number()),
  scores: v.array(v.number()),
  lines: v.array(v.array(v.object({ label: v.string(), points: v.number() }))),
  words: v.string(),
});

const ResultSchema = v.object({
  match: ShortText,
  game: ShortText,
  outcome: OutcomeSchema,
  taken: v.unknown(),
  /** The fingerprint of everything up to here: the start, the results and the document they led to. */
  after: ShortText,
});

const SaveSchema = v.object({
  format: v.literal(CAMPAIGN_FORMAT),
  campaign: ShortText,
  version: v.pipe(v.number(), v.integer()),
  options: v.unknown(),
  seed: ShortText,
  results: v.pipe(v.array(ResultSchema), v.maxLength(MOST_RESULTS)),
  /** Where an older version had led: the first `at` results are not told again, the campaign goes on from here. */
  base: v.exactOptional(v.object({ at: wholeNumber(0, MOST_RESULTS), document: v.unknown() })),
  /** Where the results lead. It is no shortcut: it is what a later version may go on from. */
  document: v.unknown(),
  check: ShortText,
});

/** A campaign on paper: how it was started, and every match since. */
export type CampaignSave = v.InferOutput<typeof SaveSchema>;
export type RecordedResult = SavedResult & { readonly after: string };

export const checksum = (save: Omit<CampaignSave, 'check'>): string => hashJson({ ...save, check: undefined });

const damaged = (words: string): UnreadableSave => new UnreadableSave('damaged', `This campaign is damaged: ${words}`);

/** Whatever goes wrong while a campaign is read, its save is what is wrong: it is named as damaged and kept. */
export function* readingCampaign<T>(reading: Generator<number, T, undefined>): Generator<number, T, undefined> {
  try {
    return yield* reading;
  } catch (error) {
    if (error instanceof UnreadableSave) throw error;
    throw damaged(error instanceof Error ? error.message : String(error));
  }
}

const FormatOnly = v.object({ format: v.number() });

/** Border: a campaign from storage or a file. Throws UnreadableSave; never repairs silently. */
export function parseCampaignSave(raw: unknown): CampaignSave {
  const format = v.safeParse(FormatOnly, raw);
  if (format.success && format.output.format > CAMPAIGN_FORMAT) {
    throw new UnreadableSave('newer', 'This campaign was saved by a newer Grudgebox. Update the app to open it.');
  }
  const parsed = v.safeParse(SaveSchema, raw);
  if (!parsed.success) throw damaged(firstIssue(parsed.issues));
  if (checksum(parsed.output) !== parsed.output.check) throw damaged('its contents do not match its checksum.');
  return parsed.output;
}

/** A save as a campaign of this version reads it: `after` is only known for results that this version recorded itself. */
export interface ReadableCampaign extends SavedCampaign {
  readonly seed: string;
  readonly results: readonly (SavedResult & { readonly after?: string })[];
  readonly base?: { readonly at: number; readonly document: unknown };
}

/** Brings an older save up to the campaign's version, step by step. */
export function migrateCampaign(campaign: Pick<AnyCampaign, 'id' | 'title' | 'version' | 'migrations'>, save: CampaignSave): ReadableCampaign {
  const { seed, options, results, document, base, version } = save;
  if (save.campaign !== campaign.id) throw new UnreadableSave('unknownGame', `This is a campaign “${save.campaign}”, not ${campaign.title}.`);
  if (version > campaign.version) throw new UnreadableSave('newer', `This campaign was saved by a newer version of ${campaign.title}. Update the app to open it.`);
  if (version === campaign.version) return { seed, options, results, document, ...(base && { base }) };
  let saved: SavedCampaign = { options, results: results.map(({ match, game, outcome, taken }) => ({ match, game, outcome, taken })), document };
  for (let from = version; from < campaign.version; from++) {
    const step = campaign.migrations?.[from];
    if (!step) throw damaged(`version ${version} of ${campaign.title} cannot be continued by version ${campaign.version}.`);
    saved = step(saved);
  }
  return { seed, ...saved, ...(saved.document !== undefined && { base: { at: saved.results.length, document: saved.document } }) };
}

/** Throws BadInput unless everything that must hold does. */
export function demandWhole<D>(campaign: { next(document: D): Ahead; broken?(document: D): readonly string[] }, document: D): void {
  const faults = campaign.broken?.(document) ?? [];
  if (faults.length > 0) throw new BadInput(`it stands where no campaign can: ${faults.join('; ')}.`);
  const { matches, outcome } = campaign.next(document);
  if (matches.length === 0 && !outcome) throw new BadInput('nothing can be played and nothing is over.');
}
