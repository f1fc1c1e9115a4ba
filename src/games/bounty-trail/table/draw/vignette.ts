import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';

import { mixed } from '@/faces/colour';
import type { FacePlace } from '@/faces/drawFace';
import type { Brush } from '@/skia/brush';
import type { IconName } from '@/theme/iconSheets';

import type { Card, Kind } from '../../content/card';
import { CARD_COLOURS } from './palette';

type Scene = Exclude<Kind, 'bounty'>;

/** What lies behind a place or a thing, in a square of 100: far hills, and the ground it stands on. */
const HILLS: Readonly<Record<Scene, string>> = {
  supply: 'M0 54L12 38H30L36 52H58L64 42H84L92 54H100V66H0Z',
  place: 'M0 52H10L16 26H34L40 50H66L70 34H88L94 52H100V66H0Z',
  hazard: 'M0 58L18 30L30 46L46 20L62 48L76 32L100 58V66H0Z',
  chance: 'M0 56Q22 38 46 52T100 50V66H0Z',
};
const GROUND_Y = 62;
/** Strokes on the ground, each with its left end, its height and its length. */
const GRAVEL = [[4, 68, 12], [86, 70, 10], [10, 80, 18], [62, 82, 22]] as const;
/** Rain of ink over a place that hurts. */
const HATCHES = 9;

function drawSky(brush: Brush, canvas: SkCanvas, scene: Scene, pale: string, ink: string, paper: string): void {
  canvas.drawRect(brush.rect(0, 0, 100, 100), brush.fill(mixed(paper, ink, scene === 'hazard' ? 0.24 : 0.1)));
  if (scene === 'hazard') {
    const rain = brush.stroke(mixed(paper, ink, 0.38), 1.6);
    for (let i = 0; i < HATCHES; i++) canvas.drawLine(14 + i * 11, 0, 2 + i * 11, 40, rain);
  } else {
    canvas.drawCircle(scene === 'chance' ? 50 : 76, scene === 'chance' ? 44 : 22, scene === 'chance' ? 34 : 11, brush.fill(pale));
  }
}

/** A place or a thing as an engraver would print it: in a landscape, on the ground, with a shadow. */
export function drawVignette(brush: Brush, canvas: SkCanvas, card: Card, emblem: IconName, { x, y, side }: FacePlace): void {
  if (card.kind === 'bounty') return;
  const { paper, ink } = CARD_COLOURS[card.colour];
  const pale = mixed(paper, '#FFFFFF', 0.55);
  canvas.save();
  canvas.clipRect(brush.rect(x, y, side, side), ClipOp.Intersect, true);
  canvas.translate(x, y);
  canvas.scale(side / 100, side / 100);
  drawSky(brush, canvas, card.kind, pale, ink, paper);
  canvas.drawPath(brush.keptPath(HILLS[card.kind]), brush.fill(mixed(paper, ink, 0.3)));
  canvas.drawRect(brush.rect(0, GROUND_Y, 100, 100 - GROUND_Y), brush.fill(mixed(paper, ink, 0.18)));
  for (const [left, height, length] of GRAVEL) canvas.drawLine(left, height, left + length, height, brush.stroke(mixed(paper, ink, 0.42), 1.4));
  canvas.drawOval(brush.rect(18, 68, 66, 12), brush.fill(mixed(paper, ink, 0.55)));
  // A rim of light keeps the drawing apart from the hills.
  brush.icon(canvas, emblem, 50, 41, 66, brush.stroke(pale, 26));
  brush.icon(canvas, emblem, 50, 41, 66, brush.fill(ink));
  canvas.restore();
}
