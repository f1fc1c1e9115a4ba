import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS, type BotLevel } from '@/engine/box';
import { Random } from '@/engine/random';
import { bountyTrailBots } from '@/games/bounty-trail/bot';
import { rumoursFrom } from '@/games/bounty-trail/bot/rumours';
import { project } from '@/games/bounty-trail/rules/projection';
import { finalMoney } from '@/games/bounty-trail/rules/scoring';
import { NOWHERE } from '@/games/bounty-trail/rules/geometry';

import { bid, IDLER, path, ride, trail, type Trail } from './trail';

const choose = (s: Trail, seat: number, level: BotLevel = 'hard', seed = 'bot') => decide(bountyTrailBots[level].think(s.view(seat), seat, Random.fromSeed(seed)));

test.each(BOT_LEVELS)('%s bots play whole games, alone and together', (level) => {
  for (const seats of [1, 3]) {
    const s = trail({ seats, round: 1, recipe: 'outlaw', characterPowers: true, duel: 'touch' });
    for (let moves = 0; !s.outcome; moves++) {
      const [prompt] = s.prompts();
      if (!prompt || moves > 200) throw new Error('the game stands still');
      s.play(prompt.seat, choose(s, prompt.seat, level, `${level}/${moves}`));
      expect(s.game.broken?.(s.state)).toEqual([]);
    }
    expect(s.outcome.scores).toHaveLength(seats);
  }
});

test('a bot takes the free side of a rich card', () => {
  const s = trail({ grid: ['-- -- -- --', '-- R08 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r4c1' }, { at: 'r4c4' }] });
  const move = choose(s, 0);
  expect(move.type === 'lockPath' && move.steps.includes(5)).toBe(true);
  s.play(0, move);
  s.play(1, path(s.state, 1, 'r4c3 r3c3 r3c4'));
  expect(s.happened('paid')).toMatchObject([{ seat: 0, card: 'R08', bullets: 0, hearts: 0 }]);
});

test('a bot does not walk into its death when there is another way', () => {
  const s = trail({ grid: ['K28 K20 -- --', 'Y20 -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c2', hearts: 1, bullets: 3 }, IDLER] });
  const move = choose(s, 0);
  if (move.type !== 'lockPath') throw new Error('no path');
  expect(project(s.state, 0, move).steps.some((step) => step.goesDown)).toBe(false);
});

test('a bot hemmed in answers with an empty path', () => {
  const s = trail({ grid: ['-- G16 -- --', 'G07 R20 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  expect(choose(s, 0)).toEqual({ type: 'lockPath', start: 0, steps: [] });
});

test('a bot bids more for a dear bounty than for a cheap one, and never more than it has', () => {
  const offer = (card: string, bullets: number): number => {
    const s = trail({ grid: [`-- ${card} -- --`, '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets }, { at: 'r1c3' }] });
    ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
    const move = choose(s, 0);
    if (move.type !== 'bid') throw new Error('no bid');
    s.play(0, move);
    return move.bullets + move.hearts;
  };
  expect(offer('K17', 10)).toBeGreaterThan(offer('G03', 10));
  expect(offer('K17', 2)).toBeLessThanOrEqual(9);
});

test('a bot thinks in slices and sees only its view', () => {
  const s = trail({ seats: 4, round: 1, recipe: 'gunslinger', hunters: [{}, {}, {}, {}] });
  const deal = (seed: string): Trail => { const t = trail({ seats: 2, hunters: [{ at: 'r1c1' }, IDLER] }); t.change((state) => { Random.fromSeed(seed).shuffle(state.deck); }); return t; };
  expect(choose(deal('a'), 0)).toEqual(choose(deal('b'), 0));
  const thinking = bountyTrailBots.hard.think(s.view(0), 0, Random.fromSeed('slices'));
  let slices = 0;
  while (!thinking.next().done) slices += 1;
  expect(slices).toBeGreaterThan(5);
});

test('in a tie a bot lets the die decide', () => {
  const s = trail({ round: 5, duel: 'touch', hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', 'r4c3 r3c3 r3c4');
  expect(choose(s, 0)).toEqual({ type: 'rollOff' });
});

test('rumours: a card on somebody’s likely way is likely gone, on the last step both arrive', () => {
  const rumours = rumoursFrom([[{ plan: { start: NOWHERE, steps: [0, 1, 2] }, chance: 0.5 }]], 9);
  expect(rumours.risk(0, 1, false)).toEqual({ gone: 0, shared: 0.5 });
  expect(rumours.risk(0, 2, false)).toEqual({ gone: 0.5, shared: 0 });
  expect(rumours.risk(2, 3, false)).toEqual({ gone: 0, shared: 0 });
  expect(rumours.risk(2, 5, true)).toEqual({ gone: 0, shared: 0.5 });
});

test('a sampled round of the strong bot earns more than one of the easy bot', () => {
  const earned = (level: BotLevel): number => {
    let sum = 0;
    for (let deal = 0; deal < 4; deal++) {
      const s = trail({ seats: 1, round: 1, level: 'tenderfoot', characterPowers: false });
      s.change((state) => { Random.fromSeed(`deal${deal}`).shuffle(state.deck); });
      for (let moves = 0; !s.outcome && moves < 60; moves++) s.play(0, s.state.phase === 'bidding' ? bid(0) : choose(s, 0, level, `${moves}`));
      for (const one of s.state.hunters) sum += finalMoney(one);
    }
    return sum;
  };
  expect(earned('hard')).toBeGreaterThan(earned('easy'));
});
