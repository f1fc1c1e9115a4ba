import { StorageTrouble, type KeyValue } from './keyValue';
import { PREFIX, isPointerKey, pointerKeyOf, slotKeyOf } from './layout';

const NO_ROOM =
  'There is no room left to save on this device. What was saved before is safe. Export or delete old matches, then go on.';
const NO_STORAGE = 'This device did not let Grudgebox save. What was saved before is safe.';

const isFull = (error: unknown): boolean =>
  error instanceof Error && (/quota|full/i.test(error.name) || /quota|disk (is )?full|no space/i.test(error.message));

/** Why nothing could be written, and what to do about it. */
export const wordsOfTrouble = (error: unknown): string => (isFull(error) ? NO_ROOM : NO_STORAGE);

/**
 * Documents by name, each replaced as a whole. A document lives in a numbered slot, and a pointer names the slot:
 * a new slot is written first, then the pointer is flipped, then the old slot goes. Whatever interrupts this, the
 * pointer leads to a whole document, the old one or the new one.
 */
export class Vault {
  constructor(
    private readonly store: KeyValue,
    private readonly prefix = PREFIX,
  ) {}

  read(name: string): string | undefined {
    const slot = this.slotOf(name);
    return slot === undefined ? undefined : this.store.get(this.slotKey(name, slot));
  }

  /** Changes whenever the document does, and is known without reading it; undefined: there is none. */
  revision(name: string): string | undefined {
    return this.store.get(this.pointerKey(name));
  }

  /** Throws StorageTrouble, in words; then the document is what it was before. */
  write(name: string, text: string): void {
    const old = this.slotOf(name);
    const fresh = (old ?? 0) + 1;
    try {
      this.store.set(this.slotKey(name, fresh), text);
      this.store.set(this.pointerKey(name), String(fresh));
    } catch (error) {
      this.forget(this.slotKey(name, fresh));
      throw new StorageTrouble(wordsOfTrouble(error));
    }
    if (old !== undefined) this.forget(this.slotKey(name, old));
  }

  /** The pointer goes first: a document without one is read from no slot, so half a removal is a removal. */
  remove(name: string): void {
    const slots = this.slots(name);
    this.forget(this.pointerKey(name));
    for (const slot of slots) this.forget(this.slotKey(name, slot));
  }

  names(folder: string): readonly string[] {
    const start = this.prefix + folder;
    return this.store
      .keys()
      .filter((key) => key.startsWith(start) && isPointerKey(key))
      .map((key) => key.slice(this.prefix.length));
  }

  /** Clears slots that an interrupted write or removal left behind. */
  sweep(): void {
    for (const key of this.store.keys()) {
      const [name, slot] = key.split('#');
      if (!name?.startsWith(this.prefix) || slot === undefined) continue;
      const document = name.slice(this.prefix.length);
      // The slot that the pointer names is the document: nobody needs to read it for that.
      if (this.revision(document) !== slot && this.slotOf(document) !== Number(slot)) this.forget(key);
    }
  }

  /** Where the document is. A damaged pointer does not lose it: then the newest slot counts. */
  private slotOf(name: string): number | undefined {
    const pointer = this.store.get(this.pointerKey(name));
    if (pointer === undefined) return undefined;
    const slot = Number(pointer);
    if (this.store.get(this.slotKey(name, slot)) !== undefined) return slot;
    const slots = this.slots(name);
    return slots.length > 0 ? Math.max(...slots) : undefined;
  }

  private slots(name: string): number[] {
    const start = this.slotKey(name, '');
    const slots: number[] = [];
    for (const key of this.store.keys()) if (key.startsWith(start)) slots.push(Number(key.slice(start.length)));
    return slots.filter((slot) => Number.isInteger(slot));
  }

  private pointerKey(name: string): string {
    return pointerKeyOf(name, this.prefix);
  }

  private slotKey(name: string, slot: number | ''): string {
    return slotKeyOf(this.pointerKey(name), slot);
  }

  /** Tidying up may fail without harm: `sweep` tries again at the next start. */
  private forget(key: string): void {
    try {
      this.store.remove(key);
    } catch {
      return;
    }
  }
}
