import { StyleSheet, View } from 'react-native';

import type { BookPictures } from '@/rulebook/pictures';
import { space } from '@/theme';

import { BOSS_IDS } from '../content/bosses';
import { HERO_IDS } from '../content/heroes';
import { Portrait, type PersonId } from './Portrait';

/** The drawings of the rulebook: people as this box prints them. */

const face = (id: PersonId): BookPictures[string] => function Face({ width }) {
  return <Portrait id={id} side={width} />;
};

function Heroes({ width }: { readonly width: number }) {
  const side = Math.floor((width - (HERO_IDS.length - 1) * space.small) / HERO_IDS.length);
  return <View style={styles.row}>{HERO_IDS.map((id) => <Portrait key={id} id={id} side={side} />)}</View>;
}

export const pictures: BookPictures = { heroes: Heroes, ...Object.fromEntries([...HERO_IDS, ...BOSS_IDS].map((id) => [`face ${id}`, face(id)])) };

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: space.small } });
