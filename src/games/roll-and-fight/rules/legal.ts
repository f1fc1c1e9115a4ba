import { CLOCK, type Prompt, type Seat } from '@/engine/game';

import { SIDES } from '../content/dens';
import { lootChoices } from './actions';
import { activations } from './fighting/fight';
import { legalTargets, maySkip } from './fighting/activation';
import { wordsOf } from './fighting/verbWords';
import { fighting } from './fighting/verbs';
import { flashbackChoices, purchases } from './flashback';
import type { Move } from './moves';
import { mayMark } from './objectives';
import { lootRooms } from './resolution';
import { clockHasWork, rollingMoves } from './rolling/offers';
import { mayAct } from './rolling/supply';
import { isDead } from './scene';
import { freeHeroes, isPicking } from './setup';
import type { Player, State } from './state';

/** Every legal move of a seat: what the table lights up, bots choose from and `play` accepts. */
export function* moves(state: State, seat: Seat): Iterable<Move> {
  if (seat === CLOCK) {
    if (state.phase === 'rolling') yield* rollingMoves(state, CLOCK);
    return;
  }
  const player = state.players[seat];
  if (!player || isDead(player)) return;
  if (state.phase === 'setup') return yield* setupMoves(state, seat, player);
  if (player.done) return;
  switch (state.phase) {
    case 'flashback':
      yield* flashbackMoves(state, player);
      break;
    case 'rolling':
      return yield* rollingMoves(state, seat);
    case 'fighting':
      yield* fightMoves(player);
      break;
    case 'resolution':
      yield* resolutionMoves(player);
      break;
    case 'over':
      return;
  }
  if (mayMark(player)) yield { type: 'markObjective' };
}

function* setupMoves(state: State, seat: Seat, player: Player): Iterable<Move> {
  if (isPicking(state, seat)) for (const hero of freeHeroes(state)) yield { type: 'chooseHero', hero };
  if (state.picking.length === 0 && player.den === undefined) for (const side of SIDES) yield { type: 'chooseSide', side };
}

function* flashbackMoves(state: State, player: Player): Iterable<Move> {
  for (const { sources, choice } of flashbackChoices(state, player)) yield { type: 'act', sources, choice };
  for (const purchase of purchases(player)) yield { type: 'buyTile', ...purchase };
  yield { type: 'ready' };
}

function* activationMoves(player: Player): Iterable<Move> {
  for (const target of legalTargets(player)) yield { type: 'resolve', target };
  if (maySkip(player)) yield { type: 'skip' };
}

function* fightMoves(player: Player): Iterable<Move> {
  if (player.activation) return yield* activationMoves(player);
  for (const source of activations(player)) yield { type: 'activate', source };
  if (player.fight?.stage === 'free') yield { type: 'endFight' };
}

function* resolutionMoves(player: Player): Iterable<Move> {
  if (player.activation) return yield* activationMoves(player);
  if (player.resolution?.step === 'loot') {
    const choices = lootChoices(player);
    for (const room of lootRooms(player)) for (const choice of choices) yield { type: 'collect', room, choice };
    return yield { type: 'endLoot' };
  }
  for (const source of activations(player)) yield { type: 'activate', source };
  yield { type: 'endResolution' };
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
      return ask('flashback', 'Spend the three dice and the bonus, buy abilities, then tap Ready.');
    case 'rolling':
      if (!mayAct(state, seat)) return undefined;
      return ask('roll', state.options.rollingMode === 'turns' ? 'Your turn: roll once, lay sets, end your turn.' : 'Roll! Lay complete sets on your abilities and refill from the supply.');
    case 'fighting':
      return player.fight?.stage === 'start'
        ? ask('startOfFighting', 'Start of Fighting: use the tiles that work before everything else.')
        : ask('fight', 'Fight: use your sets, recon marks and items in any order.');
    case 'resolution':
      return player.resolution?.step === 'loot'
        ? ask('loot', 'Collect loot from rooms you have visited and cleared.')
        : ask('recover', 'Use what helps you now, then finish the round.');
    case 'over':
      return undefined;
  }
}

export function prompts(state: State): readonly Prompt[] {
  const asked = state.players.flatMap((player, seat) => promptOf(state, seat, player) ?? []);
  if (state.phase === 'rolling' && clockHasWork(state)) asked.push({ seat: CLOCK, kind: 'clock', words: 'Time is running.' });
  return asked;
}
