import type { AnyBox, ClockPlan } from '@/engine/box';
import { CLOCK, type Game } from '@/engine/game';
import { Match } from '@/engine/match';
import type { SeatPlayer, Seating } from '@/store/seats';
import type { AnyGameTable } from '@/table/contract';

import { BOT, KAJA, NOOR, sitDown } from './sitDown';

interface Rush {
  taps: number[];
  bellsRung: number;
  running: boolean;
}
type RushMove = { type: 'tap' } | { type: 'bell' };

const WHOLE_GAME_MS = 1000;
const BELLS = 2;
const PACE_MS = 200;

/** Everybody taps as fast as they like until the bell has rung twice. */
const rush: Game<Rush, RushMove> = {
  id: 'rush',
  title: 'Rush',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: () => ({ seats: 2 }),
  parseMove: (raw) => raw as RushMove,
  setup: () => ({ taps: [0, 0], bellsRung: 0, running: true }),
  prompts: ({ running }) =>
    running ? [0, 1, CLOCK].map((seat) => ({ seat, kind: seat === CLOCK ? 'bell' : 'tap', words: 'Go!' })) : [],
  moves: (_, seat) => [{ type: seat === CLOCK ? 'bell' : 'tap' }],
  play: (draft, seat, move, table) => {
    if (move.type === 'bell') {
      draft.bellsRung += 1;
      draft.running = draft.bellsRung < BELLS;
    } else {
      draft.taps[seat] = (draft.taps[seat] ?? 0) + 1;
    }
    table.emit({ type: move.type });
  },
  view: (state) => state,
  outcome: () => undefined,
  describe: () => undefined,
};

const bot = {
  id: 'drummer',
  *think() {
    yield;
    return { type: 'tap' };
  },
  pace: () => PACE_MS,
};

const clock = jest.fn((): ClockPlan<unknown> | undefined => ({ move: { type: 'bell' }, afterMs: WHOLE_GAME_MS }));
const box = { game: rush, bots: { easy: bot, medium: bot, hard: bot }, clock } as unknown as AnyBox;
const LIVE_TABLE: AnyGameTable = { Board: () => null, live: () => true };

function rushAt(players: readonly SeatPlayer[], seating: Seating = 'solo') {
  const table = sitDown(box, Match.create(box.game, {}, 'rush'), players, { seating, speed: () => 'slow' });
  table.session.open(LIVE_TABLE);
  return { ...table, now: () => table.match.state as Rush, shown: () => table.state().view as Rush };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  clock.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the clock', () => {
  test('rings once after its time, however much is played meanwhile', async () => {
    const { session, now } = rushAt([KAJA, NOOR], 'around');
    for (let tap = 0; tap < 9; tap++) {
      await pass(100);
      expect(await session.playAs(tap % 2, { type: 'tap' })).toBe(true);
    }
    expect(now().bellsRung).toBe(0);
    await pass(WHOLE_GAME_MS - 900 - 1);
    expect(now().bellsRung).toBe(0);
    await pass(1);
    expect(now()).toMatchObject({ bellsRung: 1, taps: [5, 4] });
    expect(clock).toHaveBeenCalledTimes(2);
    await pass(WHOLE_GAME_MS);
    expect(now()).toMatchObject({ bellsRung: 2, running: false });
    await pass(10 * WHOLE_GAME_MS);
    expect(now().bellsRung).toBe(2);
  });

  test('stands still while anything covers the table', async () => {
    const { session, now } = rushAt([KAJA, NOOR], 'around');
    await pass(600);
    const closeMenu = session.pause('menu');
    const closeRules = session.pause('rules');
    await pass(5000);
    closeMenu();
    await pass(5000);
    expect(now().bellsRung).toBe(0);
    expect(session.clock()).toBe(600);
    closeRules();
    await pass(399);
    expect(now().bellsRung).toBe(0);
    await pass(1);
    expect(now().bellsRung).toBe(1);
  });

  test('is not wound while it does not run, and asked again after the next move', async () => {
    clock.mockReturnValueOnce(undefined);
    const { session, now } = rushAt([KAJA, NOOR], 'around');
    await pass(5 * WHOLE_GAME_MS);
    expect(now().bellsRung).toBe(0);
    await session.playAs(0, { type: 'tap' });
    await pass(WHOLE_GAME_MS);
    expect(now().bellsRung).toBe(1);
  });

  test('does not ring at a table that was left', async () => {
    const { session, now } = rushAt([KAJA, NOOR], 'around');
    session.close();
    await pass(5 * WHOLE_GAME_MS);
    expect(now().bellsRung).toBe(0);
  });
});

describe('hands at once', () => {
  test('every bot plays at its own pace while others play', async () => {
    const { session, now } = rushAt([BOT, BOT]);
    await pass(WHOLE_GAME_MS - 1);
    const { taps } = now();
    // A thought takes a frame or two besides the pace.
    expect(taps[0]).toBeGreaterThanOrEqual(3);
    expect(taps[0]).toBeLessThanOrEqual(WHOLE_GAME_MS / PACE_MS);
    expect(taps[1]).toBe(taps[0]);
    session.close();
  });

  test('a bot’s hand rests behind a menu', async () => {
    const { session, now } = rushAt([KAJA, BOT]);
    session.pause('menu');
    await pass(5000);
    expect(now().taps).toEqual([0, 0]);
  });

  test('the screen always shows the newest state, although the telling takes long', async () => {
    const { session, now, shown } = rushAt([KAJA, NOOR], 'around');
    const told: string[] = [];
    session.feed.subscribe(async ({ type }, beat) => {
      await beat.wait(3000);
      told.push(type);
    });
    for (const seat of [0, 1, 0]) {
      const verdict = session.playAs(seat, { type: 'tap' });
      expect(shown()).toEqual(now());
      expect(await verdict).toBe(true);
    }
    expect(shown().taps).toEqual([2, 1]);
    expect(session.store.getState()).toMatchObject({ telling: false, prompts: [{ seat: 0 }, { seat: 1 }, { seat: CLOCK }] });
    expect([...session.legal(0)]).toEqual([{ type: 'tap' }]);
    expect(told).toEqual([]);
    session.close();
  });
});
