import type { Href } from 'expo-router';

import { labelOf } from '@/box/campaignLabel';
import type { CampaignLabel } from '@/box/manifest';
import { findBox } from '@/games';
import { useCampaigns, type CampaignEntry } from '@/store/campaigns';
import { useSaves, type SaveEntry } from '@/store/saves';

/** Something that was begun and is not over: a match, or a campaign between two matches. */
export interface LastThing {
  /** Whose box it is in. */
  readonly box: string;
  /** The campaign it is, or is a match of. */
  readonly campaign?: CampaignLabel;
  readonly title: string;
  readonly summary: string;
  readonly at: number;
  readonly href: Href;
}

const isOpen = ({ finished, unreadable }: SaveEntry | CampaignEntry): boolean => !finished && !unreadable;
const labelled = (campaign: CampaignEntry | undefined) => campaign && labelOf(findBox(campaign.box), campaign.campaign);

function ofMatch({ id, name, game, summary, updatedAt, campaign }: SaveEntry, campaigns: readonly CampaignEntry[]): LastThing {
  const story = campaigns.find((each) => each.id === campaign?.id);
  const label = labelled(story);
  const title = story?.name ?? findBox(game)?.title ?? name;
  const place = [story?.summary, summary].filter(Boolean).join(' · ');
  return { box: story?.box ?? game, title, summary: place, at: updatedAt, href: `/table/${id}`, ...(label && { campaign: label }) };
}

/** The end of its last match counts as well: it may not be recorded yet. */
function ofCampaign(entry: CampaignEntry, saves: readonly SaveEntry[]): LastThing {
  const { id, box, name, summary, updatedAt } = entry;
  const ends = saves.filter(({ campaign, finished }) => campaign?.id === id && finished).map((save) => save.updatedAt);
  const label = labelled(entry);
  return { box, title: name, summary, at: Math.max(updatedAt, ...ends), href: `/campaign/${id}`, ...(label && { campaign: label }) };
}

/** What was touched last, of one box or of all. */
function lastThing(saves: readonly SaveEntry[], campaigns: readonly CampaignEntry[], box?: string): LastThing | undefined {
  const things = [...saves.filter(isOpen).map((save) => ofMatch(save, campaigns)), ...campaigns.filter(isOpen).map((entry) => ofCampaign(entry, saves))];
  return things.filter((thing) => box === undefined || thing.box === box).sort((a, b) => b.at - a.at)[0];
}

export function useLastThing(box?: string): LastThing | undefined {
  const saves = useSaves(({ entries }) => entries);
  const campaigns = useCampaigns(({ entries }) => entries);
  return lastThing(saves, campaigns, box);
}
