import type { HeroId } from '../content/terms';
import type { EndingId, VariantId } from '../content/story/conditions';
import type { EpilogueId } from '../content/story/ending';
import type { FactId } from '../content/story/factNames';
import type { Difficulty } from '../rules/state';
import type { ChapterRecord } from '../story/record';
import type { JournalEffect, Party } from '../story/state';

/** Where in a chapter the party stands (RR-405). */
export const STAGES = ['story', 'battle', 'victory', 'defeat', 'scar'] as const;
export type Stage = (typeof STAGES)[number];

export interface Saga {
  readonly seats: number;
  readonly secretLetters: boolean;
  difficulty: Difficulty;
  chapter: number;
  stage: Stage;
  level: number;
  party: Party;
  facts: FactId[];
  items: string[];
  /** The shape of the last boss, once chapter 9 has ended. */
  variant: VariantId | null;
  /** Of this chapter. */
  tested: HeroId | null;
  sitter: HeroId | null;
  effects: JournalEffect[];
  /** RR-448: the last chapter left a scar; the next battle starts with less. */
  scarred: boolean;
  history: ChapterRecord[];
  ending: { readonly id: EndingId; readonly epilogues: Readonly<Record<HeroId, EpilogueId>> } | null;
}

export function recordNow({ history }: Saga): ChapterRecord {
  const record = history[history.length - 1];
  if (!record) throw new Error('no chapter is open');
  return record;
}
