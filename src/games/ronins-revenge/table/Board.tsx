import { useBrush } from '@/skia/useBrush';
import type { TableProps } from '@/table/contract';
import { TableLoading } from '@/table/furniture/TableLoading';
import { TableLayout } from '@/table/kit/layout/TableLayout';

import type { Move } from '../rules/decisions';
import type { BattleState } from '../rules/state';
import { Battle } from './Battle';
import { FONTS } from './look';

/** Ronin’s Revenge on the table. */
export function Board(table: TableProps<BattleState, Move>) {
  const brush = useBrush(FONTS);
  return brush ? <Battle table={table} brush={brush} /> : <TableLayout board={<TableLoading />} />;
}
