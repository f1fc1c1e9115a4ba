import { BACKS, DENS, DEN_IDS, denOf, densWorth, ENTRY, FRONT_IDS, type DenId, type DenPlan } from '@/games/vengeance/content/dens';
import { MINION_TYPES } from '@/games/vengeance/content/minions';

const PRINTED: Readonly<Record<number, readonly [number, number]>> = { 2: [3, 4], 3: [5, 6], 4: [7, 9] };
const isDoor = (den: DenPlan, a: number, b: number): boolean => den.doors.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

function reached(den: DenPlan): Set<number> {
  const zones = new Set([ENTRY]);
  for (const zone of zones) den.zones.forEach((_, next) => isDoor(den, zone, next) && zones.add(next));
  return zones;
}

describe.each(DEN_IDS)('%s', (id) => {
  const den = denOf(id);
  const bossZone = den.zones.length - 1;

  test('every zone can be reached, and the boss zone lies at least two doors in', () => {
    expect(reached(den).size).toBe(den.zones.length);
    expect([den.zones[ENTRY]?.letter, den.zones[bossZone]?.letter, isDoor(den, ENTRY, bossZone)]).toEqual(['E', 'X', false]);
  });

  test('it has two to five zones besides the entry, which holds nobody', () => {
    expect(den.zones.length - 1).toBeGreaterThanOrEqual(2);
    expect(den.zones.length - 1).toBeLessThanOrEqual(5);
    expect([den.zones[ENTRY]?.minions, den.zones[ENTRY]?.wild]).toEqual([[], false]);
  });

  test('it prints as many Minions as its value allows, at most one Blocker a zone', () => {
    const printed = den.zones.flatMap((zone) => zone.minions);
    const [low, high] = PRINTED[den.vp] ?? [0, 0];
    expect(printed.length).toBeGreaterThanOrEqual(low);
    expect(printed.length).toBeLessThanOrEqual(high);
    for (const zone of den.zones) expect(zone.minions.filter((type) => type === 'blocker').length).toBeLessThanOrEqual(1);
  });

  test('a Wild icon lies only where an enemy will be, and there is at least one', () => {
    den.zones.forEach((zone, i) => zone.wild && i !== bossZone && expect(zone.minions.length).toBeGreaterThan(0));
    expect(den.zones.some((zone) => zone.wild)).toBe(true);
  });

  test('doors lie between different zones, none twice', () => {
    const doors = den.doors.map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join('-'));
    expect(new Set(doors).size).toBe(doors.length);
    for (const [a, b] of den.doors) expect([a !== b, a >= 0, b >= 0]).toEqual([true, true, true]);
  });
});

test('VG-3 there are six 2-VP Dens, six 3-VP Dens and twelve 4-VP Dens', () => {
  expect([densWorth(2), densWorth(3), densWorth(4)].map((dens) => dens.length)).toEqual([6, 6, 12]);
});

test('VG-5 the back of every 2-VP and 3-VP Den is a 4-VP Den of its own', () => {
  const backs: readonly DenId[] = FRONT_IDS.map((front) => BACKS[front]);
  expect([...backs].sort()).toEqual([...densWorth(4)].sort());
  expect([...FRONT_IDS].sort()).toEqual([...densWorth(2), ...densWorth(3)].sort());
});

test('the boss zone has only Henchman spots', () => {
  for (const id of DEN_IDS) expect(DENS[id].zones.slice(-1).flatMap((zone) => zone.minions).filter((type) => type !== 'henchman')).toEqual([]);
});

test('the six Dens of the beginning need no more figures than the box holds', () => {
  const minions = densWorth(2).flatMap((id) => denOf(id).zones.flatMap((zone) => zone.minions));
  for (const type of MINION_TYPES) expect(minions.filter((each) => each === type).length).toBeLessThanOrEqual(type === 'grunt' ? 18 : 7);
});

test('no two Dens have the same doors and the same spots', () => {
  const shapes = DEN_IDS.map((id) => JSON.stringify([denOf(id).doors, denOf(id).zones.map((zone) => [zone.minions, zone.wild])]));
  expect(new Set(shapes).size).toBe(DEN_IDS.length);
});
