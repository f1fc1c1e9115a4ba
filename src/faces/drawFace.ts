import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { ROLES, type FaceData, type FaceSheet, type Role } from './face';

export interface FacePlace {
  readonly x: number;
  readonly y: number;
  /** The side of the square that the face fills. */
  readonly side: number;
}

export type FaceCondition = 'well' | 'wounded' | 'asleep' | 'dead';

/** How the faces of a box are printed: what lies behind them, which colours they have, what lies over them. */
export interface Treatment {
  ground?(brush: Brush, canvas: SkCanvas, place: FacePlace): void;
  colours(face: FaceData): Readonly<Record<Role, string>>;
  /** Whole silhouettes printed beside the face before it: a press out of register. */
  readonly ghosts?: readonly { readonly dx: number; readonly dy: number; readonly colour: string }[];
  /** Ragged edges on lines and hair, as from a dry brush, in shares of the side. */
  readonly rough?: number;
  over?(brush: Brush, canvas: SkCanvas, place: FacePlace): void;
}

type PaintOf = (role: Role, stroke: number) => SkPaint | undefined;

function drawShapes(brush: Brush, canvas: SkCanvas, sheet: FaceSheet, face: FaceData, paintOf: PaintOf): void {
  for (const [path, role, x, y, scale, evenOdd, stroke] of face.shapes) {
    const svg = sheet.paths[path];
    const paint = paintOf(ROLES[role] ?? 'line', stroke);
    if (svg === undefined || !paint) continue;
    canvas.save();
    canvas.translate(x, y);
    if (scale !== 1) canvas.scale(scale, scale);
    canvas.drawPath(brush.keptPath(svg, evenOdd === 1), paint);
    canvas.restore();
  }
}

/** Draws inside the square in the units of the face, turned if the person looks left, and lets nothing out of it. */
function inGrid(canvas: SkCanvas, brush: Brush, face: FaceData, { x, y, side }: FacePlace, draw: () => void): void {
  const scale = side / face.grid;
  canvas.save();
  canvas.clipRect(brush.rect(x, y, side, side), 1, true);
  canvas.translate(face.flip ? x + side : x, y);
  canvas.scale(face.flip ? -scale : scale, scale);
  draw();
  canvas.restore();
}

const HATCHES = 7;

function drawWounds(brush: Brush, canvas: SkCanvas, { x, y, side }: FacePlace): void {
  const ink = brush.stroke('#8E1414C0', side * 0.018);
  for (let i = 0; i < HATCHES; i++) {
    const at = 0.2 + (i * 0.3) / HATCHES;
    canvas.drawLine(x + side * (at + 0.16), y + side * 0.44, x + side * at, y + side * 0.74, ink);
  }
}

function drawCross(brush: Brush, canvas: SkCanvas, { x, y, side }: FacePlace): void {
  const ink = brush.stroke('#A3120FE0', side * 0.06);
  canvas.drawLine(x + side * 0.12, y + side * 0.14, x + side * 0.88, y + side * 0.86, ink);
  canvas.drawLine(x + side * 0.86, y + side * 0.12, x + side * 0.14, y + side * 0.88, ink);
}

const SLEEP = 'M0 0H10L0 12H10M14-14H22L14-4H22M26-26H32L26-18H32';

function drawCondition(brush: Brush, canvas: SkCanvas, place: FacePlace, condition: FaceCondition): void {
  if (condition === 'wounded') drawWounds(brush, canvas, place);
  if (condition === 'dead') drawCross(brush, canvas, place);
  if (condition !== 'asleep') return;
  const scale = place.side / 100;
  canvas.save();
  canvas.translate(place.x + place.side * 0.66, place.y + place.side * 0.3);
  canvas.scale(scale, scale);
  canvas.drawPath(brush.keptPath(SLEEP), brush.stroke('#1A1A2AE0', 2.4));
  canvas.restore();
}

/** A person of the box, in the box's own print. An id without a face draws only the ground. */
export function drawFace(brush: Brush, canvas: SkCanvas, sheet: FaceSheet, id: string, place: FacePlace, treatment: Treatment, condition: FaceCondition = 'well'): void {
  treatment.ground?.(brush, canvas, place);
  const face = sheet.faces[id];
  if (!face) return;
  const { colours, ghosts = [], rough } = treatment;
  const shades = colours(face);
  inGrid(canvas, brush, face, place, () => {
    for (const { dx, dy, colour } of ghosts) {
      canvas.save();
      canvas.translate((face.flip ? -dx : dx) * face.grid, dy * face.grid);
      drawShapes(brush, canvas, sheet, face, (_, stroke) => (stroke > 0 ? brush.stroke(colour, stroke) : brush.fill(colour)));
      canvas.restore();
    }
    if (rough !== undefined) {
      drawShapes(brush, canvas, sheet, face, (role, stroke) => (role === 'hair' && stroke === 0 ? brush.ragged(shades[role], face.grid * rough) : undefined));
    }
    drawShapes(brush, canvas, sheet, face, (role, stroke) => (stroke > 0 ? brush.stroke(shades[role], stroke) : brush.fill(shades[role])));
  });
  treatment.over?.(brush, canvas, place);
  drawCondition(brush, canvas, place, condition);
}
