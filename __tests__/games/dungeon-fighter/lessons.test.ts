import { Match } from '@/engine/match';
import { dungeonFighter } from '@/games/dungeon-fighter';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { lessons } from '@/games/dungeon-fighter/table/lessons';
import { Teacher, matchesPattern } from '@/table/learn/teacher';

const opened = (id: string) => {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return { lesson, match: Match.create(dungeonFighter.game, lesson.options, lesson.seed) };
};

/** A learner who does what is said: every step in its turn, and throws until what is asked for is reached. Returns the kinds of throws made. */
function follow(id: string) {
  const { lesson, match } = opened(id);
  const teacher = new Teacher(lesson, () => match.state);
  const thrown: (readonly string[])[] = [];
  const said: string[] = [];
  for (let step = teacher.step; step && step.kind !== 'free'; step = teacher.step) {
    said.push(step.kind);
    if (step.kind === 'say') {
      teacher.next();
      continue;
    }
    const move = [...match.legal(lesson.seat)].find((each) => teacher.refusal(lesson.seat, each) === undefined && each.kind !== 'backDown');
    if (!move) throw new Error(`nothing to do at “${step.say}”`);
    if (move.kind === 'throw') thrown.push(requirementsInForce(match.state, []));
    match.play(lesson.seat, move);
    teacher.moved();
  }
  return { match, thrown, said };
}

test.each(lessons.map(({ id }) => id))('the lesson “%s” can be played as it is told', (id) => {
  expect(follow(id).match.outcome).toBeUndefined();
});

test.each(lessons)('the lesson “$id” ends with how the party wins and loses', ({ steps }) => {
  const last = steps[steps.length - 1];
  expect(last?.kind).toBe('free');
  expect(last?.say).toMatch(/beat the boss.*you have all won; if everybody has fainted at once, you have lost/);
});

test('the first fight has three plain throws, and then a blind one', () => {
  const { match, thrown, said } = follow('first-fight');
  expect(match.state.encounter?.monster).toMatchObject({ kind: 'monster', id: 'ghostOfACook' });
  expect(thrown.length).toBeGreaterThanOrEqual(4);
  expect(thrown.slice(0, -1).every((requirements) => requirements.length === 0)).toBe(true);
  expect(thrown[thrown.length - 1]).toEqual(['blindShot']);
  expect(said.filter((kind) => kind === 'do').length).toBe(5);
});

test('a Goblin that falls early is not thrown at again', () => {
  const { lesson, match } = opened('first-fight');
  const teacher = new Teacher(lesson, () => ({ ...match.state, encounter: undefined }));
  while (teacher.step?.kind === 'say') teacher.next();
  teacher.moved();
  expect(teacher.step?.say).toMatch(/^The Goblin is down/);
});

test('the lesson keeps the learner out of the dangerous room', () => {
  const { lesson } = opened('first-fight');
  const walk = lesson.steps.find((step) => step.kind === 'do' && matchesPattern({ kind: 'chooseCorridor', room: 'b' }, step.expect));
  expect(walk?.kind === 'do' && matchesPattern({ kind: 'chooseCorridor', room: 'c' }, walk.expect)).toBe(false);
});
