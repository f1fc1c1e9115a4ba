import { handOf, me, montageDice, putDen, ready, type Scene } from './table';
import type { State } from '@/games/vengeance/rules/state';

const sitting = (change: (state: State) => void = () => undefined): Scene =>
  ready((state) => {
    state.vengeanceDeck = { cards: ['ZC1', 'ZC2', 'ZC3'], known: [0, 0, 0] };
    change(state);
  });

describe('sitting out', () => {
  test('VG-209 the Ready phase is taken before', () => {
    const s = sitting((state) => { me(state).hand = handOf(0, 'TK1'); });
    s.play(0, { kind: 'playCard', card: 'TK1' });
    montageDice(s, 'upgrade', 'upgrade', 'speed').play(0, { kind: 'sitOut' });
    expect([me(s.state).inPlay, s.state.fight]).toEqual([['TK1'], undefined]);
  });

  test('VG-210 Mind dice for Heal, Upgrade and Recon actions; Speed does nothing', () => {
    const s = sitting((state) => { me(state).mind = [0, 1]; me(state).health = [0, 2]; });
    montageDice(s, 'doubleHeal', 'recon', 'speed').play(0, { kind: 'sitOut' });
    expect(s.prompt(0).kind).toBe('spend');
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    s.play(0, { kind: 'gainRecon' });
    expect([me(s.state).health, me(s.state).recon, me(s.state).dice]).toEqual([[0, 0], 1, []]);
  });

  test('VG-211 with an S one die may be turned', () => {
    const s = sitting((state) => (me(state).health = [0, 4]));
    montageDice(s, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect(s.prompt(0).kind).toBe('turnDie');
    s.play(0, { kind: 'turnDie', from: 'speed', into: 'doubleHeal' });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    expect(me(s.state).health).toEqual([0, 3]);
  });

  test('VG-212 Wild tokens and dice become points of any type', () => {
    const s = sitting((state) => { me(state).mind = [0, 1]; me(state).wild = 1; me(state).health = [0, 3]; });
    montageDice(s, 'wild', 'speed', 'speed').play(0, { kind: 'sitOut' });
    s.play(0, { kind: 'wildToken', as: 'heal' });
    s.play(0, { kind: 'wildDie', as: 'heal' });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    expect([me(s.state).health, me(s.state).wild]).toEqual([[0, 1], 0]);
  });

  test('VG-213 points of both steps add up for one purchase and are lost then', () => {
    const s = sitting((state) => { me(state).mind = [0, 1]; me(state).wild = 1; state.shop = ['flurry', '', '', '', '', '', '', '', '', '', '', '']; });
    montageDice(s, 'upgrade', 'upgrade', 'speed').play(0, { kind: 'sitOut' });
    expect(s.moves(0).some((move) => move.kind === 'buy')).toBe(false);
    s.play(0, { kind: 'wildToken', as: 'upgrade' });
    s.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
    s.play(0, { kind: 'done' });
    expect([me(s.state).slots[0], s.state.frames.some((frame) => frame.kind === 'spend')]).toEqual([['flurry'], false]);
  });

  test('VG-214 then Wild tokens and dice buy Vengeance cards', () => {
    const s = sitting((state) => { me(state).mind = [0, 1]; me(state).wild = 1; });
    montageDice(s, 'wild', 'speed', 'speed').play(0, { kind: 'sitOut' });
    s.play(0, { kind: 'done' });
    s.play(0, { kind: 'buyCards', dice: 1, tokens: 1 });
    expect(me(s.state).hand.cards).toEqual(['ZC3', 'ZC2', 'ZC1']);
  });

  test('VG-215 and one card comes for free, if there is one', () => {
    const s = sitting((state) => (me(state).mind = [0, 1]));
    montageDice(s, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect([me(s.state).hand.cards, s.prompts()[0]?.seat]).toEqual([['ZC3'], 1]);
    const none = sitting((state) => { me(state).mind = [0, 1]; state.vengeanceDeck = { cards: [], known: [] }; });
    montageDice(none, 'speed', 'speed', 'speed').play(0, { kind: 'sitOut' });
    expect(me(none.state).hand.cards).toEqual([]);
  });

  test('VG-216 the steps come in this order', () => {
    const s = sitting((state) => (me(state).wild = 1));
    montageDice(s, 'wild', 'upgrade', 'speed').play(0, { kind: 'sitOut' });
    const kinds: string[] = [];
    for (let i = 0; i < 9 && s.prompts()[0]?.seat === 0; i++) {
      kinds.push(s.prompt(0).kind);
      const calm = s.moves(0).find((move) => ['keepDice', 'done', 'pass'].includes(move.kind));
      if (calm) s.play(0, calm);
    }
    expect(kinds).toEqual(['turnDie', 'spend', 'buyCards']);
    expect(s.events.map((event) => event.type)).toEqual(['satOut', 'montageRolled', 'speedDiceLost', 'actionDiceLost', 'drew', 'sawCards']);
  });

  test('VG-217 without a Den in play everybody sits out', () => {
    const s = sitting((state) => (state.places = state.places.map(() => ({ boss: { cards: [], known: [] }, wild: 0 }))));
    expect(s.moves(0).map((move) => move.kind)).toEqual(['sitOut']);
  });

  test('Wild dice do not outlast the turn', () => {
    const s = sitting((state) => (me(state).mind = [0, 1]));
    montageDice(s, 'wild', 'wild', 'speed').play(0, { kind: 'sitOut' });
    s.play(0, { kind: 'done' });
    s.play(0, { kind: 'pass' });
    expect(me(s.state).dice).toEqual([]);
  });

  test('that they are lost is told, also where no card is left to be drawn', () => {
    const s = sitting((state) => { me(state).mind = [0, 1]; state.vengeanceDeck = { cards: [], known: [] }; });
    montageDice(s, 'recon', 'wild', 'speed').play(0, { kind: 'sitOut' });
    const told = s.play(0, { kind: 'done' });
    expect([told.map((event) => event.type), me(s.state).dice]).toEqual([['actionDiceLost'], []]);
  });
});

describe('Wild tokens', () => {
  test('VG-218 a Wild token is good for a montage card, a Vengeance card, a Recon token, or sitting out', () => {
    const s = sitting((state) => { putDen(state, 0, 'D2-1', 'batoman'); me(state).wild = 1; });
    expect(s.moves(0)).toContainEqual({ kind: 'tradeWild' });
    s.play(0, { kind: 'attack', place: 0 });
    expect(s.moves(0).map((move) => move.kind).sort()).toEqual(['run', 'stay']);
  });

  test('VG-219 any number may be owned; they are public; a spent one is gone', () => {
    const s = sitting((state) => (me(state).wild = 40));
    expect(s.view(1).players[0]?.wild).toBe(40);
    s.play(0, { kind: 'tradeWild' });
    expect([me(s.state).wild, s.game.broken?.(s.state).filter((fault) => fault.includes('tokens'))]).toEqual([39, []]);
  });
});
