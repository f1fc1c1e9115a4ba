import { Match } from '@/engine/match';
import { BadInput } from '@/engine/errors';
import { Random } from '@/engine/random';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import { DEFAULT_OPTIONS } from '@/games/bounty-trail/rules/options';
import { planFault } from '@/games/bounty-trail/rules/path';
import { samplePlan } from '@/games/bounty-trail/rules/sample';

import { bid, IDLER, judged, path, ride, trail, type Trail } from './trail';

test('BT-192 the same seed and the same moves give the same game', () => {
  const run = (): string => {
    const match = Match.create(bountyTrailGame, { ...DEFAULT_OPTIONS, seats: 3, characters: [] }, 'twice');
    const random = Random.fromSeed('choices');
    for (let i = 0; i < 30 && !match.outcome; i++) {
      const [prompt] = match.prompts();
      if (!prompt) break;
      const moves = [...match.legal(prompt.seat)];
      match.play(prompt.seat, random.pick(moves));
    }
    return match.hash();
  };
  expect(run()).toBe(run());
});

test('BT-193 paths, bids and duels are the only moves', () => {
  for (const type of ['chooseCharacter', 'startGame', 'unlockPath', 'roll']) expect(() => bountyTrailGame.parseMove({ type })).toThrow(BadInput);
  for (const raw of [{ type: 'lockPath', start: 1, steps: [2, 3, 4] }, { type: 'bid', bullets: 1, hearts: 0 }, { type: 'thumbDown' }, { type: 'thumbUp' }, { type: 'signal' }, { type: 'rollOff' }]) {
    expect(bountyTrailGame.parseMove(raw)).toEqual(raw);
  }
  expect(() => bountyTrailGame.parseMove({ type: 'lockPath', start: 0.5, steps: [] })).toThrow(BadInput);
  expect(() => bountyTrailGame.parseMove({ type: 'bid', bullets: '3', hearts: 0 })).toThrow(BadInput);
});

test.each([
  ['the first wrong step counts', 'r1c2 r1c4 r1c2', 'BT-30 step 2'],
  ['at one step the lowest rule counts', 'r2c2 r3c3 r2c2', 'BT-31 step 3'],
  ['length comes last', 'r2c2 r1c2', 'BT-28 step 2'],
  ['a short path with a wrong step is wrong at the step', 'r1c3', 'BT-30 step 1'],
])('BT-194 %s', (_what, text, verdict) => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  expect(judged(s, 0, text)).toBe(verdict);
  expect(s.refused(0, path(s.state, 0, text))).toBe(verdict.split(' ')[0]);
});

/** Everything a seat sees, as text. */
const seen = (s: Trail, seat: number): string => JSON.stringify(s.view(seat));

test('BT-195 nobody sees a foreign path before the reveal', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  const before = seen(s, 1);
  s.play(0, path(s.state, 0, 'r1c2 r1c3 r1c4 r2c4'));
  expect(seen(s, 1).replace('"locked":true', '"locked":false')).toBe(before);
  expect(s.events).toEqual([{ type: 'pathLocked', seat: 0 }]);
});

test('BT-195 nobody sees a foreign bid before all are in', () => {
  const view = (offer: number): string => {
    const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
    ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
    s.play(0, bid(offer));
    return seen(s, 1);
  };
  expect(view(1)).toBe(view(7));
});

test('BT-195 the order of the deck does not show', () => {
  const shown = (reversed: boolean): string => {
    const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
    if (reversed) s.change((state) => { state.deck.reverse(); });
    return seen(s, 0);
  };
  expect(shown(true)).toBe(shown(false));
});

test('BT-195 an imagined state looks the same to the seat and is a possible one', () => {
  const s = trail({ seats: 3, hunters: [{ at: 'r1c1' }, { at: 'r5c5' }, { at: 'r3c3' }] });
  s.play(0, path(s.state, 0, 'r1c2 r1c3 r1c4'));
  const imagined = bountyTrailGame.imagine?.(s.view(1), 1, Random.fromSeed('dream'));
  expect(imagined && bountyTrailGame.view(imagined, 1)).toEqual(s.view(1));
  expect(imagined && bountyTrailGame.broken?.(imagined)).toEqual([]);
  expect(imagined?.hunters[0]?.plan?.steps.length).toBeGreaterThanOrEqual(3);
});

test('sampled paths are legal', () => {
  const s = trail({ grid: ['G21 Y25 R21 K21', 'K10 R20 G18 R23', 'K25 K11 -- --', 'K29 Y24 -- --'], hunters: [{ at: 'r4c4' }, { at: 'r3c3' }] });
  const random = Random.fromSeed('sample');
  for (let i = 0; i < 100; i++) {
    const plan = samplePlan(s.state, 0, random);
    expect(planFault(s.state, 0, plan)).toBeUndefined();
    expect(plan.steps.length).toBeGreaterThanOrEqual(3);
  }
});
