import { Match } from '@/engine/match';
import { vengeance } from '@/games/vengeance';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { isInPlay } from '@/games/vengeance/rules/city/recon';
import { playerOf, type State } from '@/games/vengeance/rules/state';
import { firstFight } from '@/games/vengeance/table/lessons/firstFight';
import { firstNight } from '@/games/vengeance/table/lessons/firstNight';
import { firstMontage } from '@/games/vengeance/table/lessons/montage';
import { Random } from '@/engine/random';
import { matchesPattern } from '@/table/learn/teacher';
import type { Lesson } from '@/table/learn/lesson';
import { arrangedGame } from '@/table/learn/arranged';

function open(lesson: Lesson<Move, State>) {
  const match = Match.create(arrangedGame(vengeanceGame, lesson), lesson.options, lesson.seed);
  for (const [seat, move] of lesson.before ?? []) match.play(seat, move);
  return match;
}

/** The bots play until the step is done. */
function playUntil(match: ReturnType<typeof open>, done: (state: State) => boolean): void {
  const random = Random.fromSeed('class');
  for (let i = 0; i < 300 && !done(match.state); i++) {
    const [prompt] = match.prompts();
    if (!prompt) return;
    const thinking = vengeance.bots.easy.think(match.view(prompt.seat), prompt.seat, random);
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    match.play(prompt.seat, step.value);
  }
  expect(done(match.state)).toBe(true);
}

/** Follows a lesson to the letter; the learner's move is the first legal one that the step expects. */
function follow(lesson: Lesson<Move, State>) {
  const match = open(lesson);
  for (const step of lesson.steps) {
    if (step.when?.(match.state) === false) continue;
    if (step.kind === 'watch') match.play(step.seat, step.move);
    if (step.kind === 'until') playUntil(match, (state) => step.done(state));
    if (step.kind !== 'do') continue;
    const move = [...match.legal(lesson.seat)].find((legal) => matchesPattern(legal, step.expect));
    if (!move) throw new Error(`“${step.say}” cannot be done`);
    match.play(lesson.seat, move);
  }
  return match;
}

test('the first fight falls as it is told: Batoman dead, the Den cleared, four points, three Hurt', () => {
  const { state } = follow(firstFight);
  const kaja = playerOf(state, 0);
  expect(kaja).toMatchObject({ vp: 4, wild: 1, scored: ['TK1'], inPlay: [] });
  expect(kaja.health).toEqual([0, 3]);
  expect(state.wall).toEqual([['batoman', 0]]);
  expect(isInPlay(state.places[0]) && state.places[0].id).not.toBe('D2-1');
});

test('the first Montage ends as the worked example does: healed, two Recon tokens, an ability and an Item', () => {
  const { state } = follow(firstMontage);
  const kaja = playerOf(state, 0);
  expect(kaja).toMatchObject({ skill: [0, 0], health: [0, 0], recon: 2, wild: 0 });
  expect(kaja.slots.flat().sort()).toEqual(['crowbar', 'haymaker']);
});

test('the first night leads through a Montage into the first Combat', () => {
  const { state } = follow(firstNight);
  expect(state.round).toBeGreaterThanOrEqual(2);
});

test.each([firstFight, firstMontage])('what a lesson has arranged breaks no rule of the box', (lesson) => {
  expect(vengeanceGame.broken?.(open(lesson).state)).toEqual([]);
});

test('the dice of an arranged lesson come from its seed, whatever its set-up draws', () => {
  const drawsMore = { ...vengeanceGame, setup: ((options, table) => {
    table.random.shuffle([1, 2, 3, 4, 5, 6, 7]);
    return vengeanceGame.setup(options, table);
  }) satisfies typeof vengeanceGame.setup };
  const dice = (game: typeof vengeanceGame) => {
    const match = Match.create(arrangedGame(game, firstFight), firstFight.options, firstFight.seed);
    match.play(0, { kind: 'attack', place: 0 });
    match.play(0, { kind: 'run', zone: 1 });
    return match.state.fight?.dice.map(({ face }) => face);
  };
  expect(dice(drawsMore)).toEqual(dice(vengeanceGame));
});
