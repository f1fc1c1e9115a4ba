import type { Outcome } from '@/engine/game';

import type { Check } from './check';

/** Random games come to an end, every invariant holds on the way, and the result adds up. */
export const checkEndings: Check = ({ game, options, limits }) => ({
  step({ match, seat, move }) {
    const broken = game.broken?.(match.state) ?? [];
    return broken.map((fault) => `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}: ${fault}`);
  },
  end({ outcome, moves }) {
    if (outcome) return outcomeFaults(outcome, options.seats);
    return limits.mustEnd ? [`not over after ${moves.length} moves`] : [];
  },
});

function outcomeFaults(outcome: Outcome, seats: number): readonly string[] {
  const faults: string[] = [];
  const { kind, won, places, scores, lines, words } = outcome;
  if (kind === 'together' && won === undefined) faults.push('a game played together does not say whether it was won');
  if (places.length !== seats || scores.length !== seats || lines.length !== seats) faults.push('the result is not of all seats');
  if (kind === 'versus' && !places.includes(1)) faults.push('nobody is first');
  if (words.trim() === '') faults.push('the result has no words');
  lines.forEach((seatLines, seat) => {
    const sum = seatLines.reduce((total, line) => total + line.points, 0);
    if (sum !== scores[seat]) faults.push(`the lines of seat ${seat} add up to ${sum}, its score is ${scores[seat]}`);
  });
  return faults;
}
