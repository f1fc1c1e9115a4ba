/** The little that storage must be able to do; each write of one key is atomic. Synchronous everywhere. */
export interface KeyValue {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Where this device keeps things. */
export interface DeviceStorage {
  readonly storage: KeyValue;
  /** False: everything is gone when the window closes. */
  readonly lasts: boolean;
  /** Tells which keys another window of the app has changed. */
  watch(heard: (keys: readonly string[]) => void): void;
  /** Reads a document again that another window may have written. */
  catchUp(name: string): Promise<void>;
}

/** Nothing could be written; the words tell the player what to do about it. What was stored before is still there. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
}

/** What a browser and Expo's SQLite both offer. */
type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function fromWebStorage(storage: WebStorage): KeyValue {
  return {
    get: (key) => storage.getItem(key) ?? undefined,
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    keys: () => {
      const keys: string[] = [];
      for (let i = 0; i < storage.length; i++) {
        const key = storage.key(i);
        if (key !== null) keys.push(key);
      }
      return keys;
    },
  };
}

export function memoryStorage(entries: Iterable<readonly [string, string]> = []): KeyValue {
  const map = new Map(entries);
  return {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}
