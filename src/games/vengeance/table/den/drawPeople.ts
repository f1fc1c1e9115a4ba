import { createPicture, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { bossOf } from '../../content/bosses';
import { denOf } from '../../content/dens';
import { aliveIn } from '../../rules/fight/scene';
import type { Lair } from '../../rules/fight/lair';
import { drawBoss, drawChalk, drawMinion, drawPips } from './figures';
import { enemyPlaces, type DenLayout, type FigurePlace } from './layout';
import { Pen } from './pen';
import { DEN_LOOKS } from './looks';

/** What stands in the Den at a moment. */
export interface People {
  readonly lair: Lair;
  /** Enemies that live, one bit each. */
  readonly alive: number;
  /** Damage of this roll, by enemy. */
  readonly damage: readonly number[];
  /** Zones whose Wild token still lies there, one bit each. */
  readonly wild: number;
}

const WILD = 'M0 -10 L2.9 -3.1 L10 -3.1 L4.3 1.4 L6.4 8.6 L0 4.4 L-6.4 8.6 L-4.3 1.4 L-10 -3.1 L-2.9 -3.1 Z';
const WILD_SIZE = 8.5;

/** The Wild token waits in the lower right corner of its zone. */
const wildPlace = ({ zones }: DenLayout, zone: number): { readonly x: number; readonly y: number } => {
  const area = zones[zone] ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: area.x + area.width - 13, y: area.y + area.height - 13 };
};

function drawWild(brush: Brush, canvas: SkCanvas, layout: DenLayout, zone: number): void {
  const { x, y } = wildPlace(layout, zone);
  canvas.drawCircle(x + 0.6, y + 1.4, WILD_SIZE, brush.fill('#00000088'));
  canvas.drawCircle(x, y, WILD_SIZE, brush.fill('#F2B632'));
  canvas.drawCircle(x, y, WILD_SIZE, brush.stroke('#170D09', 1));
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(0.6, 0.6);
  canvas.drawPath(brush.keptPath(WILD), brush.fill('#7A1410'));
  canvas.restore();
}

/** A cleared zone brightens. */
function drawCleared(pen: Pen, layout: DenLayout, people: People, zone: number): void {
  const area = layout.zones[zone];
  const held = denOf(layout.den).zones[zone]?.minions.length ?? 0;
  if (!area || (held === 0 && zone !== people.lair.bossZone) || aliveIn(people.lair, people.alive, zone) !== 0) return;
  pen.inside(area, () => pen.glow(area.x + area.width / 2, area.y + area.height / 2, Math.max(area.width, area.height) * 0.7, '#FFE9B0', '66'));
}

function drawEnemy(brush: Brush, canvas: SkCanvas, { lair, alive, damage }: People, enemy: number, place: FigurePlace): void {
  const { type, health } = lair.enemies[enemy] ?? { type: 'grunt' as const, health: 1 };
  if ((alive & (1 << enemy)) === 0) return drawChalk(brush, canvas, place);
  if (type === 'boss') drawBoss(brush, canvas, lair.boss, place);
  else drawMinion(brush, canvas, type, bossOf(lair.boss).gang, place);
  if (health > 1) drawPips(brush, canvas, place, health, damage[enemy] ?? 0);
}

export function drawPeople(brush: Brush, canvas: SkCanvas, layout: DenLayout, people: People): void {
  const pen = new Pen(brush, canvas, DEN_LOOKS[layout.den].inks);
  layout.zones.forEach((_, zone) => {
    drawCleared(pen, layout, people, zone);
    if ((people.wild & (1 << zone)) !== 0) drawWild(brush, canvas, layout, zone);
  });
  const places = enemyPlaces(layout, people.lair);
  // Those farther back are drawn first.
  const inOrder = places.map((_, enemy) => enemy).sort((a, b) => (places[a]?.y ?? 0) - (places[b]?.y ?? 0));
  for (const enemy of inOrder) {
    const place = places[enemy];
    if (place) drawEnemy(brush, canvas, people, enemy, place);
  }
}

export const peoplePicture = (brush: Brush, layout: DenLayout, people: People): SkPicture =>
  createPicture((canvas) => drawPeople(brush, canvas, layout, people), Skia.XYWHRect(0, 0, layout.units.width, layout.units.height));
