import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace } from '@/faces/drawFace';
import { neon } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';

import type { BossId } from '../../content/bosses';
import { FACES } from '../../faces.generated';
import { BLOOD, drawCross } from './ink';

const PRINT = neon(BLOOD);
const DEAD_EDGE = '#566079';

/** The boss's face in a blood-red frame about a point; crossed out like everything that is dead on the board. */
export function drawBossFace(brush: Brush, canvas: SkCanvas, boss: BossId, x: number, y: number, side: number, dead: boolean): void {
  const left = x - side / 2;
  const top = y - side / 2;
  drawFace(brush, canvas, FACES, boss, { x: left, y: top, side }, PRINT);
  brush.roundRect(canvas, left, top, side, side, 2, brush.stroke(dead ? DEAD_EDGE : BLOOD, 1.6));
  if (dead) drawCross(brush, canvas, x, y, side * 0.42);
}
