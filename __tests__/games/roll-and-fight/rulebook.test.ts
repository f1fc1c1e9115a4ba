import { BOSS_IDS, bossOf } from '@/games/roll-and-fight/content/bosses';
import { ACTIONS, FACES } from '@/games/roll-and-fight/content/dice';
import { HERO_IDS, HEROES } from '@/games/roll-and-fight/content/heroes';
import { ITEM_IDS } from '@/games/roll-and-fight/content/items';
import { MINION_TYPES } from '@/games/roll-and-fight/content/minions';
import { book } from '@/games/roll-and-fight/rulebook';
import { ACTION_ICONS, FACE_ICONS, ITEM_ICONS, MINION_ICONS } from '@/games/roll-and-fight/table/emblems';
import { paragraphFor, paragraphText } from '@/rulebook';

test('the key shows the sign of every face, action, minion and item', () => {
  const symbols = book.chapters.find(({ title }) => title === 'Key of every symbol')?.paragraphs ?? [];
  const shown = new Set(symbols.flatMap(({ key = [] }) => key.map(({ icon }) => icon)));
  const signs = [...FACES.map((face) => FACE_ICONS[face]), ...ACTIONS.map((action) => ACTION_ICONS[action]), ...MINION_TYPES.map((type) => MINION_ICONS[type]), ...ITEM_IDS.map((id) => ITEM_ICONS[id])];
  expect(signs.filter((sign) => !shown.has(sign))).toEqual([]);
});

test('heroes and bosses stand in the book as the table words them', () => {
  const text = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join(' ');
  for (const id of HERO_IDS) expect(text).toContain(HEROES[id].traitWords);
  for (const id of BOSS_IDS) expect(text).toContain(bossOf(id).words);
});

test.each([['RF-43', 'actions'], ['RF-54', 'abilities'], ['RF-64', 'rolling'], ['RF-79', 'faces'], ['RF-117', 'order'], ['RF-125', 'effects'], ['RF-132', 'effects'], ['RF-154', 'items'], ['RF-160', 'objectives'], ['RF-174', 'resolution']])('a refusal that cites %s leads to the paragraph “%s”', (rule, id) => {
  expect(paragraphFor(book, rule)?.id).toBe(id);
});
