import 'expo-sqlite/localStorage/install';

import { fromWebStorage, type DeviceStorage } from './keyValue';

/** On a phone `localStorage` is a table in SQLite, which is on the disk when a write returns. */
export const openDeviceStorage = async (): Promise<DeviceStorage> => ({ storage: fromWebStorage(globalThis.localStorage), lasts: true, watch: () => undefined });
