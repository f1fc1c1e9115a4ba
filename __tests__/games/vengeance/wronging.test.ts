import { cardOf, CARD_IDS, isBlitz, type CardId } from '@/games/vengeance/content/vengeanceCards';
import { mindValue } from '@/games/vengeance/rules/hero/tracks';
import { playerOf } from '@/games/vengeance/rules/state';
import { legalSets } from '@/games/vengeance/rules/wronging/sets';

import { handOf, me, newGame, you, type Scene } from './table';

const held = (s: Scene, seat: number): readonly string[] => s.state.draft?.[seat]?.cards ?? [];
const first = (s: Scene, seat: number): CardId => s.moves(seat).flatMap((move) => (move.kind === 'pick' ? [move.card] : []))[0] ?? 'TK1';

/** Everybody picks the first card of the hand held, so often. */
function pick(s: Scene, times: number): Scene {
  for (let i = 0; i < times; i++) s.state.players.forEach((_, seat) => s.play(seat, { kind: 'pick', card: first(s, seat) }));
  return s;
}

/** Both seats hold these seven cards and suffer three of them. */
const suffering = (...cards: CardId[]): Scene =>
  newGame({ seats: 2, heroes: ['leaPistolera', 'kaja'] }, (state) => {
    delete state.draft;
    me(state).hand = handOf(0, ...cards);
    you(state).hand = handOf(1, 'LZ1', 'LZ2', 'LZ3', 'LZ4', 'LZ5', 'LZ6', 'LZ7');
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'wronging', picks: 7, step: 'order' }, { kind: 'suffer' }];
  });

describe('the Wronging', () => {
  test('VG-18 nine cards each, with two players thirteen and one put aside', () => {
    for (const [seats, cards, aside] of [[4, 9, 0], [3, 9, 0], [2, 13, 1]] as const) {
      const s = newGame({ seats });
      expect(s.state.draft?.map((hand) => hand.cards.length)).toEqual(Array(seats).fill(cards));
      expect(s.state.vengeanceDeck.cards).toHaveLength(aside + 4);
    }
  });

  test('VG-19 all pick in secret at once, then the rest goes to the left', () => {
    const s = newGame({ seats: 3 });
    const hands = [0, 1, 2].map((seat) => held(s, seat));
    expect(s.prompts().map((prompt) => [prompt.seat, prompt.secret])).toEqual([[0, true], [1, true], [2, true]]);
    const picked = [0, 1, 2].map((seat) => first(s, seat));
    s.play(1, { kind: 'pick', card: picked[1] ?? 'TK1' });
    expect(s.refused(1, { kind: 'pick', card: first(s, 0) })).toBe('not asked');
    expect(JSON.stringify(s.view(0).frames)).not.toContain(picked[1]);
    for (const seat of [0, 2]) s.play(seat, { kind: 'pick', card: picked[seat] ?? 'TK1' });
    expect(held(s, 1)).toEqual(hands[0]?.filter((card) => card !== picked[0]));
    expect(held(s, 0)).toEqual(hands[2]?.filter((card) => card !== picked[2]));
  });

  test('VG-19 only a card of the hand held can be picked', () => {
    const s = newGame({ seats: 2 });
    const other = held(s, 1)[0] as CardId;
    expect(s.refused(0, { kind: 'pick', card: other })).toBe('VG-19');
    expect(s.refused(0, { kind: 'pick', card: 'BZ1' })).toBe('VG-19');
  });

  test('VG-20 until each has seven; with two players the hands go back and forth', () => {
    const s = newGame({ seats: 2 });
    const mine = held(s, 0);
    pick(s, 2);
    expect(held(s, 0).every((card) => mine.includes(card))).toBe(true);
    pick(s, 5);
    expect([me(s.state).hand.cards.length, s.prompts().map((prompt) => prompt.kind)]).toEqual([7, ['suffer', 'suffer']]);
  });

  test('VG-21 picking hurts nobody', () => {
    const s = pick(newGame({ seats: 4 }), 7);
    for (const player of s.state.players) expect([player.mind, player.skill, player.health, player.inPlay]).toEqual([[0, 0], [0, 0], [0, 0], []]);
  });

  test('VG-22 unpicked cards and the Blitz cards are the Vengeance deck', () => {
    for (const [seats, size] of [[4, 12], [3, 10]] as const) {
      const s = pick(newGame({ seats }), 7);
      expect([s.state.vengeanceDeck.cards.length, s.state.draft]).toEqual([size, undefined]);
      expect(s.state.vengeanceDeck.cards.filter((card) => card !== '?' && isBlitz(card))).toHaveLength(4);
    }
  });

  test('VG-22 the deck is shuffled: the Blitz cards lie anywhere', () => {
    const places = new Set(['a', 'b', 'c', 'd'].map((seed) => pick(newGame({ seats: 4 }, undefined, seed), 7).state.vengeanceDeck.cards.indexOf('BZ1')));
    expect(places.size).toBeGreaterThan(1);
    expect(pick(newGame({ seats: 4 }), 7).state.vengeanceDeck.known.every((eyes) => eyes === 0)).toBe(true);
  });

  test('VG-23 with two players the card put aside goes into the deck', () => {
    expect(pick(newGame({ seats: 2 }), 7).state.vengeanceDeck.cards).toHaveLength(17);
  });

  test('VG-24 the picked cards are a hidden hand of public size', () => {
    const s = pick(newGame({ seats: 3 }), 7);
    expect(s.view(1).players[0]?.hand.cards).toEqual(Array(7).fill('?'));
    expect(s.view(0).players[0]?.hand.cards.every((card) => CARD_IDS.includes(card as CardId))).toBe(true);
  });

  test('VG-25 three cards are put in play and all their damage is suffered', () => {
    const s = suffering('TK1', 'TK4', 'HR5', 'ZC4', 'LZ8', 'TK6', 'HR2');
    expect(s.refused(0, { kind: 'suffer', cards: ['TK1', 'TK4', 'BZ1'] })).toBe('VG-25');
    expect(s.refused(0, { kind: 'suffer', cards: ['TK1', 'TK1', 'TK4'] })).toBe('VG-25');
    expect(s.refused(0, { kind: 'suffer', cards: ['TK1', 'TK4'] })).toBe('VG-27');
    s.play(0, { kind: 'suffer', cards: ['TK1', 'HR5', 'TK6'] });
    s.play(1, { kind: 'suffer', cards: ['LZ1', 'LZ2', 'LZ4'] });
    expect([me(s.state).inPlay, me(s.state).mind, me(s.state).skill, me(s.state).health]).toEqual([['TK1', 'HR5', 'TK6'], [0, 1], [1, 1], [0, 1]]);
  });

  test('VG-26 the choice is secret and revealed at once', () => {
    const s = suffering('TK1', 'TK4', 'HR5', 'ZC4', 'LZ8', 'TK6', 'HR2');
    s.play(0, { kind: 'suffer', cards: ['TK1', 'HR5', 'TK6'] });
    expect([me(s.state).inPlay, JSON.stringify(s.view(1)).includes('HR5')]).toEqual([[], false]);
    s.play(1, { kind: 'suffer', cards: ['LZ1', 'LZ2', 'LZ4'] });
    expect(s.happened('suffered').map((event) => event.seat)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test('VG-27 the three together must leave an empty space on every track; if no three do, the largest set', () => {
    // Lea has four Health: 3 Hurt fill it but for one space.
    const s = suffering('TK2', 'TK4', 'HR5', 'ZC4', 'LZ8', 'TK6', 'HR2');
    expect(s.refused(0, { kind: 'suffer', cards: ['TK2', 'TK4', 'ZC4'] })).toBe('VG-48');
    const none = suffering('TK2', 'ZC3', 'HR1', 'LZ3', 'HR4', 'ZC6', 'BZ1');
    expect(legalSets(me(none.state)).every((set) => set.length === 1)).toBe(true);
    none.play(0, { kind: 'suffer', cards: ['TK2'] });
    expect(none.state.frames.length).toBeGreaterThan(0);
  });

  test('VG-28 the other four stay in hand', () => {
    const s = suffering('TK1', 'TK4', 'HR5', 'ZC4', 'LZ8', 'TK6', 'HR2');
    s.play(0, { kind: 'suffer', cards: ['TK1', 'HR5', 'TK6'] });
    s.play(1, { kind: 'suffer', cards: ['LZ1', 'LZ2', 'LZ4'] });
    expect(me(s.state).hand.cards).toEqual(['TK4', 'ZC4', 'LZ8', 'HR2']);
  });

  test('VG-29 the highest Mind begins; ties are drawn by lot', () => {
    const s = suffering('ZC7', 'TK1', 'HR3', 'ZC1', 'LZ8', 'TK6', 'HR2');
    // Lea 3 3 2S 2: three Stress leave 2. Kaja keeps 3.
    s.play(0, { kind: 'suffer', cards: ['ZC7', 'TK1', 'HR2'] });
    s.play(1, { kind: 'suffer', cards: ['LZ1', 'LZ3', 'LZ6'] });
    expect([s.state.order, s.state.players.map(mindValue)]).toEqual([[1, 0], [2, 3]]);
    const lots = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const tie = pick(newGame({ seats: 2, heroes: ['shadowman', 'kaja'] }, undefined, seed), 7);
      for (const seat of [0, 1]) {
        const calm = legalSets(playerOf(tie.state, seat)).find((set) => set.every((card) => cardOf(card).damage.every((wound) => wound.track !== 'mind')));
        tie.play(seat, { kind: 'suffer', cards: calm ?? legalSets(playerOf(tie.state, seat))[0] ?? [] });
      }
      return mindValue(me(tie.state)) === mindValue(you(tie.state)) ? tie.state.order[0] : undefined;
    }).filter((seat) => seat !== undefined));
    expect([...lots].sort()).toEqual([0, 1]);
  });
});
