import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { isOwn } from '@/engine/own';
import { BOXES } from '@/games';
import { ICON_CODES } from '@/theme/icons.generated';
import { iconLetter, iconPath } from '@/theme/iconSheets';

const source = path.resolve(__dirname, '../../../src');
const ICON_IN_CODE = /\bicons?(?:=|: )\{?["']([a-z0-9-]+)["']|<Icon name="([a-z0-9-]+)"/g;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file));
}

test('what is outside the boxes uses icons of the house: they are there before any box is open', () => {
  const used = ['box', 'shelf', 'table', 'theme']
    .flatMap((folder) => filesBelow(path.join(source, folder)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ICON_IN_CODE)].map(([, prop, child]) => prop ?? child ?? ''));
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((name) => !isOwn(ICON_CODES, name))).toEqual([]);
});

test('every lid is cut from icons of the house', () => {
  for (const { lid } of BOXES) for (const { shape } of lid.layers) expect([shape, iconLetter(shape)?.family]).toEqual([shape, 'Icons']);
});

test('an open box brings letters and paths of its own', () => {
  expect(iconLetter('semi-closed-eye')?.family).toBe('icons of dungeon-fighter');
  expect(iconPath('semi-closed-eye')).toMatch(/^m/);
});

test('a path that no open box has is named', () => {
  expect(() => iconPath('cog')).toThrow(/cog/);
});
