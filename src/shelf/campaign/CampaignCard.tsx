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

/** A campaign that comes in a box: what it is, those under way, a new one, and how others have ended. */
export function CampaignCard({ box, label, onOpen, onSetOut }: CampaignCardProps) {
  const entries = useCampaigns((campaigns) => campaigns.entries);
  const own = entries.filter(({ campaign, unreadable }) => campaign === label.id && !unreadable);
  const underWay = own.filter(({ finished }) => !finished);
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
        {own.filter(({ finished }) => finished).map((entry) => <Button key={entry.id} kind="quiet" icon="scroll-unfurled" label={`How it ended: ${entry.summary} (${playersOf(entry)})`} onPress={() => onOpen(entry.id)} />)}
      </Card>
    </BoxTheme>
  );
}

const playersOf = ({ players }: CampaignEntry): string => players.map(({ name }) => name).join(', ');

function UnderWay({ entry, onOpen }: { entry: CampaignEntry; onOpen(): void }) {
  return (
    <>
      <Text size="small" bold>{`${entry.summary} · ${playersOf(entry)}`}</Text>
      <Button kind="primary" icon="play-button" label={`Go on: ${entry.name}`} onPress={onOpen} />
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  picture: { borderRadius: radius.small, overflow: 'hidden' },
  words: { flex: 1 },
});
