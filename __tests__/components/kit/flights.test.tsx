import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { FLIGHT_MS, Flights, paceAt, type FlightPace } from '@/table/kit/flight/flights';
import { FlightTable } from '@/table/kit/flight/FlightTable';

const FROM = { x: 10, y: 20, width: 40, height: 40 };
const TO = { x: 300, y: 500, width: 100, height: 20 };

function flightsBetween(from = FROM, to = TO): Flights {
  const flights = new Flights();
  flights.addPlace('pool', (tell) => tell(from));
  flights.addPlace('mat', (tell) => tell(to));
  return flights;
}

/** A pace whose waits end when the test says so. */
function heldPace(): { readonly pace: FlightPace; readonly waits: { ms: number; end(): void }[] } {
  const waits: { ms: number; end(): void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
  return { waits, pace: { instant: false, ms: (normal) => normal * 2, wait } };
}

const die = { piece: <Text>a die</Text>, from: 'pool', to: 'mat' };
const settle = () => act(async () => { await Promise.resolve(); });

test('a piece is in the air from one place to the other, and gone when it has landed', async () => {
  const flights = flightsBetween();
  const { pace, waits } = heldPace();
  const landed = jest.fn();
  void flights.fly(die, pace).then(landed);
  await settle();
  expect(flights.store.getState().aloft).toMatchObject([{ from: FROM, to: TO, ms: 2 * FLIGHT_MS }]);
  expect(landed).not.toHaveBeenCalled();
  await act(async () => waits.find(({ ms }) => ms === FLIGHT_MS)?.end());
  expect(flights.store.getState().aloft).toEqual([]);
  expect(landed).toHaveBeenCalled();
});

test('nothing flies from or to a place that is not on the table, nor when everything is told at once', async () => {
  const flights = flightsBetween();
  await flights.fly({ ...die, to: 'elsewhere' }, heldPace().pace);
  await flights.fly(die, paceAt('instant'));
  expect(flights.store.getState().aloft).toEqual([]);
});

test('a place that has left the table is flown to no more, unless another has taken its name', async () => {
  const flights = flightsBetween();
  const leave = flights.addPlace('mat', (tell) => tell(FROM));
  flights.addPlace('mat', (tell) => tell(TO));
  leave();
  void flights.fly(die, heldPace().pace);
  await settle();
  expect(flights.store.getState().aloft).toMatchObject([{ to: TO }]);
});

test('a place that cannot say where it lies keeps nobody waiting', async () => {
  const flights = flightsBetween();
  flights.addPlace('mat', () => undefined);
  const { pace, waits } = heldPace();
  const flying = flights.fly(die, pace);
  waits[0]?.end();
  await flying;
  expect(flights.store.getState().aloft).toEqual([]);
});

test('what lies on the table stays there while pieces fly', async () => {
  const flights = flightsBetween();
  render(<FlightTable flights={flights}><Text>the table</Text></FlightTable>);
  await act(async () => { void flights.fly(die, heldPace().pace); await Promise.resolve(); });
  expect(screen.getByText('the table')).toBeTruthy();
});
