import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { mixed } from './colour';
import type { FacePlace, Treatment } from './drawFace';
import type { FaceData, HairTone } from './face';

/** How much of the ink a skin takes, from pale to dark. */
const SKIN_SHARE = [0.04, 0.14, 0.3, 0.46] as const;
const HAIR_SHARE: Readonly<Record<HairTone, number>> = { dark: 0.94, red: 0.74, grey: 0.46, fair: 0.34 };

const skinShare = ({ tone }: FaceData): number => SKIN_SHARE[tone] ?? 0.14;

/** Rows of dots that grow towards the lower right: the screen of an old printing press. */
function drawHalftone(brush: Brush, canvas: SkCanvas, { x, y, side }: FacePlace, colour: string): void {
  const dot = side / 22;
  const paint = brush.fill(colour);
  for (let row = 0; row < 22; row++) {
    for (let column = row % 2; column < 22; column += 2) {
      const radius = dot * 0.42 * ((row + column) / 42);
      if (radius > dot * 0.1) canvas.drawCircle(x + (column + 0.5) * dot, y + (row + 0.5) * dot, radius, paint);
    }
  }
}

/** A wanted poster: one brown ink on one paper. */
export const sepia = (paper: string, ink: string): Treatment => ({
  ground: (brush, canvas, place) => {
    canvas.drawRect(brush.rect(place.x, place.y, place.side, place.side), brush.fill(mixed(paper, ink, 0.2)));
    drawHalftone(brush, canvas, place, mixed(paper, ink, 0.36));
  },
  colours: (face) => ({
    line: ink,
    hair: mixed(paper, ink, HAIR_SHARE[face.hairTone]),
    skin: mixed(paper, ink, skinShare(face)),
    cloth: mixed(paper, ink, 0.6),
    light: mixed(paper, '#ffffff', 0.5),
    accent: mixed(paper, ink, 0.55),
  }),
});

/** Neon on black: the cyan and the pink plate are a little out of register. */
export const neon = (accent: string): Treatment => ({
  ground: (brush, canvas, { x, y, side }) => canvas.drawRect(brush.rect(x, y, side, side), brush.fill('#1B1420')),
  ghosts: [{ dx: -0.022, dy: -0.008, colour: '#19D3E6' }, { dx: 0.022, dy: 0.01, colour: '#FF2D6F' }],
  colours: (face) => ({
    line: '#120C14',
    hair: { dark: '#1D1520', grey: '#B9AFC2', fair: '#F0D48A', red: accent }[face.hairTone],
    skin: mixed('#FFE9C9', '#6B3A1E', skinShare(face) * 1.7),
    cloth: '#3A2A3F',
    light: '#FFF8EA',
    accent,
  }),
});

const RAYS = 12;

function drawRays(brush: Brush, canvas: SkCanvas, { x, y, side }: FacePlace, ray: string): void {
  const middle = { x: x + side / 2, y: y + side * 0.56 };
  canvas.save();
  canvas.clipRect(brush.rect(x, y, side, side), 1, true);
  canvas.translate(middle.x, middle.y);
  for (let i = 0; i < RAYS; i++) {
    canvas.rotate(360 / RAYS, 0, 0);
    canvas.drawPath(brush.keptPath(`M0 0L${side} ${-side * 0.13}L${side} ${side * 0.13}Z`), brush.fill(ray));
  }
  canvas.restore();
}

/** Specks of dirt at fixed places, so that a picture looks the same whenever it is drawn. */
function drawGrain(brush: Brush, canvas: SkCanvas, { x, y, side }: FacePlace): void {
  const dark = brush.fill('#00000038');
  const pale = brush.fill('#FFF3D030');
  for (let i = 1; i <= 90; i++) {
    const across = (i * 0.618034) % 1;
    const down = (i * 0.754878) % 1;
    canvas.drawCircle(x + across * side, y + down * side, side * (i % 3 === 0 ? 0.007 : 0.004), i % 2 === 0 ? dark : pale);
  }
}

/** A film poster that hung in the rain: red, mustard, cream and black. */
export const grindhouse: Treatment = {
  ground: (brush, canvas, place) => {
    canvas.drawRect(brush.rect(place.x, place.y, place.side, place.side), brush.fill('#B3121D'));
    drawRays(brush, canvas, place, '#E2A93B');
  },
  colours: (face) => ({
    line: '#17100D',
    hair: { dark: '#1D1411', grey: '#A79A86', fair: '#D9B25A', red: '#C8331F' }[face.hairTone],
    skin: mixed('#F6DFB0', '#5A2A12', skinShare(face) * 1.6),
    cloth: '#241816',
    light: '#FFF6E0',
    accent: '#B3121D',
  }),
  over: drawGrain,
};

/** Ink on washi before a red sun. */
export const sumi: Treatment = {
  ground: (brush, canvas, { x, y, side }) => {
    canvas.drawRect(brush.rect(x, y, side, side), brush.fill('#EFE8DB'));
    canvas.drawCircle(x + side * 0.62, y + side * 0.42, side * 0.34, brush.fill('#B4232A'));
  },
  colours: (face) => ({
    line: '#15130F',
    hair: mixed('#EFE8DB', '#15130F', HAIR_SHARE[face.hairTone]),
    skin: mixed('#F7F2E8', '#6E4A30', skinShare(face) * 1.1),
    cloth: '#2B2A2A',
    light: '#FBF8F1',
    accent: '#8C6B3F',
  }),
  rough: 0.012,
};
