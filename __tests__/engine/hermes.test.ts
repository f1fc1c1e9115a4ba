import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A process of its own: esbuild does not run inside jest's sandbox. */
test('Node and Hermes play, save and load the same games of Pig and think the same thoughts', () => {
  const root = path.resolve(__dirname, '../..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/engines.ts', 'scripts/bench/hermes/pigGames.ts'], { cwd: root, encoding: 'utf8' });
  const { node, hermes } = JSON.parse(output) as Record<'node' | 'hermes', { hash: string; moves: number }>;
  expect(node.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(node.moves).toBeGreaterThan(1000);
  expect(hermes.hash).toBe(node.hash);
}, 120_000);
