import { greedyBot } from '@/engine/bots/greedy';
import { randomBot } from '@/engine/bots/random';
import { decide } from '@/engine/bots/bot';
import { HIDDEN_ANSWER, maskAnswers, topFrame } from '@/engine/decisions/frames';
import { thoughtfulBot } from '@/engine/decisions/thoughts';
import { BadInput } from '@/engine/errors';
import { cloneJson } from '@/engine/json';
import { Random } from '@/engine/random';
import { Match } from '@/engine/match';
import { describeGame } from '@tests/kit/describeGame';
import { situation } from '@tests/kit/situation';
import { ambushDecisions, ambushGame, type AmbushMove, type AmbushState } from '@tests/kit/toys/ambush';

const anybody = randomBot(ambushGame);
describeGame(
  { game: ambushGame, bots: { easy: anybody, medium: anybody, hard: anybody } },
  { optionSets: [{ seats: 2 }, { seats: 3 }], games: 15, maxMoves: 400, sampled: ['wound', 'scratch'], reveals: ['turnedUp'], bookkeeping: ['frames', 'hands'] },
);

const kinds = ({ frames }: AmbushState): string[] => frames.map(({ kind }) => kind);

/** Seat 0 strikes seat 1 for 6, and seat 1 is asked whether to parry. */
const struck = () => {
  const s = situation(ambushGame, (state) => {
    state.hands = [[8, 8, 8, 8], [2, 2, 2, 2]];
  });
  s.play(0, { kind: 'pick', card: 8 });
  s.play(1, { kind: 'pick', card: 2 });
  return s;
};

describe('questions', () => {
  test('the top frame asks its seat in its words, and offers what may be answered', () => {
    const s = struck();
    expect(s.prompts()).toEqual([{ seat: 1, kind: 'dodge', words: 'A blow of 6: parry with one of 2 chips?' }]);
    expect(s.moves(1)).toEqual([{ kind: 'parry' }, { kind: 'takeIt' }]);
    expect(s.moves(0)).toEqual([]);
  });

  test('the kind a table sees may differ from the frame’s', () => {
    const s = struck().change((state) => {
      state.frames.push({ kind: 'wound', seat: 1, points: 1 });
    });
    expect(s.prompt(1).kind).toBe('scratch');
  });

  test('a seat that is not asked is refused in the box’s words', () => {
    const s = struck();
    expect(ambushDecisions.refusal(s.state, 0, { kind: 'takeIt' })).toMatchObject({ rule: 'TA-8', words: 'You are not asked.' });
    const draft = cloneJson(s.state);
    const table = { random: Random.fromSeed('x'), stream: () => Random.fromSeed('x'), emit: () => undefined };
    expect(() => ambushGame.play(draft, 0, { kind: 'takeIt' }, table)).toThrow('TA-8');
    expect(draft).toEqual(s.state);
  });

  test('what is not offered is refused by the answer’s rule and changes nothing', () => {
    const s = situation(ambushGame, (state) => {
      state.hands = [[8, 8, 8, 8], [2, 2, 2, 2]];
    });
    expect(s.refused(0, { kind: 'pick', card: 3 })).toBe('TA-1');
  });

  test('what may not be answered at all now is refused by the same rule', () => {
    const s = struck().change((state) => {
      state.chips = [2, 0];
    });
    expect(s.refused(1, { kind: 'parry' })).toBe('TA-3');
    expect(s.moves(1)).toEqual([{ kind: 'takeIt' }]);
  });

  test('an answer to another question is refused by its own words, or by the rule it has', () => {
    const s = struck();
    expect(s.refused(1, { kind: 'share', arms: [3, 3] })).toBe('TA-6');
    expect(s.refused(1, { kind: 'pick', card: 2 })).toBe('TA-1');
    expect(s.refused(1, { kind: 'brush', aside: true })).toBe('TA-9');
  });

  test('a judged answer is judged by its demands, offered or not', () => {
    const s = struck();
    s.play(1, { kind: 'takeIt' });
    expect(s.moves(1)).toEqual([{ kind: 'share', arms: [5, 1] }, { kind: 'share', arms: [1, 5] }]);
    expect(s.refused(1, { kind: 'share', arms: [5, 0] })).toBe('TA-4');
    s.change((state) => {
      state.arms[1] = [2, 5];
    });
    expect(s.refused(1, { kind: 'share', arms: [3, 3] })).toBe('TA-5');
    s.play(1, { kind: 'share', arms: [2, 4] });
    expect(s.state.arms[1]).toEqual([0, 1]);
  });

  test('without offers every value of the fields is offered', () => {
    const s = struck();
    s.play(1, { kind: 'parry' });
    expect(s.moves(0)).toEqual([{ kind: 'brush', aside: true }, { kind: 'brush', aside: false }]);
  });

  test('only declared answers with their fields come in', () => {
    expect(ambushGame.parseMove({ kind: 'pick', card: 4 })).toEqual({ kind: 'pick', card: 4 });
    for (const raw of [{ kind: 'pick' }, { kind: 'pick', card: 99 }, { kind: 'fold', card: 1 }, { kind: 'strike' }, {}, undefined]) {
      expect(() => ambushGame.parseMove(raw)).toThrow(BadInput);
    }
  });
});

describe('calls', () => {
  test('an interrupt in an interrupt returns to what it interrupted', () => {
    const s = struck();
    s.play(1, { kind: 'parry' });
    expect(kinds(s.state)).toEqual(['match', 'strike', 'dodge', 'brushAside']);
    s.play(0, { kind: 'brush', aside: false });
    expect(s.prompt(1).words).toBe('A blow of 3: parry with one of 1 chips?');
  });

  test('a frame can break off another one below it', () => {
    const s = struck();
    s.play(1, { kind: 'parry' });
    s.play(0, { kind: 'brush', aside: true });
    expect(topFrame(s.state)).toEqual({ kind: 'wound', seat: 1, points: 6 });
    expect(kinds(s.state)).toEqual(['match', 'strike', 'wound']);
  });

  test('a frame that asks nobody ends by itself', () => {
    const s = struck().change((state) => {
      state.chips = [0, 2];
    });
    s.play(1, { kind: 'parry' });
    expect(s.prompt(1).kind).toBe('dodge');
  });

  test('a window without options does not open, one with a standing answer does', () => {
    const without = situation(ambushGame, (state) => {
      state.hands = [[8, 8, 8, 8], [2, 2, 2, 2]];
      state.chips = [2, 0];
    });
    without.play(0, { kind: 'pick', card: 8 });
    without.play(1, { kind: 'pick', card: 2 });
    expect(without.prompt(1).kind).toBe('wound');
    const flask = situation(ambushGame, (state) => {
      state.hands = [[8, 8, 8, 8], [2, 2, 2, 2]];
      state.chips = [2, 0];
      state.arms[1] = [3, 5];
    });
    flask.play(0, { kind: 'pick', card: 8 });
    flask.play(1, { kind: 'pick', card: 2 });
    expect(flask.moves(1)).toEqual([{ kind: 'takeIt' }, { kind: 'drink', arm: 0 }]);
  });
});

describe('processes', () => {
  test('named steps remember the next one by its name, lists by its place', () => {
    const s = struck();
    expect(s.state.frames.slice(0, 2)).toEqual([{ kind: 'match', round: 1, step: 'next' }, { kind: 'strike', by: 0, at: 1, damage: 6, step: 1 }]);
  });

  test('a step may go back to another one', () => {
    const s = struck();
    s.play(1, { kind: 'takeIt' });
    s.play(1, { kind: 'share', arms: [3, 3] });
    expect(s.state.frames[0]).toMatchObject({ round: 2 });
    expect(s.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'pick'], [1, 'pick']]);
  });

  test('a match goes on from a save in the middle of a call', () => {
    const match = Match.create(ambushGame, { seats: 2 }, 'saved');
    const thoughts = Random.fromSeed('thoughts');
    let deepest = 0;
    for (let turn = 0; turn < 200 && !match.outcome; turn++) {
      const [prompt] = match.prompts();
      if (!prompt) break;
      const move = decide(anybody.think(match.view(prompt.seat), prompt.seat, thoughts));
      const loaded = Match.load(ambushGame, JSON.parse(JSON.stringify(match.save())));
      deepest = Math.max(deepest, match.state.frames.length);
      match.play(prompt.seat, move);
      loaded.play(prompt.seat, move);
      expect(loaded.state).toEqual(match.state);
    }
    expect(deepest).toBe(4);
  });
});

describe('together', () => {
  const picked = () => {
    const s = situation(ambushGame, { seats: 3 }, (state) => {
      state.hands = [[8, 8, 8, 8], [2, 2, 2, 2], [5, 5, 5, 5]];
    });
    s.play(1, { kind: 'pick', card: 2 });
    return s;
  };

  test('everybody is asked at once in secret, and once', () => {
    const s = picked();
    expect(s.prompts().map(({ seat, secret }) => [seat, secret])).toEqual([[0, true], [2, true]]);
    expect(s.happened('ready')).toEqual([{ type: 'ready', seat: 1 }]);
    expect(ambushDecisions.refusal(s.state, 1, { kind: 'fold' })?.rule).toBe('TA-8');
  });

  test('an answer shows to nobody but its giver', () => {
    const { state } = picked();
    expect(topFrame(ambushGame.view(state, 0))).toEqual({ kind: 'pick', given: { 1: HIDDEN_ANSWER } });
    expect(topFrame(ambushGame.view(state, 1))).toEqual({ kind: 'pick', given: { 1: { kind: 'pick', card: 2 } } });
    expect(topFrame(state)).toEqual({ kind: 'pick', given: { 1: { kind: 'pick', card: 2 } } });
    const frames = state.frames.slice(0, 1);
    expect(maskAnswers(frames, 0)).toBe(frames);
  });

  test('when all are in, they come to light in the order of those asked', () => {
    const s = picked();
    s.play(2, { kind: 'pick', card: 5 });
    s.play(0, { kind: 'fold' });
    expect(s.happened('turnedUp')).toEqual([{ type: 'turnedUp', cards: [0, 2, 5] }]);
  });

  test('what is hidden is imagined from what might have been answered', () => {
    const s = picked();
    const answers = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = ambushGame.imagine?.(ambushGame.view(s.state, 0), 0, Random.fromSeed(`${i}`));
      const top = world && topFrame(world);
      if (top?.kind !== 'pick') throw new Error('nobody picks');
      answers.add(JSON.stringify(top.given?.[1]));
    }
    expect(answers.size).toBeGreaterThan(5);
    expect([...answers].some((text) => text.includes('fold'))).toBe(true);
    expect([...answers].every((text) => !text.includes(HIDDEN_ANSWER))).toBe(true);
  });

  test('nobody plays on with answers that are hidden', () => {
    const s = picked();
    const view = ambushGame.view(s.state, 0);
    const table = { random: Random.fromSeed('x'), stream: () => Random.fromSeed('x'), emit: () => undefined };
    ambushGame.play(view, 2, { kind: 'fold' }, table);
    expect(() => ambushGame.play(view, 0, { kind: 'fold' }, table)).toThrow('imagine it first');
  });
});

describe('standing answers', () => {
  test('may be given at other questions, which stay', () => {
    const s = struck().change((state) => {
      state.arms[1] = [3, 5];
    });
    expect(s.moves(1)).toContainEqual({ kind: 'drink', arm: 0 });
    s.play(1, { kind: 'drink', arm: 0 });
    expect(s.state.arms[1]).toEqual([4, 5]);
    expect(s.prompt(1).kind).toBe('dodge');
  });

  test('are refused where nothing of the kind is offered, and where they have no place', () => {
    expect(struck().refused(1, { kind: 'drink', arm: 0 })).toBe('TA-7');
    const s = situation(ambushGame);
    expect(s.refused(0, { kind: 'drink', arm: 0 })).toBe('TA-10');
  });
});

describe('words and thoughts', () => {
  test('a button says what its declaration says, or the plainest', () => {
    const { state } = struck();
    const label = (move: AmbushMove) => ambushDecisions.label(state, 1, move);
    expect(label({ kind: 'parry' })).toEqual({ label: 'Parry', help: 'for a chip', tone: 'primary' });
    expect(label({ kind: 'takeIt' })).toEqual({ label: 'Take it' });
    expect(label({ kind: 'drink', arm: 1 })).toEqual({ label: 'Drink: 1' });
    expect(label({ kind: 'brush', aside: false })).toEqual({ label: 'No' });
  });

  test('what is final or wants confirming says so', () => {
    expect(ambushDecisions.isFinal({ kind: 'brush', aside: true })).toBe(true);
    expect(ambushDecisions.isFinal({ kind: 'brush', aside: false })).toBe(false);
    expect(ambushDecisions.isFinal({ kind: 'takeIt' })).toBe(false);
    expect(ambushDecisions.needsConfirming({ kind: 'share', arms: [1, 0] })).toBe(true);
    expect(ambushDecisions.needsConfirming({ kind: 'takeIt' })).toBe(false);
  });

  test('a bot answers what it has a thought for, and leaves the rest to its instinct', () => {
    const bot = thoughtfulBot<AmbushState, AmbushMove>('thoughtful', {
      dodge: (view, { seat }) => ((view.chips[seat] ?? 0) > 1 ? { kind: 'parry' } : undefined),
      wound: (_view, { points }) => ({ kind: 'share', arms: [0, points] }),
    }, greedyBot(ambushGame, { worlds: 2 }));
    const s = struck();
    const think = () => decide(bot.think(s.view(1), 1, Random.fromSeed('bot')));
    expect(think()).toEqual({ kind: 'parry' });
    s.change((state) => {
      state.chips = [2, 1];
      state.arms = [[5, 5], [2, 5]];
      state.frames.pop();
      state.frames.push({ kind: 'wound', seat: 1, points: 1 });
    });
    expect(think()).toEqual({ kind: 'share', arms: [0, 1] });
    s.change((state) => {
      state.frames.pop();
      state.frames.push({ kind: 'dodge', seat: 1 });
    });
    expect(think()).toEqual({ kind: 'drink', arm: 0 });
  });
});
