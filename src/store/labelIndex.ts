import * as v from 'valibot';

import { labelled, type Entry, type EnvelopeKind, type Label } from './envelope';
import { currentVault } from './storage/current';
import { readJson, writeJson } from './storage/document';

const IndexSchema = v.record(v.string(), v.object({ revision: v.string(), label: v.unknown() }));
type Index = v.InferOutput<typeof IndexSchema>;

/**
 * The labels of everything in a folder, in one document, each with the revision that it was read from. It only saves
 * reading: a label of another revision counts for nothing, and whatever could not be opened is looked at again.
 */
export class LabelIndex<L extends Label, B> {
  private readonly noted: ReadonlyMap<string, Index[string]>;

  constructor(private readonly kind: EnvelopeKind<L, B>) {
    this.noted = new Map(Object.entries(readJson(this.name, IndexSchema) ?? {}));
  }

  find(id: string): Entry<L> | undefined {
    const noted = this.noted.get(id);
    return noted && noted.revision === this.revisionOf(id) ? labelled(this.kind, id, noted.label) : undefined;
  }

  /** Notes the labels of a list that was just read, if the index does not have them already. */
  write(entries: readonly Entry<L>[]): void {
    const lines = entries.flatMap((entry): [string, Index[string]][] => {
      const revision = this.revisionOf(entry.id);
      return entry.unreadable || revision === undefined ? [] : [[entry.id, { revision, label: entry }]];
    });
    const isKnown = lines.length === this.noted.size && lines.every(([id, { revision }]) => this.noted.get(id)?.revision === revision);
    // A device that has no room for an index reads everything next time, as it did today.
    if (!isKnown) writeJson(this.name, Object.fromEntries(lines));
  }

  private get name(): string {
    return `index-${this.kind.folder.replace('/', '')}`;
  }

  private revisionOf(id: string): string | undefined {
    return currentVault().revision(this.kind.folder + id);
  }
}
