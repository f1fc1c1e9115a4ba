import { decide } from '@/engine/bots/bot';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { bountyTrail } from '@/games/bounty-trail';
import { pig } from '@/games/pig';
import type { SeatPlayer } from '@/store/seats';
import { earnedIn, featsOf } from '@/table/host/judging';

const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
const BOT: SeatPlayer = { name: 'Ash', plays: 'easy' };

function playOn(match: ReturnType<typeof start>): ReturnType<typeof start> {
  while (!match.outcome) {
    const [prompt] = match.prompts();
    if (!prompt) throw new Error('nobody is asked');
    match.play(prompt.seat, decide(bountyTrail.bots.easy.think(match.view(prompt.seat), prompt.seat, Random.fromSeed(`${match.moves.length}`))));
  }
  return match;
}

const start = () => Match.create(bountyTrail.game, { seats: 2, duel: 'die' }, 'judging');

test('people earn achievements in a match that is over, bots and onlookers do not', () => {
  const match = playOn(start());
  const collars = (players: readonly SeatPlayer[]) => featsOf(bountyTrail, match, players).filter(({ id }) => id === 'firstCollar').map(({ seat }) => seat);
  expect(collars([KAJA, KAJA])).toEqual([0, 1]);
  expect(collars([BOT, KAJA])).toEqual([1]);
  expect(featsOf(bountyTrail, match, [BOT, BOT])).toEqual([]);
  expect(featsOf(bountyTrail, start(), [KAJA, KAJA])).toEqual([]);
});

test('what was taken back is not judged', () => {
  const match = start();
  const [first, second] = [...match.legal(0)];
  if (!first || !second) throw new Error('no paths');
  match.play(0, first);
  expect(match.undo()).toBe(true);
  match.play(0, second);
  playOn(match);
  expect(match.moves.filter(({ seat, move }) => seat === 0 && move.type === 'lockPath')[0]?.move).toEqual(second);
  expect(featsOf(bountyTrail, match, [KAJA, KAJA])).toEqual(featsOf(bountyTrail, Match.load(bountyTrail.game, match.save()), [KAJA, KAJA]));
});

test('a box without achievements has nothing to judge', () => {
  expect(featsOf(pig, Match.create(pig.game, { seats: 1, goal: 50 }, 'x'), [KAJA])).toEqual([]);
});

test('the result sheet shows what this match was the first to earn', () => {
  const achieved = { allIn: { at: 1, name: 'Kaja', match: 'this' }, firstCollar: { at: 0, name: 'Noor', match: 'an earlier one' } };
  expect(earnedIn('this', bountyTrail, achieved)).toMatchObject([{ id: 'allIn', title: 'All In', name: 'Kaja' }]);
  expect(earnedIn('this', pig, achieved)).toEqual([]);
});
