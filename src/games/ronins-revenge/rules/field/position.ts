import { facingsFor, firstFacing, isInArc, turnInto, type Arc, type Facing } from '@/engine/parts/grid/facing';
import { areFlanking, distance, sidesOf } from '@/engine/parts/grid/position';
import type { Base } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, type HeroId } from '../../content/terms';
import { heroOf, isStanding, type BattleState, type Figure } from '../state';

export const away = (a: Base, b: Base): number => distance(FIELD, a, b);

/** Whether something stands in an arc of a figure (RR-34 … RR-37). */
export const standsIn = (figure: Figure, arc: Arc, other: Base): boolean => isInArc(sidesOf(FIELD, figure, other), figure.facing, arc);

/** RR-43: the fewest quarter turns that bring the target into the front arc, clockwise if equal. */
export const facingToward = (figure: Figure, target: Base): Facing => turnInto(figure.facing, facingsFor(sidesOf(FIELD, figure, target), 'front')) ?? figure.facing;

/** RR-502: the first facing clockwise from north that has it in front. */
export const firstFacingToward = (base: Base, target: Base): Facing => firstFacing(facingsFor(sidesOf(FIELD, base, target), 'front')) ?? 0;

/** Two standing heroes who flank an enemy (RR-45, RR-51); `by`: of whom this is one. */
export function isFlanked({ heroes }: BattleState, enemy: Base, by?: HeroId): boolean {
  return HERO_IDS.some((a, i) => HERO_IDS.some((b, j) =>
    j > i && (by === undefined || a === by || b === by)
    && isStanding(heroOf(heroes, a)) && isStanding(heroOf(heroes, b)) && areFlanking(FIELD, heroOf(heroes, a), heroOf(heroes, b), enemy)));
}

/** RR-3: of equals the northernmost, then the westernmost, which is the lower anchor. */
export function nearestHero({ heroes }: BattleState, from: Base): HeroId | undefined {
  let best: HeroId | undefined;
  for (const id of HERO_IDS) {
    if (!isStanding(heroOf(heroes, id))) continue;
    if (best === undefined) {
      best = id;
      continue;
    }
    const nearer = away(from, heroOf(heroes, id)) - away(from, heroOf(heroes, best));
    if (nearer < 0 || (nearer === 0 && heroOf(heroes, id).anchor < heroOf(heroes, best).anchor)) best = id;
  }
  return best;
}
