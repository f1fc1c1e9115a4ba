import { Match } from '@/engine/match';
import { dungeonFighter } from '@/games/dungeon-fighter';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/inForce';
import { lessons } from '@/games/dungeon-fighter/table/lessons';
import { applyEvent, stageOf } from '@/games/dungeon-fighter/table/stage';
import { matchesPattern } from '@/table/learn/guide';

const opened = (id: string) => {
  const lesson = lessons.find((each) => each.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return { lesson, match: Match.create(dungeonFighter.game, lesson.options, lesson.seed) };
};

test.each(lessons.map(({ id }) => id))('the lesson “%s” can be played as it is told', (id) => {
  const { lesson, match } = opened(id);
  let done = 0;
  for (const step of lesson.steps) {
    if (step.kind !== 'do') continue;
    const move = [...match.legal(lesson.seat)].find((each) => matchesPattern(each, step.expect));
    expect(move).toBeDefined();
    if (move) match.play(lesson.seat, move);
    done += 1;
  }
  expect(done).toBe(lesson.steps.filter(({ kind }) => kind === 'do').length);
  expect(match.outcome).toBeUndefined();
});

test('the first fight has three plain throws, the second lesson a blind one', () => {
  const { match: first } = opened('first-fight');
  expect(first.state.encounter?.monster).toEqual({ kind: 'monster', id: 'goblin' });
  expect(requirementsInForce(first.state, [])).toEqual([]);
  expect(requirementsInForce(opened('special-throw').match.state, [])).toEqual(['blindShot']);
});

test('the stage, told event by event, ends where the state does', () => {
  const match = Match.create(dungeonFighter.game, { seats: 3, heroes: ['torm', 'quill', 'mumble'], difficulty: 'easy' }, 'stage');
  for (let moves = 0; moves < 160 && !match.outcome; moves++) {
    const prompt = match.prompts()[0];
    const options = prompt ? [...match.legal(prompt.seat)] : [];
    const move = options[moves % Math.max(1, options.length)];
    if (!prompt || !move) break;
    const before = stageOf(match.state);
    const staged = match.play(prompt.seat, move).reduce(applyEvent, before);
    const after = stageOf(match.state);
    expect(staged.heroes.map(({ change: _shown, ...hero }) => hero)).toEqual(after.heroes);
    expect([staged.gold, staged.floor, staged.room, staged.undefeated]).toEqual([after.gold, after.floor, after.room, after.undefeated]);
    if (after.monster && staged.monster && !staged.monster.beaten) {
      expect(staged.monster.hp).toBe(after.monster.hp);
      expect(staged.lying).toEqual(after.lying);
      expect([...staged.hand]).toEqual([...after.hand]);
    }
  }
  expect(match.state.stats.throws).toBeGreaterThan(5);
});
