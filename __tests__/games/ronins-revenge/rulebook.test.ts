import { BOSS_IDS, BOSSES } from '@/games/ronins-revenge/content/bosses';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { CATEGORIES, DAMAGE_TYPES, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { BREAK_KEYWORDS } from '@/games/ronins-revenge/content/who';
import { book } from '@/games/ronins-revenge/rulebook';
import { CATEGORY_LOOK, OBJECT_LOOK, TOKEN_LOOK } from '@/games/ronins-revenge/table/look';
import { BATTLE_SIGNS, BREAK_SIGNS, CONDITION_SIGNS, RESOURCE_SIGNS, TYPE_SIGNS } from '@/games/ronins-revenge/table/signs';
import { paragraphFor, paragraphText } from '@/rulebook';

const symbols = book.chapters.find(({ title }) => title === 'Key of every symbol')?.paragraphs ?? [];
const shown = new Set(symbols.flatMap(({ key = [] }) => key.map(({ icon }) => icon)));
const words = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join(' ');

test('the key shows the sign of every resource, kind, type, condition, Break, ground, object and boss', () => {
  const signs = [
    ...Object.values(RESOURCE_SIGNS), ...CATEGORIES.map((category) => CATEGORY_LOOK[category].sign), ...DAMAGE_TYPES.map((type) => TYPE_SIGNS[type]), ...Object.values(CONDITION_SIGNS),
    ...BREAK_KEYWORDS.map((keyword) => BREAK_SIGNS[keyword]), ...Object.values(BATTLE_SIGNS), ...Object.values(TOKEN_LOOK).map(({ sign }) => sign), ...Object.values(OBJECT_LOOK).map(({ sign }) => sign),
  ];
  expect(signs.filter((sign) => !shown.has(sign))).toEqual([]);
  const named = symbols.flatMap(({ key = [] }) => key.map(({ name }) => name));
  for (const { name } of [...Object.values(TOKEN_LOOK), ...Object.values(OBJECT_LOOK)]) expect(named).toContain(name);
});

test('every hero, every boss with its minions, and everything new at a boss stands in the book', () => {
  for (const id of HERO_IDS) expect(words).toContain(HEROES[id].name);
  for (const id of BOSS_IDS) {
    const page = book.chapters.flatMap(({ paragraphs }) => paragraphs).find((paragraph) => paragraph.id === `boss ${id}`);
    expect(page?.title).toBe(BOSSES[id].name);
    for (const { name } of BOSSES[id].minions) expect(page?.key?.map((entry) => entry.name.split(',')[0])).toContain(name);
  }
});

test.each([
  ['RR-38', 'arcs'], ['RR-48', 'flanking'], ['RR-76', 'blocking'], ['RR-131', 'turn'], ['RR-133', 'move'], ['RR-180', 'stamina'], ['RR-193', 'attack'], ['RR-266', 'skills'], ['RR-282', 'counterstrike'],
  ['RR-301', 'break'], ['RR-310', 'event'], ['RR-340', 'defending'], ['RR-383', 'falling'], ['RR-412', 'votes'], ['RR-462', 'comrades'], ['RR-523', 'boss itoguruma'],
])('a refusal that cites %s leads to the paragraph “%s”', (rule, id) => {
  expect(paragraphFor(book, rule)?.id).toBe(id);
});
