import { Skia, TileMode, createPicture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';
import type { Size } from '@/table/board/fit';

import { firstName } from '../../content/heroes';
import type { DfState, HeroState } from '../../rules/state';
import { HERO_ICONS, monsterIcon } from '../emblems';

export const END_UNITS: Size = { width: 400, height: 300 };
const INK = '#1A0E20';
const CREAM = '#FFF2D9';
const FLOOR_Y = 232;
const HERO_SIDE = 64;
/** A hero and the air to the next one; six of them stand closer. */
const HERO_ROOM = 70;
const HERO_GAP = 6;
const OUTLINE = 44;

function drawCellar(brush: Brush, canvas: SkCanvas, won: boolean): void {
  const { width, height } = END_UNITS;
  canvas.drawRect(brush.rect(0, 0, width, height), brush.fill(won ? '#3A2440' : '#1B1423'));
  const line = brush.stroke('#150D1B', 2);
  for (let row = 0; row * 30 < FLOOR_Y; row++) {
    canvas.drawLine(0, row * 30, width, row * 30, line);
    for (let x = row % 2 === 0 ? 30 : 60; x < width; x += 62) canvas.drawLine(x, row * 30, x, row * 30 + 30, line);
  }
  canvas.drawRect(brush.rect(0, FLOOR_Y, width, height - FLOOR_Y), brush.fill(won ? '#5A3A24' : '#241A22'));
  drawGrain(brush, canvas, 0, 0, width, height, { frequency: 0.03, seed: 11, opacity: 0.45 });
  const paint = brush.skia.Paint();
  const glow = won ? '#FFC060CC' : '#5B456066';
  paint.setShader(brush.skia.Shader.MakeRadialGradient({ x: width / 2, y: FLOOR_Y - 40 }, 230, [glow, '#00000000'].map((colour) => brush.skia.Color(colour)), [0, 1], TileMode.Clamp));
  canvas.drawRect(brush.rect(0, 0, width, height), paint);
  if (won) for (const x of [34, width - 34]) {
    brush.icon(canvas, 'torch', x, 92, 46, brush.stroke(INK, 36));
    brush.icon(canvas, 'torch', x, 92, 46, brush.fill('#FFB335'));
  }
}

/** A hero in the pose of the day: upright, lying, or on the way up. */
function drawHero(brush: Brush, canvas: SkCanvas, { id, status }: HeroState, x: number, room: number, lift: number, won: boolean): void {
  const lies = status !== 'standing';
  const side = Math.min(HERO_SIDE, room - HERO_GAP);
  const y = FLOOR_Y - (lies ? 14 : 30) - lift;
  canvas.save();
  canvas.translate(x, y);
  canvas.drawOval(brush.rect(-26, lies ? 22 : 30 + lift, 52, 10), brush.fill('#00000055'));
  if (lies) canvas.rotate(90, 0, 0);
  brush.icon(canvas, HERO_ICONS[id], 0, 0, side, brush.stroke(INK, OUTLINE));
  brush.icon(canvas, HERO_ICONS[id], 0, 0, side, brush.fill(lies ? '#A797B2' : CREAM));
  canvas.restore();
  if (status === 'eliminated') canvas.drawOval(brush.rect(x - 16, y - 46, 32, 10), brush.stroke('#FFDB7A', 3));
  brush.text(canvas, firstName(id), x, FLOOR_Y + 32, { face: 'InterBold', size: 13, colour: won ? CREAM : '#CDBBD3', fit: room - HERO_GAP });
}

/** The last picture of the story, with everybody in it. */
export function endPicture(brush: Brush, view: DfState): SkPicture {
  const { width } = END_UNITS;
  const won = view.over?.won === true;
  return createPicture((canvas) => {
    drawCellar(brush, canvas, won);
    const foe = view.encounter && monsterIcon(view.encounter.monster);
    if (foe) {
      const [y, side] = won ? [128, 96] : [112, 150];
      canvas.save();
      canvas.translate(width / 2, y);
      if (won) canvas.rotate(180, 0, 0);
      brush.icon(canvas, foe, 0, 0, side, brush.stroke(INK, OUTLINE));
      brush.icon(canvas, foe, 0, 0, side, brush.fill(won ? '#8E6A86' : '#C23B33'));
      canvas.restore();
    }
    const room = Math.min(HERO_ROOM, (width - 16) / view.heroes.length);
    view.heroes.forEach((hero, place) => {
      const x = width / 2 + (place - (view.heroes.length - 1) / 2) * room;
      drawHero(brush, canvas, hero, x, room, won && hero.status === 'standing' && place % 2 === 0 ? 12 : 0, won);
    });
    const title = won ? 'The dungeon is yours!' : 'Well, that was brave';
    brush.text(canvas, title, width / 2 + 2, 36, { face: 'Bangers', size: 42, colour: INK, fit: width - 30 });
    brush.text(canvas, title, width / 2, 34, { face: 'Bangers', size: 42, colour: won ? '#FFDB7A' : '#FF8670', fit: width - 30 });
    const { rooms, throws, contacts } = view.stats;
    brush.text(canvas, `${rooms} rooms, ${throws} throws, ${contacts} on the board`, width / 2, 282, { face: 'InterBold', size: 14, colour: CREAM, fit: width - 24 });
  }, Skia.XYWHRect(0, 0, width, END_UNITS.height));
}
