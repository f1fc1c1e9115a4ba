import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import { BASIC_IDS, type AbilityId } from '@/games/roll-and-fight/content/abilities';
import type { Event } from '@/games/roll-and-fight/rules/events';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import type { Options, State } from '@/games/roll-and-fight/rules/state';
import { clockPlan } from '@/games/roll-and-fight/rules/rolling/clockPlan';
import { Fingers, type FingerHandlers, type Touched } from '@/games/roll-and-fight/table/rolling/fingers';
import { woundsToPickUp } from '@/games/roll-and-fight/table/rolling/hand';
import { placeAt, placeSeats, toLocal } from '@/games/roll-and-fight/table/rolling/places';
import { targetAt, trayLayout } from '@/games/roll-and-fight/table/rolling/trayLayout';
import type { Point, Rect } from '@/table/board/fit';
import { me, rolling } from './table';

const TABLET = { width: 820, height: 960 };
const SMALL_PHONE = { width: 360, height: 446 };
const FULL_BOARD: readonly AbilityId[] = [...BASIC_IDS, 'reverseBlade', 'wildStrike', 'parry', 'swordKata'];
const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
const nowhere = (): undefined => undefined;

describe('places', () => {
  test.each([1, 2, 3, 4])('%i trays never overlap and stay on the screen', (players) => {
    const places = placeSeats(TABLET, Array.from({ length: players }, (_, seat) => seat));
    for (const a of places) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= TABLET.width && a.y + a.height <= TABLET.height).toBe(true);
      for (const b of places) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(a === b || apart).toBe(true);
      }
    }
  });

  test('two players face each other: the same corner of the tray is the opposite corner of the screen', () => {
    const [near, far] = placeSeats(TABLET, [0, 1]);
    if (!near || !far) throw new Error('two trays are missing');
    expect(near.turned).toBe(false);
    expect(far.turned).toBe(true);
    expect(toLocal(near, { x: near.x, y: near.y })).toEqual({ x: 0, y: 0 });
    expect(toLocal(far, { x: far.x + far.width, y: far.y + far.height })).toEqual({ x: 0, y: 0 });
  });

  test('the strip of the supply belongs to nobody', () => {
    expect(placeAt(placeSeats(TABLET, [0, 1]), middle({ x: 0, y: 0, ...TABLET }))).toBeUndefined();
  });
});

describe('tray layout', () => {
  test.each([['small phone', SMALL_PHONE], ['half a tablet', { width: 820, height: 456 }], ['half a phone', { width: 360, height: 260 }]] as const)(
    'on a %s everything is within the tray and large enough for a finger',
    (_name, size) => {
      const { abilities, felt, health, refill, roll, stop, supply } = trayLayout(size, { abilities: FULL_BOARD });
      for (const rect of [...abilities, felt, health, refill, roll, stop, supply]) {
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(size.width);
        expect(rect.y + rect.height).toBeLessThanOrEqual(size.height);
        expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(size.height < 300 ? 40 : 44);
      }
    },
  );

  test.each([[360, 195], [360, 215], [360, 260]])('on half a phone of %i by %i a full board has cards as wide as a word, and the dice keep their place', (width, height) => {
    const { abilities, felt } = trayLayout({ width, height }, { abilities: FULL_BOARD });
    for (const card of abilities) expect(card.width).toBeGreaterThanOrEqual(53);
    expect(felt.width).toBeGreaterThanOrEqual(100);
  });

  test('on half a low phone five abilities stand in two rows of equal use, wide enough for a name in one line', () => {
    const { abilities, felt } = trayLayout({ width: 360, height: 158 }, { abilities: [...BASIC_IDS, 'wildStrike'] });
    expect(abilities.map(({ y }) => y === abilities[0]?.y)).toEqual([true, true, true, false, false]);
    for (const card of abilities) expect(card.width).toBeGreaterThanOrEqual(70);
    expect(felt.width).toBeGreaterThanOrEqual(100);
  });

  test.each([['upright', { width: 820, height: 984 }], ['lying', { width: 800, height: 820 }]] as const)('four trays around an %s tablet have felts for large dice and cards for a finger, also with a full board', (_name, room) => {
    for (const abilities of [BASIC_IDS, FULL_BOARD]) {
      for (const place of placeSeats(room, [0, 1, 2, 3])) {
        const { felt, abilities: cards, health, roll } = trayLayout(place, { abilities });
        expect(Math.min(felt.width, felt.height)).toBeGreaterThanOrEqual(150);
        expect(felt.width * felt.height).toBeGreaterThanOrEqual(45_000);
        for (const card of cards) expect(Math.min(card.width, card.height)).toBeGreaterThanOrEqual(70);
        for (const other of [...cards, health, roll]) {
          const apart = other.x + other.width <= felt.x || felt.x + felt.width <= other.x || other.y + other.height <= felt.y || felt.y + felt.height <= other.y;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test('abilities that never take dice give way where there is no room for them', () => {
    const cards = (width: number, height: number) => trayLayout({ width, height }, { abilities: BASIC_IDS, quiet: ['kenjutsu', 'followingThrough', 'exploitWeakness'] }).abilities.length;
    expect(cards(390, 620)).toBe(BASIC_IDS.length + 3);
    expect(cards(360, 200)).toBe(BASIC_IDS.length);
  });

  test('a finger finds abilities, dice and felt', () => {
    const layout = trayLayout(SMALL_PHONE, { abilities: FULL_BOARD, peeks: true });
    const [dash] = layout.abilities;
    if (!dash) throw new Error('no abilities');
    expect(targetAt(layout, middle(dash), nowhere)).toEqual({ kind: 'ability', ability: 'dash' });
    expect(targetAt(layout, middle(layout.felt), nowhere)).toEqual({ kind: 'felt' });
    expect(targetAt(layout, middle(layout.felt), () => 7)).toEqual({ kind: 'die', die: 7 });
    expect(targetAt(layout, middle(layout.stop), nowhere)).toEqual({ kind: 'stop' });
  });
});

describe('fingers', () => {
  /** The left half is seat 0, the right half seat 1; what lies there is told by the height. */
  const KINDS = ['felt', 'health', 'stop'] as const;
  function hands(): { readonly fingers: Fingers; readonly said: string[] } {
    const said: string[] = [];
    const touched = ({ x, y }: Point): Touched => ({ seat: x < 100 ? 0 : 1, target: y >= 300 ? { kind: 'die', die: 5 } : { kind: KINDS[Math.floor(y / 100)] ?? 'felt' } });
    const handlers: FingerHandlers = {
      touched,
      tap: ({ seat, target }) => said.push(`${seat} taps ${target.kind}`),
      drop: (seat, die, onto) => said.push(`${seat} drops ${die} on ${onto?.kind ?? 'nothing'}`),
      rest: ({ seat, target }) => said.push(`${seat} rests on ${target.kind}`),
      rattle: () => undefined,
      throwDice: (seat) => said.push(`${seat} throws`),
      carry: () => undefined,
    };
    const fingers = new Fingers();
    fingers.listen(handlers);
    return { fingers, said };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('RF-61 two players throw at the same time, each with an own finger', () => {
    const { fingers, said } = hands();
    fingers.start({ id: 1, x: 10, y: 10 });
    fingers.start({ id: 2, x: 150, y: 10 });
    fingers.end({ id: 2, x: 150, y: 10 });
    fingers.end({ id: 1, x: 10, y: 10 });
    expect(said).toEqual(['1 throws', '0 throws']);
  });

  test('a die is carried onto the Health track, but never onto somebody else’s', () => {
    const { fingers, said } = hands();
    for (const [id, x] of [[1, 20], [2, 180]] as const) {
      fingers.start({ id, x: 10, y: 310 });
      fingers.move({ id, x, y: 150 });
      fingers.end({ id, x, y: 150 });
    }
    expect(said).toEqual(['0 drops 5 on health', '0 drops 5 on nothing']);
  });

  test('a short touch is a tap, a long one rests and is no tap any more', () => {
    const { fingers, said } = hands();
    fingers.start({ id: 1, x: 10, y: 210 });
    fingers.end({ id: 1, x: 10, y: 210 });
    fingers.start({ id: 1, x: 10, y: 210 });
    jest.advanceTimersByTime(700);
    fingers.end({ id: 1, x: 10, y: 210 });
    expect(said).toEqual(['0 taps stop', '0 rests on stop']);
  });

  test('a finger that the system takes away does nothing', () => {
    const { fingers, said } = hands();
    fingers.start({ id: 1, x: 10, y: 10 });
    fingers.cancel({ id: 1, x: 10, y: 10 });
    fingers.end({ id: 1, x: 10, y: 10 });
    expect(said).toEqual([]);
  });
});

describe('clock', () => {
  const rolling = (options: object): Match<State, Move, Options, Event> => {
    const match = Match.create(rollAndFight.game, options, 'clock');
    match.state.players.forEach((_, seat) => match.play(seat, { type: 'chooseSide', side: 'A' }));
    match.state.players.forEach((_, seat) => match.play(seat, { type: 'ready' }));
    return match;
  };
  const roll = { type: 'roll', t: 0, dice: [0, 1, 2, 3] } as const;

  test('RF-205 alone the timer starts with the first roll and ends with a tick', () => {
    const match = rolling({ seats: 1, timeLevel: 'hard' });
    expect(clockPlan(match.state)).toBeUndefined();
    match.play(0, roll);
    expect(clockPlan(match.state)).toEqual({ move: { type: 'tick', t: 25_000 }, afterMs: 25_000 });
    match.play(0, { ...roll, t: 4000 });
    expect(clockPlan(match.state)).toEqual({ move: { type: 'tick', t: 25_000 }, afterMs: 21_000 });
    match.play(CLOCK, { type: 'tick', t: 25_000 });
    expect(match.state.rolling.locked).toBe(true);
    expect(clockPlan(match.state)).toBeUndefined();
  });

  test('RF-214 in equal shares each seat has a timer of its own', () => {
    const match = rolling({ seats: 2, rollingMode: 'equalShare' });
    const rollBy = (seat: number, t: number) => match.play(seat, { type: 'roll', t, dice: match.state.players[seat]?.pool.map(({ id }) => id) ?? [] });
    rollBy(0, 0);
    expect(clockPlan(match.state)).toEqual({ move: { type: 'tick', t: 45_000 }, afterMs: 45_000 });
    match.play(0, { type: 'stop', t: 30_000 });
    expect(clockPlan(match.state)).toBeUndefined();
    rollBy(1, 0);
    expect(clockPlan(match.state)).toEqual({ move: { type: 'tick', t: 45_000 }, afterMs: 45_000 });
  });

  test('RF-215 counted throws and shared dice know no timer', () => {
    for (const options of [{ seats: 1, rollingMode: 'throwBudget' }, { seats: 2 }]) {
      const match = rolling(options);
      match.play(0, roll);
      expect(clockPlan(match.state)).toBeUndefined();
    }
  });
});

test('wounds come along with what is laid, but for those left lying', () => {
  const table = rolling({}, 'WKWW');
  const [first, , , last] = me(table).pool;
  expect(woundsToPickUp(me(table), []).map(({ id }) => id)).toEqual([0, 2, 3]);
  expect(woundsToPickUp(me(table), [first?.id ?? -1, last?.id ?? -1]).map(({ id }) => id)).toEqual([2]);
});
