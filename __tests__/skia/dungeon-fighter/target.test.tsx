import { project } from '@/dice/look/camera';
import { BOARD } from '@/games/dungeon-fighter/content/board';
import { FACE_IDS } from '@/games/dungeon-fighter/content/faces';
import { SOUTH } from '@/games/dungeon-fighter/rules/throw/stance';
import { aimingLens, groundAt, groundMatrix, handPlace } from '@/games/dungeon-fighter/table/arena/lens';
import { drawTable, makeSceneKit } from '@/games/dungeon-fighter/table/arena/scene';
import { RING_COLOURS, TARGET_HALF, drawTarget } from '@/games/dungeon-fighter/table/arena/target';
import { ROOM_HALF, mapLayout } from '@/games/dungeon-fighter/table/map/mapLayout';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, type Picture } from '@tests/skia/kit/headless';

/** Pixels per millimetre. */
const SCALE = 1.5;
const SIDE = Math.ceil(2 * TARGET_HALF * SCALE);

/** Without typefaces: numbers are text, and this is about where things lie. */
const board = (): Picture =>
  paint(SIDE, SIDE, (canvas) => {
    canvas.translate(SIDE / 2, SIDE / 2);
    canvas.scale(SCALE, SCALE);
    drawTarget(new Brush(headlessSkia(), {}), canvas);
  });

const at = (picture: Picture, x: number, y: number) => picture.at(Math.round(SIDE / 2 + x * SCALE), Math.round(SIDE / 2 - y * SCALE));
const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));

test('DF-75 every ring is drawn where the rules have it, and nearest to its own colour', () => {
  const picture = board();
  let inside = 0;
  for (const { value, rMax } of BOARD.rings) {
    const middle = (inside + rMax) / 2;
    inside = rMax;
    // A direction without holes, bones and seams.
    const angle = (80 * Math.PI) / 180;
    const seen = at(picture, Math.cos(angle) * middle, Math.sin(angle) * middle);
    const nearest = Object.entries(RING_COLOURS).sort(([, a], [, b]) => distance(channels(a), seen) - distance(channels(b), seen))[0];
    expect([value, Number(nearest?.[0])]).toEqual([value, value]);
  }
});

test('DF-75 holes are dark, bones are pale, and both lie where a die would find them', () => {
  const picture = board();
  for (const { x, y, r } of BOARD.holes) expect(Math.max(...at(picture, x - r * 0.55, y + r * 0.1))).toBeLessThan(130);
  for (const { x1, y1, x2, y2 } of BOARD.bones) expect(Math.min(...at(picture, (x1 + x2) / 2, (y1 + y2) / 2))).toBeGreaterThan(120);
});

const ROOM = { width: 360, height: 300 };
const SOUTH_VIEW = { azimuth: SOUTH, distance: 420, z: 180, low: false, below: 44, aside: 0 };

test('the lens lays the board where it projects single points', () => {
  const camera = aimingLens(ROOM, SOUTH_VIEW);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = groundMatrix(camera, 0);
  for (const [x, y] of [[0, 0], [150, -80], [-200, 120]] as const) {
    const w = g * x + h * y + i;
    const seen = project(camera, x, y, 0);
    expect((a * x + b * y + c) / w).toBeCloseTo(seen.x, 4);
    expect((d * x + e * y + f) / w).toBeCloseTo(seen.y, 4);
    const back = groundAt(camera, seen);
    expect(back.x).toBeCloseTo(x, 3);
    expect(back.y).toBeCloseTo(y, 3);
  }
});

test('board and hand are on the screen from every side of the table', () => {
  for (let azimuth = 0; azimuth < 1024; azimuth += 128) {
    const view = { ...SOUTH_VIEW, azimuth };
    const camera = aimingLens(ROOM, view);
    const hand = handPlace(view);
    for (const [x, y, z] of [[hand.x, hand.y, hand.z], [0, 0, 0], [BOARD.radius, 0, 0], [-BOARD.radius, 0, 0], [0, BOARD.radius, 0], [0, -BOARD.radius, 0]] as const) {
      const seen = project(camera, x, y, z);
      expect(seen.x).toBeGreaterThan(0);
      expect(seen.x).toBeLessThan(ROOM.width);
      expect(seen.y).toBeGreaterThan(0);
      expect(seen.y).toBeLessThan(ROOM.height);
    }
  }
});

test('the table in perspective shows the bullseye in the middle of the board', () => {
  const brush = new Brush(headlessSkia(), {});
  const camera = aimingLens(ROOM, SOUTH_VIEW);
  const picture = paint(ROOM.width, ROOM.height, (canvas) => drawTable(canvas, makeSceneKit(brush), camera));
  const middle = project(camera, 0, 0, BOARD.thickness);
  const [red, green, blue] = picture.at(Math.round(middle.x), Math.round(middle.y));
  expect(Math.min(red, green, blue)).toBeGreaterThan(150);
});

test('DF-290 every map finds room for its rooms: none touches another, none is outside', () => {
  for (const face of FACE_IDS) {
    const { rooms, units } = mapLayout([face, face, face]);
    for (const room of rooms) {
      expect(room.x).toBeGreaterThan(20);
      expect(room.x).toBeLessThan(units.width - 20);
      for (const other of rooms) if (other !== room) expect(Math.max(Math.abs(other.x - room.x), Math.abs(other.y - room.y))).toBeGreaterThanOrEqual(2 * ROOM_HALF);
    }
  }
});
