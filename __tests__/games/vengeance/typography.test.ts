import * as abilities from '@/games/vengeance/content/abilities';
import * as achievements from '@/games/vengeance/content/achievements';
import * as bosses from '@/games/vengeance/content/bosses';
import * as dens from '@/games/vengeance/content/dens';
import * as gangs from '@/games/vengeance/content/gangs';
import * as heroes from '@/games/vengeance/content/heroes';
import * as items from '@/games/vengeance/content/items';
import * as minions from '@/games/vengeance/content/minions';
import * as missions from '@/games/vengeance/content/missions';
import * as montageCards from '@/games/vengeance/content/montageCards';
import * as soloMissions from '@/games/vengeance/content/soloMissions';
import * as stories from '@/games/vengeance/content/stories';
import * as vengeanceCards from '@/games/vengeance/content/vengeanceCards';
import { book } from '@/games/vengeance/rulebook';

const SHOWN = { abilities, achievements, bosses, dens, gangs, heroes, items, minions, missions, montageCards, soloMissions, stories, vengeanceCards, book };

/** Every word in a table, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

test.each(Object.entries(SHOWN))('%s: apostrophes and quotation marks are those of print', (_name, table) => {
  const words = wordsIn(table);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((each) => /['"]/.test(each))).toEqual([]);
});
