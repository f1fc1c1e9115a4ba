import { CLOCK } from '@/engine/game';
import { Random } from '@/engine/random';
import { isBigBoss } from '@/games/vengeance/content/bosses';
import { isBlitz } from '@/games/vengeance/content/vengeanceCards';
import { vengeanceGame } from '@/games/vengeance/game';

import { handOf, me, newGame, putDen, ready, you } from './table';

describe('hidden and public', () => {
  test('VG-55 hidden: hands, draft hands, face-down Bosses and montage cards, the order of all piles', () => {
    const s = newGame({ seats: 3 });
    const seen = s.view(1);
    expect([seen.draft?.[0]?.cards.every((card) => card === '?'), seen.draft?.[1]?.cards.includes('?')]).toEqual([true, false]);
    for (const pile of [seen.bossDeck, seen.vengeanceDeck, seen.abilities, seen.items, seen.achievementPile]) expect(pile.cards.every((card) => card === '?')).toBe(true);
    expect(seen.places.every((place) => place.boss.cards[0] === '?')).toBe(true);
    const montage = newGame({ seats: 2 }, (state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 1 };
      me(state).placed = [4, 5, 1];
      me(state).hand = handOf(0, 'TK1');
      you(state).hand = handOf(1, 'ZC1');
    });
    expect([montage.view(1).players[0]?.placed, montage.view(0).players[0]?.placed, montage.view(CLOCK).players[1]?.hand.cards]).toEqual([[4, -1, -1], [4, 5, 1], ['?']]);
    expect([montage.view(0).players[0]?.hand.cards, montage.view(0).players[1]?.hand.cards]).toEqual([['TK1'], ['?']]);
  });

  test('VG-56 public: tracks, cards in play and scored, tokens, tiles, dice, shop, Dens, wall, sizes', () => {
    const s = ready((state) => {
      Object.assign(me(state), { mind: [1, 2], inPlay: ['TK1'], scored: ['TK2'], wild: 3, recon: 2, slots: [['flurry', 'spin'], [], [], []], dice: [1, 0, 0, 0, 0], hand: handOf(0, 'ZC1', 'ZC2') });
      state.wall = [['batoman', 1]];
    });
    const seen = s.view(1);
    const { hand, ...open } = me(s.state);
    expect(seen.players[0]).toMatchObject(open);
    expect([seen.players[0]?.hand.cards.length, hand.cards.length]).toEqual([2, 2]);
    expect([seen.shop, seen.wall, seen.places.map((place) => [place.id, place.wild])]).toEqual([s.state.shop, s.state.wall, s.state.places.map((place) => [place.id, place.wild])]);
    expect([seen.vengeanceDeck.cards.length, seen.bossDeck.cards.length]).toEqual([s.state.vengeanceDeck.cards.length, s.state.bossDeck.cards.length]);
  });

  test('the one who looked still sees, and nobody else', () => {
    const s = ready((state) => { putDen(state, 0, 'D2-1', 'batoman'); me(state).recon = 1; });
    s.play(0, { kind: 'recon', place: 0 });
    expect([s.view(0).places[0]?.boss.cards, s.view(1).places[0]?.boss.cards, s.view(CLOCK).places[0]?.boss.cards]).toEqual([['batoman'], ['?'], ['?']]);
  });
});

describe('imagining', () => {
  const random = Random.fromSeed('imagine');

  test('no Big Boss is imagined in one of the first Dens, no Blitz card in a draft hand', () => {
    const s = newGame({ seats: 4 });
    for (let i = 0; i < 20; i++) {
      const world = vengeanceGame.imagine?.(s.view(0), 0, random);
      expect(world?.places.some((place) => place.boss.cards.some((id) => id === '?' || isBigBoss(id)))).toBe(false);
      expect(world?.draft?.some((hand) => hand.cards.some((card) => card === '?' || isBlitz(card)))).toBe(false);
    }
  });

  test('different worlds are imagined, each of them possible', () => {
    const s = newGame({ seats: 3, quickstart: true });
    const worlds = Array.from({ length: 12 }, () => vengeanceGame.imagine?.(s.view(0), 0, random));
    for (const world of worlds) expect(world && vengeanceGame.broken?.(world)).toEqual([]);
    expect(new Set(worlds.map((world) => JSON.stringify(world?.bossDeck.cards))).size).toBeGreaterThan(6);
    expect(new Set(worlds.map((world) => JSON.stringify(world?.players[1]?.hand))).size).toBeGreaterThan(6);
  });
});
