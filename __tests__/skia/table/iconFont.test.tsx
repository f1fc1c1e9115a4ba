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

function pictureOf(svg: string): Picture {
  const skia = headlessSkia();
  const drawn = skia.Path.MakeFromSVGString(svg);
  if (!drawn) throw new Error(`no path: ${svg.slice(0, 80)}`);
  return paint(SIDE, SIDE, (canvas) => {
    canvas.drawColor(skia.Color('white'));
    canvas.scale(SIDE / ICON_GRID, SIDE / ICON_GRID);
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

/** How much darker or lighter one picture is than the other, pixel by pixel. Edges differ: Skia smooths those of simple paths and of many-sided ones in different ways. */
function difference(a: Picture, b: Picture): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i += 4) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) / 255;
  return sum / (a.data.length / 4);
}

const withIcons = BOXES.map(({ id }) => id).filter((id) => id !== 'pig');

test.each(withIcons)('what a browser reads out of the fonts looks as it was drawn: %s', (box) => {
  const [house, own, codes] = [drawingsOf('theme'), drawingsOf(`games/${box}`), codesOf(box)];
  const ofHouse = new Map(Object.entries(ICON_CODES));
  const drawn = originals(box);
  expect(drawn.length).toBeGreaterThan(20);
  const unlike = drawn.flatMap(([name, svg]) => {
    const code = codes.get(name);
    const apart = difference(pictureOf(code === undefined ? house(ofHouse.get(name) ?? 0) : own(code)), pictureOf(svg));
    return apart > 0.03 ? [[name, apart]] : [];
  });
  expect(unlike).toEqual([]);
});

test('a file that is no font says so', () => {
  expect(() => drawingsIn(new ArrayBuffer(64), ICON_GRID)).toThrow(/no font/);
});
