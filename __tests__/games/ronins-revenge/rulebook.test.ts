import { BOSS_IDS, BOSSES } from '@/games/ronins-revenge/content/bosses';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { CATEGORIES, DAMAGE_TYPES, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { BREAK_KEYWORDS } from '@/games/ronins-revenge/content/who';
import { book } from '@/games/ronins-revenge/rulebook';
import { CATEGORY_LOOK, OBJECT_LOOK, TOKEN_LOOK } from '@/games/ronins-revenge/table/look';
import { BATTLE_SIGNS, BREAK_SIGNS, CONDITION_SIGNS, RESOURCE_SIGNS, TYPE_SIGNS } from '@/games/ronins-revenge/table/signs';
import { COMRADES } from '@/games/ronins-revenge/content/comrades';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { plain } from '@/games/ronins-revenge/rules/names';
import { paragraphFor, paragraphText, searchBook } from '@/rulebook';

import { entriesIn } from './tables';

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

/** Words people type who have not read the book, and where each of them is answered. */
test.each([
  ['HP', 'stamina'], ['hit points', 'stamina'], ['armour', 'damage'], ['potion', 'rest'], ['turn order', 'threat'], ['aggro', 'threat'], ['winning', 'winning'], ['revive', 'falling'], ['dead', 'falling'], ['rotate', 'turning'],
  ['knockback', 'forced'], ['terrain', 'terrain'], ['counterattack', 'counterstrike'], ['reaction', 'skills'], ['evade', 'defending'], ['fuse', 'ki'], ['hourglass', 'event'], ['status', 'conditions'], ['loadout', 'loadout'],
  ['solo', 'ways'], ['players', 'ways'], ['discard', 'sequence'], ['side', 'break'], ['flame', 'threat'], ['unmasked', 'boss nineFaces'], ['quick change', 'boss nineFaces'], ['swept', 'boss funakuro'], ['fare', 'boss funakuro'], ['undo', 'undo'],
])('whoever looks for “%s” finds the paragraph “%s”', (typed, id) => {
  expect(searchBook(book, typed).flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.id))).toContain(id);
});

test('every word that cards write large stands in the book', () => {
  const bosses = BOSS_IDS.map((id) => BOSSES[id]);
  const named = new Set(bosses.flatMap((boss) => entriesIn(boss).flatMap(({ name }) => (typeof name === 'string' ? name.split(' ') : []))));
  const told = entriesIn([bosses.map(({ attacks, events, wounds, minions }) => [attacks, events, wounds, minions]), HEROES, HIGHER_SKILLS, COMRADES]).flatMap(({ words: said }) => (typeof said === 'string' ? [plain(said)] : []));
  expect(told.length).toBeGreaterThan(400);
  const large = new Set(told.flatMap((said) => [...said.matchAll(/[a-z0-9,)] ([A-Z][a-z]+)/g)].map(([, word = '']) => word)));
  const all = words.toLowerCase();
  // Many of one kind are told as one: Bannermen, Wretches.
  const isTold = (word: string): boolean => all.includes(word.toLowerCase()) || all.includes(word.toLowerCase().replace(/(e?s|men|ies)$/, '')) || named.has(word.replace(/e?s$/, '')) || named.has(word);
  expect([...large].filter((word) => !isTold(word))).toEqual([]);
});

test('the book speaks without the short forms of the cards', () => {
  expect(words).not.toMatch(/\[\d|\bLoS\b|\bZ[1-4][1-4]\b|RR-\d|\bend of (?:round|turn)\b(?<!the end of the \w+)/);
});
