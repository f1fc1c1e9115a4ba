import { TileMode, type SkCanvas, type SkImage } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';

import { BOARD } from '../../content/board';
import type { Section } from '../../content/vocabulary';
import { flatImage } from './flatImage';

/** Half of the drawn square in mm: the board and the ink around it. */
export const TARGET_HALF = 208;
/** Pixels per mm: sharp enough when the eye comes close to a die. */
export const TARGET_PIXELS = 3.6;

const INK = '#1A0E20';
export const RING_COLOURS: Readonly<Record<Section, string>> = {
  1: '#6C4A93', 2: '#C8702C', 3: '#2B7F86', 4: '#DBA536', 5: '#BC3A2F', 10: '#FFF0C4',
};
const NUMBER_COLOURS: Readonly<Record<Section, string>> = { 1: '#F3E4FF', 2: '#2A1203', 3: '#E2FBF9', 4: '#2E1D02', 5: '#FFE9DC', 10: '#8E1F16' };
const NUMBER_SIZES: Readonly<Record<Section, number>> = { 1: 34, 2: 32, 3: 28, 4: 25, 5: 24, 10: 27 };
/** Numbers stand a little beside the seams, readable from all four sides: on the side where no hole and no bone lies over them, in degrees. */
const NUMBER_ASIDE: Readonly<Record<Section, number>> = { 1: -8, 2: -8, 3: 8, 4: -8, 5: -8, 10: 0 };

function drawRings(brush: Brush, canvas: SkCanvas): void {
  let inner = [...BOARD.rings].reverse();
  for (const { value, rMax } of inner) {
    canvas.drawCircle(0, 0, rMax, brush.fill(RING_COLOURS[value]));
    canvas.drawCircle(0, 0, rMax, brush.stroke(INK, value === 1 ? 7 : 3.6));
  }
  // A second, thinner line inside each ring: the hand that inked this was in a hurry.
  inner = inner.filter(({ value }) => value !== 10);
  for (const { rMax } of inner) canvas.drawCircle(0, 0, rMax - 4.5, brush.stroke('#FFFFFF2E', 1.4));
  for (let quarter = 0; quarter < 4; quarter++) {
    canvas.save();
    canvas.rotate(quarter * 90, 0, 0);
    canvas.drawLine(24, 0, BOARD.radius, 0, brush.stroke('#1A0E2088', 1.6));
    canvas.restore();
  }
}

function drawNumbers(brush: Brush, canvas: SkCanvas): void {
  let inside = 0;
  for (const { value, rMax } of BOARD.rings) {
    const middle = (inside + rMax) / 2;
    inside = rMax;
    const style = { face: 'Bangers', size: NUMBER_SIZES[value], colour: NUMBER_COLOURS[value] } as const;
    if (value === 10) {
      brush.text(canvas, '10', 0, 0, style);
      continue;
    }
    for (let quarter = 0; quarter < 4; quarter++) {
      canvas.save();
      canvas.rotate(quarter * 90 + NUMBER_ASIDE[value], 0, 0);
      brush.text(canvas, String(value), 0, middle, style);
      canvas.restore();
    }
  }
}

/** Holes are dark and hatched, so that they are known without colour. */
function drawHoles(brush: Brush, canvas: SkCanvas): void {
  for (const { x, y, r } of BOARD.holes) {
    canvas.drawCircle(x, -y, r, brush.fill('#120A16'));
    canvas.save();
    canvas.clipPath(brush.skia.PathBuilder.Make().addCircle(x, -y, r).detach(), 1, true);
    for (let line = -3; line <= 3; line++) canvas.drawLine(x + line * 7 - r, -y + r, x + line * 7 + r, -y - r, brush.stroke('#6A5478', 1.5));
    canvas.drawCircle(x + 2, -y - 5, r, brush.stroke('#000000', 6));
    canvas.restore();
    canvas.drawCircle(x, -y, r, brush.stroke(INK, 3));
    canvas.drawCircle(x, -y, r + 2.6, brush.stroke('#FFFFFF33', 1.2));
  }
}

function drawBones(brush: Brush, canvas: SkCanvas): void {
  const knob = BOARD.boneKnobRadius;
  const width = 2 * BOARD.boneHalfWidth;
  for (const pass of ['ink', 'bone'] as const) {
    const grow = pass === 'ink' ? 2.6 : 0;
    const colour = pass === 'ink' ? INK : '#F7EBD0';
    for (const { x1, y1, x2, y2 } of BOARD.bones) {
      canvas.drawLine(x1, -y1, x2, -y2, brush.stroke(colour, width + 2 * grow));
      // Two knuckles at each end, across the shaft.
      const long = Math.hypot(x2 - x1, y2 - y1);
      const across = { x: ((y2 - y1) / long) * knob * 0.52, y: ((x2 - x1) / long) * knob * 0.52 };
      for (const [x, y] of [[x1, y1], [x2, y2]] as const) {
        canvas.drawCircle(x + across.x, -y + across.y, knob * 0.72 + grow, brush.fill(colour));
        canvas.drawCircle(x - across.x, -y - across.y, knob * 0.72 + grow, brush.fill(colour));
      }
    }
  }
}

/** The board as it lies for the south seat, in mm about its centre, y down. */
export function drawTarget(brush: Brush, canvas: SkCanvas): void {
  canvas.drawCircle(0, 0, BOARD.radius + 3, brush.fill(INK));
  drawRings(brush, canvas);
  canvas.save();
  canvas.clipPath(brush.skia.PathBuilder.Make().addCircle(0, 0, BOARD.radius).detach(), 1, true);
  drawGrain(brush, canvas, -BOARD.radius, -BOARD.radius, 2 * BOARD.radius, 2 * BOARD.radius, { frequency: 0.05, seed: 7, opacity: 0.5 });
  canvas.restore();
  drawNumbers(brush, canvas);
  drawBones(brush, canvas);
  drawHoles(brush, canvas);
  const light = brush.skia.Paint();
  const warm = (alpha: number) => brush.skia.Color(`rgba(255,214,140,${alpha})`);
  const dark = (alpha: number) => brush.skia.Color(`rgba(16,6,24,${alpha})`);
  light.setShader(brush.skia.Shader.MakeRadialGradient({ x: -50, y: -70 }, 300, [warm(0.2), warm(0.04), dark(0.34)], [0, 0.45, 1], TileMode.Clamp));
  canvas.drawCircle(0, 0, BOARD.radius + 3, light);
}

export const targetImage = (brush: Brush): SkImage => flatImage(brush, TARGET_HALF, TARGET_PIXELS, drawTarget);
