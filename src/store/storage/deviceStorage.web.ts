import { fromWebStorage, memoryStorage, type KeyValue } from './keyValue';

/** A browser that forbids storage (a private window, blocked cookies) still plays; it only forgets. */
export function deviceStorage(): KeyValue {
  try {
    return fromWebStorage(globalThis.localStorage);
  } catch {
    return memoryStorage();
  }
}
