import { Skia, TileMode, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';

import type { Level } from '../../content/vocabulary';
import { cardOf } from '../../rules/fight/monsters';
import { LEVEL_COLOURS, TOKEN_ICONS, monsterIcon } from '../emblems';
import type { MonsterFigure } from './figures';

const INK = '#1A0E20';
const CREAM = '#FFF2D9';
const TOAD = '#B7E07A';
const STONE = '#3A2B47';
/** The outline of a comic figure, in the grid the icons are drawn on. */
const OUTLINE = 44;

type Figure = Pick<MonsterFigure, 'ref' | 'tokens' | 'beaten'>;

/** Torch light from below, as it falls on everything that comes out of the dark. */
function torchLight(brush: Brush, canvas: SkCanvas, x: number, y: number, reach: number): void {
  const paint = brush.skia.Paint();
  paint.setShader(
    brush.skia.Shader.MakeRadialGradient({ x, y }, reach, ['#FFC46AE6', '#E0752A66', '#E0752A00'].map((colour) => brush.skia.Color(colour)), [0, 0.45, 1], TileMode.Clamp),
  );
  canvas.drawCircle(x, y, reach, paint);
}

/** The monster as an inked figure: its shadow on the wall, its outline, its colour. */
function drawFigure(brush: Brush, canvas: SkCanvas, monster: Figure, x: number, y: number, side: number): void {
  const icon = monster.beaten ? 'death-skull' : monster.tokens.toad ? TOKEN_ICONS.toad : monsterIcon(monster.ref);
  brush.icon(canvas, icon, x + side * 0.06, y + side * 0.05, side * 1.04, brush.fill('#00000066'));
  brush.icon(canvas, icon, x, y, side, brush.stroke(INK, OUTLINE));
  brush.icon(canvas, icon, x, y, side, brush.fill(monster.tokens.toad ? TOAD : CREAM));
}

function drawLevel(brush: Brush, canvas: SkCanvas, level: Level, x: number, y: number, radius: number): void {
  canvas.drawCircle(x, y, radius, brush.fill(LEVEL_COLOURS[level]));
  canvas.drawCircle(x, y, radius, brush.stroke(INK, radius / 5));
  brush.text(canvas, level, x, y, { face: 'InterBold', size: radius * 1.15, colour: INK });
}

/** The monster's face on its card. */
export function monsterPicture(brush: Brush, monster: Figure, side: number): SkPicture {
  const { level } = cardOf(monster.ref);
  return createPicture((canvas) => {
    const half = side / 2;
    brush.roundRect(canvas, 1, 1, side - 2, side - 2, 9, brush.fill(STONE));
    canvas.save();
    canvas.clipRRect({ rect: brush.rect(1, 1, side - 2, side - 2), rx: 9, ry: 9 }, 1, true);
    torchLight(brush, canvas, half, side, side * 0.95);
    canvas.restore();
    drawFigure(brush, canvas, monster, half, half, side * 0.74);
    brush.roundRect(canvas, 1, 1, side - 2, side - 2, 9, brush.stroke(INK, 2));
    if (level) drawLevel(brush, canvas, level, side - 9, side - 9, 8.5);
  }, Skia.XYWHRect(0, 0, side, side));
}

/** How many rays a comic explosion has, and how far every second one reaches. */
const RAYS = 22;
const SHORT = 0.72;

/** The monster bursts out of the dark, as large as the table allows. */
export function splashPicture(brush: Brush, monster: Figure, width: number, height: number): SkPicture {
  const { level } = cardOf(monster.ref);
  return createPicture((canvas) => {
    const [x, y] = [width / 2, height * 0.42];
    const reach = Math.min(width, height * 0.84) * 0.5;
    canvas.drawRect(brush.rect(0, 0, width, height), brush.fill('#160C1CE6'));
    drawGrain(brush, canvas, 0, 0, width, height, { frequency: 0.02, seed: 7, opacity: 0.4 });
    torchLight(brush, canvas, x, y + reach * 0.4, reach * 2.1);
    const burst = brush.skia.PathBuilder.Make();
    for (let ray = 0; ray < RAYS * 2; ray++) {
      const angle = (ray * Math.PI) / RAYS;
      const far = reach * (ray % 2 === 0 ? 1.02 - (ray % 3) * 0.06 : SHORT);
      const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      if (ray === 0) burst.moveTo(px, py);
      else burst.lineTo(px, py);
    }
    burst.close();
    const shape = burst.detach();
    canvas.drawPath(shape, brush.fill(level ? LEVEL_COLOURS[level] : '#7C1F24'));
    canvas.drawPath(shape, brush.stroke(INK, 5));
    drawFigure(brush, canvas, monster, x, y, reach * 1.05);
    if (level) drawLevel(brush, canvas, level, x + reach * 0.72, y + reach * 0.62, Math.max(16, reach * 0.16));
  }, Skia.XYWHRect(0, 0, width, height));
}
