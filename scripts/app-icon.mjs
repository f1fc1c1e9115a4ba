/**
 * Draws the app's own mark, a lacquered box that cannot keep its die in, and writes it in every size the stores, the
 * launchers and the browsers ask for: `node scripts/app-icon.mjs`. The pictures are checked in.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawBackdrop, drawMark, drawSilhouette } from './icon/mark.mjs';

const require = createRequire(import.meta.url);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.dirname(require.resolve('canvaskit-wasm/bin/full/canvaskit.js'));
const kit = await require('canvaskit-wasm/bin/full/canvaskit.js')({ locateFile: (file) => path.join(bin, file) });

/** `draw` works on a square of 1024; `scale` shrinks the mark around its middle for masks and splashes. */
function picture(size, draw) {
  const surface = kit.MakeSurface(size, size);
  const canvas = surface.getCanvas();
  canvas.clear(kit.TRANSPARENT);
  canvas.scale(size / 1024, size / 1024);
  draw(canvas);
  surface.flush();
  const image = surface.makeImageSnapshot();
  const bytes = image.encodeToBytes(kit.ImageFormat.PNG, 100);
  image.delete();
  surface.delete();
  return bytes;
}

const shrunk = (by, draw) => (canvas) => {
  canvas.save();
  canvas.translate(512, 512);
  canvas.scale(by, by);
  canvas.translate(-512, -512);
  draw(canvas);
  canvas.restore();
};
const backdrop = (canvas) => drawBackdrop(kit, canvas);
const mark = (canvas) => drawMark(kit, canvas);
const silhouette = (canvas) => drawSilhouette(kit, canvas);
const both = (by) => (canvas) => {
  backdrop(canvas);
  shrunk(by, mark)(canvas);
};
const rounded = (draw) => (canvas) => {
  canvas.save();
  canvas.clipRRect(kit.RRectXY(kit.LTRBRect(0, 0, 1024, 1024), 220, 220), kit.ClipOp.Intersect, true);
  draw(canvas);
  canvas.restore();
};

/** Android shows the middle two thirds of an adaptive icon, browsers the middle four fifths of a maskable one. */
const PICTURES = {
  'assets/images/icon.png': [1024, both(1.1)],
  'assets/images/adaptive-foreground.png': [1024, shrunk(0.66, mark)],
  'assets/images/adaptive-background.png': [1024, backdrop],
  'assets/images/adaptive-monochrome.png': [1024, shrunk(0.66, silhouette)],
  'assets/images/splash.png': [1024, shrunk(0.86, mark)],
  'assets/images/favicon.png': [48, rounded(both(1.2))],
  'public/icon-192.png': [192, rounded(both(1.12))],
  'public/icon-512.png': [512, rounded(both(1.12))],
  'public/icon-maskable-512.png': [512, both(0.88)],
  'public/apple-touch-icon.png': [180, both(1.1)],
};

for (const [file, [size, draw]] of Object.entries(PICTURES)) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, picture(size, draw));
}
