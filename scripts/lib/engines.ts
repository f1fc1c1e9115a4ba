import { execFileSync } from 'node:child_process';

import { bundle, runOnHermes } from './hermes';

/** Runs an entry file that prints one JSON line on Node and on Hermes. */
export async function onBothEngines<T>(entry: string): Promise<{ readonly node: T; readonly hermes: T }> {
  const node = execFileSync(process.execPath, ['-'], { input: await bundle(entry), encoding: 'utf8' });
  return { node: JSON.parse(node) as T, hermes: JSON.parse(await runOnHermes(entry)) as T };
}
