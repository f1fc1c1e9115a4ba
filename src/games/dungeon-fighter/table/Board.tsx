import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { dungeonFighter } from '../manifest';
import type { RoomId } from '../content/faces';
import { throwOrder } from '../rules/guide';
import { requirementsInForce, sourcesInForce } from '../rules/inForce';
import { legalMoves } from '../rules/legal';
import type { DfMove } from '../rules/moves';
import { topFrame } from '../rules/run';
import { SOUTH } from '../rules/stance';
import type { DfState } from '../rules/state';
import { ABOVE, LARGE_ABOVE } from './arena/lens';
import { useFlight } from './arena/useFlight';
import { BagSheet } from './decisions/BagSheet';
import { DecisionPanel } from './decisions/DecisionPanel';
import { Market } from './decisions/Market';
import { Fight } from './Fight';
import { MapBoard } from './map/MapBoard';
import { dicePlan } from './party/dicePlan';
import { HandOver } from './party/HandOver';
import { PartyStrip, type PartyStripProps } from './party/PartyStrip';
import { Rim } from './party/Rim';
import { StatusLine } from './party/StatusLine';
import { Telling } from './party/Telling';
import { PracticeRange } from './practice/PracticeRange';
import { azimuthAt, edgeOf, hasRim } from './seating';
import type { ReadyThrow } from './throwing/useAttempt';
import { useControls } from './throwing/useControls';
import { useHolder } from './useHolder';
import { useStage } from './useStage';
import { useThrowChoice } from './useThrowChoice';

/** The panel keeps its height, so that the board never jumps under the finger. */
const FOOT = 64;
/** Larger type gets a little more of it, as long as there is a table left to throw at. */
const TALLEST_FOOT = 84;
const SIDE = { most: 360, share: 0.42 } as const;
/** What lies below the board before anybody has measured it. */
const BELOW = 156;
/** Answers may cover this much of the table, which nobody aims at now. */
const HIGHEST_RISE = 0.72;
/** From this height on there is room for the party, in a shop as well. */
const TABLET = 720;
/** A table of this size, both ways, has room for a monster that is seen from afar. */
const LARGE = 640;
/** Two rows of portraits beside so low a table would leave nothing for the dice. */
const LOW = 480;
/** Wider than this share of its height, the room holds the panels beside the board. */
const BESIDE = 1.15;

/** Dungeon Fighter on the table. */
export function Board(table: TableProps<DfState, DfMove>) {
  const brush = useBrush(dungeonFighter.fonts);
  return brush ? <Dungeon brush={brush} table={table} /> : <TableLoading />;
}

function Dungeon({ brush, table }: { brush: Brush; table: TableProps<DfState, DfMove> }) {
  const { view, mine, seating, reducedMotion, leftHanded, mode, names, players } = table;
  const { colours, seatColours, type } = useTheme();
  const foot = { height: Math.min(TALLEST_FOOT, Math.max(FOOT, 4 * type.tiny.lineHeight)) };
  const flight = useFlight();
  const { stage, darkFlight, flying } = useStage(view, flight, reducedMotion);
  const [room, setRoom] = useState({ width: 1, height: 2 });
  const [below, setBelow] = useState(BELOW);
  const [preview, setPreview] = useState<RoomId>();
  const [bag, setBag] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const [practising, setPractising] = useState(false);
  const next = mode === 'replay' ? undefined : mine[0];
  const holder = useHolder(next?.seat, seating);
  const asked = holder.due ? undefined : next;
  const seat = asked?.seat;
  // From the view itself, so that the answers change with the question.
  const moves = seat === undefined ? [] : [...legalMoves(view, seat)];
  const play = (move: DfMove): boolean => (seating === 'around' && seat !== undefined ? table.playAs(seat, move) : table.play(move));

  const choice = useThrowChoice(view, moves);
  const armed = choice?.armed ?? [];
  const ids = view.encounter ? requirementsInForce(view, armed) : [];
  const demands = view.encounter ? sourcesInForce(view, armed) : [];
  const throws = next?.kind === 'throw' || next?.kind === 'option';
  const acting = throws || next === undefined ? view.heroes.findIndex(({ id }) => id === stage.turn) : view.heroes.findIndex((hero) => hero.seat === next.seat);
  const facing = edgeOf(view.heroes.length, Math.max(0, acting));
  const rim = seating === 'around' && hasRim(room);
  const beside = !rim && room.width > room.height * BESIDE;
  const large = !rim && Math.min(room.width, beside ? room.height : room.height - BELOW) >= LARGE;
  const controls = useControls({ ids, home: seating === 'around' ? azimuthAt(facing) : SOUTH, assist: view.assist, leftHanded, above: large ? LARGE_ABOVE : ABOVE });
  const throwDie = ({ launch, props, gates, mode: how }: ReadyThrow): boolean =>
    choice?.die !== undefined &&
    play({ kind: 'throw', hero: choice.hero, die: choice.die, weapons: [...choice.armed], mode: how, launch, props: [...props], gates: [...gates] });

  const frame = topFrame(view);
  const goods = asked && (frame?.kind === 'shop' || frame?.kind === 'distribute') ? frame : undefined;
  const fights = stage.monster !== undefined && !peeking;
  const open = moves.flatMap((move) => (move.kind === 'chooseCorridor' ? [move.room] : []));
  // A room looked at before the party moved on is no choice any more.
  const picked = preview !== undefined && open.includes(preview) ? preview : undefined;
  const usable = moves.filter(({ kind }) => kind === 'playCard').length;
  const plan = useMemo(() => dicePlan(view), [view]);
  const party: PartyStripProps = {
    stage,
    leader: view.leader,
    order: view.encounter && !view.over ? throwOrder({ ...view, encounter: { ...view.encounter, turn: stage.turn ?? view.encounter.turn } }) : [],
    plan: stage.telling ? {} : plan,
    players: players.length > 1 ? players : undefined,
    columns: beside && room.height >= TABLET ? 1 : beside && room.height >= LOW ? 2 : 'most',
    still: reducedMotion,
  };

  /** A question that needs room for its answers: they push the party up, over the near edge of the table. */
  const rises = asked !== undefined && choice === undefined && asked.kind !== 'movement' && !goods && !beside;
  /** The line under the table faces one edge only; whoever sits elsewhere reads the question here. */
  const question = rim && facing !== 'south' && next && <Text size="small" bold style={styles.words}>{`${names[next.seat] ?? ''}: ${next.words}`}</Text>;
  const panel = <DecisionPanel view={view} asked={asked?.kind} moves={moves} choice={choice} picked={picked} tall={beside} play={play} />;

  const goodsBoard = goods && <Market view={view} cards={goods.cards} moves={moves} shop={goods.kind === 'shop'} still={reducedMotion} play={play} />;
  const fight = fights && !goods && (
    <Fight
      brush={brush}
      view={view}
      stage={stage}
      flight={flight}
      flying={flying}
      darkFlight={darkFlight}
      controls={controls}
      choice={choice}
      demands={demands}
      usable={usable}
      raised={rises}
      leftHanded={leftHanded}
      reducedMotion={reducedMotion}
      onThrow={throwDie}
      onBag={() => setBag(true)}
      onMap={() => setPeeking(true)}
      onPractice={() => setPractising(true)}
    />
  );
  const map = (
    <MapBoard
      brush={brush}
      covered={fights || goods !== undefined}
      view={view}
      floor={stage.floor}
      room={stage.room}
      open={open}
      picked={picked}
      onPick={(next) => {
        if (picked !== next) setPreview(next);
        else play({ kind: 'chooseCorridor', room: next });
      }}
      onRefuse={() => table.explainRefusal('DF-19', 'No corridor leads there from where you are.')}
    />
  );
  if (practising) return <PracticeRange brush={brush} leftHanded={leftHanded} reducedMotion={reducedMotion} assist={view.assist} onClose={() => setPractising(false)} />;

  const status = <StatusLine view={view} stage={stage} usable={usable} onBag={fights ? undefined : () => setBag(true)} onMap={stage.monster && peeking ? () => setPeeking(false) : undefined} still={reducedMotion} />;
  const content = (
    <View style={[styles.room, beside && (leftHanded ? styles.besideLeft : styles.beside)]}>
      <View style={styles.room}>
        {map}
        {fight}
        {goodsBoard}
        {!flying && <Telling brush={brush} stage={stage} still={reducedMotion} />}
      </View>
      {/* The board keeps its height while answers rise over it, so that it does not jump. */}
      <View style={beside ? { width: Math.min(SIDE.most, room.width * SIDE.share) } : rises && { height: below }}>
        <View
          style={[beside ? styles.side : styles.below, { backgroundColor: colours.paper, borderColor: colours.line }, rises && [styles.risen, { maxHeight: room.height * HIGHEST_RISE, minHeight: below }]]}
          onLayout={({ nativeEvent: { layout } }) => (rises ? undefined : setBelow(layout.height))}
        >
          {!rim && (beside || !goods || room.height >= TABLET) && <PartyStrip {...party} />}
          {status}
          {question}
          {!goods && <View style={beside ? styles.sidePanel : rises ? [styles.answers, { borderColor: colours.accent }] : foot}>{panel}</View>}
        </View>
      </View>
      {holder.due && next && (
        <HandOver
          brush={brush}
          stage={stage}
          name={names[next.seat] ?? ''}
          colour={seatColours[next.seat % seatColours.length] ?? colours.accent}
          hero={(throws ? stage.turn : undefined) ?? view.heroes.find((hero) => hero.seat === next.seat)?.id ?? view.leader}
          throws={throws}
          requirements={ids}
          words={next.words}
          onTaken={holder.take}
        />
      )}
    </View>
  );
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {rim ? <Rim heroes={stage.heroes} portraits={(heroes) => <PartyStrip {...party} heroes={heroes} />} facing={facing}>{content}</Rim> : content}
      <BagSheet view={view} moves={moves} visible={bag} onClose={() => setBag(false)} play={play} />
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  beside: { flexDirection: 'row' },
  besideLeft: { flexDirection: 'row-reverse' },
  below: { borderTopWidth: 1 },
  side: { flex: 1, borderLeftWidth: 1, borderRightWidth: 1 },
  risen: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  answers: { minHeight: FOOT, flexShrink: 1, borderTopWidth: 2 },
  sidePanel: { flex: 1 },
  words: { paddingHorizontal: space.small },
});
