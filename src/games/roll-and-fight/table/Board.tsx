import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import type { Seat } from '@/engine/game';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { isLarge } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';

import { rollAndFight } from '../manifest';
import { denId, type Side } from '../content/dens';
import { denOf, lair } from '../rules/den';
import type { Move } from '../rules/moves';
import type { Player, State } from '../rules/state';
import { DecisionPanel } from './DecisionPanel';
import { DenRoom } from './den/DenRoom';
import { LitDen } from './den/LitDen';
import { ManyRows } from './panels/Chip';
import { PlayerBoard } from './panels/PlayerBoard';
import { RestPanel } from './panels/RestPanel';
import { RivalStrip, type RivalShape } from './panels/RivalStrip';
import { ScoreBox } from './panels/ScoreBox';
import { TrackStrip } from './panels/TrackStrip';
import { Race } from './rolling/Race';
import { rollingSeats } from './rolling/RollingTable';
import { useDecision } from './useDecision';
import { useTelling } from './useTelling';

/** With large letters: its rooms are then still as high as a finger. */
const LEAST_DEN = 0.6;
/** Two rows of cards, and beside a large den three. */
const PANEL = { smallPhone: 188, phone: 232, landscape: 160, tablet: 250, desktop: 300 } as const;

/** The den as it would be entered. */
function preview(player: Player, side: Side): Player {
  const den = denId(player.board, side);
  const { entrance, rooms } = denOf(den);
  return { ...player, den, room: entrance, visited: 1 << entrance, minions: lair(den, player.boss).minions.map(() => 0), lootLeft: rooms.map(({ loot }) => loot) };
}

function restWords({ mode, view, prompts }: TableProps<State, Move>): string {
  if (mode === 'replay') return `Round ${view.round}, ${view.phase}`;
  return prompts.length > 0 ? 'Others are still deciding.' : '…';
}

/** Roll & Fight on the table: the den and what is decided now, or the dice. */
export function Board(table: TableProps<State, Move>) {
  const { view, names, leftHanded } = table;
  const { kind } = useRoom();
  const { textScale } = useTheme();
  // Kept over all phases: the den must be there at once when the dice are put away, or looked at in the race.
  const brush = useBrush(rollAndFight.fonts);
  const telling = useTelling(table.players);
  const decision = useDecision(table, telling.seat);
  const { prompt, moves, acting, asked } = decision;
  const [look, setLook] = useState<{ readonly seat: Seat; readonly phase: string }>();
  const [room, setRoom] = useState<number>();
  const [side, setSide] = useState<Side>('A');

  const moment = `${asked.round}/${asked.phase}/${acting}`;
  const shown = look?.phase === moment ? look.seat : acting;
  const there = view.players[shown];
  const asker = asked.players[shown];
  if (!there || !asker) return null;
  const player: Player = there.den === undefined ? preview(there, side) : there;
  const over = view.phase === 'over' || telling.final !== undefined;
  const play = (move: Move): Promise<boolean> => {
    setRoom(undefined);
    return decision.play(move);
  };
  const den = <LitDen table={table} brush={brush} decision={decision} telling={telling} shown={shown} player={player} room={room} over={over} play={play} onRoom={setRoom} />;

  const rolling = view.phase === 'rolling';
  const hands = rolling ? rollingSeats(table) : [];
  const rivals = view.players.length > 1 && view.phase !== 'setup' ? view.players.map((_, seat) => seat).filter((seat) => !hands.includes(seat)) : [];
  const rivalsIn = (shape: RivalShape) => rivals.length > 0 && (
    <RivalStrip view={view} names={names} seats={rivals} shown={shown} shape={shape} onLook={(next) => setLook({ seat: next, phase: moment })} />
  );
  if (rolling) return <TableLayout board={<Race table={table} den={den} rivals={rivalsIn('cards')} />} />;

  const panel = over ? (
    <ScoreBox view={view} player={player} names={names} inked={telling.final?.lines} />
  ) : shown !== acting || !prompt ? (
    <RestPanel player={player} words={restWords(table)} />
  ) : (
    <DecisionPanel
      table={table} view={asked} kind={prompt.kind} moment={moment} player={asker} previewed={player} moves={moves}
      room={room} side={side} play={play} onRoom={setRoom} onSide={setSide}
    />
  );
  return (
    <TableLayout
      board={<DenRoom rivals={rivals.length} leftHanded={leftHanded} rivalsIn={rivalsIn}>{den}</DenRoom>}
      own={<TrackStrip player={player} name={names[shown] ?? ''} narrow={kind === 'landscape'} outside={there.den === undefined} still={table.reducedMotion} />}
      panel={<ManyRows value={kind !== 'smallPhone' && kind !== 'landscape'}>{panel}</ManyRows>}
      asked={`${moment}/${prompt?.kind}/${shown}`}
      panelHeight={PANEL}
      panelFills={!isLarge(textScale)}
      leastBoard={LEAST_DEN}
      more={
        <ScrollView tabIndex={0} aria-label="Player board" contentContainerStyle={styles.boardContent}>
          <PlayerBoard player={player} />
        </ScrollView>
      }
    />
  );
}

const styles = StyleSheet.create({ boardContent: { padding: space.medium, gap: space.medium } });
