import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { BLACK_DIE, DEFENSE_DIE, WHITE_DIE, type AttackFace, type DefenseFace } from '../../content/dice';
import { CATEGORY_LOOK, INK } from '../look';
import { BATTLE_SIGNS, BREAK_SIGNS, RESOURCE_SIGNS, TYPE_SIGNS } from '../signs';

/** Drawings of cards, slots and dice: words and signs side by side, so that they grow with the letters. */

interface Tile {
  readonly icon?: IconName;
  readonly words: string;
  /** Broken: face down. Empty: nothing lies there. */
  readonly look?: 'plain' | 'broken' | 'empty' | 'event';
}

function TileView({ icon, words, look = 'plain' }: Tile) {
  const { colours } = useTheme();
  const dark = look === 'broken';
  const ground = dark ? colours.dim : look === 'event' ? colours.accent : look === 'empty' ? 'transparent' : colours.raised;
  return (
    <View style={[styles.tile, { backgroundColor: ground, borderColor: look === 'empty' ? colours.dim : colours.ink }, look === 'empty' && styles.empty]}>
      {icon && <Icon name={icon} size={24} colour={dark || look === 'event' ? colours.onAccent : colours.ink} />}
      <Text size="tiny" bold={look !== 'empty'} tone={dark || look === 'event' ? 'onAccent' : 'ink'} style={styles.centred}>{words}</Text>
    </View>
  );
}

const Row = ({ tiles }: { readonly tiles: readonly Tile[] }) => <View style={styles.row}>{tiles.map((tile) => <TileView key={tile.words} {...tile} />)}</View>;
const Caption = ({ words }: { readonly words: string }) => <Text size="tiny" tone="dim">{words}</Text>;

interface StripProps {
  readonly width: number;
}

export const SequencePicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row
      tiles={[
        { icon: CATEGORY_LOOK.L.sign, words: '1 Light' }, { icon: BATTLE_SIGNS.broken, words: '2 Broken', look: 'broken' },
        { icon: BATTLE_SIGNS.event, words: '3 Event', look: 'event' }, { words: '4 Basic Attack', look: 'empty' },
      ]}
    />
    <Caption words="Slot 1 holds a Light card. The Heavy card in slot 2 is broken and will be skipped. The Event has taken slot 3. Slot 4 is empty: a Basic Attack." />
  </View>
);

export const BreakPicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row tiles={[{ icon: BREAK_SIGNS.arc, words: 'Rear: yes' }, { icon: BREAK_SIGNS.flank, words: 'Flank: yes' }, { icon: BATTLE_SIGNS.broken, words: 'Broken', look: 'broken' }]} />
    <Row tiles={[{ icon: BREAK_SIGNS.arc, words: 'Rear: yes ' }, { icon: BREAK_SIGNS.flank, words: 'Flank: no' }, { icon: CATEGORY_LOOK.H.sign, words: 'It will strike' }]} />
    <Caption words="A card that prints Rear and Flank: from behind together with a friend opposite, it breaks. From behind alone, it does not." />
  </View>
);

export const EventPicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row tiles={[{ words: '1' }, { words: '2' }, { icon: CATEGORY_LOOK.H.sign, words: '3 Heavy' }, { words: '4' }]} />
    <Row tiles={[{ words: '1 ' }, { words: '2 ' }, { icon: BATTLE_SIGNS.event, words: '3 Event', look: 'event' }, { words: '4 ' }]} />
    <Caption words="The back of the Event shows a 3. When all heroes have acted, it takes slot 3, and the Heavy card that lay there is gone." />
  </View>
);

export const CounterstrikePicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row
      tiles={[
        { icon: TYPE_SIGNS.slashing, words: 'You strike: Slashing' }, { icon: BATTLE_SIGNS.threat, words: 'The boss strikes you: Slashing' },
        { icon: BATTLE_SIGNS.counterstrike, words: 'Strike back for nothing', look: 'event' },
      ]}
    />
    <Caption words="The same type, hit or dodged, and the boss in front of you: strike back. Had it struck with another type, there would be no answer." />
  </View>
);

export const DefencePicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row
      tiles={[
        { icon: BATTLE_SIGNS.precision, words: 'Precision 6' }, { icon: BATTLE_SIGNS.dodge, words: 'Dodge 2' }, { icon: RESOURCE_SIGNS.stamina, words: '2 Stamina' },
        { icon: 'perspective-dice-six-faces-random', words: 'Blue die 2' },
      ]}
    />
    <Caption words="2 Dodge, 2 for Stamina, 2 on the blue die: 6 reaches the Precision of 6. Dodged." />
  </View>
);

export const WoundsPicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    <Row tiles={[{ icon: BATTLE_SIGNS.cube, words: '2 cubes, 10 health' }, { icon: 'crossed-swords', words: '20 damage', look: 'event' }, { icon: BATTLE_SIGNS.cube, words: '1 cube, 40 health' }]} />
    <Caption words="10 of the 20 empty the bar and take a cube, the other 10 go on into the new bar of 50." />
  </View>
);

const attackFace = ({ dmg, yin, yang, special }: AttackFace): Tile => {
  if (dmg !== undefined) return { words: `+${dmg}` };
  if (yin !== undefined) return { icon: RESOURCE_SIGNS.yin, words: 'Yin' };
  if (yang !== undefined) return { icon: RESOURCE_SIGNS.yang, words: 'Yang' };
  return special === undefined ? { words: 'blank' } : { icon: BATTLE_SIGNS.special, words: 'Special' };
};
const defenseFace = ({ dodge, armor }: DefenseFace): Tile => ({
  words: [dodge !== undefined && `${dodge} Dodge`, armor !== undefined && `${armor} Armor`].filter(Boolean).join(' ') || 'blank',
});

interface DieRow {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly faces: readonly Tile[];
}

const DICE: readonly DieRow[] = [
  { name: 'black', ground: INK.ink, ink: INK.pale, faces: BLACK_DIE.map(attackFace) },
  { name: 'white', ground: '#FFFFFF', ink: INK.ink, faces: WHITE_DIE.map(attackFace) },
  { name: 'blue', ground: '#274A66', ink: INK.pale, faces: DEFENSE_DIE.map(defenseFace) },
];

/** All faces of the three dice. */
export const DicePicture = ({ width }: StripProps) => (
  <View style={[styles.picture, { width }]}>
    {DICE.map(({ name, ground, ink, faces }) => (
      <View key={name} style={styles.row}>
        {faces.map(({ icon, words }, i) => (
          <View key={i} style={[styles.face, { backgroundColor: ground, borderColor: INK.ink }]}>
            {icon ? <Icon name={icon} size={22} colour={ink} /> : <Text size="tiny" bold style={[styles.centred, { color: ink }]}>{words === 'blank' ? ' ' : words}</Text>}
          </View>
        ))}
      </View>
    ))}
  </View>
);

const styles = StyleSheet.create({
  picture: { gap: space.tiny },
  row: { flexDirection: 'row', gap: space.tiny },
  tile: { flex: 1, minHeight: 64, alignItems: 'center', justifyContent: 'center', gap: 2, padding: space.tiny, borderWidth: 1.5, borderRadius: radius.small },
  empty: { borderStyle: 'dashed' },
  face: { flex: 1, minHeight: 44, alignItems: 'center', justifyContent: 'center', borderWidth: 1, borderRadius: radius.small, padding: 2 },
  centred: { textAlign: 'center' },
});
