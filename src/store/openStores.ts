import { useCampaigns } from './campaigns';
import { useRecords } from './records';
import { useSaves, type KnownGames } from './saves';
import { useSettings } from './settings';
import { installStorage } from './storage/current';
import { deviceStorage } from './storage/deviceStorage';

/** Once, before the first screen: storage is synchronous, so the first frame already knows everything. */
export function openStores(known: KnownGames): void {
  installStorage(deviceStorage());
  useSettings.getState().open();
  useSaves.getState().open(known);
  useCampaigns.getState().open();
  useRecords.getState().open();
}
