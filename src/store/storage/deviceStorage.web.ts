import { DurableStorage, type Messenger } from './durableStorage';
import { fromWebStorage, memoryStorage, type DeviceStorage, type KeyValue } from './keyValue';
import { pointerKeyOf, type MergeDocuments } from './layout';

const CHANNEL = 'grudgebox';

/** Other windows of this browser; undefined where they cannot be reached. */
function otherWindows(): Messenger | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (keys) => channel.postMessage(keys),
    listen: (heard) => channel.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => heard(data)),
  };
}

/** Reading the name alone throws where a browser forbids storage. */
function localStorageIfAllowed(): KeyValue | undefined {
  try {
    return fromWebStorage(globalThis.localStorage);
  } catch {
    return undefined;
  }
}

/** A browser that forbids storage (a private window, blocked cookies) still plays; it only forgets, and says so. */
export async function openDeviceStorage(merge: MergeDocuments, onTrouble: (trouble: unknown) => void): Promise<DeviceStorage> {
  const earlier = localStorageIfAllowed();
  try {
    const storage = await DurableStorage.open({ messenger: otherWindows(), earlier, merge, onTrouble });
    return { storage, lasts: true, watch: (heard) => storage.watch(heard), catchUp: (name) => storage.catchUp(pointerKeyOf(name)) };
  } catch {
    return { storage: earlier ?? memoryStorage(), lasts: earlier !== undefined, watch: () => undefined, catchUp: async () => undefined };
  }
}
