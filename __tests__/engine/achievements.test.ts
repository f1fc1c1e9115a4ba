import { featsIn, storyOf, type Achievement } from '@/engine/achievements';
import { Match } from '@/engine/match';
import { Replayer } from '@/engine/replayer';
import { pigGame } from '@/games/pig/game';

type PigState = ReturnType<typeof pigGame.setup>;

/** Plays Pig to its end: everybody rolls once and holds, where that is possible. */
function playedOut() {
  const match = Match.create(pigGame, { seats: 2, goal: 50 }, 'achievements');
  while (!match.outcome) {
    const [prompt] = match.prompts();
    if (!prompt) throw new Error('nobody is asked');
    const moves = [...match.legal(prompt.seat)];
    match.play(prompt.seat, moves.find(({ type }) => type === 'hold') ?? moves[0]);
  }
  return match;
}

const tell = (match: ReturnType<typeof playedOut>) => storyOf(Replayer.ofMatch(match), pigGame.outcome);

const winner: Achievement<PigState> = {
  id: 'winner', title: 'Winner', task: 'Win.', praise: 'Well done.',
  earned: ({ outcome }, seat) => outcome.places[seat] === 1,
};

test('a story has the setting up and a chapter for every move, up to the end', () => {
  const match = playedOut();
  const story = tell(match);
  expect(story?.chapters).toHaveLength(match.moves.length + 1);
  expect(story?.end).toEqual(match.state);
  expect(story?.chapters[match.moves.length]?.state).toEqual(match.state);
  expect(story?.outcome).toEqual(match.outcome);
  expect(story?.chapters.slice(1).every(({ events }) => events.length > 0)).toBe(true);
});

test('a match that is not over has no story yet', () => {
  expect(tell(Match.create(pigGame, { seats: 2, goal: 50 }, 'achievements'))).toBeUndefined();
});

test('feats name who has earned what, among the seats that are asked for', () => {
  const story = tell(playedOut());
  if (!story) throw new Error('no story');
  const first = story.outcome.places.indexOf(1);
  expect(featsIn(story, [winner], [0, 1])).toEqual([{ id: 'winner', seat: first }]);
  expect(featsIn(story, [winner], [1 - first])).toEqual([]);
});
