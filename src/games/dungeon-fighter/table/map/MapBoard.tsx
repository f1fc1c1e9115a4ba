import { Picture } from '@shopify/react-native-skia';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { capital } from '@/engine/words';
import type { Brush } from '@/skia/brush';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { Hotspot } from '@/table/board/Hotspot';

import { faceOf, type RoomId } from '../../content/faces';
import { BOSS_ROOM } from '../../rules/decisions/movement';
import type { DfState } from '../../rules/state';
import { roomWords } from '../words';
import { mapPicture } from './drawMap';
import { BAND, TOP, mapFit, mapLayout, roomRect, type MapRoom } from './mapLayout';

interface MapBoardProps {
  readonly brush: Brush;
  /** Something lies over it. It stays drawn, to be there at once afterwards, and can neither be touched nor heard. */
  readonly covered?: boolean;
  readonly view: DfState;
  /** Rooms the party may go to now. */
  readonly open: readonly RoomId[];
  readonly picked: RoomId | undefined;
  onPick(room: RoomId): void;
  onRefuse(): void;
}

/** The dungeon: three floors and the boss, with the ways that lead on. */
export function MapBoard({ brush, covered = false, view, open, picked, onPick, onRefuse }: MapBoardProps) {
  const { floors, floor, room, tower, leader } = view;
  const [area, setArea] = useState({ width: 1, height: 1 });
  const { width, scale } = mapFit(area);
  const layout = useMemo(() => mapLayout(floors, width), [floors, width]);
  const openKey = open.join();
  const picture = useMemo(
    () => mapPicture(brush, layout, { floors, floor, room, open: openKey.split(','), picked, leader, tower: { I: tower.I.length, II: tower.II.length, III: tower.III.length, IV: tower.IV.length } }),
    [brush, layout, floors, floor, room, openKey, picked, leader, tower],
  );
  const leaves = room !== undefined && faceOf(floors[floor] ?? 'D1-a').exit === room;
  const isOpen = (at: MapRoom) => open.includes(at.id) && (at.id === BOSS_ROOM || at.floor === (leaves ? floor + 1 : floor));
  const scroll = useRef<ScrollView>(null);
  useEffect(() => scroll.current?.scrollTo({ y: floor === 0 ? 0 : (TOP + floor * BAND) * scale, animated: false }), [floor, scale]);
  return (
    <ScrollView ref={scroll} style={covered ? styles.covered : styles.room} aria-hidden={covered} pointerEvents={covered ? 'none' : 'auto'} onLayout={({ nativeEvent: { layout: found } }) => setArea({ width: found.width, height: found.height })}>
      <View style={{ height: Math.max(area.height, layout.units.height * scale) }}>
        <BoardCanvas units={layout.units} label="The dungeon" scene={() => <Picture picture={picture} />}>
          {!covered && layout.rooms.map((at) => {
            const words = at.id === BOSS_ROOM ? 'the final boss' : roomWords(faceOf(floors[at.floor] ?? 'D1-a').rooms[at.id] ?? { to: [] });
            const here = at.floor === floor && at.id === room;
            const name = at.id === BOSS_ROOM ? 'Final boss' : `Room ${at.id.toUpperCase()} of floor ${at.floor + 1}`;
            return (
              <Hotspot
                key={`${at.floor}${at.id}`}
                at={roomRect(at)}
                label={`${name}: ${words}${here ? ', the party is here' : ''}${isOpen(at) ? ', open to you' : ''}`}
                lit={isOpen(at)}
                pressed={isOpen(at) && picked === at.id}
                explain={{ title: name, text: `${capital(words)}.`, ruleId: 'DF-19' }}
                onPress={() => (isOpen(at) ? onPick(at.id) : onRefuse())}
              />
            );
          })}
        </BoardCanvas>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({ room: { flex: 1 }, covered: { ...StyleSheet.absoluteFill, opacity: 0 } });
