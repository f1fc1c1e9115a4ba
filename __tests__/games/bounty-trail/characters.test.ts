import { bountyTrailGame } from '@/games/bounty-trail/game';
import { CHARACTERS, powerWords } from '@/games/bounty-trail/content/characters';
import { inForce } from '@/games/bounty-trail/rules/inForce';
import { priceOf } from '@/games/bounty-trail/rules/price';
import { newHunter } from '@/games/bounty-trail/rules/setup';
import type { Hunter } from '@/games/bounty-trail/rules/state';
import { situation } from '@tests/kit/situation';

import { bid, holds, hunter, IDLER, IDLING, judged, PLAIN, POWERED, ride, stocks, trail, visit, type Trail } from './trail';

const POWERS = { characterPowers: true } as const;
const hero = (power: keyof typeof CHARACTERS, changes: Partial<Hunter> = {}): Hunter => ({ ...newHunter(power, POWERED), ...changes });
const cost = (who: Hunter, entry: Parameters<typeof priceOf>[0], step = 2): string => {
  const found = priceOf(entry, who, step);
  return found ? `b${found.bullets} h${found.hearts}` : 'sealed';
};

test('BT-141 the die shows 1 to 6, all about equally often', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 600; i++) {
    const s = situation(bountyTrailGame, { seats: 1, level: 'tenderfoot' }, undefined, `die-${i}`);
    const [line = 1] = s.state.riderLines;
    faces[line - 1] = (faces[line - 1] ?? 0) + 1;
  }
  for (const count of faces) expect(Math.abs(count - 100)).toBeLessThan(35);
});

test('BT-142 without chance cards, ties and riders nobody rolls', () => {
  const s = visit({ card: 'Y07', dice: [6] });
  expect(s.undrawn).toBe(1);
  const rolled = visit({ card: 'G29', dice: [6] });
  expect(rolled.undrawn).toBe(0);
});

test('BT-143 several on one chance card roll one after the other, in seat order', () => {
  const s = trail({ grid: ['-- G29 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] }).dice(3, 6);
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  expect(s.happened('rolled').map(({ seat, die }) => [seat, die])).toEqual([[0, 3], [1, 6]]);
  expect([hunter(s, 0).cash, hunter(s, 1).cash]).toEqual([50, 200]);
});

test('BT-144 a roll is taken once and applies', () => {
  const s = visit({ card: 'Y30', from: 'N', hunter: { hearts: 5 }, dice: [1] });
  expect(s.happened('rolled')).toHaveLength(1);
  expect(stocks(s, 0)).toBe('b7 h4 $0');
});

test('BT-145 the result is shown before it is applied', () => {
  const s = visit({ card: 'G29', from: 'N', dice: [4] });
  const types = s.events.map((event) => event.type);
  expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('gained'));
});

test('BT-146 with powers off all characters are equal', () => {
  for (const id of Object.keys(CHARACTERS) as (keyof typeof CHARACTERS)[]) {
    const plain = newHunter(id, PLAIN);
    expect([cost(plain, 'b5', 1), cost(plain, 'h2', 1), cost(plain, 'bHalf'), cost(plain, 'sealed')]).toEqual(['b5 h0', 'b0 h2', 'b5 h0', 'sealed']);
  }
});

test('BT-147 powers ask nothing: the only decisions are paths, bids and duels', () => {
  const s = trail({ ...POWERS, characters: ['chancer', 'medic'], grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] }).dice(6);
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(2));
  s.play(1, bid(2));
  expect(s.prompts().map((prompt) => prompt.kind)).toEqual(['planPath', 'planPath']);
});

test('BT-148 the Scout’s first step is up to 4 bullets or 2 hearts cheaper', () => {
  const scout = hero('scout');
  expect([cost(scout, 'b8', 1), cost(scout, 'h3', 1), cost(scout, 'b1', 1), cost(scout, 'h1', 1), cost(scout, 'b8', 2)]).toEqual(['b4 h0', 'b0 h1', 'b0 h0', 'b0 h0', 'b8 h0']);
  expect(stocks(visit({ ...POWERS, characters: ['scout', 'medic'], card: 'K17', from: 'N', step: 1 }), 0)).toBe('b6 h10 $0');
});

test('BT-149 Deadeye pays 1 less from 4 bullets on and 2 less from 6 on, and half rounds down for him', () => {
  const deadeye = hero('deadeye', { bullets: 7 });
  expect([cost(deadeye, 'b3'), cost(deadeye, 'b4'), cost(deadeye, 'b5'), cost(deadeye, 'b6'), cost(deadeye, 'b8')]).toEqual(['b3 h0', 'b3 h0', 'b4 h0', 'b4 h0', 'b6 h0']);
  expect([cost(deadeye, 'bHalf'), cost(deadeye, 'b3', 6)]).toEqual(['b3 h0', 'b3 h0']);
  const s = visit({ ...POWERS, characters: ['deadeye', 'medic'], card: 'R01', hunter: { bullets: 1 } });
  expect(stocks(s, 0)).toBe('b1 h10 $0');
  expect(s.happened('gunEmptied')).toEqual([]);
});

const luckyTie = (face: number, bids: readonly [number, number] = [3, 3]): Trail => {
  const s = trail({ ...POWERS, characters: ['chancer', 'medic'], grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] }).dice(face);
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(bids[0]));
  s.play(1, bid(bids[1]));
  return s;
};

test.each([[1, 2], [5, 6], [6, 6]])('BT-150 the Chancer’s %i counts as %i', (die, face) => {
  const s = visit({ ...POWERS, characters: ['chancer', 'medic'], card: 'G29', from: 'N', dice: [die] });
  expect(s.happened('rolled')).toEqual([{ type: 'rolled', seat: 0, card: 'G29', die, face }]);
});

test.each([[3, []], [4, ['Y12']]])('BT-150 a tied bid of the Chancer rolls: %i', (face, kept) => {
  const s = luckyTie(face);
  expect(s.happened('tieRolled')).toMatchObject([{ seat: 0, face, won: face >= 4 }]);
  expect(holds(s, 0)).toEqual(kept);
});

test('BT-150 in a match begun by the first printing he wins on 5 and 6 only, and the table says so', () => {
  const [first, second] = [hero('chancer', {}), { ...hero('chancer', {}), printing: 2 as const }];
  expect([inForce.value('tieWinsFrom', first), inForce.value('tieWinsFrom', second)]).toEqual([5, 4]);
  expect([powerWords('chancer', undefined), powerWords('chancer', 2), powerWords('scout', undefined)]).toEqual([expect.stringContaining('5 or 6'), expect.stringContaining('4, 5 or 6'), CHARACTERS.scout.power]);
});

test('BT-150 two passes are no tie to roll for', () => {
  expect(luckyTie(6, [0, 0]).happened('tieRolled')).toEqual([]);
});

test('BT-151 the Field Doctor’s first heart price of a round is up to 2 lower, free steps and auctions do not use it up', () => {
  const medic = hero('medic', { hearts: 7 });
  expect([cost(medic, 'h3'), cost(medic, 'h1'), cost(medic, 'hHalf'), cost({ ...medic, doctored: true }, 'h2')]).toEqual(['b0 h1', 'b0 h0', 'b0 h2', 'b0 h2']);
  const s = trail({ ...POWERS, characters: ['medic', 'scout'], grid: ['-- Y20 R26 --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', nextStepFree: true }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(stocks(s, 0)).toBe('b12 h10 $350');
  expect(hunter(s, 0).doctored).toBe(false);
});

test('BT-151 the Field Doctor’s second heart price of a round is paid in full, and the next round’s first is lower again', () => {
  const s = trail({ ...POWERS, characters: ['medic', 'scout'], grid: ['-- G04 G08 --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(s.happened('paid').flatMap(({ seat, hearts }) => (seat === 0 ? [hearts] : []))).toEqual([0, 1]);
  expect(hunter(s, 0).doctored).toBe(false);
});

test('BT-152 the Quartermaster reloads to 12 and gains 2 bullets after rounds 1 to 4', () => {
  const emptied = visit({ ...POWERS, characters: ['quartermaster', 'medic'], card: 'G20', from: 'N', hunter: { bullets: 3 } });
  expect(emptied.happened('gunEmptied')).toMatchObject([{ left: { bullets: 12 } }]);
  const round = (number: number): number => {
    const s = trail({ ...POWERS, characters: ['quartermaster', 'medic'], round: number, hunters: [{ at: 'r1c1', bullets: 5 }, IDLER] });
    ride(s, 'r1c2 r1c3 r1c4', IDLING);
    return hunter(s, 0).bullets;
  };
  expect([round(2), round(4), round(5)]).toEqual([7, 7, 5]);
});

test('BT-153 the Safecracker breaks seals for 6 bullets and a heart and leaves one-way cards anywhere', () => {
  const s = trail({ ...POWERS, characters: ['breaker', 'medic'], grid: ['-- -- -- --', '-- G21 Y25 --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', hearts: 7 }, IDLER] });
  expect(judged(s, 1, IDLING)).toBe('legal');
  ride(s, 'r2c2 r2c3 r1c2', IDLING);
  expect(s.happened('paid').map(({ card, bullets, hearts }) => `${card} b${bullets} h${hearts}`)).toEqual(['G21 b6 h1', 'Y25 b0 h0']);
});

test('BT-199 powers change neither bids nor losses, and the Scout’s discount also holds for halves', () => {
  expect(cost(hero('scout'), 'bHalf', 1)).toBe('b1 h0');
  expect(cost(hero('scout'), 'hHalf', 1)).toBe('b0 h3');
  const s = trail({ ...POWERS, characters: ['deadeye', 'medic'], grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(6));
  s.play(1, bid(0, 4));
  expect(s.happened('paid')).toMatchObject([{ seat: 0, bullets: 6 }]);
});

test('every character has a name, a title and a power in words', () => {
  for (const character of Object.values(CHARACTERS)) expect(Object.values(character).every((text) => text.length > 3)).toBe(true);
});
