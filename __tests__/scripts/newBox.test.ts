import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { makeBox } from '@tests/kit/newBox';
import { ruleIds, testedIds } from '../../scripts/rules/coverage';

const { tree, folder, tests, remove } = makeBox();
afterAll(remove);

test('a new box is its folder, its tests, its rules and one line', () => {
  expect(readdirSync(folder).sort()).toEqual(['bot.ts', 'game.ts', 'index.ts', 'manifest.ts', 'rules', 'table']);
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n');
  const added = lines(path.join(tree, 'src/games/manifests.ts')).filter((line) => !lines(path.resolve(__dirname, '../../src/games/manifests.ts')).includes(line));
  expect(added).toEqual(["export { demo } from './demo/manifest';"]);
});

test('each of its rules has a test', () => {
  const catalogue = readFileSync(path.join(tree, 'docs/rules/demo.md'), 'utf8');
  const source = readFileSync(path.join(tests, 'rules.test.ts'), 'utf8');
  expect(ruleIds(catalogue).length).toBeGreaterThan(0);
  expect(testedIds(source)).toEqual(ruleIds(catalogue));
});

// Its own tests: what every box must do, and its rules.
for (const file of readdirSync(tests)) jest.requireActual(path.join(tests, file));
