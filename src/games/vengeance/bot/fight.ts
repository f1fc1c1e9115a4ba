import type { Thinking } from '@/engine/bots/bot';
import type { Seat } from '@/engine/game';
import { neighbours } from '@/engine/parts/den/graph';
import { Random } from '@/engine/random';

import type { Move } from '../rules/decisions';
import { hurtToCome } from '../rules/fight/activation';
import { bestExit } from '../rules/fight/exit';
import { countBits } from '../rules/fight/lair';
import { waysToScore, type Way } from '../rules/fight/scoring';
import { aliveIn, fightOf, isBlocked } from '../rules/fight/scene';
import { playerOf, type Fight, type State } from '../rules/state';
import type { Leaf } from '../rules/solving/leaf';
import { Battle } from './battle';
import { keepWorth } from './cardWorth';
import type { Judge } from './judge';
import { bestOf, offered } from './offers';
import { wayWorth } from './stakes';
import type { Temper } from './temper';

/** The Run, the actions, and the end of a Fight. */

interface Stand {
  readonly move: Move;
  readonly zone: number;
  readonly hurt: number;
  /** What the Item costs that leads there. */
  readonly price: number;
}

/** Where the hero may stand when the dice fall. */
function standsOf(s: State, seat: Seat, battle: Battle): Stand[] {
  const { fight, lair, facts } = battle;
  const cost = countBits(aliveIn(lair, fight.alive, fight.zone));
  return [
    { move: { kind: 'stay' }, zone: fight.zone, hurt: 0, price: 0 },
    ...offered(s, seat, 'run').map((move): Stand => ({ move, zone: move.zone, hurt: cost, price: 0 })),
    ...offered(s, seat, 'useItemAt').map((move): Stand => ({ move, zone: move.zone, hurt: 0, price: facts.items[move.slot] ?? 0 })),
  ];
}

/** Where to stand: the same imagined rolls are played out from every place. */
export function* chooseRun(s: State, seat: Seat, temper: Temper, random: Random): Thinking<Move> {
  const battle = new Battle(s, seat, temper);
  const rolls = Array.from({ length: temper.samples }, () => battle.imagineRoll(random));
  let best: Move = { kind: 'stay' };
  let most = -Infinity;
  for (const stand of standsOf(s, seat, battle)) {
    const value = (yield* standWorth(battle, stand, rolls)) - stand.price;
    if (value > most) [best, most] = [stand.move, value];
  }
  return best;
}

function* standWorth(battle: Battle, { zone, hurt }: Stand, rolls: readonly Fight[]): Thinking<number> {
  const { facts, fight, health, lair } = battle;
  if (hurt >= health) return -facts.stakes.knockOut - facts.stakes.hurt * health;
  const left = health - hurt;
  if (rolls.length === 0) {
    // At first sight: what is promised from there, with a Skull in every roll.
    const glance = battle.judge(left, battle.rollsLeft + 1);
    return glance.valueOf({ zone, alive: fight.alive, skulls: 1, hurt: 0, knockedOut: false, item: -1 }, lair) - facts.stakes.hurt * hurt;
  }
  const judge = battle.judge(left);
  let sum = 0;
  for (const rolled of rolls) sum += yield* battle.rollWorth(rolled, zone, left, judge);
  return sum / rolls.length - facts.stakes.hurt * hurt;
}

/** The first move of the best line, or the end of it. */
export function* chooseAction(s: State, seat: Seat, temper: Temper): Thinking<Move> {
  const battle = new Battle(s, seat, temper);
  const judge = battle.judge();
  const { line } = yield* battle.rollsLeft === 1 && temper.foresight.leaves > 0 ? solveWithForesight(battle, judge, temper) : battle.solveNow(judge.valueOf);
  return line[0] ?? { kind: 'endActions' };
}

const keyOf = ({ zone, alive, skulls, hurt, item }: Readonly<Leaf>): string => `${zone} ${alive} ${skulls > 0 ? 1 : 0} ${hurt} ${item}`;
/** More than any Fight is worth: what was thought through goes before what was only judged. */
const THOUGHT_THROUGH = 1000;

/** The most promising ends of the second roll are played on in the head; the best of them is where to go. */
function* solveWithForesight(battle: Battle, judge: Judge, temper: Temper): Thinking<{ readonly line: readonly Move[] }> {
  const ends = new Map<string, { readonly leaf: Leaf; readonly value: number }>();
  const first = yield* battle.solveNow((leaf, lair) => {
    const value = judge.valueOf(leaf, lair);
    const key = keyOf(leaf);
    if (!ends.has(key)) ends.set(key, { leaf: { ...leaf }, value });
    return value;
  });
  if (first.leaf.alive === 0 || ends.size === 1) return first;
  const promising = [...ends.entries()].sort(([, a], [, b]) => b.value - a.value).slice(0, temper.foresight.leaves);
  const thought = new Map<string, number>();
  for (const [key, { leaf, value }] of promising) thought.set(key, THOUGHT_THROUGH + (leaf.alive === 0 ? value : yield* playedOn(battle, leaf, temper)));
  return yield* battle.solveNow((leaf, lair) => thought.get(keyOf(leaf)) ?? judge.valueOf(leaf, lair));
}

/** What the last roll makes of this end of the second one; always the same rolls, so that ends can be compared. */
function* playedOn(battle: Battle, leaf: Leaf, temper: Temper): Thinking<number> {
  const { facts, fight, health, lair } = battle;
  const { stakes } = facts;
  const now = battle.judge(health, 0);
  const struck = leaf.hurt + battle.strikesAt(leaf);
  const price = leaf.item < 0 ? 0 : (facts.items[leaf.item] ?? 0);
  if (struck >= health) return now.valueOf({ ...leaf, item: -1, hurt: health, knockedOut: true }, lair) - price;
  const random = Random.fromSeed(`${fight.den} ${fight.boss}`);
  const rolls = Array.from({ length: temper.foresight.samples }, () => battle.imagineRoll(random));
  const stands = [{ zone: leaf.zone, hurt: 0 }];
  const blocked = isBlocked({ ...fight, zone: leaf.zone, alive: leaf.alive }, lair);
  const cost = countBits(aliveIn(lair, leaf.alive, leaf.zone));
  if (!blocked && cost < health - struck) for (const zone of neighbours(lair.graph, leaf.zone)) if (zone !== 0) stands.push({ zone, hurt: cost });
  let best = -Infinity;
  for (const { zone, hurt } of stands) {
    const left = health - struck - hurt;
    const judge = battle.judge(left, 0);
    let sum = 0;
    for (const rolled of rolls) sum += yield* battle.rollWorth(rolled, zone, left, judge, leaf.alive);
    best = Math.max(best, sum / rolls.length - stakes.hurt * hurt);
  }
  return best - stakes.hurt * struck - price;
}

/** Hurt that would knock the hero out is prevented, and Hurt that costs more than the Item. */
export function chooseReduction(s: State, seat: Seat, early: boolean, temper: Temper): Move {
  const battle = new Battle(s, seat, temper);
  const [item] = offered(s, seat, 'useItem');
  const hurt = hurtToCome(s, early) - fightOf(s).prevented;
  if (!item) return { kind: 'takeIt' };
  const { stakes, items } = battle.facts;
  const saved = stakes.hurt * Math.min(hurt, battle.health) + (hurt >= battle.health ? stakes.knockOut + stakes.hurt : 0);
  return saved > (items[item.slot] ?? 0) ? item : { kind: 'takeIt' };
}

export function chooseExit(s: State, seat: Seat, temper: Temper): Move {
  const battle = new Battle(s, seat, temper);
  const { cost, path } = bestExit(s);
  const [item] = offered(s, seat, 'useItem');
  const { stakes, items } = battle.facts;
  const saved = stakes.hurt * Math.min(cost, battle.health) + (cost >= battle.health ? stakes.knockOut : 0);
  return item && saved > (items[item.slot] ?? 0) ? item : { kind: 'exit', path: path.slice() };
}

const asMove = ({ boss, cards }: Way): Move => {
  const [card] = cards;
  if (boss) return { kind: 'scoreBoss', copies: cards.length };
  return card === undefined ? { kind: 'scoreNothing' } : { kind: 'scoreDen', card };
};

/** Most points, less what the spent cards could still have been worth. Cards of a dead Boss are good for Dens at best. */
export function chooseScoring(s: State, seat: Seat): Move {
  const { inPlay } = playerOf(s, seat);
  const worth = (way: Way): number => wayWorth(s, way) - way.cards.reduce((sum, card) => sum + keepWorth(s, inPlay, card, way.boss), 0);
  const best = bestOf(waysToScore(s, seat), worth);
  return best && worth(best) > 0 ? asMove(best) : { kind: 'scoreNothing' };
}
