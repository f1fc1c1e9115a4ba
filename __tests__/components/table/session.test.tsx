import { arriving } from '@/box/arriving';
import type { AnyBox } from '@/engine/box';
import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { pig } from '@/games/pig';
import type { AnyGameTable } from '@/table/contract';
import { Teacher } from '@/table/learn/teacher';
import { linesFor, withNames } from '@/table/session/logLines';

import { BOT, heard, KAJA, NOOR, PLACES, sitDown, type Changes } from './sitDown';

const TABLE: AnyGameTable = { Board: () => null };

const newMatch = (options: object = { seats: 2, goal: 50 }) => Match.create(pig.game, options, 'session-test');

/** Even a bad wire has told everything by then. */
const PATIENCE_MS = 20_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(PLACES)('%s', (_words, place) => {
  const atPig = (players = [KAJA, BOT], changes: Changes = {}) => place(pig, newMatch(), players, changes);

  test('a move is played, told and shown before its verdict comes', async () => {
    const { session, state } = await atPig();
    const verdict = await heard(session.play({ type: 'roll' }));
    expect(state().moveCount).toBe(1);
    expect(state().log[0]?.text).toMatch(/^Kaja rolls \d/);
    expect(state().lastEvents?.[0]?.type).toBe('rolled');
    expect(verdict).toBe(true);
  });

  test('a refusal keeps everything as it was and gives the rule', async () => {
    const { session, state } = await atPig();
    expect(await heard(session.play({ type: 'hold' }))).toBe(false);
    expect(state().refusal).toMatchObject({ rule: 'PG-8', words: 'Roll at least once before you hold.' });
    expect(state().moveCount).toBe(0);
  });

  test('input that is no move at all is refused in words', async () => {
    const { session, state } = await atPig();
    expect(await heard(session.play({ type: 'cheat' }))).toBe(false);
    expect(state().refusal?.words).toContain('not a move of Pig');
  });

  test('nobody plays for a bot', async () => {
    const { session, state } = await atPig();
    expect(await heard(session.playAs(1, { type: 'roll' }))).toBe(false);
    expect(state().refusal?.words).toContain('Ash');
  });

  test('a second touch before the answer is no second move', async () => {
    const { session, match, state } = await place(pig, newMatch({ seats: 1, goal: 50 }), [KAJA]);
    const answers = [session.play({ type: 'roll' }), session.play({ type: 'roll' })];
    expect(await heard(Promise.all(answers))).toEqual([true, false]);
    expect(match.moves).toHaveLength(1);
    expect(state().refusal).toBeUndefined();
    expect(await heard(session.play({ type: 'roll' }))).toBe(true);
  });

  test('bots act by themselves once the table is there, until a person is asked', async () => {
    const { session, match, state } = await atPig([BOT, KAJA]);
    const close = session.open(TABLE);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(state().looking.acting).toBe(1);
    expect(match.moves.length).toBeGreaterThan(0);
    expect(match.moves.every(({ seat }) => seat === 0)).toBe(true);
    close();
  });

  test('a bot who has not come yet keeps everybody waiting, and plays as soon as it is there', async () => {
    let come = (): void => undefined;
    const bots = arriving(() => new Promise<AnyBox>((resolve) => (come = () => resolve(pig))));
    const { session, match, state } = await atPig([BOT, KAJA], { bots });
    const close = session.open(TABLE);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(match.moves).toHaveLength(0);
    expect(state().thinking).toBe(true);
    come();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(match.moves.length).toBeGreaterThan(0);
    expect(state().looking.acting).toBe(1);
    close();
  });

  test('people play on while the bots are still on their way', async () => {
    const { session, match } = await atPig([KAJA, BOT], { bots: arriving(() => new Promise<AnyBox>(() => undefined)) });
    const close = session.open(TABLE);
    expect(await heard(session.play({ type: 'roll' }))).toBe(true);
    expect(match.moves).toHaveLength(1);
    close();
  });

  test('a bot that comes to a closed table does not play', async () => {
    let come = (): void => undefined;
    const bots = arriving(() => new Promise<AnyBox>((resolve) => (come = () => resolve(pig))));
    const { session, match } = await atPig([BOT, KAJA], { bots });
    const close = session.open(TABLE);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    close();
    come();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(match.moves).toHaveLength(0);
  });

  test('a closed table lets no bot act any more', async () => {
    const { session, match } = await atPig([BOT, KAJA]);
    session.open(TABLE)();
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(match.moves).toHaveLength(0);
  });

  describe('the last move', () => {
    /** Rolls until there is something to hold, and wins with it. */
    const win = async (changes: Changes) => {
      const table = await place(pig, newMatch({ seats: 1, goal: 50, headStart: [48] }), [KAJA], changes);
      while (table.match.prompts()[0]?.kind === 'roll') await heard(table.session.play({ type: 'roll' }));
      await heard(table.session.play({ type: 'hold' }));
      expect(table.state().outcome?.won).toBe(true);
      return table;
    };

    test('of a match may be taken back like any other', async () => {
      const { session, state } = await win({});
      expect(state().canUndo).toBe(true);
      expect(await heard(session.undo())).toBe(true);
      expect(state()).toMatchObject({ outcome: undefined, canUndo: false });
    });

    test('is final where the end goes on record', async () => {
      const { session, match, state } = await win({ endIsFinal: true });
      expect(state().canUndo).toBe(false);
      expect(await heard(session.undo())).toBe(false);
      expect(match.outcome?.won).toBe(true);
    });
  });

  test('what is taken back is gone from the log too', async () => {
    const { session, state } = await place(pig, newMatch({ seats: 1, goal: 50 }), [KAJA]);
    while (state().prompts[0]?.kind === 'roll') await heard(session.play({ type: 'roll' }));
    const before = state().log.length;
    await heard(session.play({ type: 'hold' }));
    expect(state().log.length).toBeGreaterThan(before);
    await heard(session.undo());
    expect(state().log).toHaveLength(before);
  });

  test('every move is kept, at the latest when the table is left', async () => {
    const keep = jest.fn();
    const { session } = await atPig([KAJA, BOT], { keep });
    await heard(session.play({ type: 'roll' }));
    session.close();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  describe('when storage is full', () => {
    const FULL = { ok: false, words: 'There is no room left on this device.' } as const;
    const rollAndSave = async ({ referee, match }: Awaited<ReturnType<typeof atPig>>) => {
      await heard(referee.submit(match.prompts()[0]?.seat ?? 0, { type: 'roll' }));
      jest.advanceTimersByTime(1000);
    };

    test('it is said once, play goes on, and every move tries again', async () => {
      const keep = jest.fn(() => FULL);
      const table = await atPig([KAJA, BOT], { keep });
      await rollAndSave(table);
      expect(table.state().notice).toBe(FULL.words);
      table.session.forgetNotice();
      await rollAndSave(table);
      expect(table.state()).toMatchObject({ notice: undefined, moveCount: 2 });
      expect(keep).toHaveBeenCalledTimes(2);
    });

    test('it is said again when it happens again after a success', async () => {
      const table = await atPig([KAJA, BOT], { keep: jest.fn().mockReturnValueOnce(FULL).mockReturnValueOnce({ ok: true }).mockReturnValue(FULL) });
      for (const notice of [FULL.words, undefined, FULL.words]) {
        table.session.forgetNotice();
        await rollAndSave(table);
        expect(table.state().notice).toBe(notice);
      }
    });

    test('the words outlive the moves of others', async () => {
      const table = await atPig([KAJA, BOT], { keep: () => FULL });
      await rollAndSave(table);
      await heard(table.referee.submit(table.match.prompts()[0]?.seat ?? 0, { type: 'roll' }));
      expect(table.state().notice).toBe(FULL.words);
    });
  });

  test('how the screen is shared is kept too', async () => {
    const keep = jest.fn();
    const { session, state } = await atPig([KAJA, NOOR], { keep, seating: 'pass' });
    session.setSharing('around');
    expect(state().seating).toBe('around');
    session.close();
    expect(keep).toHaveBeenCalledTimes(1);
    expect(session.sharing).toBe('around');
  });

  test('whoever leaves while a clock runs takes along what has run, with or without a move', async () => {
    const keep = jest.fn();
    const { session, referee } = await atPig([KAJA, BOT], { keep });
    session.flush();
    expect(keep).not.toHaveBeenCalled();
    jest.spyOn(referee, 'timeLeft').mockImplementation((seat) => (seat === CLOCK ? 5000 : undefined));
    session.flush();
    session.close();
    expect(keep).toHaveBeenCalledTimes(2);
  });

  describe('a match that was played before', () => {
    async function reopened() {
      const first = await atPig();
      await heard(first.session.play({ type: 'roll' }));
      return { first, ...(await place(pig, Match.load(pig.game, first.match.save()), [KAJA, BOT])) };
    }

    test('tells in its log what happened, when somebody wants to read it', async () => {
      const { session, state, first } = await reopened();
      const lines = () => linesFor(0, state().earlierLog, state().log).map(({ text }) => text);
      expect(lines()).toEqual([]);
      session.recallLog(0);
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      expect(lines()).toEqual(linesFor(0, {}, first.state().log).map(({ text }) => text));
      expect(lines().length).toBeGreaterThan(0);
    });

    test('knows what its last move brought about, when the table asks', async () => {
      const { session, state } = await reopened();
      expect(state().lastEvents).toBeUndefined();
      session.recallLastEvents();
      await jest.advanceTimersByTimeAsync(PATIENCE_MS);
      expect(state().lastEvents?.[0]?.type).toBe('rolled');
    });
  });
});

test('at this device the view has moved on by the time that play returns, and is stored soon after', () => {
  const keep = jest.fn();
  const { session, state } = sitDown(pig, newMatch(), [KAJA, BOT], { keep });
  void session.play({ type: 'roll' });
  expect(state().moveCount).toBe(1);
  expect(keep).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(keep).toHaveBeenCalledTimes(1);
});

test('what happens is said while it is told, and not before it is seen', async () => {
  const { session, state } = sitDown(pig, newMatch(), [KAJA, NOOR], { speed: () => 'normal' });
  session.feed.subscribe(async (_, beat) => {
    await beat.wait(1000);
    beat.arrive();
    await beat.wait(1000);
  });
  void session.play({ type: 'roll' });
  await jest.advanceTimersByTimeAsync(900);
  expect(state()).toMatchObject({ telling: true, saying: undefined, log: [] });
  await jest.advanceTimersByTimeAsync(200);
  expect(state()).toMatchObject({ telling: true, saying: expect.stringMatching(/^Kaja rolls \d/), log: [] });
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(state()).toMatchObject({ telling: false, saying: undefined });
  expect(state().log[0]?.text).toMatch(/^Kaja rolls \d/);
});

test('rules say “Player 2”, the table says who that is', () => {
  expect(withNames('Player 2 beats Player 1.', ['Kaja', 'Noor'])).toBe('Noor beats Kaja.');
  expect(withNames('Player 7 is not here.', ['Kaja'])).toBe('Player 7 is not here.');
});

test('a lesson lets only the expected move pass and goes on after it', () => {
  const teacher = new Teacher({
    id: 'l', title: 'L', options: {}, seed: 's', names: ['Kaja'], seat: 0,
    steps: [
      { kind: 'say', say: 'Hello.' },
      { kind: 'do', say: 'Roll.', expect: { type: 'roll' }, otherwise: 'Roll first.' },
      { kind: 'free', say: 'Play.' },
    ],
  });
  expect(teacher.refusal(0, { type: 'roll' })).toBeDefined();
  teacher.next();
  expect(teacher.refusal(0, { type: 'hold' })).toBe('Roll first.');
  expect(teacher.refusal(0, { type: 'roll' })).toBeUndefined();
  expect(teacher.botsWait).toBe(true);
  teacher.moved();
  expect(teacher.botsWait).toBe(false);
  expect(teacher.refusal(0, { type: 'hold' })).toBeUndefined();
});
