import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, FlipInEasyY } from 'react-native-reanimated';

import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { cardOf } from '../../content/cards';
import { INK } from '../draw/palette';
import { WantedFace } from '../Portrait';
import { highestOpen, type BidCard, type Showdown } from './showdown';
import { RIDER_COLOUR } from './trails';

const CARD = { width: 78, height: 104 } as const;
const ICONS = { bullets: 'bullets', hearts: 'hearts', die: 'dice-six-faces-five' } as const;
const [PAPER, BACK, GOLD] = ['#F3E3BB', '#7A5A38', '#FFD24A'];

/** A contested bounty on the barrel: bids are turned one after the other, the highest glows, the end is told in words. */
export function ShowdownStage({ showdown }: { readonly showdown: Showdown }) {
  const { reducedMotion } = useTheme();
  const { card, cards, turned, verdict } = showdown;
  const { name, bounty } = cardOf(card);
  const top = highestOpen(showdown);
  return (
    <Animated.View role="group" aria-label={`Bids for ${name}`} pointerEvents="none" entering={reducedMotion ? undefined : FadeIn.duration(160)} style={styles.stage}>
      <View style={styles.wanted}>
        <WantedFace card={card} side={56} />
        <View style={styles.shrink}>
          <Heading level={2} size="large" style={styles.light}>{name}</Heading>
          <Text bold style={styles.light}>${bounty}</Text>
        </View>
      </View>
      <View style={styles.cards}>
        {cards.map((bid, index) => <Bid key={bid.name} bid={bid} open={index < turned} highest={index < turned && top > 0 && bid.number === top} still={reducedMotion} />)}
      </View>
      <Text bold align="center" style={[styles.light, styles.verdict]}>{verdict ?? (turned < cards.length ? 'Cards on the barrel …' : '')}</Text>
    </Animated.View>
  );
}

interface BidProps {
  readonly bid: BidCard;
  readonly open: boolean;
  readonly highest: boolean;
  readonly still: boolean;
}

function Bid({ bid: { name, number, of, words, figure }, open, highest, still }: BidProps) {
  const { seatColours } = useTheme();
  const colour = 'seat' in figure ? seatColours[figure.seat] : RIDER_COLOUR;
  return (
    <View role="img" accessible aria-label={`${name}: ${open ? words : 'face down'}${highest ? ', the highest so far' : ''}`} style={styles.bid}>
      {open ? (
        <Animated.View entering={still ? undefined : FlipInEasyY.duration(260)} style={[styles.card, { borderColor: highest ? GOLD : colour, backgroundColor: PAPER }, highest && styles.glow]}>
          <Text size="display" bold style={styles.ink}>{number}</Text>
          <Icon name={ICONS[of]} size={26} colour={INK} />
          {highest && <Text size="tiny" bold style={styles.ink}>HIGHEST</Text>}
        </Animated.View>
      ) : (
        <View style={[styles.card, { borderColor: colour, backgroundColor: BACK }]}><Icon name="horseshoe" size={40} colour="#B99564" /></View>
      )}
      <Text size="small" bold align="center" numberOfLines={1} style={styles.light}>{name}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', gap: space.medium, padding: space.medium, backgroundColor: '#1D1009E0' },
  wanted: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  shrink: { flexShrink: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.medium },
  bid: { width: CARD.width, gap: space.tiny },
  card: { ...CARD, borderWidth: 4, borderRadius: radius.medium, alignItems: 'center', justifyContent: 'center' },
  glow: { boxShadow: `0 0 22px 6px ${GOLD}` },
  light: { color: '#FFE9BE' },
  ink: { color: INK },
  verdict: { minHeight: 48, maxWidth: 420 },
});
