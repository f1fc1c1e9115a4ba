import { TRACKS } from '@/games/vengeance/content/damage';
import { FIGHT_FACES, MONTAGE_FACES, TOKENS } from '@/games/vengeance/content/dice';
import { GANG_IDS, GANGS } from '@/games/vengeance/content/gangs';
import { HERO_IDS, HEROES } from '@/games/vengeance/content/heroes';
import { MINION_TYPES, MINIONS } from '@/games/vengeance/content/minions';
import { book } from '@/games/vengeance/rulebook';
import { ACTION_ICONS, DAMAGE_ICONS, FIGHT_FACE_ICONS, GANG_ICONS, MONTAGE_FACE_ICONS, TOKEN_ICONS, TRACK_ICONS } from '@/games/vengeance/table/emblems';
import { paragraphFor, paragraphText } from '@/rulebook';

const symbols = book.chapters.find(({ title }) => title === 'Key of every symbol')?.paragraphs ?? [];
const shown = new Set(symbols.flatMap(({ key = [] }) => key.map(({ icon }) => icon)));

test('the key shows the sign of every die face, action, track, damage, gang and kind of Minion', () => {
  const signs = [
    ...FIGHT_FACES.map((face) => FIGHT_FACE_ICONS[face]), ...TOKENS.map((token) => TOKEN_ICONS[token]), ...MONTAGE_FACES.map((face) => MONTAGE_FACE_ICONS[face]),
    ...Object.values(ACTION_ICONS), ...TRACKS.flatMap((track) => [TRACK_ICONS[track], DAMAGE_ICONS[track]]), ...GANG_IDS.map((gang) => GANG_ICONS[gang]),
  ];
  expect(signs.filter((sign) => !shown.has(sign))).toEqual([]);
  const names = symbols.flatMap(({ key = [] }) => key.map(({ name }) => name));
  for (const type of MINION_TYPES) expect(names).toContain(MINIONS[type].name);
});

test('heroes and gangs stand in the book with their names', () => {
  const text = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join(' ');
  for (const id of HERO_IDS) expect(text).toContain(HEROES[id].name);
  for (const id of GANG_IDS) expect(text).toContain(GANGS[id].words);
});

test.each([['VG-126', 'run'], ['VG-150', 'actions'], ['VG-163', 'items'], ['VG-189', 'leaving'], ['VG-223', 'score'], ['VG-48', 'suffer']])('a refusal that cites %s leads to the paragraph “%s”', (rule, id) => {
  expect(paragraphFor(book, rule)?.id).toBe(id);
});
