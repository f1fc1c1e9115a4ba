import { transformAsync } from '@babel/core';
import { build, type Plugin } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
export const HERMES = path.join(root, 'node_modules/hermes-engine-cli', { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform as string] ?? 'linux64-bin', 'hermes');

/** Only rules and bots are played here: what else a manifest can load stays in its box. */
const rulesOnly: Plugin = {
  name: 'rules only',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ kind, path: wanted }) => (kind === 'dynamic-import' && wanted !== './index' ? { path: wanted, namespace: 'unopened' } : undefined));
    onLoad({ filter: /./, namespace: 'unopened' }, () => ({ contents: '' }));
  },
};

/** One script with everything an entry file needs, for engines that know no modules. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(root, entry)], bundle: true, write: false,
    format: 'iife', target: 'es2020', supported: { 'async-await': false }, plugins: [rulesOnly], platform: 'neutral', mainFields: ['module', 'main'], alias: { '@': path.join(root, 'src') },
    // As React Native's Babel preset has it: fields of a class are assigned, not defined one by one.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${entry} bundled to nothing`);
  return output.text;
}

/** Hermes 0.12 knows no classes and shares `let` between turns of a loop; React Native's own Babel preset does the same two things. */
async function lower(code: string): Promise<string> {
  const result = await transformAsync(code, {
    babelrc: false, configFile: false, compact: false,
    plugins: ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'],
  });
  if (!result?.code) throw new Error('Babel returned nothing');
  return result.code;
}

/** An entry file as one script that Hermes 0.12 understands. */
export const bundleForHermes = async (entry: string): Promise<string> => lower(await bundle(entry));

/** Bundles an entry file, runs it on the Hermes command line and returns what it printed. */
export async function runOnHermes(entry: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hermes-'));
  try {
    const file = path.join(folder, 'bundle.js');
    await writeFile(file, await bundleForHermes(entry));
    const { stdout } = await promisify(execFile)(HERMES, ['-O', file], { maxBuffer: 64 << 20 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
