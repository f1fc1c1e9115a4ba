import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { useTheme } from '@/theme';

import type { RoomId } from '../content/faces';
import { throwOrder } from '../rules/guide';
import { requirementsInForce, sourcesInForce } from '../rules/inForce';
import { azimuthOf, legalMoves } from '../rules/legal';
import type { DfMove } from '../rules/moves';
import { topFrame } from '../rules/run';
import { SOUTH } from '../rules/stance';
import type { DfState } from '../rules/state';
import { Arena } from './arena/Arena';
import { ArenaTools } from './arena/ArenaTools';
import { LyingDice } from './arena/LyingDice';
import { useFlight } from './arena/useFlight';
import { VerdictBurst } from './arena/VerdictBurst';
import { BagSheet } from './decisions/BagSheet';
import { DecisionPanel } from './decisions/DecisionPanel';
import { Market } from './decisions/Market';
import { MapBoard } from './map/MapBoard';
import { MonsterBanner } from './party/MonsterBanner';
import { PartyStrip } from './party/PartyStrip';
import { StatusLine } from './party/StatusLine';
import { PracticeRange } from './practice/PracticeRange';
import { ThrowTools } from './throwing/ThrowTools';
import type { ReadyThrow } from './throwing/useAttempt';
import { useControls } from './throwing/useControls';
import { useStage } from './useStage';
import { useThrowChoice } from './useThrowChoice';

/** The panel keeps its height, so that the board never jumps under the finger. */
const FOOT = 64;
const SIDE = 320;
/** Wider than this share of its height, the room holds the panels beside the board. */
const BESIDE = 1.15;

/** Dungeon Fighter on the table. */
export function Board(table: TableProps<DfState, DfMove>) {
  const brush = useBrush('dungeon-fighter');
  return brush ? <Dungeon brush={brush} table={table} /> : <TableLoading />;
}

function Dungeon({ brush, table }: { brush: Brush; table: TableProps<DfState, DfMove> }) {
  const { view, mine, seating, reducedMotion, leftHanded, mode } = table;
  const { colours } = useTheme();
  const flight = useFlight();
  const { stage, darkFlight, flying } = useStage(view, flight, reducedMotion);
  const [room, setRoom] = useState({ width: 1, height: 2 });
  const [picked, setPicked] = useState<RoomId>();
  const [bag, setBag] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const [practising, setPractising] = useState(false);
  const asked = mode === 'replay' ? undefined : mine[0];
  const seat = asked?.seat;
  // From the view itself, so that the answers change with the question.
  const moves = seat === undefined ? [] : [...legalMoves(view, seat)];
  const play = (move: DfMove): boolean => (seating === 'around' && seat !== undefined ? table.playAs(seat, move) : table.play(move));

  const choice = useThrowChoice(view, moves);
  const armed = choice?.armed ?? [];
  const ids = view.encounter ? requirementsInForce(view, armed) : [];
  const demands = view.encounter ? sourcesInForce(view, armed) : [];
  const heroAt = view.heroes.findIndex(({ id }) => id === view.encounter?.turn);
  const controls = useControls({ ids, home: seating === 'around' ? azimuthOf(view, Math.max(0, heroAt)) : SOUTH, assist: view.assist });
  const throwDie = ({ launch, props, gates, mode: how }: ReadyThrow): boolean =>
    choice?.die !== undefined &&
    play({ kind: 'throw', hero: choice.hero, die: choice.die, weapons: [...choice.armed], mode: how, launch, props: [...props], gates: [...gates] });

  const frame = topFrame(view);
  const goods = asked && (frame?.kind === 'shop' || frame?.kind === 'distribute') ? frame : undefined;
  const fights = stage.monster !== undefined && !peeking;
  const beside = room.width > room.height * BESIDE;
  const open = moves.flatMap((move) => (move.kind === 'chooseCorridor' ? [move.room] : []));
  const usable = moves.filter(({ kind }) => kind === 'playCard').length;
  const order = view.encounter && !view.over ? throwOrder({ ...view, encounter: { ...view.encounter, turn: stage.turn ?? view.encounter.turn } }) : [];

  /** A question that needs room for its answers; on a phone they lie over the table, which nobody aims at now. */
  const decides = asked !== undefined && choice === undefined && asked.kind !== 'movement' && !goods;
  const panel = <DecisionPanel table={table} asked={asked?.kind} moves={moves} choice={choice} picked={picked} play={play} />;

  const main = goods ? (
    <Market view={view} cards={goods.cards} moves={moves} shop={goods.kind === 'shop'} play={play} />
  ) : fights ? (
    <Arena
      brush={brush}
      lying={stage.lying}
      held={choice?.die}
      flight={flight.view}
      controls={controls}
      enabled={choice !== undefined}
      darkFlight={darkFlight}
      leftHanded={leftHanded}
      reducedMotion={reducedMotion}
      onThrow={throwDie}
    >
      {(size) => (
        <>
          <LyingDice size={size} outlook={controls.outlook} lying={stage.lying} />
          {stage.monster && <MonsterBanner monster={stage.monster} demands={demands} />}
          {choice && <ThrowTools controls={controls} leftHanded={leftHanded} />}
          {!flying && <ArenaTools leftHanded={leftHanded} usable={usable} onBag={() => setBag(true)} onMap={() => setPeeking(true)} onPractice={() => setPractising(true)} />}
          {stage.verdict && !flying && !choice && <VerdictBurst verdict={stage.verdict} still={reducedMotion} raised={decides && !beside} />}
          {decides && !beside && <View style={[styles.answers, { backgroundColor: colours.paper, borderColor: colours.line }]}>{panel}</View>}
        </>
      )}
    </Arena>
  ) : (
    <MapBoard
      brush={brush}
      floors={view.floors}
      floor={stage.floor}
      room={stage.room}
      open={open}
      picked={picked}
      onPick={(next) => {
        if (picked !== next) setPicked(next);
        else if (play({ kind: 'chooseCorridor', room: next })) setPicked(undefined);
      }}
      onRefuse={() => table.explainRefusal('DF-19', 'No corridor leads there from where you are.')}
    />
  );
  if (practising) return <PracticeRange brush={brush} leftHanded={leftHanded} reducedMotion={reducedMotion} assist={view.assist} onClose={() => setPractising(false)} />;
  return (
    <View
      style={[styles.room, beside && (leftHanded ? styles.besideLeft : styles.beside)]}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      <View style={styles.board}>{main}</View>
      <View style={[beside ? styles.side : styles.below, { backgroundColor: colours.paper, borderColor: colours.line }]}>
        <PartyStrip stage={stage} leader={view.leader} order={order} />
        <StatusLine view={view} stage={stage} usable={usable} onBag={fights ? undefined : () => setBag(true)} onMap={stage.monster && peeking ? () => setPeeking(false) : undefined} />
        {!goods && <View style={beside ? styles.sidePanel : styles.foot}>{beside || !decides || !fights ? panel : null}</View>}
      </View>
      <BagSheet view={view} moves={moves} visible={bag} onClose={() => setBag(false)} play={play} />
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  board: { flex: 1 },
  below: { borderTopWidth: 1 },
  side: { width: SIDE, borderLeftWidth: 1, borderRightWidth: 1 },
  foot: { height: FOOT },
  answers: { position: 'absolute', left: 0, right: 0, bottom: 0, maxHeight: '62%', borderTopWidth: 2 },
  sidePanel: { flex: 1 },
});
