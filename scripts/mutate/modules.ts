import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

import ts from 'typescript';

type Evaluate = (require: (id: string) => unknown, module: { exports: unknown }, exports: unknown, directory: string, file: string) => void;

/** What modules are made of, compiled once: a new world costs only its evaluation. */
const compiled = new Map<string, Evaluate>();
const placesFound = new Map<string, string | undefined>();
const ROOTS: readonly (readonly [string, string])[] = [['@/', 'src/'], ['@tests/', '__tests__/']];

const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true };

const javaScriptOf = (file: string, text: string): string =>
  file.endsWith('.json') ? `module.exports = ${text};` : ts.transpileModule(text, { compilerOptions: OPTIONS, fileName: file }).outputText;

export class BadSyntax extends Error {}

function compile(file: string, text: string): Evaluate {
  try {
    return vm.runInThisContext(`(function (require, module, exports, __dirname, __filename) {${javaScriptOf(file, text)}\n})`, { filename: file }) as Evaluate;
  } catch (error) {
    throw new BadSyntax(`${file}: ${String(error)}`);
  }
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file of the project that is meant, or undefined: it comes from elsewhere. */
function placeOf(id: string, from: string): string | undefined {
  const root = ROOTS.find(([prefix]) => id.startsWith(prefix));
  const base = root ? path.resolve(root[1], id.slice(root[0].length)) : id.startsWith('.') ? path.resolve(path.dirname(from), id) : undefined;
  if (base === undefined) return undefined;
  if (!placesFound.has(base)) placesFound.set(base, [base, `${base}.ts`, `${base}.tsx`, `${base}.js`, path.join(base, 'index.ts')].find(isFile));
  return placesFound.get(base);
}

/** All modules of the project, loaded anew, some of them with other texts than their files have. */
export class World {
  private readonly loaded = new Map<string, { exports: unknown }>();

  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  load(file: string): unknown {
    const known = this.loaded.get(file);
    if (known) return known.exports;
    const module: { exports: unknown } = { exports: {} };
    this.loaded.set(file, module);
    this.evaluatorOf(file)(this.requireFrom(file), module, module.exports, path.dirname(file), file);
    return module.exports;
  }

  private requireFrom(from: string): (id: string) => unknown {
    const elsewhere = createRequire(from);
    return (id) => {
      const place = placeOf(id, from);
      return place === undefined ? (elsewhere(id) as unknown) : this.load(place);
    };
  }

  private evaluatorOf(file: string): Evaluate {
    const text = this.texts.get(file);
    if (text !== undefined) return compile(file, text);
    const known = compiled.get(file) ?? compile(file, readFileSync(file, 'utf8'));
    compiled.set(file, known);
    return known;
  }
}
