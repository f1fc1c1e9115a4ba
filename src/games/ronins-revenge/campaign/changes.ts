import { sameJson } from '@/engine/json';

import type { HeroChange, HeroInStory } from '../story/state';

const WHOLE = ['facts', 'souls', 'skills', 'flask', 'noLuck', 'spent'] as const;
const WORN = ['weapons', 'armor', 'skills', 'ultimate'] as const;

/** The parts of `after` that are not as they were. */
function different<T extends object, K extends keyof T>(before: T, after: T, parts: readonly K[]): Partial<Pick<T, K>> {
  const found: Partial<Pick<T, K>> = {};
  for (const part of parts) if (!sameJson(before[part], after[part])) found[part] = after[part];
  return found;
}

/** Loot is only added to: what was there before is not told again. */
function lootChange({ cards: before }: HeroInStory, { cards: after }: HeroInStory): Pick<HeroChange, 'cards' | 'won'> {
  if (!sameJson(before, after.slice(0, before.length))) return { cards: after };
  return after.length > before.length ? { won: after.slice(before.length) } : {};
}

export function changeOf(before: HeroInStory, after: HeroInStory): HeroChange {
  const loadout = different(before.loadout, after.loadout, WORN);
  return { ...different(before, after, WHOLE), ...lootChange(before, after), ...(Object.keys(loadout).length > 0 && { loadout }) };
}

export function change(member: HeroInStory, { won = [], loadout, ...rest }: HeroChange): void {
  Object.assign(member, rest);
  member.cards.push(...won);
  member.loadout = { ...member.loadout, ...loadout };
}
