import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { COMRADES } from '@/games/ronins-revenge/content/comrades';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { DIFFICULTIES, HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { eventText, woundText } from '@/games/ronins-revenge/rules/boss/mods';
import { plain, zoneName } from '@/games/ronins-revenge/rules/names';

import { allAttacks, entriesIn, linesIn } from './tables';

interface Said {
  readonly name: string;
  readonly words?: string;
}

/** Numbers that follow a verb: "Push 2" and "is pushed 2" say 2. */
const numbersAfter = (words: string, word: string): string[] => [...new Set([...words.matchAll(new RegExp(`\\b${word}(?:ed)? (\\d+)`, 'gi'))].map((match) => match[1] ?? ''))].sort();
/** Lady Kugi's dolls pull too. */
const isDollPull = ({ id }: Readonly<Record<string, unknown>>): boolean => id === 'dollPull';
const numbersOf = (card: unknown, verb: 'push' | 'pull'): string[] => {
  const lines = [...linesIn(card, verb), ...(verb === 'pull' ? linesIn(card, 'custom').filter(isDollPull) : [])];
  return [...new Set(lines.map((line) => String(line.n)))].sort();
};

/** What cards say and do differently, in words. */
function differences(cards: readonly Said[]): string[] {
  return cards.flatMap((card) => {
    const { name, words = '' } = card;
    const wrong: string[] = [];
    for (const verb of ['push', 'pull'] as const) {
      if (numbersOf(card, verb).join() !== numbersAfter(words, verb).join()) wrong.push(`${name}: ${verb}`);
    }
    for (const line of linesIn(card, 'cond')) if (!words.toLowerCase().includes(String(line.name))) wrong.push(`${name}: ${String(line.name)}`);
    for (const verb of ['heal', 'loseHp', 'gain', 'lose', 'spawn', 'move'] as const) {
      for (const { n } of linesIn(card, verb)) if (!words.includes(String(n))) wrong.push(`${name}: ${verb} ${String(n)}`);
    }
    return wrong;
  });
}

/** The Facts that lines of a card ask for. */
const linesAskingFacts = (card: unknown): string[] => entriesIn(card).flatMap(({ when }) => entriesIn(when).flatMap(({ fact }) => (typeof fact === 'string' ? [fact] : [])));

const saying = (part: unknown): Said[] =>
  entriesIn(part).flatMap((entry) => (typeof entry.name === 'string' && typeof entry.words === 'string' ? [{ ...entry, name: entry.name, words: entry.words }] : []));

test.each([
  ['Heroes in [2] lose 3 HP.', 'Heroes within 2 lose 3 HP.'], ['Range [3].', 'Range range 3.'], ['Fire in Z12.', `Fire in ${zoneName(1)}.`],
  ['Resistant (Mystic), no LoS.', 'Resistant to mystic, no line of sight.'], ['-2 Armor, then -1.', '−2 Armor, then −1.'], ['A well-known 3-4 lane.', 'A well-known 3-4 lane.'],
  ['+1 Dodge until end of round.', '+1 Dodge until the end of the round.'], ['End of round: bite.', 'At the end of the round: bite.'], ['Deal 12 Mystic to it; deal 6 to him.', 'Deal 12 mystic damage to it; deal 6 damage to him.'],
  ['Push 2 each hero in [1] of it.', 'Push 2: each hero within 1 of it.'], ['Then Pull 2 that hero.', 'Then Pull that hero 2.'],
])('the short forms of a card in full: %s', (words, said) => expect(plain(words)).toBe(said));

test.each(BOSS_IDS)('cards of %s do what their words say', (id: BossId) => {
  const { events, wounds, minions, pack, loot } = BOSSES[id];
  const told = events.map(({ words, wordsWith, ...event }) => ({ ...event, words: `${words} ${wordsWith?.words ?? ''}` }));
  expect(differences([...allAttacks(BOSSES[id]), ...told, ...minions, ...saying([loot, pack.items])])).toEqual([]);
  for (const wound of wounds) {
    for (const difficulty of DIFFICULTIES) {
      const words = woundText({ difficulty }, wound).toLowerCase();
      const mods = wound.mods.filter((mod) => !('on' in mod) || mod.on?.includes(difficulty));
      for (const mod of mods) if (mod.mod === 'damage' || mod.mod === 'precision' || mod.mod === 'move') expect(words).toMatch(`${mod.n < 0 ? '' : '+'}${mod.n} ${mod.mod}`);
      for (const mod of mods) if (mod.mod === 'heroDamage') expect(words).toMatch(`hero attacks deal ${-mod.n} less damage to the boss`);
    }
  }
});

test.each(BOSS_IDS)('every card of %s with lines has words, and On Hit lines say so', (id: BossId) => {
  const cards = [...allAttacks(BOSSES[id]), ...BOSSES[id].minions];
  expect(cards.filter((card) => (card.steps ?? []).length > 0 && !card.words).map((card) => card.name)).toEqual([]);
  expect(cards.filter((card) => (card.steps ?? []).some((step) => step.on === 'hit') !== /On Hit/.test(card.words ?? '')).map((card) => card.name)).toEqual([]);
});

test.each(HERO_IDS)('the cards of %s do what their words say', (id: HeroId) => {
  const { passive, special, weapons, armors, skills, ultimates } = HEROES[id];
  expect(differences([passive, special, ...armors, ...skills, ...HIGHER_SKILLS[id], ...ultimates, ...weapons.flatMap((weapon) => weapon.attacks), COMRADES[id].ultimate])).toEqual([]);
});

test.each(BOSS_IDS)('the texts of %s speak to players: no numbers of rules', (id: BossId) => {
  const texts = entriesIn(BOSSES[id]).flatMap(({ words }) => (typeof words === 'string' ? [words] : []));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((words) => /RR-\d/.test(words))).toEqual([]);
});

test.each(BOSS_IDS)('RR-434 an Event of %s says what it does in this story and nothing of the other, as its lines do', (id: BossId) => {
  for (const card of BOSSES[id].events) {
    const facts = [...new Set(linesAskingFacts(card))];
    expect([card.id, card.wordsWith ? [card.wordsWith.fact] : []]).toEqual([card.id, facts]);
    for (const fact of facts) expect([eventText({ facts: [] }, card), eventText({ facts: [fact] }, card)]).toEqual([card.words, card.wordsWith?.words]);
  }
});

test('no card names anything as the tables do', () => {
  const texts = [...BOSS_IDS.flatMap((id) => [BOSSES[id].attacks, BOSSES[id].events, BOSSES[id].wounds, BOSSES[id].minions, BOSSES[id].card]), HEROES, HIGHER_SKILLS, COMRADES]
    .flatMap((table) => entriesIn(table).flatMap(({ words }) => (typeof words === 'string' ? [plain(words)] : [])));
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((words) => /\b[a-z]+[A-Z]|\bFact\b|\[|\bZ\d|'|\bend of (round|turn)\b(?<!the end of the \w+)|\b(Push|Pull) \d+ (each|one)/.test(words))).toEqual([]);
});

test('RR-22 a Zone is called by its corner squares, never by its number in a table', () => {
  expect([0, 3, 6, 15].map(zoneName)).toEqual(['A1–C3', 'A10–C12', 'D7–F9', 'J10–L12']);
});
