import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { bountyTrailBots } from '@/games/bounty-trail/bot';
import { bountyTrailGame } from '@/games/bounty-trail/game';

import { bid, IDLER, IDLING, ride, trail, visit, type Trail } from './trail';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const told = (s: Trail): string[] => s.events.flatMap((event) => bountyTrailGame.describe(event, s.state, NAMES) ?? []);

test('a walk is told in sentences', () => {
  const s = trail({ round: 5, duel: 'die', grid: ['-- Y07 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 2, holds: ['R01'] }, IDLER] });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  expect(told(s)).toEqual([
    'Ada is ready.',
    'Ben is ready.',
    'Ada: 3 steps, Ben: 3 steps.',
    'Step 1.',
    'Ben finds nothing but dust.',
    'Ada enters Haddie Two-Shots from the west for 2 bullets.',
    'Ada captures Haddie Two-Shots, worth $250.',
    'Ada’s gun is empty: Magda The Rat gets away. Reloaded to 10.',
    'Step 2.',
    'Ada finds nothing but dust.',
    'Ben finds nothing but dust.',
    'Last step: everybody moves.',
    'Ada finds nothing but dust.',
    'Ben finds nothing but dust.',
    'Round 5 is over.',
    'The hunt is over.',
  ]);
});

test('auctions, dice and blows are told in sentences', () => {
  const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(2));
  s.play(1, bid(0, 3));
  expect(told(s)).toEqual(expect.arrayContaining(['Ada and Ben want Gus Half-Past-Noon.', 'Bids for Gus Half-Past-Noon: Ada 2 bullets, Ben 3 hearts.', 'Ben wins the bidding.', 'Ben pays the bid: 3 hearts.']));
  expect(told(visit({ card: 'G29', from: 'N', dice: [4] }))).toEqual(expect.arrayContaining(['Ada rolls 4.', 'Ada gains $100.']));
  expect(told(visit({ card: 'R12', from: 'E' }))).toContain('Ben loses 1 bullet to Ada.');
});

test('whatever happens in whole games has words without holes', () => {
  for (const [seats, level] of [[1, 'legend'], [4, 'deputy']] as const) {
    const s = trail({ seats, level, round: 1, characterPowers: true });
    while (!s.outcome) {
      const [prompt] = s.prompts();
      if (!prompt) throw new Error('nobody is asked');
      s.play(prompt.seat, decide(bountyTrailBots.easy.think(s.view(prompt.seat), prompt.seat, Random.fromSeed(`${s.events.length}`))));
    }
    for (const sentence of told(s)) expect(sentence).not.toMatch(/undefined|NaN|\bnull\b/);
    expect(s.outcome.words.length).toBeGreaterThan(10);
  }
});
