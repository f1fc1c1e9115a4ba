import { Match } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import { MINIONS } from '@/games/roll-and-fight/content/minions';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import { DEAD, type State } from '@/games/roll-and-fight/rules/state';
import { setFor, looseDice, woundDice } from '@/games/roll-and-fight/table/rolling/hand';
import { lessons } from '@/games/roll-and-fight/table/lessons';
import { arrangedGame } from '@/table/learn/arranged';

const SETTLED = 1000;

/** What the table sends for a step that names only a part of the move, as the learner's hand would make it. */
function handMade(state: State, expect: Partial<Move>, t: number): unknown {
  const [player] = state.players;
  if (!player) throw new Error('nobody plays');
  if (expect.type === 'roll') return { t, dice: looseDice(player, [], t), ...expect };
  if (expect.type === 'take') return { t, seats: [0], ...expect };
  if (expect.type === 'stop') return { t, ...expect };
  if (expect.type !== 'assign' || !expect.ability) return expect;
  const [wound] = woundDice(player);
  return { t, dice: setFor(player, expect.ability, [])?.map((die) => die.id), ...(wound ? { pickUp: wound.id } : {}), ...expect };
}

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson “%s” can be played as it is told', (_id, lesson) => {
  const match = Match.create(arrangedGame(rollAndFight.game, lesson), lesson.options, lesson.seed);
  let t = 0;
  for (const step of lesson.steps) {
    if (step.kind !== 'do') continue;
    match.play(lesson.seat, handMade(match.state, step.expect, t));
    if (match.state.phase === 'rolling') t += SETTLED;
  }
  expect(match.state.round).toBe(2);
  expect(match.state.phase).toBe('flashback');
});

test('the first lesson shows what it promises', () => {
  const [lesson] = lessons;
  const match = Match.create(rollAndFight.game, lesson?.options, lesson?.seed ?? '');
  let t = 0;
  for (const step of lesson?.steps ?? []) {
    if (step.kind !== 'do') continue;
    match.play(0, handMade(match.state, step.expect, t));
    if (match.state.phase === 'rolling') t += SETTLED;
  }
  const [player] = match.state.players;
  expect(player).toMatchObject({ room: 1, xp: 2, wounds: 0 });
  expect(player?.minions[0]).toBe(DEAD);
  expect(player?.items[0]).toMatchObject({ id: 'bandages', bought: 1, spent: 0 });
});

test('the second lesson shoots, marks and finishes a tough guy, uses a bought ability, and nobody is wounded', () => {
  const lesson = lessons.find(({ id }) => id === 'shooting');
  if (!lesson) throw new Error('there is no such lesson');
  const match = Match.create(arrangedGame(rollAndFight.game, lesson), lesson.options, lesson.seed);
  let t = 0;
  for (const step of lesson.steps) {
    if (step.kind !== 'do') continue;
    match.play(0, handMade(match.state, step.expect, t));
    if (match.state.phase === 'rolling') t += SETTLED;
  }
  const [player] = match.state.players;
  expect(player).toMatchObject({ room: 1, wounds: 0, tiles: ['barrage'], xp: 4, xpSpent: 4 });
  expect([10, 7, 2, 8].map((minion) => player?.minions[minion])).toEqual([DEAD, DEAD, DEAD, 0]);
  expect(player?.items[0]).toMatchObject({ id: 'stims', bought: 1, spent: 1 });
});

test('every kind of enemy is met in the lessons', () => {
  const said = lessons.flatMap(({ steps }) => steps.map(({ say }) => say.toLowerCase())).join(' ');
  for (const { name } of Object.values(MINIONS)) expect(said).toContain(name.toLowerCase());
});
