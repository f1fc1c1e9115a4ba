import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import { rollAndFight } from '../manifest';
import { denId, type Side } from '../content/dens';
import { denOf, lair } from '../rules/den';
import type { Move } from '../rules/moves';
import { mayMark } from '../rules/objectives';
import { isDead } from '../rules/scene';
import { cheapestEscape } from '../rules/scoring';
import type { Player, State } from '../rules/state';
import { DecisionPanel } from './DecisionPanel';
import { DenBoard } from './den/DenBoard';
import { DenRoom } from './den/DenRoom';
import { ManyRows } from './panels/Chip';
import { isCollect } from './panels/LootPanel';
import { PlayerBoard } from './panels/PlayerBoard';
import { RestPanel } from './panels/RestPanel';
import { RivalStrip, type RivalShape } from './panels/RivalStrip';
import { ScoreBox } from './panels/ScoreBox';
import { differentTargets, targetsIn } from './panels/TargetPanel';
import { TrackStrip } from './panels/TrackStrip';
import { RollingTable, rollingSeats } from './rolling/RollingTable';
import { useDecision } from './useDecision';
import { useTelling } from './useTelling';
import { roomOfTarget } from './words';

/** Two rows of cards, and beside a large den three. */
const PANEL = { smallPhone: 160, phone: 232, landscape: 160, tablet: 250, desktop: 300 } as const;

/** The den as it would be entered. */
function preview(player: Player, side: Side): Player {
  const den = denId(player.board, side);
  const { entrance, rooms } = denOf(den);
  return { ...player, den, room: entrance, visited: 1 << entrance, minions: lair(den, player.boss).minions.map(() => 0), lootLeft: rooms.map(({ loot }) => loot) };
}

/** Roll & Fight on the table: the den and what is decided now, or the dice. */
export function Board(table: TableProps<State, Move>) {
  const { view, mode, prompts, names, explainRefusal, leftHanded, speed, reducedMotion } = table;
  const { colours, seatColours } = useTheme();
  const { kind, roomy } = useRoom();
  // Kept over all phases: the den must be there at once when the dice are put away, or looked at in the race.
  const brush = useBrush(rollAndFight.fonts);
  const telling = useTelling(table.players);
  const { prompt, moves, acting, asked, play: playMove } = useDecision(table, telling.seat);
  const [look, setLook] = useState<{ readonly seat: Seat; readonly phase: string }>();
  const [room, setRoom] = useState<number>();
  const [side, setSide] = useState<Side>('A');
  const [peeking, setPeeking] = useState(false);

  const moment = `${asked.round}/${asked.phase}/${acting}`;
  const shown = look?.phase === moment ? look.seat : acting;
  const play = (move: Move): Promise<boolean> => {
    setRoom(undefined);
    return playMove(move);
  };

  const there = view.players[shown];
  const asker = asked.players[shown];
  if (!there || !asker) return null;
  const player: Player = there.den === undefined ? preview(there, side) : there;
  const watching = shown !== acting;
  const over = view.phase === 'over' || telling.final !== undefined;
  const targets = prompt?.kind === 'target' && !watching ? targetsIn(moves) : [];
  const looted = moves.filter(isCollect).map((move) => move.room);
  const lights = {
    lit: [...new Set([...targets.flatMap((target) => roomOfTarget(player, target) ?? []), ...(watching ? [] : looted)])],
    aims: targets.filter(({ kind }) => kind === 'minion' || kind === 'boss'),
    chosen: watching ? undefined : room,
    markable: !watching && moves.some(({ type }) => type === 'markObjective') && mayMark(player) ? player.room : undefined,
    escape: over && !isDead(player) ? cheapestEscape(player).path.slice(0, telling.final?.rooms) : [],
    cracked: telling.cracked === shown,
  };
  const onRoom = (touched: number) => {
    if (watching || !prompt) return;
    const here = differentTargets(player, targets.filter((target) => roomOfTarget(player, target) === touched));
    const [target] = here;
    if (target && here.length === 1) play({ type: 'resolve', target });
    else if (target || looted.includes(touched)) setRoom(touched);
    else if (lights.markable === touched) play({ type: 'markObjective' });
    else if (prompt.kind === 'target') explainRefusal('RF-128', 'Nothing to aim at here. Targets are in the lit rooms and in the list.');
    else if (prompt.kind === 'fight') explainRefusal('RF-111', 'First choose what you use; then its targets light up.');
  };

  const den = (
    <DenBoard
      key={shown}
      brush={brush}
      player={player}
      den={player.den ?? '1A'}
      colour={seatColours[shown % seatColours.length] ?? colours.accent}
      lights={lights}
      flashes={telling.flashes.filter(({ seat }) => seat === shown)}
      speed={speed}
      reducedMotion={reducedMotion}
      onRoom={onRoom}
    />
  );
  const rolling = view.phase === 'rolling';
  const hands = rolling ? rollingSeats(table) : [];
  const others = view.players.map((_, i) => i).filter((i) => !hands.includes(i));
  const rivals = view.players.length > 1 && view.phase !== 'setup' ? others : [];
  const rivalsIn = (shape: RivalShape) => rivals.length > 0 && (
    <RivalStrip view={view} names={names} seats={rivals} shown={shown} shape={shape} onLook={(next) => setLook({ seat: next, phase: moment })} />
  );

  if (rolling) {
    // With this much room the den stays in sight while the dice roll.
    const both = roomy && hands.length === 1;
    // The trays stay where they are under the den: the race goes on.
    const peeks = peeking && !both && hands.length === 1;
    const race = (
      <View style={styles.room}>
        {rivalsIn('cards')}
        <View style={[styles.grow, both && kind === 'desktop' && styles.beside]}>
          {both && <View style={styles.grow}>{den}</View>}
          <View style={both && kind === 'desktop' ? styles.dice : styles.grow} aria-hidden={peeks}>
            <RollingTable table={table} onPeek={both || hands.length > 1 ? undefined : () => setPeeking(true)} />
          </View>
          {peeks && (
            <View style={[StyleSheet.absoluteFill, { backgroundColor: colours.paper }]}>
              {den}
              <IconButton icon="rolling-dices" label="Back to the dice" style={[styles.peek, { backgroundColor: colours.card, borderColor: colours.glow }]} onPress={() => setPeeking(false)} />
            </View>
          )}
        </View>
      </View>
    );
    return <TableLayout board={race} />;
  }

  const panel = over ? (
    <ScoreBox view={view} player={player} names={names} inked={telling.final?.lines} />
  ) : watching || !prompt ? (
    <RestPanel player={player} words={mode === 'replay' ? `Round ${view.round}, ${view.phase}` : prompts.length > 0 ? 'Others are still deciding.' : '…'} />
  ) : (
    <DecisionPanel
      table={table} view={asked} kind={prompt.kind} moment={moment} player={asker} previewed={player} moves={moves}
      room={room} side={side} play={play} onRoom={setRoom} onSide={setSide}
    />
  );
  return (
    <TableLayout
      board={<DenRoom rivals={rivals.length} leftHanded={leftHanded} rivalsIn={rivalsIn}>{den}</DenRoom>}
      own={<TrackStrip player={player} name={names[shown] ?? ''} narrow={kind === 'landscape'} outside={there.den === undefined} />}
      panel={<ManyRows value={kind !== 'smallPhone' && kind !== 'landscape'}>{panel}</ManyRows>}
      panelHeight={PANEL}
      panelFills
      more={
        <ScrollView tabIndex={0} aria-label="Player board" contentContainerStyle={styles.boardContent}>
          <PlayerBoard player={player} />
        </ScrollView>
      }
    />
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  grow: { flex: 1 },
  beside: { flexDirection: 'row' },
  boardContent: { padding: space.medium, gap: space.medium },
  dice: { width: 420 },
  peek: { position: 'absolute', right: space.large, bottom: space.large, borderWidth: 2, width: 52, height: 52 },
});
