/** What Metro's files are made of: statements that define modules, and a few that run them. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where an exported web app keeps its scripts. */
export const SCRIPTS = '_expo/static/js/web';

/** `__d(function…,id,[ids it needs])`; the list is an object where some of them are in other files. */
const DEFINITION = /,(\d+),(\[[\d,]*\]|\{[^]*\})\);\s*$/;

export const statementsOf = (source) => source.split(/\n(?=__d\(|__r\(|\/\/# )/);

/** Where a module names another that it fetches. */
const FETCHED = /\(_dependencyMap\[(\d+)\], _dependencyMap\.paths/g;

/**
 * The module that a statement defines. `needs`: the modules it cannot do without; `fetches`: those that it fetches when
 * it wants them; `places`: all, in the order in which it names them; `paths`: the files of those that it fetches.
 */
export function moduleIn(statement) {
  const found = statement.startsWith('__d(') ? DEFINITION.exec(statement) : undefined;
  if (!found) return undefined;
  const { paths = {}, ...places } = { ...JSON.parse(found[2]) };
  const fetches = [...statement.matchAll(FETCHED)].map(([, place]) => places[place]);
  return { id: Number(found[1]), needs: Object.values(places).filter((id) => !(id in paths) && !fetches.includes(id)), fetches, places, paths, statement };
}

/** The same module with the files of what it fetches. */
export const withPaths = (module, paths) => ({ ...module, paths, statement: module.statement.replace(DEFINITION, () => `,${module.id},${JSON.stringify({ ...module.places, paths })});\n`) });

export const modulesIn = (source) => statementsOf(source).flatMap((statement) => moduleIn(statement) ?? []);

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment of a source map (base 64 VLQ). */
function numbersIn(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** For each line of a file the source that its first mapped letter comes from. */
function sourcesByLine({ mappings, sources }) {
  let source = 0;
  return mappings.split(';').map((line) => {
    let first;
    for (const segment of line.split(',').filter(Boolean)) {
      const [, step] = numbersIn(segment);
      if (step === undefined) continue;
      source += step;
      first ??= sources[source];
    }
    return first;
  });
}

/** Reads from the source maps which module is which file of ours or of a library, and takes the maps away. */
export async function takeModuleNames(dist) {
  const folder = path.join(dist, SCRIPTS);
  const names = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const script = path.join(folder, file);
    const source = await readFile(script, 'utf8');
    const byLine = sourcesByLine(JSON.parse(await readFile(`${script}.map`, 'utf8')));
    let line = 0;
    for (const statement of statementsOf(source)) {
      const module = moduleIn(statement);
      const end = line + statement.split('\n').length;
      if (module) names[module.id] = byLine.slice(line, end).find(Boolean) ?? '?';
      line = end;
    }
    await writeFile(script, source.replace(/\n\/\/# (sourceMappingURL|debugId)=.*/g, ''));
    await rm(`${script}.map`);
  }
  return names;
}
