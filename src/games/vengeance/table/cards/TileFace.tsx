import { StyleSheet, View } from 'react-native';

import { Icon, space, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import type { AbilityId } from '../../content/abilities';
import type { TileId } from '../../content/tiles';
import { ABILITY_ICONS, ITEM_ICONS } from '../emblems';
import { INK } from '../look';
import { anyTileName, isAbility, tileText } from '../words';

const tileIcon = (id: TileId | AbilityId): IconName => (isAbility(id) ? ABILITY_ICONS[id] : ITEM_ICONS[id]);

interface TileFaceProps {
  readonly id: TileId | AbilityId;
  /** What it costs now, where it is for sale; `dear` is the printed price if that is another. */
  readonly price?: { readonly now: number; readonly printed: number } | undefined;
  readonly short?: boolean;
  /** Read from farther away. */
  readonly roomy?: boolean;
}

/** An upgrade: Abilities on light brown, Items on light green with a cut corner sign. */
export function TileFace({ id, price, short = false, roomy = false }: TileFaceProps) {
  const item = !isAbility(id);
  const size = roomy ? 'small' : 'tiny';
  return (
    <View style={[styles.tile, roomy && styles.roomy, { backgroundColor: item ? '#D5DDA6' : '#E3BE82' }]} aria-hidden>
      <View style={styles.head}>
        <Icon name={tileIcon(id)} size={short ? 18 : roomy ? 36 : 22} colour={INK.black} />
        {price && (
          <View style={styles.price}>
            {price.now !== price.printed && <Text size="tiny" style={styles.old}>{price.printed}</Text>}
            <Text size={roomy ? 'body' : 'small'} bold style={styles.now}>{price.now}</Text>
          </View>
        )}
      </View>
      <Text size={roomy ? 'body' : 'tiny'} bold numberOfLines={2} style={styles.ink}>{anyTileName(id)}</Text>
      {!short && <Text size={size} numberOfLines={4} style={styles.ink}>{tileText(id)}</Text>}
      {item && <Text size={size} bold style={styles.ink}>Item, once</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { borderRadius: 4, padding: space.tiny, gap: space.hair, borderWidth: 1, borderColor: INK.brown, flexGrow: 1 },
  roomy: { padding: space.small, gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.tiny },
  ink: { color: INK.black },
  price: { flexDirection: 'row', alignItems: 'center', gap: 2, backgroundColor: INK.red, borderRadius: 10, minWidth: 22, justifyContent: 'center', paddingHorizontal: 4 },
  now: { color: INK.cream },
  old: { color: INK.cream, textDecorationLine: 'line-through' },
});
