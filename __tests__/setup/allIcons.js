const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Tests draw parts of a box without opening it: its icons and faces are there from the start. */
const games = path.resolve('src/games');
for (const box of readdirSync(games)) {
  const icons = path.join(games, box, 'icons.generated.ts');
  if (existsSync(icons)) {
    const { addBoxIcons } = require(icons);
    if (!addBoxIcons) throw new Error('What is generated is older than the code: run `node scripts/generate.mjs`.');
    addBoxIcons();
  }
  if (existsSync(path.join(games, box, 'faces.json'))) void require(path.join(games, box, 'faces.generated')).FACES.load?.();
}
