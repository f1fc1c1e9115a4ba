import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import { settleCampaign } from '@/store/campaignMatches';
import type { CampaignEntry } from '@/store/campaigns';
import type { Written } from '@/store/storage/document';

import type { FindBox } from './manifest';

/** The rules of a game, fetched if need be. */
export async function fetchBox(findBox: FindBox, game: string): Promise<AnyBox> {
  const contents = findBox(game)?.contents;
  if (!contents) throw new Error(`There is no box “${game}”.`);
  return contents.box.load();
}

/** The story of a campaign that is under way; undefined if this app does not know it. */
export async function fetchCampaign(findBox: FindBox, { box, campaign }: Pick<CampaignEntry, 'box' | 'campaign'>): Promise<AnyCampaign | undefined> {
  return (await fetchBox(findBox, box)).campaigns?.find(({ id }) => id === campaign);
}

/** Takes into a campaign what has been played to its end and is not recorded yet. */
export const recordFinished = (findBox: FindBox, campaign: AnyCampaign, id: string): Promise<Written> => settleCampaign(campaign, id, (game) => fetchBox(findBox, game));
