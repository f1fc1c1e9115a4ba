import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { RoomId } from '../content/faces';
import { dungeonFighter } from '../manifest';
import { throwOrder } from '../preview/guide';
import { dfDecisions, type DfMove } from '../rules/decisions';
import type { DfState } from '../rules/state';
import { requirementsInForce, sourcesInForce } from '../rules/throw/inForce';
import { SOUTH } from '../rules/throw/stance';
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
import { azimuthAt, edgeOf } from './seating';
import type { ReadyThrow } from './throwing/useAttempt';
import { useControls } from './throwing/useControls';
import { useHolder } from './useHolder';
import { useTelling } from './useTelling';
import { useThrowChoice } from './useThrowChoice';

/** A row of dice; upright on a large screen, dice and weapons below each other. */
const PANEL = { phone: 64, landscape: 96, tablet: 124, desktop: 220 } as const;

/** Dungeon Fighter on the table. */
export function Board(table: TableProps<DfState, DfMove>) {
  const brush = useBrush(dungeonFighter.fonts);
  return brush ? <Dungeon brush={brush} table={table} /> : <TableLayout board={<TableLoading />} />;
}

function Dungeon({ brush, table }: { brush: Brush; table: TableProps<DfState, DfMove> }) {
  const { view, mine, seating, reducedMotion, leftHanded, mode, names, players } = table;
  const { colours, seatColours } = useTheme();
  const { kind, roomy, beside } = useRoom();
  const flight = useFlight();
  const { telling, landing, darkFlight, flying } = useTelling(flight, reducedMotion);
  const { encounter } = view;
  const [preview, setPreview] = useState<RoomId>();
  const [bag, setBag] = useState(false);
  const [peeking, setPeeking] = useState(false);
  const [practising, setPractising] = useState(false);
  const next = mode === 'replay' ? undefined : mine[0];
  const holder = useHolder(next?.seat, seating);
  const asked = holder.due ? undefined : next;
  const seat = asked?.seat;
  // From the view itself, so that the answers change with the question.
  const moves = seat === undefined ? [] : [...dfDecisions.moves(view, seat)];
  const play = (move: DfMove): Promise<boolean> => (seating === 'around' && seat !== undefined ? table.playAs(seat, move) : table.play(move));

  const choice = useThrowChoice(view, moves);
  const armed = choice?.armed ?? [];
  const ids = encounter ? requirementsInForce(view, armed) : [];
  const demands = encounter ? sourcesInForce(view, armed) : [];
  const throws = next?.kind === 'throw' || next?.kind === 'option';
  const acting = throws || next === undefined ? view.heroes.findIndex(({ id }) => id === encounter?.turn) : view.heroes.findIndex((hero) => hero.seat === next.seat);
  const facing = edgeOf(view.heroes.length, Math.max(0, acting));
  // A smaller glass is not laid in the middle of anything: one strip serves all.
  const rim = seating === 'around' && roomy;
  const controls = useControls({ ids, home: seating === 'around' ? azimuthAt(facing) : SOUTH, assist: view.assist, leftHanded, above: roomy && !rim ? LARGE_ABOVE : ABOVE });
  const throwDie = ({ launch, props, gates, mode: how }: ReadyThrow) => {
    if (choice?.die !== undefined) void play({ kind: 'throw', hero: choice.hero, die: choice.die, weapons: [...choice.armed], mode: how, launch, props: [...props], gates: [...gates] });
  };

  const frame = topFrame(view);
  const goods = asked && (frame?.kind === 'shop' || frame?.kind === 'distribute') ? frame : undefined;
  const fights = encounter !== undefined && !peeking;
  const open = moves.flatMap((move) => (move.kind === 'chooseCorridor' ? [move.room] : []));
  // A room looked at before the party moved on is no choice any more.
  const picked = preview !== undefined && open.includes(preview) ? preview : undefined;
  const usable = moves.filter(({ kind }) => kind === 'playCard').length;
  const plan = useMemo(() => (table.telling ? {} : dicePlan(view)), [view, table.telling]);
  const party: PartyStripProps = {
    view,
    telling,
    order: encounter && !view.over ? throwOrder(view) : [],
    plan,
    players: players.length > 1 ? players : undefined,
    columns: kind === 'desktop' && !rim ? 1 : 'most',
    still: reducedMotion,
  };

  /** A question that needs room for its answers: they push the party up, over the near edge of the table. */
  const rises = asked !== undefined && choice === undefined && asked.kind !== 'movement' && !goods;
  /** The line under the table faces one edge only; whoever sits elsewhere reads the question here. */
  const question = rim && facing !== 'south' && next && <Text size="small" bold style={styles.words}>{`${names[next.seat] ?? ''}: ${next.words}`}</Text>;
  const panel = <DecisionPanel view={view} seat={seat} asked={asked?.kind} moves={moves} choice={choice} picked={picked} tall={beside} play={play} />;

  const goodsBoard = goods && <Market view={view} cards={goods.cards} moves={moves} shop={goods.kind === 'shop'} still={reducedMotion} play={play} />;
  const fight = encounter && fights && !goods && (
    <Fight
      brush={brush}
      view={view}
      encounter={encounter}
      telling={telling}
      landing={landing ?? encounter.thrown?.result}
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

  const status = <StatusLine view={view} usable={usable} onBag={fights ? undefined : () => setBag(true)} onMap={encounter && peeking ? () => setPeeking(false) : undefined} still={reducedMotion} />;
  const board = (
    <View style={styles.room}>
      {map}
      {fight}
      {goodsBoard}
      {!flying && <Telling brush={brush} telling={telling} still={reducedMotion} />}
    </View>
  );
  const own = (
    <View>
      {!rim && (roomy || beside || !goods) && <PartyStrip {...party} />}
      {status}
      {question}
    </View>
  );
  const cover = holder.due && next && (
    <HandOver
      brush={brush}
      encounter={encounter}
      name={names[next.seat] ?? ''}
      colour={seatColours[next.seat % seatColours.length] ?? colours.accent}
      hero={(throws ? encounter?.turn : undefined) ?? view.heroes.find((hero) => hero.seat === next.seat)?.id ?? view.leader}
      throws={throws}
      requirements={ids}
      words={next.words}
      onTaken={holder.take}
    />
  );
  const content = <TableLayout board={board} own={own} panel={goods ? undefined : panel} cover={cover} panelHeight={PANEL} panelFills={!rises} rises={rises} />;
  return (
    <>
      {rim ? <TableLayout board={<Rim heroes={view.heroes} portraits={(heroes) => <PartyStrip {...party} heroes={heroes} />} facing={facing}>{content}</Rim>} /> : content}
      <BagSheet view={view} seat={seat} moves={moves} visible={bag} onClose={() => setBag(false)} play={play} />
    </>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  words: { paddingHorizontal: space.small },
});
