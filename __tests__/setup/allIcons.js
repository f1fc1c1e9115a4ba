const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Tests draw parts of a box without opening it: its icons and faces are there from the start. */
const games = path.resolve('src/games');
for (const box of readdirSync(games)) {
  const icons = path.join(games, box, 'icons.generated.ts');
  if (existsSync(icons)) require(icons).addBoxIcons();
  if (existsSync(path.join(games, box, 'faces.json'))) void require(path.join(games, box, 'faces.generated')).FACES.load?.();
}
