import { useCampaigns } from './campaigns';
import { LESSONS_DOCUMENT, useLessons } from './lessons';
import { mergeDocuments } from './merging';
import { useRecords } from './records';
import { useSaves, type KnownGames } from './saves';
import { useSettings } from './settings';
import { installStorage } from './storage/current';
import { openDeviceStorage } from './storage/deviceStorage';
import { wordsOfTrouble } from './storage/vault';
import { useStorageNotice } from './storageNotice';
import { installHolds } from './windows/holding';

/** Once, before the first screen. Everything is read here, so that every later look into a store is immediate. */
export async function openStores(known: KnownGames): Promise<void> {
  const device = await openDeviceStorage(mergeDocuments, (trouble) => useStorageNotice.setState({ trouble: trouble === undefined ? undefined : wordsOfTrouble(trouble) }));
  installStorage(device.storage);
  useSettings.getState().open();
  useSaves.getState().open(known);
  useCampaigns.getState().open();
  useRecords.getState().open();
  useLessons.getState().open();
  useStorageNotice.setState({ forgets: !device.lasts });
  device.watch((keys) => followOtherWindow(keys));
  installHolds(device.catchUp);
}

/** What another window of the app has stored shows here too. */
function followOtherWindow(keys: readonly string[]): void {
  const touches = (name: string) => keys.some((key) => key.includes(name));
  if (touches(':save/')) useSaves.getState().open();
  if (touches(':campaign/')) useCampaigns.getState().open();
  if (touches(':records')) useRecords.getState().follow();
  if (touches(':settings')) useSettings.getState().open();
  if (touches(`:${LESSONS_DOCUMENT}`)) useLessons.getState().open();
}
