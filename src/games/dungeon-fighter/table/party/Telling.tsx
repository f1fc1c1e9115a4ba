import { Canvas, Picture } from '@shopify/react-native-skia';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FadeOut, Keyframe, ZoomIn } from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';
import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { heroCard } from '../../content/heroes';
import type { DfEvent } from '../../rules/events';
import { cardOf } from '../../rules/fight/monsters';
import { noTokens } from '../../rules/party/abilities';
import { abilityWords } from '../../words/abilities';
import { ABILITY_ICONS, DIE_MARKS } from '../emblems';
import type { Telling as Told } from '../useTelling';
import { monsterAbilityWords } from '../words';
import { splashPicture } from './drawMonster';
import { noticeOf, type Notice } from './notices';

interface TellingProps {
  readonly brush: Brush;
  readonly telling: Told | undefined;
  readonly still: boolean;
}

type EventOf<T extends DfEvent['type']> = Extract<DfEvent, { readonly type: T }>;

/** What happens by itself, shown over the table while it is told. Everything here is also in the log, which is read out. */
export function Telling({ brush, telling, still }: TellingProps) {
  if (!telling) return null;
  const { event, seq } = telling;
  switch (event.type) {
    case 'monsterRevealed':
      return <MonsterSplash key={seq} brush={brush} event={event} still={still} />;
    case 'abilityActivated':
      return <Wash key={seq} event={event} still={still} />;
    case 'monsterHurt':
      return event.cause === 'bullseye' ? <Stamp key={seq} still={still} /> : <FlyingNumber key={seq} amount={event.amount} still={still} />;
    default: {
      const notice = noticeOf(event);
      return notice ? <NoticeCard key={seq} notice={notice} still={still} /> : null;
    }
  }
}

function MonsterSplash({ brush, event: { monster, hp }, still }: { brush: Brush; event: EventOf<'monsterRevealed'>; still: boolean }) {
  const { colours } = useTheme();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { name, level, type, damage, ability, flavour } = cardOf(monster);
  const { width, height } = room;
  const picture = useMemo(
    () => (width > 0 ? splashPicture(brush, { ref: monster, tokens: noTokens(), beaten: false }, width, height) : undefined),
    [brush, monster, width, height],
  );
  return (
    <Animated.View
      entering={still ? undefined : FadeIn.duration(120)}
      exiting={still ? undefined : FadeOut.duration(140)}
      pointerEvents="none"
      aria-hidden
      style={StyleSheet.absoluteFill}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {picture && <Canvas style={StyleSheet.absoluteFill}><Picture picture={picture} /></Canvas>}
      <View style={styles.caption}>
        <Text size="tiny" bold tone="accent">{level ? `LEVEL ${level} ${type.toUpperCase()}` : 'THE FINAL BOSS'}</Text>
        <Heading level={2} align="center">{name}</Heading>
        <Text size="small" align="center">{hp} hit points, a miss costs {damage}. {ability ? monsterAbilityWords(ability) : ''}</Text>
        <Text size="small" align="center" style={{ color: colours.dim }}>“{flavour}”</Text>
      </View>
    </Animated.View>
  );
}

/** The colour of the die washes over the table, with the ability it has set off. */
function Wash({ event: { hero, color, effect }, still }: { event: EventOf<'abilityActivated'>; still: boolean }) {
  const { colours } = useTheme();
  const ability = heroCard(hero).abilities[color];
  const { colour, ink, mark } = DIE_MARKS[color];
  return (
    <View pointerEvents="none" aria-hidden style={[StyleSheet.absoluteFill, styles.middle]}>
      <Animated.View entering={still ? undefined : FadeIn.duration(120)} style={[StyleSheet.absoluteFill, styles.wash, { backgroundColor: colour }]} />
      <Animated.View entering={still ? undefined : ZoomIn.duration(160)} style={[styles.card, { backgroundColor: colours.card, borderColor: colour }]}>
        <View style={[styles.medal, { backgroundColor: colour }]}><Icon name={ABILITY_ICONS[ability.kind]} size={34} colour={ink} /></View>
        <View style={styles.words}>
          <Text size="tiny" tone="dim" bold>{mark} {heroCard(hero).name}</Text>
          <Text>{effect ? abilityWords(ability) : 'Nothing comes of it this time.'}</Text>
        </View>
      </Animated.View>
    </View>
  );
}

/** The bullseye with the special face: nothing else matters on this page. */
function Stamp({ still }: { still: boolean }) {
  const { colours } = useTheme();
  return (
    <View pointerEvents="none" aria-hidden style={[StyleSheet.absoluteFill, styles.middle]}>
      <Animated.View entering={still ? undefined : STAMPED.duration(220)} style={[styles.stamp, { borderColor: colours.danger, backgroundColor: `${colours.paper}CC` }]}>
        <Heading level={1} size="display" align="center" style={{ color: colours.danger }}>Bullseye!</Heading>
        <Text bold align="center">and the eye on top: one throw is enough</Text>
      </Animated.View>
    </View>
  );
}
const STAMPED = new Keyframe({ from: { opacity: 0, transform: [{ scale: 3 }, { rotate: '-2deg' }] }, to: { opacity: 1, transform: [{ scale: 1 }, { rotate: '-9deg' }] } });

/** The number flies from the board to the monster. */
function FlyingNumber({ amount, still }: { amount: number; still: boolean }) {
  const { colours } = useTheme();
  return (
    <View pointerEvents="none" aria-hidden style={styles.flight}>
      <Animated.View entering={still ? undefined : FLIGHT.duration(420)} style={[styles.number, { backgroundColor: colours.accent, borderColor: colours.paper }]}>
        <Heading level={2} style={{ color: colours.onAccent }}>−{amount}</Heading>
      </Animated.View>
    </View>
  );
}
const FLIGHT = new Keyframe({
  from: { opacity: 0.2, transform: [{ translateY: 190 }, { scale: 0.6 }] },
  70: { opacity: 1, transform: [{ translateY: 0 }, { scale: 1.35 }] },
  to: { opacity: 1, transform: [{ translateY: 0 }, { scale: 1 }] },
});

/** One step of what happens by itself. */
function NoticeCard({ notice: { icon, title, words, tone }, still }: { notice: Notice; still: boolean }) {
  const { colours } = useTheme();
  return (
    <View pointerEvents="none" aria-hidden style={[StyleSheet.absoluteFill, styles.middle]}>
      <Animated.View entering={still ? undefined : ZoomIn.duration(180)} style={[styles.card, { backgroundColor: colours.card, borderColor: colours[tone] }]}>
        <Icon name={icon} size={44} colour={colours[tone]} />
        <View style={styles.words}>
          <Heading level={3}>{title}</Heading>
          <Text size="small">{words}</Text>
        </View>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center', padding: space.medium },
  wash: { opacity: 0.28 },
  card: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 3, borderRadius: radius.large, padding: space.medium, maxWidth: 420, boxShadow: '0 6px 18px rgba(0,0,0,0.5)', transform: [{ rotate: '-1deg' }] },
  medal: { width: 52, height: 52, borderRadius: radius.medium, alignItems: 'center', justifyContent: 'center' },
  words: { flexShrink: 1 },
  caption: { position: 'absolute', left: space.medium, right: space.medium, bottom: space.large, alignItems: 'center' },
  stamp: { borderWidth: 6, borderRadius: radius.large, paddingHorizontal: space.wide, paddingVertical: space.small, transform: [{ rotate: '-9deg' }] },
  flight: { position: 'absolute', left: 0, right: 0, top: 8, alignItems: 'center' },
  number: { borderWidth: 3, borderRadius: radius.round, paddingHorizontal: space.large },
});
