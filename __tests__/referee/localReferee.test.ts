import type { AnyBox } from '@/engine/box';
import { demand } from '@/engine/errors';
import { CLOCK, type Game, type Seat } from '@/engine/game';
import { Match } from '@/engine/match';
import { Replayer } from '@/engine/replayer';
import { atOnce } from '@/engine/slices';
import { pig } from '@/games/pig';
import { Film } from '@/referee/film';
import { LocalReferee } from '@/referee/localReferee';
import type { Standing, Step, Watcher } from '@/referee/referee';

interface Cellar {
  /** The seat's own number; hidden from the others. */
  secrets: number[];
  turn: number;
  /** What the clock showed at the newest move. */
  clock: number;
  rung: number;
}
type CellarMove = { type: 'write'; secret: number; t: number } | { type: 'reach'; seats: readonly Seat[]; t: number } | { type: 'ring'; t: number };

/** Seats write numbers nobody else may see, or reach out together; a bell rings a second after every move. */
const cellar: Game<Cellar, CellarMove> = {
  id: 'cellar',
  title: 'Cellar',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: () => ({ seats: 2 }),
  parseMove: (raw) => raw as CellarMove,
  setup: () => ({ secrets: [0, 0], turn: 0, clock: 0, rung: 0 }),
  prompts: ({ rung }) => (rung > 1 ? [] : [0, 1, CLOCK].map((seat) => ({ seat, kind: seat === CLOCK ? 'bell' : 'write', words: 'Write.' }))),
  moves: (_, seat) => (seat === CLOCK ? [{ type: 'ring', t: 0 }] : [{ type: 'write', secret: 1, t: 0 }]),
  play: (draft, seat, move, table) => {
    draft.turn += 1;
    draft.clock = move.t;
    if (move.type === 'ring') draft.rung += 1;
    if (move.type === 'write') draft.secrets[seat] = move.secret;
    table.emit({ type: move.type, ...(move.type === 'write' ? { to: [seat] } : {}) });
  },
  view: (state, seat) => ({ ...state, secrets: state.secrets.map((secret, owner) => (owner === seat ? secret : -1)) }),
  outcome: () => undefined,
  describe: () => undefined,
};

const FRAME = 16;
const bots = pig.bots as unknown as AnyBox['bots'];
const cellarBox = {
  game: cellar,
  bots,
  clock: () => ({ move: { type: 'ring', t: 0 }, afterMs: 1000 }),
  stopwatch: { run: () => 'night', reached: ({ clock }: Cellar) => clock, runs: ({ turn }: Cellar) => turn > 0, stamp: (move: CellarMove, t: number) => ({ ...move, t }) },
  sameMoment: {
    waits: (_: Cellar, __: Seat, { type }: CellarMove) => (type === 'reach' ? FRAME : 0),
    join: (_: Cellar, hands: readonly { seat: Seat }[]) => ({ seat: CLOCK, move: { type: 'reach', seats: hands.map(({ seat }) => seat), t: 0 }, of: hands.map(({ seat }) => seat) }),
  },
} as unknown as AnyBox;

function inCellar(without: Partial<AnyBox> = {}) {
  const box = { ...cellarBox, ...without };
  const match = Match.create(box.game, {}, 'cellar');
  return { match, referee: new LocalReferee({ box, match }) };
}

function atPig(options: object, table: { readonly endIsFinal?: boolean } = {}) {
  const match = Match.create(pig.game, options, 'referee');
  return { match, referee: new LocalReferee({ box: pig, match, ...table }) };
}

/** Keeps what it is told. */
function listener(): Watcher & { readonly steps: Step[]; readonly standings: Standing[] } {
  const steps: Step[] = [];
  const standings: Standing[] = [];
  return { steps, standings, onStep: (step) => steps.push(step), onStanding: (standing) => standings.push(standing) };
}

async function recalled(referee: LocalReferee, eyes: Seat, from: number, upTo: number) {
  const past = referee.recall(eyes, from, upTo);
  // A frame for the slices; the referee's own clock need not ring for it.
  await jest.advanceTimersByTimeAsync(100);
  return past;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what somebody is told', () => {
  test('comes before the verdict, with the events and where the match stands', async () => {
    const { referee } = atPig({ seats: 2, goal: 50 });
    const ears = listener();
    expect(referee.subscribe([0], ears).standing).toMatchObject({ moveCount: 0, prompts: [{ seat: 0 }], outcome: undefined, takeBack: undefined });
    const verdict = referee.submit(0, { type: 'roll' });
    expect(ears.steps).toHaveLength(1);
    expect(ears.steps[0]).toMatchObject({ by: 0, after: { moveCount: 1 } });
    expect(ears.steps[0]?.told(0)[0]?.event.type).toBe('rolled');
    expect(await verdict).toEqual({ ok: true });
  });

  test('is what these eyes may know, and no more', async () => {
    const { referee } = inCellar();
    const [writer, other] = [listener(), listener()];
    referee.subscribe([0, CLOCK], writer);
    referee.subscribe([1], other);
    await referee.submit(0, { type: 'write', secret: 7, t: 0 });
    expect(writer.steps[0]?.after.view(0)).toMatchObject({ secrets: [7, -1] });
    expect(writer.steps[0]?.told(0).map(({ event }) => event.type)).toEqual(['write']);
    expect(other.steps[0]?.after.view(1)).toMatchObject({ secrets: [-1, 0] });
    expect(other.steps[0]?.told(1)).toEqual([]);
    expect(() => other.steps[0]?.after.view(0)).toThrow(RangeError);
    expect(() => other.steps[0]?.told(0)).toThrow(RangeError);
  });

  test('comes in order to everybody, also what hearing it has caused', async () => {
    const { referee } = inCellar();
    const heard: string[] = [];
    const write = (secret: number) => void referee.submit(1, { type: 'write', secret, t: 0 });
    const note = (name: string) => ({ onStep: ({ after }: Step) => { heard.push(`${name} ${after.moveCount}`); if (name === 'first' && after.moveCount === 1) write(2); }, onStanding: () => undefined });
    referee.subscribe([0], note('first'));
    referee.subscribe([1], note('second'));
    write(1);
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  test('stops when the subscription ends', async () => {
    const { referee } = atPig({ seats: 1, goal: 50 });
    const ears = listener();
    referee.subscribe([0], ears).end();
    await referee.submit(0, { type: 'roll' });
    expect(ears.steps).toHaveLength(0);
  });

  test('can be asked again later', async () => {
    const { referee } = inCellar();
    await referee.submit(0, { type: 'write', secret: 7, t: 0 });
    await referee.submit(1, { type: 'write', secret: 8, t: 0 });
    expect(await recalled(referee, 1, 0, 2)).toMatchObject([{ move: 0, by: 0, told: [] }, { move: 1, by: 1, told: [{ event: { type: 'write' }, view: { secrets: [-1, 8] } }] }]);
  });

  test('plays the past again only when a frame has been drawn, one question after the other', async () => {
    const { match } = inCellar();
    for (let secret = 1; secret <= 40; secret++) match.play(secret % 2, { type: 'write', secret, t: 0 });
    const play = jest.fn(cellarBox.game.play);
    const game = { ...cellarBox.game, play };
    const referee = new LocalReferee({ box: { ...cellarBox, game, clock: () => undefined }, match: Match.load(game, match.save()) });
    // The last move may be taken back: opening the match has played it, and nothing else.
    expect(play.mock.calls.length).toBe(1);
    const last = referee.recall(0, 39, 40);
    const all = referee.recall(1, -1, 40);
    await jest.advanceTimersByTimeAsync(0);
    expect(play.mock.calls.length).toBe(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await last).toMatchObject([{ move: 39, by: 0, told: [{ event: { type: 'write' }, view: { secrets: [40, -1] } }] }]);
    expect((await all).map(({ move }) => move)).toEqual(Array.from({ length: 41 }, (_, i) => i - 1));
  });

});

describe('a refusal', () => {
  test.each([
    [0, { type: 'hold' }, 'PG-8', 'Roll at least once before you hold.'],
    [1, { type: 'roll' }, undefined, 'Seat 1 has nothing to decide now.'],
  ])('of seat %i comes in words, and nothing has happened', async (seat, move, rule, words) => {
    const { referee, match } = atPig({ seats: 2, goal: 50 });
    const ears = listener();
    referee.subscribe([0, 1], ears);
    expect(await referee.submit(seat, move)).toEqual({ ok: false, words, rule });
    expect(await referee.submit(seat, { type: 'cheat' })).toMatchObject({ ok: false, words: expect.stringContaining('not a move of Pig') });
    expect(ears.steps).toHaveLength(0);
    expect(match.moves).toHaveLength(0);
  });
});

describe('taking back', () => {
  async function held(table: { readonly endIsFinal?: boolean } = {}, headStart = [0, 0]) {
    const made = atPig({ seats: 2, goal: 50, headStart }, table);
    await made.referee.submit(0, { type: 'roll' });
    await made.referee.submit(0, { type: 'hold' });
    return made;
  }

  test('is for the seat that moved last, and everybody hears of it', async () => {
    const { referee, match } = await held();
    const ears = listener();
    expect(referee.subscribe([1], ears).standing.takeBack).toBe(0);
    expect(await referee.takeBack(1)).toMatchObject({ ok: false });
    expect(match.moves).toHaveLength(2);
    expect(await referee.takeBack(0)).toEqual({ ok: true });
    expect(match.moves).toHaveLength(1);
    expect(ears.standings).toMatchObject([{ moveCount: 1, takeBack: undefined }]);
    expect(await referee.takeBack(0)).toMatchObject({ ok: false, words: 'This cannot be taken back any more.' });
  });

  test('ends with the match where the end is final', async () => {
    const { referee, match } = await held({ endIsFinal: true }, [49, 0]);
    expect(match.outcome).toBeDefined();
    expect(referee.subscribe([0], listener()).standing.takeBack).toBeUndefined();
    expect(await referee.takeBack(0)).toMatchObject({ ok: false });
  });
});

describe('time', () => {
  test('rings by itself, and not while it is held', async () => {
    const { referee, match } = inCellar();
    await jest.advanceTimersByTimeAsync(600);
    const [one, another] = [referee.hold(), referee.hold()];
    await jest.advanceTimersByTimeAsync(5000);
    one();
    one();
    await jest.advanceTimersByTimeAsync(5000);
    expect(match.moves).toHaveLength(0);
    another();
    await jest.advanceTimersByTimeAsync(399);
    expect(match.moves).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(match.moves.map(({ seat }) => seat)).toEqual([CLOCK]);
  });

  test('rings at once where a box does not say when', async () => {
    const { match } = inCellar({ clock: undefined });
    await jest.advanceTimersByTimeAsync(0);
    expect(match.moves.length).toBeGreaterThan(0);
    expect(match.moves.every(({ seat }) => seat === CLOCK)).toBe(true);
  });

  test('rests where a lesson says so, until it is wound again', async () => {
    const box = cellarBox;
    const match = Match.create(box.game, {}, 'cellar');
    let rests = true;
    const referee = new LocalReferee({ box, match, clockRests: () => rests });
    await jest.advanceTimersByTimeAsync(5000);
    expect(match.moves).toHaveLength(0);
    rests = false;
    referee.wind();
    await jest.advanceTimersByTimeAsync(1000);
    expect(match.moves).toHaveLength(1);
  });

  test('is the referee’s: a move is stamped with what its clock shows, whatever the move says', async () => {
    const { referee, match } = inCellar({ clock: () => undefined });
    const times = () => match.moves.map(({ move }) => (move as CellarMove).t);
    await jest.advanceTimersByTimeAsync(700);
    await referee.submit(0, { type: 'write', secret: 1, t: 99_999 });
    // The first move starts the clock.
    expect(times()).toEqual([0]);
    await jest.advanceTimersByTimeAsync(250);
    expect(referee.clock()).toBe(250);
    await referee.submit(1, { type: 'write', secret: 1, t: 3 });
    const release = referee.hold();
    await jest.advanceTimersByTimeAsync(9000);
    release();
    await jest.advanceTimersByTimeAsync(50);
    await referee.submit(0, { type: 'write', secret: 1, t: 0 });
    expect(times()).toEqual([0, 250, 300]);
  });

  test('goes on from the newest move when a match is opened again', async () => {
    const { referee, match } = inCellar({ clock: () => undefined });
    await referee.submit(0, { type: 'write', secret: 1, t: 0 });
    await jest.advanceTimersByTimeAsync(400);
    await referee.submit(1, { type: 'write', secret: 1, t: 0 });
    await jest.advanceTimersByTimeAsync(60_000);
    const again = new LocalReferee({ box: { ...cellarBox, clock: () => undefined }, match: Match.load(cellarBox.game, match.save()) });
    await jest.advanceTimersByTimeAsync(5);
    expect(again.clock()).toBe(405);
  });
});

test('hands that reach out in one frame are one move, and each hears what became of it', async () => {
  const { referee, match } = inCellar({ clock: () => undefined });
  const reach = (seat: Seat) => referee.submit(seat, { type: 'reach', seats: [seat], t: 0 });
  const verdicts = [reach(1)];
  await jest.advanceTimersByTimeAsync(10);
  verdicts.push(reach(0), reach(1));
  expect(match.moves).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(6);
  expect(match.moves).toMatchObject([{ seat: CLOCK, move: { seats: [1, 0] } }]);
  expect(await Promise.all(verdicts)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const late = reach(0);
  await jest.advanceTimersByTimeAsync(FRAME);
  expect(match.moves[1]).toMatchObject({ seat: CLOCK, move: { seats: [0] } });
  expect(await late).toEqual({ ok: true });
});

test('a film shows these eyes no more than they may know, and everything to nobody’s', async () => {
  const { referee, match } = inCellar({ clock: () => undefined });
  await referee.submit(0, { type: 'write', secret: 7, t: 0 });
  const seen = (eyes: Seat | undefined) => new Film(cellarBox, Replayer.ofMatch(match), eyes);
  expect(seen(1).view(1)).toMatchObject({ secrets: [-1, 0] });
  expect(seen(1).told(0)).toEqual([]);
  expect(seen(1).events(0)).toEqual([]);
  expect(seen(undefined).view(1)).toMatchObject({ secrets: [7, 0] });
  expect(atOnce(seen(undefined).past(-1, 1))).toMatchObject([{ move: -1, by: CLOCK, told: [] }, { move: 0, by: 0, told: [{ event: { type: 'write' } }] }]);
});

test('a film knows how long it is, who was asked what, how it ended, what the clock showed and how long a move took', async () => {
  const { referee, match } = inCellar({ clock: () => undefined });
  await referee.submit(0, { type: 'write', secret: 7, t: 0 });
  await jest.advanceTimersByTimeAsync(250);
  await referee.submit(1, { type: 'write', secret: 8, t: 0 });
  const film = new Film(cellarBox, Replayer.ofMatch(match), undefined);
  expect(film.length).toBe(2);
  expect([0, 1, 2].map((after) => film.clock(after))).toEqual([0, 0, 250]);
  expect([film.by(-1), film.by(0), film.by(1)]).toEqual([CLOCK, 0, 1]);
  expect(film.events(-1)).toEqual([]);
  const gapOf = (before: unknown, move: unknown) => (move as CellarMove).t - (before as Cellar).clock;
  expect([film.gap(0, gapOf), film.gap(1, gapOf), film.gap(2, gapOf)]).toEqual([0, 250, undefined]);
});

test('a film of a match that is over ends with its outcome and asks nobody any more', async () => {
  const { referee, match } = atPig({ seats: 2, goal: 50, headStart: [49, 0] });
  await referee.submit(0, { type: 'roll' });
  await referee.submit(0, { type: 'hold' });
  const film = new Film(pig as unknown as AnyBox, Replayer.ofMatch(match), undefined);
  expect([film.outcome(0), film.outcome(1), film.outcome(2)?.places]).toEqual([undefined, undefined, [1, 2]]);
  expect([film.prompts(1).map(({ seat }) => seat), film.prompts(2)]).toEqual([[0], []]);
  expect(film.clock(2)).toBe(0);
});

describe('a plan of the clock', () => {
  const atTable = (box: AnyBox) => {
    const match = Match.create(box.game, {}, 'cellar');
    return { match, referee: new LocalReferee({ box, match }) };
  };
  const playing = (allowed: (state: Cellar, seat: Seat, move: CellarMove) => boolean): AnyBox['game'] => ({
    ...cellarBox.game,
    play: (draft, seat, move, table) => {
      demand(allowed(draft as Cellar, seat, move as CellarMove), 'C-1', 'Not so.');
      cellarBox.game.play(draft, seat, move, table);
    },
  });

  test('is made of what the clock is asked, and anew where others have overtaken it', async () => {
    const plans: unknown[] = [];
    const game = playing(({ turn }, seat) => seat !== CLOCK || turn > 1);
    const { match, referee } = atTable({ ...cellarBox, game, clock: (state, { seat, kind }) => {
      plans.push([seat, kind, (state as Cellar).turn]);
      return { move: { type: 'ring', t: 0 }, afterMs: 1000 };
    } });
    await referee.submit(0, { type: 'write', secret: 1, t: 0 });
    await jest.advanceTimersByTimeAsync(1000);
    expect([match.moves.length, plans]).toEqual([1, [[CLOCK, 'bell', 0], [CLOCK, 'bell', 1]]]);
    await referee.submit(0, { type: 'write', secret: 1, t: 0 });
    await jest.advanceTimersByTimeAsync(1000);
    expect(match.moves.map(({ seat }) => seat)).toEqual([0, 0, CLOCK]);
  });

  test('that was wrong gives way to the first thing that is legal', async () => {
    const game = { ...playing((_, __, { t }) => t > 1), moves: () => [1, 2, 3].map((t) => ({ type: 'ring', t })) };
    const { match } = atTable({ ...cellarBox, game, stopwatch: undefined, clock: (state) => ((state as Cellar).turn > 0 ? undefined : { move: { type: 'ring', t: 0 }, afterMs: 1000 }) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(match.moves).toMatchObject([{ seat: CLOCK, move: { t: 2 } }]);
  });
});
