/**
 * Bundles the icons that are used, and only those. A JSON list holds names of @iconify-json/game-icons, a JSON object
 * holds drawings of our own on the same 512 grid. `src/theme/icons/*.json` are the house's, there at once together with
 * what is on the lids; `src/games/<box>/icons.json` is what a box uses and comes with its table. Out come icon fonts for
 * ordinary screens, their codes, and for boxes on phones the paths themselves, which Skia draws; a browser reads them out
 * of the fonts.
 */
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { compactPath } from './icons/compactPath.mjs';
import { contoursOf } from './icons/svgPath.mjs';
import { codeOf, fontOf } from './icons/trueType.mjs';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src');
const theme = path.join(source, 'theme');
const games = path.join(source, 'games');
const gameIcons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
/** Paths are written in whole units of the 512 grid: what is finer nobody sees, and half of what is fetched. */
const PATH_SCALE = 1;
const BANNER = '/* Made by scripts/icons.mjs from lists of icons; do not edit. */\n';

function gameIconPath(name) {
  const body = gameIcons.icons[name]?.body ?? gameIcons.icons[gameIcons.aliases?.[name]?.parent]?.body;
  const found = body && / d="([^"]+)"/.exec(body);
  if (!found) throw new Error(`game-icons has no “${name}”`);
  return found[1];
}

/** A list of names or an object of drawings, as drawings by name. */
const drawingsOf = (listed) => (Array.isArray(listed) ? listed.map((name) => [name, gameIconPath(name)]) : Object.entries(listed));
const readDrawings = async (file) => drawingsOf(JSON.parse(await readFile(file, 'utf8')));

/** The shapes that a box's lid is cut from. */
const lidShapes = async (box) => [...(await readFile(path.join(games, box, 'manifest.ts'), 'utf8')).matchAll(/shape: '([^']+)'/g)].map(([, name]) => name);

const sorted = (drawings) => [...drawings].sort(([a], [b]) => (a < b ? -1 : 1));
const codes = (names) => names.map((name, index) => `  '${name}': 0x${codeOf(index).toString(16)},`).join('\n');
const writeFont = (folder, family, drawings) => writeFile(path.join(folder, 'icons.generated.ttf'), fontOf(family, drawings.map(([, d]) => contoursOf(d)), 512));

async function houseDrawings(boxes) {
  const house = new Map();
  for (const file of (await readdir(path.join(theme, 'icons'))).sort()) {
    for (const [name, d] of await readDrawings(path.join(theme, 'icons', file))) house.set(name, d);
  }
  for (const box of boxes) for (const name of await lidShapes(box)) if (!house.has(name)) house.set(name, gameIconPath(name));
  return sorted(house);
}

async function writeBox(box, isOfHouse) {
  const file = path.join(games, box, 'icons.json');
  const drawings = existsSync(file) ? sorted(new Map(await readDrawings(file))) : [];
  if (drawings.length === 0) return [];
  const own = drawings.filter(([name]) => !isOfHouse(name));
  await writeFont(path.join(games, box), `GrudgeboxIcons-${box}`, own);
  const letters = `  family: 'icons of ${box}',\n  font: require('./icons.generated.ttf') as number,\n  codes: {\n${codes(own.map(([name]) => name))}\n},`;
  const paths = `  paths: {\n${drawings.map(([name, d]) => `  '${name}': '${compactPath(d, PATH_SCALE)}',`).join('\n')}\n},`;
  const folder = path.join(games, box);
  await writeFile(path.join(folder, 'icons.generated.ts'), `${BANNER}import { addIcons } from '@/theme/iconSheets';\n\nexport const addBoxIcons = async (): Promise<void> => addIcons({\n${letters}\n${paths}\n});\n`);
  await writeFile(path.join(folder, 'icons.generated.web.ts'), `${BANNER}import { addIconFont } from '@/theme/iconFont';\n\nexport const addBoxIcons = (): Promise<void> => addIconFont({\n${letters}\n});\n`);
  return own.map(([name]) => name);
}

const boxes = (await readdir(games, { withFileTypes: true })).filter((entry) => existsSync(path.join(games, entry.name, 'manifest.ts'))).map(({ name }) => name);
const house = await houseDrawings(boxes);
const names = new Set(house.map(([name]) => name));
await writeFont(theme, 'GrudgeboxIcons', house);
await writeFile(path.join(theme, 'icons.generated.ts'), `${BANNER}export const ICON_CODES = {\n${codes([...names])}\n} as const;\n`);
const ofBoxes = (await Promise.all(boxes.map((box) => writeBox(box, (name) => names.has(name))))).flat();
const all = [...new Set([...names, ...ofBoxes])].sort();
await writeFile(path.join(theme, 'iconNames.generated.ts'), `${BANNER}export type IconName =\n${all.map((name) => `  | '${name}'`).join('\n')};\n`);
