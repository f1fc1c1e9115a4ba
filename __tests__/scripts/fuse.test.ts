import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

interface Fused {
  readonly script: string;
  readonly weights: readonly { readonly id: number; readonly bytes: number }[];
}

/** A module as Metro writes it, unminified. */
const metro = (id: number, needs: readonly number[] | object, body: string): string =>
  `__d(function (global, require, _$$_IMPORT_DEFAULT, _$$_IMPORT_ALL, module, exports, _dependencyMap) {\n  "use strict";\n${body}\n},${id},${JSON.stringify(needs)});`;

const ES = `Object.defineProperty(exports, '__esModule', { value: true });`;
const exported = (name: string, value = name): string => `Object.defineProperty(exports, "${name}", { enumerable: true, get: function () { return ${value}; } });`;

/** The scripts are made by a plain module of scripts: it runs as a process of its own, as a build runs it. */
const SOURCE = `
  import { modulesIn } from ${JSON.stringify(`file://${path.resolve('scripts/lib/bundles.mjs')}`)};
  import { lateScripts } from ${JSON.stringify(`file://${path.resolve('scripts/lib/fuse/late.mjs')}`)};
  const { early, files } = JSON.parse(process.argv[1]);
  const late = files.map((groups) => groups.map((group) => modulesIn(group.join('\\n'))));
  const modules = new Map([...modulesIn(early.join('\\n')), ...late.flat(2)].map((module) => [module.id, module]));
  console.log(JSON.stringify(await lateScripts(late, modules)));
`;

const fused = (files: readonly (readonly (readonly string[])[])[], early: readonly string[] = []): readonly Fused[] =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', SOURCE, JSON.stringify({ early, files })], { encoding: 'utf8' })) as readonly Fused[];

/** A little of what Metro's runtime does: modules are run once, when somebody asks for them. */
function runtime() {
  type Module = { exports: Record<string, unknown> };
  const made = new Map<unknown, Module>();
  const factories = new Map<unknown, { readonly factory: (...given: readonly unknown[]) => void; readonly needs: unknown }>();
  const ask = (id: unknown): Record<string, unknown> => {
    const known = made.get(id);
    if (known) return known.exports;
    const { factory, needs } = factories.get(id) ?? {};
    if (!factory) throw new Error(`there is no module ${String(id)}`);
    const module: Module = { exports: {} };
    made.set(id, module);
    factory(globalThis, ask, undefined, undefined, module, module.exports, needs);
    return module.exports;
  };
  const run = (script: string): unknown =>
    runInNewContext(script, { __d: (factory: (...given: readonly unknown[]) => void, id: unknown, needs: unknown) => factories.set(id, { factory, needs }), told });
  const told: string[] = [];
  return { ask, run, told };
}

const LIBRARY = metro(1, [], `module.exports = { shout: (words) => words.toUpperCase() };`);
const WORDS = metro(10, [1], `${ES}\n${exported('greeting')}\n${exported('unused')}\nfunction _interopDefault(e) { return e && e.__esModule ? e : { default: e }; }\nvar _library = require(_dependencyMap[0]);\nvar library = _interopDefault(_library);\ntold.push('words');\nlet greeting = () => library.default.shout('hello');\nconst unused = () => 'nobody asks for this sentence';`);
const NAMES = metro(11, [10], `${ES}\nexports.greet = greet;\n${exported('again', '_words.greeting')}\nvar _words = require(_dependencyMap[0]);\ntold.push('names');\nfunction greet(name) { return (0, _words.greeting)() + ', ' + name; }`);
const BOTH = metro(12, [10, 11], `${ES}\nvar _words = require(_dependencyMap[0]);\nvar _names = require(_dependencyMap[1]);\nObject.keys(_names).forEach(function (k) {\n  if (k !== 'default' && !Object.prototype.hasOwnProperty.call(exports, k)) {\n    Object.defineProperty(exports, k, { enumerable: true, get: function () { return _names[k]; } });\n  }\n});\n${exported('default', '_default')}\ntold.push('both');\nvar _default = (0, _names.greet)('Kaja');`);
const PAGE = metro(20, { 0: 12, 1: 30, 2: 2, paths: { 30: '/late.js' } }, `${ES}\n${exported('later')}\n${exported('first')}\nvar _both = require(_dependencyMap[0]);\nconst first = _both.greet('Noor');\nconst later = () => require(_dependencyMap[2])(_dependencyMap[1], _dependencyMap.paths);`);
const FETCH = metro(2, [], `module.exports = (id, paths) => [id, paths];`);
const PART = metro(30, [12], `${ES}\n${exported('all')}\nvar _both = require(_dependencyMap[0]);\nconst all = () => [_both.default, _both.again()];`);
const ODD = metro(40, [11], `var names = require(_dependencyMap[0]);\nmodule.exports = names.greet('Odd');`);

const EARLY = [LIBRARY, FETCH, metro(3, { 0: 20, 1: 40, paths: { 20: '/page.js', 40: '/odd.js' } }, '')];
const FILES = [[[PAGE]], [[PART]], [[ODD]], [[WORDS, NAMES, BOTH]]];

const everything = () => {
  const scripts = fused(FILES, EARLY);
  const table = runtime();
  for (const script of [...EARLY, ...scripts.map(({ script }) => script)]) table.run(script);
  return { scripts, ...table };
};

test('modules in one scope say what they said before, each run once, those that are needed first', () => {
  const { ask, told } = everything();
  expect(ask(20).first).toBe('HELLO, Noor');
  expect((ask(30).all as () => unknown)()).toEqual(['HELLO, Kaja', 'HELLO']);
  expect(told).toEqual(['words', 'names', 'both']);
});

test('a module of another shape stays as it is and finds those in one scope', () => {
  expect(everything().ask(40)).toBe('HELLO, Odd');
});

test('what is fetched later is asked for by its number, with the files of this build', () => {
  expect((everything().ask(20).later as () => unknown)()).toEqual([30, { 30: '/late.js' }]);
});

test('what nobody asks for is not in the script, and every module has its weight', () => {
  const shared = everything().scripts[3];
  expect(shared?.script).not.toContain('nobody asks');
  expect(shared?.script).not.toContain('unused');
  expect(shared?.weights.map(({ id }) => id).sort()).toEqual([10, 11, 12]);
  for (const { bytes } of shared?.weights ?? []) expect(bytes).toBeGreaterThan(0);
});

test('modules that other parts need are not run with the first that comes', () => {
  const scripts = fused([[[PAGE]], [[WORDS, NAMES, BOTH], [metro(50, [60], `${ES}\nvar _gone = require(_dependencyMap[0]);\ntold.push('crumb');`)]], [[metro(60, [50], ES)]]], EARLY);
  const { ask, run, told } = runtime();
  for (const script of [...EARLY, ...scripts.slice(0, 2).map(({ script }) => script)]) run(script);
  expect(ask(20).first).toBe('HELLO, Noor');
  expect(told).toEqual(['words', 'names', 'both']);
});
