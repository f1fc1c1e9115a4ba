import { StyleSheet, View } from 'react-native';

import { lookOf } from '@/box/campaignLabel';
import type { BoxManifest } from '@/box/manifest';
import { findBox } from '@/games';
import { BoxTheme, Icon, radius, space, useTheme, width } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';
import { timeAgo } from '../words';
import type { LastThing } from './lastThing';

export interface ContinueCardProps {
  thing: LastThing;
  onPress(): void;
}

/** The last match or campaign, one tap away. */
export function ContinueCard({ thing, onPress }: ContinueCardProps) {
  const box = findBox(thing.box);
  return box ? (
    <BoxTheme look={lookOf(box, thing.campaign)}>
      <Strip thing={thing} box={box} onPress={onPress} />
    </BoxTheme>
  ) : (
    <Strip thing={thing} onPress={onPress} />
  );
}

function Strip({ thing: { title, summary, at, campaign }, box, onPress }: ContinueCardProps & { box?: BoxManifest }) {
  const { colours } = useTheme();
  const picture = campaign?.picture ?? box?.lid;
  const place = [summary, timeAgo(at)].filter(Boolean).join(' · ');
  return (
    <Touchable onPress={onPress} style={[styles.strip, { backgroundColor: colours.card, borderColor: colours.line }]}>
      {picture && <LidArt picture={picture} width={72} height={72} />}
      <View style={styles.words}>
        <Text size="tiny" bold tone="accent">CONTINUE</Text>
        <Text size="large" bold numberOfLines={1}>{title}</Text>
        <Text size="small" tone="dim" numberOfLines={2}>{place}</Text>
      </View>
      <View style={[styles.go, { backgroundColor: colours.accent }]}>
        <Icon name="play-button" size={20} colour={colours.onAccent} />
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.medium, overflow: 'hidden', gap: space.medium, width: '100%', maxWidth: width.column, boxShadow: '0 6px 16px rgba(0,0,0,0.4)' },
  words: { flex: 1, paddingVertical: space.small },
  go: { width: 44, height: 44, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center', marginRight: space.medium },
});
