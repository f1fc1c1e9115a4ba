import { nearestFrame } from '@/engine/decisions/frames';

import { DESTINY, type DestinyId } from '../content/destiny';
import { DEFENSE_DIE, type DefenseFace } from '../content/dice';
import type { HeroId } from '../content/terms';
import { damageAgainst, dodgeAgainst, precisionAgainst } from '../rules/damage/strike';
import { diceOf } from '../rules/hero/defence';
import { strengthOf } from '../rules/resources';
import { isComrade, type BattleState } from '../rules/state';
import type { Move } from '../rules/decisions';

/** What a point of Stamina is worth in HP; a Comrade pays with its life. */
const PRICE = { hero: 0.75, comrade: 1.05 } as const;
/** What falling is worth beyond the HP that are lost. */
const FALLING = 6;
const MOST_DICE = 3;

/** How likely so many points of Dodge and of Armor are, each at `dodge * WIDTH + armor`. */
type Chances = readonly number[];
const WIDTH = 8;

const CHANCES: Chances[] = [[1]];

/** What so many Defense dice show, worked out once for each number of dice. */
function chancesOf(dice: number): Chances {
  const known = CHANCES[dice];
  if (known) return known;
  const sums: number[] = [];
  chancesOf(dice - 1).forEach((chance, at) => {
    for (const { dodge = 0, armor = 0 } of DEFENSE_DIE) {
      const to = at + dodge * WIDTH + armor;
      sums[to] = (sums[to] ?? 0) + chance / DEFENSE_DIE.length;
    }
  });
  CHANCES[dice] = sums;
  return sums;
}

/** What a hit of so much damage costs its hero. */
const lossOf = (damage: number, hp: number): number => Math.min(hp, damage) + (damage >= hp ? FALLING : 0);

/** What the strike costs on average when so much Dodge is still missing and so many dice are rolled. */
function expectedLoss(missing: number, dice: number, damage: number, hp: number): number {
  let sum = 0;
  chancesOf(dice).forEach((chance, at) => {
    const armor = at % WIDTH;
    if ((at - armor) / WIDTH < missing) sum += chance * lossOf(Math.max(1, damage - armor), hp);
  });
  return sum;
}

interface Declared {
  readonly dodge: number;
  readonly dice: number;
  readonly card: DestinyId | 'none';
}

/** The defence after which the hero is best off: HP it loses on average, and what it pays. */
export function defend(state: BattleState, hero: HeroId): Move {
  const strike = nearestFrame(state, 'strike');
  const self = state.heroes[hero];
  if (!strike) return { kind: 'takeIt' };
  const damage = damageAgainst(state, strike, hero);
  const canDodge = strike.values.cannotBeDodged !== true;
  const missing = canDodge ? Math.max(0, precisionAgainst(state, strike, hero) - dodgeAgainst(state, strike, hero)) : Infinity;
  const strength = strengthOf(self);
  const price = isComrade(self) ? PRICE.comrade : PRICE.hero;
  const rolls = diceOf(self, 0) > 0;
  let best: Declared = { dodge: 0, dice: 0, card: 'none' };
  let least = Infinity;
  for (const card of self.noLuck ? (['none', ...self.destiny] as const) : (['none'] as const)) {
    const side: DefenseFace = card === 'none' ? {} : DESTINY[card].defense;
    for (let dodge = 0; dodge <= Math.min(strength, canDodge ? missing : 0); dodge++) {
      for (let dice = 0; dice <= (rolls ? Math.min(MOST_DICE, strength - dodge) : 0); dice++) {
        const loss = expectedLoss(missing - dodge - (side.dodge ?? 0), diceOf(self, dice), Math.max(1, damage - (side.armor ?? 0)), self.hp) + price * (dodge + dice);
        if (loss >= least) continue;
        least = loss;
        best = { dodge, dice, card };
      }
    }
  }
  return best.dodge + best.dice === 0 && best.card === 'none' ? { kind: 'takeIt' } : { kind: 'defend', ...best };
}
