import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { Match } from '@/engine/match';
import { parseSave } from '@/engine/save';
import { playableBoxes } from '@/games/playableBoxes';
import { proven } from '@tests/kit/proven';

const folder = path.resolve(__dirname, '../golden/matches');

/** Where each of these matches stood when it was saved, before the house had its second storey. */
const STOOD_AT: Readonly<Record<string, string>> = {
  'bounty-trail-1-begun': '42599b89389952a6',
  'bounty-trail-1-end': '42599b89389952a6',
  'dungeon-fighter-1-begun': '69c9a83d49daed02',
  'dungeon-fighter-1-middle': 'ae73b886dd0c6284',
  'dungeon-fighter-1-end': '2b4c6d1c7323396d',
  'pig-1-begun': '03d537e67726dbe9',
  'pig-1-middle': '2a2122aba44dff06',
  'pig-1-end': '689efdf368d87a18',
  'roll-and-fight-1-begun': 'ddc3b7ea1bbb57f0',
  'roll-and-fight-1-middle': 'ce775d9ca86567af',
  'roll-and-fight-1-end': '22c1eefd92f142f1',
};

test('every old match that is kept is known', () => {
  expect(readdirSync(folder).map((file) => path.basename(file, '.json')).sort()).toEqual(Object.keys(STOOD_AT).sort());
});

async function golden(name: string) {
  const save = parseSave(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
  const found = (await playableBoxes()).find(({ id }) => id === save.game);
  if (!found) throw new Error(`${save.game} is not on the shelf`);
  return { save, game: found.box.game };
}

/** Where its moves lead by the rules of today; words where they lead nowhere. */
function leadsTo({ save, game }: Awaited<ReturnType<typeof golden>>): string {
  try {
    return proven(game, save).hash();
  } catch (error) {
    return String(error);
  }
}

test.each(Object.entries(STOOD_AT))('the old match %s opens where it stood', async (name, stood) => {
  const { save, game } = await golden(name);
  expect(Match.load(game, save).hash()).toBe(stood);
});

test.each(Object.entries(STOOD_AT))('the moves of %s lead where they led, or the game has another version', async (name, stood) => {
  const { save, game } = await golden(name);
  if (save.version !== game.version) return;
  const today = leadsTo({ save, game });
  if (today === stood) return;
  throw new Error(
    `${game.title}: the moves of ${name} lead to ${today} instead of ${stood}. A rule or a table of content has changed, and people have matches like it: ` +
      `raise the version of the game to ${game.version + 1} and say in its \`migrations\` how old matches go on ({ goOn: (state) => state } from where they stand).`,
  );
});
