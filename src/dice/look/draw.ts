import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';

import { FRAME_FIELDS } from '../physics/types';
import { corner, cubeAt, FACE_AXES, faceMatrix, isVisible, type Cube } from './cube';
import { along, LIGHT, shadeOf } from './light';
import { drawShadow } from './shadow';
import { SHADES, type DieSkin, type Print, type Skia } from './skin';
import type { Stage } from './stage';

/** Half of the flat part of a face and the radius of its corners, half an edge being 1. */
const FLAT = 0.87;
const FLAT_CORNER = 0.26;
/** Rounding of the whole body. */
const ROUND = 0.2;
/** How far the lit lower lip of an engraved mark lies from the mark, and how much brighter it is. */
const LIP = 0.035;
const LIP_SHADES = 6;
/** A soft glow on faces that are lit at least this well, a little towards the lamp. */
const GLOW_FROM = 0.62;
const GLOW_SHIFT = 0.3;

/** The rounded body: the core's faces with a thick round line around them, as bright as the faces are on average. */
function drawBody(canvas: SkCanvas, skia: Skia, stage: Stage, cube: Cube, skin: DieSkin): void {
  'worklet';
  const { camera } = stage;
  const path = skia.PathBuilder.Make();
  let shades = 0;
  let faces = 0;
  for (const face of FACE_AXES) {
    if (!isVisible(camera, cube, face)) continue;
    shades += shadeOf(cube.axes[face.out], face.sign);
    faces++;
    for (let i = 0; i < 4; i++) {
      const point = corner(camera, cube, face, 1 - ROUND, i === 0 || i === 3 ? 1 : -1, i < 2 ? 1 : -1);
      if (i === 0) path.moveTo(point.x, point.y);
      else path.lineTo(point.x, point.y);
    }
    path.close();
  }
  const shade = faces === 0 ? 0 : Math.round(shades / faces);
  const line = skin.bodyLine[shade];
  const fill = skin.body[shade];
  if (!line || !fill) return;
  const outline = path.detach();
  line.setStrokeWidth((stage.edge * ROUND * camera.scale * camera.distance) / (camera.distance - cube.seen.near));
  canvas.drawPath(outline, line);
  canvas.drawPath(outline, fill);
}

function drawPrint(canvas: SkCanvas, print: Print, paint: SkPaint): void {
  'worklet';
  if (print.kind === 'path') {
    canvas.drawPath(print.path, paint);
    return;
  }
  canvas.save();
  canvas.scale(print.scale, print.scale);
  canvas.drawText(print.text, print.x, print.y, paint, print.font);
  canvas.restore();
}

function drawFace(canvas: SkCanvas, stage: Stage, cube: Cube, skin: DieSkin, index: number): void {
  'worklet';
  const face = FACE_AXES[index];
  if (!face || !isVisible(stage.camera, cube, face)) return;
  const shade = shadeOf(cube.axes[face.out], face.sign);
  const ground = skin.grounds[index]?.[shade];
  if (!ground) return;
  const lampRight = along(cube.axes[face.right], LIGHT);
  const lampDown = -along(cube.axes[face.up], LIGHT);
  canvas.save();
  canvas.concat(faceMatrix(stage.camera, cube, face));
  canvas.drawRRect({ rect: { x: -FLAT, y: -FLAT, width: 2 * FLAT, height: 2 * FLAT }, rx: FLAT_CORNER, ry: FLAT_CORNER }, ground);
  if (face.sign * along(cube.axes[face.out], LIGHT) > GLOW_FROM) {
    canvas.save();
    canvas.translate(GLOW_SHIFT * lampRight, GLOW_SHIFT * lampDown);
    canvas.drawCircle(0, 0, FLAT * (1 - GLOW_SHIFT), stage.glow);
    canvas.restore();
  }
  const print = skin.prints[index];
  const ink = skin.inks[index]?.[shade];
  const lip = skin.grounds[index]?.[Math.min(SHADES - 1, shade + LIP_SHADES)];
  if (print && ink && lip) {
    canvas.save();
    canvas.translate(-LIP * lampRight, -LIP * lampDown);
    drawPrint(canvas, print, lip);
    canvas.restore();
    drawPrint(canvas, print, ink);
  }
  canvas.restore();
}

/** Draws dice (FRAME_FIELDS numbers each) with their shadows, the far ones first. */
export function drawDice(canvas: SkCanvas, skia: Skia, stage: Stage, poses: ArrayLike<number>, skins: readonly DieSkin[]): void {
  'worklet';
  const dice = skins.map((skin, die) => ({ skin, cube: cubeAt(stage.camera, stage.edge / 2, poses, die * FRAME_FIELDS) }));
  dice.sort((a, b) => a.cube.seen.near - b.cube.seen.near);
  for (const { cube } of dice) drawShadow(canvas, skia, stage, cube);
  for (const { cube, skin } of dice) {
    drawBody(canvas, skia, stage, cube, skin);
    for (let face = 0; face < FACE_AXES.length; face++) drawFace(canvas, stage, cube, skin, face);
  }
}
