import { BadInput } from '../errors';
import type { BaseOptions, Outcome } from '../game';
import { hashJson } from '../hash';
import { cloneJson, sameJson } from '../json';
import { Random } from '../random';
import type { Ahead, Campaign, MatchResult, OpenMatch, SavedResult, Standing } from './campaign';
import { CAMPAIGN_FORMAT, checksum, demandWhole, migrateCampaign, readingCampaign, type CampaignSave, type RecordedResult } from './campaignSave';

/** The last state of a match, with how it ended. */
export interface MatchEnd {
  readonly match: string;
  readonly game: string;
  readonly outcome: Outcome;
  readonly state: unknown;
}

/**
 * One campaign under way: a start (options and seed) and the results since. Everything else follows from those. What is
 * recorded is final. A document once handed out is never changed again, so screens may keep it.
 */
export class RunningCampaign<D, O extends BaseOptions, H> {
  private current: D;
  private readonly recorded: RecordedResult[] = [];

  private constructor(
    readonly campaign: Campaign<D, O, H>,
    readonly options: O,
    readonly seed: string,
    /** Where an older version of the campaign had led. */
    private readonly base?: { readonly at: number; readonly document: D },
  ) {
    this.current = base ? cloneJson(base.document) : campaign.start(options, Random.fromSeed(`${seed}/start`));
    demandWhole(campaign, this.current);
  }

  static start<D, O extends BaseOptions, H>(campaign: Campaign<D, O, H>, rawOptions: unknown, seed: string): RunningCampaign<D, O, H> {
    return new RunningCampaign(campaign, campaign.parseOptions(rawOptions), seed);
  }

  /** Opens a save: every result is recorded again and must lead where it led before. Throws UnreadableSave, in words. */
  static load<D, O extends BaseOptions, H>(campaign: Campaign<D, O, H>, save: CampaignSave): RunningCampaign<D, O, H> {
    const loading = RunningCampaign.loading(campaign, save);
    for (;;) {
      const step = loading.next();
      if (step.done) return step.value;
    }
  }

  /** The same in slices: hands out how many results are recorded again. */
  static loading<D, O extends BaseOptions, H>(campaign: Campaign<D, O, H>, save: CampaignSave): Generator<number, RunningCampaign<D, O, H>, undefined> {
    return readingCampaign(RunningCampaign.telling(campaign, save));
  }

  private static *telling<D, O extends BaseOptions, H>(campaign: Campaign<D, O, H>, save: CampaignSave): Generator<number, RunningCampaign<D, O, H>, undefined> {
    const { seed, options, results, document, base } = migrateCampaign(campaign, save);
    if (base && base.at > results.length) throw new BadInput('it goes on from behind its last result.');
    const running = new RunningCampaign(campaign, campaign.parseOptions(options), seed, base && { at: base.at, document: campaign.parseDocument(base.document) });
    for (const [index, result] of results.entries()) {
      if (base && index < base.at) running.recorded.push({ ...result, after: result.after ?? '' });
      else running.recordAgain(result, result.after);
      yield index + 1;
    }
    if (document !== undefined && !sameJson(document, running.current)) throw new BadInput('its results do not lead to where it was saved.');
    return running;
  }

  get document(): D {
    return this.current;
  }

  get results(): readonly RecordedResult[] {
    return this.recorded;
  }

  get ahead(): Ahead {
    return this.campaign.next(this.current);
  }

  get standing(): Standing {
    return this.campaign.describe(this.current);
  }

  hash(): string {
    return hashJson(this.current);
  }

  /** How often this match has been played to its end. */
  timesPlayed(match: string): number {
    return this.recorded.filter((result) => result.match === match).length;
  }

  /** The match as it may be played now, with the seed of this try: the same match is always dealt the same, a retry anew. */
  openMatch(id: string): (OpenMatch & { readonly seed: string; readonly attempt: number }) | undefined {
    const open = this.ahead.matches.find((match) => match.id === id);
    const attempt = this.timesPlayed(id);
    return open && { ...open, attempt, seed: `${this.seed}/${id}/${attempt}` };
  }

  /** Takes a finished match in. Throws BadInput, in words; then nothing has changed. */
  recordEnd({ match, game, outcome, state }: MatchEnd): void {
    const harvest = this.campaign.harvests[this.openGame(match, game)];
    this.recordAgain({ match, game, outcome, taken: harvest.take(state, this.current) });
  }

  save(): CampaignSave {
    const { campaign, options, seed, base } = this;
    const save = {
      format: CAMPAIGN_FORMAT,
      campaign: campaign.id,
      version: campaign.version,
      options: options as unknown,
      seed,
      results: this.recorded.map(({ match, game, outcome, taken, after }) => ({ match, game, outcome, taken, after })),
      ...(base && { base: { at: base.at, document: base.document as unknown } }),
      document: this.current as unknown,
    } as const;
    return { ...save, check: checksum(save) };
  }

  /** The game's id as the campaign knows it, if this match may be recorded now. */
  private openGame(match: string, game: string): keyof H & string {
    if (this.ahead.matches.find(({ id }) => id === match)?.game !== game) throw new BadInput(`The match “${match}” is not open now.`);
    const { harvests, title } = this.campaign;
    for (const known in harvests) if (known === game) return known;
    throw new BadInput(`No match of “${game}” belongs to ${title}.`);
  }

  private recordAgain({ match, game, outcome, taken }: SavedResult, expected?: string): void {
    const { campaign, seed, recorded } = this;
    const known = this.openGame(match, game);
    const result: MatchResult<H> = { match, game: known, outcome, taken: campaign.harvests[known].parse(taken) };
    const draft = cloneJson(this.current);
    campaign.record(draft, result, Random.fromSeed(`${seed}/result/${recorded.length}`));
    demandWhole(campaign, draft);
    const told = { match, game, outcome, taken: result.taken };
    const before = recorded[recorded.length - 1]?.after ?? hashJson({ seed, options: this.options });
    const after = hashJson({ before, result: told, document: draft });
    if (expected !== undefined && expected !== after) throw new BadInput(`result ${recorded.length + 1} does not lead to where it led when it was recorded.`);
    recorded.push({ ...told, after });
    this.current = draft;
  }
}

export type AnyRunningCampaign = RunningCampaign<unknown, BaseOptions, Record<string, unknown>>;
