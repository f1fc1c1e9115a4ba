/**
 * All checks of the repo in the order in which they fail fastest. What keeps only one core busy goes on beside something
 * else that does.
 */
import path from 'node:path';

import { chromiumPath } from './lib/chromium.mjs';
import { root, run } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const E2E_PORT = 8093;
/** The compiler that runs as a program of its own: a quarter of the time of the one that lint asks. */
const TSC = path.join(root, 'node_modules/typescript-native/bin/tsc');
const env = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };

const npx = (...args) => run('npx', args, { env });
const steps = {
  generate: () => run(process.execPath, ['scripts/generate.mjs']),
  // Before several tests at once find that there is none.
  browser: () => console.log(chromiumPath()),
  types: async () => {
    await npx('expo', 'customize', 'tsconfig.json');
    await run(process.execPath, [TSC, '--noEmit'], { env });
  },
  lint: () => npx('eslint', '.', '--max-warnings', '0'),
  engine: () => npx('jest', '--selectProjects', 'engine', 'long'),
  screens: () => npx('jest', '--selectProjects', 'skia', 'components'),
  rules: () => npx('tsx', 'scripts/rules.ts', '--strict', 'playable'),
  web: () => run(process.execPath, ['scripts/build-web.mjs']),
  e2e: async () => {
    const server = await serve(path.join(root, 'dist'), E2E_PORT, '127.0.0.1');
    try {
      await run(process.execPath, ['scripts/e2e.mjs', `http://127.0.0.1:${E2E_PORT}`]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
};
/** One after the other; of those in lanes every lane goes on by itself. */
const ORDER = [[['generate', 'browser']], [['types', 'web'], ['lint', 'rules']], [['engine', 'screens', 'e2e']]];

const wanted = process.argv.slice(2);
const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(0);

async function take(name) {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  try {
    await steps[name]();
  } catch (error) {
    console.error(`\n${name} failed: ${error.message}`);
    process.exit(1);
  }
  console.log(`── ${name}: ${secondsSince(start)} s ──`);
}

async function takeLane(names) {
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await take(name);
}

const start = performance.now();
for (const lanes of ORDER) await Promise.all(lanes.map(takeLane));
console.log(`── all: ${secondsSince(start)} s ──`);
