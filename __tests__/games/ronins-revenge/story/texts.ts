import type { Entry, EntryId, Line, Chapter } from '@/games/ronins-revenge/content/story/chapter';
import type { StoryCondition } from '@/games/ronins-revenge/content/story/conditions';
import type { FactId } from '@/games/ronins-revenge/content/story/factNames';

/** Reading the typed story as a checker does: what leads where, what is said, what is asked. */

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

export function entryOf({ entries }: Chapter, id: EntryId): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`there is no entry ${id}`);
  return entry;
}

export const leadsTo = ({ goto, test, vote }: Entry): readonly EntryId[] => [
  ...(goto === undefined ? [] : [goto]),
  ...(test ? [test.success, test.fail] : []),
  ...(vote?.options.map((option) => option.goto) ?? []),
];

export const gainedIn = ({ steps = [] }: Entry): readonly FactId[] => steps.flatMap((step) => (step.do === 'fact' ? [step.id] : []));

/** All entries that can follow from one, itself included. */
export function reachedFrom(chapter: Chapter, root: EntryId): ReadonlySet<EntryId> {
  const seen = new Set<EntryId>();
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...leadsTo(entryOf(chapter, id)));
  }
  return seen;
}

/** Every way through the entries from one to an end, as lists of entries. */
export function pathsFrom(chapter: Chapter, root: EntryId, before: readonly Entry[] = []): readonly (readonly Entry[])[] {
  const entry = entryOf(chapter, root);
  if (before.includes(entry)) throw new Error(`chapter ${chapter.id} goes round in a circle at ${root}`);
  const path = [...before, entry];
  const next = leadsTo(entry);
  return next.length === 0 ? [path] : [...new Set(next)].flatMap((id) => pathsFrom(chapter, id, path));
}

/** For every entry: the Facts that some way to it gains, its own included. */
export function gainedOnTheWay(chapter: Chapter, root: EntryId): ReadonlyMap<EntryId, ReadonlySet<FactId>> {
  const gained = new Map<EntryId, Set<FactId>>();
  for (const path of pathsFrom(chapter, root)) {
    const facts: FactId[] = [];
    for (const entry of path) {
      facts.push(...gainedIn(entry));
      gained.set(entry.id, new Set([...(gained.get(entry.id) ?? []), ...facts]));
    }
  }
  return gained;
}

/** The Facts a condition speaks of. */
export const factsAsked = ({ fact, notFact, anyFact = [], allFacts = [], any = [], not }: StoryCondition): readonly FactId[] => [
  ...(fact ? [fact] : []), ...(notFact ? [notFact] : []), ...anyFact, ...allFacts, ...any.flatMap(factsAsked), ...(not ? factsAsked(not) : []),
];

export const spokenIn = ({ text, also = [] }: { readonly text: string; readonly also?: readonly Line[] }): readonly string[] => [text, ...also.map((line) => line.text)];
