import type { Seat } from '@/engine/game';

import { cardOf, isCardId } from '../content/cards';
import { cardsInPlay } from './deck';
import { geometryOf, isSpace, NOWHERE } from './geometry';
import { MAX_BULLETS, MAX_HEARTS, ROUNDS, type Hunter, type State } from './state';

function hunterFaults(state: State, hunter: Hunter, seat: Seat): string[] {
  const faults: string[] = [];
  const fault = (words: string): void => void faults.push(`seat ${seat} ${words}`);
  if (hunter.hearts < 0 || hunter.hearts > MAX_HEARTS) fault(`has ${hunter.hearts} hearts`);
  if (hunter.bullets < 1 || hunter.bullets > MAX_BULLETS) fault(`has ${hunter.bullets} bullets between beats`);
  if (hunter.cash < 0 || hunter.cash % 50 !== 0) fault(`has $${hunter.cash} in cash`);
  if (hunter.gunEmpty) fault('has an empty gun that nobody settled');
  if (hunter.hearts === 0 && !hunter.down) fault('has no hearts but is not down');
  if (hunter.down && state.phase !== 'over' && state.phase !== 'duel') fault('is down, but the game goes on');
  if (hunter.locked !== (hunter.plan !== undefined)) fault('has a lock without a path, or a path without a lock');
  if (hunter.hasBid !== (hunter.bid !== undefined)) fault('has a bid that nobody knows of');
  if (hunter.spot !== NOWHERE && !isSpace(geometryOf(state.size), hunter.spot)) fault('stands outside the grid');
  if (hunter.bounties.some((held) => cardOf(held.card).kind !== 'bounty')) fault('holds a card that is no bounty');
  if (state.phase === 'planning' && (hunter.nextStepFree || hunter.nextStepPlus > 0)) fault('carries a step modifier into planning');
  return faults;
}

function cardFaults(state: State): string[] {
  const everywhere = [
    ...state.deck.map((card) => card.card),
    ...state.discard,
    ...state.grid.flatMap((space) => (space.card === undefined ? [] : [space.card])),
    ...state.hunters.flatMap((hunter) => hunter.bounties.map((held) => held.card)),
    ...state.rivalBounties,
  ].sort();
  const recipe = cardsInPlay(state.options).sort();
  return everywhere.join() === recipe.join() ? [] : [`${everywhere.length} cards are about, not the ${recipe.length} of the recipe`];
}

function gridFaults(state: State): string[] {
  return state.grid.flatMap((space, spot) => {
    if (space.card === undefined) return space.cubes > 0 || space.used || space.touched ? [`bare space ${spot} is not at rest`] : [];
    const card = cardOf(space.card);
    const faults: string[] = [];
    if (space.cubes > 0 && (space.used || space.cubes >= card.timer)) faults.push(`${card.id} carries ${space.cubes} cubes`);
    if (space.used && (card.kind === 'bounty' || card.persistent)) faults.push(`${card.id} is flipped`);
    if (space.used && state.phase === 'planning') faults.push(`${card.id} is still flipped in planning`);
    return faults;
  });
}

/** What must hold after every move (BT-161 above all). */
export function broken(state: State): readonly string[] {
  if (state.grid.length !== state.size * state.size || state.hunters.length !== state.options.seats) return ['the table has the wrong size'];
  if (state.grid.some((space) => space.card !== undefined && !isCardId(space.card))) return ['an unknown card lies on the grid'];
  const faults = [...cardFaults(state), ...gridFaults(state), ...state.hunters.flatMap((hunter, seat) => hunterFaults(state, hunter, seat))];
  if (state.round < 1 || state.round > ROUNDS) faults.push(`round ${state.round}`);
  if ((state.phase === 'bidding') !== (state.walk !== undefined)) faults.push(`a walk that is interrupted, or none, in ${state.phase}`);
  if (new Set(state.hunters.map((hunter) => hunter.character)).size !== state.hunters.length) faults.push('a character is played twice');
  return faults;
}
