import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { bountyTrailBots } from '@/games/bounty-trail/bot';
import { LINES, type LineId } from '@/games/bounty-trail/content/lines';
import { bountyTrailGame } from '@/games/bounty-trail/game';

import { bid, IDLER, IDLING, ride, trail, visit, type Trail } from './trail';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const told = (s: Trail): string[] => s.events.flatMap((event) => bountyTrailGame.describe(event, s.state, NAMES) ?? []);

/** The ways in which a line may be told, with its facts filled in. */
const ways = (line: LineId, facts: Readonly<Record<string, string | number>> = {}): readonly string[] =>
  LINES[line].map((words) => words.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact])));

function expectTold(sentences: readonly string[], expected: readonly (readonly string[])[]): void {
  expect(sentences).toHaveLength(expected.length);
  sentences.forEach((sentence, index) => expect(expected[index]).toContain(sentence));
}

test('a walk is told in sentences', () => {
  const s = trail({ round: 5, duel: 'die', grid: ['-- Y07 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 2, holds: ['R01'] }, IDLER] });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  const nothing = (who: string) => ways('foundNothing', { who });
  expectTold(told(s), [
    ways('pathLocked', { who: 'Ada' }),
    ways('pathLocked', { who: 'Ben' }),
    ways('pathsRevealed', { paths: 'Ada: 3 steps, Ben: 3 steps' }),
    ways('walked', { beat: 1 }),
    nothing('Ben'),
    ways('entered', { who: 'Ada', card: 'Haddie Two-Shots', side: 'west', price: '2 bullets' }),
    ways('captured', { who: 'Ada', card: 'Haddie Two-Shots', worth: '$250' }),
    ways('gunEmptied', { who: 'Ada', card: 'Magda The Rat', bullets: 10 }),
    ways('walked', { beat: 2 }),
    nothing('Ada'),
    nothing('Ben'),
    ways('walkedLast'),
    nothing('Ada'),
    nothing('Ben'),
    ways('roundEnded', { round: 5 }),
    ways('ended'),
  ]);
});

test('auctions, dice and blows are told in sentences', () => {
  const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(2));
  s.play(1, bid(0, 3));
  const card = 'Gus Half-Past-Noon';
  const tells = (sentences: readonly string[], line: LineId, facts: Readonly<Record<string, string | number>>) =>
    expect(sentences.filter((sentence) => ways(line, facts).includes(sentence))).toHaveLength(1);
  tells(told(s), 'auctionOpened', { everybody: 'Ada and Ben', card });
  tells(told(s), 'bidsRevealed', { card, bids: 'Ada 2 bullets, Ben 3 hearts' });
  tells(told(s), 'auctionWon', { who: 'Ben' });
  tells(told(s), 'paidBid', { who: 'Ben', price: '3 hearts' });
  const panning = told(visit({ card: 'G29', from: 'N', dice: [4] }));
  tells(panning, 'rolled', { who: 'Ada', roll: '4' });
  tells(panning, 'gained', { who: 'Ada', gain: '$100' });
  tells(told(visit({ card: 'R12', from: 'E' })), 'lostTo', { who: 'Ben', loss: '1 bullet', everybody: 'Ada' });
});

test('everything that is told has three ways that give the same facts', () => {
  const factsIn = (line: string) => [...new Set(line.match(/\{\w+\}/g) ?? [])].sort();
  for (const lines of Object.values<readonly string[]>(LINES)) {
    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(factsIn(line)).toEqual(factsIn(lines[0] ?? ''));
  }
  const everyLine = Object.values<readonly string[]>(LINES).flat();
  expect(new Set(everyLine).size).toBe(everyLine.length);
});

test('all three ways are heard, and a story told again uses the same words', () => {
  const s = trail({ round: 1, seats: 4, recipe: 'gunslinger', duel: 'die' });
  const lines: string[] = [];
  while (!s.outcome) {
    const [prompt] = s.prompts();
    if (!prompt) throw new Error('nobody is asked');
    const events = s.play(prompt.seat, decide(bountyTrailBots.easy.think(s.view(prompt.seat), prompt.seat, Random.fromSeed(`${s.events.length}`))));
    const tell = () => events.flatMap((event) => bountyTrailGame.describe(event, s.state, NAMES) ?? []);
    expect(tell()).toEqual(tell());
    lines.push(...tell());
  }
  for (const line of ['pathLocked', 'foundNothing'] as const) {
    const heard = [0, 1, 2].map((way) => NAMES.some((who) => lines.includes(ways(line, { who })[way] ?? '')));
    expect(heard).toEqual([true, true, true]);
  }
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
