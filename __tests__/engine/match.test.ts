import { BadInput, Refusal } from '@/engine/errors';
import { Match } from '@/engine/match';
import { pigGame } from '@/games/pig/game';
import { bidsGame } from '@tests/kit/toys/bids';
import { gridGame } from '@tests/kit/toys/grid';

const ROLL = { type: 'roll' };
const HOLD = { type: 'hold' };
const startPig = (seed = 'match') => Match.create(pigGame, { seats: 2, goal: 50 }, seed);

/** Plays pig to the end: roll twice, hold, whoever's turn it is. */
function finish(match = startPig()) {
  while (!match.outcome) match.play(match.state.seat, match.state.turnTotal > 8 ? HOLD : ROLL);
  return match;
}

describe('playing', () => {
  test('a move changes the position and tells what happened', () => {
    const match = startPig();
    const [event] = match.play(0, ROLL);
    expect(event).toMatchObject({ type: 'rolled', seat: 0 });
    expect(match.moves).toEqual([{ seat: 0, move: ROLL }]);
  });

  test('a position handed out earlier never changes', () => {
    const match = startPig();
    const { position } = match;
    const text = JSON.stringify(position);
    match.play(0, ROLL);
    expect(JSON.stringify(position)).toBe(text);
    expect(match.position).not.toBe(position);
  });

  test.each([
    ['a seat that is not asked', 1, ROLL, BadInput, 'Seat 1 has nothing to decide now.'],
    ['a seat that does not exist', 7, ROLL, BadInput, 'Seat 7 has nothing to decide now.'],
    ['nonsense', 0, { type: 'win' }, BadInput, 'This is not a move of Pig'],
    ['a move that the rules forbid', 0, HOLD, Refusal, 'PG-8'],
  ] as const)('%s changes nothing', (_name, seat, move, error, words) => {
    const match = startPig();
    const hash = match.hash();
    expect(() => match.play(seat, move)).toThrow(error);
    expect(() => match.play(seat, move)).toThrow(words);
    expect(match.hash()).toBe(hash);
    expect(match.moves).toEqual([]);
  });

  test('nobody moves after the end', () => {
    const match = finish();
    expect(match.prompts()).toEqual([]);
    expect([...match.legal(match.state.seat)]).toEqual([]);
    expect(() => match.play(match.state.seat, ROLL)).toThrow('The game is over.');
  });

  test('options from outside are judged', () => {
    expect(() => Match.create(pigGame, { seats: 9, goal: 50 }, 'x')).toThrow(BadInput);
  });

  test('the same seed and moves give the same hash, another seed another one', () => {
    expect(finish().hash()).toBe(finish().hash());
    expect(finish().hash()).not.toBe(finish(startPig('other')).hash());
  });

  test('what happens while setting up is told', () => {
    const game = { ...bidsGame, setup: (...[options, table]: Parameters<typeof bidsGame.setup>) => {
      table.emit({ type: 'turnedUp', bids: [], prize: 3 });
      return bidsGame.setup(options, table);
    } };
    expect(Match.create(game, { seats: 2 }, 'x').opening).toEqual([{ type: 'turnedUp', bids: [], prize: 3 }]);
  });
});

describe('being watched', () => {
  /** A seed with which the first roll is a 1: two events, the second of which ends the turn. */
  const losing = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].find((seed) => startPig(seed).play(0, ROLL).length === 2) ?? '';

  test('every event comes with the state at that moment, the last one with the state after the move', () => {
    const match = startPig(losing);
    const moments = match.playWatched(0, ROLL);
    expect(moments.map(({ event, state }) => [event.type, state.seat])).toEqual([['rolled', 0], ['lostTurn', 1]]);
    expect(moments[1]?.state).toBe(match.state);
  });

  test('changes nothing about what is played', () => {
    const [watched, unwatched] = [startPig(losing), startPig(losing)];
    const moments = watched.playWatched(0, ROLL);
    expect(moments.map(({ event }) => event)).toEqual(unwatched.play(0, ROLL));
    expect(watched.save()).toEqual(unwatched.save());
  });

  test('what a rule still changes after its last event is in the last moment', () => {
    const play: typeof pigGame.play = (draft, seat, move, table) => {
      pigGame.play(draft, seat, move, table);
      draft.scores[0] = 7;
    };
    const match = Match.create({ ...pigGame, play }, { seats: 2, goal: 50 }, losing);
    expect(match.playWatched(0, ROLL).map(({ state }) => state.scores[0])).toEqual([0, 7]);
  });

  test('nobody pays for it who does not watch', () => {
    let copies = 0;
    const counted = { ...pigGame, clone: (state: Parameters<typeof pigGame.outcome>[0]) => ((copies += 1), JSON.parse(JSON.stringify(state))) };
    const match = Match.create(counted, { seats: 2, goal: 50 }, losing);
    match.play(0, ROLL);
    expect(copies).toBe(1);
  });
});

describe('undo', () => {
  test('never crosses chance', () => {
    const match = startPig();
    match.play(0, ROLL);
    expect(match.canUndo).toBe(false);
    expect(match.undo()).toBe(false);
    expect(match.moves).toHaveLength(1);
  });

  test('takes back what was only a decision, and no more', () => {
    const match = startPig();
    while (match.state.turnTotal === 0) match.play(match.state.seat, ROLL);
    const hash = match.hash();
    match.play(match.state.seat, HOLD);
    expect(match.undo()).toBe(true);
    expect(match.hash()).toBe(hash);
    expect(match.canUndo).toBe(false);
  });

  test('never crosses another seat', () => {
    const match = Match.create(gridGame, { seats: 2 }, 'grid');
    const step = () => match.play(match.state.turn, [...match.legal(match.state.turn)][0]);
    step();
    expect(match.canUndo).toBe(true);
    step();
    match.undo();
    expect(match.moves).toHaveLength(1);
    expect(match.canUndo).toBe(false);
  });

  test('never crosses a reveal', () => {
    const match = Match.create(bidsGame, { seats: 2 }, 'bids');
    match.play(0, { bid: 2 });
    expect(match.canUndo).toBe(true);
    match.play(1, { bid: 3 });
    expect(match.canUndo).toBe(false);
  });

  test('then another move: the undone one is forgotten', () => {
    const match = Match.create(bidsGame, { seats: 2 }, 'bids');
    match.play(0, { bid: 2 });
    match.save();
    match.undo();
    match.play(0, { bid: 4 });
    expect(match.moves).toEqual([{ seat: 0, move: { bid: 4 } }]);
    expect(Match.load(bidsGame, match.save()).hash()).toBe(match.hash());
  });

  test('goes back many steps but keeps a bounded number of positions', () => {
    const match = Match.create(gridGame, { seats: 1 }, 'grid');
    for (let i = 0; i < 500; i++) match.play(0, [...match.legal(0)][i % 3]);
    let steps = 0;
    while (match.undo()) steps += 1;
    expect(steps).toBe(200);
    expect(match.moves).toHaveLength(300);
  });
});
