import { FilterMode, MipmapMode, TileMode, type SkCanvas, type SkImage, type SkPaint } from '@shopify/react-native-skia';

import { project, type Camera } from '@/dice/look/camera';
import type { Brush, Skia } from '@/skia/brush';
import type { Size } from '@/table/board/fit';

import { BOARD, PROPS, TABLE_HALF, type PropKind } from '../../content/board';
import { TABLE_CORNERS, groundMatrix } from './lens';
import { TARGET_HALF, TARGET_PIXELS, targetImage } from './target';

/** A prop as it stands on the table: mm and radians. */
export interface StandingProp {
  readonly kind: PropKind;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly height: number;
}

/** Paints and pictures that every frame uses. */
export interface SceneKit {
  readonly target: SkImage;
  readonly wood: SkPaint;
  readonly seam: SkPaint;
  readonly edge: SkPaint;
  readonly shade: SkPaint;
  readonly ink: SkPaint;
  readonly props: Readonly<Record<PropKind, { readonly front: SkPaint; readonly side: SkPaint; readonly top: SkPaint }>>;
  readonly ring: SkPaint;
  /** A gate that is open, and one that is fulfilled. */
  readonly ringOpen: SkPaint;
  readonly ringMet: SkPaint;
  readonly gauge: Readonly<Record<'ground' | 'low' | 'right' | 'high' | 'mark', SkPaint>>;
  /** The section a die has landed in. */
  readonly lit: SkPaint;
  readonly footprint: SkPaint;
  readonly guide: SkPaint;
  readonly frame: SkPaint;
}

const PLANKS = 7;
const TABLE_THICK = 26;

/** Fades out at the edge of a circle of radius 1: a blurred oval of this size would be blurred again in every frame. */
function shadePaint(skia: Skia): SkPaint {
  const paint = skia.Paint();
  const black = (alpha: number) => Float32Array.of(0, 0, 0, alpha);
  paint.setShader(skia.Shader.MakeRadialGradient({ x: 0, y: 0 }, 1, [black(0.6), black(0.6), black(0.3), black(0)], [0, 0.87, 0.935, 1], TileMode.Clamp));
  return paint;
}

export function makeSceneKit(brush: Brush): SceneKit {
  const { skia } = brush;
  const wood = skia.Paint();
  wood.setAntiAlias(true);
  const tone = (colour: string) => skia.Color(colour);
  wood.setShader(
    skia.Shader.MakeRadialGradient({ x: -60, y: 80 }, 720, [tone('#A8703C'), tone('#7A4B2A'), tone('#3E2418')], [0, 0.5, 1], TileMode.Clamp),
  );
  return {
    target: targetImage(brush),
    wood,
    seam: brush.fill('#2A160E88'),
    edge: brush.fill('#2B1710'),
    shade: shadePaint(skia),
    ink: brush.stroke('#160B1C', 2),
    props: {
      wall: { front: brush.fill('#A3553A'), side: brush.fill('#7C3C2A'), top: brush.fill('#C9785A') },
      card: { front: brush.fill('#F3E6C8'), side: brush.fill('#C9B48A'), top: brush.fill('#FFFFFF') },
    },
    ring: brush.stroke('#FFDB7A', 2.5),
    ringOpen: brush.stroke('#FFDB7A55', 5),
    ringMet: brush.stroke('#7BE08A', 5.5),
    gauge: { ground: brush.fill('#160B1CCC'), low: brush.fill('#FFDB7A'), right: brush.fill('#7BE08A'), high: brush.fill('#FF7A5C'), mark: brush.fill('#FFF2D9') },
    lit: brush.stroke('#FFF2A866', 1),
    footprint: brush.stroke('#FFF2D9', 2),
    guide: brush.stroke('#FFDB7ACC', 3, [7, 8]),
    frame: brush.stroke('#D9A441', 6),
  };
}

function quad(skia: Skia, camera: Camera, corners: readonly (readonly [number, number, number])[]) {
  'worklet';
  const path = skia.PathBuilder.Make();
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i];
    if (!corner) continue;
    const at = project(camera, corner[0], corner[1], corner[2]);
    if (i === 0) path.moveTo(at.x, at.y);
    else path.lineTo(at.x, at.y);
  }
  path.close();
  return path.detach();
}

/** The table top with the target board on it. */
export function drawTable(canvas: SkCanvas, skia: Skia, kit: SceneKit, camera: Camera): void {
  'worklet';
  for (let i = 0; i < 4; i++) {
    const a = TABLE_CORNERS[i];
    const b = TABLE_CORNERS[(i + 1) % 4];
    if (a && b) canvas.drawPath(quad(skia, camera, [[a[0], a[1], 0], [b[0], b[1], 0], [b[0], b[1], -TABLE_THICK], [a[0], a[1], -TABLE_THICK]]), kit.edge);
  }
  canvas.save();
  canvas.concat(groundMatrix(camera, 0));
  canvas.drawRect({ x: -TABLE_HALF, y: -TABLE_HALF, width: 2 * TABLE_HALF, height: 2 * TABLE_HALF }, kit.wood);
  for (let plank = 1; plank < PLANKS; plank++) {
    const at = -TABLE_HALF + (2 * TABLE_HALF * plank) / PLANKS;
    canvas.drawRect({ x: at - 1.5, y: -TABLE_HALF, width: 3, height: 2 * TABLE_HALF }, kit.seam);
  }
  canvas.restore();
  const middle = project(camera, 0, 0, 0);
  const rim = project(camera, BOARD.radius * camera.cosAzimuth, BOARD.radius * camera.sinAzimuth, 0);
  const wide = Math.abs(rim.x - middle.x);
  const tall = wide * Math.max(0.08, camera.cosTilt);
  canvas.save();
  canvas.translate(middle.x, middle.y + tall * 0.07);
  canvas.scale(wide * 1.1, tall * 1.14);
  canvas.drawCircle(0, 0, 1, kit.shade);
  canvas.restore();
  canvas.save();
  canvas.concat(groundMatrix(camera, BOARD.thickness));
  canvas.translate(-TARGET_HALF, TARGET_HALF);
  canvas.scale(1 / TARGET_PIXELS, -1 / TARGET_PIXELS);
  canvas.drawImageOptions(kit.target, 0, 0, FilterMode.Linear, MipmapMode.None);
  canvas.restore();
}

/** A wall of bricks or an upright card. */
export function drawProp(canvas: SkCanvas, skia: Skia, kit: SceneKit, camera: Camera, { kind, x, y, turn, height }: StandingProp): void {
  'worklet';
  const { length, thickness } = PROPS[kind];
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const halfX = length / 2;
  const halfY = Math.max(1.5, thickness / 2);
  const at = (along: number, across: number, z: number): readonly [number, number, number] => [x + along * cos - across * sin, y + along * sin + across * cos, z];
  const paints = kit.props[kind];
  const sides = [
    { corners: [at(-halfX, -halfY, 0), at(halfX, -halfY, 0), at(halfX, -halfY, height), at(-halfX, -halfY, height)], paint: paints.front, away: at(0, -halfY, 0) },
    { corners: [at(-halfX, halfY, 0), at(halfX, halfY, 0), at(halfX, halfY, height), at(-halfX, halfY, height)], paint: paints.front, away: at(0, halfY, 0) },
    { corners: [at(-halfX, -halfY, 0), at(-halfX, halfY, 0), at(-halfX, halfY, height), at(-halfX, -halfY, height)], paint: paints.side, away: at(-halfX, 0, 0) },
    { corners: [at(halfX, -halfY, 0), at(halfX, halfY, 0), at(halfX, halfY, height), at(halfX, -halfY, height)], paint: paints.side, away: at(halfX, 0, 0) },
  ];
  const depth = (p: readonly [number, number, number]) => p[1] * camera.cosAzimuth - p[0] * camera.sinAzimuth;
  sides.sort((a, b) => depth(b.away) - depth(a.away));
  for (const { corners, paint } of sides) {
    const path = quad(skia, camera, corners);
    canvas.drawPath(path, paint);
    canvas.drawPath(path, kit.ink);
  }
  const top = quad(skia, camera, [at(-halfX, -halfY, height), at(halfX, -halfY, height), at(halfX, halfY, height), at(-halfX, halfY, height)]);
  canvas.drawPath(top, paints.top);
  canvas.drawPath(top, kit.ink);
}

/** Damp stone, two torches: everything behind the table, which never moves. */
export function drawCellar(brush: Brush, canvas: SkCanvas, { width, height }: Size): void {
  const { skia } = brush;
  const ground = skia.Paint();
  const tone = (colour: string) => skia.Color(colour);
  ground.setShader(skia.Shader.MakeLinearGradient({ x: 0, y: 0 }, { x: 0, y: height }, [tone('#34233F'), tone('#1E1327'), tone('#120B18')], [0, 0.45, 1], TileMode.Clamp));
  canvas.drawRect(brush.rect(0, 0, width, height), ground);
  const stone = brush.stroke('#0F081466', 2);
  const row = 34;
  for (let y = 0, line = 0; y < height * 0.5; y += row, line++) {
    canvas.drawLine(0, y, width, y, stone);
    for (let x = (line % 2) * 36; x < width; x += 72) canvas.drawLine(x, y, x, y + row, stone);
  }
  for (const side of [0.06, 0.94]) {
    const glow = skia.Paint();
    const fire = (alpha: number) => skia.Color(`rgba(255,170,60,${alpha})`);
    glow.setShader(skia.Shader.MakeRadialGradient({ x: width * side, y: 40 }, Math.max(160, width * 0.5), [fire(0.5), fire(0.12), fire(0)], [0, 0.4, 1], TileMode.Clamp));
    canvas.drawRect(brush.rect(0, 0, width, height), glow);
  }
}
