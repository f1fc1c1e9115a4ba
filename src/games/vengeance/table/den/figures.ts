import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';

import { drawFace } from '@/faces/drawFace';
import { grindhouse } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';

import { bossOf, isBigBoss, type BossId } from '../../content/bosses';
import type { GangId } from '../../content/gangs';
import type { HeroId } from '../../content/heroes';
import type { MinionType } from '../../content/minions';
import { FACES } from '../../faces.generated';
import { GANG_INKS } from '../look';
import type { FigurePlace } from './layout';

/** People as cut-out figures with a cream edge: every kind has its own outline and the sign of its kind on its base. */

const EDGE = '#F8E8BE';
const INK = '#170D09';
const SKIN = '#D9A066';

interface Cut {
  /** The whole outline, 100 high, its feet at the origin. */
  readonly body: string;
  readonly cloth: string;
  /** Drawn over it: path and colour. */
  readonly parts: readonly (readonly [string, string])[];
  readonly base: string;
}

const head = (y: number, r: number): string => `M${-r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

const CUTS: Readonly<Record<MinionType, Cut>> = {
  grunt: {
    body: `M-19 -8 L-22 -42 Q-24 -62 -12 -67 Q-18 -92 0 -96 Q18 -92 12 -67 Q24 -62 22 -42 L19 -8 Z M20 -50 L38 -84 L44 -81 L28 -40 Z`,
    cloth: '#6E6A62', base: '#8E897E',
    parts: [[head(-77, 9.5), SKIN], ['M-12 -76 Q-11 -92 0 -93 Q11 -92 12 -76 Q6 -84 0 -84 Q-6 -84 -12 -76 Z', '#4E4A44'], ['M-10 -79 h20 v4.5 h-20 Z', INK], ['M0 -64 L0 -12', '#3C3934']],
  },
  toughGuy: {
    body: `M-20 -8 L-24 -30 L-38 -40 Q-42 -64 -24 -68 L-10 -72 Q-13 -96 0 -97 Q13 -96 10 -72 L24 -68 Q42 -64 38 -40 L24 -30 L20 -8 Z`,
    cloth: '#3F6A3A', base: '#4E8A3E',
    parts: [[head(-83, 10.5), SKIN], ['M-7 -86 h5 M2 -86 h5', INK], ['M-5 -77 h10', INK], ['M-30 -46 a7 7 0 1 0 14 2 a7 7 0 1 0 -14 -2 Z', SKIN], ['M16 -44 a7 7 0 1 0 14 -2 a7 7 0 1 0 -14 2 Z', SKIN], ['M-12 -66 L0 -52 L12 -66', '#F8E8BE']],
  },
  gunman: {
    body: `M-17 -8 L-19 -42 L-46 -50 L-46 -58 L-18 -60 L-9 -66 Q-14 -78 -17 -81 Q-20 -87 -10 -88 Q-10 -99 0 -99 Q10 -99 10 -88 Q20 -87 17 -81 Q14 -78 9 -66 Q22 -62 21 -42 L17 -8 Z`,
    cloth: '#2E4A66', base: '#3A6A9A',
    parts: [[head(-76, 8.5), SKIN], ['M-18 -84 Q0 -90 18 -84 L10 -87 Q10 -98 0 -98 Q-10 -98 -10 -87 Z', '#1B2733'], ['M-60 -60 h16 v5 h-10 v6 h-5 Z', INK], ['M-3 -62 L0 -40 L3 -62 Z', '#B3121D']],
  },
  blocker: {
    body: `M-22 -8 L-24 -38 L-46 -44 L-46 -58 L-22 -64 L-10 -70 Q-14 -95 0 -96 Q14 -95 10 -70 L22 -64 L46 -58 L46 -44 L24 -38 L22 -8 Z`,
    cloth: '#8A6A1E', base: '#D0A01E',
    parts: [[head(-81, 10), SKIN], ['M-11 -84 Q0 -100 11 -84 Z', '#5A4410'], ['M-46 -50 h92 v9 h-92 Z', '#F0C63A'], ['M-38 -50 l9 9 M-18 -50 l9 9 M2 -50 l9 9 M22 -50 l9 9', INK]],
  },
  henchman: {
    body: `M-18 -8 L-21 -40 Q-28 -60 -14 -66 L-8 -69 Q-12 -95 0 -96 Q12 -95 8 -69 L14 -66 Q28 -60 21 -40 L18 -8 Z M21 -44 L34 -20 L30 -17 L17 -38 Z`,
    cloth: '#231815', base: '#B3121D',
    parts: [[head(-81, 10), SKIN], ['M-10 -66 L0 -46 L10 -66 Z', '#F8E8BE'], ['M-2.5 -62 L0 -40 L2.5 -62 Z', '#B3121D']],
  },
};

/** The signs of the four gangs on a grid of 20, about the origin. */
const GANG_SIGNS: Readonly<Record<GangId, string>> = {
  tenguKai: 'M-8 -7 Q0 -12 8 -7 L6 2 Q4 8 0 9 Q-4 8 -6 2 Z M-5 -3 h3 v2 h-3 Z M2 -3 h3 v2 h-3 Z M-1.6 -1 L10 3 L-1.6 3 Z',
  zuceClan: 'M-9 6 L-9 -6 L-4 0 L0 -9 L4 0 L9 -6 L9 6 Z M-9 8 h18 v2 h-18 Z',
  hellRiders: 'M0 -10 a10 10 0 1 0 0.01 0 Z M0 -6 a6 6 0 1 1 -0.01 0 Z M-1 -10 h2 v20 h-2 Z M-10 -1 v2 h20 v-2 Z',
  lordz: 'M-9 -3 L-4 -9 H4 L9 -3 L0 10 Z M-3 -3 L0 7 L3 -3 Z',
};

/** Kinds by shape: circle, square, crosshair, bar; a Henchman carries the sign of the gang. */
const KIND_SIGNS: Readonly<Record<Exclude<MinionType, 'henchman'>, string>> = {
  grunt: 'M-5 0 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 Z',
  toughGuy: 'M-5 -5 h10 v10 h-10 Z',
  gunman: 'M-1.2 -7 h2.4 v4.4 h4.4 v2.4 h-4.4 v4.4 h-2.4 v-4.4 h-4.4 v-2.4 h4.4 Z',
  blocker: 'M-9 -2.4 h18 v4.8 h-18 Z',
};

/** In the figure's own hundred units, feet at the origin. */
function inPlace(canvas: SkCanvas, { x, y, size }: FigurePlace, draw: () => void): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  draw();
  canvas.restore();
}

function drawBase(brush: Brush, canvas: SkCanvas, colour: string, sign: string): void {
  const oval = brush.rect(-36, -19, 72, 24);
  canvas.drawOval(brush.rect(-40, -17, 80, 28), brush.shadow('#000000A0', 5));
  canvas.drawOval(oval, brush.fill(colour));
  canvas.drawOval(oval, brush.stroke(EDGE, 3));
  canvas.save();
  canvas.translate(0, -6.5);
  canvas.drawPath(brush.keptPath(sign, true), brush.fill(EDGE));
  canvas.drawPath(brush.keptPath(sign, true), brush.stroke(INK, 0.8));
  canvas.restore();
}

export function drawMinion(brush: Brush, canvas: SkCanvas, type: MinionType, gang: GangId, place: FigurePlace): void {
  const { body, cloth, parts, base } = CUTS[type];
  inPlace(canvas, place, () => {
    drawBase(brush, canvas, type === 'henchman' ? GANG_INKS[gang] : base, type === 'henchman' ? GANG_SIGNS[gang] : KIND_SIGNS[type]);
    canvas.translate(0, -8);
    const outline = brush.keptPath(body);
    canvas.drawPath(outline, brush.stroke(EDGE, 8));
    canvas.drawPath(outline, brush.fill(cloth));
    for (const [svg, colour] of parts) {
      const path = brush.keptPath(svg);
      if (svg.includes('Z')) canvas.drawPath(path, brush.fill(colour));
      else canvas.drawPath(path, brush.stroke(colour, 3));
    }
    if (type === 'henchman') drawMask(brush, canvas, gang);
    canvas.drawPath(outline, brush.stroke(INK, 2.2));
  });
}

/** What the Henchmen of a gang wear on their faces. */
const MASKS: Readonly<Record<GangId, string>> = {
  tenguKai: 'M-11 -90 Q0 -98 11 -90 L9 -76 Q0 -70 -9 -76 Z M-2 -82 L15 -78 L-2 -77 Z',
  zuceClan: 'M-12 -84 h24 v6 h-24 Z',
  hellRiders: 'M-11 -80 Q0 -84 11 -80 L0 -63 Z',
  lordz: 'M-12 -87 h10 v7 h-9 Z M2 -87 h10 l-1 7 h-9 Z M-2 -85 h4 v2 h-4 Z',
};

function drawMask(brush: Brush, canvas: SkCanvas, gang: GangId): void {
  const mask = brush.keptPath(MASKS[gang]);
  canvas.drawPath(mask, brush.fill(GANG_INKS[gang]));
  canvas.drawPath(mask, brush.stroke(INK, 1.4));
}

/** A poster of the Boss, nailed up where he stands. */
export function drawBoss(brush: Brush, canvas: SkCanvas, boss: BossId, place: FigurePlace): void {
  const { gang } = bossOf(boss);
  const colour = GANG_INKS[gang];
  inPlace(canvas, place, () => {
    drawBase(brush, canvas, colour, GANG_SIGNS[gang]);
    brush.roundRect(canvas, -43, -102, 86, 88, 5, brush.shadow('#000000B0', 5));
    brush.roundRect(canvas, -43, -104, 86, 88, 5, brush.fill(EDGE));
    drawFace(brush, canvas, FACES, boss, { x: -39, y: -100, side: 78 }, grindhouse);
    brush.roundRect(canvas, -41, -102, 82, 84, 4, brush.stroke(colour, 5));
    if (isBigBoss(boss)) {
      const crown = brush.keptPath('M-26 -100 L-30 -122 L-14 -112 L0 -126 L14 -112 L30 -122 L26 -100 Z');
      canvas.drawPath(crown, brush.fill('#F2B632'));
      canvas.drawPath(crown, brush.stroke(INK, 2.4));
    }
  });
}

/** The hero: a round portrait on a stand in the colour of the seat, pointing down at the floor. */
export function drawHero(brush: Brush, canvas: SkCanvas, hero: HeroId, colour: string, place: FigurePlace): void {
  inPlace(canvas, place, () => {
    canvas.drawOval(brush.rect(-26, -9, 52, 16), brush.shadow('#000000B0', 5));
    const stand = brush.keptPath('M-20 -30 L0 2 L20 -30 Z');
    canvas.drawPath(stand, brush.fill(colour));
    canvas.drawPath(stand, brush.stroke(EDGE, 4));
    canvas.drawCircle(0, -58, 45, brush.fill(EDGE));
    canvas.save();
    canvas.clipPath(brush.keptPath('M-38 -58 a38 38 0 1 0 76 0 a38 38 0 1 0 -76 0 Z'), ClipOp.Intersect, true);
    drawFace(brush, canvas, FACES, hero, { x: -38, y: -96, side: 76 }, grindhouse);
    canvas.restore();
    canvas.drawCircle(0, -58, 40, brush.stroke(colour, 6));
    canvas.drawCircle(0, -58, 45, brush.stroke(INK, 1.8));
  });
}

/** Where somebody fell: a line of chalk. */
const CHALK = 'M-6 -34 a7 7 0 1 1 11 2 L10 -26 L28 -30 L29 -24 L12 -18 L12 -10 L24 2 L19 6 L4 -6 L-6 4 L-24 6 L-24 1 L-9 -3 L-10 -20 L-26 -28 L-23 -33 L-8 -27 Z';

export function drawChalk(brush: Brush, canvas: SkCanvas, place: FigurePlace): void {
  inPlace(canvas, { ...place, y: place.y - place.size * 0.12 }, () => canvas.drawPath(brush.keptPath(CHALK), brush.stroke('#F8E8BEB8', 3.4, [7, 4])));
}

/** Health that is left in this roll as full pips, damage of this roll as dashed ones. */
export function drawPips(brush: Brush, canvas: SkCanvas, { x, y, size }: FigurePlace, health: number, damage: number): void {
  const radius = Math.max(3, size * 0.09);
  const step = radius * 2.5;
  const left = x - ((health - 1) * step) / 2;
  brush.roundRect(canvas, left - radius * 1.6, y - radius * 0.4, (health - 1) * step + radius * 3.2, radius * 2.8, radius * 1.4, brush.fill('#170D09E6'));
  for (let i = 0; i < health; i++) {
    const at = left + i * step;
    const gone = i >= health - damage;
    if (gone) canvas.drawCircle(at, y + radius, radius * 0.82, brush.stroke('#FFB52E', radius * 0.34, [radius * 0.7, radius * 0.6]));
    else canvas.drawCircle(at, y + radius, radius, brush.fill('#E8442E'));
  }
}
