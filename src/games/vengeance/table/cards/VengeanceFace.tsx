import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { Icon, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { bossOf, isBigBoss } from '../../content/bosses';
import { cardOf, type CardId } from '../../content/vengeanceCards';
import { GANG_ICONS } from '../emblems';
import { GANG_INKS, INK } from '../look';
import { Portrait } from '../Portrait';
import { Damage } from './Damage';

/** Below this width, for letters as large as usual, a card shows face, prize and price; its title is read when it is taken up. */
const TITLED = 96;
const LARGE = 220;
/** The gaps between the parts. */
const GAPS = 12;
const SMALLEST_FACE = 24;

/** A Vengeance card: who did it, what it cost, what it is worth. */
export function VengeanceFace({ id, size: { width, height } }: { readonly id: CardId; readonly size: Size }) {
  const { boss, title, words, damage } = cardOf(id);
  const { ladder = [], gang } = boss ? bossOf(boss) : {};
  const large = width >= LARGE;
  const { type, textScale } = useTheme();
  const titled = width >= TITLED * textScale;
  const cube = large ? 30 : Math.min(22, Math.max(15, Math.round(width / 5)));
  // Price and title are never cut off: the picture has what they leave.
  const titleHeight = !titled ? 0 : 2 * type[large ? 'title' : 'small'].lineHeight;
  const face = Math.round(Math.max(SMALLEST_FACE, Math.min(width - 8, height * (large ? 0.42 : 0.5), height - type.tiny.lineHeight - GAPS - cube - titleHeight)));
  const ground = gang ? GANG_INKS[gang] : INK.soot;
  return (
    <View style={[styles.card, { width, height, borderColor: INK.black }]}>
      <View style={[styles.head, { backgroundColor: ground }]}>
        {gang && <Icon name={GANG_ICONS[gang]} size={14} colour={INK.cream} />}
        <Text size="tiny" bold style={styles.prize}>{ladder.length > 0 ? ladder.join('·') : 'Blitz'}</Text>
        {boss && isBigBoss(boss) && <Icon name="crown" size={12} colour={INK.gold} />}
        {large && boss && <Text size="tiny" bold style={[styles.prize, styles.name]}>{bossOf(boss).name}</Text>}
      </View>
      {boss ? <Portrait id={boss} side={face} /> : <Icon name="dice-fire" size={Math.round(face * 0.8)} colour={INK.red} />}
      {titled && <Heading level={3} size={large ? 'title' : 'small'} align="center" numberOfLines={2} style={styles.ink}>{title}</Heading>}
      {large && <Text size="small" align="center" style={styles.ink}>{words}</Text>}
      {/* On the left: in a fan that edge stays in sight. */}
      <View style={styles.price}><Damage damage={damage} side={cube} /></View>
    </View>
  );
}

/** What others see of a card in a hand. */
export function VengeanceBack({ size: { width, height } }: { readonly size: Size }) {
  return (
    <View style={[styles.card, styles.back, { width, height }]}>
      <Icon name="pirate-skull" size={Math.round(width * 0.5)} colour={INK.mustard} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 2, borderRadius: 6, backgroundColor: INK.card, alignItems: 'center', justifyContent: 'space-between', overflow: 'hidden', paddingBottom: 3 },
  back: { backgroundColor: INK.blood, borderColor: INK.black, justifyContent: 'center' },
  head: { alignSelf: 'stretch', flexDirection: 'row', alignItems: 'center', gap: 3, paddingVertical: 1, paddingHorizontal: 4 },
  price: { alignSelf: 'flex-start', paddingLeft: 3 },
  prize: { color: INK.cream },
  name: { marginLeft: 'auto' },
  ink: { color: INK.black, paddingHorizontal: 2 },
});
