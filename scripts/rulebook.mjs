/** Makes the in-app rule book out of docs/rules: one module per box, so that a box's rules load when they are read. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { sectionsOf } from './rulebook/markdown.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const source = path.join(root, 'docs/rules');
const target = path.join(root, 'src/rulebook');
const BANNER = '/* Made by scripts/rulebook.mjs from docs/rules; do not edit. */\n';

const index = [];
for (const file of (await readdir(source)).filter((name) => name.endsWith('.md')).sort()) {
  const box = path.basename(file, '.md');
  const sections = sectionsOf(await readFile(path.join(source, file), 'utf8'));
  const prefix = sections.flatMap(({ rules }) => rules)[0]?.id.split('-')[0];
  if (!prefix) throw new Error(`${file} holds no rules`);
  const text = `${BANNER}import type { RuleSection } from './types';\n\nexport const sections: readonly RuleSection[] = ${JSON.stringify(sections)};\n`;
  await writeFile(path.join(target, `${box}.generated.ts`), text);
  index.push(`  '${box}': { prefix: '${prefix}', load: () => import('./${box}.generated') },`);
}
await writeFile(path.join(target, 'index.generated.ts'), `${BANNER}export const RULEBOOKS = {\n${index.join('\n')}\n} as const;\n`);
