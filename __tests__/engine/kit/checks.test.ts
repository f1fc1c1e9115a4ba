import type { BotLevel } from '@/engine/box';
import type { Bot } from '@/engine/bots/bot';
import { randomBot } from '@/engine/bots/random';
import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { describeGame } from '@tests/kit/describeGame';
import { bidsGame, type BidsMove, type BidsState } from '@tests/kit/toys/bids';
import { blindlyDescribedBids, chattyBids, discreetBids, lateBids, peekingBids, sharingBids, tellTaleBids, type LooseBids } from '@tests/kit/toys/leaks';
import { penniesGame } from '@tests/kit/toys/pennies';
import { stakesGame } from '@tests/kit/toys/stakes';
import { checkBorders } from '@tests/kit/checks/borders';
import type { Check, Limits } from '@tests/kit/checks/check';
import { checkEndings } from '@tests/kit/checks/endings';
import { checkLegality } from '@tests/kit/checks/legality';
import { checkMoments } from '@tests/kit/checks/moments';
import { faultsOfWalk } from '@tests/kit/checks/oneWalk';
import { checkPlainData } from '@tests/kit/checks/plainData';
import { checkReplay } from '@tests/kit/checks/replay';
import { checkSaves } from '@tests/kit/checks/saves';
import { checkTelling } from '@tests/kit/checks/telling';
import { checkUndo } from '@tests/kit/checks/undo';
import { checkViews } from '@tests/kit/checks/views';

const suite = { optionSets: [{ seats: 2 }], games: 10, maxMoves: 100 };
const anyBot = <S, M>(bot: Bot<S, M>): Record<BotLevel, Bot<S, M>> => ({ easy: bot, medium: bot, hard: bot });

describeGame({ game: bidsGame, bots: anyBot(randomBot(bidsGame)) }, suite);
describeGame({ game: stakesGame, bots: anyBot(randomBot(stakesGame)) }, suite);
describeGame({ game: penniesGame, bots: anyBot(randomBot(penniesGame)) }, suite);

type Toy = typeof bidsGame;
const LIMITS = { maxMoves: 100, mustEnd: true, sampled: [], openly: [], reveals: [], bookkeeping: [] };

const faultsIn = <E extends GameEvent>(check: Check, game: Game<BidsState, BidsMove, BaseOptions, E>, seed: string, limits: Limits = LIMITS): readonly string[] =>
  Object.values(faultsOfWalk({ check }, { game, options: { seats: 2 }, seed, limits })).flat();

/** The faults that a check finds in the toy with some part replaced by a wrong one. */
const found = (check: Check, fault: Partial<Toy>): string =>
  Array.from({ length: 10 }, (_, i) => faultsIn(check, { ...bidsGame, ...fault }, `faulty-${i}`)).flat().join('\n');

test('one walk is enough for all checks, and each finds its own fault', () => {
  let setUp = 0;
  const game: Toy = { ...bidsGame, setup: (options, table) => { setUp += 1; return bidsGame.setup(options, table); }, broken: () => ['broken'], view: (state) => state };
  const faults = faultsOfWalk({ endings: checkEndings, views: checkViews, data: checkPlainData }, { game, options: { seats: 2 }, seed: 'all', limits: LIMITS });
  expect(Object.keys(faults)).toEqual(['endings', 'views']);
  expect(faults.endings?.[0]).toContain('broken');
  expect(setUp).toBe(1);
});

describe('the suite notices', () => {
  test('a broken invariant', () => {
    expect(found(checkEndings, { broken: ({ past }) => (past.length > 2 ? ['too many prizes'] : []) })).toContain('too many prizes');
  });

  test('a game that never ends', () => {
    expect(found(checkEndings, { play: () => undefined })).toContain('not over after 100 moves');
  });

  test('a dead end', () => {
    expect(() => found(checkEndings, { prompts: () => [] })).toThrow('nobody is asked');
    expect(() => found(checkEndings, { moves: () => [] })).toThrow('has no move');
  });

  test('a result that does not add up', () => {
    const outcome: Toy['outcome'] = (state) => {
      const right = bidsGame.outcome(state);
      return right && { ...right, scores: [99, 99] };
    };
    expect(found(checkEndings, { outcome })).toContain('add up to');
  });

  test('chance from elsewhere', () => {
    let hiddenCounter = 0;
    const play: Toy['play'] = (draft, seat, move, table) => {
      bidsGame.play(draft, seat, move, table);
      hiddenCounter += 1;
      draft.scores[0] = hiddenCounter;
    };
    expect(found(checkReplay, { play })).toContain('another position');
  });

  test('a state that a save does not bring back', () => {
    const play: Toy['play'] = (draft, seat, move, table) => {
      bidsGame.play(draft, seat, move, table);
      if (draft.past.length === 2) draft.scores = Object.assign([...draft.scores], { forgotten: 1 });
      else if ('forgotten' in draft.scores) draft.prize = 0;
    };
    expect(found(checkPlainData, { play })).toContain('holes');
  });

  test('a view that shows a secret bid', () => {
    expect(found(checkViews, { view: (state) => ({ ...state, prizes: state.prizes.map(() => -1) }) })).toContain('shows what seat');
  });

  test('a view that shows the hidden order of the prizes', () => {
    expect(found(checkViews, { view: (state, seat) => ({ ...bidsGame.view(state, seat), prizes: state.prizes }) })).toContain('sees something else');
  });

  test('a view with other moves than the seat has', () => {
    const view: Toy['view'] = (state, seat) => ({ ...bidsGame.view(state, seat), hands: state.hands.map((hand) => hand.slice(1)) });
    expect(found(checkViews, { view })).not.toBe('');
  });

  test('a hidden part that cannot be imagined', () => {
    expect(found(checkViews, { imagine: undefined })).toContain('cannot imagine');
  });

  test('a question whose words tell others what is hidden', () => {
    const words = ({ prizes }: BidsState): string => `Bid for what comes before ${prizes[prizes.length - 1]}.`;
    // Each seat hears its own question from its view alone; only the others' questions give something away.
    const prompts: Toy['prompts'] = (state) => bidsGame.prompts(state).map((prompt) => (prompt.seat === 0 ? prompt : { ...prompt, words: words(state) }));
    const view: Toy['view'] = (state, seat) => ({ ...bidsGame.view(state, seat), ...(seat === 1 ? { prizes: state.prizes } : {}) });
    expect(found(checkViews, { prompts, view })).toContain('what others are asked tells what is hidden');
  });

  test('an imagined state that is part of the view', () => {
    const imagine: Toy['imagine'] = (view, seat, random) => ({ ...bidsGame.imagine?.(view, seat, random) as BidsState, hands: view.hands });
    expect(found(checkViews, { imagine })).toContain('shares');
  });

  const foundIn = (check: Check, toy: LooseBids, limits: Partial<Limits> = {}): string =>
    Array.from({ length: 20 }, (_, i) => faultsIn(check, toy, `leaking-${i}`, { ...LIMITS, ...limits })).flat().join('\n');

  test('an event that tells a secret bid to everybody', () => {
    expect(foundIn(checkTelling, chattyBids)).toContain('tells what is hidden');
    expect(foundIn(checkTelling, chattyBids)).toContain('somebody who looks on');
    expect(foundIn(checkTelling, discreetBids)).toBe('');
  });

  test('an event that tells what nobody may know', () => {
    expect(foundIn(checkTelling, peekingBids)).toMatch(/"next":\d.* tells what is hidden/);
    expect(foundIn(checkTelling, peekingBids, { reveals: ['bidPlaced'] })).toBe('');
  });

  test('silence that tells something', () => {
    expect(foundIn(checkTelling, tellTaleBids)).toContain('no word at all');
  });

  test('words that cannot be made from the view', () => {
    expect(foundIn(checkTelling, blindlyDescribedBids)).toContain('is told as “After this comes undefined.”');
  });

  test('a change after the last event', () => {
    expect(foundIn(checkMoments, lateBids)).toContain('bids changed after the last event, bidPlaced');
    expect(foundIn(checkMoments, lateBids, { bookkeeping: ['bids', 'hands', 'prizes', 'prize', 'past', 'scores'] })).toBe('');
  });

  test('an event that goes on changing', () => {
    expect(foundIn(checkMoments, sharingBids)).toContain('was changed after it was told');
  });

  test('an offered move that is refused', () => {
    const moves = function* (state: BidsState, seat: number): Iterable<BidsMove> {
      yield* bidsGame.moves(state, seat);
      if (state.past.length === 1) yield { bid: state.hands[seat]?.includes(1) ? 5 : 1 };
    };
    const faults = Array.from({ length: 10 }, (_, i) => {
      try {
        return faultsIn(checkLegality, { ...bidsGame, moves }, `faulty-${i}`).join();
      } catch (error) {
        return String(error);
      }
    });
    expect(faults.join()).toContain('is offered {"bid":1}, but it fails: Refusal: TB-1');
  });

  test('a move that is accepted without being offered', () => {
    const moves = function* (state: BidsState, seat: number): Iterable<BidsMove> {
      const [lowest] = state.hands[seat] ?? [];
      if (state.bids[seat] === 0 && lowest !== undefined) yield { bid: state.past.length % 2 === 0 ? lowest : Math.max(...(state.hands[seat] ?? [])) };
    };
    const play: Toy['play'] = (draft, seat, move, table) => {
      const hand = draft.hands[seat] ?? [];
      bidsGame.play(draft, seat, hand.includes(move.bid) ? move : { bid: hand[0] ?? 0 }, table);
    };
    expect(found(checkLegality, { moves, play })).toContain('but it is accepted');
  });

  test('a function that writes where it should only read', () => {
    expect(() => found(checkEndings, { prompts: (state) => { state.past.sort(); state.scores[0] = 0; return bidsGame.prompts(state); } })).toThrow(TypeError);
  });

  test('numbers that JSON cannot hold', () => {
    const play: Toy['play'] = (draft, seat, move, table) => {
      bidsGame.play(draft, seat, move, table);
      draft.scores[0] = NaN;
    };
    expect(found(checkPlainData, { play })).toContain('state.scores.0 is NaN');
  });

  test('open borders', () => {
    expect(found(checkBorders, { parseMove: (raw) => raw as BidsMove })).toContain('parseMove lets');
    expect(found(checkBorders, { parseOptions: () => ({ seats: 2 }) })).toContain('parseOptions lets');
    expect(found(checkBorders, { parseMove: () => { throw new TypeError('oops'); } })).toContain('does not throw BadInput but TypeError: oops');
  });

  test('a save that leads elsewhere', () => {
    let loads = 0;
    const setup: Toy['setup'] = (options, table) => ({ ...bidsGame.setup(options, table), scores: [loads++, 0] });
    expect(() => found(checkSaves, { setup })).toThrow('its moves do not lead to where it was saved');
  });

  test('an undo that takes back knowledge which no view admits', () => {
    // The view claims to show the prizes to come, but what it shows is wrong: drawing one teaches something after all.
    const view: Toy['view'] = (state) => ({ ...state, bids: state.bids });
    expect(found(checkUndo, { view, imagine: bidsGame.imagine })).toContain('has learned something');
  });
});
