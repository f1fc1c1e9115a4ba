import { decide } from '@/engine/bots/bot';
import { Match } from '@/engine/match';
import { LEVELS } from '@/games/bounty-trail/content/levels';
import { dailyHunt, huntOf, isFair, scouted } from '@/games/bounty-trail/daily';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import { finalMoney } from '@/games/bounty-trail/rules/scoring';

import { hunter, trail } from './trail';

const DAYS = Array.from({ length: 12 }, (_, day) => `2031-05-${String(day + 1).padStart(2, '0')}`);
const hunts = DAYS.map((day) => ({ day, hunt: decide(dailyHunt(day)) }));

test('BT-191 the daily hunt is the same for everybody on one day', () => {
  const [today, tomorrow] = hunts;
  expect(decide(dailyHunt('2031-05-01'))).toEqual(today?.hunt);
  expect(tomorrow?.hunt.seed).not.toBe(today?.hunt.seed);
  expect(today?.hunt.options).toMatchObject({ seats: 1, level: 'deputy', characters: [], characterPowers: true });
});

test('BT-191 the character is dealt by the seed, and the hunt says who rides', () => {
  const characters = hunts.map(({ hunt }) => Match.create(bountyTrailGame, hunt.options, hunt.seed).state.hunters[0]?.character);
  expect(new Set(characters).size).toBeGreaterThan(3);
  expect(new Set(hunts.map(({ hunt }) => hunt.words)).size).toBe(new Set(characters).size);
});

test('BT-191 on every hunt the strong bot earns between 60 and 115 % of Bronze', () => {
  const { bronze } = LEVELS.deputy.warrant;
  for (const { hunt } of hunts) {
    const money = finalMoney(decide(scouted(hunt.seed)));
    expect(money).toBeGreaterThanOrEqual((60 * bronze) / 100);
    expect(money).toBeLessThanOrEqual((115 * bronze) / 100);
  }
});

test('BT-191 an unfair seed is passed over for the next one', () => {
  for (const { day, hunt } of hunts) {
    const attempts = Array.from({ length: 10 }, (_, attempt) => huntOf(day, attempt).seed);
    const taken = attempts.indexOf(hunt.seed);
    expect(taken).toBeGreaterThanOrEqual(0);
    for (const passedOver of attempts.slice(0, taken)) expect(isFair(decide(scouted(passedOver)))).toBe(false);
  }
  expect(hunts.some(({ day, hunt }) => hunt.seed !== huntOf(day, 0).seed)).toBe(true);
});

test('BT-191 fair is $3600 to $6900, on one’s feet', () => {
  const ending = (change: { cash: number; down?: boolean }) => isFair(hunter(trail({ seats: 1, hunters: [change] }), 0));
  expect([3550, 3600, 6900, 6950].map((cash) => ending({ cash }))).toEqual([false, true, true, false]);
  expect(ending({ cash: 5000, down: true })).toBe(false);
});
