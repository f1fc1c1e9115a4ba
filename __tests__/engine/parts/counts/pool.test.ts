import { giveBack, giveBackAll, lyingAt, moveTokens, newPool, stockOf, SUPPLY, take } from '@/engine/parts/counts/pool';
import { Random } from '@/engine/random';

const [UNUSED, DEN] = [1, 2];

test('a player has six Recon tokens in all, those on Dens included (VG-74)', () => {
  const recon = newPool(6, 2);
  expect([take(recon, UNUSED, 4), moveTokens(recon, UNUSED, DEN, 1), take(recon, UNUSED, 5)]).toEqual([4, 1, 2]);
  expect([lyingAt(recon, SUPPLY), recon, stockOf(recon)]).toEqual([0, [0, 5, 1], 6]);
  expect([giveBackAll(recon, DEN), giveBack(recon, UNUSED, 9), recon]).toEqual([1, 5, [6, 0, 0]]);
});

test('tokens are moved as far as there are any, never made or lost', () => {
  const random = Random.fromSeed('pool');
  const pool = newPool(11, 4);
  for (let i = 0; i < 2000; i++) {
    const [from, to] = [random.below(5), random.below(5)];
    const before = lyingAt(pool, from);
    const wanted = random.between(-1, 5);
    expect(moveTokens(pool, from, to, wanted)).toBe(Math.max(0, Math.min(wanted, before)));
    expect([stockOf(pool), pool.every((count) => count >= 0)]).toEqual([11, true]);
  }
});
