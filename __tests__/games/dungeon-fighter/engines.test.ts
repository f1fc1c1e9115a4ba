import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('DF-88 Node, Hermes and Chromium land a thousand recorded throws alike, bit for bit', () => {
  const root = path.resolve(__dirname, '../../..');
  const args = ['--import', 'tsx', 'scripts/dice-engines.ts', 'scripts/dungeon-fighter-fingerprint.ts'];
  const results = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as Record<'node' | 'hermes' | 'chromium', string>;
  expect(results.node).toMatch(/^throws [0-9a-f]{8}$/);
  expect([results.hermes, results.chromium]).toEqual([results.node, results.node]);
}, 180_000);
