import type { Seat } from '@/engine/game';
import { sizeOf } from '@/engine/parts/cards/cards';

import { SLOT_BOOSTS } from '../../content/montageCards';
import { THIRD_MONTAGE } from '../../content/rounds';
import { turnOverSecondDens } from '../city/dens';
import { canClaim } from '../goals/achievements';
import { hasItemFor } from '../hero/tiles';
import { highestFirst } from '../order';
import { isSolo, playerOf, type State } from '../state';
import { answer, decision, process, type Play } from '../world';
import { isHardcore, montageCard } from './cards';
import { changeDice, countDice, diceOf, mayTurn, montageOf, nextClaimant, rollPool } from './dice';
import { pointsOfDice } from './spending';

/** A Montage round: Dice Draft, three cards, clean-up, Vengeance cards, player order (VG-75). */

/** A moment for Vengeance cards, Items and claims; whoever could do nothing with it is not asked (VG-105, VG-314). */
export const window = decision('window', {
  who: (s, { seat }) => (sizeOf(playerOf(s, seat).hand) > 0 || hasItemFor(playerOf(s, seat), 'montage') || canClaim(s, seat) ? seat : []),
  words: (_s, { at }) =>
    at === 'opening' ? 'Play Vengeance cards before the dice are rolled, or go on.' : 'Play Vengeance cards before the player order is set, or go on.',
  secret: true,
  answers: {
    pass: answer({})({ label: () => ({ label: 'Go on', tone: 'primary' }), play: (run) => run.end() }),
  },
});

/** Alone, all dice are the player's (VG-268). */
function takeAll(run: Play): void {
  const montage = montageOf(run.state);
  playerOf(run.state, 0).dice = montage.pool;
  montage.pool = [];
  montage.owed = [0];
  run.emit({ type: 'diceTaken', seat: 0 });
}

/** Speed of the three cards and of the Speed dice (VG-100). */
export function speedOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  return player.placed.reduce((sum, card) => sum + montageCard(player, card).speed, diceOf(player.dice, 'speed'));
}

/** The fastest first; who ties keeps the old order (VG-101). Alone there is no order (VG-272). */
function setOrder(run: Play): void {
  const { state } = run;
  if (isSolo(state)) return;
  const speeds = state.players.map((_, seat) => speedOf(state, seat));
  run.emit({ type: 'speedSettled', speeds });
  state.order = highestFirst(state.order, (seat) => speeds[seat] ?? 0);
  run.emit({ type: 'orderSet', order: state.order.slice() });
}

/** Dice that were only good for actions are lost (VG-94). */
function loseActionDice(run: Play): void {
  for (const player of run.state.players) {
    const [wild, speed] = [diceOf(player.dice, 'wild'), diceOf(player.dice, 'speed')];
    player.dice = [];
    changeDice(player.dice, 'wild', wild);
    changeDice(player.dice, 'speed', speed);
  }
  run.emit({ type: 'actionDiceLost' });
}

/** The cards go back; alone unspent Speed dice are kept (VG-95, VG-99, VG-316). */
function tidyUp(run: Play): void {
  const { state } = run;
  for (const player of state.players) {
    if (isSolo(state)) player.kept += diceOf(player.dice, 'speed');
    player.dice = [];
    player.placed = [];
  }
  delete state.montage;
  run.emit({ type: 'montageOver' });
}

export const montage = process('montage', {
  turnOver: (run) => {
    if (run.state.round === THIRD_MONTAGE) turnOverSecondDens(run);
  },
  opening: (run) => run.call(...run.state.order.map((seat) => ({ kind: 'window', seat, at: 'opening' }) as const)),
  roll: (run) => {
    rollPool(run);
    if (isSolo(run.state)) run.call({ kind: 'rollAgain', seat: 0 });
  },
  take: (run) => {
    if (isSolo(run.state)) takeAll(run);
  },
  claim: (run) => {
    const seat = nextClaimant(run.state);
    if (seat === undefined) return 'turn';
    run.call({ kind: 'claimDie', seat });
    return 'claim';
  },
  turn: (run) => run.call(...run.state.order.filter((seat) => mayTurn(run.state, seat)).map((seat) => ({ kind: 'turnDie', seat }) as const)),
  place: (run) => run.call({ kind: 'place' }),
  reveal: (run) => {
    const { state } = run;
    const shared = montageOf(state);
    const slot = shared.revealed;
    if (slot === SLOT_BOOSTS.length) return 'cleanUp';
    shared.revealed += 1;
    run.emit({ type: 'cardsRevealed', slot, cards: state.players.map((player) => player.placed[slot] ?? -1) });
    run.call(...state.order.map((seat) => ({ kind: 'card', seat, slot }) as const));
    return 'reveal';
  },
  cleanUp: (run) => {
    const { state } = run;
    for (const seat of state.order) {
      const { dice } = playerOf(state, seat);
      if (countDice(dice) > 0) run.call({ kind: 'spend', at: 'cleanUp', seat, points: pointsOfDice(dice) });
    }
  },
  vengeance: (run) => {
    loseActionDice(run);
    run.call(...run.state.order.map((seat) => ({ kind: 'buyCards', seat }) as const));
  },
  closing: (run) => run.call(...run.state.order.map((seat) => ({ kind: 'window', seat, at: 'closing' }) as const)),
  order: (run) => {
    setOrder(run);
    if (isHardcore(run.state)) run.call(...run.state.order.map((seat) => ({ kind: 'keepCard', seat }) as const));
  },
  end: (run) => {
    tidyUp(run);
    run.call({ kind: 'claims', cards: 0 });
  },
});
