import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace } from '@/faces/drawFace';
import { sumi } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';

import type { HeroId } from '../../content/terms';
import { FACES } from '../../faces.generated';
import type { Move } from '../../rules/decisions';
import { attackCard } from '../../rules/hero/attack/card';
import { patternFrom } from '../../rules/hero/attack/reach';
import { baseOfTarget } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { HERO_INKS, INK } from '../look';
import { drawFacing } from './drawFacing';
import { drawWay } from './drawThreat';
import { CELL, rectOfBase, rectOfSquare } from './places';

/** What a hero thinks of doing, as it lies on the field. */
export interface DrawnPlan {
  readonly hero: HeroId;
  readonly move: Move;
}

const middle = (square: number): readonly [number, number] => {
  const { x, y } = rectOfSquare(square);
  return [x + CELL / 2, y + CELL / 2];
};

function drawWalker(brush: Brush, canvas: SkCanvas, view: BattleState, hero: HeroId, way: readonly number[], facing: number): void {
  const end = way[way.length - 1];
  if (end === undefined) return;
  drawWay(brush, canvas, [view.heroes[hero].anchor, ...way].map(middle), HERO_INKS[hero], 12);
  const place = rectOfSquare(end);
  canvas.drawCircle(place.x + CELL / 2, place.y + CELL / 2, CELL / 2 - 8, brush.fill(INK.pale));
  canvas.save();
  canvas.clipRRect({ rect: brush.rect(place.x + 12, place.y + 12, 76, 76), rx: 38, ry: 38 }, 1, true);
  drawFace(brush, canvas, FACES, hero, { x: place.x + 12, y: place.y + 10, side: 78 }, sumi, 'well');
  canvas.restore();
  canvas.drawCircle(place.x + CELL / 2, place.y + CELL / 2, CELL / 2 - 8, brush.stroke(HERO_INKS[hero], 6, [14, 9]));
  drawFacing(brush, canvas, place, facing, HERO_INKS[hero]);
}

/** The squares an area attack covers: dotted, where the boss’s are hatched. */
function drawArea(brush: Brush, canvas: SkCanvas, squares: readonly number[]): void {
  for (const square of squares) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 4, y + 4, CELL - 8, CELL - 8), brush.fill(`${INK.moss}38`));
    canvas.drawRect(brush.rect(x + 5, y + 5, CELL - 10, CELL - 10), brush.stroke(INK.moss, 5, [4, 10]));
  }
}

function drawAttack(brush: Brush, canvas: SkCanvas, view: BattleState, hero: HeroId, move: Extract<Move, { kind: 'attack' | 'padAttack' }>): void {
  const anchor = move.way[move.way.length - 1] ?? view.heroes[hero].anchor;
  const card = attackCard(view, hero, move.kind === 'attack' ? { weapon: move.weapon, attack: move.attack } : { pad: move.pad, type: move.type });
  if (card?.reach.pattern !== undefined) drawArea(brush, canvas, patternFrom(card.reach.pattern, { anchor, facing: move.facing }));
  for (const ref of move.targets) {
    const base = baseOfTarget(view, ref);
    if (!base) continue;
    const { x, y, width } = rectOfBase(base);
    if (card?.reach.pattern === undefined) drawWay(brush, canvas, [middle(anchor), [x + width / 2, y + width / 2]], INK.moss, 8);
    canvas.drawCircle(x + width / 2, y + width / 2, width / 2 - 2, brush.stroke(INK.moss, 9));
  }
}

/** The squares and targets of an attack: below the figures, so that nothing crosses what is left of them. */
export function drawAim(brush: Brush, canvas: SkCanvas, view: BattleState, { hero, move }: DrawnPlan): void {
  if (move.kind === 'attack' || move.kind === 'padAttack') drawAttack(brush, canvas, view, hero, move);
}

/** The way of a plan with the hero at its end. */
export function drawWalk(brush: Brush, canvas: SkCanvas, view: BattleState, { hero, move }: DrawnPlan): void {
  if ('way' in move) drawWalker(brush, canvas, view, hero, move.way, move.facing);
}
