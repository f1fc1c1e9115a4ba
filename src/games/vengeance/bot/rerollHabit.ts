import type { Random } from '@/engine/random';

import { SLOTS } from '../content/tiles';
import { countSkulls, isActive, isSkull, rollAgain, tokenOf } from '../rules/fight/dice';
import { SKULLS_TO_REROLL } from '../rules/fight/rerolls';
import { activeEffect } from '../rules/hero/tiles';
import type { Fight, Player } from '../rules/state';

/** Dice that do nothing for the hero, Skulls first. */
export function uselessDice(fight: Fight, onlySkulls = false): number[] {
  const active = fight.dice.map((die, i) => ({ die, i })).filter(({ die }) => isActive(die));
  const skulls = active.filter(({ die }) => isSkull(die));
  const misses = onlySkulls ? [] : active.filter(({ die }) => !isSkull(die) && tokenOf(fight, die) === undefined);
  return [...skulls, ...misses].map(({ i }) => i);
}

/** Discards a Skull and rolls the others again. */
export function rerollSkulls(fight: Fight, random: Random, green = false): void {
  const skull = fight.dice.findIndex((die) => isSkull(die) && (die.bonus === true) === green);
  const die = fight.dice[skull];
  if (die) die.out = 'discarded';
  rollAgain(fight, uselessDice(fight, true), random);
}

/** What nobody thinks about for long: too many Skulls are rolled again, and abilities take Skulls and Misses. */
export function rerollAsUsual(fight: Fight, player: Player, random: Random): void {
  while (countSkulls(fight) >= SKULLS_TO_REROLL) rerollSkulls(fight, random, !fight.dice.some((die) => isSkull(die) && die.bonus !== true));
  for (let slot = 0; slot < SLOTS; slot++) {
    const effect = activeEffect(player, slot);
    if (effect?.kind !== 'reroll') continue;
    rollAgain(fight, uselessDice(fight, effect.only === 'skull').slice(0, effect.dice), random);
    fight.used |= 1 << slot;
  }
}
