import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import type { Explanation } from '@/table/contract';
import { Icon, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { SPECIALS, type MontageCard } from '../../content/montageCards';
import { actionName } from '../../rules/montage/spending';
import { ACTION_ICONS } from '../emblems';
import { INK } from '../look';
import { montageWords } from '../words';
import { fitsIn, lettersIn, longestWord, mostLines } from '../parts/letters';

const GROUNDS = { heal: '#F0C9B8', upgrade: '#E9D193', recon: '#CFDCC0' } as const;
/** Height by width, where a card has all the room it wants. */
const SHAPE = 1.1;
const NAMED = 84;
/** Lower cards keep the left edge whole and say what is special instead of saying the action twice. */
const LOW = 96;
const EDGE = 26;
/** Border and padding beside the words, and the gaps and icons between the lines of the edge. */
const MARGIN = 6;
const EDGE_SIGNS = { low: 30, high: 44 } as const;
/** What the large number and the icon above it take of the height, where they stand. */
const NUMBER = 0.36;

interface MontageFaceProps {
  readonly card: MontageCard;
  readonly size: Size;
  /** Nobody else plays: speed does not count and is not shown. */
  readonly alone?: boolean;
}

/** A montage card: all that matters on its left edge, which stays in sight in a fan; what it does once more, large. */
export function MontageFace({ card, size: { width, height }, alone = false }: MontageFaceProps) {
  const { type: { tiny, small } } = useTheme();
  const { type, points, speed } = card;
  const low = height < LOW;
  const edge = lettersIn({ width: EDGE, height: height - EDGE_SIGNS[low ? 'low' : 'high'] }, (low ? tiny : small).fontSize, { longest: 2, lines: alone ? 1 : 2 });
  return (
    <View style={[styles.card, { width, height, backgroundColor: GROUNDS[type] }]}>
      <View style={[styles.speed, !low && styles.airy]}>
        <Icon name={ACTION_ICONS[type]} size={low ? 14 : 18} colour={INK.gold} />
        <Text size="tiny" bold style={[styles.pale, edge]}>{`+${points}`}</Text>
        {!alone && <Icon name="stopwatch" size={low ? 12 : 14} colour={INK.cream} />}
        {!alone && <Text size="tiny" bold style={[styles.pale, edge]}>{speed}</Text>}
      </View>
      <Middle card={card} size={{ width: width - EDGE - MARGIN, height: height - MARGIN }} named={width >= NAMED} low={low} />
    </View>
  );
}

/** Says that there is more to a card than has room on it. */
const MORE = '…';

/** Icon, number and name; where height is scarce the name of what is special stands for them. */
function Middle({ card: { type, points, special }, size: { width, height }, named, low }: Omit<MontageFaceProps, 'alone'> & { readonly named: boolean; readonly low: boolean }) {
  const { type: { tiny, title, body } } = useTheme();
  const short = low && special !== undefined;
  const name = special ? SPECIALS[special].name : actionName(type);
  const fits = fitsIn(width, name);
  const letters = lettersIn({ width, height: height * (short ? 0.62 : 0.4) }, tiny.fontSize, { longest: longestWord(name), lines: mostLines(name) });
  const number = lettersIn({ height: height * NUMBER }, (named ? title : body).fontSize, {});
  return (
    <View style={styles.main}>
      {!short && <Icon name={ACTION_ICONS[type]} size={Math.round(Math.min(width * 0.5, height * 0.28))} colour={INK.black} />}
      <Heading level={3} size="body" align="center" style={[styles.ink, number]}>{`+${points}`}</Heading>
      {!special && fits && <Text size="tiny" bold align="center" style={[styles.ink, letters]}>{name}</Text>}
      {special && <Text size="tiny" align="center" style={[styles.ink, letters, styles.special]}>{fits ? name : MORE}</Text>}
    </View>
  );
}

/** What a long press says, with the card held before one’s eyes. */
export const explainMontage = (card: MontageCard, { alone, boost, ruleId }: { readonly alone: boolean; readonly boost?: number; readonly ruleId: string }): Explanation => ({
  title: `${actionName(card.type)} card`,
  text: `${montageWords(card, alone)}. ${boost === undefined ? 'The boost of its place is added, and dice and Wild tokens that help.' : `It lies at the boost ${boost}.`}`,
  ruleId,
  picture: ({ width, height }) => {
    const across = Math.min(width, height / SHAPE);
    return <MontageFace card={card} size={{ width: across, height: across * SHAPE }} alone={alone} />;
  },
});

/** A montage card that lies face down. */
export function MontageBack({ size: { width, height } }: { readonly size: Size }) {
  return (
    <View style={[styles.card, styles.back, { width, height }]}>
      <Icon name="film-spool" size={Math.round(Math.min(width, height) * 0.5)} colour={INK.mustard} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', borderWidth: 2, borderColor: INK.black, borderRadius: 6, overflow: 'hidden' },
  back: { backgroundColor: INK.soot, alignItems: 'center', justifyContent: 'center' },
  speed: { width: EDGE, backgroundColor: INK.black, alignItems: 'center', paddingTop: 1 },
  airy: { paddingTop: 4, gap: 2 },
  main: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 1, paddingHorizontal: 1 },
  pale: { color: INK.cream },
  ink: { color: INK.black },
  special: { textDecorationLine: 'underline' },
});
