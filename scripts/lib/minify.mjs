/** Makes scripts small. What was made small before lies in .cache/minified: most of a build is the same as the one before. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { minify } from 'terser';

import { root } from './run.mjs';

const OPTIONS = {
  ecma: 2020,
  compress: { passes: 2, reduce_funcs: false },
  mangle: { toplevel: false },
  format: { ascii_only: false, wrap_iife: true, comments: false },
};
const folder = path.join(root, '.cache/minified');

export async function minified(source) {
  const name = createHash('sha256').update(JSON.stringify(OPTIONS)).update(source).digest('hex').slice(0, 32);
  const file = path.join(folder, `${name}.js`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const { code = '' } = await minify(source, OPTIONS);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  return code;
}
