import { StyleSheet, View } from 'react-native';

import { lookOf } from '@/box/campaignLabel';
import type { BoxManifest, CampaignLabel } from '@/box/manifest';
import { useCampaigns, type CampaignEntry } from '@/store/campaigns';
import { BoxTheme, radius, space } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';

interface CampaignCardProps {
  readonly box: BoxManifest;
  readonly label: CampaignLabel;
  onOpen(id: string): void;
  onSetOut(): void;
}

const PICTURE = 88;

/** A campaign that comes in a box: what it is, those under way, and a new one. */
export function CampaignCard({ box, label, onOpen, onSetOut }: CampaignCardProps) {
  const entries = useCampaigns((campaigns) => campaigns.entries);
  const underWay = entries.filter(({ campaign, finished, unreadable }) => campaign === label.id && !finished && !unreadable);
  return (
    <BoxTheme look={lookOf(box, label)}>
      <Card role="group" aria-label={label.title}>
        <View style={styles.head}>
          <View style={styles.picture}>
            <LidArt picture={label.picture} width={PICTURE} height={PICTURE} />
          </View>
          <View style={styles.words}>
            <Text size="tiny" bold tone="accent">CAMPAIGN</Text>
            <Heading level={2} size="title">{label.title}</Heading>
            <Text size="small" tone="dim">{label.facts}</Text>
          </View>
        </View>
        <Text size="small">{label.pitch}</Text>
        {underWay.map((entry) => <UnderWay key={entry.id} entry={entry} onOpen={() => onOpen(entry.id)} />)}
        <Button kind={underWay.length === 0 ? 'primary' : 'secondary'} icon="play-button" label={underWay.length === 0 ? 'Set out' : 'Set out anew'} onPress={onSetOut} />
      </Card>
    </BoxTheme>
  );
}

function UnderWay({ entry: { name, summary }, onOpen }: { entry: CampaignEntry; onOpen(): void }) {
  return (
    <>
      <Text size="small" bold>{summary}</Text>
      <Button kind="primary" icon="play-button" label={`Go on: ${name}`} onPress={onOpen} />
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  picture: { borderRadius: radius.small, overflow: 'hidden' },
  words: { flex: 1 },
});
