import { drawCards } from '../hero/cards';
import { hasSwap, mindValue } from '../hero/tracks';
import { changeDice, diceOf, rollDice } from '../montage/dice';
import { pointsOfDice } from '../montage/spending';
import { playerOf } from '../state';
import { process } from '../world';

/** Instead of a Fight: dice for actions, Wild ones for points and cards, and one card for free (VG-209 … VG-217). */
export const sitOut = process('sitOut', {
  roll: (run, { seat }) => {
    const player = playerOf(run.state, seat);
    const canTurn = hasSwap(player);
    player.dice = rollDice(mindValue(player), run.random);
    run.emit({ type: 'satOut', seat });
    run.emit({ type: 'montageRolled', seat, dice: player.dice.slice() });
    if (canTurn) run.call({ kind: 'turnDie', seat });
  },
  spend: (run, { seat }) => {
    const { dice } = playerOf(run.state, seat);
    changeDice(dice, 'speed', -diceOf(dice, 'speed'));
    run.emit({ type: 'speedDiceLost', seat });
    run.call({ kind: 'spend', at: 'sitOut', seat, points: pointsOfDice(dice) });
  },
  vengeance: (run, { seat }) => run.call({ kind: 'buyCards', seat }),
  end: (run, { seat }) => {
    playerOf(run.state, seat).dice = [];
    // Told for itself: where the deck is empty no card is drawn, and nothing else is told after it.
    run.emit({ type: 'actionDiceLost' });
    drawCards(run, seat, 1);
  },
});
