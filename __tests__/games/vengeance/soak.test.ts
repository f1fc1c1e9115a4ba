import { soakOnce, someOptions, type SoakKind } from '../../../scripts/balance/vengeance/soak';

/** A short run of what `scripts/balance/vengeance.ts soak` does for hours: invariants after every move, and an end. */
const GAMES: readonly (readonly [SoakKind, number])[] = [['random', 60], ['bots', 8]];
const LARGEST_STATE = 4096;

test.each(GAMES)('%s players, every mixture of options in turn: nothing breaks, every game ends, states stay small', (kind, games) => {
  for (let game = 0; game < games; game++) {
    const { moves, bytes } = soakOnce(kind, game, 'short');
    expect(moves).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LARGEST_STATE);
  }
});

test('the mixtures hold one to four seats, quickstart, hardcore rules, every timer and every gang left out', () => {
  const mixtures = Array.from({ length: 180 }, (_, game) => someOptions(game));
  const values = (read: (options: (typeof mixtures)[number]) => unknown): number => new Set(mixtures.map(read)).size;
  expect([values(({ seats }) => seats), values(({ quickstart }) => quickstart), values(({ hardcoreMontage }) => hardcoreMontage), values(({ timer }) => timer), values(({ leftOut }) => leftOut)]).toEqual([4, 2, 2, 3, 5]);
});
