import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { Icon } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { SPECIALS, type MontageCard } from '../../content/montageCards';
import { actionName } from '../../rules/montage/spending';
import { ACTION_ICONS } from '../emblems';
import { INK } from '../look';

const GROUNDS = { heal: '#F0C9B8', upgrade: '#E9D193', recon: '#CFDCC0' } as const;
const NAMED = 84;
/** Narrower cards have no room for a word: the picture says it. */
const WORDED = 74;
/** Lower cards keep the left edge whole and say what is special instead of saying the action twice. */
const LOW = 96;

/** A montage card: all that matters on its left edge, which stays in sight in a fan; what it does once more, large. */
export function MontageFace({ card: { type, points, speed, special }, size: { width, height } }: { readonly card: MontageCard; readonly size: Size }) {
  const low = height < LOW;
  return (
    <View style={[styles.card, { width, height, backgroundColor: GROUNDS[type] }]}>
      <View style={[styles.speed, !low && styles.airy]}>
        <Icon name={ACTION_ICONS[type]} size={low ? 14 : 18} colour={INK.gold} />
        <Text size={low ? 'tiny' : 'small'} bold style={styles.pale}>{`+${points}`}</Text>
        <Icon name="stopwatch" size={low ? 12 : 14} colour={INK.cream} />
        <Text size={low ? 'tiny' : 'small'} bold style={styles.pale}>{speed}</Text>
      </View>
      <View style={styles.main}>
        {!(low && special) && <Icon name={ACTION_ICONS[type]} size={Math.round(Math.min(width * 0.34, height * 0.26))} colour={INK.black} />}
        <Heading level={3} size={width >= NAMED ? 'title' : 'body'} align="center" style={styles.ink}>{`+${points}`}</Heading>
        {!(low && special) && width >= WORDED && <Text size="tiny" bold align="center" style={styles.ink}>{actionName(type)}</Text>}
        {special && <Text size="tiny" align="center" numberOfLines={2} style={[styles.ink, styles.special]}>{SPECIALS[special].name}</Text>}
      </View>
    </View>
  );
}

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
  speed: { width: 26, backgroundColor: INK.black, alignItems: 'center', paddingTop: 1 },
  airy: { paddingTop: 4, gap: 2 },
  main: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 1, paddingHorizontal: 1 },
  pale: { color: INK.cream },
  ink: { color: INK.black },
  special: { textDecorationLine: 'underline' },
});
