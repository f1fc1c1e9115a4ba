import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { BOXES } from '@/games';
import { useCampaigns } from '@/store/campaigns';
import { useLessons } from '@/store/lessons';
import { useRecords } from '@/store/records';
import { useSaves } from '@/store/saves';
import { useSettings } from '@/store/settings';
import { installStorage } from '@/store/storage/current';
import { memoryStorage, type KeyValue } from '@/store/storage/keyValue';
import { loadFonts } from '@/theme';

const PHONE = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 0, left: 0, right: 0, bottom: 0 } };

/** All typefaces are there before anything is drawn: none arrives in the middle of a test. */
beforeAll(async () => {
  loadFonts(['Icons', ...BOXES.flatMap(({ fonts: { display, body, bold } }) => [display, body, bold])]);
  await new Promise((resolve) => setTimeout(resolve, 50));
});

export const onPhone = (page: ReactElement) => <SafeAreaProvider initialMetrics={PHONE}>{page}</SafeAreaProvider>;

export const show = (page: ReactElement) => render(onPhone(page));

/** A device with nothing on it, or with what an earlier test left there. */
export function freshDevice(storage: KeyValue = memoryStorage()): KeyValue {
  installStorage(storage);
  useSettings.getState().open();
  useSaves.getState().open();
  useCampaigns.getState().open();
  useRecords.getState().open();
  useLessons.getState().open();
  return storage;
}
