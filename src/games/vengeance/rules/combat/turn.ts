import { rotateDen } from '../city/dens';
import { exitDen } from '../fight/exit';
import { fightOf, isBossDead, lairIn } from '../fight/scene';
import { deed, lapse } from '../goals/achievements';
import { drawCards } from '../hero/cards';
import { isSolo } from '../state';
import { process, type Play } from '../world';

/** One after the other takes a whole Combat turn (VG-107). */
export const combat = process('combat', {
  next: (run, frame) => {
    const seat = run.state.order[frame.turn];
    if (seat === undefined) return undefined;
    frame.turn += 1;
    run.call({ kind: 'turn', seat });
    return 'next';
  },
});

/** A dead Boss goes to the wall of triumph and the Den rotates; a living one stays, face up, with all his people (VG-197, VG-198). */
function settleDen(run: Play): void {
  const { state } = run;
  const fight = fightOf(state);
  const { place, seat, den, boss } = fight;
  if (!isBossDead(fight, lairIn(state))) return run.emit({ type: 'denRepopulated', place, den });
  state.wall.push([boss, seat]);
  rotateDen(run, place);
}

export const turn = process('turn', {
  ready: (run, { seat }) => run.call({ kind: 'ready', seat }),
  fight: (run) => {
    if (!run.state.fight) return 'close';
    run.call({ kind: 'rolls' });
    return undefined;
  },
  exit: exitDen,
  score: (run, { seat }) => {
    const fight = fightOf(run.state);
    if (fight.hurt === 0 && isBossDead(fight, lairIn(run.state))) deed(run.state, 'unhurtKill');
    run.call({ kind: 'score', seat });
  },
  settle: (run, { seat }) => {
    settleDen(run);
    if (isSolo(run.state)) drawCards(run, seat, 1);
  },
  close: (run, { seat }) => run.call({ kind: 'claim', seat }),
  end: (run, { seat }) => {
    const { state } = run;
    lapse(state);
    if (!state.fight) return;
    delete state.fight;
    run.emit({ type: 'fightOver', seat });
  },
});
