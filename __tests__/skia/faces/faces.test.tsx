import { drawFace, type FaceCondition, type Treatment } from '@/faces/drawFace';
import type { FaceSheet } from '@/faces/face';
import { grindhouse, neon, sepia, sumi } from '@/faces/treatments';
import { FACES as TRAIL } from '@/games/bounty-trail/faces.generated';
import { FACES as FIGHT } from '@/games/roll-and-fight/faces.generated';
import { FACES as RONIN } from '@/games/ronins-revenge/faces.generated';
import { FACES as VENGEANCE } from '@/games/vengeance/faces.generated';
import { BOSS_IDS } from '@/games/roll-and-fight/content/bosses';
import { HERO_IDS } from '@/games/roll-and-fight/content/heroes';
import { CHARACTER_IDS } from '@/games/bounty-trail/content/characters';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, type Picture } from '@tests/skia/kit/headless';

const SIDE = 64;
const BOXES: readonly (readonly [string, FaceSheet, Treatment])[] = [
  ['Bounty Trail', TRAIL, sepia('#EEDCB0', '#3B2412')],
  ['Roll & Fight', FIGHT, neon('#FF2D6F')],
  ['Vengeance', VENGEANCE, grindhouse],
  ['Ronin’s Revenge', RONIN, sumi],
];

const picture = (brush: Brush, sheet: FaceSheet, id: string, treatment: Treatment, condition?: FaceCondition): Picture =>
  paint(SIDE, SIDE, (canvas) => drawFace(brush, canvas, sheet, id, { x: 0, y: 0, side: SIDE }, treatment, condition));

test.each(BOXES)('%s: nobody looks like anybody else, and nobody is missing a face', (_, sheet, treatment) => {
  const brush = new Brush(headlessSkia(), {});
  const ground = picture(brush, sheet, 'nobody', treatment);
  const faces = Object.keys(sheet.faces).map((id) => picture(brush, sheet, id, treatment));
  faces.forEach((face, i) => {
    expect(face.differsFrom(ground)).toBeGreaterThan(0.2);
    for (const other of faces.slice(i + 1)) expect(face.differsFrom(other)).toBeGreaterThan(0.06);
  });
});

test.each(BOXES)('%s: wounds, sleep and death can be seen on every face', (_, sheet, treatment) => {
  const brush = new Brush(headlessSkia(), {});
  for (const id of Object.keys(sheet.faces)) {
    const well = picture(brush, sheet, id, treatment);
    for (const condition of ['wounded', 'asleep', 'dead'] as const) {
      expect(picture(brush, sheet, id, treatment, condition).differsFrom(well)).toBeGreaterThan(0.01);
    }
  }
});

test('a face stays inside its square', () => {
  const brush = new Brush(headlessSkia(), {});
  const place = { x: 20, y: 20, side: 24 };
  const drawn = paint(SIDE, SIDE, (canvas) => drawFace(brush, canvas, VENGEANCE, 'batoman', place, grindhouse));
  expect([drawn.at(10, 32), drawn.at(50, 32), drawn.at(32, 10), drawn.at(32, 50)]).toEqual(Array(4).fill([0, 0, 0]));
  expect(drawn.at(32, 32)).not.toEqual([0, 0, 0]);
});

test('everybody of the playable boxes is on the sheets', () => {
  expect(CHARACTER_IDS.filter((id) => !(id in TRAIL.faces))).toEqual([]);
  expect([...HERO_IDS, ...BOSS_IDS].filter((id) => !(id in FIGHT.faces))).toEqual([]);
});
