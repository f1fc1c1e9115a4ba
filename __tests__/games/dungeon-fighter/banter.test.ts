import { describe as tell } from '@/games/dungeon-fighter/words/describe';
import { throwBanter } from '@/games/dungeon-fighter/words/banter';
import { fight, landing } from './kit';

const result = (region: Parameters<typeof landing>[0], x: number) => {
  const flight = landing(region, { rest: { x, y: 0, z: 80, yaw: 0, fallen: false } });
  const contact = typeof region === 'number';
  return { ...flight, contact, missReasons: contact ? [] : [region], failed: [] } as Parameters<typeof throwBanter>[0];
};

test('the log jokes about some throws, and about the same ones in every replay', () => {
  const remarks = Array.from({ length: 30 }, (_, x) => throwBanter(result('hole', x)));
  expect(remarks.filter((remark) => remark !== '').length).toBe(10);
  expect(new Set(remarks).size).toBeGreaterThan(2);
  expect(Array.from({ length: 30 }, (_, x) => throwBanter(result('hole', x)))).toEqual(remarks);
});

test('nobody is silent about a bullseye, and no joke says where a die lies not', () => {
  expect(Array.from({ length: 12 }, (_, x) => throwBanter(result(10, x))).every((remark) => remark !== '')).toBe(true);
  const bones = new Set(Array.from({ length: 30 }, (_, x) => throwBanter(result('bone', x))));
  const holes = new Set(Array.from({ length: 30 }, (_, x) => throwBanter(result('hole', x))));
  expect([...bones].filter((remark) => remark !== '' && holes.has(remark))).toEqual([]);
});

test('the fact always comes before the joke', () => {
  const f = fight({ hp: 1 });
  const told = f.throws('blue', 2).flatMap((event) => tell(event, f.s, []) ?? []);
  expect(told.find((line) => line.startsWith('Goblin is defeated. '))).toBeDefined();
});
