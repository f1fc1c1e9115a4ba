import type { TableProps } from '@/table/contract';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { inRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { peopleOf } from '@/table/session/eyes';

import type { Move } from '../rules/moves';
import type { State } from '../rules/state';
import { BidPanel } from './bidding/BidPanel';
import { DuelPanel } from './duel/DuelPanel';
import { HuntersPanel } from './HuntersPanel';
import { Corners } from './planning/Corners';
import { PlanPanel } from './planning/PlanPanel';
import { usePlanning } from './planning/usePlanning';
import { RidePanel } from './riding/RidePanel';
import { ShowdownStage } from './riding/ShowdownStage';
import { TrailBoard } from './TrailBoard';
import { useTelling } from './useTelling';

/** Room for the running preview of a path. */
const PANEL = { smallPhone: 118, phone: 150, tablet: 180 } as const;
/** With large letters: twenty-five posters on a small phone are still as large as a finger. */
const LEAST_GRID = { phone: 0.75, tablet: 0.55 } as const;
/** The grid is a square. */
const RATIO = 1;

/** Bounty Trail on the table: the grid of posters, and below or beside it what this player decides now. */
export function Board(table: TableProps<State, Move>) {
  const { view, seat, prompts, mine, players, names, play, seating } = table;
  const room = useRoom();
  const telling = useTelling(names);
  const planning = usePlanning(table, seat);
  const own = prompts.find((prompt) => prompt.seat === seat);
  const plans = own?.kind === 'planPath';
  if (seating === 'around' && mine.some(({ kind }) => kind === 'planPath')) {
    return <TableLayout board={<Corners table={table} telling={telling} seats={peopleOf(players)} />} />;
  }
  const panel = plans ? (
    <PlanPanel view={view} planning={planning} names={names} timeToThink={table.timeToThink} taught={table.mode === 'learn'} />
  ) : own?.kind === 'bid' ? (
    <BidPanel key={`${view.round}/${view.walk?.beat}/${seat}`} view={view} seat={seat} names={names} play={play} />
  ) : view.duel && mine.some(({ kind }) => kind === 'duel') ? (
    <DuelPanel duel={view.duel} seats={mine.filter(({ kind }) => kind === 'duel').map((prompt) => prompt.seat)} names={names} playAs={table.playAs} />
  ) : view.walk ? (
    <RidePanel view={view} names={names} ride={telling.ride} />
  ) : (
    <HuntersPanel view={view} players={players} />
  );
  const board = (
    <>
      <TrailBoard table={table} telling={telling} planning={plans ? planning : undefined} />
      {telling.showdown && <ShowdownStage showdown={telling.showdown} />}
    </>
  );
  return <TableLayout board={board} panel={panel} asked={`${view.round}/${own?.kind ?? 'ride'}/${seat}`} panelHeight={PANEL} leastBoard={inRoom(room, LEAST_GRID)} ratio={RATIO} />;
}
