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

import { SCRIPTS, moduleIn, modulesIn, statementsOf, withPaths } from './bundles.mjs';
import { lateScripts } from './fuse/late.mjs';
import { minified } from './minify.mjs';

/** Pieces smaller than this are not worth a request of their own. */
const SMALLEST = 8 * 1024;

/** These modules, and all that they cannot do without. */
function reachedFrom(ids, modules) {
  const reached = new Set(ids);
  for (const id of reached) for (const next of modules.get(id)?.needs ?? []) reached.add(next);
  return reached;
}

/** For each late part everything that it needs from the shared file, but for what is there already: whatever all need who fetch this part. */
function needsOf(parts, shared, modules) {
  const fetching = [...modules.values()].filter(({ fetches }) => fetches.length > 0).map(({ id, fetches }) => ({ fetches, there: reachedFrom([id], modules) }));
  return parts.map(({ ids }) => {
    const fetchers = fetching.filter(({ fetches }) => fetches.some((id) => ids.includes(id)));
    const isThere = (id) => fetchers.length > 0 && fetchers.every(({ there }) => there.has(id));
    return new Set([...reachedFrom(ids, modules)].filter((id) => shared.has(id) && !isThere(id)));
  });
}

/** Modules that the same parts need, together. */
function piecesOf(shared, needs) {
  const pieces = new Map();
  for (const [id, module] of shared) {
    const users = needs.flatMap((needed, part) => (needed.has(id) ? [part] : []));
    const key = users.join();
    const piece = pieces.get(key) ?? { users, groups: [[]], size: 0 };
    piece.groups[0].push(module);
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
      home.groups.push(...crumb.groups);
      home.size += crumb.size;
    }
  }
  return kept;
}

/** The address of a part without a file of its own: something that is fetched, but that other parts need too. */
const partAddress = (id) => `part:${id}`;

/** A module that fetches something shared says where it is; Metro thinks that it was there from the beginning. */
function withSharedPaths(module, shared) {
  const missing = module.fetches.filter((id) => shared.has(id) && !(id in module.paths));
  return missing.length === 0 ? module : withPaths(module, { ...module.paths, ...Object.fromEntries(missing.map((id) => [id, partAddress(id)])) });
}

/** Runs before the app: whoever fetches a part fetches its pieces first. `needs`: part → pieces, as places in `pieces`. */
const loader = (needs, pieces) =>
  `!function(n,p){var l;function together(part){return Promise.all((n[part]||[]).map(function(i){return l(p[i])})).then(function(){return part.indexOf("part:")?l(part):void 0})}` +
  `Object.defineProperty(globalThis,"__loadBundleAsync",{configurable:!0,get:function(){return l&&together},set:function(f){l=f}})}` +
  `(${JSON.stringify(needs)},${JSON.stringify(pieces)});\n`;

const nameOf = (word, source) => `${word}-${createHash('md5').update(source).digest('hex')}.js`;

/** A script that is there from the beginning, module by module as it was, only smaller. */
async function early(source, shared) {
  const scripts = [];
  const weights = [];
  for (const statement of statementsOf(source)) {
    const module = moduleIn(statement);
    const script = await minified(module ? withSharedPaths(module, shared).statement : statement);
    scripts.push(script);
    if (module) weights.push({ id: module.id, bytes: script.length });
  }
  return { script: `${scripts.filter(Boolean).join('\n')}\n`, weights };
}

/** Divides the shared file of an exported web app and makes all of its scripts small; returns for each script which modules are in it, in letters. */
export async function splitShared(dist) {
  const folder = path.join(dist, SCRIPTS);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const common = files.find((name) => name.startsWith('__common-'));
  if (!common) throw new Error('there is no shared file');
  const modules = new Map();
  const modulesOf = new Map();
  for (const file of files) {
    modulesOf.set(file, modulesIn(await readFile(path.join(folder, file), 'utf8')));
  }
  const isShared = new Set(modulesOf.get(common).map(({ id }) => id));
  for (const [file, inFile] of modulesOf) {
    modulesOf.set(file, inFile.map((module) => withSharedPaths(module, isShared)));
    for (const module of modulesOf.get(file)) modules.set(module.id, module);
  }
  const shared = new Map(modulesOf.get(common).map((module) => [module.id, module]));
  const page = path.join(dist, 'index.html');
  const html = await readFile(page, 'utf8');
  const withFiles = files.filter((name) => !html.includes(name)).map((name) => ({ name, address: `/${SCRIPTS}/${name}`, ids: modulesOf.get(name).map(({ id }) => id) }));
  const fetched = [...new Set([...modules.values()].flatMap(({ fetches }) => fetches.filter((id) => shared.has(id))))];
  const parts = [...withFiles, ...fetched.map((id) => ({ name: undefined, address: partAddress(id), ids: [id] }))];
  const needs = needsOf(parts, shared, modules);
  const forgotten = [...shared.keys()].filter((id) => !needs.some((needed) => needed.has(id)));
  if (forgotten.length > 0) throw new Error(`no late part needs the shared modules ${forgotten.join(', ')}`);
  const pieces = sweepCrumbs(piecesOf(shared, needs));

  const contents = {};
  const write = async (name, { script, weights = [] }) => {
    await writeFile(path.join(folder, name), script);
    contents[name] = weights;
  };
  for (const name of files.filter((file) => html.includes(file) && file !== common)) await write(name, await early(await readFile(path.join(folder, name), 'utf8'), isShared));
  const late = await lateScripts([...withFiles.map(({ name }) => [modulesOf.get(name)]), ...pieces.map(({ groups }) => groups)], modules);
  for (const [i, { name }] of withFiles.entries()) await write(name, late[i]);
  for (const id of fetched) contents[partAddress(id)] = [{ id, bytes: 0 }];
  const addresses = [];
  for (const piece of late.slice(withFiles.length)) {
    const name = nameOf('shared', piece.script);
    await write(name, piece);
    addresses.push(`/${SCRIPTS}/${name}`);
  }
  const wanted = Object.fromEntries(parts.map(({ address }, part) => [address, pieces.flatMap(({ users }, i) => (users.includes(part) ? [i] : []))]).filter(([, list]) => list.length > 0));
  const source = loader(wanted, addresses);
  const loaderName = nameOf('parts', source);
  await write(loaderName, { script: source });
  const tag = (name) => `<script src="/${SCRIPTS}/${name}" defer></script>`;
  if (!html.includes(tag(common))) throw new Error('the page does not load the shared file as expected');
  await writeFile(page, html.replace(tag(common), tag(loaderName)));
  await rm(path.join(folder, common));
  return contents;
}
