/** The 24 dens of Vengeance, read from its catalogue: the den graph must carry all of them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { cheapestWay } from '@/engine/parts/den/costs';
import { distance, doorsByLetter, isConnected, leadsTo, makeGraph, neighbours, roomsOf, type DenGraph } from '@/engine/parts/den/graph';
import { areasOfRows, touches } from '@/engine/parts/den/plan';
import { sightFrom } from '@/engine/parts/den/sight';
import { roomsWithin } from '@/engine/parts/den/ways';

interface PrintedDen {
  readonly id: string;
  readonly letters: readonly string[];
  readonly rows: readonly number[];
  readonly graph: DenGraph;
}

const catalogue = readFileSync(path.resolve(__dirname, '../../../../docs/rules/vengeance.md'), 'utf8');

const DENS: readonly PrintedDen[] = [...catalogue.matchAll(/^\| (D\d-\d+) \| \d \| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm)].map(([, id = '', rows = '', doors = '']) => {
  const rooms = rows.split(' / ').map((row) => row.split(' '));
  const letters = rooms.flat();
  return { id, letters, rows: rooms.map((row) => row.length), graph: makeGraph(letters.length, doorsByLetter(letters, doors.split(' '))) };
});

const denNamed = (wanted: string): PrintedDen => {
  const found = DENS.find(({ id }) => id === wanted);
  if (!found) throw new Error(`no den ${wanted}`);
  return found;
};
const words = ({ letters }: PrintedDen, rooms: readonly number[]): string => rooms.map((room) => letters[room]).join('');

test('the catalogue prints 24 dens', () => expect(DENS).toHaveLength(24));

test.each(DENS)('$id is connected, its boss zone is not next to the entry, its doors fit into walls', ({ letters, rows, graph }) => {
  const [entry, boss] = [letters.indexOf('E'), letters.indexOf('X')];
  expect([isConnected(graph), leadsTo(graph, entry, boss), distance(graph, entry, boss) >= 2]).toEqual([true, false, true]);
  const areas = areasOfRows(rows, 2);
  for (const [a, b] of graph.doors) {
    const [from, to] = [areas[a], areas[b]];
    expect([letters[a], letters[b], from && to && touches(from, to)]).toEqual([letters[a], letters[b], true]);
  }
});

test('zones that only share a wall are not adjacent (VG-125)', () => {
  const deck = denNamed('D3-6');
  const [a, c] = [deck.letters.indexOf('A'), deck.letters.indexOf('C')];
  expect(leadsTo(deck.graph, a, c)).toBe(false);
  expect(words(deck, neighbours(deck.graph, deck.letters.indexOf('B')))).toBe('ACX');
});

test('a shot reaches the zones one doorway away, never the own (VG-149)', () => {
  const bathhouse = denNamed('D3-1');
  const here = bathhouse.letters.indexOf('A');
  expect(words(bathhouse, neighbours(bathhouse.graph, here))).toBe('EBC');
  expect(words(bathhouse, roomsOf(sightFrom(bathhouse.graph, here, 1)))).toBe('EABC');
});

test('the exit with the least damage counts every enemy on the path, the current zone included (VG-189, VG-190)', () => {
  const yard = denNamed('D4-4');
  // E A B C D X: the way over D and B holds two enemies fewer.
  const enemies = [0, 2, 1, 2, 1, 1];
  const exit = cheapestWay(yard.graph, yard.letters.indexOf('X'), yard.letters.indexOf('E'), enemies);
  expect([exit?.cost, words(yard, exit?.path ?? [])]).toEqual([3, 'XDBE']);
  expect(cheapestWay(yard.graph, 0, 0, enemies)?.cost).toBe(0);
});

test('a Run of up to two doorways (VG-307)', () => {
  const storage = denNamed('D4-2');
  expect(words(storage, roomsWithin(storage.graph, storage.letters.indexOf('B'), 2))).toBe('EABCX');
  expect(words(storage, roomsWithin(storage.graph, storage.letters.indexOf('E'), 2))).toBe('EAB');
});
