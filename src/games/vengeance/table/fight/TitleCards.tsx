import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut, ZoomIn } from 'react-native-reanimated';

import { radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { bossOf, isBigBoss, type BossId } from '../../content/bosses';
import { denOf, type DenId } from '../../content/dens';
import { GANGS } from '../../content/gangs';
import { Portrait } from '../Portrait';
import type { Title } from './useFightTelling';

/** A film title over the Den: who waits here, who has fallen, how it ended. Touches pass through it. */
function Poster({ children, dark }: { readonly children: React.ReactNode; readonly dark?: boolean }) {
  const { reducedMotion, colours } = useTheme();
  return (
    <Animated.View
      pointerEvents="none"
      entering={reducedMotion ? FadeIn.duration(120) : FadeIn.duration(180)}
      exiting={FadeOut.duration(120)}
      style={[styles.over, { backgroundColor: dark ? '#170806D8' : '#17080690' }]}
    >
      <Animated.View entering={reducedMotion ? undefined : ZoomIn.duration(320)} style={[styles.card, { backgroundColor: colours.paper, borderColor: colours.ink }]}>
        {children}
      </Animated.View>
    </Animated.View>
  );
}

const BIG_FACE = 112;

/** The Den is chosen: its name, and the Boss turned up. */
export function DoorCard({ den, boss }: { readonly den: DenId; readonly boss: BossId }) {
  const { name, gang, words } = bossOf(boss);
  return (
    <Poster dark>
      <Text size="small" bold tone="accent" align="center">{denOf(den).name.toUpperCase()}</Text>
      <Portrait id={boss} side={BIG_FACE} />
      <Heading level={2} size="heading" align="center">{name}</Heading>
      <Text size="small" bold align="center">{`${GANGS[gang].name}${isBigBoss(boss) ? ', Big Boss' : ''}. ${GANGS[gang].words}`}</Text>
      <Text size="small" tone="dim" align="center">{words}</Text>
    </Poster>
  );
}

export function TitleCard({ title }: { readonly title: Title }) {
  if (title.kind === 'bossDown') {
    return (
      <Poster dark>
        <Portrait id={title.boss} side={BIG_FACE} condition="dead" />
        <Heading level={2} size="heading" tone="accent" align="center">{`${bossOf(title.boss).name} is down`}</Heading>
      </Poster>
    );
  }
  return (
    <Poster>
      <Heading level={2} size="heading" tone="accent" align="center">{title.words}</Heading>
      {title.under !== undefined && <View><Text align="center">{title.under}</Text></View>}
    </Poster>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', padding: space.large },
  card: { alignItems: 'center', gap: space.tiny, borderWidth: 3, borderRadius: radius.small, paddingVertical: space.medium, paddingHorizontal: space.large, maxWidth: 420, transform: [{ rotate: '-1.5deg' }] },
});
