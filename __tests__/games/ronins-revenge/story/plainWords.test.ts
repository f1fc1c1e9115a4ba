import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { effectWords } from '@/games/ronins-revenge/story/describe';
import { plainWords, unpackedBy } from '@/games/ronins-revenge/story/plainWords';

const { ushikado, harunobu, fifthWanderer, gashaO, itoguruma } = BOSSES;

test('RR-434 what a Fact changes names cards that lie open, and counts Events and Wound cards that do not', () => {
  const [out, swapped] = [itoguruma.attacks.find(({ id }) => id === 'S-6')?.name ?? '', itoguruma.pack.attacks.find(({ id }) => id === 'S-8')?.name ?? ''];
  expect(plainWords(itoguruma, 'Replace S-6 with S-8.', null)).toBe(`Replace “${out}” with “${swapped}”.`);
  expect(plainWords(ushikado, 'Remove Event E-1; deck starts with E-2.', null)).toBe('Remove the first Event; deck starts with the second Event.');
  expect(plainWords(itoguruma, 'Wound cards W-2 and W-3 are public from the start.', null)).toBe('The second and the third Wound card are public from the start.');
  expect(plainWords(ushikado, 'Retry: W-1 has 1 cube. Fire token in Z42.', null)).toBe('Retry: the first Wound card has 1 cube. Fire token in J4–L6.');
});

test('RR-434 Facts are called by their names, and whoever was tested by theirs', () => {
  expect(plainWords(harunobu, 'With sayakasDoor: every hero starts with 1 Yin.', null)).toBe('With “Sayaka’s door”: every hero starts with 1 Yin.');
  expect(plainWords(fifthWanderer, 'The hero of the test in entry 4 starts with Slowed.', 'kosuke')).toBe('Kosuke starts with Slowed.');
});

test.each(BOSS_IDS)('RR-434 nothing that %s changes is told in codes', (id) => {
  for (const { words } of BOSSES[id].factChanges) expect(plainWords(BOSSES[id], words, null)).not.toMatch(/\b[LHSEW]-\d|\bZ\d\d|[a-z][A-Z]|entry \d/);
});

test('RR-433 a Fact opens its own things of the Secret Pack and no others', () => {
  expect(unpackedBy(ushikado, 'bellTaken').map(({ id }) => id)).toEqual(['foxBell']);
  expect(unpackedBy(gashaO, 'bonesBuried')).toEqual([]);
});

test('RR-430 what several notes give is added up', () => {
  const yang = { do: 'startRes', res: 'yang', n: 1 } as const;
  expect(effectWords({ hero: 'takahiro', steps: [yang, { do: 'startHp', n: 2 }, yang] })).toBe('Takahiro starts with +2 Yang, +2 HP.');
  expect(effectWords({ hero: 'kosuke', steps: [{ do: 'startHp', n: -1 }, { do: 'startHp', n: 1 }] })).toBe('What Kosuke gains and loses comes to nothing.');
});
