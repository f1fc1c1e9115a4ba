import { loadSkia } from '@/skia/loadSkia';
import type { BookPictures } from '@/rulebook/pictures';
import type { AnyGameTable } from '@/table/contract';

import { arriving, type Arriving } from './arriving';
import type { CampaignLog } from './manifest';

/** Puts the box's icons beside those of the house. */
type BoxIcons = () => Promise<{ readonly addBoxIcons: () => Promise<void> }>;

interface TableParts {
  readonly table: () => Promise<{ readonly default: AnyGameTable }>;
  /** Absent when it has none of its own. */
  readonly icons?: BoxIcons;
}

const addIcons = async (icons: BoxIcons | undefined): Promise<void> => (await icons?.())?.addBoxIcons();

/** What draws with Skia and icons as soon as it is there: they come first. */
const drawn = <T>(fetchPart: () => Promise<T>, icons?: BoxIcons): Arriving<T> =>
  arriving(async () => {
    await Promise.all([addIcons(icons), loadSkia()]);
    return fetchPart();
  });

/** A box's table. */
export const arrivingTable = ({ table, icons }: TableParts): Arriving<AnyGameTable> => drawn(async () => (await table()).default, icons);

/** The drawings of a box's rulebook. */
export const arrivingPictures = ({ pictures, icons }: { readonly pictures: () => Promise<{ readonly pictures: BookPictures }>; readonly icons?: BoxIcons }): Arriving<BookPictures> =>
  drawn(async () => (await pictures()).pictures, icons);

/** The log of a campaign. */
export const arrivingLog = (log: () => Promise<{ readonly default: CampaignLog }>): Arriving<CampaignLog> => drawn(async () => (await log()).default);
