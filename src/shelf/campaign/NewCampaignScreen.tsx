import { useLocalSearchParams, useRouter } from 'expo-router';

import { labelOf, lookOf } from '@/box/campaignLabel';
import { startCampaign } from '@/store/campaignMatches';
import { BoxTheme } from '@/theme';

import { withOpenBox } from '../box/withBox';
import { LostScreen } from '../LostScreen';
import { SetUpForm } from '../newGame/SetUpForm';
import { useGoBack } from '../useGoBack';

/** Who sets out, and how. */
export const NewCampaignScreen = withOpenBox(function NewCampaignPage({ box, contents }) {
  const router = useRouter();
  const goBack = useGoBack(`/box/${box.id}`);
  const { campaign: id } = useLocalSearchParams<{ campaign: string }>();
  const campaign = contents.campaigns?.find((each) => each.id === id);
  if (!campaign) return <LostScreen words="There is no such campaign in this box." />;
  return (
    <BoxTheme look={lookOf(box, labelOf(box, id))}>
      <SetUpForm
        heading={`Set out: ${campaign.title}`}
        asks={campaign}
        levels={contents.levels}
        temperaments={contents.temperaments}
        start={({ options, players, sharing, deal }) => startCampaign(contents, campaign, options, players, sharing, deal?.seed)}
        onStarted={(started) => router.replace(`/campaign/${started}`)}
        onBack={goBack}
      />
    </BoxTheme>
  );
});
