import type { SkCanvas } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { FRAME_FIELDS } from '../physics/types';
import { drawBody } from './body';
import { cubeAt, FACE_AXES, faceMatrix, isVisible, type Cube } from './cube';
import { along, LIGHT, shadeOf } from './light';
import { drawShadows } from './shadow';
import { drawMovedSprite, drawSprite, FIRST_PRINT, GLOW_SPRITE, GROUND_SPRITE, proportionOf } from './sheet';
import { SHADES, type DieSkin } from './skin';
import type { DiceDrawing } from './diceDrawing';

/** How far the lit lower lip of an engraved mark lies from the mark, and how much brighter it is. */
const LIP = 0.035;
const LIP_SHADES = 6;
/** A soft glow on faces that are lit at least this well, a little towards the lamp. */
const GLOW_FROM = 0.62;
const GLOW_SHIFT = 0.3;

function lengthOf(x = 0, y = 0): number {
  'worklet';
  return Math.sqrt(x * x + y * y);
}

function drawFace(canvas: SkCanvas, stage: DiceDrawing, cube: Cube, skin: DieSkin, index: number): void {
  'worklet';
  const face = FACE_AXES[index];
  if (!face || !isVisible(stage.camera, cube, face)) return;
  const shade = shadeOf(cube.axes[face.out], face.sign);
  const ground = skin.grounds[index]?.[shade];
  if (!ground) return;
  const { sheet } = skin;
  const lampRight = along(cube.axes[face.right], LIGHT);
  const lampDown = -along(cube.axes[face.up], LIGHT);
  const matrix = faceMatrix(stage.camera, cube, face);
  const proportion = proportionOf(sheet, stage.pixelRatio * lengthOf(matrix[0], matrix[3]), stage.pixelRatio * lengthOf(matrix[1], matrix[4]));
  canvas.save();
  canvas.concat(matrix);
  drawSprite(canvas, sheet, GROUND_SPRITE, proportion, ground);
  if (face.sign * along(cube.axes[face.out], LIGHT) > GLOW_FROM) {
    drawMovedSprite(canvas, sheet, GLOW_SPRITE, proportion, GLOW_SHIFT * lampRight, GLOW_SHIFT * lampDown, stage.glow);
  }
  const ink = skin.inks[index]?.[shade];
  const lip = skin.grounds[index]?.[Math.min(SHADES - 1, shade + LIP_SHADES)];
  if (skin.printed[index] && ink && lip) {
    drawMovedSprite(canvas, sheet, FIRST_PRINT + index, proportion, -LIP * lampRight, -LIP * lampDown, lip);
    drawSprite(canvas, sheet, FIRST_PRINT + index, proportion, ink);
  }
  canvas.restore();
}

/** Draws dice (FRAME_FIELDS numbers each) with their shadows, the far ones first. */
export function drawDice(canvas: SkCanvas, skia: Skia, stage: DiceDrawing, poses: ArrayLike<number>, skins: readonly DieSkin[]): void {
  'worklet';
  const cubes = skins.map((_, die) => cubeAt(stage.camera, stage.edge / 2, poses, die * FRAME_FIELDS));
  drawShadows(canvas, skia, stage, cubes);
  const order = skins.map((skin, die) => ({ skin, cube: cubes[die] })).sort((a, b) => (a.cube?.seen.near ?? 0) - (b.cube?.seen.near ?? 0));
  for (const { cube, skin } of order) {
    if (!cube) continue;
    drawBody(canvas, skia, stage, cube, skin);
    for (let face = 0; face < FACE_AXES.length; face++) drawFace(canvas, stage, cube, skin, face);
  }
}
