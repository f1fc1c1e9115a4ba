import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { flightsOf } from '@/games/roll-and-fight/table/rolling/Flights';
import { differentSets } from '@/games/roll-and-fight/table/rolling/hand';
import { Calls, passed } from '@/games/roll-and-fight/table/rolling/Calls';
import { SetChooser } from '@/games/roll-and-fight/table/rolling/SetChooser';
import { dieWords, trayDie } from '@/games/roll-and-fight/table/rolling/SeatTray';
import { useGetReady } from '@/games/roll-and-fight/table/rolling/useGetReady';
import { useHands } from '@/games/roll-and-fight/table/rolling/useHands';
import { usePreferences } from '@/games/roll-and-fight/table/preferences';
import { ReplayProjector } from '@/table/replay/projector';
import type { AnyBox } from '@/engine/box';
import type { AnyMatch } from '@/engine/match';
import { Replayer } from '@/engine/replayer';
import { rollAndFight } from '@/games/roll-and-fight';
import { Film } from '@/referee/film';
import rollAndFightTable from '@/games/roll-and-fight/table';
import { rolling, setPool } from '@tests/games/roll-and-fight/table';
import { show } from '@tests/components/shelf/show';

import { SHARED, atTable, cover, pass, race, takes } from './race';

jest.mock('@/feel', () => ({ feel: jest.fn() }));
// Neither speaker nor microphone in a test.
jest.mock('expo-audio', () => ({}));

beforeEach(() => {
  jest.useFakeTimers();
  usePreferences.setState({ byHand: [] });
});
afterEach(() => jest.useRealTimers());

const TWO_RUNNERS_EACH = 'race72';

/** Two players whose first throws both hold a Dash. */
async function bothMayDash() {
  const { match, session } = race({ seats: 2, rollSettleMs: 0 }, TWO_RUNNERS_EACH);
  const hands = atTable(session, useHands);
  await pass(100);
  hands.do(({ roll }) => [0, 1].forEach((seat) => roll(seat)));
  await pass(100);
  return { match, hands };
}

describe('the supply', () => {
  test('RF-102 two fingers on the supply at once: the clock deals to both in turn, the priority seat first', async () => {
    usePreferences.setState({ byHand: [0, 1] });
    const { match, hands } = await bothMayDash();
    hands.do(({ assign }) => [0, 1].forEach((seat) => assign(seat, 'dash')));
    await pass(50);
    expect(match.state.players.map(({ pool }) => pool.length)).toEqual([2, 2]);
    hands.do(({ take }) => [1, 0].forEach((seat) => take(seat)));
    await pass(50);
    expect(takes(match)).toEqual([[SHARED, [0, 1]]]);
    const [first = [], second = []] = match.state.players.map(({ pool }) => pool.slice(2).map(({ id }) => id));
    expect(first).toEqual([(first[0] ?? 0), (first[0] ?? 0) + 2]);
    expect(second).toEqual([(first[0] ?? 0) + 1, (first[0] ?? 0) + 3]);
  });

  test('RF-214 in equal shares the supply of each seat closes 45 seconds after its own first roll', async () => {
    const { match, session } = race({ seats: 2, rollSettleMs: 0, rollingMode: 'equalShare' });
    const hands = atTable(session, useHands);
    const ticks = () => match.moves.filter(({ seat, move }) => seat === SHARED && move.type === 'tick').length;
    const firstRoll = async (seat: number) => {
      await pass(2000);
      hands.do(({ roll }) => roll(seat));
    };
    await firstRoll(0);
    await pass(30_000);
    hands.do(({ stop }) => stop(0));
    await firstRoll(1);
    await pass(44_900);
    expect([match.state.rolling.turn, match.state.rolling.locked, ticks()]).toEqual([1, false, 0]);
    await pass(200);
    expect([match.state.rolling.turn, match.state.rolling.locked, ticks()]).toEqual([1, true, 1]);
  });

  test('RF-98 a finger that comes a frame later takes for itself', async () => {
    usePreferences.setState({ byHand: [0, 1] });
    const { match, hands } = await bothMayDash();
    hands.do(({ assign }) => [0, 1].forEach((seat) => assign(seat, 'dash')));
    await pass(50);
    hands.do(({ take }) => take(1));
    await pass(40);
    hands.do(({ take }) => take(0));
    await pass(40);
    expect(takes(match)).toEqual([[1, [1]], [0, [0]]]);
  });

  test('RF-104 the app refills a quarter of a second after a set, unless the player wants to do it', async () => {
    usePreferences.setState({ byHand: [1] });
    const { match, hands } = await bothMayDash();
    hands.do(({ assign }) => [0, 1].forEach((seat) => assign(seat, 'dash')));
    await pass(200);
    expect(takes(match)).toEqual([]);
    await pass(200);
    expect(takes(match)).toEqual([[0, [0]]]);
    await pass(2000);
    expect(match.state.players[1]?.pool).toHaveLength(2);
  });

  test('RF-71 no move of a race is taken back', async () => {
    const { match, hands } = await bothMayDash();
    hands.do(({ assign }) => assign(0, 'dash'));
    await pass(50);
    expect(match.state.players[0]?.sets).toHaveLength(1);
    expect(match.canUndo).toBe(false);
  });

  test('RF-102 dice of one grab fly alternately', () => {
    expect(flightsOf([{ seat: 1, dice: [4, 6] }, { seat: 0, dice: [5, 7] }]).map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
  });
});

describe('get ready', () => {
  test('RF-99 a race begins after three seconds in which no time passes', async () => {
    const { session } = race({ seats: 2 });
    const ready = atTable(session, useGetReady);
    const begun = session.clock();
    expect(ready.now()).toBe(3);
    await pass(2900);
    expect(ready.now()).toBe(1);
    expect(session.clock()).toBe(begun);
    await pass(200);
    expect(ready.now()).toBe(0);
    await pass(500);
    expect(session.clock()).toBeGreaterThan(begun + 400);
  });

  test('RF-106 a covered clock goes on after another countdown', async () => {
    const { session } = race({ seats: 1 });
    const ready = atTable(session, useGetReady);
    expect(ready.now()).toBe(0);
    act(() => void session.playAs(0, { type: 'roll', t: 0, dice: [0, 1, 2, 3] }));
    await pass(1000);
    const uncover = cover(session);
    await pass(5000);
    const paused = session.clock();
    uncover();
    await pass(2500);
    expect(ready.now()).toBe(1);
    expect(session.clock()).toBe(paused);
    await pass(1500);
    expect(ready.now()).toBe(0);
    expect(session.clock()).toBeGreaterThan(paused);
  });

  test('RF-99 alone nothing runs before the first roll, so nothing is counted down', async () => {
    const { session } = race({ seats: 1 });
    const ready = atTable(session, useGetReady);
    cover(session)();
    await pass(10);
    expect(ready.now()).toBe(0);
  });
});

describe('choosing dice', () => {
  test('RF-82 the sets that show different faces are different sets', () => {
    const table = rolling({}, 'KKDK');
    const [player] = table.state.players;
    if (!player) throw new Error('nobody plays');
    expect(differentSets(player, 'punch').map((set) => set.map(({ face }) => face).sort().join())).toEqual(['doubleKnife,knife,knife', 'knife,knife,knife']);
    setPool(table, 'KKKM');
    expect(differentSets(table.state.players[0] ?? player, 'punch')).toHaveLength(1);
  });

  test('RF-64 each way is a button that names its dice', () => {
    const table = rolling({}, 'KKDK');
    const [player] = table.state.players;
    if (!player) throw new Error('nobody plays');
    const onSet = jest.fn();
    show(<SetChooser choice={{ ability: 'punch', sets: differentSets(player, 'punch') }} size={{ width: 360, height: 400 }} onSet={onSet} />);
    fireEvent.press(screen.getByRole('button', { name: 'Punch with knife, knife, knife' }));
    expect(onSet).toHaveBeenCalledWith(1);
  });
});

describe('for ears', () => {
  test('a die is read with its number, what it shows and whether it is kept', () => {
    expect(dieWords({ id: 9, face: 'knife', ready: 0 }, true, 1)).toBe('die 2, knife, kept');
    expect(dieWords({ id: 9, face: 'wound', ready: 0 }, false, 0)).toBe('die 1, wound, picked up with the next set');
    const wound = (kept: boolean) => trayDie({ id: 9, face: 'wound', ready: 0 }, kept, false, 0);
    expect(wound(true).words).toBe('die 1, wound, left lying');
    expect(wound(true).look).not.toEqual(wound(false).look);
    expect(dieWords({ id: 9, ready: 0 }, false, 3)).toBe('die 4, in hand');
  });

  test('marks are called once, when they are passed', () => {
    expect(passed([30, 10, 5], 31, 30)).toBe(30);
    expect(passed([30, 10, 5], 30, 29)).toBeUndefined();
    expect(passed([10, 5, 0], 12, 4)).toBe(5);
    expect(passed([10, 5, 0], Infinity, 16)).toBeUndefined();
  });

  test('the clock and the supply are called out', async () => {
    const table = rolling({ options: { timeLevel: 'easy' } });
    table.play(0, { type: 'roll', t: 0, dice: [0, 1, 2, 3] });
    let now = 0;
    const { rerender } = render(<Calls view={table.state} clock={() => now} />);
    now = 15_200;
    await pass(200);
    expect(screen.getByRole('status')).toHaveTextContent('30 seconds left.');
    table.change((state) => void state.supply.splice(0, 8));
    rerender(<Calls view={table.state} clock={() => now} />);
    expect(screen.getByRole('status')).toHaveTextContent('8 dice left in the supply.');
  });
});

test('RF-95 the film of a race takes as long as the race did', async () => {
  const { match } = race({ seats: 2 });
  match.play(0, { type: 'roll', t: 400, dice: [0, 1, 2, 3] });
  match.play(1, { type: 'roll', t: 2400, dice: [4, 5, 6, 7] });
  const projector = new ReplayProjector(new Film(rollAndFight as unknown as AnyBox, Replayer.ofMatch(match as unknown as AnyMatch), undefined), () => 'normal');
  projector.keepTime(rollAndFightTable.gap as never);
  projector.seek(match.moves.length - 1);
  projector.store.setState({ playing: true });
  projector.seek(match.moves.length - 1);
  await pass(1900);
  expect(projector.store.getState().after).toBe(match.moves.length - 1);
  await pass(200);
  expect(projector.store.getState().after).toBe(match.moves.length);
});
