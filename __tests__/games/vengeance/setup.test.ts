import { bossOf, isBigBoss } from '@/games/vengeance/content/bosses';
import { densWorth } from '@/games/vengeance/content/dens';
import { GANG_IDS } from '@/games/vengeance/content/gangs';
import { HERO_IDS } from '@/games/vengeance/content/heroes';
import { PRESETS } from '@/games/vengeance/content/quickstart';
import { isItemSpace } from '@/games/vengeance/content/tiles';
import { BLITZ_CARDS, gangOf, isBlitz } from '@/games/vengeance/content/vengeanceCards';
import { unclaimedTokens } from '@/games/vengeance/rules/city/recon';
import { lairOf } from '@/games/vengeance/rules/fight/lair';
import { cardsToPlace } from '@/games/vengeance/rules/montage/cards';
import { cardStock } from '@/games/vengeance/rules/stock';
import { gangsIn, playerOf, type State } from '@/games/vengeance/rules/state';

import { newGame } from './table';

const bossesAbout = (state: State): string[] => [...state.bossDeck.cards, ...state.places.flatMap((place) => place.boss.cards)];
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('setup', () => {
  test('VG-1 four players meet all gangs, two or three meet three; the fourth is nowhere', () => {
    expect(gangsIn(newGame({ seats: 4 }).state)).toEqual(GANG_IDS);
    for (const seats of [2, 3]) {
      const { state } = newGame({ seats, leftOut: 'zuceClan' });
      expect(gangsIn(state)).toEqual(['tenguKai', 'hellRiders', 'lordz']);
      expect(bossesAbout(state).some((id) => id !== '?' && bossOf(id as 'prez').gang === 'zuceClan')).toBe(false);
      expect(cardStock(state).lists.flatMap((list) => list.cards).some((id) => id.startsWith('ZC'))).toBe(false);
    }
  });

  test('VG-2 the gang left out is chosen, or drawn by lot', () => {
    expect(newGame({ seats: 3, leftOut: 'lordz' }).state.leftOut).toBe('lordz');
    const drawn = new Set(Array.from({ length: 30 }, (_, i) => newGame({ seats: 2 }, undefined, `lot${i}`).state.leftOut));
    expect([...drawn].sort()).toEqual([...GANG_IDS].sort());
  });

  test('VG-3 all six 2-VP Dens are in play', () => {
    expect(newGame({ seats: 4 }).state.places.map((place) => place.id).sort()).toEqual([...densWorth(2)].sort());
  });

  test('VG-4 the 3-VP Dens are a shuffled pile whose top is public', () => {
    const { state } = newGame({ seats: 4 });
    expect([...state.thirds.cards].sort()).toEqual([...densWorth(3)].sort());
    const seen = newGame({ seats: 4 }).view(2).thirds.cards;
    expect(seen).toEqual(['?', '?', '?', '?', '?', state.thirds.cards[5]]);
    const tops = new Set(seeds.map((seed) => newGame({ seats: 4 }, undefined, seed).state.thirds.cards[5]));
    expect(tops.size).toBeGreaterThan(2);
  });

  test('VG-6 the shop shows eight Abilities and four Items of shuffled piles', () => {
    const { state } = newGame({ seats: 4 });
    expect([state.shop.length, state.shop.includes(''), state.abilities.cards.length, state.items.cards.length]).toEqual([12, false, 20, 12]);
    const shops = new Set(seeds.map((seed) => newGame({ seats: 4 }, undefined, seed).state.shop.join()));
    expect(shops.size).toBe(seeds.length);
  });

  test('VG-7 four columns of two Abilities and one Item', () => {
    const { state } = newGame({ seats: 4 });
    expect(Array.from({ length: 12 }, (_, space) => isItemSpace(space))).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1].map(Boolean));
    expect(state.shop.filter((_, space) => isItemSpace(space)).every((tile) => tile !== '' && !(tile in PRESETS))).toBe(true);
  });

  test('VG-8 different heroes with their six cards; the hardcore ones only with hardcore rules', () => {
    const s = newGame({ seats: 4 });
    expect(s.state.players.map((player) => player.hero)).toEqual(HERO_IDS.slice(0, 4));
    expect(cardsToPlace(s.state, 0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(cardsToPlace(newGame({ seats: 2, hardcoreMontage: true }).state, 0)).toHaveLength(9);
    expect(() => newGame({ seats: 2, heroes: ['kaja', 'kaja'] })).toThrow('same hero');
    expect(() => newGame({ seats: 2, heroes: ['kaja'] })).toThrow('needs a hero');
  });

  test('VG-9 six unclaimed Recon tokens, no points, no Wild tokens, no upgrades', () => {
    const { state } = newGame({ seats: 3 });
    state.players.forEach((player, seat) => {
      expect([unclaimedTokens(state, seat), player.vp, player.wild, player.recon, player.slots]).toEqual([6, 0, 0, 0, [[], [], [], []]]);
    });
  });

  test('VG-10 two missions and two achievements lie open; the other achievements are a pile', () => {
    const { state } = newGame({ seats: 3 });
    expect([new Set(state.missions).size, new Set(state.achievements.map((slot) => slot.card)).size, state.achievementPile.cards.length]).toEqual([2, 2, 13]);
    expect(newGame({ seats: 3 }).view(0).achievementPile.cards.every((card) => card === '?')).toBe(true);
  });

  test('VG-12 no Big Boss is in one of the first six Dens; fourteen Bosses or nine are left', () => {
    for (const [seats, left] of [[4, 14], [3, 9], [2, 9]] as const) {
      for (const seed of seeds) {
        const { state } = newGame({ seats }, undefined, seed);
        expect([state.bossDeck.cards.length, state.places.flatMap((place) => place.boss.cards).some((id) => id === '?' || isBigBoss(id))]).toEqual([left, false]);
        expect(state.places.every((place) => place.boss.known[0] === 0)).toBe(true);
      }
    }
  });

  test('VG-12 the Big Bosses are shuffled into the rest, anywhere', () => {
    const places = new Set(seeds.flatMap((seed) => newGame({ seats: 4 }, undefined, seed).state.bossDeck.cards.flatMap((id, i) => (id !== '?' && isBigBoss(id) ? [i] : []))));
    expect(places.size).toBeGreaterThan(8);
  });

  test('VG-13 Minions stand on every spot; Henchmen, Boss and escort come with the attack', () => {
    const { enemies } = lairOf('D2-4', 'missDemeanour');
    const spots = enemies.map((enemy) => `${enemy.type} ${enemy.zone}`).sort();
    expect(spots).toEqual(['boss 3', 'grunt 1', 'grunt 1', 'grunt 3', 'henchman 3', 'henchman 3', 'toughGuy 2']);
  });

  test('VG-14 a Wild token lies in each zone with the icon', () => {
    const { state } = newGame({ seats: 2 });
    expect(state.places.map((place) => place.wild)).toEqual([0b100, 0b100, 0b100, 0b100, 0b100, 0b100]);
  });

  test('VG-15 no Blitz card is dealt', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = newGame({ seats });
      expect(state.draft?.flatMap((hand) => hand.cards).some((card) => card !== '?' && isBlitz(card))).toBe(false);
      expect(state.vengeanceDeck.cards.filter((card) => card !== '?' && isBlitz(card))).toHaveLength(4);
    }
  });

  test('VG-16 cubes and Wild tokens never run out', () => {
    const s = newGame({ seats: 2 }, (state) => (playerOf(state, 0).wild = 99));
    expect(s.game.broken?.(s.state)).toEqual([]);
  });

  test('VG-11 each achievement slot has a colour of its own, with ten tokens', async () => {
    const { SLOT_COLOURS, TOKENS_PER_COLOUR } = await import('@/games/vengeance/content/achievements');
    expect([SLOT_COLOURS, TOKENS_PER_COLOUR]).toEqual([['blue', 'orange'], 10]);
    expect(newGame({ seats: 2 }).state.achievements).toHaveLength(2);
  });
});

describe('quickstart', () => {
  const start = (seats: number, seed?: string): State => newGame({ seats, quickstart: true }, undefined, seed).state;

  test('VG-17 presets instead of the Wronging and the first Montage', () => {
    const s = newGame({ seats: 3, quickstart: true });
    expect([s.state.round, s.prompts()[0]?.kind, s.state.leftOut]).toEqual([2, 'ready', 'hellRiders']);
    s.state.players.forEach((player) => {
      expect([player.inPlay, player.slots[0], player.recon, player.hand.cards.length]).toEqual([PRESETS[player.hero].inPlay, [PRESETS[player.hero].ability], 1, 4]);
    });
    expect(newGame({ seats: 4, quickstart: true }).state.leftOut).toBeUndefined();
  });

  test('VG-17 up to two normal Hurt are healed already', () => {
    const { state } = newGame({ seats: 2, heroes: ['littleGudrun', 'kaja'], quickstart: true });
    // Knuckle Lottery 1 Broken, Sunday Lunch 1 Hurt and 1 severe Hurt, Bottle Service 3 Hurt.
    expect([playerOf(state, 0).skill, playerOf(state, 0).health]).toEqual([[0, 1], [1, 2]]);
  });

  test('VG-318 presets come out first, then shop, hands and deck; presets of absent heroes stay in the stock', () => {
    for (const seed of seeds) {
      const state = start(2, seed);
      const used = state.players.map((player) => PRESETS[player.hero].ability);
      const stock = [...state.shop, ...state.abilities.cards];
      for (const hero of HERO_IDS) expect(stock.includes(PRESETS[hero].ability)).toBe(!used.includes(PRESETS[hero].ability));
      const hands = state.players.flatMap((player) => player.hand.cards);
      expect(hands.some((card) => card === '?' || isBlitz(card) || gangOf(card) === 'hellRiders')).toBe(false);
      expect(BLITZ_CARDS.every((card) => state.vengeanceDeck.cards.includes(card))).toBe(true);
      expect(state.vengeanceDeck.cards).toHaveLength(27 - 6 - 8 + 4);
    }
    expect(() => newGame({ seats: 1, quickstart: true })).toThrow('quickstart');
    expect(() => newGame({ seats: 2, quickstart: true, hardcoreMontage: true })).toThrow('do not go together');
  });
});
