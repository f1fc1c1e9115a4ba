import type { SkCanvas } from '@shopify/react-native-skia';

import { project, type Camera } from '@/dice/look/camera';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { LyingDie } from '../../rules/state';
import { strengthOf } from '../throwing/strength';
import type { LastThrow } from './lastThrow';
import { groundMatrix, planeMatrix } from './lens';
import type { SceneKit } from './scene';

interface At {
  readonly x: number;
  readonly y: number;
}

const TOP = -90;

/** The ring round the die in the hand: it closes as what is asked for comes about, and turns green when all is there. */
export function drawRing(canvas: SkCanvas, kit: SceneKit, { x, y }: At, around: number, share: number, asked: boolean): void {
  'worklet';
  if (!asked) {
    canvas.drawCircle(x, y, around, kit.ring);
    return;
  }
  const box = { x: x - around, y: y - around, width: 2 * around, height: 2 * around };
  canvas.drawCircle(x, y, around, kit.ringOpen);
  if (share >= 1) canvas.drawCircle(x, y, around, kit.ringMet);
  else if (share > 0) canvas.drawArc(box, TOP, 360 * share, false, kit.ring);
}

const GAUGE = { wide: 10, tall: 84, most: 2 } as const;

/** How hard the hand throws: the white line is what a competent hand would choose. */
export function drawPower(canvas: SkCanvas, kit: SceneKit, { x, y }: At, around: number, power: number): void {
  'worklet';
  if (power < 0.03) return;
  const left = x + around + 14;
  const bottom = y + around;
  const tall = (GAUGE.tall * Math.min(GAUGE.most, power)) / GAUGE.most;
  canvas.drawRRect({ rect: { x: left - 2, y: bottom - GAUGE.tall - 2, width: GAUGE.wide + 4, height: GAUGE.tall + 4 }, rx: 6, ry: 6 }, kit.gauge.ground);
  const paint = kit.gauge[strengthOf(power)];
  canvas.drawRRect({ rect: { x: left, y: bottom - tall, width: GAUGE.wide, height: tall }, rx: 4, ry: 4 }, paint);
  canvas.drawRect({ x: left - 4, y: bottom - GAUGE.tall / GAUGE.most - 1, width: GAUGE.wide + 8, height: 2.5 }, kit.gauge.mark);
}

const PARTS = 1024;

/** Where a die has come to rest: its footprint, and the section it counts for. */
export function drawLanding(canvas: SkCanvas, kit: SceneKit, camera: Camera, { rest, region }: LyingDie, strength: number): void {
  'worklet';
  const at = BOARD.rings.findIndex(({ value }) => value === region);
  const ring = BOARD.rings[at];
  if (ring) {
    const inside = BOARD.rings[at - 1]?.rMax ?? 0;
    canvas.save();
    canvas.concat(groundMatrix(camera, BOARD.thickness));
    kit.lit.setStrokeWidth(ring.rMax - inside);
    kit.lit.setAlphaf(0.4 * strength);
    canvas.drawCircle(0, 0, (ring.rMax + inside) / 2, kit.lit);
    canvas.restore();
  }
  const angle = (rest.yaw / PARTS) * 2 * Math.PI;
  const side = DIE_EDGE + 2;
  canvas.save();
  canvas.concat(planeMatrix(camera, [rest.x / 10, rest.y / 10, BOARD.thickness], [Math.cos(angle), Math.sin(angle), 0], [-Math.sin(angle), Math.cos(angle), 0]));
  canvas.drawRect({ x: -side / 2, y: -side / 2, width: side, height: side }, kit.footprint);
  canvas.restore();
}

/** A path in mm as dashes: every stretch is half drawn. */
export function drawWay(canvas: SkCanvas, kit: SceneKit, camera: Camera, way: readonly (readonly [number, number, number])[]): void {
  'worklet';
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1];
    const to = way[i];
    if (!from || !to) continue;
    const a = project(camera, from[0], from[1], from[2]);
    const b = project(camera, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2);
    canvas.drawLine(a.x, a.y, b.x, b.y, kit.guide);
  }
}

const GHOST = { dot: 2.2, first: 15, later: 9 } as const;

/** The way the last die took, and where it knocked on the table: the next hand learns from it. */
export function drawGhost(canvas: SkCanvas, kit: SceneKit, camera: Camera, { way, bounces, strength }: LastThrow): void {
  'worklet';
  for (const [x, y, z] of way) {
    const at = project(camera, x, y, z);
    canvas.drawCircle(at.x, at.y, GHOST.dot, kit.ghost.way);
  }
  canvas.save();
  canvas.concat(groundMatrix(camera, 0));
  for (let i = 0; i < bounces.length; i++) {
    const bounce = bounces[i];
    if (bounce) canvas.drawCircle(bounce[0], bounce[1], i === 0 ? GHOST.first : GHOST.later, kit.ghost[strength]);
  }
  canvas.restore();
}
