import 'expo-sqlite/localStorage/install';

import { fromWebStorage, type KeyValue } from './keyValue';

/** On a phone `localStorage` is a table in SQLite. */
export const deviceStorage = (): KeyValue => fromWebStorage(globalThis.localStorage);
