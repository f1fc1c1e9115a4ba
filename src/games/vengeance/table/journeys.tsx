import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import type { Journey } from '@/table/kit/flight/flights';
import { Icon } from '@/theme';

import type { BossId } from '../content/bosses';
import type { MontageFace } from '../content/dice';
import type { Event } from '../rules/events';
import { TileFace } from './cards/TileFace';
import { MONTAGE_FACE_ICONS } from './emblems';
import { INK } from './look';
import { Portrait } from './Portrait';
import type { Tab } from './tabs';

/** Places of the table that pieces fly between. */
export const poolDie = (face: MontageFace): string => `pool ${face}`;
export const CITY = 'city';
export const OWN = 'own hero';
export const matOf = (seat: Seat): string => `mat ${seat}`;
export const spaceOf = (space: number): string => `shop ${space}`;
export const tabOf = (tab: Tab): string => `tab ${tab}`;

const DIE = 44;

/** What an event carries from one place to another, as `me` sees it. */
export function journeyOf(event: Event, me: Seat): Journey | undefined {
  switch (event.type) {
    case 'dieClaimed':
      return { from: poolDie(event.face), to: matOf(event.seat), piece: <View style={styles.die}><Icon name={MONTAGE_FACE_ICONS[event.face]} size={28} colour={INK.black} /></View> };
    case 'bought':
      return { from: spaceOf(event.space), to: event.seat === me ? OWN : tabOf('heroes'), piece: <View style={styles.tile}><TileFace id={event.tile} short /></View> };
    default: return undefined;
  }
}

/** A dead Boss goes to the wall of triumph, which hangs among the goals. */
export const trophyOf = (boss: BossId): Journey => ({ from: CITY, to: tabOf('goals'), piece: <Portrait id={boss} side={96} condition="dead" /> });

const styles = StyleSheet.create({
  die: { width: DIE, height: DIE, borderRadius: 8, alignItems: 'center', justifyContent: 'center', backgroundColor: '#F7F1E1', boxShadow: '0 4px 8px rgba(0, 0, 0, 0.4)' },
  tile: { width: 84, boxShadow: '0 4px 8px rgba(0, 0, 0, 0.4)' },
});
