import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { TableProps } from '@/table/contract';
import { peopleOf } from '@/table/session/eyes';
import { useTheme } from '@/theme';

import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { BidPanel } from './bidding/BidPanel';
import { DuelPanel } from './duel/DuelPanel';
import { HuntersPanel } from './HuntersPanel';
import { Corners } from './planning/Corners';
import { PlanPanel } from './planning/PlanPanel';
import { usePlanning } from './planning/usePlanning';
import { TrailBoard } from './TrailBoard';
import { useStage } from './useStage';

/** While a path is drawn the panel keeps this height, so that the grid never jumps under the finger. */
const FOOT = 160;
const SIDE = 250;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The panel stands where it leaves the grid larger. */
const isBeside = ({ width, height }: Room): boolean => Math.min(width - SIDE, height) > Math.min(width, height - FOOT);

/** Bounty Trail on the table: the grid of posters, and below or beside it what this player decides now. */
export function Board(table: TableProps<State, Move>) {
  const { view, seat, prompts, mine, players, names, play, leftHanded, seating } = table;
  const { colours } = useTheme();
  const stage = useStage(view);
  const planning = usePlanning(table, seat);
  const [room, setRoom] = useState<Room>({ width: 1, height: 2 });
  const beside = isBeside(room);
  const own = prompts.find((prompt) => prompt.seat === seat);
  const plans = own?.kind === 'planPath';
  if (seating === 'around' && mine.some(({ kind }) => kind === 'planPath')) {
    return <Corners table={table} stage={stage} seats={peopleOf(players)} />;
  }
  const panel = plans ? (
    <PlanPanel view={view} planning={planning} names={names} now={table.now} />
  ) : own?.kind === 'bid' ? (
    <BidPanel key={`${view.round}/${view.walk?.beat}/${seat}`} view={view} seat={seat} names={names} play={play} />
  ) : prompts.some(({ kind }) => kind === 'duel') ? (
    <DuelPanel tied={view.tied} names={names} play={play} />
  ) : (
    <HuntersPanel view={view} stage={stage} players={players} />
  );
  return (
    <View
      style={[styles.room, beside && (leftHanded ? styles.besideLeft : styles.beside)]}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      <View style={styles.board}>
        <TrailBoard table={table} stage={stage} planning={plans ? planning : undefined} />
      </View>
      <View style={[beside ? styles.side : [styles.foot, plans && styles.fixed], { backgroundColor: colours.card, borderColor: colours.line }]}>{panel}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  board: { flex: 1 },
  foot: { borderTopWidth: 1, minHeight: FOOT },
  fixed: { height: FOOT },
  side: { width: SIDE, borderLeftWidth: 1, borderRightWidth: 1, justifyContent: 'center' },
});
