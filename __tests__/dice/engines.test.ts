import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** One process, three engines: esbuild and the browser do not run inside jest's sandbox. */
test('Node, Hermes and Chromium compute the same throws bit for bit', () => {
  const root = path.resolve(__dirname, '../..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/dice-engines.ts'], { cwd: root, encoding: 'utf8' });
  const results = JSON.parse(output) as Record<'node' | 'hermes' | 'chromium', string>;
  expect(results.node).toMatch(/^dice [0-9a-f]{8}$/);
  expect(results.hermes).toBe(results.node);
  expect(results.chromium).toBe(results.node);
}, 180_000);
