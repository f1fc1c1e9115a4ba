import { loadSkia } from '@/skia/loadSkia';
import type { BookPictures } from '@/rulebook/pictures';
import type { AnyGameTable } from '@/table/contract';

import { arriving, type Arriving } from './arriving';

/** Puts the box's icons beside those of the house. */
type BoxIcons = () => Promise<{ readonly addBoxIcons: () => Promise<void> }>;

interface TableParts {
  readonly table: () => Promise<{ readonly default: AnyGameTable }>;
  /** Absent when it has none of its own. */
  readonly icons?: BoxIcons;
}

const addIcons = async (icons: BoxIcons | undefined): Promise<void> => (await icons?.())?.addBoxIcons();

/** A box's table. Its module draws with Skia and icons as soon as it is there, so they come first. */
export const arrivingTable = ({ table, icons }: TableParts): Arriving<AnyGameTable> =>
  arriving(async () => {
    await Promise.all([addIcons(icons), loadSkia()]);
    return (await table()).default;
  });

/** The drawings of a box's rulebook, for which Skia and the icons come first as well. */
export const arrivingPictures = ({ pictures, icons }: { readonly pictures: () => Promise<{ readonly pictures: BookPictures }>; readonly icons?: BoxIcons }): Arriving<BookPictures> =>
  arriving(async () => {
    await Promise.all([addIcons(icons), loadSkia()]);
    return (await pictures()).pictures;
  });
