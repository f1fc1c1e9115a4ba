import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { BOXES, findBox } from '@/games';
import { playableBoxes } from '@/games/playableBoxes';

const games = path.resolve(__dirname, '../../src/games');
const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

test('every folder is a box on the shelf, under its own name', () => {
  expect(BOXES.map(({ id }) => id).sort()).toEqual(folders.sort());
  for (const folder of folders) expect(existsSync(path.join(games, folder, 'manifest.ts'))).toBe(true);
});

test('no two boxes stand in the same place', () => {
  expect(new Set(BOXES.map(({ place }) => place)).size).toBe(BOXES.length);
});

test('what is printed on a box is what is in it', async () => {
  const boxes = await playableBoxes();
  expect(boxes.length).toBeGreaterThan(0);
  for (const { id, contents, box: { game } } of boxes) {
    expect({ id: game.id, version: game.version }).toEqual({ id, version: contents?.version });
  }
});

test('every campaign in a box is printed on it, under its own name', async () => {
  for (const { campaigns: labels = [], box: { campaigns = [] } } of await playableBoxes()) {
    expect(labels.map(({ id, title }) => ({ id, title }))).toEqual(campaigns.map(({ id, title }) => ({ id, title })));
  }
});

test('a game inside a box is found under its own id, with the look of its box, and stands on no shelf', async () => {
  const inner = BOXES.flatMap(({ id, inside = [] }) => inside.map((game) => ({ box: id, ...game })));
  expect(inner.length).toBeGreaterThan(0);
  for (const { box, id, contents } of inner) {
    const { game } = await contents.box.load();
    expect({ id: game.id, version: game.version }).toEqual({ id, version: contents.version });
    expect(BOXES.some((each) => each.id === id)).toBe(false);
    expect(findBox(id)).toMatchObject({ id, palette: findBox(box)?.palette, contents });
  }
});

test('a box that is not there is not found', () => {
  expect(findBox('chess')).toBeUndefined();
});
