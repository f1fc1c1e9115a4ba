import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS, botFor } from '@/engine/box';
import { Random } from '@/engine/random';
import { bountyTrail } from '@/games/bounty-trail';
import { leaningOf, NO_LEANING } from '@/games/bounty-trail/bot/leaning';
import { EVEN, TEMPERAMENT_IDS, TEMPERAMENTS, type TemperamentId } from '@/games/bounty-trail/bot/temperaments';
import { cardOf } from '@/games/bounty-trail/content/cards';
import type { Move } from '@/games/bounty-trail/rules/moves';
import { project } from '@/games/bounty-trail/rules/projection';

import { hunter, IDLER, ride, trail, type Trail, type TrailSetup } from './trail';

const choose = (s: Trail, seat: number, temperament?: TemperamentId, seed = 'bot'): Move =>
  decide(botFor(bountyTrail, 'hard', temperament).think(s.view(seat), seat, Random.fromSeed(seed)));

function plan(s: Trail, temperament?: TemperamentId): Extract<Move, { type: 'lockPath' }> {
  const move = choose(s, 0, temperament);
  if (move.type !== 'lockPath') throw new Error('no path');
  return move;
}

/** What seat 0 offers for a card that seat 1 wants too. */
function offer(card: string, temperament: TemperamentId | undefined, hunters: TrailSetup['hunters'] = []): number {
  const s = trail({ grid: [`-- ${card} -- --`, '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', ...hunters[0] }, { at: 'r1c3', ...hunters[1] }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  const move = choose(s, 0, temperament);
  if (move.type !== 'bid') throw new Error('no bid');
  return move.bullets + move.hearts;
}

test('every level has every temperament, and an unknown one is none', () => {
  for (const level of BOT_LEVELS) {
    const ids = TEMPERAMENT_IDS.map((id) => botFor(bountyTrail, level, id).id);
    expect(new Set([...ids, bountyTrail.bots[level].id]).size).toBe(5);
    expect(botFor(bountyTrail, level, 'cheerful')).toBe(bountyTrail.bots[level]);
    expect(botFor(bountyTrail, level)).toBe(bountyTrail.bots[level]);
  }
});

test.each(TEMPERAMENT_IDS)('%s bots of every level play whole games and see only their view', (id) => {
  for (const level of BOT_LEVELS) {
    const s = trail({ seats: 3, round: 4, recipe: 'outlaw', characterPowers: true, duel: 'die', hunters: [{ at: 'r1c1' }, { at: 'r3c3' }, { at: 'r5c5' }] });
    for (let moves = 0; !s.outcome; moves++) {
      const [prompt] = s.prompts();
      if (!prompt || moves > 60) throw new Error('the game stands still');
      s.play(prompt.seat, decide(botFor(bountyTrail, level, id).think(s.view(prompt.seat), prompt.seat, Random.fromSeed(`${moves}`))));
    }
  }
  const deal = (seed: string): Trail => trail({ hunters: [{ at: 'r1c1' }, IDLER] }).change((state) => { Random.fromSeed(seed).shuffle(state.deck); });
  expect(choose(deal('a'), 0, id)).toEqual(choose(deal('b'), 0, id));
});

test('even leanings lean nowhere', () => {
  const s = trail({ grid: ['R08 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c2', holds: ['G02'] }, { ...IDLER, cash: 500 }] });
  const even = leaningOf(EVEN, s.state, 0, []);
  const visit = { card: cardOf('R08'), step: 3, steps: 3 };
  expect(even.ofStep(visit, 0, 800, hunter(s, 0), hunter(s, 0))).toBe(NO_LEANING.ofStep(visit, 0, 800, hunter(s, 0), hunter(s, 0)));
  expect([even.ofEnd(0), even.ofWinning(cardOf('R08'), [0, 1])]).toEqual([0, 0]);
});

describe('greedy', () => {
  const { leanings } = TEMPERAMENTS.greedy;

  test('finds red and black bounties 15 % dearer than they are, others not', () => {
    const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
    const greedy = leaningOf(leanings, s.state, 0, []);
    const liking = (card: string) => greedy.ofStep({ card: cardOf(card), step: 1, steps: 3 }, 0, 100, hunter(s, 0), hunter(s, 0));
    expect(['K01', 'R08', 'Y09', 'K20'].map(liking)).toEqual([180, 120, 0, 0]);
    expect(greedy.ofWinning(cardOf('K01'), [0, 1])).toBe(180);
  });

  test('never offers more than a sixtieth of the bounty', () => {
    for (const card of ['G02', 'Y09', 'R01']) expect(offer(card, 'greedy')).toBeLessThanOrEqual(Math.ceil(cardOf(card).bounty / 60));
    expect(offer('K17', 'greedy')).toBeGreaterThan(0);
  });
});

describe('careful', () => {
  test('keeps three hearts where a bolder one pays with them', () => {
    // Old Man Mercy asks for half of the hearts, from every side that is open.
    const s = trail({ grid: ['-- K09 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', hearts: 4 }, IDLER], round: 5 });
    const fewestHearts = (temperament?: TemperamentId) => Math.min(...project(s.state, 0, plan(s, temperament)).steps.map(({ after }) => after.hearts));
    expect(fewestHearts()).toBe(2);
    expect(fewestHearts('careful')).toBe(4);
  });

  test('bids nothing with fewer than five bullets', () => {
    expect(offer('K17', 'careful', [{ bullets: 4 }])).toBe(0);
    expect(offer('K17', undefined, [{ bullets: 4 }])).toBeGreaterThan(0);
    expect(offer('K17', 'careful', [{ bullets: 5 }])).toBeGreaterThan(0);
  });
});

describe('ambusher', () => {
  const { leanings } = TEMPERAMENTS.ambusher;

  test('likes to end where a rival will come by, the more the surer it is', () => {
    const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
    const guesses = [[{ plan: { start: 15, steps: [14, 10, 6] }, chance: 0.75 }, { plan: { start: 15, steps: [14, 13, 9] }, chance: 0.25 }]];
    const ambusher = leaningOf({ ...leanings, ambush: 120 }, s.state, 0, guesses);
    expect([14, 10, 9, 0].map((spot) => ambusher.ofEnd(spot))).toEqual([120, 90, 30, 0]);
    expect(leanings.ambush).toBeGreaterThan(0);
  });

  test('finds cards for the last step or a short path 30 % better, when they pay', () => {
    const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
    const ambusher = leaningOf(leanings, s.state, 0, []);
    const liking = (card: string, step: number, steps: number) => ambusher.ofStep({ card: cardOf(card), step, steps }, 0, 1000, hunter(s, 0), hunter(s, 0));
    expect([liking('K13', 5, 5), liking('K13', 4, 5), liking('K06', 2, 4), liking('K06', 2, 5), liking('K01', 5, 5)]).toEqual([300, 0, 300, 0, 0]);
  });
});

describe('spoiler', () => {
  const { leanings } = TEMPERAMENTS.spoiler;
  const table = () => trail({ seats: 3, hunters: [{ at: 'r1c1', cash: 9000 }, { at: 'r3c3', cash: 100 }, { at: 'r5c5', cash: 200 }] });
  const guesses = [[{ plan: { start: 12, steps: [7] }, chance: 1 }], [{ plan: { start: 24, steps: [8] }, chance: 0.5 }]];

  test('counts 30 % of what the richest rival would miss', () => {
    const s = table();
    const spoiler = leaningOf(leanings, s.state, 0, guesses);
    const liking = (spot: number) => spoiler.ofStep({ card: cardOf('K10'), step: 1, steps: 3 }, spot, 100, hunter(s, 0), hunter(s, 0));
    expect([liking(8), liking(7), liking(0)]).toEqual([150, 0, 0]);
  });

  test('bids for it when the richest rival bids', () => {
    const spoiler = leaningOf(leanings, table().state, 0, []);
    expect(spoiler.ofWinning(cardOf('K10'), [0, 2])).toBe(300);
    expect(spoiler.ofWinning(cardOf('K10'), [0, 1])).toBe(0);
  });
});
