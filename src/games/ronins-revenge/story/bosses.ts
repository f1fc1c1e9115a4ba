import type { Boss, FactChange } from '../content/boss';
import { BOSSES, type BossId } from '../content/bosses';
import type { When } from '../content/who';
import { FACT_IDS, type FactId } from '../content/story/factNames';
import { chapterNow } from './pages';
import type { Omen, StoryState } from './state';

/** The boss of the chapter; in the last one the shape it has taken (RR-600). */
export function bossIdOf(s: Pick<StoryState, 'chapter' | 'variant'>): BossId {
  const { boss } = chapterNow(s);
  if (boss !== 'kurokai') return boss;
  if (!s.variant) throw new Error('Kurokai has no shape yet');
  return s.variant;
}
export const bossOf = (s: Pick<StoryState, 'chapter' | 'variant'>): Boss => BOSSES[bossIdOf(s)];

export const asFact = (id: string): FactId | undefined => FACT_IDS.find((fact) => fact === id);

/** As far as Facts decide it. */
function holdsFor(facts: readonly string[], { fact, not, any }: When): boolean {
  if (fact !== undefined && !facts.includes(fact)) return false;
  if (not?.fact !== undefined && facts.includes(not.fact)) return false;
  return any === undefined || any.some((one) => holdsFor(facts, one));
}

/** Whether anything of a change is left: other Facts may have taken it all away. */
const stillCounts = ({ steps }: FactChange, facts: readonly string[]): boolean =>
  steps.length === 0 || steps.some(({ when }) => when === undefined || holdsFor(facts, when));

/** RR-409 (1), RR-434: what the party's Facts change about the battle, in listed order. */
export const changesFor = ({ factChanges }: Boss, facts: readonly FactId[]): readonly FactChange[] =>
  factChanges.filter((change) => !change.hero && facts.some((fact) => fact === change.fact) && stillCounts(change, facts));
export const partyChanges = (s: StoryState): readonly FactChange[] => changesFor(bossOf(s), s.facts);

/** The same for what only a hero's journal knows. */
export const heroChanges = ({ party, ...s }: StoryState): readonly FactChange[] =>
  bossOf(s).factChanges.filter(({ fact, hero }) => hero !== undefined && party[hero].facts.some((known) => known === fact));

export const omenOf = ({ fact, hero, words }: FactChange): Omen => {
  const known = hero ? undefined : asFact(fact);
  return { ...(known && { fact: known }), ...(hero && { hero }), words };
};

/** RR-433: what these changes bring out of the Secret Pack. */
export const unlockedBy = (changes: readonly FactChange[]): readonly string[] => changes.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'unlockItem' ? [step.id] : [])));
