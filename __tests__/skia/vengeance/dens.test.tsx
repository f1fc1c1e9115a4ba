import { denOf, DEN_IDS, type DenId } from '@/games/vengeance/content/dens';
import { BOSS_IDS, type BossId } from '@/games/vengeance/content/bosses';
import { lairOf } from '@/games/vengeance/rules/fight/lair';
import { drawDen } from '@/games/vengeance/table/den/drawDen';
import { drawLights, NO_LIGHTS, type DenLights } from '@/games/vengeance/table/den/drawLights';
import { drawPeople } from '@/games/vengeance/table/den/drawPeople';
import { drawHero } from '@/games/vengeance/table/den/figures';
import { denLayout, denUnits, enemyPlaces, figureArea, heroPlace } from '@/games/vengeance/table/den/layout';
import { DEN_LOOKS } from '@/games/vengeance/table/den/looks';
import { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

const brush = new Brush(headlessSkia(), typefaces('BarlowCondensed', 'BarlowCondensedBold'));
const ROOM = { width: 200, height: 170 };
const units = denUnits(ROOM);
const scale = ROOM.width / units.width;

const drawn = (draw: (canvas: Parameters<Parameters<typeof paint>[2]>[0]) => void): Picture =>
  paint(ROOM.width, ROOM.height, (canvas) => {
    canvas.scale(scale, scale);
    draw(canvas);
  });
const empty = (den: DenId): Picture => drawn((canvas) => drawDen(brush, canvas, denLayout(den, units)));

/** Pixels of a rectangle of the board in which two drawings differ. */
function changed(before: Picture, after: Picture, { x, y, width, height }: Rect): number {
  let count = 0;
  for (let py = Math.ceil(y * scale); py < Math.min(ROOM.height, (y + height) * scale); py++) {
    for (let px = Math.ceil(x * scale); px < Math.min(ROOM.width, (x + width) * scale); px++) {
      if (before.at(px, py).join() !== after.at(px, py).join()) count += 1;
    }
  }
  return count;
}

function coloursIn(picture: Picture, { x, y, width, height }: Rect): number {
  const colours = new Set<string>();
  for (let py = Math.ceil(y * scale); py < Math.min(ROOM.height, (y + height) * scale); py++) {
    for (let px = Math.ceil(x * scale); px < Math.min(ROOM.width, (x + width) * scale); px++) colours.add(picture.at(px, py).join());
  }
  return colours.size;
}

const stills = new Map(DEN_IDS.map((den) => [den, empty(den)]));
const still = (den: DenId): Picture => {
  const found = stills.get(den);
  if (!found) throw new Error(`no picture of ${den}`);
  return found;
};

test('24 Dens are 24 pictures: no two look alike', () => {
  for (const [i, den] of DEN_IDS.entries()) {
    for (const other of DEN_IDS.slice(i + 1)) expect([den, other, still(den).differsFrom(still(other)) > 0.3]).toEqual([den, other, true]);
  }
});

test.each(DEN_IDS)('%s: every zone has a floor and furniture of its own', (den) => {
  const layout = denLayout(den, units);
  const { zones } = DEN_LOOKS[den];
  expect(Object.keys(zones).sort()).toEqual(denOf(den).zones.map(({ letter }) => letter).sort());
  for (const [number, { letter }] of denOf(den).zones.entries()) {
    expect(zones[letter]?.props.length).toBeGreaterThan(0);
    // An empty floor has hardly any colours; furniture, outlines and shadows bring many.
    const area = layout.zones[number];
    if (area) expect(coloursIn(still(den), area)).toBeGreaterThan(150);
  }
});

test.each(DEN_IDS)('%s: everybody has a place inside the zone, apart from each other and from the hero', (den) => {
  const layout = denLayout(den, denUnits({ width: 360, height: 270 }));
  for (const boss of BOSS_IDS) {
    const lair = lairOf(den, boss);
    const places = enemyPlaces(layout, lair);
    places.forEach((place, i) => {
      const zone = layout.zones[lair.enemies[i]?.zone ?? 0];
      const area = figureArea(place);
      if (!zone) throw new Error('no zone');
      expect(place.size).toBeGreaterThan(20);
      expect(area.x).toBeGreaterThanOrEqual(zone.x - 1);
      expect(area.x + area.width).toBeLessThanOrEqual(zone.x + zone.width + 1);
      expect(area.y).toBeGreaterThanOrEqual(zone.y - 1);
      expect(area.y + area.height).toBeLessThanOrEqual(zone.y + zone.height + 1);
      const hero = figureArea(heroPlace(layout, lair.enemies[i]?.zone ?? 0));
      expect(place.x).toBeGreaterThan(hero.x + hero.width * 0.8);
      for (const other of places.slice(i + 1)) expect(Math.abs(other.x - place.x) + Math.abs(other.y - place.y)).toBeGreaterThan(place.size * 0.55);
    });
  }
});

const DEN: DenId = 'D2-1';
const lair = lairOf(DEN, 'batoman');
const layout = denLayout(DEN, units);
const people = (alive: number, damage: readonly number[] = [], wild = 0): Picture =>
  drawn((canvas) => {
    drawDen(brush, canvas, layout);
    drawPeople(brush, canvas, layout, { lair, alive, damage, wild });
  });
const placeOf = (enemy: number): Rect => {
  const place = enemyPlaces(layout, lair)[enemy];
  if (!place) throw new Error(`no enemy ${enemy}`);
  const area = figureArea(place);
  return { ...area, height: area.height * 1.3 };
};

test('VG-152 whoever dies leaves a line of chalk; the others stay as they are', () => {
  const all = people(lair.everybody);
  const oneLess = people(lair.everybody & ~1);
  expect(changed(all, oneLess, placeOf(0))).toBeGreaterThan(80);
  expect(changed(all, oneLess, placeOf(4))).toBe(0);
});

test('VG-154 damage of this roll is a dashed pip, and wiped it is a full one again', () => {
  const fresh = people(lair.everybody);
  const hurt = people(lair.everybody, [0, 1]);
  expect(changed(fresh, hurt, placeOf(1))).toBeGreaterThan(5);
  expect(changed(fresh, hurt, placeOf(0))).toBe(0);
  expect(people(lair.everybody, [0, 0]).differsFrom(fresh)).toBe(0);
});

test('VG-14 a Wild token lies in its zone until it is taken', () => {
  const bossZone = layout.zones[2];
  if (!bossZone) throw new Error('no boss zone');
  expect(changed(people(lair.everybody), people(lair.everybody, [], 1 << 2), bossZone)).toBeGreaterThan(30);
});

test('kinds differ by outline, gangs by mask and sign, Bosses by face', () => {
  const figure = (boss: BossId) => drawn((canvas) => drawPeople(brush, canvas, denLayout('D2-4', units), { lair: lairOf('D2-4', boss), alive: lairOf('D2-4', boss).everybody, damage: [], wild: 0 }));
  const pictures = (['batoman', 'littleDrago', 'chainlink', 'kidKarat'] as const).map(figure);
  pictures.forEach((picture, i) => pictures.slice(i + 1).forEach((other) => expect(picture.differsFrom(other)).toBeGreaterThan(0.005)));
});

const lit = (lights: Partial<DenLights>): Picture =>
  drawn((canvas) => {
    drawDen(brush, canvas, layout);
    drawPeople(brush, canvas, layout, { lair, alive: lair.everybody, damage: [], wild: 0 });
    drawLights(brush, canvas, layout, lair, 1, { ...NO_LIGHTS, ...lights });
  });

test('what may be chosen is lit, who strikes wears a burst, a price stands in its zone, the way out is drawn', () => {
  const dark = lit({});
  const zone = (number: number): Rect => layout.zones[number] ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(changed(dark, lit({ zones: [2] }), zone(2))).toBeGreaterThan(150);
  expect(changed(dark, lit({ zones: [2] }), { ...zone(0), y: zone(0).y + 8, height: zone(0).height - 8 })).toBe(0);
  expect(changed(dark, lit({ aims: [0] }), placeOf(0))).toBeGreaterThan(20);
  expect(changed(dark, lit({ aims: [0] }), placeOf(4))).toBe(0);
  expect(changed(dark, lit({ threats: [2] }), zone(1))).toBeGreaterThan(15);
  expect(changed(dark, lit({ marks: [{ zone: 2, text: '−2', tone: 'hurt' }] }), zone(2))).toBeGreaterThan(40);
  expect(changed(dark, lit({ marks: [{ zone: 2, text: '−2', tone: 'hurt' }] }), zone(1))).toBe(0);
  expect(changed(dark, lit({ way: [1, 0] }), zone(0))).toBeGreaterThan(20);
});

test('the hero is drawn in the colour of the seat', () => {
  const place = heroPlace(layout, 1);
  const of = (colour: string) => drawn((canvas) => drawHero(brush, canvas, 'kaja', colour, place));
  expect(of('#1E7FB8').differsFrom(of('#C83A2A'))).toBeGreaterThan(0.001);
});
