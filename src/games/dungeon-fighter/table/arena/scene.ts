import { FilterMode, MipmapMode, type SkCanvas, type SkImage, type SkPaint } from '@shopify/react-native-skia';

import type { Camera } from '@/dice/look/camera';
import type { Brush } from '@/skia/brush';

import { BOARD, TABLE_HALF, type PropKind } from '../../content/board';
import type { Strength } from '../throwing/strength';
import { makeToolKit, type ToolKit } from './handTools';
import { groundMatrix, planeMatrix } from './lens';
import { TOP_PIXELS, tableTopImage } from './tableTop';
import { TARGET_HALF, TARGET_PIXELS, targetImage } from './target';

/** Paints and pictures that every frame uses. */
export interface SceneKit {
  readonly target: SkImage;
  readonly tableTop: SkImage;
  readonly edge: SkPaint;
  readonly ink: SkPaint;
  /** The outline of a prop, in mm. */
  readonly outline: SkPaint;
  /** The pattern on a card's back, in mm. */
  readonly cardBack: SkPaint;
  readonly props: Readonly<Record<PropKind, { readonly front: SkPaint; readonly side: SkPaint; readonly top: SkPaint }>>;
  readonly ring: SkPaint;
  /** A gate that is open, and one that is fulfilled. */
  readonly ringOpen: SkPaint;
  readonly ringMet: SkPaint;
  readonly gauge: Readonly<Record<Strength | 'ground' | 'mark', SkPaint>>;
  /** The last die's path in dots, and rings where it bounced. */
  readonly ghost: Readonly<Record<Strength | 'way', SkPaint>>;
  readonly tools: ToolKit;
  /** The section a die has landed in. */
  readonly lit: SkPaint;
  readonly footprint: SkPaint;
  readonly guide: SkPaint;
  readonly frame: SkPaint;
}

const TABLE_THICK = 26;

export function makeSceneKit(brush: Brush): SceneKit {
  return {
    target: targetImage(brush),
    tableTop: tableTopImage(brush),
    edge: brush.fill('#2B1710'),
    ink: brush.stroke('#160B1C', 2),
    outline: brush.stroke('#160B1C', 1.6),
    cardBack: brush.stroke('#B03A2E', 2),
    props: {
      wall: { front: brush.fill('#A3553A'), side: brush.fill('#7C3C2A'), top: brush.fill('#C9785A') },
      card: { front: brush.fill('#F3E6C8'), side: brush.fill('#C9B48A'), top: brush.fill('#FFFFFF') },
    },
    ring: brush.stroke('#FFDB7A', 2.5),
    ringOpen: brush.stroke('#FFDB7A55', 5),
    ringMet: brush.stroke('#7BE08A', 5.5),
    gauge: { ground: brush.fill('#160B1CCC'), soft: brush.fill('#FFDB7A'), right: brush.fill('#7BE08A'), hard: brush.fill('#FF7A5C'), mark: brush.fill('#FFF2D9') },
    ghost: { way: brush.fill('#FFF2D9B0'), soft: brush.stroke('#FFDB7A', 4), right: brush.stroke('#7BE08A', 4), hard: brush.stroke('#FF7A5C', 4) },
    tools: makeToolKit(brush),
    lit: brush.stroke('#FFF2A866', 1),
    footprint: brush.stroke('#FFF2D9', 1.4),
    guide: brush.stroke('#FFDB7ACC', 3),
    frame: brush.stroke('#D9A441', 6),
  };
}

/** A picture that lies flat on the table, its middle at the board's centre: `half` in mm, `pixels` per mm. */
function drawFlat(canvas: SkCanvas, camera: Camera, z: number, image: SkImage, half: number, pixels: number): void {
  'worklet';
  canvas.save();
  canvas.concat(groundMatrix(camera, z));
  canvas.translate(-half, half);
  canvas.scale(1 / pixels, -1 / pixels);
  canvas.drawImageOptions(image, 0, 0, FilterMode.Linear, MipmapMode.Nearest);
  canvas.restore();
}

/** The table with the target board on it: pictures only, so that nothing is made while something moves. */
export function drawTable(canvas: SkCanvas, kit: SceneKit, camera: Camera): void {
  'worklet';
  // Of its four edges only the two nearer ones are seen.
  const side = { x: -TABLE_HALF, y: -TABLE_THICK, width: 2 * TABLE_HALF, height: TABLE_THICK };
  const x = camera.sinAzimuth > 0 ? TABLE_HALF : -TABLE_HALF;
  const y = camera.cosAzimuth > 0 ? -TABLE_HALF : TABLE_HALF;
  canvas.save();
  canvas.concat(planeMatrix(camera, [x, 0, 0], [0, 1, 0], [0, 0, 1]));
  canvas.drawRect(side, kit.edge);
  canvas.restore();
  canvas.save();
  canvas.concat(planeMatrix(camera, [0, y, 0], [1, 0, 0], [0, 0, 1]));
  canvas.drawRect(side, kit.edge);
  canvas.restore();
  drawFlat(canvas, camera, 0, kit.tableTop, TABLE_HALF, TOP_PIXELS);
  drawFlat(canvas, camera, BOARD.thickness, kit.target, TARGET_HALF, TARGET_PIXELS);
}
