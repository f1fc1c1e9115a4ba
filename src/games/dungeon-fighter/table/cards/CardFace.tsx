import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '@/theme';
import { Text } from '@/theme/ui';

/** Paper and ink of the cards: they lie on the table, so they are lighter than it. */
const PAPER = '#F6EAD0';
export const CARD_INK = '#2A1A12';
const FADED = '#5C4636';
const LIGHT_INK = '#FFF6E4';

interface CardFaceProps {
  readonly name: string;
  /** What kind of card it is, by colour, and always in words as well. */
  readonly band: string;
  /** The band is a light one. */
  readonly bright?: boolean;
  /** Held up close. */
  readonly large?: boolean;
  readonly art: ReactNode;
  /** The same kind in words, below the picture. */
  readonly kind: string;
  readonly children: ReactNode;
  readonly flavour: string;
}

/** A card, face up: its name, its picture, what it is and does, and what somebody said of it. */
export function CardFace({ name, band, bright = false, large = false, art, kind, children, flavour }: CardFaceProps) {
  return (
    <View style={[styles.card, large && styles.large, { borderColor: band }]}>
      <View style={[styles.band, { backgroundColor: band }]}>
        <Text size={large ? 'large' : 'small'} bold align="center" style={bright ? styles.ink : styles.light}>{name}</Text>
      </View>
      <View style={[styles.art, large && styles.largeArt, { backgroundColor: `${band}22` }]}>{art}</View>
      <View style={styles.words}>
        <Text size="tiny" bold align="center" style={styles.faded}>{kind}</Text>
        {children}
        <Text size="tiny" align="center" style={styles.faded}>“{flavour}”</Text>
      </View>
    </View>
  );
}

/** A line of a card's text. */
export function CardLine({ large = false, children }: { large?: boolean; children: ReactNode }) {
  return <Text size={large ? 'body' : 'small'} align="center" style={styles.ink}>{children}</Text>;
}

const styles = StyleSheet.create({
  card: { borderWidth: 3, borderRadius: radius.large, backgroundColor: PAPER, overflow: 'hidden', minHeight: 200, boxShadow: '0 3px 6px rgba(0,0,0,0.45)' },
  large: { width: 300, alignSelf: 'center' },
  band: { paddingHorizontal: space.tiny, paddingVertical: space.hair, minHeight: 40, justifyContent: 'center' },
  light: { color: LIGHT_INK },
  art: { height: 76, alignItems: 'center', justifyContent: 'center' },
  largeArt: { height: 150 },
  words: { padding: space.tiny, gap: space.hair, flexGrow: 1, justifyContent: 'space-evenly' },
  ink: { color: CARD_INK },
  faded: { color: FADED },
});
