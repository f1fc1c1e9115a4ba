import { Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { Image, PixelRatio, StyleSheet, View } from 'react-native';

import type { BookPictures } from '@/rulebook/pictures';
import { Brush } from '@/skia/brush';
import { printed } from '@/skia/printed';

import { BOSS_IDS } from '../content/bosses';
import type { DenId } from '../content/dens';
import { GANG_IDS, type GangId } from '../content/gangs';
import { HERO_IDS } from '../content/heroes';
import { MINION_TYPES, type MinionType } from '../content/minions';
import { VengeanceFace } from './cards/VengeanceFace';
import { DenPicture } from './den/DenPicture';
import { drawMinion } from './den/figures';
import { Portrait, type PersonId } from './Portrait';

/** The drawings of the rulebook: what lies on the table, drawn as it is drawn there. */

const DEN_RATIO = 0.62;
const CARD_RATIO = 1.5;
const WIDEST_CARD = 150;
/** A figure needs room for its base and the edge around it. */
const FIGURE = 0.8;

function stillOf(type: MinionType, gang: GangId, pixels: number): string {
  const brush = new Brush(Skia, {});
  return printed(brush, { width: pixels, height: pixels }, (canvas) => drawMinion(brush, canvas, type, gang, { x: pixels / 2, y: pixels * 0.95, size: pixels * FIGURE }));
}

/** Somebody cut out of card, as they stand in a Den. */
function Figure({ type, gang, width }: { readonly type: MinionType; readonly gang: GangId; readonly width: number }) {
  const pixels = Math.round(width * Math.min(3, PixelRatio.get()));
  const uri = useMemo(() => stillOf(type, gang, pixels), [type, gang, pixels]);
  return <Image source={{ uri }} style={{ width, height: width }} aria-hidden accessible={false} />;
}

const den = (id: DenId): BookPictures[string] => function DenStill({ width }) {
  return <DenPicture den={id} width={width} height={Math.round(width * DEN_RATIO)} />;
};
const face = (id: PersonId): BookPictures[string] => function Face({ width }) {
  return <Portrait id={id} side={width} />;
};
const figure = (type: MinionType, gang: GangId): BookPictures[string] => function Cutout({ width }) {
  return <Figure type={type} gang={gang} width={width} />;
};

const NAMES = ['shadowman', 'roxyKween', 'prez', 'donZemun', 'kazuOno'] as const;
const GAP = 8;

/** One who was wronged, and four who did it. */
function City({ width }: { readonly width: number }) {
  const side = Math.floor((width - (NAMES.length - 1) * GAP) / NAMES.length);
  return <View style={styles.row}>{NAMES.map((id) => <Portrait key={id} id={id} side={side} />)}</View>;
}

function Grudge({ width }: { readonly width: number }) {
  const wide = Math.min(WIDEST_CARD, Math.floor(width / 2));
  const size = { width: wide, height: Math.round(wide * CARD_RATIO) };
  return <View style={styles.row} aria-hidden><VengeanceFace id="TK1" size={size} /><VengeanceFace id="LZ8" size={size} /></View>;
}

export const pictures: BookPictures = {
  city: City,
  grudge: Grudge,
  'den D2-1': den('D2-1'),
  'den D3-3': den('D3-3'),
  ...Object.fromEntries([...HERO_IDS, ...BOSS_IDS].map((id) => [`face ${id}`, face(id)])),
  ...Object.fromEntries(MINION_TYPES.map((type) => [`minion ${type}`, figure(type, 'tenguKai')])),
  ...Object.fromEntries(GANG_IDS.map((gang) => [`gang ${gang}`, figure('henchman', gang)])),
};

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: GAP } });
