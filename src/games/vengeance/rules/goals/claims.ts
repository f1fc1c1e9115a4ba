import { sizeOf } from '@/engine/parts/cards/cards';

import { answer, decision, process } from '../world';
import { canClaim } from './achievements';

/** Once more for everybody who could claim, in player order; a new card may be another's (VG-239, VG-314). */
export const claims = process('claims', {
  ask: (run, frame) => {
    frame.cards = sizeOf(run.state.achievementPile);
    run.call(...run.state.order.map((seat) => ({ kind: 'claim', seat }) as const));
  },
  again: (run, frame) => (sizeOf(run.state.achievementPile) < frame.cards ? 'ask' : undefined),
});

export const claim = decision('claim', {
  who: (s, { seat }) => (canClaim(s, seat) ? seat : []),
  words: 'You can claim an achievement. Claim it, or go on.',
  answers: {
    pass: answer({})({ label: () => ({ label: 'Go on' }), play: (run) => run.end() }),
  },
});
