import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { hashJson } from '@/engine/hash';
import { Match } from '@/engine/match';
import { checkpointOf, isWhole } from '@/engine/reading';
import { parseSave } from '@/engine/save';
import { BOXES, findBox } from '@/games';
import { verified } from '@tests/kit/verified';

const folder = path.resolve(__dirname, '../golden/matches');

/** Where each of these matches stood when it was saved (`npm run golden` writes both). */
const STOOD_AT = JSON.parse(readFileSync(path.join(folder, '../stoodAt.json'), 'utf8')) as Readonly<Record<string, string>>;

/** Every game there is, also those that only come on the way through a campaign. */
const GAMES = BOXES.flatMap((box) => [box, ...(box.inside ?? [])]).flatMap(({ id, contents }): [string, number][] => (contents ? [[id, contents.version]] : []));

test('every old match that is kept is known', () => {
  expect(readdirSync(folder).map((file) => path.basename(file, '.json')).sort()).toEqual(Object.keys(STOOD_AT).sort());
});

test.each(GAMES)('there are matches of %s in its version of today', (id, version) => {
  const kept = Object.keys(STOOD_AT).filter((name) => name.startsWith(`${id}-${version}-`));
  // `npm run golden` writes them.
  expect(kept).not.toEqual([]);
});

async function golden(name: string) {
  const save = parseSave(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
  const box = await findBox(save.game)?.contents?.box.load();
  if (!box) throw new Error(`${save.game} is not on the shelf`);
  return { save, game: box.game };
}

/** Where its moves lead by the rules of today; words where they lead nowhere. */
function leadsTo({ save, game }: Awaited<ReturnType<typeof golden>>): string {
  try {
    return verified(game, save).hash();
  } catch (error) {
    return String(error);
  }
}

/** A match that goes on by other rules stands where nothing could be taken back any more: what could be is taken back. */
function standsNow({ save, game }: Awaited<ReturnType<typeof golden>>, stood: string): string {
  const goesOn = Object.entries(game.migrations ?? {}).some(([version, step]) => Number(version) >= save.version && typeof step === 'object');
  const checkpoint = checkpointOf(save);
  if (!goesOn || !checkpoint || !isWhole(checkpoint)) return stood;
  return hashJson({ state: checkpoint.state, random: checkpoint.random });
}

test.each(Object.entries(STOOD_AT))('the old match %s opens where it stood', async (name, stood) => {
  const { save, game } = await golden(name);
  expect(Match.load(game, save).hash()).toBe(standsNow({ save, game }, stood));
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
