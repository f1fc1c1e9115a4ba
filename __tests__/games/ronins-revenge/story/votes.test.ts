import { Match } from '@/engine/match';
import type { Letter } from '@/games/ronins-revenge/content/story/chapter';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import type { DestinyId } from '@/games/ronins-revenge/content/destiny';
import { storyDecisions } from '@/games/ronins-revenge/story/decisions';
import { storyGame } from '@/games/ronins-revenge/story/game';
import { winnerOf } from '@/games/ronins-revenge/story/tally';

import { ALONE_WITH_FOUR, FOUR, PAIR, SOLO, openAt, partyOf, readOn, story, type Story } from './party';

/** Chapter 1, entry 2: the drain, the road or the shrine. Comrades: Takahiro B 4, Sayaka A 3, Kosuke A 2, Kensho C 2. */
const atFirstVote = (options = SOLO): Story => readOn(story(options));

const vote = (s: Story, seat: number, hero: HeroId, letter: Letter) => s.play(seat, { kind: 'declare', hero, letter });
const lay = (s: Story, seat: number, hero: HeroId, card: DestinyId) => s.play(seat, { kind: 'commit', hero, card });
const lastVote = (s: Story) => s.state.pages.flatMap((page) => (page.kind === 'entry' && page.vote ? [page.vote] : [])).pop();

test('RR-406 reading goes from entry to entry as the numbers say', () => {
  const s = story(SOLO);
  expect(s.state.pages.map((page) => page.kind === 'entry' && page.entry)).toEqual([1]);
  s.play(0, { kind: 'turn' });
  expect(s.state.pages.map((page) => page.kind === 'entry' && page.entry)).toEqual([1, 2]);
  expect(s.prompt(0)?.kind).toBe('declare');
  expect(s.refused(0, { kind: 'turn' })).toBe('RR-406');
});

test('RR-410 an option that needs a Fact is only open to those who hold it', () => {
  const letters = (s: Story) => new Set([...s.moves(0)].flatMap((move) => (move.kind === 'declare' ? [move.letter] : [])));
  const without = openAt({ ...SOLO, chapter: 2 }, 11);
  expect([...letters(without)]).toEqual(['A', 'B']);
  expect(without.refused(0, { kind: 'declare', hero: 'takahiro', letter: 'C' })).toBe('RR-410');
  expect(without.refused(0, { kind: 'declare', hero: 'takahiro', letter: 'D' })).toBe('RR-410');
  expect([...letters(openAt({ ...SOLO, chapter: 2, facts: ['okabeJudged'] }, 11))]).toEqual(['A', 'B', 'C']);
});

test('RR-411 a letter is named in the open, once, and everybody sees it', () => {
  const s = atFirstVote(FOUR);
  vote(s, 2, 'kosuke', 'C');
  expect(s.view(0).vote?.letters.kosuke).toBe('C');
  const alone = atFirstVote(ALONE_WITH_FOUR);
  vote(alone, 0, 'kosuke', 'C');
  expect(alone.refused(0, { kind: 'declare', hero: 'kosuke', letter: 'A' })).toBe('RR-411');
  expect(s.refused(1, { kind: 'commit', hero: 'sayaka', card: 'moon' })).toBe('RR-412');
});

test('RR-412 one card each, face down until all are in', () => {
  const s = atFirstVote(PAIR);
  vote(s, 0, 'takahiro', 'B');
  vote(s, 1, 'sayaka', 'A');
  lay(s, 1, 'sayaka', 'moon');
  expect(s.view(1).vote?.cards.sayaka).toBe('moon');
  expect(s.view(0).vote?.cards.sayaka).toBe('hidden');
  expect(s.view(-1).vote?.cards.sayaka).toBe('hidden');
  expect(s.refused(1, { kind: 'commit', hero: 'sayaka', card: 'ember' })).toBe('not asked');
  expect(s.events.filter(({ type }) => type === 'committed')).toEqual([{ type: 'committed', hero: 'sayaka' }]);
});

test('RR-413 who plays several full heroes votes with each, from its own cards', () => {
  const s = atFirstVote(ALONE_WITH_FOUR);
  for (const hero of HERO_IDS) vote(s, 0, hero, 'B');
  expect(s.refused(0, { kind: 'commit', hero: 'kensho', card: 'moon' })).toBe('RR-413');
  for (const hero of HERO_IDS) lay(s, 0, hero, 'moon');
  expect(lastVote(s)?.powers).toEqual({ takahiro: 6, sayaka: 6, kosuke: 6, kensho: 6 });
  expect(HERO_IDS.map((hero) => s.state.party[hero].spent)).toEqual([['moon'], ['moon'], ['moon'], ['moon']]);
  expect(atFirstVote(PAIR).refused(0, { kind: 'declare', hero: 'sayaka', letter: 'A' })).toBe('RR-413');
});

test('RR-414 a Comrade’s letter is known before anybody votes, its power only afterwards', () => {
  const s = atFirstVote();
  expect(s.state.vote?.letters).toEqual({ sayaka: 'A', kosuke: 'A', kensho: 'C' });
  expect(JSON.stringify(s.view(0))).not.toContain('power');
  vote(s, 0, 'takahiro', 'B');
  lay(s, 0, 'takahiro', 'moon');
  expect(lastVote(s)?.powers).toEqual({ takahiro: 6, sayaka: 3, kosuke: 2, kensho: 2 });
});

test('RR-475 Comrades vote with opinion cards only', () => {
  const s = atFirstVote();
  expect(s.refused(0, { kind: 'declare', hero: 'sayaka', letter: 'C' })).toBe('RR-413');
  vote(s, 0, 'takahiro', 'B');
  expect(s.refused(0, { kind: 'commit', hero: 'sayaka', card: 'moon' })).toBe('RR-413');
  lay(s, 0, 'takahiro', 'ember');
  expect(s.state.party.sayaka.spent).toEqual([]);
});

test('RR-415 the highest sum is followed', () => {
  const s = atFirstVote();
  vote(s, 0, 'takahiro', 'B');
  lay(s, 0, 'takahiro', 'moon');
  expect(lastVote(s)).toMatchObject({ winner: 'B', by: 'sum' });
  expect(s.state.pages[2]).toMatchObject({ entry: 4 });
  const other = atFirstVote();
  vote(other, 0, 'takahiro', 'B');
  lay(other, 0, 'takahiro', 'crane');
  expect(lastVote(other)).toMatchObject({ winner: 'A', by: 'sum' });
  expect(other.state.pages[2]).toMatchObject({ entry: 3 });
});

test('RR-416 a used card is gone until the sixth is used; each Story Phase begins with all six', () => {
  const spent = partyOf({ takahiro: 0 }, { takahiro: { spent: ['ember', 'reed', 'tide', 'crane'] } });
  expect(story({ ...SOLO, party: spent }).state.party.takahiro.spent).toEqual([]);
  const s = atFirstVote().change((draft) => { draft.party.takahiro.spent = ['ember', 'reed', 'tide', 'crane']; });
  vote(s, 0, 'takahiro', 'A');
  expect(s.refused(0, { kind: 'commit', hero: 'takahiro', card: 'ember' })).toBe('RR-416');
  expect([...s.moves(0)].flatMap((move) => (move.kind === 'commit' ? [move.card] : []))).toEqual(['stone', 'moon']);
  const last = atFirstVote().change((draft) => { draft.party.takahiro.spent = ['ember', 'reed', 'tide', 'crane', 'stone']; });
  lay(s, 0, 'takahiro', 'stone');
  expect(s.state.party.takahiro.spent).toEqual(['ember', 'reed', 'tide', 'crane', 'stone']);
  vote(last, 0, 'takahiro', 'A');
  lay(last, 0, 'takahiro', 'moon');
  expect(last.state.party.takahiro.spent).toEqual([]);
});

test('RR-518 on a Victory entry cards in the discard are still spent, and loot comes after the vote', () => {
  const party = partyOf({ takahiro: 0 }, { takahiro: { spent: ['moon', 'stone'] } });
  const s = story({ ...SOLO, chapter: 6, part: 'victory', party });
  expect(s.prompt(0)?.kind).toBe('declare');
  vote(s, 0, 'takahiro', 'B');
  expect(s.refused(0, { kind: 'commit', hero: 'takahiro', card: 'moon' })).toBe('RR-416');
  lay(s, 0, 'takahiro', 'crane');
  expect(s.state.draft).toBeNull();
  readOn(s);
  expect(s.prompt(0)?.kind).toBe('keep');
});

describe('ties', () => {
  const all = (letters: string, powers: readonly number[], full = HERO_IDS as readonly HeroId[]) => {
    const of = <T>(list: ArrayLike<T>) => ({ takahiro: list[0], sayaka: list[1], kosuke: list[2], kensho: list[3] }) as Record<HeroId, T>;
    return winnerOf({ letters: of(letters.split('') as Letter[]), powers: of(powers) }, (hero) => full.includes(hero));
  };

  test('RR-417 the higher single card', () => {
    expect(all('ABBC', [5, 3, 2, 1])).toEqual({ winner: 'A', by: 'highest' });
    expect(all('BAAC', [5, 4, 1, 1])).toEqual({ winner: 'B', by: 'highest' });
  });

  test('RR-418 copies and next values never have to decide: four cards with equal sums and equal highest cards are the same cards', () => {
    const NUMBERS = [1, 2, 3, 4, 5, 6];
    const tied = (one: readonly number[], other: readonly number[]) => {
      const sum = (cards: readonly number[]) => cards.reduce((all, card) => all + card, 0);
      return sum(one) === sum(other) && Math.max(...one) === Math.max(...other);
    };
    const sides = [1, 2, 3].flatMap((size) => NUMBERS.flatMap((a) => (size === 1 ? [[a]] : NUMBERS.flatMap((b) => (size === 2 ? [[a, b]] : NUMBERS.map((c) => [a, b, c]))))));
    let found = 0;
    for (const one of sides) {
      for (const other of sides.filter((side) => one.length + side.length <= 4 && tied(one, side))) {
        found += 1;
        expect([...one].sort()).toEqual([...other].sort());
      }
    }
    expect(found).toBeGreaterThan(40);
  });

  test('RR-419 identical cards: the first player-controlled hero in the order Samurai, Monk, Ninja, Ronin', () => {
    expect(all('CBAB', [1, 4, 4, 0])).toEqual({ winner: 'B', by: 'player' });
    // Kensho the Monk comes before Sayaka the Ninja.
    expect(all('CAAB', [1, 4, 0, 4])).toEqual({ winner: 'B', by: 'player' });
    expect(all('CAAB', [1, 4, 0, 4], ['takahiro', 'sayaka', 'kosuke'])).toEqual({ winner: 'A', by: 'player' });
  });

  test('RR-420 only Comrades behind the tied options: the same order among them', () => {
    expect(all('CAAB', [1, 4, 0, 4], ['takahiro'])).toEqual({ winner: 'B', by: 'comrade' });
    expect(all('CABA', [1, 4, 4, 0], ['takahiro'])).toEqual({ winner: 'A', by: 'comrade' });
  });

  test('RR-421 in the first steps a Comrade’s card is a card like any other', () => {
    expect(all('AABB', [4, 1, 3, 2], ['takahiro', 'sayaka'])).toEqual({ winner: 'A', by: 'highest' });
    expect(all('AABB', [3, 2, 4, 1], ['takahiro', 'sayaka'])).toEqual({ winner: 'B', by: 'highest' });
  });
});

test('RR-422 with secret letters nobody sees a letter before the cards', () => {
  const s = atFirstVote({ ...PAIR, secretLetters: true });
  expect(s.prompt(0)).toMatchObject({ kind: 'ballot', secret: true });
  expect(storyDecisions.label(s.state, 0, { kind: 'ballot', hero: 'takahiro', letter: 'B', card: 'moon' }).label).toMatch(/^B with .*Moon/);
  s.play(0, { kind: 'ballot', hero: 'takahiro', letter: 'B', card: 'moon' });
  expect(s.view(1).vote).toMatchObject({ letters: { takahiro: 'hidden' }, cards: { takahiro: 'hidden' } });
  expect(s.view(0).vote).toMatchObject({ letters: { takahiro: 'B' }, cards: { takahiro: 'moon' } });
  expect(s.refused(1, { kind: 'declare', hero: 'sayaka', letter: 'A' })).toBe('RR-411');
  expect(s.refused(1, { kind: 'ballot', hero: 'sayaka', letter: 'D', card: 'moon' })).toBe('RR-410');
  s.change((state) => { state.party.sayaka.spent = ['moon']; });
  expect(s.refused(1, { kind: 'ballot', hero: 'sayaka', letter: 'A', card: 'moon' })).toBe('RR-416');
  s.change((state) => { state.party.sayaka.spent = []; });
  s.play(1, { kind: 'ballot', hero: 'sayaka', letter: 'B', card: 'ember' });
  expect(lastVote(s)).toMatchObject({ winner: 'B', letters: { takahiro: 'B', sayaka: 'B', kosuke: 'A', kensho: 'C' } });
});

test('RR-410 RR-422 several people hear the page before the first of them chooses in secret; one alone goes straight to it', () => {
  const together = story({ ...PAIR, secretLetters: true });
  together.play(0, { kind: 'turn' });
  const [reader] = [0, 1].filter((seat) => together.asks(seat));
  expect(together.prompts().map(({ kind }) => kind)).toEqual(['turnPage']);
  together.play(reader ?? 0, { kind: 'turn' });
  expect(together.prompts().map(({ kind }) => kind)).toEqual(['ballot', 'ballot']);
  const alone = story({ ...SOLO, secretLetters: true });
  alone.play(0, { kind: 'turn' });
  expect(alone.prompt(0)?.kind).toBe('ballot');
});

test('RR-407 the log keeps Facts and notes; a note with nothing on it is refused', () => {
  const s = story(PAIR);
  s.play(0, { kind: 'note', text: ' Nezu eats nothing. ' });
  expect(s.state.log).toEqual(['Nezu eats nothing.']);
  expect(s.refused(0, { kind: 'note', text: '  ' })).toBe('RR-407');
  expect(s.prompt(0)?.kind).toBe('turnPage');
  expect(() => storyGame.parseMove({ kind: 'note', text: 'x'.repeat(281) })).toThrow();
});

test('RR-412 a card that was laid is not taken back once the others have been seen', () => {
  const match = Match.create(storyGame, SOLO, 'kept');
  for (const move of [{ kind: 'turn' }, { kind: 'declare', hero: 'takahiro', letter: 'A' }] as const) match.play(0, move);
  match.play(0, { kind: 'commit', hero: 'takahiro', card: 'moon' });
  expect(match.canUndo).toBe(false);
});
