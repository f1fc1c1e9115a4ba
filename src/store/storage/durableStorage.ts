import { openDB, type IDBPDatabase } from 'idb';

import type { KeyValue } from './keyValue';
import { documentOf, nameOfDocument, slotKeyOf, type MergeDocuments } from './layout';

const DATABASE = 'grudgebox';
const TABLE = 'entries';

/** Tells other windows of this browser which keys were written. */
export interface Messenger {
  tell(keys: readonly string[]): void;
  listen(heard: (keys: readonly string[]) => void): void;
}

/** The table of the database within a transaction. */
interface Disk {
  get(key: string): Promise<unknown>;
}

interface StorageWishes {
  readonly messenger?: Messenger;
  /** Where an earlier version of the app kept things. */
  readonly earlier?: KeyValue;
  /** What becomes of a document that two windows have changed; without it the last one counts. */
  readonly merge?: MergeDocuments;
  /** Told when something that was accepted could not be written, and when it could at last. */
  onTrouble?(trouble: unknown): void;
  readonly name?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const keepTheLast: MergeDocuments = (_name, { ours }) => ours;

/**
 * The browser's database behind the synchronous interface: everything is read once and kept in memory; what changes is
 * written at once, in one transaction that counts only when it is on the disk. localStorage answers sooner but reaches
 * the disk seconds later: whoever dies in between loses moves it had accepted.
 *
 * Another window may have written in between, and this one may not have heard of it: every transaction first looks
 * whether the documents it replaces are still the ones it knows, and merges those that are not.
 */
export class DurableStorage implements KeyValue {
  /** Keys that have changed since the last transaction began. */
  private readonly dirty = new Set<string>();
  /** Documents that are on their way to the disk. */
  private underWay: readonly string[] = [];
  /** Documents that another window wrote while this one was writing them too: read again afterwards. */
  private readonly missed = new Set<string>();
  private writing: Promise<void> | undefined;
  /** Why the last transaction failed; the next change says so and tries again. */
  private trouble: unknown;
  private readonly watchers = new Set<(keys: readonly string[]) => void>();

  private constructor(
    private readonly database: IDBPDatabase,
    /** As this window has it. */
    private readonly entries: Map<string, string>,
    /** As it is on the disk, as far as this window has seen. */
    private readonly known: Map<string, string>,
    private readonly wishes: StorageWishes,
  ) {
    wishes.messenger?.listen((keys) => void this.follow(keys));
  }

  /** Opens the database and takes in what an earlier version of the app kept elsewhere. */
  static async open(wishes: StorageWishes = {}): Promise<DurableStorage> {
    const database = await openDB(wishes.name ?? DATABASE, 1, { upgrade: (fresh) => void fresh.createObjectStore(TABLE) });
    const [keys, values] = await Promise.all([database.getAllKeys(TABLE), database.getAll(TABLE)]);
    const entries = new Map<string, string>();
    keys.forEach((key, i) => {
      const value: unknown = values[i];
      if (isText(key) && isText(value)) entries.set(key, value);
    });
    const storage = new DurableStorage(database, entries, new Map(entries), wishes);
    if (wishes.earlier) await storage.takeIn(wishes.earlier);
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

  /** Reads a document from the disk again: what was told while this window slept may not have been heard. */
  async catchUp(document: string): Promise<void> {
    await this.settled().catch(() => undefined);
    const keys = [...this.entries.keys(), ...(await this.database.getAllKeys(TABLE)).filter(isText)];
    await this.follow([...new Set(keys)].filter((key) => documentOf(key) === document));
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
      this.underWay = keys.map(documentOf);
      try {
        await this.write(keys);
        this.wishes.onTrouble?.(undefined);
      } catch (error) {
        for (const key of keys) this.dirty.add(key);
        this.trouble = error;
        this.wishes.onTrouble?.(error);
      }
      this.underWay = [];
    }
    this.writing = undefined;
    const missed = [...this.missed];
    this.missed.clear();
    if (missed.length > 0) void this.follow(missed);
  }

  private async write(keys: readonly string[]): Promise<void> {
    // As everything is at this moment: while the disk answers, the next change may already be on its way.
    const wanted = new Map(keys.map((key) => [key, this.entries.get(key)]));
    const ours = new Map([...new Set(keys.map(documentOf))].map((document) => [document, currentOf(this.entries, document)]));
    const transaction = this.database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    const disk = transaction.store;
    const strange = new Set<string>();
    for (const [document, own] of ours) {
      const pointer: unknown = await disk.get(document);
      if (pointer === this.known.get(document)) continue;
      strange.add(document);
      if (isText(pointer)) await this.reconcile(disk, document, pointer, own, wanted);
    }
    for (const [key, value] of wanted) {
      if (value === undefined) void disk.delete(key);
      else void disk.put(value, key);
    }
    await transaction.done;
    for (const [key, value] of wanted) this.learn(key, value, strange.has(documentOf(key)));
    this.wishes.messenger?.tell([...wanted.keys()]);
    if (strange.size > 0) this.tellWatchers([...wanted.keys()]);
  }

  /** Somebody else has written this document since it was last read here: says what is to be on the disk. */
  private async reconcile(disk: Disk, document: string, pointer: string, own: Current, wanted: Map<string, string | undefined>): Promise<void> {
    const theirKey = slotKeyOf(document, pointer);
    const theirs: unknown = await disk.get(theirKey);
    if (own.text === undefined) {
      // Deleted here: it goes, wherever it lies.
      wanted.set(theirKey, undefined).set(document, undefined);
      return;
    }
    const slot = String(Math.max(Number(pointer), Number(own.pointer)) + 1);
    const merge = this.wishes.merge ?? keepTheLast;
    const text = isText(theirs) ? merge(nameOfDocument(document), { base: currentOf(this.known, document).text, theirs, ours: own.text }) : own.text;
    wanted.set(theirKey, undefined).set(slotKeyOf(document, own.pointer), undefined);
    wanted.set(slotKeyOf(document, slot), text).set(document, slot);
  }

  /** Notes what is on the disk now. A merged document is taken over, unless it has changed here again: then it is merged once more. */
  private learn(key: string, value: string | undefined, isMerged: boolean): void {
    if (isMerged && this.isChanged(documentOf(key))) return;
    assign(this.known, key, value);
    if (isMerged) assign(this.entries, key, value);
  }

  private isChanged(document: string): boolean {
    for (const key of this.dirty) if (documentOf(key) === document) return true;
    return false;
  }

  /**
   * Reads documents of these keys anew, each whole: the disk may be further than what was told, and a pointer without
   * the slot it names would lead back to an older text.
   */
  private async follow(keys: readonly string[]): Promise<void> {
    const disk = this.database.transaction(TABLE).store;
    const documents = [...new Set(keys.map(documentOf))];
    const found = await Promise.all(documents.map((document) => wholeDocument(disk, document)));
    documents.forEach((document, i) => {
      // What has changed here too is merged when it is written.
      if (this.isChanged(document) || this.underWay.includes(document)) this.missed.add(document);
      else for (const map of [this.known, this.entries]) replaceDocument(map, document, found[i] ?? new Map());
    });
    this.tellWatchers(keys);
  }

  private tellWatchers(keys: readonly string[]): void {
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

/** A document as some map has it. */
interface Current {
  readonly pointer: string;
  readonly text?: string;
}

function currentOf(map: ReadonlyMap<string, string>, document: string): Current {
  const pointer = map.get(document) ?? '';
  return { pointer, text: map.get(slotKeyOf(document, pointer)) };
}

/** What the disk has of a document at one moment: its pointer, and the slot that it names. */
async function wholeDocument(disk: Disk, document: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const pointer = await disk.get(document);
  if (!isText(pointer)) return found;
  found.set(document, pointer);
  const text = await disk.get(slotKeyOf(document, pointer));
  return isText(text) ? found.set(slotKeyOf(document, pointer), text) : found;
}

function replaceDocument(map: Map<string, string>, document: string, found: ReadonlyMap<string, string>): void {
  for (const key of map.keys()) if (documentOf(key) === document) map.delete(key);
  for (const [key, value] of found) map.set(key, value);
}

function assign(map: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
