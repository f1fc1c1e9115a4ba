import type { AnyGame } from './game';

type Leaf = string | number | boolean | null | undefined;

/** What one seat sees and what is kept from it: every single value, and how often. */
interface Knowledge {
  readonly seen: Map<Leaf, number>;
  readonly hidden: Map<Leaf, number>;
  hiddenCount: number;
}

/** One entry per seat; undefined: this seat sees everything. */
export type TableKnowledge = readonly (Knowledge | undefined)[];

const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;

const countLeaf = (leaves: Map<Leaf, number>, leaf: Leaf): void => {
  leaves.set(leaf, (leaves.get(leaf) ?? 0) + 1);
};

function countSeen(value: unknown, knowledge: Knowledge): void {
  if (isLeaf(value)) countLeaf(knowledge.seen, value);
  else for (const key in value) countSeen((value as Record<string, unknown>)[key], knowledge);
}

function countHidden(value: unknown, knowledge: Knowledge): void {
  if (isLeaf(value)) {
    countLeaf(knowledge.hidden, value);
    knowledge.hiddenCount += 1;
  } else for (const key in value) countHidden((value as Record<string, unknown>)[key], knowledge);
}

function compare(full: unknown, view: unknown, knowledge: Knowledge): void {
  if (full === view) countSeen(full, knowledge);
  else if (isLeaf(full) || isLeaf(view)) countHidden(full, knowledge);
  else for (const key in full) compare((full as Record<string, unknown>)[key], (view as Record<string, unknown>)[key], knowledge);
}

export function knowledgeOf(game: AnyGame, state: unknown, seats: number): TableKnowledge {
  const all: (Knowledge | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const view = game.view(state, seat);
    if (view === state) {
      all.push(undefined);
      continue;
    }
    const knowledge: Knowledge = { seen: new Map(), hidden: new Map(), hiddenCount: 0 };
    compare(state, view, knowledge);
    all.push(knowledge);
  }
  return all;
}

/**
 * Whether some seat now knows something that was kept from it before: no undo may cross this. Either less is hidden
 * than before, or a hidden value has come to light while another one was hidden (discard face down, then draw).
 * In doubt it says yes.
 */
export function somebodyLearned(before: TableKnowledge, after: TableKnowledge): boolean {
  return before.some((earlier, seat) => earlier !== undefined && learned(earlier, after[seat]));
}

function learned(before: Knowledge, after: Knowledge | undefined): boolean {
  if (!after) return before.hiddenCount > 0;
  if (after.hiddenCount < before.hiddenCount) return true;
  for (const [leaf, count] of before.hidden) {
    if ((after.hidden.get(leaf) ?? 0) < count && (after.seen.get(leaf) ?? 0) > (before.seen.get(leaf) ?? 0)) return true;
  }
  return false;
}
