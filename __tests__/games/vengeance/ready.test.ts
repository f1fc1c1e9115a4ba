import { unclaimedTokens } from '@/games/vengeance/rules/city/recon';
import { fightOf, lairIn } from '@/games/vengeance/rules/fight/scene';

import { handOf, me, putDen, ready, storm, you, zoneOf } from './table';

const city = (state: Parameters<typeof putDen>[0]): void => {
  putDen(state, 0, 'D2-1', 'batoman');
  putDen(state, 1, 'D2-2', 'kidKarat');
  putDen(state, 2, 'D2-3', 'chainlink', true);
};

describe('Ready phase', () => {
  test('VG-107 each completes the whole turn before the next begins', () => {
    const s = ready(city);
    expect(s.refused(1, { kind: 'attack', place: 0 })).toBe('not asked');
    s.play(0, { kind: 'attack', place: 0 });
    expect(s.prompts().map((prompt) => prompt.seat)).toEqual([0]);
  });

  test('VG-108 tiles, cards and Recon in any order and any number', () => {
    const s = ready((state) => { city(state); me(state).recon = 2; me(state).hand = handOf(0, 'TK1', 'ZC2'); me(state).slots = [['flurry', 'spin'], [], [], []]; });
    s.play(0, { kind: 'playCard', card: 'TK1' });
    s.play(0, { kind: 'recon', place: 0 });
    s.play(0, { kind: 'arrange', slots: [['spin'], [], [], ['flurry']] });
    s.play(0, { kind: 'playCard', card: 'ZC2' });
    s.play(0, { kind: 'recon', place: 1 });
    expect([me(s.state).inPlay, me(s.state).slots, me(s.state).recon]).toEqual([['TK1', 'ZC2'], [['spin'], [], [], ['flurry']], 0]);
  });

  test('VG-72 tiles are rearranged in the own Ready phase only', () => {
    const s = storm({ slots: [['flurry', 'spin']] });
    expect(s.refused(0, { kind: 'arrange', slots: [['spin'], ['flurry'], [], []] })).toBe('VG-72');
    const r = ready((state) => (me(state).slots = [['flurry'], [], [], []]));
    expect(r.refused(0, { kind: 'arrange', slots: [['fury'], [], [], []] })).toBe('VG-66');
    expect(r.refused(0, { kind: 'arrange', slots: [[], [], [], []] })).toBe('VG-66');
    expect(r.refused(0, { kind: 'arrange', slots: [['flurry'], [], [], [], []] })).toBe('VG-65');
  });

  test('VG-109 a token on a Den with a face-down Boss shows the card, as long as it lies there', () => {
    const s = ready((state) => { city(state); me(state).recon = 1; });
    s.play(0, { kind: 'recon', place: 1 });
    expect([s.view(0).places[1]?.boss.cards, me(s.state).recon, unclaimedTokens(s.state, 0)]).toEqual([['kidKarat'], 0, 5]);
    expect(s.refused(0, { kind: 'recon', place: 0 })).toBe('VG-109');
  });

  test('VG-110 nobody else sees the card', () => {
    const s = ready((state) => { city(state); me(state).recon = 1; });
    const events = s.play(0, { kind: 'recon', place: 1 });
    expect(s.view(1).places[1]?.boss.cards).toEqual(['?']);
    expect(events.filter((event) => event.type === 'sawBoss').map((event) => event.to)).toEqual([[0]]);
    expect(s.view(-1).places[1]?.boss.cards).toEqual(['?']);
  });

  test('VG-111 no Recon on an open Boss', () => {
    const s = ready((state) => { city(state); me(state).recon = 1; });
    expect(s.refused(0, { kind: 'recon', place: 2 })).toBe('VG-111');
  });

  test('VG-112 at most one token on a Den', () => {
    const s = ready((state) => { city(state); me(state).recon = 2; });
    s.play(0, { kind: 'recon', place: 1 });
    expect(s.refused(0, { kind: 'recon', place: 1 })).toBe('VG-112');
  });

  test('VG-113 a Wild token for a Recon token', () => {
    const s = ready((state) => { city(state); me(state).wild = 1; });
    s.play(0, { kind: 'tradeWild' });
    expect([me(s.state).wild, me(s.state).recon]).toEqual([0, 1]);
    expect(s.refused(0, { kind: 'tradeWild' })).toBe('VG-113');
    const full = ready((state) => { me(state).wild = 1; me(state).recon = 6; });
    expect(full.refused(0, { kind: 'tradeWild' })).toBe('VG-113');
  });

  test('VG-114 an attack sends all Recon tokens back to their owners', () => {
    const s = ready((state) => { city(state); const place = state.places[0]; if (place) place.boss.known = [0b11]; });
    expect([unclaimedTokens(s.state, 0), unclaimedTokens(s.state, 1)]).toEqual([5, 5]);
    s.play(0, { kind: 'attack', place: 0 });
    expect([unclaimedTokens(s.state, 0), unclaimedTokens(s.state, 1)]).toEqual([6, 6]);
  });
});

describe('choosing a Den', () => {
  test('VG-115 any Den in play, or sitting out', () => {
    const s = ready(city);
    expect(s.moves(0).flatMap((move) => (move.kind === 'attack' ? [move.place] : []))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(s.moves(0)).toContainEqual({ kind: 'sitOut' });
    const few = ready((state) => (state.places[3] = { boss: { cards: [], known: [] }, wild: 0 }));
    expect(few.refused(0, { kind: 'attack', place: 3 })).toBe('VG-115');
  });

  test('VG-116 the Boss is shown to all; the choice stands', () => {
    const s = ready(city);
    s.play(0, { kind: 'attack', place: 1 });
    expect([s.view(1).places[1]?.boss.cards, s.happened('attacked')[0]?.boss]).toEqual([['kidKarat'], 'kidKarat']);
    expect(s.refused(0, { kind: 'attack', place: 0 })).toBe('VG-116');
  });

  test('VG-117 Boss and escort stand in the boss zone', () => {
    const { state } = storm({ den: 'D2-2', boss: 'missDemeanour' });
    const there = lairIn(state).enemies.filter((each) => each.zone === zoneOf(state, 'X')).map((each) => each.type);
    expect(there.sort()).toEqual(['boss', 'grunt', 'henchman', 'henchman']);
  });

  test('VG-118 Henchmen of the Boss’s gang stand on the Henchman spots', () => {
    const { state } = storm({ den: 'D2-5', boss: 'batoman' });
    const [henchman] = lairIn(state).enemies.filter((each) => each.type === 'henchman');
    expect(henchman).toMatchObject({ zone: zoneOf(state, 'A'), hurt: 2 });
  });

  test('VG-119 the hero starts in the entry zone', () => {
    expect(fightOf(storm().state)).toMatchObject({ zone: 0, roll: 1, alive: 0b11111 });
  });

  test('VG-106 no Vengeance cards in a Fight or in another’s turn', () => {
    const s = ready((state) => { city(state); me(state).hand = handOf(0, 'TK1'); you(state).hand = handOf(1, 'ZC1'); });
    expect(s.refused(1, { kind: 'playCard', card: 'ZC1' })).toBe('not asked');
    s.play(0, { kind: 'attack', place: 0 });
    expect(s.refused(0, { kind: 'playCard', card: 'TK1' })).toBe('VG-106');
  });
});
