import type { Bot } from '@/engine/bots/bot';
import type { AnyBox } from '@/engine/box';
import type { AnyCampaign, OpenMatch } from '@/engine/campaign/campaign';
import { checksum, parseCampaignSave, type CampaignSave } from '@/engine/campaign/campaignSave';
import { RunningCampaign, type AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { playCampaign, simulateCampaign } from '@/engine/campaign/simulateCampaign';
import { BadInput } from '@/engine/errors';
import type { BaseOptions } from '@/engine/game';
import { cloneJson, sameJson } from '@/engine/json';
import { UnreadableSave } from '@/engine/save';

import { GARBAGE, letIn, spoilt } from './borders';
import { messageOf } from './check';
import { notPlain } from './plainData';

export interface CampaignTrial {
  readonly options: BaseOptions;
  readonly seed: string;
  boxOf(game: string): AnyBox;
  playerOf(box: AnyBox, player: number): Bot<unknown, unknown>;
  readonly maxMatches: number;
  readonly maxMoves: number;
  /** Whether it must be over by then. */
  readonly mustEnd: boolean;
}

/** Looks for one kind of fault in one campaign played by bots; each fault in words. */
export type CampaignCheck = (campaign: AnyCampaign, trial: CampaignTrial) => readonly string[];

function play(campaign: AnyCampaign, trial: CampaignTrial): AnyRunningCampaign {
  const { running, failure } = simulateCampaign(campaign, trial);
  if (failure) throw new Error(`after ${running.results.length} results: ${failure.reason}: ${failure.words}`);
  return running;
}

const signed = (save: Omit<CampaignSave, 'check'>): CampaignSave => ({ ...save, check: checksum(save) });

export const checkCampaignEnds: CampaignCheck = (campaign, trial) => {
  const { ahead, results } = play(campaign, trial);
  if (trial.mustEnd && !ahead.outcome) return [`not over after ${results.length} matches`];
  return ahead.outcome && (ahead.outcome.title === '' || ahead.outcome.words === '') ? ['it ends without a word'] : [];
};

export const checkOpenMatches: CampaignCheck = (campaign, trial) => {
  const faults: string[] = [];
  for (const running of playCampaign(campaign, trial)) {
    const { matches } = running.ahead;
    if (new Set(matches.map(({ id }) => id)).size !== matches.length) faults.push('two open matches have one name');
    for (const match of matches) faults.push(...matchFaults(match, campaign, trial));
  }
  return faults.slice(0, 5);
};

function matchFaults({ id, game, options, seats, title, words }: OpenMatch, campaign: AnyCampaign, { boxOf, options: { seats: players } }: CampaignTrial): string[] {
  const faults: string[] = [];
  if (!campaign.harvests[game]) faults.push(`nothing is taken out of ${game}`);
  if (!sameJson(boxOf(game).game.parseOptions(options), options)) faults.push('the game understands its options differently');
  if (seats.length !== options.seats) faults.push(`${seats.length} people for ${options.seats} seats`);
  const seated = seats.flatMap((seat) => ('player' in seat ? [seat.player] : []));
  if (seated.some((player) => player < 0 || player >= players) || new Set(seated).size !== seated.length) faults.push(`players ${seated.join(', ')} sit there`);
  if (title === '' || words === '') faults.push('it says nothing about itself');
  return faults.map((fault) => `${id}: ${fault}`);
}

/** The page: every open match stands at a station, nothing that is played is missing, and everything speaks. */
export const checkStanding: CampaignCheck = (campaign, trial) => {
  const faults: string[] = [];
  for (const { standing, ahead, results } of playCampaign(campaign, trial)) {
    const shown = standing.stations.filter(({ when }) => when !== 'ahead').flatMap(({ matches }) => matches);
    for (const { id } of ahead.matches) if (!shown.includes(id)) faults.push(`${id} is open and stands nowhere`);
    for (const { match } of results) if (!shown.includes(match)) faults.push(`${match} was played and stands nowhere`);
    if (standing.summary === '' || standing.words === '') faults.push('it does not say where it stands');
    for (const { title, words } of standing.stations) if (title === '' || words === '') faults.push('a station without words');
  }
  return faults.slice(0, 5);
};

export const checkCampaignSaves: CampaignCheck = (campaign, trial) => {
  const faults: string[] = [];
  for (const running of playCampaign(campaign, trial)) {
    const at = `after ${running.results.length} results`;
    const save = running.save();
    const plain = notPlain(save, 'save') ?? notPlain(running.ahead, 'ahead') ?? notPlain(running.standing, 'standing');
    if (plain) faults.push(`${at}: ${plain}`);
    const again = RunningCampaign.load(campaign, parseCampaignSave(JSON.parse(JSON.stringify(save))));
    if (again.hash() !== running.hash()) faults.push(`${at}: another document after loading`);
    if (!sameJson(again.ahead, running.ahead)) faults.push(`${at}: something else comes after loading`);
    if (!sameJson(campaign.parseDocument(save.document), save.document)) faults.push(`${at}: parseDocument changes a good document`);
    if (!sameJson(again.save(), save)) faults.push(`${at}: another save after loading`);
  }
  return faults.slice(0, 5);
};

export const checkSameAgain: CampaignCheck = (campaign, trial) =>
  play(campaign, trial).hash() === play(campaign, trial).hash() ? [] : ['the same seed leads elsewhere'];

/** Whatever is changed in a save, and signed again, is noticed. */
export const checkForgery: CampaignCheck = (campaign, trial) => {
  const save = play(campaign, trial).save();
  const { check: _check, ...rest } = save;
  const [first, ...others] = save.results;
  if (!first) return ['no result to forge'];
  const forgeries: Readonly<Record<string, Omit<CampaignSave, 'check'>>> = {
    'another seed': { ...rest, seed: `${rest.seed}!` },
    'other words of an outcome': { ...rest, results: [{ ...first, outcome: { ...first.outcome, words: 'I won.' } }, ...others] },
    'another match': { ...rest, results: [{ ...first, match: 'nowhere' }, ...others] },
    'a result left out': { ...rest, results: others },
    'a result twice': { ...rest, results: [first, ...save.results] },
    'a document nobody reached': { ...rest, document: { ...(cloneJson(rest.document) as object), garbage: true } },
    'a game that does not belong': { ...rest, results: [{ ...first, game: 'chess' }, ...others] },
    'going on from nowhere': { ...rest, base: { at: save.results.length + 1, document: rest.document } },
  };
  return Object.entries(forgeries).flatMap(([name, forgery]) => {
    try {
      RunningCampaign.load(campaign, parseCampaignSave(signed(forgery)));
      return [`${name} is not noticed`];
    } catch (error) {
      return error instanceof UnreadableSave ? [] : [`${name}: ${messageOf(error)}`];
    }
  });
};

/** A match that is not open is not taken in, and nothing changes. */
export const checkRefusals: CampaignCheck = (campaign, trial) => {
  const faults: string[] = [];
  for (const running of playCampaign(campaign, trial)) {
    const before = running.hash();
    for (const { match, game, outcome } of [...running.results, { match: 'nowhere', game: 'pig', outcome: running.results[0]?.outcome }]) {
      if (!outcome || running.openMatch(match)) continue;
      try {
        running.recordEnd({ match, game, outcome, state: {} });
        faults.push(`${match} is recorded though it is not open`);
      } catch (error) {
        if (!(error instanceof BadInput)) faults.push(`${match}: ${messageOf(error)}`);
      }
    }
    if (running.hash() !== before) faults.push('a refused result has changed something');
  }
  return faults.slice(0, 5);
};

export const checkCampaignBorders: CampaignCheck = (campaign, trial) => {
  const { results, document, options } = play(campaign, trial).save();
  const faults = [
    ...letIn('parseOptions', (raw) => campaign.parseOptions(raw), [...GARBAGE, ...spoilt(options)]),
    ...letIn('parseDocument', (raw) => campaign.parseDocument(raw), [...GARBAGE, ...spoilt(document)]),
  ];
  for (const { game, taken } of results) faults.push(...letIn(`parse of ${game}`, (raw) => campaign.harvests[game]?.parse(raw), [...GARBAGE, ...spoilt(taken)]));
  return faults.slice(0, 5);
};
