import { useEffect, useState } from 'react';

import { expectSoon } from '@/box/arriving';
import { topFrame } from '@/engine/decisions/frames';
import { useBrush } from '@/skia/useBrush';
import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { LargerLetters } from '@/theme';

import type { Frame } from '../rules/state';
import { AroundTable } from './around/AroundTable';
import { Facing } from './around/Facing';
import type { VengeanceTable } from './asking';
import { CityTable } from './CityTable';
import { FightTable, later } from './later';
import { FONTS } from './look';
import { TrophyWall } from './useTrophy';

/** What everybody answers at once in secret. */
const AT_ONCE: readonly Frame['kind'][] = ['pick', 'suffer', 'place'];

/** The narrow letters of the posters are small at arm's length. */
const LETTERS: ByRoom<number> = { phone: 1, tablet: 1.25, desktop: 1.15 };

/** Vengeance on the table: the city between the Fights, a Den while one lasts. */
export function Board(table: VengeanceTable) {
  return <LargerLetters least={inRoom(useRoom(), LETTERS)}><Scenes {...table} /></LargerLetters>;
}

function Scenes(table: VengeanceTable) {
  const brush = useBrush(FONTS);
  const [wall] = useState(() => new TrophyWall(table.view.wall.length));
  const frame = topFrame(table.view);
  useEffect(() => expectSoon(later), []);
  if (!brush) return <TableLayout board={<TableLoading />} />;
  if (frame && table.seating === 'around' && AT_ONCE.includes(frame.kind)) return <AroundTable table={table} brush={brush} kind={frame.kind} />;
  return <Facing table={table}>{table.view.fight ? <FightTable {...table} /> : <CityTable table={table} brush={brush} wall={wall} />}</Facing>;
}
