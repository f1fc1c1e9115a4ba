import { ABILITIES } from '../content/abilities';
import { SLOTS } from '../content/tiles';
import { diceLost, hurtToCome, shieldToCome, strikersToCome } from '../rules/fight/activation';
import { zoneName } from '../rules/fight/names';
import { enemyIn, fighter, fightOf, lairIn } from '../rules/fight/scene';
import { activeAbility, activeEffect } from '../rules/hero/tiles';
import { cubesOn, spacesOf } from '../rules/hero/tracks';
import type { State } from '../rules/state';
import { sumOf, type Sum } from './lines';
import { personName } from './words';

/** What Skulls will cost, enemy by enemy, by the rules' own sums: shown before it is paid. */
export interface HurtForecast {
  /** Hurt that will really be taken. */
  readonly hurt: number;
  readonly sum: Sum;
  readonly enemies: readonly number[];
  /** Dice that the next roll loses. */
  readonly diceLost: number;
  /** It fills the Health track: the Fight is over then. */
  readonly knocksOut: boolean;
}

/** Where the enemy stands, as seen by the hero. */
const whence = (state: State, enemy: number): string => {
  const [fight, lair] = [fightOf(state), lairIn(state)];
  const { zone } = enemyIn(lair, enemy);
  return zone === fight.zone ? 'in your zone' : `from ${zoneName(lair, zone)}`;
};

function shieldName(state: State): string {
  const player = fighter(state);
  for (let slot = 0; slot < SLOTS; slot++) {
    const ability = activeEffect(player, slot)?.kind === 'shield' ? activeAbility(player, slot) : undefined;
    if (ability) return ABILITIES[ability].name;
  }
  return 'Shield';
}

/** Hurt that would fill the last space of the Health track. */
export const healthLeft = (state: State): number => spacesOf(fighter(state), 'health') - cubesOn(fighter(state), 'health');

/** If the step came now: `early` for the Lordz before the actions, otherwise everybody else after them. */
export function hurtForecast(state: State, early = false): HurtForecast {
  const lair = lairIn(state);
  const enemies = strikersToCome(state, early);
  const hurt = hurtToCome(state, early);
  // What the step under way prevents already, or what a shield will.
  const prevented = Math.min(hurt, fightOf(state).prevented || shieldToCome(state, hurt));
  const sum = sumOf('Hurt to come', [
    ...enemies.map((enemy) => ({ why: `${personName(lair, enemy)} ${whence(state, enemy)}`, points: enemyIn(lair, enemy).hurt })),
    ...(prevented > 0 ? [{ why: shieldName(state), points: -prevented }] : []),
  ]);
  return { hurt: hurt - prevented, sum, enemies, diceLost: diceLost(lair, enemies, prevented), knocksOut: hurt - prevented >= healthLeft(state) };
}

/** The same if the hero stood in another zone: what a Move leads into. */
export const hurtIn = (state: State, zone: number): HurtForecast => hurtForecast({ ...state, fight: { ...fightOf(state), zone } });
