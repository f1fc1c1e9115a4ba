import type { Base } from '@/engine/parts/grid/squares';

import { HEROES } from '../../../content/heroes';
import type { HeroId } from '../../../content/terms';
import { bossRules } from '../../boss/rules';
import { breaks } from '../../boss/sequence';
import { staticWeakness } from '../../boss/weakness';
import { away, isFlanked } from '../../field/position';
import { isOnHighGround } from '../../field/zones';
import type { Aimed, AttackBody, Snapshot } from '../../frames';
import { arcsOf, whenHolds } from '../../lines/when';
import { bossFigureOf, enemyOf, isBossRef, isThingRef, squareOfThing, type BossRef, type TargetRef } from '../../refs';
import { heroOf, type BattleState, type Figure } from '../../state';

/** RR-48, and the card that lets its owner count as flanking. */
function isFlankedBy(state: BattleState, by: HeroId, enemy: Figure): boolean {
  if (isFlanked(state, enemy)) return true;
  return heroOf(state.heroes, by).buffs.some(({ stat }) => stat === 'shadowPartner') && away(heroOf(state.heroes, by), enemy) <= 1;
}

/** What the rules of the boss keep of this moment. */
function noteOf(state: BattleState, ref: BossRef, attack: AttackBody): string | undefined {
  const figure = bossFigureOf(state, ref);
  return figure && bossRules(state).note?.(state, figure, attack);
}

/** RR-147: from High Ground at something that is not on it. */
const isAbove = (state: BattleState, hero: Base, target: Base): boolean => isOnHighGround(state, hero) && !isOnHighGround(state, target);

/** One target as it stands when the attack is aimed (RR-203). */
function aimedAt(state: BattleState, attack: AttackBody, ref: TargetRef): Aimed {
  const hero = heroOf(state.heroes, attack.by);
  const enemy = isThingRef(ref) ? undefined : enemyOf(state, ref);
  if (!enemy) return { ref, flanked: false, high: isThingRef(ref) && isAbove(state, hero, { anchor: squareOfThing(ref), side: 1 }), arcs: 0, weak: 0 };
  const note = isBossRef(ref) ? noteOf(state, ref, attack) : undefined;
  return {
    ref,
    flanked: isFlankedBy(state, attack.by, enemy),
    high: isAbove(state, hero, enemy),
    arcs: arcsOf(enemy, hero),
    weak: staticWeakness(state, ref, attack),
    ...(note === undefined ? {} : { note }),
  };
}

/** RR-246: one fitting target is enough. */
function passiveHolds(state: BattleState, { by, targets }: AttackBody): boolean {
  const { when } = HEROES[by].passive;
  return targets.some((aimed) => !isThingRef(aimed.ref) && whenHolds(when, { state, hero: by, attacker: by, target: aimed.ref, aimed }));
}

/** Fixes everything that counts from this moment on. */
export function takeSnapshot(state: BattleState, attack: AttackBody, refs: readonly TargetRef[]): Snapshot {
  attack.targets = refs.map((ref) => aimedAt(state, attack, ref));
  return { passive: passiveHolds(state, attack), breaks: breaks(state, attack), wound: state.wound };
}
