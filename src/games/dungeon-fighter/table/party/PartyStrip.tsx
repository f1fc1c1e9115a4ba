import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SeatPlayer } from '@/store/seats';
import { space, useTheme } from '@/theme';

import type { HeroId } from '../../content/heroes';
import type { DfState, HeroState } from '../../rules/state';
import type { Telling } from '../useTelling';
import type { DicePlan } from './dicePlan';
import { heroChange } from './figures';
import { Portrait, type PortraitRoom } from './Portrait';

export interface PartyStripProps {
  readonly view: DfState;
  readonly telling: Telling | undefined;
  /** Those at one edge of the table; all of them by default. */
  readonly heroes?: readonly HeroState[];
  /** Everybody who throws, the one in turn first. */
  readonly order: readonly HeroId[];
  readonly plan: DicePlan;
  /** Who leads which hero; undefined where one person leads all. */
  readonly players: readonly SeatPlayer[] | undefined;
  /** In a high column beside the table there is height to spare, but little width; elsewhere as many as fit stand side by side. */
  readonly columns: 1 | 2 | 'most';
  readonly still: boolean;
}

/** A portrait with the hero's name beside its picture needs this much; a narrower one puts it below. */
const ROOMY = 100;
const SNUG = 74;
const LEAST = 52;
/** From here on abilities are told by name. */
const WIDE = 330;
/** Wider than this a portrait is only empty. */
const WIDEST = 420;

/** The party in circle order: hit points, scars, abilities by die, and who throws next. */
export function PartyStrip({ view: { heroes: everybody, leader, encounter }, telling, heroes = everybody, order, plan, players, columns: wanted, still }: PartyStripProps) {
  const { seatColours, textScale } = useTheme();
  const [width, setWidth] = useState(360);
  const columns = Math.min(heroes.length, wanted === 'most' ? Math.max(1, Math.floor(width / (LEAST * textScale))) : wanted);
  const cell = Math.min(WIDEST, width / columns);
  // Twice as large letters have half the room.
  const letters = cell / textScale;
  const room: PortraitRoom = letters >= WIDE ? 'wide' : letters >= ROOMY ? 'roomy' : letters >= SNUG ? 'narrow' : 'tight';
  const rows = Array.from({ length: Math.ceil(heroes.length / columns) }, (_, row) => heroes.slice(row * columns, (row + 1) * columns));
  return (
    <View role="list" aria-label="The party" style={styles.strip} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      {rows.map((row) => (
        <View key={row[0]?.id} style={[styles.row, { maxWidth: columns * WIDEST }]}>
          {row.map((hero) => (
            <Portrait
              key={hero.id}
              hero={hero}
              change={heroChange(telling, hero.id)}
              player={players && { name: players[hero.seat]?.name ?? '', colour: seatColours[hero.seat % seatColours.length] ?? '' }}
              leads={hero.id === leader}
              place={order.indexOf(hero.id)}
              beer={encounter?.tokens.beer === hero.id}
              hand={encounter?.hand}
              best={plan[hero.id]}
              room={room}
              still={still}
            />
          ))}
          {Array.from({ length: columns - row.length }, (_, gap) => <View key={gap} style={styles.gap} />)}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { gap: space.tiny, paddingHorizontal: space.tiny, paddingTop: space.tiny },
  row: { flexDirection: 'row', gap: space.tiny, width: '100%', alignSelf: 'center' },
  gap: { flex: 1 },
});
