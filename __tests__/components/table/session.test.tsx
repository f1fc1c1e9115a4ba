import { Match } from '@/engine/match';
import { pig } from '@/games/pig';
import type { SeatPlayer } from '@/store/seats';
import type { AnyGameTable } from '@/table/contract';
import { Guide } from '@/table/learn/guide';
import { withNames } from '@/table/session/logLines';
import { Session } from '@/table/session/session';
import type { SessionSetup } from '@/table/session/sessionState';

const PERSON: SeatPlayer = { name: 'Kaja', plays: 'person' };
const BOT: SeatPlayer = { name: 'Ash', plays: 'easy' };
const TABLE: AnyGameTable = { Board: () => null };

function sitDown(changes: Partial<SessionSetup> = {}) {
  const { keep = jest.fn(), ...others } = changes;
  const session = new Session({
    box: pig,
    match: Match.create(pig.game, { seats: 2, goal: 50 }, 'session-test'),
    players: [PERSON, BOT],
    seating: 'solo',
    speed: () => 'instant',
    keep,
    ...others,
  });
  return { session, keep, state: () => session.store.getState() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a move is played, told and shown', () => {
  const { session, state } = sitDown();
  expect(session.play({ type: 'roll' })).toBe(true);
  expect(state().moveCount).toBe(1);
  expect(state().log[0]?.text).toMatch(/^Kaja rolls \d/);
  expect(session.lastEvents()[0]?.type).toBe('rolled');
});

test('a refusal keeps everything as it was and gives the rule', () => {
  const { session, state } = sitDown();
  expect(session.play({ type: 'hold' })).toBe(false);
  expect(state().rebuff).toMatchObject({ rule: 'PG-8', words: 'Roll at least once before you hold.' });
  expect(state().moveCount).toBe(0);
});

test('input that is no move at all is refused in words', () => {
  const { session, state } = sitDown();
  expect(session.play({ type: 'cheat' })).toBe(false);
  expect(state().rebuff?.words).toContain('not a move of Pig');
});

test('nobody plays for a bot', () => {
  const { session, state } = sitDown();
  expect(session.playAs(1, { type: 'roll' })).toBe(false);
  expect(state().rebuff?.words).toContain('Ash');
});

test('bots act by themselves once the table is there, until a person is asked', async () => {
  const { session, state } = sitDown({ players: [BOT, PERSON] });
  const close = session.open(TABLE);
  await jest.advanceTimersByTimeAsync(5000);
  expect(state().looking.acting).toBe(1);
  expect(session.match.moves.length).toBeGreaterThan(0);
  expect(session.match.moves.every(({ seat }) => seat === 0)).toBe(true);
  close();
});

test('a closed table lets no bot act any more', async () => {
  const { session } = sitDown({ players: [BOT, PERSON] });
  session.open(TABLE)();
  await jest.advanceTimersByTimeAsync(5000);
  expect(session.match.moves).toHaveLength(0);
});

describe('the last move', () => {
  const atTheGoal = () => {
    const match = Match.create(pig.game, { seats: 1, goal: 50, headStart: [48] }, 'session-test');
    return sitDown({ match, players: [PERSON] });
  };
  /** Rolls until there is something to hold, and wins with it. */
  const win = ({ session, state }: ReturnType<typeof sitDown>) => {
    while (session.match.prompts()[0]?.kind === 'roll') session.play({ type: 'roll' });
    session.play({ type: 'hold' });
    expect(state().outcome?.won).toBe(true);
  };

  test('of a match may be taken back like any other', () => {
    const table = atTheGoal();
    win(table);
    expect(table.state().canUndo).toBe(true);
    expect(table.session.undo()).toBe(true);
    expect(table.state().outcome).toBeUndefined();
  });

  test('is final where the end goes on record', () => {
    const { session } = atTheGoal();
    const table = sitDown({ match: session.match, players: [PERSON], endIsFinal: true });
    win(table);
    expect(table.state().canUndo).toBe(false);
    expect(table.session.undo()).toBe(false);
    expect(table.session.match.outcome?.won).toBe(true);
  });
});

test('every move is kept, at the latest when the table is left', () => {
  const { session, keep } = sitDown();
  session.play({ type: 'roll' });
  expect(keep).not.toHaveBeenCalled();
  session.close();
  expect(keep).toHaveBeenCalledTimes(1);
});

describe('when storage is full', () => {
  const FULL = { ok: false, words: 'There is no room left on this device.' } as const;
  const rollAndSave = (session: Session) => {
    session.attempt(session.match.prompts()[0]?.seat ?? 0, { type: 'roll' });
    jest.advanceTimersByTime(1000);
  };

  test('it is said once, play goes on, and every move tries again', () => {
    const { session, keep, state } = sitDown({ keep: jest.fn(() => FULL) });
    rollAndSave(session);
    expect(state().notice).toBe(FULL.words);
    session.forgetNotice();
    rollAndSave(session);
    expect(state()).toMatchObject({ notice: undefined, moveCount: 2 });
    expect(keep).toHaveBeenCalledTimes(2);
  });

  test('it is said again when it happens again after a success', () => {
    const keep = jest.fn().mockReturnValueOnce(FULL).mockReturnValueOnce({ ok: true }).mockReturnValue(FULL);
    const { session, state } = sitDown({ keep });
    for (const notice of [FULL.words, undefined, FULL.words]) {
      session.forgetNotice();
      rollAndSave(session);
      expect(state().notice).toBe(notice);
    }
  });

  test('the words outlive the moves of others', () => {
    const { session, state } = sitDown({ keep: () => FULL });
    rollAndSave(session);
    session.attempt(session.match.prompts()[0]?.seat ?? 0, { type: 'roll' });
    expect(state().notice).toBe(FULL.words);
  });
});

test('how the screen is shared is kept too', () => {
  const { session, keep, state } = sitDown({ players: [PERSON, { name: 'Noor', plays: 'person' }], seating: 'pass' });
  session.setSharing('around');
  expect(state().seating).toBe('around');
  session.close();
  expect(keep).toHaveBeenCalledTimes(1);
  expect(session.sharing).toBe('around');
});

test('the log of a loaded match tells what happened before', () => {
  const first = sitDown();
  first.session.play({ type: 'roll' });
  const match = Match.load(pig.game, first.session.match.save());
  const { session, state } = sitDown({ match });
  expect(state().log).toHaveLength(0);
  expect(session.readLog(state().log, 0).map(({ text }) => text)).toEqual(first.state().log.filter(({ reader }) => reader === 0).map(({ text }) => text));
});

test('rules say “Player 2”, the table says who that is', () => {
  expect(withNames('Player 2 beats Player 1.', ['Kaja', 'Noor'])).toBe('Noor beats Kaja.');
  expect(withNames('Player 7 is not here.', ['Kaja'])).toBe('Player 7 is not here.');
});

test('a lesson lets only the expected move pass and goes on after it', () => {
  const guide = new Guide({
    id: 'l', title: 'L', options: {}, seed: 's', names: ['Kaja'], seat: 0,
    steps: [
      { kind: 'say', say: 'Hello.' },
      { kind: 'do', say: 'Roll.', expect: { type: 'roll' }, otherwise: 'Roll first.' },
      { kind: 'free', say: 'Play.' },
    ],
  });
  expect(guide.turnDown(0, { type: 'roll' })).toBeDefined();
  guide.next();
  expect(guide.turnDown(0, { type: 'hold' })).toBe('Roll first.');
  expect(guide.turnDown(0, { type: 'roll' })).toBeUndefined();
  expect(guide.botsWait).toBe(true);
  guide.moved();
  expect(guide.botsWait).toBe(false);
  expect(guide.turnDown(0, { type: 'hold' })).toBeUndefined();
});
