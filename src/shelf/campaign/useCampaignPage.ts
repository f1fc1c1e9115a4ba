import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';

import { fetchCampaign, recordFinished } from '@/box/campaigns';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { BadInput } from '@/engine/errors';
import { findBox } from '@/games';
import { openCampaign } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';

export type CampaignPage =
  | { readonly kind: 'arriving' }
  /** A part of the app could not be fetched. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'trouble'; readonly words: string }
  | { readonly kind: 'open'; readonly running: AnyRunningCampaign; readonly notice?: string };

const trouble = (words: string): CampaignPage => ({ kind: 'trouble', words });
const NOT_YET = 'This app cannot open this campaign yet. It is kept as it is.';

/** Records what was played to its end meanwhile, and tells the campaign again. */
async function bringUpToDate(story: AnyCampaign, id: string): Promise<CampaignPage> {
  const settled = await recordFinished(findBox, story, id);
  try {
    return { kind: 'open', running: openCampaign(story, id), ...(!settled.ok && { notice: settled.words }) };
  } catch (error) {
    if (error instanceof BadInput) return trouble(`${error.message} The save is kept as it is.`);
    throw error;
  }
}

async function openPage(id: string): Promise<CampaignPage> {
  const entry = useCampaigns.getState().entries.find((each) => each.id === id);
  if (!entry) return trouble('This campaign is not on this device any more.');
  if (entry.unreadable) return trouble(`${entry.unreadable.words} The save is kept as it is.`);
  if (!findBox(entry.box)?.contents) return trouble(NOT_YET);
  const story = await fetchCampaign(findBox, entry);
  return story ? bringUpToDate(story, id) : trouble(NOT_YET);
}

/** A campaign as it stands, looked up again whenever somebody comes back to its page. */
export function useCampaignPage(id: string): { readonly page: CampaignPage; again(): void } {
  const [page, setPage] = useState<CampaignPage>({ kind: 'arriving' });
  const look = useCallback(() => {
    let watched = true;
    const show = (next: CampaignPage) => watched && setPage(next);
    openPage(id).then(show, () => show({ kind: 'lost' }));
    return () => {
      watched = false;
    };
  }, [id]);
  useFocusEffect(look);
  return { page, again: look };
}
