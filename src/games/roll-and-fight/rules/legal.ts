import { CLOCK, type Prompt, type Seat } from '@/engine/game';

import { SIDES } from '../content/dens';
import { lootChoices } from './actions';
import { activations } from './fighting/fight';
import { legalTargets, maySkip } from './fighting/activation';
import { wordsOf } from './fighting/verbWords';
import { fighting } from './fighting/verbs';
import { addPurchases, flashbackChoices } from './flashback';
import type { Move } from './moves';
import { mayMark } from './objectives';
import { lootRooms } from './resolution';
import { clockHasWork, rollingMoves } from './rolling/offers';
import { mayAct } from './rolling/supply';
import { isDead } from './scene';
import { freeHeroes, isPicking } from './setup';
import type { Player, State } from './state';

const NONE: readonly Move[] = [];

/** Every legal move of a seat: what the table lights up, bots choose from and `play` accepts. */
export function moves(state: State, seat: Seat): readonly Move[] {
  if (seat === CLOCK) return state.phase === 'rolling' ? rollingMoves(state, CLOCK) : NONE;
  const player = state.players[seat];
  if (!player || isDead(player)) return NONE;
  if (state.phase === 'setup') return setupMoves(state, seat, player);
  if (player.done || state.phase === 'over') return NONE;
  if (state.phase === 'rolling') return rollingMoves(state, seat);
  const found: Move[] = state.phase === 'flashback' ? flashbackMoves(state, player) : [];
  if (player.activation) addTargets(player, found);
  else if (state.phase === 'fighting') addFightMoves(player, found);
  else if (state.phase === 'resolution') addResolutionMoves(player, found);
  if (mayMark(player)) found.push({ type: 'markObjective' });
  return found;
}

function setupMoves(state: State, seat: Seat, player: Player): readonly Move[] {
  if (isPicking(state, seat)) return freeHeroes(state).map((hero) => ({ type: 'chooseHero', hero }));
  return state.picking.length === 0 && player.den === undefined ? SIDES.map((side) => ({ type: 'chooseSide', side })) : NONE;
}

function flashbackMoves(state: State, player: Player): Move[] {
  const found: Move[] = flashbackChoices(state, player);
  addPurchases(player, found);
  found.push({ type: 'ready' });
  return found;
}

function addTargets(player: Player, found: Move[]): void {
  for (const target of legalTargets(player)) found.push({ type: 'resolve', target });
  if (maySkip(player)) found.push({ type: 'skip' });
}

function addActivations(player: Player, found: Move[]): void {
  for (const source of activations(player)) found.push({ type: 'activate', source });
}

function addFightMoves(player: Player, found: Move[]): void {
  addActivations(player, found);
  if (player.fight?.stage === 'free') found.push({ type: 'endFight' });
}

function addResolutionMoves(player: Player, found: Move[]): void {
  if (player.resolution?.step !== 'loot') {
    addActivations(player, found);
    found.push({ type: 'endResolution' });
    return;
  }
  const choices = lootChoices(player);
  for (const room of lootRooms(player)) for (const choice of choices) found.push({ type: 'collect', room, choice });
  found.push({ type: 'endLoot' });
}

function promptOf(state: State, seat: Seat, player: Player): Prompt | undefined {
  const ask = (kind: string, words: string): Prompt => ({ seat, kind, words });
  if (state.phase === 'setup') {
    if (isPicking(state, seat)) return ask('chooseHero', 'Choose your hero.');
    return state.picking.length === 0 && player.den === undefined ? ask('chooseSide', 'Choose the side of your den.') : undefined;
  }
  if (player.done || isDead(player)) return undefined;
  if (player.activation) {
    const step = fighting.current(player.activation);
    const words = step ? wordsOf(step).asks : '';
    return ask('target', maySkip(player) ? `${words} You may skip it.` : words);
  }
  switch (state.phase) {
    case 'flashback':
      return ask('flashback', 'Spend the three dice, then tap Ready.');
    case 'rolling':
      if (!mayAct(state, seat)) return undefined;
      return ask('roll', state.options.rollingMode === 'turns' ? 'Roll once, tap the cards that your dice match, end your turn.' : 'Roll! When dice match a card, tap it.');
    case 'fighting':
      return player.fight?.stage === 'start'
        ? ask('startOfFighting', 'First, tiles that work before the fight.')
        : ask('fight', 'Fight: use sets, recon and items.');
    case 'resolution':
      return player.resolution?.step === 'loot'
        ? ask('loot', 'Take the loot of rooms you have cleared.')
        : ask('recover', 'Use what helps, then finish the round.');
    case 'over':
      return undefined;
  }
}

export function prompts(state: State): readonly Prompt[] {
  const asked: Prompt[] = [];
  state.players.forEach((player, seat) => {
    const prompt = promptOf(state, seat, player);
    if (prompt) asked.push(prompt);
  });
  if (state.phase === 'rolling' && clockHasWork(state)) asked.push({ seat: CLOCK, kind: 'clock', words: 'Time is running.' });
  return asked;
}
