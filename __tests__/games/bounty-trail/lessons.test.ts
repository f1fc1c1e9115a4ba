import { Match } from '@/engine/match';
import { bountyTrail } from '@/games/bounty-trail';
import { lessons } from '@/games/bounty-trail/table/lessons';
import { applyEvent, stageOf } from '@/games/bounty-trail/table/stage';

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson “%s” can be played as it is told', (_id, lesson) => {
  const match = Match.create(bountyTrail.game, lesson.options, lesson.seed);
  for (const step of lesson.steps) {
    if (step.kind === 'watch') match.play(step.seat, step.move);
    if (step.kind !== 'do') continue;
    const named = Object.keys(step.expect).length > 1 ? step.expect : undefined;
    const [first] = match.legal(lesson.seat);
    match.play(lesson.seat, named ?? first);
  }
  expect(match.outcome).toBeUndefined();
});

test('the first lesson leads to the bounty it promises', () => {
  const [lesson] = lessons;
  const match = Match.create(bountyTrail.game, lesson?.options, lesson?.seed ?? '');
  for (const step of lesson?.steps ?? []) {
    if (step.kind === 'watch') match.play(step.seat, step.move);
    if (step.kind === 'do') match.play(0, step.expect);
  }
  expect(match.state.hunters[0]?.bounties.map(({ card }) => card)).toEqual(['G11', 'G15']);
  expect(match.state.hunters[0]?.spot).toBe(7);
});

test('the stage, told event by event, ends where the state does', () => {
  const match = Match.create(bountyTrail.game, { seats: 3, recipe: 'gunslinger' }, 'stage');
  for (let moves = 0; moves < 400 && !match.outcome; moves++) {
    const prompt = match.prompts()[0];
    const [move] = prompt ? match.legal(prompt.seat) : [];
    if (!prompt || !move) break;
    const before = stageOf(match.state);
    const staged = match.play(prompt.seat, move).reduce(applyEvent, before);
    const after = stageOf(match.state);
    expect(staged.spots).toEqual(after.spots);
    expect(staged.purses).toEqual(after.purses);
    expect(staged.bounties).toEqual(after.bounties);
    expect(staged.grid.map(({ card, turns, used }) => [card, card && turns, used])).toEqual(after.grid.map(({ card, turns, used }) => [card, card && turns, used]));
  }
  expect(match.outcome).toBeDefined();
});
