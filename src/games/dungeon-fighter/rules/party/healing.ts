import type { HeroId } from '../../content/heroes';
import type { DfState } from '../state';
import { isWounded } from './heroes';

export interface Healing {
  readonly hero: HeroId;
  readonly points: number;
}

/** Always one point to whoever has lost most. */
export function evenHealing(s: DfState, points: number): Healing[] {
  const plan = s.heroes.filter(isWounded).map((hero) => ({ hero: hero.id, points: 0, missing: hero.maxHp - hero.hp }));
  for (let left = points; left > 0; left--) {
    const neediest = plan.reduce((most, each) => (each.missing > most.missing ? each : most), { hero: s.leader, points: 0, missing: 0 });
    if (neediest.missing === 0) break;
    neediest.points += 1;
    neediest.missing -= 1;
  }
  return plan.filter((each) => each.points > 0).map(({ hero, points: own }) => ({ hero, points: own }));
}

/** Sample splits of divine healing: nothing, everything to one hero, and as evenly as it goes. */
export function* sampleHealings(s: DfState, points: number): Iterable<{ points: Healing[] }> {
  const wounded = s.heroes.filter(isWounded);
  yield { points: [] };
  for (const hero of wounded) yield { points: [{ hero: hero.id, points: Math.min(points, hero.maxHp - hero.hp) }] };
  if (wounded.length > 1) yield { points: evenHealing(s, points) };
}
