import { BOSS_IDS, bossCard } from '@/games/dungeon-fighter/content/bosses';
import { HERO_IDS, heroCard } from '@/games/dungeon-fighter/content/heroes';
import { REQUIREMENTS } from '@/games/dungeon-fighter/content/requirements';
import { COLORS, REQUIREMENT_IDS } from '@/games/dungeon-fighter/content/vocabulary';
import { book } from '@/games/dungeon-fighter/rulebook';
import { ABILITY_ICONS, REQUIREMENT_ICONS } from '@/games/dungeon-fighter/table/emblems';
import { abilityWords } from '@/games/dungeon-fighter/words/abilities';
import { paragraphFor, paragraphText } from '@/rulebook';

test('the key shows the sign of every ability and every special throw', () => {
  const symbols = book.chapters.find(({ title }) => title === 'Key of every symbol')?.paragraphs ?? [];
  const shown = new Set(symbols.flatMap(({ key = [] }) => key.map(({ icon }) => icon)));
  expect([...Object.values(ABILITY_ICONS), ...REQUIREMENT_IDS.map((id) => REQUIREMENT_ICONS[id])].filter((sign) => !shown.has(sign))).toEqual([]);
});

test('heroes with their abilities, bosses and special throws stand in the book as the table words them', () => {
  const text = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join(' ');
  for (const id of HERO_IDS) for (const color of COLORS) expect(text).toContain(abilityWords(heroCard(id).abilities[color]));
  for (const id of BOSS_IDS) expect(text).toContain(`${bossCard(id).name}, ${bossCard(id).hp} hit points`);
  for (const id of REQUIREMENT_IDS) expect(text).toContain(REQUIREMENTS[id].words);
});

test.each([['DF-34', 'swing'], ['DF-63', 'board'], ['DF-44', 'bonusDice'], ['DF-158', 'equipment'], ['DF-202', 'shots'], ['DF-219', 'fainting'], ['DF-240', 'rooms'], ['DF-260', 'backDown']])('a refusal that cites %s leads to the paragraph “%s”', (rule, id) => {
  expect(paragraphFor(book, rule)?.id).toBe(id);
});
