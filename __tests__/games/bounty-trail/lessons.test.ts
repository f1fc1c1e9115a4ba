import { Match } from '@/engine/match';
import { bountyTrail } from '@/games/bounty-trail';
import type { Event } from '@/games/bounty-trail/rules/events';
import { spotAt } from '@/games/bounty-trail/rules/geometry';
import type { Move } from '@/games/bounty-trail/rules/moves';
import type { Options } from '@/games/bounty-trail/rules/options';
import { nextStepFault } from '@/games/bounty-trail/rules/path';
import { project } from '@/games/bounty-trail/rules/projection';
import { ridersPaths } from '@/games/bounty-trail/rules/riders';
import type { State } from '@/games/bounty-trail/rules/state';
import { lessons } from '@/games/bounty-trail/table/lessons';
import type { Lesson } from '@/table/contract';
import { Teacher, matchesPattern } from '@/table/learn/teacher';

type Step = Lesson<Move>['steps'][number];

interface Told {
  readonly step: Step;
  readonly before: State;
  readonly events: readonly Event[];
}

function lessonOf(id: string): Lesson<Move> {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

const isWhole = (expected: object): expected is Move => Object.keys(expected).length > 1;

/** A learner who does what is said, up to the step that lets go; `onDo` sees the table before each own move. */
function follow(lesson: Lesson<Move>, onDo?: (teacher: Teacher, match: Match<State, Move, Options, Event>) => void) {
  const match = Match.create(bountyTrail.game, lesson.options, lesson.seed);
  const teacher = new Teacher(lesson, () => match.state);
  const told: Told[] = [];
  for (let step = teacher.step as Step | undefined; step && step.kind !== 'free'; step = teacher.step as Step | undefined) {
    const before = match.state;
    if (step.kind === 'say') {
      teacher.next();
    } else if (step.kind === 'watch') {
      told.push({ step, before, events: match.play(step.seat, step.move) });
      teacher.moved();
    } else if (step.kind === 'try') {
      teacher.refused('BT-1');
      expect(teacher.step).toBe(step);
      teacher.refused(step.refusedBy);
    } else if (step.kind === 'do') {
      onDo?.(teacher, match);
      const [anyMove] = match.legal(lesson.seat);
      const move = isWhole(step.expect) ? step.expect : anyMove;
      expect(teacher.refusal(lesson.seat, move)).toBeUndefined();
      told.push({ step, before, events: match.play(lesson.seat, move) });
      teacher.moved();
    }
  }
  return { match, teacher, told, wren: match.state.hunters[0], cole: match.state.hunters[1] };
}

const each = lessons.map((lesson) => [lesson.id, lesson] as const);
const eventsOf = (told: readonly Told[], type: Event['type']) => told.flatMap(({ events }) => events.filter((event) => event.type === type));

test.each(each)('the lesson “%s” can be played as it is told', (_id, lesson) => {
  const { match, teacher } = follow(lesson);
  expect(teacher.step?.kind).toBe('free');
  expect(match.outcome).toBeUndefined();
  expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
  expect(lesson.steps.length).toBeLessThanOrEqual(6);
});

test.each(each)('the lesson “%s” turns other moves down in words, and lets nobody run ahead', (_id, lesson) => {
  let asked = 0;
  follow(lesson, (teacher, match) => {
    const step = teacher.step as Step;
    if (step.kind !== 'do') return;
    const others = [...match.legal(lesson.seat)].filter((move) => !matchesPattern(move, step.expect));
    const stray: readonly Move[] = isWhole(step.expect) ? others : [{ type: 'bid', bullets: 1, hearts: 0 }];
    expect(stray.length).toBeGreaterThan(0);
    for (const move of stray) expect(teacher.refusal(lesson.seat, move)).toBe(step.otherwise);
    asked += 1;
  });
  expect(asked).toBeGreaterThan(0);
  expect(new Teacher(lesson).refusal(0, { type: 'lockPath', start: 0, steps: [] })).toMatch(/^(Read on first|Not yet)/);
});

test('there are five lessons for two and one for the lone hunter, all upright and without powers but the last', () => {
  expect(lessons.map(({ id }) => id)).toEqual(['prices', 'own-line', 'last-step', 'share-and-bid', 'dangers', 'alone']);
  for (const { options } of lessons.slice(0, 5)) expect(options).toMatchObject({ seats: 2, uprightCards: true, characterPowers: false });
});

test('prices: the same poster asks another price from another side, and the told prices are paid', () => {
  const { told, wren } = follow(lessonOf('prices'));
  expect(wren).toMatchObject({ spot: 7, hearts: 10, bullets: 8 });
  expect(wren?.bounties.map(({ card }) => card)).toEqual(['G11', 'G15']);
  const start = told[0]?.before;
  const auntieFrom = (from: number) => start && project(start, 0, { start: from, steps: [7] }).steps[0]?.price;
  expect(auntieFrom(3)).toMatchObject({ bullets: 0, hearts: 2 });
  expect(auntieFrom(11)).toMatchObject({ bullets: 2, hearts: 0 });
});

test('own-line: the step that crosses the line is refused in its own words, and free in the next round', () => {
  const { told, wren } = follow(lessonOf('own-line'));
  const start = told[0]?.before;
  const dandy = spotAt(4, 2, 4);
  const drawn = { start: 24, steps: [11, 6, 10] };
  const [tried] = lessonOf('own-line').steps;
  expect(tried).toMatchObject({ kind: 'try', refusedBy: 'BT-32' });
  expect(start && nextStepFault(start, 0, drawn, dandy)).toMatchObject({ rule: 'BT-32', words: 'This step would cross your own line.' });
  expect(start?.grid[dandy]?.card).toBe('G14');
  expect(wren?.bounties.map(({ card }) => card)).toEqual(['Y04', 'Y15', 'Y07', 'Y14', 'G07', 'G14', 'Y08']);
});

test('last-step: the longer path is there first, once for Cole and once for Wren', () => {
  const { told, wren, cole } = follow(lessonOf('last-step'));
  expect(cole?.bounties.map(({ card }) => card)).toContain('Y13');
  expect(wren?.bounties.map(({ card }) => card)).toEqual(['Y05', 'Y11', 'G02', 'G12', 'G05', 'Y12', 'G14']);
  const revealed = eventsOf(told, 'pathsRevealed').map((event) => event.type === 'pathsRevealed' && [event.beats, ...event.plans.map(({ steps }) => steps.length)]);
  expect(revealed).toEqual([[5, 3, 5], [5, 5, 3]]);
  expect([wren?.spot, cole?.spot]).toEqual([spotAt(4, 1, 4), spotAt(4, 2, 4)]);
});

test('share-and-bid: both are paid at the Wash, each at an own price, and the higher number takes the Tallys', () => {
  const { told, wren, cole } = follow(lessonOf('share-and-bid'));
  const bidding = told.find(({ step }) => step.kind === 'do' && step.expect.type === 'bid')?.before;
  expect(bidding?.walk?.auctions).toEqual([{ spot: spotAt(4, 3, 2), card: 'Y13', bidders: [0, 1], riders: [] }]);
  expect(bidding?.hunters[0]).toMatchObject({ cash: 200, bullets: 10, hearts: 10 });
  // Mirror Jin Okada paid Cole 200 for his short path and cost him a heart; the Wash paid the rest and cost two.
  expect(bidding?.hunters[1]).toMatchObject({ cash: 400, bullets: 10, hearts: 7 });
  expect(wren).toMatchObject({ bullets: 7, hearts: 10 });
  expect(wren?.bounties.map(({ card }) => card)).toEqual(['Y05', 'Y13']);
  expect(cole).toMatchObject({ bullets: 10, hearts: 7 });
});

test('dangers: the canyon has one way out, the gun empties, one clock runs out and the other nearly', () => {
  const { told, wren } = follow(lessonOf('dangers'));
  const start = told[0]?.before;
  const inCanyon = { start: 29, steps: [12, 8] };
  const refused = [4, 5, 9, 13].map((next) => start && nextStepFault(start, 0, inCanyon, next)?.rule);
  expect(refused).toEqual(['BT-35', 'BT-35', undefined, 'BT-35']);
  expect(start && project(start, 0, { start: 29, steps: [12, 8, 9, 10, 14] })).toMatchObject({ needsConfirmation: true });
  const second = told[2]?.before;
  expect(second?.hunters[0]).toMatchObject({ bullets: 10, bounties: [{ card: 'Y11' }, { card: 'G01' }, { card: 'Y03' }] });
  expect(second?.discard).toEqual(expect.arrayContaining(['Y09', 'Y12']));
  expect(second?.grid[spotAt(4, 2, 1)]).toMatchObject({ card: 'Y02', cubes: 1 });
  expect(eventsOf(told, 'timerFull')).toEqual([{ type: 'timerFull', spot: spotAt(4, 1, 3), card: 'Y12' }]);
  expect(wren?.bounties.map(({ card }) => card)).toEqual(['Y11', 'G01', 'Y03', 'Y05', 'Y02']);
});

test('alone, the cards that are lit are those that Silas rides over', () => {
  const { options, seed, steps } = lessonOf('alone');
  const { state } = Match.create(bountyTrail.game, options, seed);
  const ridden = ridersPaths(state).flat().map((spot) => `row ${Math.floor(spot / state.size) + 1}, column ${(spot % state.size) + 1}`);
  expect(steps[0]?.point).toEqual(ridden);
});
