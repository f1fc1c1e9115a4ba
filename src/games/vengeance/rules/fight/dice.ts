import type { Random } from '@/engine/random';

import { GREEN_DIE, RED_DIE, TOKENS, type FightFace, type Token } from '../../content/dice';
import { skillBonus, skillValue } from '../hero/tracks';
import type { Die, Fight, Player } from '../state';

/** Fight dice and the pool of Hero actions they make (VG-132 … VG-141, VG-293, VG-294). */

const rollDie = (bonus: boolean, random: Random): FightFace => random.pick(bonus ? GREEN_DIE : RED_DIE);

/** How many dice of each kind the next roll has: a penalty takes red ones first (VG-134, VG-135). */
export function diceToRoll(player: Player, penalty: number): { readonly red: number; readonly bonus: number } {
  const red = skillValue(player);
  const bonus = skillBonus(player) === 'none' ? 0 : 1;
  return { red: Math.max(0, red - penalty), bonus: Math.max(0, bonus - Math.max(0, penalty - red)) };
}

export function rollFightDice(fight: Fight, player: Player, random: Random): void {
  const { red, bonus } = diceToRoll(player, fight.penalty);
  fight.skillShots = skillBonus(player) === 'shot';
  fight.dice = [];
  for (let i = 0; i < red; i++) fight.dice.push({ face: rollDie(false, random) });
  for (let i = 0; i < bonus; i++) fight.dice.push({ face: rollDie(true, random), bonus: true });
  fight.penalty = 0;
}

export function rollAgain(fight: Fight, dice: readonly number[], random: Random): FightFace[] {
  return dice.map((i) => {
    const die = fight.dice[i];
    if (!die) throw new RangeError(`there is no die ${i}`);
    die.face = rollDie(die.bonus === true, random);
    return die.face;
  });
}

export const isActive = (die: Die): boolean => die.out === undefined;
export const isSkull = (die: Die): boolean => die.out === undefined && die.face === 'skull';

export function countSkulls({ dice }: Fight): number {
  let count = 0;
  for (const die of dice) if (isSkull(die)) count += 1;
  return count;
}

/** Skulls leave the roll: they count for nothing any more (VG-161). */
export function removeSkulls({ dice }: Fight, count: number): number {
  let removed = 0;
  for (const die of dice) {
    if (removed === count) break;
    if (!isSkull(die)) continue;
    die.out = 'removed';
    removed += 1;
  }
  return removed;
}

/** The action that a die gives; a Skill Shot is a Shot where the Skill space says so (VG-38, VG-39, VG-162). */
export function tokenOf({ skillShots }: Fight, { face }: Die): Token | undefined {
  switch (face) {
    case 'skull':
    case 'miss':
      return undefined;
    case 'skillShot':
      return skillShots ? 'shot' : undefined;
    default:
      return face;
  }
}

const placeOf = (token: Token): number => TOKENS.indexOf(token);
export const noTokens = (): number[] => TOKENS.map(() => 0);

/** Unused actions of a kind, from dice and otherwise. */
export function available(fight: Fight, token: Token): number {
  let count = fight.gained[placeOf(token)] ?? 0;
  for (const die of fight.dice) if (die.out === undefined && tokenOf(fight, die) === token) count += 1;
  return count;
}

/** Uses an action: one of a die locks it (VG-143, VG-294). */
export function spendToken(fight: Fight, token: Token): void {
  for (const die of fight.dice) {
    if (die.out !== undefined || tokenOf(fight, die) !== token) continue;
    die.out = 'locked';
    return;
  }
  fight.gained[placeOf(token)] = (fight.gained[placeOf(token)] ?? 0) - 1;
}

export function gainTokens(fight: Fight, tokens: readonly Token[]): void {
  for (const token of tokens) fight.gained[placeOf(token)] = (fight.gained[placeOf(token)] ?? 0) + 1;
}
