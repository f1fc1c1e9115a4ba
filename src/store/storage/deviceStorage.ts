import 'expo-sqlite/localStorage/install';

import { fromWebStorage, type DeviceStorage } from './keyValue';
import type { MergeDocuments } from './layout';

/** On a phone `localStorage` is a table in SQLite, which is on the disk when a write returns. */
export const openDeviceStorage = async (_merge: MergeDocuments, _onTrouble: (trouble: unknown) => void): Promise<DeviceStorage> => ({ storage: fromWebStorage(globalThis.localStorage), lasts: true, watch: () => undefined, catchUp: async () => undefined });
