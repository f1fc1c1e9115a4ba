import { openDB, type IDBPDatabase } from 'idb';

import type { KeyValue } from './keyValue';

const DATABASE = 'grudgebox';
const TABLE = 'entries';

/** Tells other windows of this browser which keys were written. */
export interface Messenger {
  tell(keys: readonly string[]): void;
  listen(heard: (keys: readonly string[]) => void): void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The browser's database behind the synchronous interface: everything is read once and kept in memory; what changes is
 * written at once, in one transaction that counts only when it is on the disk. localStorage answers sooner but reaches
 * the disk seconds later: whoever dies in between loses moves it had accepted.
 */
export class DurableStorage implements KeyValue {
  /** Keys that have changed since the last transaction began. */
  private readonly dirty = new Set<string>();
  private writing: Promise<void> | undefined;
  /** Why the last transaction failed; the next change says so and tries again. */
  private trouble: unknown;
  private readonly watchers = new Set<(keys: readonly string[]) => void>();

  private constructor(
    private readonly database: IDBPDatabase,
    private readonly entries: Map<string, string>,
    private readonly messenger: Messenger | undefined,
  ) {
    messenger?.listen((keys) => void this.follow(keys));
  }

  /** Opens the database and takes in what an earlier version of the app kept elsewhere. */
  static async open(messenger?: Messenger, earlier?: KeyValue, name = DATABASE): Promise<DurableStorage> {
    const database = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore(TABLE) });
    const [keys, values] = await Promise.all([database.getAllKeys(TABLE), database.getAll(TABLE)]);
    const entries = new Map<string, string>();
    keys.forEach((key, i) => {
      const value: unknown = values[i];
      if (isText(key) && isText(value)) entries.set(key, value);
    });
    const storage = new DurableStorage(database, entries, messenger);
    if (earlier) await storage.takeIn(earlier);
    return storage;
  }

  get(key: string): string | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: string): void {
    this.entries.set(key, value);
    this.changed(key);
  }

  remove(key: string): void {
    this.entries.delete(key);
    this.changed(key);
  }

  keys(): readonly string[] {
    return [...this.entries.keys()];
  }

  /** Called when another window has changed something, after it can be read here. */
  watch(heard: (keys: readonly string[]) => void): void {
    this.watchers.add(heard);
  }

  /** Resolves when everything accepted so far is on the disk; rejects if it could not be written. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
    if (this.trouble !== undefined) throw this.trouble;
  }

  private changed(key: string): void {
    this.dirty.add(key);
    this.writing ??= this.writeAll();
    if (this.trouble === undefined) return;
    const { trouble } = this;
    this.trouble = undefined;
    throw trouble;
  }

  /** Writes until nothing is left; what changes meanwhile goes with the next transaction. */
  private async writeAll(): Promise<void> {
    // A document is written in several steps (a new slot, the pointer, the old slot): they belong into one transaction.
    await Promise.resolve();
    while (this.dirty.size > 0 && this.trouble === undefined) {
      const keys = [...this.dirty];
      this.dirty.clear();
      try {
        await this.write(keys);
        this.messenger?.tell(keys);
      } catch (error) {
        for (const key of keys) this.dirty.add(key);
        this.trouble = error;
      }
    }
    this.writing = undefined;
  }

  private async write(keys: readonly string[]): Promise<void> {
    const transaction = this.database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    for (const key of keys) {
      const value = this.entries.get(key);
      if (value === undefined) void transaction.store.delete(key);
      else void transaction.store.put(value, key);
    }
    await transaction.done;
  }

  private async follow(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // What has changed here too is newer here: it is about to be written.
      if (this.dirty.has(key)) continue;
      const value: unknown = await this.database.get(TABLE, key);
      if (isText(value)) this.entries.set(key, value);
      else this.entries.delete(key);
    }
    for (const heard of this.watchers) heard(keys);
  }

  private async takeIn(earlier: KeyValue): Promise<void> {
    const keys = earlier.keys().filter((key) => key.startsWith(`${DATABASE}:`));
    for (const key of keys) {
      const value = earlier.get(key);
      if (value !== undefined && !this.entries.has(key)) this.set(key, value);
    }
    await this.settled();
    for (const key of keys) earlier.remove(key);
  }
}
