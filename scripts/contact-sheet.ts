/**
 * Every face of every box on one picture, printed as the box prints it: look at it once after changing a face.
 *
 *     npx tsx scripts/contact-sheet.ts [docs/images/faces.png]
 */
import { writeFileSync } from 'node:fs';

import type { FaceSheet } from '@/faces/face';
import type { Treatment } from '@/faces/drawFace';

import { headlessBrush, pngOf } from './lib/headlessSkia';

const SIDE = 96;
const GAP = 8;
const COLUMNS = 14;

async function sheets(): Promise<readonly (readonly [FaceSheet, Treatment])[]> {
  const { grindhouse, neon, sepia, sumi } = await import('@/faces/treatments');
  const [trail, fight, vengeance, ronin] = await Promise.all([
    import('@/games/bounty-trail/faces.generated'),
    import('@/games/roll-and-fight/faces.generated'),
    import('@/games/vengeance/faces.generated'),
    import('@/games/ronins-revenge/faces.generated'),
  ]);
  return [
    [trail.FACES, sepia('#EEDCB0', '#3B2412')],
    [fight.FACES, neon('#FF2D6F')],
    [vengeance.FACES, grindhouse],
    [ronin.FACES, sumi],
  ];
}

async function main(): Promise<void> {
  const brush = await headlessBrush();
  const { drawFace } = await import('@/faces/drawFace');
  const rows = await sheets();
  const lines = rows.reduce((sum, [sheet]) => sum + Math.ceil(Object.keys(sheet.faces).length / COLUMNS), 0);
  const step = SIDE + GAP;
  const png = pngOf(COLUMNS * step + GAP, lines * step + GAP, (canvas) => {
    canvas.drawColor(brush.skia.Color('#1C1A18'));
    let line = 0;
    for (const [sheet, treatment] of rows) {
      Object.keys(sheet.faces).forEach((id, index) => {
        const place = { x: GAP + (index % COLUMNS) * step, y: GAP + (line + Math.floor(index / COLUMNS)) * step, side: SIDE };
        drawFace(brush, canvas, sheet, id, place, treatment);
      });
      line += Math.ceil(Object.keys(sheet.faces).length / COLUMNS);
    }
  });
  const file = process.argv[2] ?? 'docs/images/faces.png';
  writeFileSync(file, png);
  console.log(file);
}

void main();
