import { SLOTS } from '../../content/tiles';
import { activeEffect } from '../hero/tiles';
import { isKnockedOut } from '../hero/tracks';
import type { Fight, State } from '../state';
import { answer, decision, type Play } from '../world';
import { countSkulls, removeSkulls } from './dice';
import { itemsFor, plainItem } from './items';
import { knockOut } from './killing';
import type { Lair } from './lair';
import { enemyIn, fighter, fightOf, hurtHero, isInReach, lairIn, mayUseItem } from './scene';
import { bitsOf } from './targets';
import { NO_STRIKE_NOW } from './tooLate';

/** Skulls make enemies strike: Lordz before the actions, all others after them (VG-166 … VG-178, VG-301, VG-305, VG-306). */

/** Everybody who activates in this step; each at most once a roll. */
const activating = (fight: Fight, lair: Lair, early: boolean): number => fight.alive & ~fight.activated & (early ? lair.early : ~lair.early);

/** Who of them reaches the hero. */
function strikers(fight: Fight, lair: Lair, early: boolean): number[] {
  return bitsOf(activating(fight, lair, early)).filter((enemy) => isInReach(lair, enemyIn(lair, enemy), fight.zone));
}

const hurtOf = (lair: Lair, enemies: readonly number[]): number => enemies.reduce((sum, enemy) => sum + enemyIn(lair, enemy).hurt, 0);

/** The Hurt of a step as it would be now, before anything prevents it. */
export function hurtToCome(state: State, early: boolean): number {
  const fight = fightOf(state);
  const lair = lairIn(state);
  return countSkulls(fight) === 0 ? 0 : hurtOf(lair, strikers(fight, lair, early));
}

/** Who would strike now, if the step came: for a forecast that names them. */
export function strikersToCome(state: State, early: boolean): readonly number[] {
  const fight = fightOf(state);
  return countSkulls(fight) === 0 ? [] : strikers(fight, lairIn(state), early);
}

/** The slot of a shield that was not used in this roll; −1: there is none. */
function shieldSlot(state: State): number {
  const { used } = fightOf(state);
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((used & (1 << slot)) === 0 && activeEffect(fighter(state), slot)?.kind === 'shield') return slot;
  }
  return -1;
}

/** What a shield prevents of the first step of a roll that deals Hurt (VG-305). */
export function shieldToCome(state: State, hurt: number): number {
  const effect = activeEffect(fighter(state), shieldSlot(state));
  return effect?.kind === 'shield' ? Math.min(effect.hurt, hurt) : 0;
}

function spendShield(state: State, hurt: number): number {
  const prevented = shieldToCome(state, hurt);
  if (prevented > 0) fightOf(state).used |= 1 << shieldSlot(state);
  return prevented;
}

/** Before the Hurt is applied it may be reduced. */
export function beginActivation(run: Play, early: boolean): void {
  const { state } = run;
  const fight = fightOf(state);
  const hurt = hurtToCome(state, early);
  fight.prevented = spendShield(state, hurt);
  if (hurt > fight.prevented && mayUseItem(state, 'damage')) run.call({ kind: 'reduce', seat: fight.seat, early });
}

/** Fight dice lost: one for each that has damaged the hero; prevented Hurt is taken off those first (VG-174, VG-306). */
export function diceLost(lair: Lair, enemies: readonly number[], prevented: number): number {
  let left = prevented;
  let lost = 0;
  for (const enemy of enemies) {
    const { penalty, hurt } = enemyIn(lair, enemy);
    if (penalty === 0) continue;
    if (left >= hurt) left -= hurt;
    else {
      left = 0;
      lost += penalty;
    }
  }
  return lost;
}

/** The step itself: one sum (VG-178). */
export function activate(run: Play, early: boolean): void {
  const { state } = run;
  const fight = fightOf(state);
  const lair = lairIn(state);
  if (countSkulls(fight) === 0) return;
  const enemies = strikers(fight, lair, early);
  fight.activated |= activating(fight, lair, early);
  if (enemies.length === 0) return;
  const hurt = hurtOf(lair, enemies);
  const prevented = Math.min(fight.prevented, hurt);
  run.emit({ type: 'activated', seat: fight.seat, enemies, hurt, prevented });
  const lost = diceLost(lair, enemies, prevented);
  fight.penalty += lost;
  fight.prevented = 0;
  hurtHero(run, hurt - prevented, 'activation');
  if (lost > 0) run.emit({ type: 'diceLost', seat: fight.seat, count: lost });
  if (isKnockedOut(fighter(state))) knockOut(run);
}

/** A Flak Vest, if there is one. */
export const reduce = decision('reduce', {
  who: (s, { seat }) => (itemsFor(s, seat, 'damage', () => true).length > 0 ? seat : []),
  words: (s, { early }) => `${hurtToCome(s, early) - fightOf(s).prevented} Hurt to come: use an Item against it?`,
  answers: {
    useItem: plainItem('damage', (_s, effect) => effect.do === 'preventHurt', (run, effect) => {
      if (effect.do === 'preventHurt') fightOf(run.state).prevented += effect.upTo;
      run.end();
    }),
    takeIt: answer({})({ untimely: NO_STRIKE_NOW, label: () => ({ label: 'Take it' }), play: (run) => run.end() }),
  },
});

/** A Flashbang, before the Lordz strike (VG-292). */
export const afterRerolls = decision('afterRerolls', {
  who: (s, { seat }) => (countSkulls(fightOf(s)) > 0 && itemsFor(s, seat, 'afterRerolls', () => true).length > 0 ? seat : []),
  words: 'Remove the Skulls before anybody strikes, or go on.',
  answers: {
    useItem: plainItem('afterRerolls', (_s, effect) => effect.do === 'removeSkulls', (run, _effect, seat, by) => {
      const fight = fightOf(run.state);
      run.emit({ type: 'skullsRemoved', seat, count: removeSkulls(fight, fight.dice.length), by });
      run.end();
    }),
    goOn: answer({})({ untimely: NO_STRIKE_NOW, label: () => ({ label: 'Go on' }), play: (run) => run.end() }),
  },
});
