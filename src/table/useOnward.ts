import { useRouter } from 'expo-router';
import { useEffect } from 'react';

import { fetchCampaign, recordFinished } from '@/box/campaigns';
import type { FindBox } from '@/box/manifest';
import { useCampaigns } from '@/store/campaigns';
import type { SaveEntry } from '@/store/saves';

/**
 * The way on from a match that belongs to a campaign. Its end is recorded as soon as it is here; if that fails, the
 * campaign's own page makes up for it.
 */
export function useOnward(entry: SaveEntry, over: boolean, findBox: FindBox): { readonly label: string; onPress(): void } | undefined {
  const router = useRouter();
  const campaign = useCampaigns(({ entries }) => entries.find(({ id, unreadable }) => id === entry.campaign?.id && !unreadable));
  const id = campaign?.id;
  useEffect(() => {
    if (!over || id === undefined) return;
    const record = async () => {
      const current = useCampaigns.getState().entries.find((each) => each.id === id);
      const story = current && (await fetchCampaign(findBox, current));
      if (story) await recordFinished(findBox, story, id);
    };
    void record().catch(() => undefined);
  }, [over, id, findBox]);
  return campaign && { label: `On with ${campaign.name}`, onPress: () => router.dismissTo({ pathname: '/campaign/[id]', params: { id: campaign.id } }) };
}
