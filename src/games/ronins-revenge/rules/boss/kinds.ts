import { process } from '../world';

/** The frames of the boss’s side. */
export const bossKinds = {
  eventReplacement: process('eventReplacement', { replace: () => undefined }),
  bossPhase: process('bossPhase', { slots: () => undefined }),
  strike: process('strike', { done: () => undefined }),
  minionPhase: process('minionPhase', { done: () => undefined }),
  revealWound: process('revealWound', { done: () => undefined }),
};
