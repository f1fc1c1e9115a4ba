/**
 * Writes a box that can be played at once: its folder, its tests, its rules and its line on the list.
 *
 *     npm run new-box demo
 *     node scripts/new-box.mjs demo --into /another/tree     leaves everything that is generated to that tree
 *
 * What stands in the box is a game of matches; change it into yours. `docs/house.md` says how.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, run } from './lib/run.mjs';

const { values: { into }, positionals: [id] } = parseArgs({ options: { into: { type: 'string' } }, allowPositionals: true });
const tree = into === undefined ? root : path.resolve(into);
const templates = path.join(root, 'scripts/new-box');
const LIST = path.join(tree, 'src/games/manifests.ts');

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? '')) {
  console.error('A box needs a name of small letters and hyphens: npm run new-box demo');
  process.exit(1);
}
const folder = path.join(tree, 'src/games', id);
if (existsSync(folder)) {
  console.error(`There is a box “${id}” already.`);
  process.exit(1);
}

const words = id.split('-');
const NAME = words.map((word, i) => (i === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('');
const TITLE = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');

/** Two or three letters that no other catalogue uses. */
function ruleLetters() {
  const catalogues = path.join(root, 'docs/rules');
  const used = readdirSync(catalogues).map((file) => /\*\*([A-Z]+)-\d/.exec(readFileSync(path.join(catalogues, file), 'utf8'))?.[1]);
  const letters = TITLE.replace(/[^A-Za-z]/g, '').toUpperCase();
  const wishes = [words.map((word) => word[0]).join(''), ...[...letters.slice(1)].map((letter) => letters[0] + letter), `${letters}XX`.slice(0, 3)];
  return wishes.map((wish) => wish.toUpperCase()).find((wish) => wish.length > 1 && !used.includes(wish));
}

/** Behind every other box on the shelf. */
function lastPlace() {
  const games = path.join(root, 'src/games');
  const manifests = readdirSync(games).map((box) => path.join(games, box, 'manifest.ts')).filter((file) => existsSync(file));
  return 1 + Math.max(...manifests.map((file) => Number(/place: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)));
}

const values = { ID: id, NAME, TITLE, RULE: ruleLetters(), PLACE: lastPlace() };
const written = [];

function write(template, file) {
  const text = readFileSync(path.join(templates, template), 'utf8').replace(/%([A-Z]+)%/g, (_, key) => String(values[key]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  written.push(path.relative(tree, file));
}

for (const from of ['box', 'tests']) {
  const to = from === 'box' ? folder : path.join(tree, '__tests__/games', id);
  for (const file of readdirSync(path.join(templates, from), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))) {
    write(path.join(from, file), path.join(to, file.replace(/\.txt$/, '')));
  }
}
write('catalogue.md.txt', path.join(tree, 'docs/rules', `${id}.md`));

if (existsSync(LIST)) {
  const [heading, ...lines] = readFileSync(LIST, 'utf8').trimEnd().split('\n');
  const listed = [...lines, `export { ${NAME} } from './${id}/manifest';`].sort((a, b) => (a.split(' from ')[1] < b.split(' from ')[1] ? -1 : 1));
  writeFileSync(LIST, `${[heading, ...listed].join('\n')}\n`);
  written.push(path.relative(tree, LIST));
}
if (into === undefined) await run(process.execPath, ['scripts/generate.mjs']);
console.log(written.join('\n'));
