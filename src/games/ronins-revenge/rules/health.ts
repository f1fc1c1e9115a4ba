import type { DamageType, HeroId } from '../content/terms';
import { lastingWeakness } from './boss/weakness';
import { hurtBoss, hurtMinion } from './boss/wounds';
import { bossRules } from './boss/rules';
import { clearConditions, removeCondition } from './conditions';
import { armorOf } from './damage/kit';
import { multiplierFor } from './damage/weakness';
import { checkDefeat } from './ending';
import { away } from './field/position';
import type { Cause } from './frames';
import { mayBePrevented } from './hero/options';
import { staticsOf, triggersOf } from './kit';
import { callLines } from './lines/lines';
import { figureOf, isBossRef, isHeroRef, type FigureRef } from './refs';
import { HERO_IDS } from '../content/terms';
import { heroOf, isOver, isStanding, type BattleState, type HeroState } from './state';
import type { Play } from './world';

/** RR-376 … RR-378, RR-231, RR-288. */
function fall(run: Play, hero: HeroState): void {
  clearConditions(run, hero.hero);
  hero.stamina = 0;
  hero.next = [];
  if (hero.primed) {
    hero.primed = null;
    run.emit({ type: 'cubeGone', hero: hero.hero });
  }
  run.emit({ type: 'fell', hero: hero.hero });
  checkDefeat(run);
}

/** Takes HP from a hero, without asking anybody any more. */
export function applyLoss(run: Play, id: HeroId, n: number, cause: Cause): void {
  const hero = heroOf(run.state.heroes, id);
  if (!isStanding(hero) || n <= 0) return;
  const lost = Math.min(n, hero.hp);
  hero.hp -= lost;
  run.emit({ type: 'hpLost', who: id, n: lost, cause });
  if (hero.hp === 0) fall(run, hero);
  if (!isOver(run.state)) bossRules(run.state).heroHurt?.(run, id, lost, cause);
}

/**
 * Somebody loses HP (RR-5, RR-376). A hero who would fall, and may be saved from it, is asked first (RR-354): whatever
 * follows in the same step has then already happened, so a loss comes last.
 */
export function loseHealth(run: Play, ref: FigureRef, n: number, cause: Cause): void {
  if (n <= 0 || isOver(run.state)) return;
  if (!isHeroRef(ref)) {
    if (isBossRef(ref)) noteCubes(run, hurtBoss(run, ref, n, cause), cause);
    else if (hurtMinion(run, ref, n, cause)) noteDefeat(run, cause);
    return;
  }
  const hero = heroOf(run.state.heroes, ref);
  if (!isStanding(hero)) return;
  if (mayBePrevented(run.state, ref, n, cause) || hasLossBefore(run.state, ref)) run.call({ kind: 'hurt', step: undefined, who: ref, n, cause, prevented: false });
  else applyLoss(run, ref, n, cause);
}

/** One that this hero may still be asked about comes first. */
const hasLossBefore = ({ frames }: BattleState, hero: HeroId): boolean => frames.some((frame) => frame.kind === 'hurt' && frame.who === hero && frame.step === undefined);

/** The attack that is praised for it remembers (RR-510). */
function noteCubes(run: Play, cubes: number, { credit }: Cause): void {
  const attack = attackOf(run, credit);
  if (attack) attack.cubesRemoved += cubes;
}
function noteDefeat(run: Play, { credit }: Cause): void {
  const attack = attackOf(run, credit);
  if (attack) attack.minionsDefeated += 1;
}
function attackOf({ state: { frames } }: Play, credit: HeroId | undefined) {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.kind === 'attack' && frame.by === credit) return frame;
  }
  return undefined;
}

/** Damage that is no attack (RR-221): Armor and, with a type, Vulnerable and Resistant; no minimum. */
export function dealDamage(run: Play, ref: FigureRef, n: number, type: DamageType | null, cause: Cause): void {
  const { state } = run;
  const figure = figureOf(state, ref);
  if (!figure || isOver(state)) return;
  const left = Math.max(0, n - (isHeroRef(ref) ? armorOf(state, ref) : 0));
  const { factor, uses } = multiplierFor(figure, type, isHeroRef(ref) || type === null ? 0 : lastingWeakness(state, ref, type));
  if (uses !== null && type !== null) removeCondition(run, ref, `${uses}:${type}`);
  loseHealth(run, ref, Math.floor(left * factor), cause);
}

/** RR-181: up to the maximum; not the fallen. Returns what was gained. */
export function heal(run: Play, id: HeroId, n: number, why: string, healer?: HeroId): number {
  const hero = heroOf(run.state.heroes, id);
  if (!isStanding(hero)) return 0;
  const gained = Math.min(n, hero.maxHp - hero.hp);
  if (gained <= 0) return 0;
  hero.hp += gained;
  run.emit({ type: 'healed', hero: id, n: gained, why });
  if (healer !== undefined && healer !== id) trigger(run, healer, 'onYouHealOther');
  return gained;
}

/** What others and the own cards add to a revival. */
function revivalBonus(run: Play, id: HeroId): number {
  const { heroes } = run.state;
  let bonus = 0;
  for (const other of HERO_IDS) {
    if (other !== id && !isStanding(heroOf(heroes, other))) continue;
    for (const each of staticsOf(heroOf(heroes, other))) {
      if (each.static !== 'reviveBonusHp') continue;
      if (each.who === 'self' ? other === id : away(heroOf(heroes, other), heroOf(heroes, id)) <= each.who.allHeroesIn) bonus += each.n;
    }
  }
  return bonus;
}

/** RR-383, RR-388: standing again where it lies. */
export function revive(run: Play, id: HeroId, hp: number): void {
  const hero = heroOf(run.state.heroes, id);
  if (isStanding(hero)) return;
  hero.hp = Math.min(hero.maxHp, hp + revivalBonus(run, id));
  run.emit({ type: 'revived', hero: id, hp: hero.hp });
}

/** Passive triggers of a hero’s cards (RR-490). */
export function trigger(run: Play, id: HeroId, name: ReturnType<typeof triggersOf>[number]['trigger'], attacker?: FigureRef): void {
  const hero = heroOf(run.state.heroes, id);
  if (!isStanding(hero) || isOver(run.state)) return;
  for (const each of triggersOf(hero)) {
    if (each.trigger === name) callLines(run, each.steps, { by: id, why: '', ...(attacker === undefined ? {} : { attacker }) }, each.when);
  }
}
