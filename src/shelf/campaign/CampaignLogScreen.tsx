import { useLocalSearchParams } from 'expo-router';

import { labelOf, lookOf } from '@/box/campaignLabel';
import { LostPart } from '@/box/LostPart';
import { useArrival } from '@/box/useArrival';
import { findBox } from '@/games';
import { useCampaigns } from '@/store/campaigns';
import { BoxTheme } from '@/theme';
import { Screen, Text } from '@/theme/ui';

import { LostScreen } from '../LostScreen';
import { useGoBack } from '../useGoBack';
import { CampaignTrouble } from './CampaignView';
import { useCampaignPage } from './useCampaignPage';

/** What has happened in a campaign so far, told by the campaign itself; also when it is over. */
export function CampaignLogScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const entry = useCampaigns(({ entries }) => entries.find((each) => each.id === id));
  const box = findBox(entry?.box ?? '');
  const label = entry && labelOf(box, entry.campaign);
  const goBack = useGoBack(`/campaign/${id}`);
  const { page, again: openAgain } = useCampaignPage(id);
  const { part: Log, lost, again: fetchAgain } = useArrival(label?.log);
  const again = () => {
    openAgain();
    fetchAgain();
  };

  if (lost || page.kind === 'lost') return <LostPart onAgain={again} onBack={goBack} />;
  if (!entry || !box || !label?.log) return <LostScreen words="There is no log of this campaign on this device." />;
  return (
    <BoxTheme look={lookOf(box, label)}>
      {page.kind === 'open' && Log ? (
        <Log document={page.running.document} players={entry.players} onBack={goBack} />
      ) : (
        <Screen title={label.title} onBack={goBack}>
          {page.kind === 'trouble' ? <CampaignTrouble words={page.words} /> : <Text tone="dim">Finding the place…</Text>}
        </Screen>
      )}
    </BoxTheme>
  );
}
