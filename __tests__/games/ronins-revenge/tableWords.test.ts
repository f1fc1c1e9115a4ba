import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { CUBE_HP } from '@/games/ronins-revenge/content/roster';
import { CLOCK } from '@/engine/game';
import { battleGame } from '@/games/ronins-revenge/game';
import { bossFacts } from '@/games/ronins-revenge/table/boss/facts';
import { goalOf, openingOf, statusOf } from '@/games/ronins-revenge/table/goal';
import { placeOf, rectOfSquare, rectOfZone } from '@/games/ronins-revenge/table/field/places';
import { breakSentence, explainCard, explainFigure, ownerWords, strengthWords } from '@/games/ronins-revenge/table/words';
import { patternRows } from '@/games/ronins-revenge/table/inspect/patternRows';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { HERO_IDS, type Difficulty } from '@/games/ronins-revenge/content/terms';
import { figureName } from '@/games/ronins-revenge/rules/names';
import { DEFAULTS, parseOptions } from '@/games/ronins-revenge/rules/options';
import { seatKit } from '@/games/ronins-revenge/rules/ownKits';
import { cardOf } from '@/games/ronins-revenge/table/story/panels/cardWords';
import { lootWords } from '@/games/ronins-revenge/table/story/panels/lootWords';
import { weaponWords } from '@/games/ronins-revenge/words/cards';
import { situation } from '@tests/kit/situation';

import { at } from './battle';

const against = (boss: (typeof BOSS_IDS)[number]) => situation(battleGame, { boss }).state;

test('RR-560 what may be struck has a name: a doll is called after its hero, an object after its square', () => {
  const state = against('kugi');
  if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('G10') }];
  state.objects = [{ kind: 'barrel', square: at('E5') }];
  expect([figureName(state, `thing:${at('G10')}`), figureName(state, `thing:${at('E5')}`)]).toEqual(['Kensho’s doll', 'the Oil Barrel on E5']);
});

test('the goal bar tells what is left of the boss, bar by bar; on Easy the first Wound card is no part of it', () => {
  const view = against('ushikado');
  const cubes = BOSSES.ushikado.wounds.slice(1).reduce((sum, wound) => sum + wound.cubes, 0);
  const [boss] = goalOf(view).rivals ?? [];
  expect([boss?.have, boss?.words]).toEqual([`${CUBE_HP} HP`, `${CUBE_HP} HP left of this bar, ${cubes} cubes to go`]);
  expect(boss?.share).toBe(1);
  const hurt = { ...view, bossHp: 20 };
  expect(goalOf(hurt).rivals?.[0]?.have).toBe('20 HP');
  expect(goalOf(hurt).rivals?.[0]?.share).toBeLessThan(boss?.share ?? 0);
});

test('the opening card names who is played and who comes along', () => {
  const { you, wins } = openingOf(against('ushikado'), 0);
  expect([you?.name, you?.text]).toEqual(['Suzaku Takahiro', 'Sayaka, Kosuke and Kensho come along, Comrades: simple fighters whom you move.']);
  expect(wins).toContain('Ushikado');
});

test('RR-515 a Wound card says what it does on the difficulty that is played, and nothing of the others', () => {
  const unchained = (difficulty: Difficulty): string => bossFacts({ ...situation(battleGame, { boss: 'ushikado', difficulty }).state, wound: 1 }).map(({ words }) => words).find((words) => words.includes('Unchained')) ?? '';
  expect(unchained('easy')).toMatch(/Pull 1 on hit\. Hero attacks deal 2 less damage to the boss\.$/);
  expect(unchained('standard')).toMatch(/Pull 1 on hit\. Hero attacks deal 2 less damage to the boss, boss attacks have \+4 Precision and \+3 Damage\.$/);
  expect(unchained('hard')).toMatch(/Pull 1 on hit\. Hero attacks deal 1 less damage to the boss, boss attacks have \+4 Precision and \+5 Damage\.$/);
});

test('two people each read about the Comrade they move; around one table everybody is named', () => {
  const view = situation(battleGame, { boss: 'ushikado', seats: 2 }).state;
  const [first, second, all] = [openingOf(view, 0).you, openingOf(view, 1).you, openingOf(view, CLOCK).you];
  expect([first?.text, second?.text]).toEqual(['Kosuke', 'Kensho'].map((name) => `${name} comes along, a Comrade: a simple fighter whom you move.`));
  expect([all?.name, all?.text]).toEqual(['Suzaku Takahiro and Shiratsuki Sayaka', 'Kosuke and Kensho come along, Comrades: simple fighters whom you move.']);
});

test('a seat is told with everybody it plays', () => {
  const view = against('ushikado');
  const sum = Object.values(view.heroes).reduce((hp, hero) => hp + hero.hp, 0);
  expect(statusOf(view, 0)).toEqual({ short: `${sum} HP`, words: `${sum} of ${sum} HP, 4 of 4 standing`, share: 1 });
});

test.each(BOSS_IDS)('%s: every card explains itself in whole sentences', (boss) => {
  for (const card of [...BOSSES[boss].attacks, ...BOSSES[boss].pack.attacks]) {
    const { title, text } = explainCard(card);
    expect(title).toMatch(/, (Light|Heavy|Special)$/);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
    expect(text.endsWith('.')).toBe(true);
  }
});

test('what breaks a card is said as one would say it', () => {
  expect(breakSentence([{ arc: ['left', 'right'] }, 'support'])).toBe('Broken by an attack from its left or right and with another hero right beside you.');
  expect(breakSentence(undefined)).toBe('Nothing breaks it.');
});

test('a Comrade is told by Life Force, a hero by what it can spend', () => {
  const { heroes } = against('ushikado');
  expect(strengthWords(heroes.sayaka)).toBe(`${heroes.sayaka.hp} of ${heroes.sayaka.maxHp} Life Force`);
  expect(strengthWords(heroes.takahiro)).toContain('Stamina');
});

test('RR-476 the pad of every party level has a name of its own', () => {
  const title = (level: number): string => /A Comrade, (.*?):/.exec(explainFigure(situation(battleGame, { level }).state, 'sayaka').text)?.[1] ?? '';
  const titles = [1, 2, 3, 4, 5].map(title);
  expect(titles[0]).toBe('Shadow at the Gate');
  expect(new Set(titles).size).toBe(5);
});

test('whoever holds the Threat is said to hold it', () => {
  const view = against('ushikado');
  const other = view.line.find((id) => id !== view.threat);
  expect(explainFigure(view, view.threat).text).toContain('Holds the Threat');
  expect(other && explainFigure(view, other).text).not.toContain('Holds the Threat');
});

test('a number is a Zone where Zones are asked for, a square elsewhere, and no place where slots are', () => {
  const view = against('ushikado');
  expect([placeOf(view, 'chooseZone', 3), placeOf(view, 'turn', 3), placeOf(view, 'chooseSlot', 3)]).toEqual([rectOfZone(3), rectOfSquare(3), undefined]);
  expect(placeOf(view, 'turn', 'boss:0')).toMatchObject({ width: 200 });
});

test('a weapon says of both its attacks what they cost and how far they reach', () => {
  const attacks = [
    { name: 'Long Thrust', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'piercing', range: 2, words: 'Push 1.' },
    { name: 'Sweep', category: 'H', cost: { stamina: 3, yin: 1 }, damage: 6, type: 'slashing', pattern: 'fan3' },
  ] as const;
  expect(weaponWords({ id: 'spear', name: 'Spear', attacks }))
    .toBe('Long Thrust: Light, 4 piercing, range 2, 2 Stamina. Push 1.\nSweep: Heavy, 6 slashing, an area, 3 Stamina, 1 Yin.');
});

test('nothing that a hero carries is told in the short forms of the cards', () => {
  const told = HERO_IDS.flatMap((hero) => [
    ...seatKit(hero, parseOptions({ ...DEFAULTS, boss: 'harunobu', level: 5 })).parts.flatMap(({ choices }) => choices.map(({ help }) => help ?? '')),
    ...BOSS_IDS.flatMap((boss) => BOSSES[boss].loot.map(({ id }) => lootWords(id, hero).words)),
    ...HIGHER_SKILLS[hero].map(({ id }) => cardOf(hero, id).words),
  ]);
  expect(told.length).toBeGreaterThan(200);
  expect(told.filter((words) => /\[\d|\bLoS\b|\bZ\d\d/.test(words))).toEqual([]);
});

test('RR-393 RR-394 the result names any boss within a sentence, one or several', () => {
  const told = (boss: (typeof BOSS_IDS)[number], result: 'won' | 'lost') => battleGame.outcome({ ...against(boss), result, round: 1 })?.words;
  expect(told('akaAo', 'won')).toBe('You bring Aka and Ao down in 1 round, and all four still stand.');
  expect(told('nineFaces', 'lost')).toBe('All four lie on the ground after 1 round. The field belongs to the Nine-Faced Actor.');
  expect(goalOf(against('nineFaces')).rivals?.[0]?.name).toBe('The Nine-Faced Actor');
});

test('RR-612 a card of the Caged Dawn says what each soul is Vulnerable to', () => {
  const card = BOSSES.cagedDawn.attacks.find(({ id }) => id === 'H-1');
  if (!card) throw new Error('no H-1');
  expect(explainCard(card).text).toContain('Night Vulnerable to piercing, Dawn Vulnerable to mystic while it lies on top.');
});

test('RR-584 RR-613 a card says which part of the boss plays it', () => {
  expect(ownerWords(against('cagedDawn'), { soul: 'dawn' })).toBe('A card of Dawn: it strikes to Dawn’s side, and is weak while Dawn has no HP.');
  expect(ownerWords(against('gashaO'), { limb: 'jaw' })).toBe('A card of the Jaw: gone when that is broken.');
  expect(ownerWords(against('ushikado'), {})).toBeUndefined();
});

test('RR-195 the pattern of a card is drawn as it lies before a boss that faces up', () => {
  expect(patternRows('sweepRight')).toEqual([['struck', 'struck', 'struck'], ['boss', 'boss', 'struck'], ['boss', 'boss', 'struck']]);
  expect(patternRows('rear4')[0]).toEqual(['none', 'boss', 'boss', 'none']);
});
