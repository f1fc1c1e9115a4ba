import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import type { AttackCardId, HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';

import { fight, put, type Fight } from './fight';
import { at } from './rig';

/** What worked examples are laid out with. */

/** The boss's card of this name. */
export const called = (id: BossId, card: string): AttackCardId => {
  const found = BOSSES[id].attacks.find((each) => each.name === card);
  if (!found) throw new Error(`${id} has no card called ${card}`);
  return found.id;
};

/** A battle with the boss and these heroes where the example has them. */
export function scene(id: BossId, bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, changes: Parameters<typeof fight>[0] = {}): Fight {
  const s = fight({ boss: id, ...changes }).change((state) => {
    for (const figure of state.figures) figure.anchor = at(bossAt);
  });
  for (const [hero, square] of Object.entries(heroes)) put(s, hero as HeroId, square);
  return s;
}

/** Whom the heroes' blows met, and how hard. */
export const struckIn = (events: readonly BattleEvent[]): (readonly [string, number])[] =>
  events.flatMap((each) => (each.type === 'struck' ? [[each.target, each.damage] as const] : []));
