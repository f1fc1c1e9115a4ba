import { loadSkia } from '@/skia/loadSkia';
import type { AnyGameTable } from '@/table/contract';

import { arriving, type Arriving } from './arriving';

/** A box's table. Its module draws with Skia as soon as it is there, so Skia comes first. */
export const arrivingTable = (fetchTable: () => Promise<{ readonly default: AnyGameTable }>): Arriving<AnyGameTable> =>
  arriving(async () => {
    await loadSkia();
    return (await fetchTable()).default;
  });
