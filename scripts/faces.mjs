/**
 * Makes the faces of every box. `src/games/<box>/faces.json` says for each person, part by part, what the face is made
 * of: a set and its parts, `wear` (hats and scars of our own), `tone` of skin, `hairTone`, `flip` for who looks left.
 * Out comes one module per box with flat shapes in a few roles; parts that several faces share are in it once. A browser
 * fetches it after the table.
 */
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ROLES, headOf } from './faces/shapes.mjs';
import { needsHeadroom, worn } from './faces/wear.mjs';
import { compactPath } from './icons/compactPath.mjs';

const games = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src/games');
const BANNER = '/* Made by scripts/faces.mjs from faces.json; do not edit. */\n';

/** A shape on so fine a grid loses nothing that anybody sees when its points are whole numbers. */
const FINE_GRID = 500;

/** How small a head under a hat is drawn, so that the hat is on the picture too. */
const UNDER_A_HAT = 0.84;

/** The head smaller, its shoulders still on the lower edge. */
const lowered = (grid) => (shape) => ({
  ...shape,
  x: Math.round(shape.x * UNDER_A_HAT + (grid * (1 - UNDER_A_HAT)) / 2),
  y: Math.round(shape.y * UNDER_A_HAT + grid * (1 - UNDER_A_HAT)),
  scale: Number((shape.scale * UNDER_A_HAT).toFixed(3)),
});

function faceOf({ wear = [], tone = 1, hairTone = 'dark', flip = false, ...head }) {
  const { grid, anchors, shapes } = headOf(head);
  const all = [...shapes, ...wear.flatMap((name) => worn(name, anchors))];
  return { grid, tone, hairTone, flip, shapes: needsHeadroom(wear) ? all.map(lowered(grid)) : all };
}

function moduleOf(described) {
  const paths = [];
  const numbers = new Map();
  const numberOf = (d) => {
    if (!numbers.has(d)) numbers.set(d, paths.push(d) - 1);
    return numbers.get(d);
  };
  const lines = Object.entries(described).map(([id, description]) => {
    const { grid, tone, hairTone, flip, shapes } = faceOf(description);
    const rows = shapes.map(({ d, role, x, y, scale, evenOdd, stroke }) => `[${[numberOf(grid / scale >= FINE_GRID ? compactPath(d, 1) : d), ROLES.indexOf(role), x, y, scale, evenOdd ? 1 : 0, stroke].join()}]`);
    return `  '${id}': { grid: ${grid}, tone: ${tone}, hairTone: '${hairTone}', flip: ${flip}, shapes: [${rows.join()}] },`;
  });
  return `${BANNER}import type { FaceSheet } from '@/faces/face';\n\nconst PATHS = [\n${paths.map((d) => `  '${d}',`).join('\n')}\n] as const;\n\nexport const FACES = { paths: PATHS, faces: {\n${lines.join('\n')}\n} } as const satisfies FaceSheet;\n`;
}

for (const box of (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
  const source = path.join(games, box.name, 'faces.json');
  if (!existsSync(source)) continue;
  const described = JSON.parse(await readFile(source, 'utf8'));
  const folder = path.join(games, box.name);
  await writeFile(path.join(folder, 'faceShapes.generated.ts'), moduleOf(described));
  await writeFile(path.join(folder, 'faces.generated.ts'), `${BANNER}export { FACES } from './faceShapes.generated';\n`);
  await writeFile(path.join(folder, 'faces.generated.web.ts'), `${BANNER}import { lateFaces } from '@/faces/lateFaces';\n\nexport const FACES = lateFaces(() => import('./faceShapes.generated'));\n`);
}
