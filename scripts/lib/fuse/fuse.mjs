/** Puts modules that always come together into one scope: no getters, no names of exports, and nothing that nobody uses. */
import { createHash } from 'node:crypto';

import { build } from 'esbuild';

import { minified } from '../minify.mjs';

/** What other files may ask of a module: some of its exports, or all of them. */
export const ALL = Symbol('all');

const MODULE = 'module:';
const OUTSIDE = 'outside:';
const ENTRY = 'entry:';

/** Every name that a module exports, also by way of others. */
export function exportNames(id, esModules) {
  const module = esModules.get(id);
  if (!module) throw new Error(`what module ${id} exports is not known`);
  return [...new Set([...module.exports.map(({ name }) => name), ...module.stars.flatMap(({ id: next }) => exportNames(next, esModules).filter((name) => name !== 'default'))])];
}

/** The text of a module for the bundler; what lies outside of the group is asked for by number. */
function sourceOf({ code, imports, bare, stars, exports }, isInside, context) {
  const lines = [];
  let extra = 0;
  const outside = (id) => {
    const name = `$outside${extra++}`;
    lines.push(`import { m as ${name} } from "${OUTSIDE}${id}";`);
    return name;
  };
  for (const [name, { id, interop }] of imports) {
    if (isInside(id)) lines.push(`import * as ${name} from "${MODULE}${id}";`);
    else if (!interop || context.isMarked(id)) lines.push(`import { m as ${name} } from "${OUTSIDE}${id}";`);
    else if (interop === '_interopDefault') lines.push(`const ${name} = { default: ${outside(id)} };`);
    else throw new Error(`module ${id} is no ES module but all of it is imported`);
  }
  for (const id of bare) lines.push(`import "${isInside(id) ? MODULE : OUTSIDE}${id}";`);
  for (const { id } of stars) {
    if (isInside(id)) lines.push(`export * from "${MODULE}${id}";`);
    else exports = [...exports, ...exportNames(id, context.esModules).filter((name) => name !== 'default').map((name) => ({ name, from: { id }, of: name }))];
  }
  for (const { name, local, from, of } of exports) {
    if (local !== undefined) lines.push(`export { ${local} as ${name} };`);
    else if (isInside(from.id)) lines.push(`export { ${of} as ${name} } from "${MODULE}${from.id}";`);
    else {
      const value = `$export${extra++}`;
      lines.push(`const ${value} = ${outside(from.id)}.${of};`, `export { ${value} as ${name} };`);
    }
  }
  return `${lines.join('\n')}\n${code}`;
}

/** Hands out what other files ask for, in the order of `asked`. */
function entryOf(asked, esModules) {
  const lines = ['const publish = (getters) => { const all = Object.defineProperty({}, "__esModule", { value: true }); for (const name in getters) Object.defineProperty(all, name, { enumerable: true, get: getters[name] }); return all; };'];
  const published = asked.map(([id, names], i) => {
    const wanted = names.has(ALL) ? exportNames(id, esModules) : [...names];
    if (wanted.length === 0) lines.push(`import "${MODULE}${id}";`);
    else lines.push(`import { ${wanted.map((name, k) => `${name} as $${i}_${k}`).join(', ')} } from "${MODULE}${id}";`);
    return `publish({ ${wanted.map((name, k) => `${JSON.stringify(name)}: () => $${i}_${k}`).join(', ')} })`;
  });
  return `${lines.join('\n')}\n$module.exports = [${published.join(', ')}];`;
}

/**
 * One script of many modules. `asked`: module → names that other files use of it. Returns the script and what each
 * module adds to it, in letters.
 */
export async function fuse(ids, asked, context) {
  const inside = new Set(ids);
  const sources = { name: 'modules', setup(bundler) {
    bundler.onResolve({ filter: /^(module|outside|entry):/ }, ({ path }) => ({ path, namespace: 'fused' }));
    bundler.onLoad({ filter: /.*/, namespace: 'fused' }, ({ path }) => {
      if (path === ENTRY) return { contents: entryOf(asked, context.esModules), loader: 'js' };
      const id = Number(path.slice(path.indexOf(':') + 1));
      if (path.startsWith(OUTSIDE)) return { contents: `export const m = $require(${id});`, loader: 'js' };
      return { contents: sourceOf(context.esModules.get(id), (other) => inside.has(other), context), loader: 'js' };
    });
  } };
  const { outputFiles: [file], metafile } = await build({ entryPoints: [ENTRY], bundle: true, write: false, outfile: 'fused.js', format: 'esm', target: 'esnext', charset: 'utf8', legalComments: 'none', metafile: true, plugins: [sources], logLevel: 'warning' });
  const { text } = file;
  const id = `=${createHash('md5').update(text).digest('hex').slice(0, 12)}`;
  const stubs = asked.map(([module]) => module);
  const script = await minified(
    `__d(function (global, $require, $default, $all, $module) {"use strict";\n${text}\n}, ${JSON.stringify(id)}, []);\n` +
      `${JSON.stringify(stubs)}.forEach(function (id, place) { __d(function (g, require, d, a, module) { module.exports = require(${JSON.stringify(id)})[place]; }, id, []); });`,
  );
  const [{ inputs }] = Object.values(metafile.outputs);
  const share = script.length / text.length;
  const weights = Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (path.includes(MODULE) ? [{ id: Number(path.slice(path.lastIndexOf(':') + 1)), bytes: Math.round(bytesInOutput * share) }] : []));
  return { script, weights };
}
