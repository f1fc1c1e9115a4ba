import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { BOXES } from '@/games';
import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';

/** A process of its own: esbuild does not run inside jest's sandbox. */
function onEveryEngine<T>(entry: string): { readonly node: T; readonly hermes: T; readonly chromium: T } {
  const root = path.resolve(__dirname, '../..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/engines.ts', entry], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output) as { node: T; hermes: T; chromium: T };
}

test('Node, Hermes and Chromium play, save and load the same games of Pig and think the same thoughts', () => {
  const { node, hermes, chromium } = onEveryEngine<{ readonly hash: string; readonly moves: number }>('scripts/fingerprints/pig.ts');
  expect(node.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(node.moves).toBeGreaterThan(1000);
  expect({ hermes: hermes.hash, chromium: chromium.hash }).toEqual({ hermes: node.hash, chromium: node.hash });
}, 120_000);

test('Node, Hermes and Chromium play the same random games of every box', () => {
  const { node, hermes, chromium } = onEveryEngine<Readonly<Record<string, string>>>('scripts/fingerprints/boxes.ts');
  expect(Object.keys(node)).toEqual(BOXES.filter(({ contents }) => contents).map(({ id }) => id).sort());
  for (const hash of Object.values(node)) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hermes).toEqual(node);
  expect(chromium).toEqual(node);
}, 240_000);

test('Node, Hermes and Chromium fight the same battles of Ronin’s Revenge against every boss, with mixed levels, difficulties, parties and luck', () => {
  const { node, hermes, chromium } = onEveryEngine<Readonly<Record<string, string>>>('scripts/fingerprints/ronin-battles.ts');
  expect(Object.keys(node)).toEqual(BOSS_IDS);
  expect(new Set(Object.values(node)).size).toBe(BOSS_IDS.length);
  expect(hermes).toEqual(node);
  expect(chromium).toEqual(node);
}, 600_000);

test('Node, Hermes and Chromium see, walk, escape and deal the same with the parts shelf', () => {
  const { node, hermes, chromium } = onEveryEngine<{ readonly hash: string }>('scripts/fingerprints/parts.ts');
  expect(node.hash).toMatch(/^[0-9a-f]{16}$/);
  expect({ hermes: hermes.hash, chromium: chromium.hash }).toEqual({ hermes: node.hash, chromium: node.hash });
}, 120_000);
