/**
 * Bundles the icons that are used, and only those. In `src/theme/icons/` a JSON list holds names of
 * @iconify-json/game-icons, a JSON object holds drawings of our own on the same 512 grid; one file per subject. Out come
 * an icon font for ordinary screens, its codes, and the paths themselves for Skia canvases.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { contoursOf } from './icons/svgPath.mjs';
import { codeOf, fontOf } from './icons/trueType.mjs';

const themeFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src/theme');
const gameIcons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const BANNER = '/* Made by scripts/icons.mjs from src/theme/icons/*.json; do not edit. */\n';

const readJson = async (file) => JSON.parse(await readFile(path.join(themeFolder, 'icons', file), 'utf8'));

function gameIconPath(name) {
  const body = gameIcons.icons[name]?.body ?? gameIcons.icons[gameIcons.aliases?.[name]?.parent]?.body;
  const found = body && / d="([^"]+)"/.exec(body);
  if (!found) throw new Error(`game-icons has no “${name}”`);
  return found[1];
}

async function collectPaths() {
  const paths = new Map();
  for (const file of (await readdir(path.join(themeFolder, 'icons'))).sort()) {
    const listed = await readJson(file);
    if (Array.isArray(listed)) for (const name of listed) paths.set(name, gameIconPath(name));
    else for (const [name, drawing] of Object.entries(listed)) paths.set(name, drawing);
  }
  return [...paths].sort(([a], [b]) => (a < b ? -1 : 1));
}

const entries = await collectPaths();
const codes = entries.map(([name], index) => `  '${name}': 0x${codeOf(index).toString(16)},`);
const paths = entries.map(([name, d]) => `  '${name}': '${d}',`);
await writeFile(path.join(themeFolder, 'icons.generated.ts'), `${BANNER}export const ICON_CODES = {\n${codes.join('\n')}\n} as const;\n`);
await writeFile(path.join(themeFolder, 'iconPaths.generated.ts'), `${BANNER}export const ICON_PATHS = {\n${paths.join('\n')}\n} as const;\n`);
await writeFile(path.join(themeFolder, 'icons.generated.ttf'), fontOf('GrudgeboxIcons', entries.map(([, d]) => contoursOf(d)), 512));
