/** Writes the scripts that come late: modules that the same parts need are put into one scope, the few others stay as they are. */
import { minified } from '../minify.mjs';
import { esModuleOf } from './esModule.mjs';
import { ALL, exportNames, fuse } from './fuse.mjs';

/** Those that can be put into one scope. Who passes on all of a module whose exports are not known stays outside too. */
function esModulesOf(late) {
  const found = new Map(late.flatMap(({ id, statement, places, paths }) => {
    const module = esModuleOf(statement, places, paths);
    return module ? [[id, module]] : [];
  }));
  const unclear = () => [...found].filter(([, { stars }]) => stars.some(({ id }) => !found.has(id)));
  for (let out = unclear(); out.length > 0; out = unclear()) for (const [id] of out) found.delete(id);
  return found;
}

/** What every module is asked for by modules that are not in its group. */
function askedOf(modules, esModules, groupOf) {
  const asked = new Map();
  const ask = (from, id, name) => {
    if (!esModules.has(id) || (from !== undefined && groupOf.get(from) === groupOf.get(id))) return;
    const names = asked.get(id) ?? new Set();
    if (name !== undefined) names.add(name);
    asked.set(id, names);
  };
  for (const { id, needs, paths } of modules.values()) {
    for (const part of Object.keys(paths)) ask(undefined, Number(part), ALL);
    const module = esModules.get(id);
    if (!module) {
      for (const need of needs) ask(id, need, ALL);
      continue;
    }
    for (const [variable, { id: need }] of module.imports) {
      ask(id, need);
      for (const name of module.used.get(variable) ?? []) ask(id, need, name ?? ALL);
    }
    for (const need of module.bare) ask(id, need);
    for (const need of module.required) ask(undefined, need, ALL);
    for (const { id: need } of module.stars) for (const name of exportNames(need, esModules)) ask(id, need, name);
    for (const { local, from, of } of module.exports) {
      if (from) ask(id, from.id, of);
      else if (module.imports.has(local)) ask(id, module.imports.get(local).id, ALL);
    }
  }
  return asked;
}

/**
 * `files`: lists of modules that come in one file, each list divided into groups that the same parts need. `modules`:
 * every module of the app. Returns for each file its script and what is in it.
 */
export async function lateScripts(files, modules) {
  const late = files.flat(2);
  const esModules = esModulesOf(late);
  const groupOf = new Map(files.flat().flatMap((group, i) => group.map(({ id }) => [id, i])));
  const asked = askedOf(modules, esModules, groupOf);
  const context = { esModules, isMarked: (id) => esModules.has(id) || /__esModule/.test(modules.get(id)?.statement ?? '') };

  const scriptOf = async (group) => {
    const ids = group.map(({ id }) => id).filter((id) => esModules.has(id));
    const scripts = [];
    const weights = [];
    if (ids.length > 0) {
      const fused = await fuse(ids, ids.flatMap((id) => (asked.has(id) ? [[id, asked.get(id)]] : [])), context);
      scripts.push(fused.script);
      weights.push(...fused.weights);
    }
    for (const { id, statement } of group.filter((module) => !esModules.has(module.id))) {
      const script = await minified(statement);
      scripts.push(script);
      weights.push({ id, bytes: script.length });
    }
    return { scripts, weights };
  };
  const written = [];
  for (const groups of files) {
    const parts = [];
    for (const group of groups) parts.push(await scriptOf(group));
    written.push({ script: `${parts.flatMap(({ scripts }) => scripts).join('\n')}\n`, weights: parts.flatMap(({ weights }) => weights) });
  }
  return written;
}
