/**
 * What several late parts of the app share, in files that come with them.
 *
 * Metro puts everything that two late parts have in common into one file and lets the page load it before anything is
 * shown. Here that file is divided by who needs what: each piece is fetched together with the first part that needs it,
 * and the shelf waits for none of them.
 */
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SCRIPTS, modulesIn } from './bundles.mjs';

/** Pieces smaller than this are not worth a request of their own. */
const SMALLEST = 8 * 1024;

/** For each late part everything that it needs from the shared file. */
function needsOf(parts, shared, modules) {
  return parts.map(({ ids }) => {
    const reached = new Set(ids);
    const needed = new Set();
    for (const id of reached) {
      if (shared.has(id)) needed.add(id);
      for (const next of modules.get(id)?.needs ?? []) reached.add(next);
    }
    return needed;
  });
}

/** Modules that the same parts need, together. */
function piecesOf(shared, needs) {
  const pieces = new Map();
  for (const [id, module] of shared) {
    const users = needs.flatMap((needed, part) => (needed.has(id) ? [part] : []));
    const key = users.join();
    const piece = pieces.get(key) ?? { users, modules: [], size: 0 };
    piece.modules.push(module);
    piece.size += module.statement.length;
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

/** A crumb goes into the piece that all of its users need anyway and as few others as possible. */
function sweepCrumbs(pieces) {
  const kept = pieces.filter(({ size }) => size >= SMALLEST);
  for (const crumb of pieces.filter(({ size }) => size < SMALLEST)) {
    const homes = kept.filter(({ users }) => crumb.users.every((user) => users.includes(user)));
    const [home] = homes.sort((a, b) => a.users.length - b.users.length);
    if (!home) kept.push(crumb);
    else {
      home.modules.push(...crumb.modules);
      home.size += crumb.size;
    }
  }
  return kept;
}

/** Runs before the app: whoever fetches a part fetches its pieces first. `needs`: part → pieces, as places in `pieces`. */
const loader = (needs, pieces) =>
  `!function(n,p){var l;function together(part){return Promise.all((n[part]||[]).map(function(i){return l(p[i])})).then(function(){return l(part)})}` +
  `Object.defineProperty(globalThis,"__loadBundleAsync",{configurable:!0,get:function(){return l&&together},set:function(f){l=f}})}` +
  `(${JSON.stringify(needs)},${JSON.stringify(pieces)});\n`;

const nameOf = (word, source) => `${word}-${createHash('md5').update(source).digest('hex')}.js`;

/** Divides the shared file of an exported web app; returns the addresses of the pieces. */
export async function splitShared(dist) {
  const folder = path.join(dist, SCRIPTS);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const common = files.find((name) => name.startsWith('__common-'));
  if (!common) return [];
  const modules = new Map();
  const modulesOf = new Map();
  for (const file of files) {
    const inFile = modulesIn(await readFile(path.join(folder, file), 'utf8'));
    modulesOf.set(file, inFile);
    for (const module of inFile) modules.set(module.id, module);
  }
  const shared = new Map(modulesOf.get(common).map((module) => [module.id, module]));
  const page = path.join(dist, 'index.html');
  const html = await readFile(page, 'utf8');
  const parts = files.filter((name) => !html.includes(name)).map((name) => ({ name, ids: modulesOf.get(name).map(({ id }) => id) }));
  const needs = needsOf(parts, shared, modules);
  const forgotten = [...shared.keys()].filter((id) => !needs.some((needed) => needed.has(id)));
  if (forgotten.length > 0) throw new Error(`no late part needs the shared modules ${forgotten.join(', ')}`);
  const pieces = sweepCrumbs(piecesOf(shared, needs));

  const addresses = [];
  for (const piece of pieces) {
    const source = `${piece.modules.map(({ statement }) => statement.trimEnd()).join('\n')}\n`;
    const name = nameOf('shared', source);
    await writeFile(path.join(folder, name), source);
    addresses.push(`/${SCRIPTS}/${name}`);
  }
  const wanted = Object.fromEntries(parts.map(({ name }, part) => [`/${SCRIPTS}/${name}`, pieces.flatMap(({ users }, i) => (users.includes(part) ? [i] : []))]).filter(([, list]) => list.length > 0));
  const source = loader(wanted, addresses);
  const loaderName = nameOf('parts', source);
  await writeFile(path.join(folder, loaderName), source);
  const tag = (name) => `<script src="/${SCRIPTS}/${name}" defer></script>`;
  if (!html.includes(tag(common))) throw new Error('the page does not load the shared file as expected');
  await writeFile(page, html.replace(tag(common), tag(loaderName)));
  await rm(path.join(folder, common));
  return addresses;
}
