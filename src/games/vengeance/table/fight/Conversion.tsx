import { StyleSheet, View } from 'react-native';

import { Icon, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { ABILITIES, type AbilityEffect, type Input } from '../../content/abilities';
import { ITEMS, type ItemEffect } from '../../content/items';
import type { Token } from '../../content/dice';
import { FIGHT_FACE_ICONS, TOKEN_ICONS } from '../emblems';
import { isItemTile, type ActiveTile } from './tileKinds';

/** What a tile does as a row of signs: what it takes, an arrow, what it gives. */

const inputIcon = (input: Input): IconName => (input === 'any' ? 'round-star' : TOKEN_ICONS[input]);
const skulls = (count: number): IconName[] => Array.from({ length: count }, () => FIGHT_FACE_ICONS.skull);
const tokens = (out: readonly Token[]): IconName[] => out.map((token) => TOKEN_ICONS[token]);

interface Signs {
  readonly from: readonly IconName[];
  readonly arrow: '→' | '↔' | ':' | '';
  readonly to: readonly IconName[];
}

function abilitySigns(effect: AbilityEffect): Signs {
  switch (effect.kind) {
    case 'convert': return { from: effect.in.map(inputIcon), arrow: effect.eitherWay ? '↔' : '→', to: tokens(effect.out) };
    case 'gain': return { from: skulls(effect.skulls), arrow: ':', to: tokens(effect.out) };
    case 'reroll': return { from: effect.only ? skulls(1) : ['perspective-dice-six-faces-random'], arrow: '', to: ['clockwise-rotation'] };
    case 'shield': return { from: ['bleeding-wound'], arrow: '→', to: ['heart-shield'] };
  }
}

function itemSigns(effect: ItemEffect): Signs {
  const plain = (to: readonly IconName[]): Signs => ({ from: [], arrow: '', to });
  switch (effect.do) {
    case 'gain': return plain(tokens(effect.out));
    case 'gainAny': return plain(Array.from({ length: effect.count }, () => 'round-star' as const));
    case 'killBlocker': return plain(['shield', ...tokens(effect.or)]);
    case 'rerollAny': return plain(['clockwise-rotation']);
    case 'removeSkulls': return { from: skulls(1), arrow: '→', to: ['cross-mark'] };
    case 'blast': return plain(['unlit-bomb']);
    case 'preventHurt': return plain(['heart-shield']);
    case 'noExitDamage': return plain(['exit-door']);
    case 'healHurt':
    case 'healSevere': return plain(['heart-plus']);
    case 'scout': return plain(['binoculars']);
    case 'getaway': return plain(['city-car']);
  }
}

const signsOf = (tile: ActiveTile): Signs => (isItemTile(tile) ? itemSigns(ITEMS[tile].effect) : abilitySigns(ABILITIES[tile].effect));

export function Conversion({ tile, colour, size = 15 }: { readonly tile: ActiveTile; readonly colour?: string; readonly size?: number }) {
  const { colours } = useTheme();
  const ink = colour ?? colours.ink;
  const { from, arrow, to } = signsOf(tile);
  return (
    <View style={styles.row} aria-hidden>
      {from.map((icon, i) => <Icon key={`from ${i}`} name={icon} size={size} colour={ink} />)}
      {arrow !== '' && <Text size="small" bold style={{ color: ink }}>{arrow}</Text>}
      {to.map((icon, i) => <Icon key={`to ${i}`} name={icon} size={size} colour={ink} />)}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: space.hair } });
