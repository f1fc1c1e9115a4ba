import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { storyGame } from '@/games/ronins-revenge/story/game';

import { PAIR, SOLO, openAt, partyOf, readOn, type Story } from './party';

/** The last entry before the boss of chapter 1, all pages turned: the Facts, then the books. */
const beforeBoss = (options = SOLO): Story => readOn(openAt(options, 24));
function atBooks(options = SOLO): Story {
  const s = beforeBoss(options);
  const [asked] = storyGame.prompts(s.state);
  s.play(asked?.seat ?? 0, { kind: 'goOn' });
  return s;
}

test('RR-409 first the Facts of the party, then the journals, then the loadouts', () => {
  const s = beforeBoss({ ...SOLO, facts: ['ledgerKept', 'villageRises'] });
  expect(s.prompt(0)?.kind).toBe('omens');
  expect(s.refused(0, { kind: 'ready' })).toBe('RR-409');
  s.play(0, { kind: 'goOn' });
  expect(s.prompt(0)).toMatchObject({ kind: 'journals', secret: true });
  s.play(0, { kind: 'shut', hero: 'takahiro' });
  expect(s.prompt(0)?.kind).toBe('camp');
  s.play(0, { kind: 'ready' });
  expect(s.outcome?.won).toBe(true);
});

test('RR-434 what the Facts change is told in the order of the boss, whatever order they came in', () => {
  const s = beforeBoss({ ...SOLO, facts: ['ledgerKept', 'villageRises', 'cellsFound'] });
  expect(s.state.omens.map(({ fact }) => fact)).toEqual(['cellsFound', 'villageRises', 'ledgerKept']);
  expect(s.state.omens[1]?.words).toBe('Remove the Chain Wretch on J11. Every hero starts with 1 Yang.');
});

test('RR-434 a change that other Facts have taken away is not told', () => {
  const told = (facts: ('lightningIron' | 'ironTraded')[]) => beforeBoss({ ...SOLO, chapter: 7, level: 4, facts }).state.omens.map(({ fact }) => fact);
  expect(told(['lightningIron'])).toEqual(['lightningIron']);
  expect(told(['lightningIron', 'ironTraded'])).toEqual(['ironTraded']);
});

test('RR-433 the Secret Pack is opened before the fight, each thing by its Fact', () => {
  expect(beforeBoss({ ...SOLO, facts: ['bellTaken', 'ledgerKept'] }).state.items).toEqual(['foxBell', 'gaolersTally']);
  expect(beforeBoss(SOLO).state.items).toEqual([]);
});

test('RR-428 only the player of a hero reads its notes, and only those whose condition holds', () => {
  const s = atBooks({ ...PAIR, facts: ['bannerRaised', 'okabeSpared', 'ledgerKept'] });
  expect(s.view(0).notes).toEqual({ takahiro: ['T1-1', 'T1-3', 'T1-0'], sayaka: null, kosuke: null, kensho: null });
  expect(s.view(1).notes).toEqual({ takahiro: null, sayaka: ['S1-3', 'S1-0'], kosuke: null, kensho: null });
  expect(s.view(-1).notes).toEqual({ takahiro: null, sayaka: null, kosuke: null, kensho: null });
  expect(s.refused(1, { kind: 'shut', hero: 'takahiro' })).toBe('RR-428');
});

test('RR-428 a card opens its note, and what the party holds opens it for everybody', () => {
  const withKey = partyOf({ sayaka: 0 }, { sayaka: { cards: ['blackIronKey'] } });
  expect(atBooks({ ...SOLO, chapter: 2, party: withKey }).state.notes.sayaka).toContain('S2-9');
  expect(atBooks({ ...SOLO, chapter: 2, party: partyOf({ sayaka: 0 }) }).state.notes.sayaka).not.toContain('S2-9');
  const item = CHAPTERS[3]?.journals.kosuke.find((note) => note.if.item === 'gaolersTally');
  expect(atBooks({ ...SOLO, chapter: 4, items: ['gaolersTally'], party: partyOf({ kosuke: 0 }) }).state.notes.kosuke).toContain(item?.id);
});

test('RR-430 what a journal does is open to all, its reason is not', () => {
  const s = atBooks({ ...PAIR, facts: ['bannerRaised'] });
  expect(s.view(1).effects).toEqual([{ hero: 'takahiro', steps: [{ do: 'startRes', res: 'yang', n: 1 }] }]);
  const event = s.events.find(({ type }) => type === 'journalEffect');
  expect(event && storyGame.describe(event, s.view(1), [])).toBe('Journal: Takahiro starts with +1 Yang.');
});

test('RR-431 a Comrade’s journal is not read and does nothing', () => {
  // Kosuke's note for this Fact would give 2 HP.
  const s = atBooks({ ...SOLO, facts: ['prisonersArmed'] });
  expect(s.state.effects).toEqual([]);
  expect(s.state.notes.kosuke).toBeNull();
  expect(atBooks({ ...SOLO, party: partyOf({ kosuke: 0 }), facts: ['prisonersArmed'] }).state.effects).toEqual([{ hero: 'kosuke', steps: [{ do: 'startHp', n: 2 }] }]);
});

test('RR-432 a hero fact is known to its own player alone', () => {
  const s = atBooks({ ...PAIR, facts: ['ledgerKept', 'bellTaken'] });
  expect(s.view(0).party.takahiro.facts).toEqual(['sawOwnLine']);
  expect(s.view(1).party.takahiro.facts).toEqual([]);
  expect(s.view(1).party.sayaka.facts).toEqual(['sisterHeard']);
});

test('RR-519 the hero facts of a Comrade are gained silently', () => {
  const s = atBooks({ ...SOLO, facts: ['okabeJudged'] });
  expect(s.state.party.kosuke.facts).toEqual(['dogAwake']);
  expect(s.view(0).party.kosuke.facts).toEqual([]);
});

test('RR-430 a battle that a hero’s own fact changes says what, not why', () => {
  const s = atBooks({ ...SOLO, chapter: 5, level: 3, party: partyOf({ kosuke: 0 }, { kosuke: { facts: ['dogAwake'] } }) });
  expect(s.state.omens).toEqual([{ hero: 'kosuke', words: 'Kosuke may calm the tiger once.' }]);
});

test('RR-519 whoever sat down is named by the party before the last battle', () => {
  const s = beforeBoss({ ...PAIR, chapter: 10, level: 5, variant: 'cagedDawn', facts: ['seatTaken'] });
  expect(s.prompt(0)?.words).toContain('sat down');
  s.play(0, { kind: 'propose', hero: 'kosuke' });
  s.play(1, { kind: 'propose', hero: 'kensho' });
  expect(s.state.sitter).toBe('kensho');
});
