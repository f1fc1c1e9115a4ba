import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { inRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { RoomId } from '../content/faces';
import { dungeonFighter } from '../manifest';
import { throwOrder } from '../preview/nextThrow';
import type { DfMove } from '../rules/decisions';
import type { DfState } from '../rules/state';
import { SOUTH } from '../rules/throw/stance';
import { useFlight } from './arena/useFlight';
import { useRoomAbove } from './arena/useRoomAbove';
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
import { azimuthAt } from './seating';
import { useControls } from './throwing/useControls';
import { useTelling, type TableTelling } from './useTelling';
import { useTurn, type Turn } from './useTurn';

/** A row of dice; upright on a large screen, dice and weapons below each other. */
const PANEL = { phone: 64, landscape: 96, tablet: 124, desktop: 220 } as const;

/** The monster stands over the far end of the table: a die needs a way to fly below it. A large table has that to spare. */
const LEAST_ARENA = { phone: 0.95, tablet: 0.75 } as const;

type DfTable = TableProps<DfState, DfMove>;

/** Dungeon Fighter on the table. */
export function Board(table: DfTable) {
  const brush = useBrush(dungeonFighter.fonts);
  return brush ? <Dungeon brush={brush} table={table} /> : <TableLayout board={<TableLoading />} />;
}

/** What lies over the fight because somebody wanted to look at it. */
type Looking = 'bag' | 'map' | 'range';

function Dungeon({ brush, table }: { brush: Brush; table: DfTable }) {
  const { view, seating, reducedMotion, leftHanded } = table;
  const room = useRoom();
  const { roomy, beside } = room;
  const turn = useTurn(table);
  const flight = useFlight();
  const told = useTelling(flight, reducedMotion);
  const [preview, setPreview] = useState<RoomId>();
  const [looking, setLooking] = useState<Looking>();
  const stopLooking = () => setLooking(undefined);
  const { encounter } = view;
  const { asked, seat, moves, choice, goods, open, usable, rises, play, facing } = turn;
  // A smaller glass is not laid in the middle of anything: one strip serves all.
  const rim = seating === 'around' && roomy;
  const large = roomy && !rim;
  const { above, onBanner } = useRoomAbove(large);
  const controls = useControls({ ids: turn.ids, home: seating === 'around' ? azimuthAt(facing) : SOUTH, assist: view.assist, leftHanded, above });
  const fights = encounter !== undefined && looking !== 'map';
  // A room looked at before the party moved on is no choice any more.
  const picked = preview !== undefined && open.includes(preview) ? preview : undefined;
  const party = usePartyStrip(table, told, rim);
  if (looking === 'range') return <PracticeRange brush={brush} leftHanded={leftHanded} reducedMotion={reducedMotion} assist={view.assist} onClose={stopLooking} />;

  const board = (
    <View style={styles.room}>
      <MapBoard
        brush={brush}
        covered={fights || goods !== undefined}
        view={view}
        open={open}
        picked={picked}
        onPick={(next) => {
          if (picked !== next) setPreview(next);
          else void play({ kind: 'chooseCorridor', room: next });
        }}
        onRefuse={() => table.explainRefusal('DF-19', encounter ? 'First the fight, then the next room.' : 'No corridor leads there from where you are.')}
      />
      {encounter && fights && !goods && <Fight brush={brush} table={table} encounter={encounter} turn={turn} told={told} flight={flight} controls={controls} large={large} onBanner={onBanner} onLook={setLooking} />}
      {goods && <Market view={view} cards={goods.cards} moves={moves} shop={goods.kind === 'shop'} still={reducedMotion} play={play} />}
      {!told.flying && <Telling brush={brush} telling={told.telling} still={reducedMotion} />}
    </View>
  );
  const own = (
    <View>
      {!rim && (roomy || beside || !goods) && <PartyStrip {...party} />}
      <StatusLine view={view} usable={usable} onBag={fights ? undefined : () => setLooking('bag')} still={reducedMotion} />
      {rim && facing !== 'south' && <AskedElsewhere table={table} turn={turn} />}
    </View>
  );
  // Nothing can be thrown at a map: the way back stands where the answers were.
  const looksAway = encounter !== undefined && looking === 'map';
  const panel = looksAway ? (
    <View style={styles.back}><Button kind="primary" icon="crossed-swords" label="Back to the fight" onPress={stopLooking} /></View>
  ) : (
    <DecisionPanel view={view} seat={seat} asked={asked?.kind} moves={moves} choice={choice} picked={picked} tall={beside} play={play} />
  );
  const content = <TableLayout board={board} own={own} panel={goods ? undefined : panel} cover={<Handing brush={brush} table={table} turn={turn} />} asked={`${seat}/${asked?.kind}/${encounter?.turn}`} panelHeight={PANEL} leastBoard={inRoom(room, LEAST_ARENA)} panelFills={!rises} rises={rises} />;
  return (
    <>
      {rim ? <TableLayout board={<Rim heroes={view.heroes} portraits={(heroes) => <PartyStrip {...party} heroes={heroes} />} facing={facing}>{content}</Rim>} /> : content}
      <BagSheet view={view} seat={seat} moves={moves} visible={looking === 'bag'} onClose={stopLooking} play={play} />
    </>
  );
}

function usePartyStrip({ view, telling: isTelling, players, reducedMotion }: DfTable, { telling }: TableTelling, rim: boolean): PartyStripProps {
  const { kind } = useRoom();
  const plan = useMemo(() => (isTelling ? {} : dicePlan(view)), [view, isTelling]);
  return {
    view,
    telling,
    order: view.encounter && !view.over ? throwOrder(view) : [],
    plan,
    players: players.length > 1 ? players : undefined,
    columns: kind === 'desktop' && !rim ? 1 : 'most',
    still: reducedMotion,
  };
}

/** The line under the table faces one edge only; whoever sits elsewhere reads the question here. */
function AskedElsewhere({ table: { names }, turn: { next } }: { table: DfTable; turn: Turn }) {
  return next ? <Text size="small" bold style={styles.words}>{`${names[next.seat] ?? ''}: ${next.words}`}</Text> : null;
}

/** The device goes to somebody else. */
function Handing({ brush, table: { view, names }, turn: { next, holder, throws, ids } }: { brush: Brush; table: DfTable; turn: Turn }) {
  const { colours, seatColours } = useTheme();
  const { encounter } = view;
  if (!holder.due || !next) return null;
  return (
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
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  back: { padding: space.small },
  words: { paddingHorizontal: space.small },
});
