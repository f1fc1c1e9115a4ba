import { TileMode, type SkCanvas, type SkImage } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { paintedImage } from '@/skia/paintedImage';
import type { Size } from '@/table/board/fit';

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

const painted = new WeakMap<Brush, Size & { readonly image: SkImage }>();

/**
 * The cellar as a picture, painted once per size: three gradients over the whole glass are too much for every frame. It
 * belongs to the brush, as everything that a canvas must not forget.
 */
export function cellarImage(brush: Brush, size: Size): SkImage {
  const width = Math.max(1, Math.round(size.width));
  const height = Math.max(1, Math.round(size.height));
  const known = painted.get(brush);
  if (known?.width === width && known.height === height) return known.image;
  const image = paintedImage(brush, { width, height }, (canvas) => drawCellar(brush, canvas, { width, height }));
  painted.set(brush, { width, height, image });
  return image;
}
