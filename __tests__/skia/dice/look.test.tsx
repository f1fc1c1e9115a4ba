import { readFileSync } from 'node:fs';

import { makeCamera, project } from '@/dice/look/camera';
import { cubeAt } from '@/dice/look/cube';
import { drawDice } from '@/dice/look/draw';
import { drawMark, drawRing } from '@/dice/look/mark';
import { layOut, touchArea } from '@/dice/look/layout';
import { makeSkin, numberFaces, PIP_FACES, type DieLook } from '@/dice/look/skin';
import { drawShadows } from '@/dice/look/shadow';
import { makeDiceDrawing } from '@/dice/look/diceDrawing';
import { drawTray } from '@/dice/look/tray';
import { rollInTray } from '@/dice/roll/roll';
import { DIE_EDGE } from '@/dice/roll/tray';
import { brightness, countSpots, distance, drawRestingDie, paint, type Colour } from './canvas';

const FELT = '#2F5D46';
const BONE: DieLook = { colour: '#F5EFE0', ink: '#1C1A17', faces: PIP_FACES };
const RED: DieLook = { colour: '#B3202A', ink: '#FFF4E0', faces: PIP_FACES };
const isDark = (colour: Colour): boolean => brightness(colour) < 90;

describe.each([40, 90])('a resting die of %i points', (size) => {
  test.each([0, 1, 2, 3, 4, 5])('face %i shows one pip more than its number', (face) => {
    const drawing = paint(`pips-${size}-${face + 1}`, 2 * size, 2 * size, (canvas, skia) => {
      canvas.drawColor(skia.Color(FELT));
      drawRestingDie(canvas, skia, size, { look: BONE, face }, size, size);
    });
    const { x, y } = project(makeCamera({ x: size, y: 1.14 * size, scale: size / DIE_EDGE }), 0, 0, DIE_EDGE);
    const side = Math.round(size * 0.86);
    expect(countSpots(drawing, Math.round(x - side / 2), Math.round(y - side / 2), side, isDark)).toBe(face + 1);
  });

  test('has a bright top, a darker front and a shadow to its lower right', () => {
    const drawing = paint(`shade-${size}`, 2 * size, 2 * size, (canvas, skia) => {
      canvas.drawColor(skia.Color(FELT));
      drawRestingDie(canvas, skia, size, { look: { ...BONE, faces: PIP_FACES.map(() => ({ kind: 'blank' })) }, face: 2 }, size, size);
    });
    const camera = makeCamera({ x: size, y: 1.14 * size, scale: size / DIE_EDGE });
    const top = project(camera, 0, 0, DIE_EDGE);
    const front = project(camera, 0, -DIE_EDGE / 2, DIE_EDGE / 2);
    expect(brightness(drawing.at(top.x, top.y))).toBeGreaterThan(215);
    expect(brightness(drawing.at(front.x, front.y))).toBeLessThan(brightness(drawing.at(top.x, top.y)) - 50);
    expect(brightness(drawing.at(front.x, front.y))).toBeGreaterThan(60);
    const right = project(camera, 0.68 * DIE_EDGE, -0.6 * DIE_EDGE, 0);
    const left = project(camera, -0.8 * DIE_EDGE, 0.6 * DIE_EDGE, 0);
    expect(brightness(drawing.at(right.x, right.y))).toBeLessThan(brightness(drawing.at(left.x, left.y)) - 12);
  });

  test('corners are round: the very corner shows the felt', () => {
    const drawing = paint(`corner-${size}`, 2 * size, 2 * size, (canvas, skia) => {
      canvas.drawColor(skia.Color(FELT));
      drawRestingDie(canvas, skia, size, { look: RED, face: 2 }, size, size);
    });
    const corner = project(makeCamera({ x: size, y: 1.14 * size, scale: size / DIE_EDGE }), -DIE_EDGE / 2, DIE_EDGE / 2, DIE_EDGE);
    expect(distance(drawing.at(corner.x, corner.y), [47, 93, 70])).toBeLessThan(25);
  });
});

test('icons, numbers, another ground for one face, and the padlock', () => {
  const font = readFileSync(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));
  const cross = 'M200 0H312V200H512V312H312V512H200V312H0V200H200Z';
  const drawing = paint('custom', 400, 100, (canvas, skia) => {
    canvas.drawColor(skia.Color(FELT));
    const typeface = skia.Typeface.MakeFreeTypeFaceFromData(skia.Data.fromBytes(new Uint8Array(font))) ?? undefined;
    const icons: DieLook = { colour: '#F5EFE0', ink: '#1C1A17', faces: PIP_FACES.map(() => ({ kind: 'icon', path: cross, grid: 512 })) };
    const numbers: DieLook = { colour: '#F5EFE0', ink: '#1C1A17', faces: numberFaces(['1', '2', '3', '4', '5', '66']) };
    const wound: DieLook = { ...icons, faces: [{ kind: 'blank', ground: '#B3202A' }, ...icons.faces.slice(1)] };
    drawRestingDie(canvas, skia, 60, { look: icons, face: 3 }, 50, 50);
    drawRestingDie(canvas, skia, 60, { look: numbers, face: 5, typeface }, 150, 50);
    drawRestingDie(canvas, skia, 60, { look: wound, face: 0 }, 250, 50);
    drawRestingDie(canvas, skia, 60, { look: icons, face: 3, locked: true }, 350, 50);
  });
  const top = (x: number): { x: number; y: number } => project(makeCamera({ x, y: 58.4, scale: 60 / DIE_EDGE }), 0, 0, DIE_EDGE);
  const icon = top(50);
  expect(isDark(drawing.at(icon.x, icon.y))).toBe(true);
  expect(isDark(drawing.at(icon.x + 14, icon.y - 14))).toBe(false);
  const number = top(150);
  expect(countSpots(drawing, Math.round(number.x) - 24, Math.round(number.y) - 24, 48, isDark)).toBe(2);
  const [red, green] = drawing.at(top(250).x, top(250).y);
  expect(red).toBeGreaterThan(2 * green);
  const differing = Array.from({ length: 100 * 100 }, (_, i) => [i % 100, Math.floor(i / 100)] as const)
    .filter(([x, y]) => distance(drawing.at(x, y), drawing.at(300 + x, y)) > 30);
  expect(differing.length).toBeGreaterThan(100);
});

test('a whole tray: felt and border, and every die where the layout says a finger finds it', () => {
  const width = 366;
  const height = 300;
  const faces = [0, 1, 2, 3, 4, 5, 0, 1];
  const { tray, camera, dieSize } = layOut(width, height, faces.length);
  expect(dieSize).toBeGreaterThan(40);
  const roll = rollInTray(tray, faces, { seed: 'tray picture' });
  const last = roll.frames.subarray((roll.frameCount - 1) * faces.length * 7);
  const drawing = paint('tray', width, height, (canvas, skia) => {
    drawTray(canvas, skia, width, height, { felt: '#25503F', rim: '#6B4423' });
    drawDice(canvas, skia, makeDiceDrawing(skia, { camera, edge: DIE_EDGE }), last, faces.map((_, die) => makeSkin(skia, die % 2 ? RED : BONE)));
  });
  const [rimRed, , rimBlue] = drawing.at(4, height / 2);
  expect(rimRed).toBeGreaterThan(1.5 * rimBlue);
  roll.rest.forEach((rest, die) => {
    const { x, y, side } = touchArea(camera, rest);
    const inside = Array.from({ length: 100 }, (_, i) => drawing.at(x + side * (0.1 + 0.008 * (i % 10) * 10), y + side * (0.1 + 0.08 * Math.floor(i / 10))));
    const ofDie = inside.filter(([r, g]) => (die % 2 ? r > 1.6 * g : r > 120));
    expect(ofDie.length).toBeGreaterThan(35);
    expect(x + side / 2).toBeGreaterThan(0);
    expect(x + side / 2).toBeLessThan(width);
    expect(y + side / 2).toBeGreaterThan(0);
    expect(y + side / 2).toBeLessThan(height);
  });
});

/** The corners of a die that lies in a corner of the tray, turned by an eighth of a turn or not at all. */
const cornersAt = (side: number, end: number, { width, depth }: { width: number; depth: number }, eighth: boolean) => {
  const half = eighth ? DIE_EDGE * Math.SQRT1_2 : DIE_EDGE / 2;
  const centre = { x: side * (width / 2 - half), y: end * (depth / 2 - half) };
  const around = eighth ? [[half, 0], [-half, 0], [0, half], [0, -half]] : [[half, half], [-half, half], [half, -half], [-half, -half]];
  return around.flatMap(([x = 0, y = 0]) => [0, DIE_EDGE].map((z) => [centre.x + x, centre.y + y, z] as const));
};

test.each([[398, 185], [398, 110], [168, 280], [150, 84], [366, 300], [340, 620]])('on a tray of %i by %i points no die lies on the border, wherever it came to rest', (width, height) => {
  const { tray, camera, felt } = layOut(width, height, 4);
  for (const side of [-1, 1]) for (const end of [-1, 1]) for (const eighth of [false, true]) {
    for (const [x, y, z] of cornersAt(side, end, tray, eighth)) {
      const at = project(camera, x, y, z);
      expect(at.x).toBeGreaterThanOrEqual(felt.left - 0.5);
      expect(at.x).toBeLessThanOrEqual(felt.right + 0.5);
      expect(at.y).toBeGreaterThanOrEqual(felt.top - 0.5);
      expect(at.y).toBeLessThanOrEqual(felt.bottom + 0.5);
    }
  }
});

test('ring and padlock of a die in the corner stay on the felt', () => {
  const [width, height] = [200, 120];
  const { tray, camera, felt } = layOut(width, height, 4);
  const pose = [tray.width / 2 - DIE_EDGE / 2, DIE_EDGE / 2 - tray.depth / 2, DIE_EDGE / 2, 1, 0, 0, 0];
  const drawing = paint('lock-corner', width, height, (canvas, skia) => {
    canvas.drawColor(skia.Color(FELT));
    const stage = makeDiceDrawing(skia, { camera, edge: DIE_EDGE, felt });
    drawRing(canvas, skia, stage, pose, 0);
    drawMark(canvas, skia, stage, pose, 0, 'lock');
  });
  let inside = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (distance(drawing.at(column, row), [47, 93, 70]) < 25) continue;
      inside += 1;
      expect(column >= felt.left - 1 && column <= felt.right && row >= felt.top - 1 && row <= felt.bottom).toBe(true);
    }
  }
  expect(inside).toBeGreaterThan(200);
});

test('a die that will be thrown again has another sign than one that stays', () => {
  const camera = makeCamera({ x: 100, y: 100, scale: 3 });
  const pose = [0, 0, DIE_EDGE / 2, 1, 0, 0, 0];
  const inkOf = (mark: 'lock' | 'again') => {
    const drawing = paint(`mark-${mark}`, 200, 200, (canvas, skia) => {
      canvas.drawColor(skia.Color('#2F5D46'));
      drawMark(canvas, skia, makeDiceDrawing(skia, { camera, edge: DIE_EDGE, mark: '#FFFFFF' }), pose, 0, mark);
    });
    const { x, y } = project(camera, 0.52 * DIE_EDGE, -0.62 * DIE_EDGE, 0);
    return distance(drawing.at(x, y), [255, 255, 255]);
  };
  // The body of a padlock is in the middle; an arrow turns around it.
  expect(inkOf('lock')).toBeLessThan(40);
  expect(inkOf('again')).toBeGreaterThan(200);
});

test('a padlock hangs at a corner where it hides no other die', () => {
  const lie = (x: number, y: number) => [x, y, DIE_EDGE / 2, 1, 0, 0, 0];
  const camera = makeCamera({ x: 100, y: 100, scale: 3 });
  const darkAt = (poses: readonly number[], dx: number, dy: number): boolean => {
    const drawing = paint('padlock-corner', 200, 200, (canvas, skia) => {
      canvas.drawColor(skia.Color('#FFFFFF'));
      drawMark(canvas, skia, makeDiceDrawing(skia, { camera, edge: DIE_EDGE }), poses, 0, 'lock');
    });
    const { x, y } = project(camera, dx * DIE_EDGE, dy * DIE_EDGE, 0);
    return isDark(drawing.at(x + 8, y));
  };
  expect(darkAt(lie(0, 0), 0.52, -0.62)).toBe(true);
  const neighbour = [...lie(0, 0), ...lie(DIE_EDGE, -0.4 * DIE_EDGE)];
  expect(darkAt(neighbour, 0.52, -0.62)).toBe(false);
  expect(darkAt(neighbour, -0.52, -0.62)).toBe(true);
});

test('dice in the air are drawn in front of the ones that lie, with a paler shadow', () => {
  const size = 200;
  const camera = makeCamera({ x: size / 2, y: size / 2, scale: 3 });
  const alone = paint('air', size, size, (canvas, skia) => {
    canvas.drawColor(skia.Color(FELT));
    const poses = [0, 0, DIE_EDGE / 2, 1, 0, 0, 0, 0, 4, DIE_EDGE * 2.5, 1, 0, 0, 0];
    drawDice(canvas, skia, makeDiceDrawing(skia, { camera, edge: DIE_EDGE }), poses, [makeSkin(skia, BONE), makeSkin(skia, RED)]);
  });
  const upper = project(camera, 0, 4, DIE_EDGE * 3);
  const [red, green] = alone.at(upper.x + 14, upper.y);
  expect(red).toBeGreaterThan(2 * green);
});

test('a shadow gets paler and wider as its die rises', () => {
  const size = 240;
  const camera = makeCamera({ x: size / 2, y: size / 2, scale: 3, tilt: 0 });
  const shadowAt = (height: number): { depth: number; wide: number } => {
    const drawing = paint(`shadow-${height}`, size, size, (canvas, skia) => {
      canvas.drawColor(skia.Color('#FFFFFF'));
      const stage = makeDiceDrawing(skia, { camera, edge: DIE_EDGE });
      drawShadows(canvas, skia, stage, [cubeAt(camera, DIE_EDGE / 2, [0, 0, DIE_EDGE / 2 + height, 1, 0, 0, 0], 0)]);
    });
    const dark = Array.from({ length: size * size }, (_, i) => 255 - brightness(drawing.at(i % size, Math.floor(i / size))));
    return { depth: Math.max(...dark), wide: dark.filter((shade) => shade > 2).length };
  };
  const heights = [0, 4, 15, 40].map(shadowAt);
  for (let i = 1; i < heights.length; i++) {
    expect(heights[i]?.depth).toBeLessThan(heights[i - 1]?.depth ?? 0);
    expect(heights[i]?.wide).toBeGreaterThan(heights[i - 1]?.wide ?? Infinity);
  }
});

test('46 dice make no path and one mesh of shadows per frame', () => {
  const calls = new Map<string, number>();
  paint('calls', 400, 400, (canvas, skia) => {
    const counting = new Proxy(canvas, {
      get: (target, name: keyof typeof canvas & string) => {
        const method = target[name] as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          calls.set(name, (calls.get(name) ?? 0) + 1);
          return method.apply(target, args);
        };
      },
    });
    const { camera, tray } = layOut(400, 400, 46);
    const roll = rollInTray(tray, Array.from({ length: 46 }, (_, i) => i % 6), { seed: 'calls' });
    const skin = makeSkin(skia, BONE);
    drawDice(counting, skia, makeDiceDrawing(skia, { camera, edge: DIE_EDGE }), roll.frames, Array.from({ length: 46 }, () => skin));
  });
  expect(calls.get('drawPath')).toBeUndefined();
  expect(calls.get('drawVertices')).toBe(1 + 46);
  expect(calls.get('drawImageRectOptions')).toBeGreaterThan(46);
});
