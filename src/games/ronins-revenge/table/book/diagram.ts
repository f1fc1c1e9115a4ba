import type { SkCanvas } from '@shopify/react-native-skia';

import type { Facing } from '@/engine/parts/grid/facing';
import { drawFace } from '@/faces/drawFace';
import { sumi } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';

import type { BossId } from '../../content/roster';
import type { HeroId, ObjectKind, ZoneToken } from '../../content/terms';
import { FACES } from '../../faces.generated';
import { BOSS_SIGNS, FONTS, HERO_INKS, INK, OBJECT_LOOK, TOKEN_LOOK } from '../look';

/** A piece of a field as the rulebook draws it: a few squares, who stands there, and what is to be seen. Squares are [column, row] from the top left. */
export type Spot = readonly [column: number, row: number];

export interface Diagram {
  readonly columns: number;
  readonly rows: number;
  /** Squares that are washed over; told by the hatching or the letter, not by the colour alone. */
  readonly washes?: readonly { readonly squares: readonly Spot[]; readonly ink: string; readonly letter?: string; readonly hatched?: true }[];
  /** Zones of three by three, by their place. */
  readonly grounds?: readonly { readonly zone: Spot; readonly tokens: readonly ZoneToken[] }[];
  readonly walls?: readonly (readonly [from: Spot, to: Spot])[];
  readonly things?: readonly { readonly kind: ObjectKind; readonly at: Spot }[];
  readonly heroes?: readonly { readonly id: HeroId; readonly at: Spot; readonly facing?: Facing; readonly down?: true; readonly threat?: true }[];
  readonly bosses?: readonly { readonly id: BossId; readonly at: Spot; readonly side: number; readonly facing?: Facing }[];
  /** Lines between corners: sight that is open or closed. */
  readonly lines?: readonly { readonly from: Spot; readonly to: Spot; readonly open: boolean }[];
  /** Ways between the middles of squares. */
  readonly ways?: readonly { readonly squares: readonly Spot[]; readonly ink: string }[];
  readonly numbers?: readonly { readonly at: Spot; readonly text: string; readonly ink?: string }[];
}

const CELL = 100;
const EDGE = 10;
const ZONE = 3;
const AHEAD: readonly Spot[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

const middle = ([column, row]: Spot): readonly [number, number] => [EDGE + (column + 0.5) * CELL, EDGE + (row + 0.5) * CELL];
const corner = ([column, row]: Spot): readonly [number, number] => [EDGE + column * CELL, EDGE + row * CELL];

function drawGrid(brush: Brush, canvas: SkCanvas, { columns, rows, grounds }: Diagram): void {
  canvas.drawRect(brush.rect(EDGE, EDGE, columns * CELL, rows * CELL), brush.fill(INK.pale));
  for (const { zone: [column, row], tokens } of grounds ?? []) {
    const [x, y] = corner([column * ZONE, row * ZONE]);
    for (const token of tokens) canvas.drawRect(brush.rect(x, y, ZONE * CELL, ZONE * CELL), brush.fill(`${TOKEN_LOOK[token].ink}30`));
  }
  const lineOf = (i: number) => (columns % ZONE === 0 && rows % ZONE === 0 && i % ZONE === 0 ? brush.stroke(INK.mist, 6) : brush.stroke(INK.fibre, 3));
  for (let i = 0; i <= columns; i++) canvas.drawLine(EDGE + i * CELL, EDGE, EDGE + i * CELL, EDGE + rows * CELL, lineOf(i));
  for (let i = 0; i <= rows; i++) canvas.drawLine(EDGE, EDGE + i * CELL, EDGE + columns * CELL, EDGE + i * CELL, lineOf(i));
  for (const { zone: [column, row], tokens } of grounds ?? []) {
    const [x, y] = corner([column * ZONE, row * ZONE]);
    tokens.forEach((token, i) => brush.icon(canvas, TOKEN_LOOK[token].sign, x + 50 + i * 80, y + 50, 74, brush.fill(TOKEN_LOOK[token].ink)));
  }
}

function drawWashes(brush: Brush, canvas: SkCanvas, { washes }: Diagram): void {
  for (const { squares, ink, letter, hatched } of washes ?? []) {
    for (const spot of squares) {
      const [x, y] = corner(spot);
      canvas.drawRect(brush.rect(x + 3, y + 3, CELL - 6, CELL - 6), brush.fill(`${ink}38`));
      if (hatched) for (let i = 1; i < 4; i++) canvas.drawLine(x + 6, y + i * 30, x + i * 30, y + 6, brush.stroke(`${ink}90`, 4));
      if (letter !== undefined) brush.text(canvas, letter, ...middle(spot), { face: FONTS.bold, size: 46, colour: ink });
    }
  }
}

function drawPoint(brush: Brush, canvas: SkCanvas, [cx, cy]: readonly [number, number], reach: number, facing: Facing, colour: string): void {
  const [dx, dy] = AHEAD[facing] ?? [0, -1];
  const [baseX, baseY] = [cx + dx * (reach - 24), cy + dy * (reach - 24)];
  const wing = 28;
  canvas.drawPath(brush.path(`M${cx + dx * (reach + 4)} ${cy + dy * (reach + 4)}L${baseX - dy * wing} ${baseY - dx * wing}L${baseX + dy * wing} ${baseY + dx * wing}Z`), brush.fill(colour));
}

function drawPeople(brush: Brush, canvas: SkCanvas, { bosses, heroes, things }: Diagram): void {
  for (const { kind, at } of things ?? []) brush.icon(canvas, OBJECT_LOOK[kind].sign, ...middle(at), 82, brush.fill(INK.ink));
  for (const { id, at: [column, row], side, facing } of bosses ?? []) {
    const centre = corner([column + side / 2, row + side / 2]);
    const reach = (side * CELL) / 2;
    canvas.drawCircle(...centre, reach - 8, brush.fill(INK.washi));
    canvas.drawCircle(...centre, reach - 8, brush.ragged(INK.ink, 9));
    brush.icon(canvas, BOSS_SIGNS[id], ...centre, reach * 1.2, brush.fill(INK.ink));
    if (facing !== undefined) drawPoint(brush, canvas, centre, reach, facing, INK.seal);
  }
  for (const { id, at, facing, down, threat } of heroes ?? []) {
    const [x, y] = middle(at);
    canvas.drawCircle(x, y, 42, brush.fill(INK.washi));
    canvas.save();
    canvas.clipRRect({ rect: brush.rect(x - 40, y - 40, 80, 80), rx: 40, ry: 40 }, 1, true);
    drawFace(brush, canvas, FACES, id, { x: x - 40, y: y - 42, side: 82 }, sumi, down ? 'dead' : 'well');
    canvas.restore();
    canvas.drawCircle(x, y, 42, brush.stroke(HERO_INKS[id], 6));
    if (facing !== undefined && !down) drawPoint(brush, canvas, [x, y], CELL / 2 - 2, facing, HERO_INKS[id]);
    if (threat) brush.icon(canvas, 'flame', x - 30, y - 30, 46, brush.fill(INK.seal));
  }
}

/** Ways lie on the ground: people stand on them. */
function drawWays(brush: Brush, canvas: SkCanvas, { ways }: Diagram): void {
  for (const { squares, ink } of ways ?? []) {
    squares.slice(1).forEach((spot, i) => canvas.drawLine(...middle(squares[i] ?? spot), ...middle(spot), brush.stroke(ink, 9)));
    const last = squares[squares.length - 1];
    if (last) canvas.drawCircle(...middle(last), 17, brush.fill(ink));
  }
}

function drawOver(brush: Brush, canvas: SkCanvas, { walls, lines, numbers }: Diagram): void {
  for (const [from, to] of walls ?? []) canvas.drawLine(...corner(from), ...corner(to), brush.stroke(INK.ink, 16));
  for (const { from, to, open } of lines ?? []) {
    canvas.drawLine(...corner(from), ...corner(to), open ? brush.stroke(INK.moss, 8) : brush.stroke(INK.red, 8, [22, 18]));
  }
  for (const { at, text, ink = INK.red } of numbers ?? []) {
    const [x, y] = middle(at);
    canvas.drawCircle(x, y, 30, brush.fill(`${INK.pale}E0`));
    brush.text(canvas, text, x, y, { face: FONTS.bold, size: 44, colour: ink });
  }
}

export const unitsOf = ({ columns, rows }: Diagram) => ({ width: columns * CELL + 2 * EDGE, height: rows * CELL + 2 * EDGE });

export function drawDiagram(brush: Brush, canvas: SkCanvas, diagram: Diagram): void {
  drawGrid(brush, canvas, diagram);
  drawWashes(brush, canvas, diagram);
  drawWays(brush, canvas, diagram);
  drawPeople(brush, canvas, diagram);
  drawOver(brush, canvas, diagram);
}
