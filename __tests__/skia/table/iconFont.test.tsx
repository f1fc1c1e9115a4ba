import { readFileSync } from 'node:fs';
import path from 'node:path';

import gameIcons from '@iconify-json/game-icons/icons.json';

import { BOXES } from '@/games';
import { ICON_CODES } from '@/theme/icons.generated';
import { ICON_GRID } from '@/theme/iconSheets';
import { drawingsIn } from '@/theme/trueType';
import { headlessSkia, paint, type Picture } from '@tests/skia/kit/headless';

const source = path.resolve(__dirname, '../../../src');
const SIDE = 128;

function drawingsOf(folder: string): (code: number) => string {
  const file = readFileSync(path.join(source, folder, 'icons.generated.ttf'));
  return drawingsIn(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength), ICON_GRID);
}

/** Drawn so many units of the grid to the right of its place. */
function pictureOf(svg: string, aside = 0): Picture {
  const skia = headlessSkia();
  const drawn = skia.Path.MakeFromSVGString(svg);
  if (!drawn) throw new Error(`no path: ${svg.slice(0, 80)}`);
  return paint(SIDE, SIDE, (canvas) => {
    canvas.drawColor(skia.Color('white'));
    canvas.scale(SIDE / ICON_GRID, SIDE / ICON_GRID);
    canvas.translate(aside, 0);
    canvas.drawPath(drawn, skia.Paint());
  });
}

/** The codes of a box's own letters; letters of the same name in other boxes have others. */
const codesOf = (box: string): ReadonlyMap<string, number> =>
  new Map([...readFileSync(path.join(source, 'games', box, 'icons.generated.web.ts'), 'utf8').matchAll(/'([^']+)': (0x[0-9a-f]+)/g)].map(([, name = '', code]) => [name, Number(code)]));

/** The icons of a box as they were drawn. */
function originals(box: string): readonly (readonly [string, string])[] {
  const list = JSON.parse(readFileSync(path.join(source, 'games', box, 'icons.json'), 'utf8')) as readonly string[] | Readonly<Record<string, string>>;
  if (!Array.isArray(list)) return Object.entries(list as Readonly<Record<string, string>>);
  const bodies = new Map(Object.entries(gameIcons.icons).map(([name, { body }]) => [name, body]));
  return (list as readonly string[]).flatMap((name) => {
    const body = bodies.get(name);
    return body === undefined ? [] : [[name, / d="([^"]+)"/.exec(body)?.[1] ?? ''] as const];
  });
}

/** What of an outline may still reach into a pixel that is called solid. */
const FAINT = 1 / 16;
/** Skia looks at four lines of a pixel in many-sided paths and calculates simple ones: one line is what they may differ by. */
const ONE_LINE = 1 / 4;

/** 0 paper, 1 ink. */
const inkAt = ({ data }: Picture, x: number, y: number): number => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : 1 - (data[4 * (y * SIDE + x)] ?? 0) / 255);

/** All ink or all paper, with everything about it: no outline comes nearer than a pixel. */
function isSolid(picture: Picture, x: number, y: number): boolean {
  const ink = inkAt(picture, x, y);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) if (Math.abs(inkAt(picture, x + dx, y + dy) - ink) > FAINT) return false;
  }
  return true;
}

/**
 * Where one picture is solid and the other has another colour: an outline has gone astray by more than the pixel that smoothing
 * may take on either side of it. Along outlines themselves pictures may differ: Skia smooths simple paths and many-sided ones
 * in different ways.
 */
function astray(a: Picture, b: Picture): readonly string[] {
  const places: string[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (Math.abs(inkAt(a, x, y) - inkAt(b, x, y)) > ONE_LINE && (isSolid(a, x, y) || isSolid(b, x, y))) places.push(`${x},${y}`);
    }
  }
  return places;
}

const withIcons = BOXES.map(({ id }) => id).filter((id) => id !== 'pig');

test.each(withIcons)('what a browser reads out of the fonts looks as it was drawn: %s', (box) => {
  const [house, own, codes] = [drawingsOf('theme'), drawingsOf(`games/${box}`), codesOf(box)];
  const ofHouse = new Map(Object.entries(ICON_CODES));
  const drawn = originals(box);
  expect(drawn.length).toBeGreaterThan(20);
  const unlike = drawn.flatMap(([name, svg]) => {
    const code = codes.get(name);
    const places = astray(pictureOf(code === undefined ? house(ofHouse.get(name) ?? 0) : own(code)), pictureOf(svg));
    return places.length > 0 ? [[name, places.length, places[0]]] : [];
  });
  expect(unlike).toEqual([]);
});

test('an outline two pixels away is noticed, and the unit that fonts round to is not', () => {
  const PIXEL = ICON_GRID / SIDE;
  for (const [name, svg] of originals('bounty-trail')) {
    const there = pictureOf(svg);
    expect([name, astray(pictureOf(svg, 1), there)]).toEqual([name, []]);
    expect([name, astray(pictureOf(svg, 2 * PIXEL), there).length > 0]).toEqual([name, true]);
  }
});

test('a file that is no font says so', () => {
  expect(() => drawingsIn(new ArrayBuffer(64), ICON_GRID)).toThrow(/no font/);
});
