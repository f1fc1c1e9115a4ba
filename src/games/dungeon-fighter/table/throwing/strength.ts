/** Shares of the right speed between which a throw is neither too soft nor too hard: gauge, read-out and the words after a throw agree on it. */
export const RIGHT = { from: 0.88, to: 1.15 } as const;

export type Strength = 'soft' | 'right' | 'hard';

export function strengthOf(share: number): Strength {
  'worklet';
  return share < RIGHT.from ? 'soft' : share <= RIGHT.to ? 'right' : 'hard';
}
