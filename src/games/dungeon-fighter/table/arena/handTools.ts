import type { SkCanvas, SkPaint, SkPath } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import type { RequirementId } from '../../content/vocabulary';
import { launchersOf } from '../../rules/throw/inForce';
import { pullFor } from '../throwing/combination';
import type { Reading } from '../throwing/evidence';
import { RIGHT } from '../throwing/strength';
import type { SceneKit } from './scene';

/** What some throws are made with instead of the fingers. */
export type HandTool = 'elbow' | 'nose' | 'card';
const TOOL_OF: Partial<Readonly<Record<RequirementId, HandTool>>> = { elbowShot: 'elbow', noseShot: 'nose', catapultShot: 'card' };

/** The tool of the launcher that lets the die go. */
export function toolFor(ids: readonly RequirementId[]): HandTool | undefined {
  const last = launchersOf(ids).pop();
  return last && TOOL_OF[last];
}

interface Drawing {
  readonly shape: SkPath;
  /** Inner lines: folds, nostrils, the pattern on a card's back. */
  readonly lines: SkPath;
}

export interface ToolKit {
  readonly drawings: Readonly<Record<HandTool, Drawing>>;
  readonly skin: SkPaint;
  readonly card: SkPaint;
  readonly ink: SkPaint;
  readonly line: SkPaint;
  readonly pattern: SkPaint;
  readonly zone: SkPaint;
  readonly zoneEdge: SkPaint;
}

/** In units of the ring's radius, the die at 0, 0 and the thrower below. */
const SHAPES: Readonly<Record<HandTool, readonly [shape: string, lines: string]>> = {
  // A bent arm: sleeve, elbow on top, forearm.
  elbow: [
    'M -3.6 5 C -2.9 3.2 -1.9 1.4 -0.9 0.5 C -0.3 -0.1 0.5 -0.1 1 0.5 C 2 1.6 2.9 3.2 3.5 5 L 1.9 5 C 1.5 3.9 0.9 2.9 0.1 2.1 C -0.7 2.9 -1.4 3.9 -1.9 5 Z',
    'M -0.5 0.75 C -0.2 1.1 0.2 1.1 0.5 0.75 M -2.9 3.6 L -1.3 4 M 2.8 3.6 L 1.4 4',
  ],
  // One's own nose, as one sees it squinting: the bridge comes from below, the tip points at the board.
  nose: [
    'M -0.7 5 C -0.8 3.6 -0.9 2.6 -1.1 1.9 C -1.9 1.7 -2.1 0.9 -1.5 0.5 C -1.2 0.3 -0.9 0.3 -0.7 0.4 C -0.4 -0.2 0.4 -0.2 0.7 0.4 C 0.9 0.3 1.2 0.3 1.5 0.5 C 2.1 0.9 1.9 1.7 1.1 1.9 C 0.9 2.6 0.8 3.6 0.7 5 Z',
    'M -1.2 1 C -1 0.8 -0.7 0.9 -0.6 1.1 M 1.2 1 C 1 0.8 0.7 0.9 0.6 1.1 M -0.3 2.4 C -0.1 2.9 -0.1 3.6 -0.2 4.4',
  ],
  // A card, its far edge held, the die on its near end.
  card: ['M -1.1 -1.7 L 1.1 -1.7 L 1.1 1.1 L -1.1 1.1 Z', 'M -0.85 -1.45 L 0.85 -1.45 L 0.85 0.85 L -0.85 0.85 Z M 0 -1.1 L 0.45 -0.3 L 0 0.5 L -0.45 -0.3 Z'],
};
const CARD_HELD = -1.7;
const CARD_LONG = 2.8;

export function makeToolKit(brush: Brush): ToolKit {
  const drawing = (tool: HandTool): Drawing => ({ shape: brush.path(SHAPES[tool][0]), lines: brush.path(SHAPES[tool][1]) });
  return {
    drawings: { elbow: drawing('elbow'), nose: drawing('nose'), card: drawing('card') },
    skin: brush.fill('#E0A57C'),
    card: brush.fill('#F3E6C8'),
    ink: brush.stroke('#160B1C', 0.12),
    line: brush.stroke('#8A5638', 0.1),
    pattern: brush.stroke('#B03A2E', 0.12),
    zone: brush.fill('#7BE08A55'),
    zoneEdge: brush.stroke('#7BE08A', 2),
  };
}

/** Points of glass the finger pulls for a throw that is just not too soft, and one that is just not too hard. */
const ZONE = { from: pullFor(RIGHT.from), to: pullFor(RIGHT.to) } as const;
const ZONE_WIDE = 76;
const TENTHS_PER_POINT = 1.5875;
/** A ramp that leans all the way looks this much shorter. */
const LEANING = 70;

function valueOf(readings: readonly Reading[], key: Reading['key']): number {
  'worklet';
  for (const reading of readings) if (reading.key === key && reading.known) return reading.value;
  return 0;
}

/** The elbow, the nose or the bent card under the die; they lean and bend as the finger says. */
export function drawTool(canvas: SkCanvas, { tools }: SceneKit, tool: HandTool, { x, y }: { readonly x: number; readonly y: number }, around: number, readings: readonly Reading[]): void {
  'worklet';
  const { shape, lines } = tools.drawings[tool];
  const pull = valueOf(readings, 'pull10') / TENTHS_PER_POINT;
  if (tool === 'card') {
    const zone = { x: x - ZONE_WIDE / 2, y: y + ZONE.from, width: ZONE_WIDE, height: ZONE.to - ZONE.from };
    canvas.drawRRect({ rect: zone, rx: 6, ry: 6 }, tools.zone);
    canvas.drawRRect({ rect: zone, rx: 6, ry: 6 }, tools.zoneEdge);
  }
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(around, around);
  if (tool === 'card') {
    canvas.translate(0, CARD_HELD);
    canvas.scale(1, 1 + pull / around / CARD_LONG);
    canvas.translate(0, -CARD_HELD);
  } else canvas.scale(1, 1 - Math.min(1, valueOf(readings, 'tiltDeg') / LEANING) / 2);
  canvas.drawPath(shape, tool === 'card' ? tools.card : tools.skin);
  canvas.drawPath(shape, tools.ink);
  canvas.drawPath(lines, tool === 'card' ? tools.pattern : tools.line);
  canvas.restore();
}
