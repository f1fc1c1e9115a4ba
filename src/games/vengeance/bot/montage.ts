import type { Seat } from '@/engine/game';

import { MONTAGE_DIE, MONTAGE_FACES, type MontageFace } from '../content/dice';
import { MONTAGE_ACTIONS, type MontageAction } from '../content/montageCards';
import type { Move } from '../rules/decisions';
import { montageCard, pointsOf } from '../rules/montage/cards';
import { diceOf, montageOf } from '../rules/montage/dice';
import { EMPTY, playerOf, type FrameMap, type State } from '../rules/state';
import { bestHealing } from './healing';
import { Needs } from './needs';
import { bestOf, offered } from './offers';
import { bestShopping, whereToLay } from './shopping';
import { bestToScout } from './scouting';
import { fightsLeft } from './time';
import { tileWorth } from './tileWorth';

/** Dice, cards and points of a Montage, and of a turn sat out. */

const less = (dice: readonly number[], face: MontageFace): number[] => MONTAGE_FACES.map((each, i) => (dice[i] ?? 0) - (each === face ? 1 : 0));

export function claimDie(s: State, seat: Seat): Move {
  const faces = new Needs(s, seat).faces(playerOf(s, seat).dice);
  const best = bestOf(offered(s, seat, 'claimDie'), ({ face }) => faces[face]);
  if (!best) throw new Error('the pool is empty');
  return best;
}

/** Turning a die must do something. */
const WORTH_TURNING = 0.1;

export function turnDie(s: State, seat: Seat): Move {
  const needs = new Needs(s, seat);
  const { dice } = playerOf(s, seat);
  const now = needs.placement(dice).worth;
  let best: Move = { kind: 'keepDice' };
  let most = now + WORTH_TURNING;
  for (const from of MONTAGE_FACES) {
    if (diceOf(dice, from) === 0) continue;
    const rest = less(dice, from);
    const without = needs.placement(rest).worth;
    const faces = needs.faces(rest);
    for (const into of MONTAGE_FACES) {
      if (into !== from && without + faces[into] > most) [best, most] = [{ kind: 'turnDie', from, into }, without + faces[into]];
    }
  }
  return best;
}

/** Alone: whatever does less than a die does on average is rolled again. */
export function rollAgain(s: State, seat: Seat): Move {
  const needs = new Needs(s, seat);
  const { pool } = montageOf(s);
  const all = needs.placement(pool).worth;
  const faces = needs.faces(pool);
  const average = MONTAGE_DIE.reduce((sum, face) => sum + faces[face], 0) / MONTAGE_DIE.length;
  return { kind: 'rollAgain', dice: MONTAGE_FACES.map((face, i) => (diceOf(pool, face) > 0 && all - needs.placement(less(pool, face)).worth < average ? (pool[i] ?? 0) : 0)) };
}

export const placeCards = (s: State, seat: Seat): Move => ({ kind: 'place', cards: [...new Needs(s, seat).placement(playerOf(s, seat).dice).cards] });

/** How far a point goes: dice of the card's own type for little, Wild ones where they do more than elsewhere. */
export function boostCard(s: State, { seat, slot }: FrameMap['card']): Move {
  const special = offered(s, seat, 'useSpecial')[0];
  if (special) return special;
  const needs = new Needs(s, seat);
  const { type, special: effect } = montageCard(playerOf(s, seat), playerOf(s, seat).placed[slot] ?? -1);
  const purse = effect ? { special: effect } : {};
  const alley = worstColumn(s, seat, needs);
  if (alley) return alley;
  const best = bestOf(offered(s, seat, 'boost'), (boost) => needs.points(type, pointsOf(s, seat, slot, boost), purse) - 0.01 * boost.dice - needs.wild * (boost.wilds + boost.tokens));
  return best ?? { kind: 'boost', dice: 0, wilds: 0, tokens: 0 };
}

/** A column in which nothing is wanted is replaced. */
function worstColumn(s: State, seat: Seat, needs: Needs): Move | undefined {
  const fights = fightsLeft(s);
  const worthOf = (column: number): number => [0, 1, 2].reduce((sum, i) => {
    const tile = s.shop[3 * column + i];
    return sum + (tile === undefined || tile === EMPTY ? 0 : tileWorth(playerOf(s, seat).hero, tile, fights));
  }, 0);
  return needs.ahead.fights === 0 ? undefined : bestOf(offered(s, seat, 'backAlley'), ({ column }) => -worthOf(column));
}

type Spending = FrameMap['spend'];

/** The action for which one more point, or two, would do most. */
function wildFor(needs: Needs, frame: Spending, wilds: number): MontageAction | undefined {
  let best: MontageAction | undefined;
  let most = 0;
  for (const action of MONTAGE_ACTIONS) {
    for (let more = 1; more <= Math.min(3, wilds); more++) {
      const gain = (needs.points(action, frame.points[action] + more) - needs.points(action, frame.points[action])) / more - needs.wild;
      if (gain > most) [best, most] = [action, gain];
    }
  }
  return best;
}

function heal(needs: Needs, frame: Spending): Move | undefined {
  const { first } = bestHealing(needs.player, frame.points.heal, frame, needs.ahead);
  return first && { kind: 'heal', ...first };
}

function buy(s: State, needs: Needs, frame: Spending): Move | undefined {
  const { first } = bestShopping(s, needs.player, frame.points.upgrade, frame, needs.ahead.fights);
  const tile = first === undefined ? undefined : s.shop[first];
  if (first === undefined || tile === undefined || tile === EMPTY) return undefined;
  return { kind: 'buy', space: first, ...whereToLay(needs.player, tile, needs.ahead.fights) };
}

function look(s: State, frame: Spending): Move | undefined {
  const at = bestToScout(s, frame.seat, offered(s, frame.seat, 'gainReconOn').map(({ place }) => place));
  if (at !== undefined) return { kind: 'gainReconOn', place: at };
  return offered(s, frame.seat, 'gainRecon')[0];
}

export function spend(s: State, frame: Spending): Move {
  const needs = new Needs(s, frame.seat);
  const dice = offered(s, frame.seat, 'wildDie').length > 0 ? diceOf(needs.player.dice, 'wild') : 0;
  const tokens = offered(s, frame.seat, 'wildToken').length > 0 ? needs.player.wild : 0;
  const as = wildFor(needs, frame, dice + tokens);
  if (as !== undefined) return dice > 0 ? { kind: 'wildDie', as } : { kind: 'wildToken', as };
  return heal(needs, frame) ?? buy(s, needs, frame) ?? look(s, frame) ?? { kind: 'done' };
}

/** Wild dice are lost after this phase, tokens are not: one of them is kept for a look at a Boss. */
export function buyCards(s: State, seat: Seat): Move {
  const needs = new Needs(s, seat);
  const enough = needs.card < 0.25;
  const best = bestOf(offered(s, seat, 'buyCards'), ({ dice, tokens }) => (enough ? (dice > 0 && tokens === 0 ? dice : -1) : dice * 2 - Math.max(0, tokens - 1) * 0.5 + (tokens > 0 && needs.card > 0.5 ? 0.5 : 0)));
  return best && !(enough && best.dice === 0) ? best : { kind: 'pass' };
}

/** Hardcore: the card that does most comes back. */
export function keepCard(s: State, seat: Seat): Move {
  const player = playerOf(s, seat);
  const worth = (card: number): number => {
    const { type, points, special } = montageCard(player, card);
    return points * (type === 'upgrade' ? 2 : 1.2) + (type === 'upgrade' ? 1 : 0) + (special ? 0.8 : 0);
  };
  return bestOf(offered(s, seat, 'keepCard'), ({ card }) => worth(card)) ?? { kind: 'keepCard', card: player.placed[0] ?? 0 };
}
