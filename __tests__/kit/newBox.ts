import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * A box as `npm run new-box demo` writes it, in a tree of its own that only the calling test knows: other tests, which
 * may run at the same time, see nothing of it.
 */
export function makeBox() {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const tree = mkdtempSync(path.join(root, '.cache', 'new-box-'));
  mkdirSync(path.join(tree, 'src/games'), { recursive: true });
  copyFileSync(path.join(root, 'src/games/manifests.ts'), path.join(tree, 'src/games/manifests.ts'));
  execFileSync(process.execPath, [path.join(root, 'scripts/new-box.mjs'), 'demo', '--into', tree]);
  const folder = path.join(tree, 'src/games/demo');
  // In this tree the box is not where the house looks for boxes.
  const tests = path.join(tree, '__tests__/games/demo');
  for (const name of readdirSync(tests)) {
    const file = path.join(tests, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('@/games/demo', folder));
  }
  return { tree, folder, tests, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
