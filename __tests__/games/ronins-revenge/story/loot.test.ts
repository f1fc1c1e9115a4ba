import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { comradesPick, lootDeck } from '@/games/ronins-revenge/story/loot';
import type { StoryOptions } from '@/games/ronins-revenge/story/state';

import { FOUR, SOLO, partyOf, readOn, story, type Story } from './party';

const NONE = { takahiro: [], sayaka: [], kosuke: [], kensho: [] };
const atDraft = (options: StoryOptions = SOLO): Story => readOn(story({ ...options, part: 'victory' }));

/** Keeps the first card of every hand until the loot is gone. */
function keepFirst(s: Story): Story {
  for (let moves = [...s.moves(0)]; moves[0]?.kind === 'keep'; moves = [...s.moves(0)]) s.play(0, moves[0]);
  return s;
}

test('RR-435 there is loot after a victory only', () => {
  expect(atDraft().prompt(0)?.kind).toBe('keep');
  const lost = readOn(story({ ...SOLO, part: 'defeat' }));
  expect(lost.refused(0, { kind: 'keep', hero: 'takahiro', card: 'crimson' })).toBe('RR-435');
  expect(readOn(story({ ...SOLO, part: 'scar' })).state.draft).toBeNull();
});

test('RR-436 twenty cards of the boss, five to each of four seats', () => {
  for (const boss of BOSS_IDS) expect([boss, lootDeck(boss).length]).toEqual([boss, 20]);
  const { draft } = atDraft().state;
  expect(HERO_IDS.map((hero) => draft?.piles[hero].length)).toEqual([5, 5, 5, 5]);
  expect(HERO_IDS.flatMap((hero) => draft?.piles[hero] ?? []).sort()).toEqual(lootDeck('ushikado').sort());
  expect(atDraft().state.draft).not.toEqual(atDraft({ ...SOLO, chapter: 2 }).state.draft);
});

test('RR-437 everybody keeps one in secret; face up once all have chosen; five cards for each in the end', () => {
  const s = atDraft(FOUR);
  const [card = ''] = s.state.draft?.piles.sayaka ?? [];
  s.play(1, { kind: 'keep', hero: 'sayaka', card });
  expect(s.view(1).draft?.picks.sayaka).toBe(card);
  expect(s.view(0).draft?.picks.sayaka).toBe('hidden');
  expect(s.view(0).draft?.piles.sayaka).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden']);
  expect(s.state.draft?.taken.sayaka).toEqual([]);
  expect(s.refused(0, { kind: 'keep', hero: 'sayaka', card })).toBe('RR-437');
  expect(s.refused(0, { kind: 'keep', hero: 'takahiro', card: 'nothing of the kind' })).toBe('RR-437');
  for (const [seat, hero] of [[0, 'takahiro'], [2, 'kosuke'], [3, 'kensho']] as const) s.play(seat, { kind: 'keep', hero, card: s.state.draft?.piles[hero][0] ?? '' });
  expect(s.view(0).draft?.taken.sayaka).toEqual([card]);
  const whole = keepFirst(atDraft());
  expect(HERO_IDS.map((hero) => whole.state.draft?.taken[hero].length)).toEqual([5, 5, 5, 5]);
});

test('RR-439 the rest goes left: to the next seat in the fixed order', () => {
  const s = atDraft(FOUR);
  const before = s.state.draft?.piles;
  HERO_IDS.forEach((hero, seat) => s.play(seat, { kind: 'keep', hero, card: before?.[hero][0] ?? '' }));
  const passed = (hero: 'takahiro' | 'kensho' | 'sayaka') => before?.[hero].slice(1);
  expect(s.state.draft?.piles.sayaka).toEqual(passed('takahiro'));
  expect(s.state.draft?.piles.kosuke).toEqual(passed('sayaka'));
  expect(s.state.draft?.piles.takahiro).toEqual(passed('kensho'));
});

describe('RR-438 a Comrade drafts by rule', () => {
  const pick = (pile: string[], taken = NONE as Parameters<typeof comradesPick>[2]) => comradesPick('sayaka', pile, taken, 'ushikado');

  test('RR-438 first a relic of its own, then what its class can use', () => {
    expect(pick(['crimson', 'ashCloak', 'shackleHooks', 'burntPrayerStrip', 'blackIronKey'])).toBe('blackIronKey');
    // The prayer strip belongs to others, the glaive is for other hands; hooks come before cloak in the deck.
    expect(pick(['crimson', 'ashCloak', 'ashGlaive', 'burntPrayerStrip', 'shackleHooks'])).toBe('shackleHooks');
    expect(pick(['crimson', 'ashGlaive', 'ashCloak'])).toBe('ashCloak');
  });

  test('RR-438 then the Soul with the lowest count on the table, then the first in deck order', () => {
    const table = { ...NONE, takahiro: ['crimson', 'jade'], kosuke: ['crimson', 'azure'] };
    expect(pick(['crimson', 'jade', 'violet', 'ashGlaive'], table)).toBe('violet');
    expect(pick(['crimson', 'jade', 'ashGlaive'], table)).toBe('jade');
    expect(pick(['saltPouch', 'gateFlask', 'ashGlaive'])).toBe('ashGlaive');
  });
});

/** The last two rounds: Kensho keeps the Soul and passes the glaive on. */
function lastRounds(): Story {
  const s = atDraft().change((draft) => {
    if (!draft.draft) return;
    draft.draft.piles = { takahiro: ['gateFlask', 'crimson'], sayaka: ['crimson', 'jade'], kosuke: ['azure', 'jade'], kensho: ['ashGlaive', 'crimson'] };
    draft.draft.taken = { takahiro: ['crimson', 'violet', 'blackIronKey'], sayaka: ['crimson', 'blackIronKey', 'linkMail'], kosuke: ['saltPouch', 'azure', 'jade'], kensho: ['jade', 'violet', 'ashCloak'] };
  });
  s.play(0, { kind: 'keep', hero: 'takahiro', card: 'gateFlask' });
  return s;
}

test('RR-440 RR-441 Souls are counted, weapons, armors, consumables and relics kept', () => {
  const { souls, cards } = lastRounds().state.party.takahiro;
  expect(souls).toEqual({ crimson: 1, azure: 0, jade: 0, violet: 1 });
  expect(cards).toEqual(['blackIronKey', 'ashGlaive']);
});

test('RR-447 a Flask replaces the one before', () => {
  expect(atDraft().state.party.takahiro.flask).toBeNull();
  expect(lastRounds().state.party.takahiro.flask).toBe('gateFlask');
});

test('RR-438 what a Comrade takes leaves the game, but for relics', () => {
  const { sayaka, kosuke } = lastRounds().state.party;
  expect(sayaka).toMatchObject({ cards: ['blackIronKey'], souls: { crimson: 0, jade: 0 }, flask: null });
  expect(kosuke).toMatchObject({ cards: [], souls: { azure: 0, jade: 0 } });
});

test('RR-442 nothing is traded after the draft: no move gives a card away', () => {
  const s = keepFirst(atDraft());
  expect(s.prompt(0)?.kind).toBe('camp');
  expect(new Set([...s.moves(0)].map(({ kind }) => kind))).toEqual(new Set(['wish', 'ready']));
});

test('RR-519 the last gifts are drafted before the ending, so that their relics count', () => {
  const { loot } = BOSSES.cagedDawn;
  const s = readOn(story({ ...SOLO, chapter: 10, part: 'victory', level: 5, variant: 'cagedDawn', facts: ['ledgerKept', 'seatEmpty'], party: partyOf({ takahiro: 0 }) }));
  expect(s.state.ending).toBeNull();
  expect(s.prompt(0)?.kind).toBe('keep');
  expect(loot.filter(({ kind }) => kind === 'relic')).toHaveLength(2);
  keepFirst(s);
  expect(s.state.ending).not.toBeNull();
});
