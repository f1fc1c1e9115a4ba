import type { Bot } from '@/engine/bots/bot';
import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import type { BaseOptions } from '@/engine/game';

import {
  checkCampaignBorders, checkCampaignEnds, checkCampaignSaves, checkForgery, checkOpenMatches, checkRefusals, checkSameAgain, checkStanding, type CampaignCheck,
} from './checks/campaigns';

export interface CampaignSuite<O extends BaseOptions> {
  /** The games that are played on the way, by id. */
  readonly boxes: Readonly<Record<string, AnyBox>>;
  /** Every kind of campaign that should be tried. */
  readonly optionSets: readonly O[];
  /** Campaigns per option set and check. */
  readonly campaigns: number;
  readonly maxMatches: number;
  readonly maxMoves: number;
  /** False: it can be played on for ever. */
  readonly mustEnd?: boolean;
  /** Who plays for the players; otherwise the box's hard bot. */
  playerOf?(box: AnyBox, player: number): Bot<unknown, unknown>;
}

const CHECKS: Readonly<Record<string, CampaignCheck>> = {
  'it is played to its end with every invariant kept': checkCampaignEnds,
  'every open match can be set up, with everybody in a seat': checkOpenMatches,
  'its page shows all there was and all that comes': checkStanding,
  'a save is the same campaign again after every result': checkCampaignSaves,
  'the same seed leads to the same document': checkSameAgain,
  'a forged save is refused': checkForgery,
  'a match that is not open is refused and changes nothing': checkRefusals,
  'garbage stays outside': checkCampaignBorders,
};

/** What every campaign must do, whatever its story is. Each campaign's tests call this once. */
export function describeCampaign<O extends BaseOptions>(campaign: AnyCampaign & { readonly defaults: O }, suite: CampaignSuite<O>): void {
  const { boxes, maxMatches, maxMoves, mustEnd = true, playerOf = ({ bots }: AnyBox) => bots.hard } = suite;
  const boxOf = (game: string): AnyBox => {
    const box = boxes[game];
    if (!box) throw new Error(`The suite knows no game “${game}”.`);
    return box;
  };
  describe.each(suite.optionSets.map((options) => [JSON.stringify(options), options] as const))(`${campaign.id} %s`, (_name, options) => {
    test.each(Object.entries(CHECKS))('%s', (_words, check) => {
      const faults: string[] = [];
      for (let i = 0; i < suite.campaigns && faults.length === 0; i++) {
        const seed = `${campaign.id}-${i}`;
        faults.push(...check(campaign, { options, seed, boxOf, playerOf, maxMatches, maxMoves, mustEnd }).map((fault) => `seed ${seed}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
