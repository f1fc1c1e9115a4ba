import { ROUND_KINDS } from '../content/rounds';
import { bossesLeft } from './city/dens';
import type { Frame } from './state';
import { process } from './world';

const FRAMES = {
  wronging: (): Frame => ({ kind: 'wronging', picks: 0 }),
  montage: (): Frame => ({ kind: 'montage' }),
  combat: (): Frame => ({ kind: 'combat', turn: 0 }),
} as const;

/** The turn tracker: the Wronging and three acts (VG-30). Without a Boss anywhere the game ends with the round (VG-207). */
export const match = process('match', {
  round: (run) => {
    const { state } = run;
    const kind = ROUND_KINDS[state.round];
    if (kind === undefined || !bossesLeft(state)) return 'over';
    run.emit({ type: 'roundBegan', round: state.round });
    run.call(FRAMES[kind]());
    return 'advance';
  },
  advance: ({ state }) => {
    state.round += 1;
    return 'round';
  },
  over: (run) => {
    run.emit({ type: 'nightOver' });
    run.end();
  },
});
