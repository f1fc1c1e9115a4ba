import * as v from 'valibot';

import type { DamageType, HeroId } from '../../content/terms';
import { bossRules } from '../boss/rules';
import type { AttackChoice } from '../frames';
import { figureName, heroName } from '../names';
import { enemyOf, type EnemyRef } from '../refs';
import { isOver, isStanding, type BattleState } from '../state';
import { answer, decision, process } from '../world';
import { declared } from './attack/attack';
import { cardOf } from './attack/card';
import { facingField, targetsField, wayField } from './attack/fields';
import { aims, canAim, demandAttack, type Aim, type Terms } from './attack/offers';
import { attackLabel } from './attack/words';
import { hasStatic } from './traits';

const HALVES = [0, 1] as const;

type CounterOffer = Omit<Aim, 'more'> & { readonly kind: 'counter'; readonly attack: (typeof HALVES)[number] };

const termsFor = (enemy: EnemyRef): Terms => ({ as: 'counter', free: true, enemy });

/** RR-277, RR-289: the weapon is ready for this type; Wolf Hour makes it ready for any. */
function isPrimedFor(state: BattleState, id: HeroId, type: DamageType): boolean {
  const { primed, buffs } = state.heroes[id];
  return primed !== null && (primed.type === type || buffs.some(({ stat }) => stat === 'wolfHour'));
}

const weaponOf = (state: BattleState, id: HeroId): 0 | 1 => (state.heroes[id].primed?.weapon === 1 ? 1 : 0);


function mayCounter(state: BattleState, id: HeroId, enemy: EnemyRef, type: DamageType): boolean {
  if (!isStanding(state.heroes[id]) || !isPrimedFor(state, id, type) || !enemyOf(state, enemy) || bossRules(state).isBound?.(state, id) === true) return false;
  return HALVES.some((attack) => canAim(state, id, { weapon: weaponOf(state, id), attack }, termsFor(enemy)));
}

/** RR-278: those who were attacked, in initiative order. */
export const counterstrikes = process('counterstrikes', {
  reface: (run, frame) => {
    const hero = frame.heroes[frame.place];
    if (hero === undefined || isOver(run.state)) return 'done';
    if (isStanding(run.state.heroes[hero]) && hasStatic(run.state.heroes[hero], 'faceAfterAttack')) run.call({ kind: 'reface', hero });
    return 'ask';
  },
  ask: (run, frame) => {
    const hero = frame.heroes[frame.place];
    frame.place += 1;
    if (hero !== undefined && mayCounter(run.state, hero, frame.enemy, frame.type)) run.call({ kind: 'counter', hero, enemy: frame.enemy, type: frame.type });
    return 'reface';
  },
  done: () => undefined,
});

/** An answer to the enemy that struck, with either attack of the primed weapon and without Stamina (RR-277 … RR-285). */
export const counter = decision('counter', {
  who: (s, { hero, enemy, type }) => (mayCounter(s, hero, enemy, type) ? s.heroes[hero].seat : []),
  words: (s, { hero, enemy }) => `Does ${heroName(hero)} strike back at ${figureName(s, enemy)}?`,
  answers: {
    counter: answer({ attack: v.picklist(HALVES), way: wayField, facing: facingField, targets: targetsField })({
      offers: (s, { hero, enemy }) => {
        const found: CounterOffer[] = [];
        for (const attack of HALVES) {
          for (const { way, facing, targets } of aims(s, hero, { weapon: weaponOf(s, hero), attack }, termsFor(enemy))) found.push({ kind: 'counter', attack, way, facing, targets });
        }
        return found;
      },
      judge: (s, { hero, enemy }, { attack, way, facing, targets }) => demandAttack(s, hero, { weapon: weaponOf(s, hero), attack }, { more: 0, way, facing, targets }, termsFor(enemy)),
      untimely: ['RR-277', 'A Counterstrike answers only an attack of the type the weapon is ready for.'],
      label: (s, { hero }, { attack, ...aim }) => {
        const card = cardOf(s, hero, { weapon: weaponOf(s, hero), attack });
        return { ...attackLabel(s, hero, card, { more: 0, ...aim }, { as: card.name, free: true, mayTurn: false }), tone: 'primary' };
      },
      play: (run, { hero, enemy }, { attack, way, facing, targets }) => {
        const choice: AttackChoice = { weapon: weaponOf(run.state, hero), attack };
        run.end();
        run.call(declared(run.state, hero, choice, { more: 0, way, facing, targets }, termsFor(enemy)));
      },
    }),
    pass: answer({})({ label: () => ({ label: 'Not now', help: 'The weapon stays ready for the next attack of this type', tone: 'secondary' }), play: (run) => run.end() }),
  },
});

/** A robe that lets its owner turn before Counterstrikes. */
export const reface = decision('reface', {
  who: (s, { hero }) => s.heroes[hero].seat,
  words: (_, { hero }) => `Which way does ${heroName(hero)} face now?`,
  answers: {
    face: answer({ facing: facingField })({
      offers: () => [{ facing: 0 }, { facing: 1 }, { facing: 2 }, { facing: 3 }],
      untimely: ['RR-42', 'Heroes turn only on their own turn.'],
      label: (_, __, { facing }) => ({ label: ['North', 'East', 'South', 'West'][facing] ?? '' }),
      play: (run, { hero }, { facing }) => {
        run.end();
        run.state.heroes[hero].facing = facing;
        run.emit({ type: 'turned', who: hero, facing });
      },
    }),
  },
});
