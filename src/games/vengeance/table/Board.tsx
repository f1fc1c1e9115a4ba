import { useBrush } from '@/skia/useBrush';
import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';

import type { VengeanceTable } from './asking';
import { CityTable } from './CityTable';
import { FightTable } from './fight/FightTable';
import { FONTS } from './look';

/** Vengeance on the table: the city between the Fights, a Den while one lasts. */
export function Board(table: VengeanceTable) {
  const brush = useBrush(FONTS);
  if (table.view.fight) return <FightTable {...table} />;
  return brush ? <CityTable table={table} brush={brush} /> : <TableLayout board={<TableLoading />} />;
}
