/** Makes the in-app rule book out of docs/rules: a module of the box, so that its rules load when they are read. */
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sectionsOf } from './rulebook/markdown.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const games = path.join(root, 'src/games');
const catalogues = path.join(root, 'docs/rules');
const BANNER = '/* Made by scripts/rulebook.mjs from docs/rules; do not edit. */\n';

for (const { name } of (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
  const source = path.join(catalogues, `${name}.md`);
  if (!existsSync(source)) continue;
  const sections = sectionsOf(await readFile(source, 'utf8'));
  if (sections.every(({ rules }) => rules.length === 0)) throw new Error(`${source} holds no rules`);
  const text = `${BANNER}import type { RuleSection } from '@/rulebook';\n\nexport const sections: readonly RuleSection[] = ${JSON.stringify(sections)};\n`;
  await writeFile(path.join(games, name, 'rulebook.generated.ts'), text);
}
