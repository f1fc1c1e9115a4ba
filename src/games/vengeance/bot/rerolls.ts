import type { Thinking } from '@/engine/bots/bot';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { cloneFight } from '../rules/clone';
import type { Move } from '../rules/decisions';
import { removeSkulls, rollAgain } from '../rules/fight/dice';
import type { Fight, State } from '../rules/state';
import { Battle } from './battle';
import type { Judge } from './judge';
import { offered, type MoveOf } from './offers';
import { rerollSkulls, uselessDice } from './rerollHabit';
import type { Temper } from './temper';
import { fightsAfter } from './time';

/** Which dice to roll again, and whether Skulls are worth a Flashbang. */

interface Reroll {
  readonly move: Move;
  readonly price: number;
  readonly apply: (fight: Fight, random: Random) => void;
}

/** What a kept Speed die may still do elsewhere. */
const SPEED_DIE = 0.35;

const sameDice = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((die) => b.includes(die));

/** Choices of dice that a player would consider: the useless ones, and each single one that shows something else. */
function sensibleChoices(fight: Fight, most: number): number[][] {
  const useless = uselessDice(fight);
  const choices = useless.slice(0, most).map((_, i) => useless.slice(0, i + 1));
  const faces = new Set(useless.map((die) => fight.dice[die]?.face));
  fight.dice.forEach(({ face, out }, die) => {
    if (out !== undefined || faces.has(face)) return;
    faces.add(face);
    choices.push([die]);
  });
  return choices;
}

function rerollsOf(s: State, seat: Seat, { fight, facts }: Battle): Reroll[] {
  const isSensible = (dice: readonly number[]): boolean => sensible.some((choice) => sameDice(choice, dice));
  const sensible = sensibleChoices(fight, fight.dice.length);
  const byDice = ({ slot, dice }: MoveOf<'reroll' | 'useItemDice'>) => (copy: Fight, random: Random): void => {
    copy.used |= 1 << slot;
    rollAgain(copy, dice, random);
  };
  const speedPrice = fightsAfter(s) === 0 ? 0.05 : SPEED_DIE;
  return [
    ...offered(s, seat, 'skullReroll').map((move): Reroll => ({ move, price: 0, apply: (copy, random) => rerollSkulls(copy, random, move.discard === 'bonus') })),
    ...offered(s, seat, 'reroll').filter(({ dice }) => isSensible(dice)).map((move): Reroll => ({ move, price: 0, apply: byDice(move) })),
    ...offered(s, seat, 'useItemDice').filter(({ dice }) => isSensible(dice)).map((move): Reroll => ({ move, price: facts.items[move.slot] ?? 0, apply: byDice(move) })),
    ...offered(s, seat, 'speedReroll').filter(({ die }) => isSensible([die])).map((move): Reroll => ({ move, price: speedPrice, apply: (copy, random) => void rollAgain(copy, [move.die], random) })),
  ];
}

/** Without imagining: three Skulls are always rolled again, abilities take Skulls and Misses. */
function byHabit(s: State, seat: Seat, fight: Fight): Move {
  const useless = uselessDice(fight);
  const [skulls] = offered(s, seat, 'skullReroll');
  if (skulls) return skulls;
  const again = offered(s, seat, 'reroll').filter(({ dice }) => dice.every((die) => useless.includes(die)));
  return again.sort((a, b) => b.dice.length - a.dice.length)[0] ?? { kind: 'finishRerolls' };
}

function* worthOf(battle: Battle, judge: Judge, rolled: Fight): Thinking<number> {
  return yield* battle.rollWorth(rolled, rolled.zone, battle.health, judge);
}

export function* chooseReroll(s: State, seat: Seat, temper: Temper, random: Random): Thinking<Move> {
  const battle = new Battle(s, seat, temper);
  if (temper.samples === 0) return byHabit(s, seat, battle.fight);
  const judge = battle.judge();
  let best: Move = { kind: 'finishRerolls' };
  let most = yield* worthOf(battle, judge, battle.fight);
  for (const { move, price, apply } of rerollsOf(s, seat, battle)) {
    let sum = 0;
    for (let i = 0; i < temper.samples; i++) {
      const copy = cloneFight(battle.fight);
      apply(copy, random);
      sum += yield* worthOf(battle, judge, copy);
    }
    const value = sum / temper.samples - price;
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

/** A Flashbang is thrown where the Skulls cost more than it does. */
export function* chooseFlash(s: State, seat: Seat, temper: Temper): Thinking<Move> {
  const battle = new Battle(s, seat, temper);
  const judge = battle.judge();
  const [item] = offered(s, seat, 'useItem');
  if (!item) return { kind: 'goOn' };
  const calm = cloneFight(battle.fight);
  removeSkulls(calm, calm.dice.length);
  calm.itemUsed = true;
  const saved = (yield* worthOf(battle, judge, calm)) - (yield* worthOf(battle, judge, battle.fight));
  return saved > (battle.facts.items[item.slot] ?? 0) ? item : { kind: 'goOn' };
}
