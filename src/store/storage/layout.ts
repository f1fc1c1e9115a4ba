/**
 * How documents lie among the keys of a storage: under its name a document has a pointer, the number of a slot, and under
 * its name with that number its text.
 */
export const PREFIX = 'grudgebox:';
const SLOT_MARK = '#';

export const pointerKeyOf = (name: string, prefix = PREFIX): string => prefix + name;
export const slotKeyOf = (pointerKey: string, slot: number | string): string => `${pointerKey}${SLOT_MARK}${slot}`;
export const isPointerKey = (key: string): boolean => !key.includes(SLOT_MARK);

/** The pointer of the document that a key belongs to. */
export const documentOf = (key: string): string => key.split(SLOT_MARK)[0] ?? key;
export const nameOfDocument = (pointerKey: string): string => (pointerKey.startsWith(PREFIX) ? pointerKey.slice(PREFIX.length) : pointerKey);

/** One document as three have it: as this window last saw it, as another has written it, as this window wants it. */
export interface Versions {
  readonly base?: string;
  readonly theirs: string;
  readonly ours: string;
}

/** What is kept of a document that two windows have changed. */
export type MergeDocuments = (name: string, versions: Versions) => string;
