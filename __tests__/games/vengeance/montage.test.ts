import { MONTAGE_FACES, type MontageFace } from '@/games/vengeance/content/dice';
import { pointsOf } from '@/games/vengeance/rules/montage/cards';
import { diceOf, mayTurn, montageOf } from '@/games/vengeance/rules/montage/dice';
import { speedOf } from '@/games/vengeance/rules/montage/montage';
import { playerOf, type State } from '@/games/vengeance/rules/state';

import { handOf, me, montage, montageDice, you, type Scene } from './table';

const dice = (...faces: MontageFace[]): number[] => MONTAGE_FACES.map((face) => faces.filter((each) => each === face).length);

test('VG-80 only who had an S when the dice were rolled may turn one, and nobody outside a Montage', () => {
  const s = revealing([], (state) => { if (state.montage) state.montage.swaps = 0b10; });
  expect([mayTurn(s.state, 0), mayTurn(s.state, 1)]).toEqual([false, true]);
  s.change((state) => { delete state.montage; });
  expect(mayTurn(s.state, 1)).toBe(false);
});

/** The draft is done; the other has placed these cards. */
const revealing = (yours: number[], change: (state: State) => void = () => undefined): Scene =>
  montage((state) => {
    state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
    me(state).dice = [];
    change(state);
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place', given: { 1: { kind: 'place', cards: yours } } }];
  });

const reveal = (s: Scene, mine: number[]): Scene => (s.play(0, { kind: 'place', cards: mine }), s);
const nothing = { kind: 'boost', dice: 0, wilds: 0, tokens: 0 } as const;

/** Everybody resolves a card without doing anything. */
function passCard(s: Scene, seat: number): void {
  s.play(seat, nothing);
  if (s.prompts().some((prompt) => prompt.seat === seat && prompt.kind === 'spend')) s.play(seat, { kind: 'done' });
}

describe('dice draft', () => {
  const rolledPool = (): Scene => {
    const s = montage((state) => (me(state).mind = [0, 3]));
    montageDice(s, 'doubleHeal', 'upgrade', 'wild', 'speed', 'recon').play(0, { kind: 'pass' });
    return s;
  };

  test('VG-77 everybody rolls Mind dice into one pool', () => {
    const s = rolledPool();
    // Kaja with three Stress has 2, Shadowman 3.
    expect([montageOf(s.state).pool, montageOf(s.state).owed]).toEqual([dice('doubleHeal', 'upgrade', 'wild', 'speed', 'recon'), [2, 3]]);
  });

  test('VG-78 one die each, round after round, until all have as many as they rolled', () => {
    const s = rolledPool();
    const order: number[] = [];
    for (let i = 0; i < 5; i++) {
      const seat = s.prompts()[0]?.seat ?? -1;
      order.push(seat);
      const [move] = s.moves(seat);
      if (move) s.play(seat, move);
    }
    expect(order).toEqual([0, 1, 0, 1, 1]);
    expect(montageOf(s.state).pool.every((count) => count === 0)).toBe(true);
  });

  test('VG-79 any die of the pool may be claimed, and only those', () => {
    const s = rolledPool();
    expect(s.moves(0).flatMap((move) => (move.kind === 'claimDie' ? [move.face] : []))).toEqual(['doubleHeal', 'upgrade', 'recon', 'wild', 'speed']);
    s.play(0, { kind: 'claimDie', face: 'speed' });
    expect(s.refused(1, { kind: 'claimDie', face: 'speed' })).toBe('VG-79');
    expect(me(s.state).dice).toEqual(dice('speed'));
  });

  test('VG-80 who rolled with an S turns one claimed die, once, before the draft ends', () => {
    const s = montage();
    montageDice(s, 'doubleHeal', 'upgrade', 'wild', 'speed', 'recon', 'recon').play(0, { kind: 'pass' });
    expect(s.refused(0, { kind: 'turnDie', from: 'wild', into: 'speed' })).toBe('VG-80');
    s.play(0, { kind: 'claimDie', face: 'wild' });
    s.play(1, { kind: 'claimDie', face: 'recon' });
    s.play(0, { kind: 'turnDie', from: 'wild', into: 'upgrade' });
    expect(s.refused(0, { kind: 'turnDie', from: 'upgrade', into: 'speed' })).toBe('VG-80');
    for (const [seat, face] of [[0, 'recon'], [1, 'speed'], [0, 'doubleHeal'], [1, 'upgrade']] as const) s.play(seat, { kind: 'claimDie', face });
    expect(me(s.state).dice).toEqual(dice('upgrade', 'recon', 'doubleHeal'));
    // Shadowman has an S as well, and is asked a last time.
    expect(s.prompts().map((prompt) => [prompt.seat, prompt.kind])).toEqual([[1, 'turnDie']]);
    s.play(1, { kind: 'keepDice' });
    expect(s.prompts().map((prompt) => prompt.kind)).toEqual(['place', 'place']);
  });

  test('VG-80 without an S there is no swap', () => {
    const s = montage((state) => (me(state).mind = [0, 1]));
    montageDice(s, 'doubleHeal', 'upgrade', 'wild', 'speed', 'recon', 'recon').play(0, { kind: 'pass' });
    s.play(0, { kind: 'claimDie', face: 'wild' });
    s.play(1, { kind: 'claimDie', face: 'recon' });
    expect(s.refused(0, { kind: 'turnDie', from: 'wild', into: 'upgrade' })).toBe('VG-80');
  });

  test('VG-42 the right to a swap is fixed with the roll', () => {
    const s = montage((state) => (me(state).hand = handOf(0, 'TK1', 'ZC1')));
    s.play(0, { kind: 'pass' });
    s.play(0, { kind: 'playCard', card: 'TK1' });
    expect([montageOf(s.state).swaps & 1, montageOf(s.state).owed[0]]).toEqual([1, 3]);
  });

  test('VG-82 with Mind 0 nobody rolls or claims', () => {
    const s = montage((state) => (me(state).mind = [0, 7]));
    montageDice(s, 'recon', 'recon', 'recon').play(0, { kind: 'pass' });
    expect([montageOf(s.state).owed, s.prompts().map((prompt) => prompt.seat)]).toEqual([[0, 3], [1]]);
  });
});

describe('cards', () => {
  test('VG-75 a Montage goes through its phases in order', () => {
    const s = montage((state) => (you(state).mind = [0, 1]));
    const seen: string[] = [];
    for (let i = 0; i < 200 && s.state.round === 3; i++) {
      const [prompt] = s.prompts();
      if (!prompt) break;
      if (!seen.slice(-2).includes(prompt.kind)) seen.push(prompt.kind);
      const moves = s.moves(prompt.seat);
      const calm = moves.find((move) => ['pass', 'keepDice', 'done'].includes(move.kind)) ?? moves[0];
      if (calm) s.play(prompt.seat, calm);
    }
    // Who has nothing to turn, to spend or to buy with is not asked; the rest is always there.
    expect(seen.filter((kind) => !['turnDie', 'spend', 'buyCards', 'ready'].includes(kind))).toEqual(['window', 'claimDie', 'place', 'card', 'window']);
    expect(s.state.round).toBe(4);
  });

  test('VG-83 three different cards, one at each slot', () => {
    const s = revealing([0, 2, 4]);
    expect(s.refused(0, { kind: 'place', cards: [0, 0, 1] })).toBe('VG-83');
    expect(s.refused(0, { kind: 'place', cards: [0, 1] })).toBe('VG-83');
    expect(s.refused(0, { kind: 'place', cards: [0, 1, 8] })).toBe('VG-8');
    expect(s.moves(0).filter((move) => move.kind === 'place')).toHaveLength(120);
  });

  test('ways to lay cards are made once and shared, so nobody may change one', () => {
    const s = revealing([0, 2, 4]);
    const list = s.moves(0).flatMap((move) => (move.kind === 'place' ? [move] : []));
    expect(new Set(list.map(({ cards }) => cards.join())).size).toBe(120);
    const [first] = list;
    expect(s.moves(0)[0]).toBe(first);
    expect([Object.isFrozen(first), Object.isFrozen(first?.cards)]).toEqual([true, true]);
    // Cards that are gone for good are in no way (VG-254), also after other lists were made.
    s.change((state) => (me(state).removed = 0b000101));
    expect(s.moves(0).flatMap((move) => (move.kind === 'place' ? move.cards : [])).sort()).toEqual([1, 3, 4, 5].flatMap((card) => Array<number>(18).fill(card)));
  });

  test('VG-84 all place at once in secret, after the draft', () => {
    const s = revealing([0, 2, 4]);
    expect(s.prompts()).toMatchObject([{ seat: 0, kind: 'place', secret: true }]);
    expect(JSON.stringify(s.view(0).frames)).not.toContain('[0,2,4]');
    expect(s.refused(0, { kind: 'playCard', card: 'TK1' })).toBe('VG-106');
  });

  test('VG-85 the boost-2 cards are turned up first and resolved in player order, then 1, then 0', () => {
    const s = reveal(revealing([0, 2, 4]), [1, 3, 5]);
    expect(s.happened('cardsRevealed').map((event) => [event.slot, event.cards])).toEqual([[0, [1, 0]]]);
    expect(s.view(1).players[0]?.placed).toEqual([1, -1, -1]);
    const turns: number[] = [];
    while (s.prompts()[0]?.kind === 'card') {
      const seat = s.prompts()[0]?.seat ?? 0;
      turns.push(seat);
      passCard(s, seat);
    }
    expect(turns).toEqual([0, 1, 0, 1, 0, 1]);
    expect(s.happened('cardsRevealed').map((event) => event.slot)).toEqual([0, 1, 2]);
  });

  test('VG-86 points are card, slot, dice and tokens, fixed before the first action', () => {
    // Kaja's first card heals 2.
    const s = reveal(revealing([0, 2, 4], (state) => { me(state).dice = dice('doubleHeal', 'doubleHeal', 'wild'); me(state).wild = 1; me(state).health = [0, 4]; }), [0, 2, 1]);
    expect(pointsOf(s.state, 0, 0, { dice: 1, wilds: 1, tokens: 1 })).toBe(2 + 2 + 2 + 1 + 1);
    s.play(0, { kind: 'boost', dice: 1, wilds: 0, tokens: 0 });
    expect(s.happened('boosted')[0]?.points).toBe(6);
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    expect(s.refused(0, { kind: 'boost', dice: 1, wilds: 0, tokens: 0 })).toBe('VG-75');
  });

  test('VG-81 a Double Heal is 2 points, other dice 1', () => {
    const s = reveal(revealing([0, 2, 4], (state) => (me(state).dice = dice('doubleHeal', 'upgrade', 'recon', 'wild'))), [0, 2, 1]);
    const worth = (slot: number, boost: { dice: number; wilds: number }): number => pointsOf(s.state, 0, slot, { ...boost, tokens: 0 }) - pointsOf(s.state, 0, slot, { dice: 0, wilds: 0, tokens: 0 });
    expect([worth(0, { dice: 1, wilds: 0 }), worth(1, { dice: 1, wilds: 0 }), worth(2, { dice: 1, wilds: 0 }), worth(0, { dice: 0, wilds: 1 })]).toEqual([2, 1, 1, 1]);
  });

  test('VG-87 only dice of the card’s type and Wild dice; they are spent', () => {
    const s = reveal(revealing([0, 2, 4], (state) => (me(state).dice = dice('upgrade', 'upgrade', 'wild'))), [0, 2, 1]);
    expect(s.refused(0, { kind: 'boost', dice: 1, wilds: 0, tokens: 0 })).toBe('VG-87');
    expect(s.refused(0, { kind: 'boost', dice: 0, wilds: 2, tokens: 0 })).toBe('VG-87');
    s.play(0, { kind: 'boost', dice: 0, wilds: 1, tokens: 0 });
    expect(diceOf(me(s.state).dice, 'wild')).toBe(0);
  });

  test('VG-88 Wild tokens count 1 each, any number', () => {
    const s = reveal(revealing([0, 2, 4], (state) => (me(state).wild = 3)), [0, 2, 1]);
    expect(s.refused(0, { kind: 'boost', dice: 0, wilds: 0, tokens: 4 })).toBe('VG-88');
    s.play(0, { kind: 'boost', dice: 0, wilds: 0, tokens: 3 });
    expect([s.happened('boosted')[0]?.points, me(s.state).wild]).toEqual([7, 0]);
  });

  test('VG-89 the points are good only for the card’s action', () => {
    const s = reveal(revealing([0, 2, 4], (state) => (me(state).health = [0, 2])), [2, 0, 1]);
    s.play(0, nothing);
    expect(new Set(s.moves(0).map((move) => move.kind))).toEqual(new Set(['buy', 'done', 'playCard']));
  });

  test('VG-90 unspent points are lost', () => {
    const s = reveal(revealing([0, 2, 4], (state) => (me(state).health = [0, 3])), [0, 3, 1]);
    s.play(0, nothing);
    s.play(0, { kind: 'done' });
    passCard(s, 1);
    s.play(0, nothing);
    // Heal 1 with boost 1: the 4 points of the first card are gone.
    expect(s.happened('boosted').filter((event) => event.seat === 0).map((event) => event.points)).toEqual([4, 2]);
  });

  test('VG-312 Shake-down: the token may boost the same card; it is optional', () => {
    const gudrun = (): Scene => montage((state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place', given: { 1: { kind: 'place', cards: [0, 1, 2] } } }];
    }, { heroes: ['littleGudrun', 'shadowman'] });
    const s = reveal(gudrun(), [4, 0, 1]);
    s.play(0, { kind: 'useSpecial' });
    expect(me(s.state).wild).toBe(1);
    expect(s.refused(0, { kind: 'useSpecial' })).toBe('VG-312');
    s.play(0, { kind: 'boost', dice: 0, wilds: 0, tokens: 1 });
    expect(s.happened('boosted')[0]?.points).toBe(3);
    const without = reveal(gudrun(), [4, 0, 1]);
    without.play(0, nothing);
    expect(me(without.state).wild).toBe(0);
  });

  test('VG-312 Back Alley replaces a column before anything is bought', () => {
    const s = reveal(revealing([3, 0, 1]), [0, 2, 1]);
    passCard(s, 0);
    const before = s.state.shop.slice();
    s.play(1, { kind: 'backAlley', column: 2 });
    expect([s.state.shop.slice(0, 6), s.state.shop[6] === before[6]]).toEqual([before.slice(0, 6), false]);
    expect(s.refused(1, { kind: 'backAlley', column: 0 })).toBe('VG-312');
  });

  test('VG-312 Old Favours: draw a card, then put one under the deck; nothing with an empty deck', () => {
    const johnny = (change: (state: State) => void = () => undefined): Scene => montage((state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
      me(state).hand = handOf(0, 'TK1', 'TK2');
      state.vengeanceDeck = { cards: ['ZC1', 'ZC2'], known: [0, 0] };
      change(state);
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place', given: { 1: { kind: 'place', cards: [0, 1, 2] } } }];
    }, { heroes: ['johnnySilver', 'shadowman'], hardcoreMontage: true });
    const s = reveal(johnny(), [8, 0, 2]);
    s.play(0, { kind: 'useSpecial' });
    expect([me(s.state).hand.cards, s.prompt(0).kind]).toEqual([['TK1', 'TK2', 'ZC2'], 'favour']);
    expect(s.refused(0, { kind: 'putUnder', card: 'ZC1' })).toBe('VG-312');
    s.play(0, { kind: 'putUnder', card: 'TK1' });
    expect([me(s.state).hand.cards, s.state.vengeanceDeck.cards, s.prompt(0).kind]).toEqual([['TK2', 'ZC2'], ['TK1', 'ZC1'], 'card']);
    expect([s.view(0).vengeanceDeck.cards, s.view(1).vengeanceDeck.cards]).toEqual([['TK1', '?'], ['?', '?']]);
    const empty = reveal(johnny((state) => (state.vengeanceDeck = { cards: [], known: [] })), [8, 0, 2]);
    empty.play(0, { kind: 'useSpecial' });
    expect([me(empty.state).hand.cards.length, empty.prompt(0).kind]).toEqual([2, 'card']);
  });
});

describe('after the cards', () => {
  /** All cards are resolved; these dice are left. */
  const leftWith = (mine: number[], change: (state: State) => void = () => undefined): Scene =>
    montage((state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 3 };
      me(state).dice = mine;
      me(state).placed = [0, 1, 2];
      you(state).placed = [0, 2, 4];
      me(state).hand = handOf(0);
      state.vengeanceDeck = { cards: ['ZC1', 'ZC2', 'ZC3'], known: [0, 0, 0] };
      change(state);
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'window', seat: 1, at: 'closing' }];
      you(state).hand = handOf(1, 'LZ1');
    });
  const on = (s: Scene): Scene => (s.play(1, { kind: 'pass' }), s);

  test('VG-92 remaining dice are points for any actions, pooled by type', () => {
    const s = on(leftWith(dice('doubleHeal', 'doubleHeal', 'upgrade', 'upgrade'), (state) => { me(state).skill = [1, 0]; me(state).health = [0, 2]; }));
    expect(s.prompt(0).kind).toBe('spend');
    s.play(0, { kind: 'heal', track: 'skill', severe: true });
    expect(me(s.state).skill).toEqual([0, 0]);
    expect(s.moves(0).filter((move) => move.kind === 'buy').length).toBeGreaterThan(0);
  });

  test('VG-93 a Wild die is a point of any type, a Wild token is not', () => {
    const s = on(leftWith(dice('wild', 'doubleHeal'), (state) => { me(state).mind = [0, 1]; me(state).wild = 2; }));
    expect(s.refused(0, { kind: 'wildToken', as: 'heal' })).toBe('VG-218');
    s.play(0, { kind: 'wildDie', as: 'heal' });
    s.play(0, { kind: 'heal', track: 'mind', severe: false });
    expect([me(s.state).mind, me(s.state).wild]).toEqual([[0, 0], 2]);
  });

  test('VG-94 then unused dice are lost, but for Wild and Speed ones', () => {
    const s = on(leftWith(dice('doubleHeal', 'upgrade', 'recon', 'wild', 'speed')));
    s.play(0, { kind: 'done' });
    expect([s.prompt(0).kind, me(s.state).dice]).toEqual(['buyCards', dice('wild', 'speed')]);
  });

  test('VG-96 Wild dice and tokens buy Vengeance cards, one each', () => {
    const s = on(leftWith(dice('wild'), (state) => (me(state).wild = 1)));
    s.play(0, { kind: 'done' });
    expect(s.refused(0, { kind: 'buyCards', dice: 0, tokens: 0 })).toBe('VG-96');
    s.play(0, { kind: 'buyCards', dice: 1, tokens: 1 });
    expect([me(s.state).hand.cards, me(s.state).wild, s.state.vengeanceDeck.cards]).toEqual([['ZC3', 'ZC2'], 0, ['ZC1']]);
  });

  test('VG-97 the number is declared and paid before a card is seen', () => {
    const s = on(leftWith(dice('wild'), (state) => (me(state).wild = 2)));
    s.play(0, { kind: 'done' });
    s.play(0, { kind: 'buyCards', dice: 1, tokens: 0 });
    // Whoever has drawn cannot buy again.
    expect(s.prompts().some((prompt) => prompt.kind === 'buyCards')).toBe(false);
    expect(s.happened('sawCards')[0]).toMatchObject({ to: [0], cards: ['ZC3'] });
  });

  test('VG-98 nobody buys more than the deck holds, or from an empty one', () => {
    const s = on(leftWith(dice('wild'), (state) => (me(state).wild = 5)));
    s.play(0, { kind: 'done' });
    expect(s.refused(0, { kind: 'buyCards', dice: 1, tokens: 3 })).toBe('VG-98');
    s.play(0, { kind: 'buyCards', dice: 1, tokens: 2 });
    expect(s.state.vengeanceDeck.cards).toEqual([]);
    const empty = on(leftWith(dice('wild'), (state) => (state.vengeanceDeck = { cards: [], known: [] })));
    empty.play(0, { kind: 'done' });
    expect(empty.happened('drew')).toEqual([]);
    expect(empty.prompts().some((prompt) => prompt.kind === 'buyCards')).toBe(false);
  });

  test('VG-99 then Wild dice are lost, tokens are kept', () => {
    const s = on(leftWith(dice('wild', 'wild'), (state) => (me(state).wild = 2)));
    s.play(0, { kind: 'done' });
    s.play(0, { kind: 'pass' });
    s.play(1, { kind: 'pass' });
    expect([me(s.state).dice, me(s.state).wild, s.state.round]).toEqual([[], 2, 4]);
  });

  test('VG-100 Speed is that of the three cards and one for each Speed die', () => {
    const { state } = leftWith(dice('speed', 'speed'));
    // Kaja 1, 3 and 1; Shadowman 1, 1 and 1.
    expect([speedOf(state, 0), speedOf(state, 1)]).toEqual([7, 3]);
  });

  test('VG-101 the fastest goes first; who ties keeps the old order', () => {
    const turn = (change: (state: State) => void): Scene => {
      const s = on(leftWith([], change));
      s.play(1, { kind: 'pass' });
      return s;
    };
    expect(turn((state) => (state.order = [1, 0])).state.order).toEqual([0, 1]);
    // 1 + 1 + 1 against 3.
    expect(turn((state) => { state.order = [1, 0]; me(state).placed = [0, 2, 5]; }).state.order).toEqual([1, 0]);
    expect(turn((state) => { state.order = [0, 1]; me(state).placed = [0, 2, 5]; }).state.order).toEqual([0, 1]);
  });

  test('VG-102 the order holds until the next Montage', () => {
    const s = on(leftWith([], (state) => (state.order = [1, 0])));
    s.play(1, { kind: 'pass' });
    for (const seat of [0, 1]) {
      s.play(seat, { kind: 'sitOut' });
      for (let i = 0; i < 9 && s.prompts()[0]?.seat === seat && s.prompts()[0]?.kind !== 'ready'; i++) {
        const moves = s.moves(seat);
        const calm = moves.find((move) => ['keepDice', 'done', 'pass'].includes(move.kind)) ?? moves[0];
        if (calm) s.play(seat, calm);
      }
    }
    expect([s.state.round, s.state.order, s.prompts()[0]?.seat]).toEqual([5, [0, 1], 0]);
  });

  test('VG-95 all six cards are there again in every Montage', () => {
    const s = on(leftWith([]));
    s.play(1, { kind: 'pass' });
    expect([me(s.state).placed, me(s.state).removed]).toEqual([[], 0]);
  });
});

describe('playing Vengeance cards later', () => {
  test('VG-103 at any time of a Montage and in the own Ready phase', () => {
    const s = montage((state) => (me(state).hand = handOf(0, 'TK1', 'ZC1', 'HR2')));
    s.play(0, { kind: 'playCard', card: 'TK1' });
    s.play(0, { kind: 'pass' });
    s.play(0, { kind: 'playCard', card: 'HR2' });
    expect(me(s.state).inPlay).toEqual(['TK1', 'HR2']);
    expect(s.refused(0, { kind: 'playCard', card: 'LZ1' })).toBe('VG-103');
  });

  test('VG-104 face up at once, with its damage', () => {
    const s = montage((state) => (me(state).hand = handOf(0, 'TK9', 'ZC1')));
    s.play(0, { kind: 'playCard', card: 'TK9' });
    expect([s.view(1).players[0]?.inPlay, me(s.state).mind, me(s.state).skill, me(s.state).health]).toEqual([['TK9'], [0, 1], [0, 1], [0, 1]]);
  });

  test('VG-105 before the roll, at every own decision, and before the order is set', () => {
    const s = montage();
    expect(s.prompt(0)).toMatchObject({ kind: 'window', words: expect.stringContaining('before the dice') });
    const none = montage((state) => { me(state).hand = handOf(0); you(state).hand = handOf(1, 'LZ1'); state.frames.pop(); state.frames.push({ kind: 'window', seat: 1, at: 'closing' }); });
    expect(none.moves(1)).toEqual([{ kind: 'pass' }, { kind: 'playCard', card: 'LZ1' }]);
    expect(none.prompt(1).words).toContain('before the player order');
  });

  test('a window opens for every hand, whether or not its cards can be played', () => {
    const s = montage((state) => { me(state).hand = handOf(0, 'TK2'); me(state).health = [0, 4]; });
    expect(s.moves(0)).toEqual([{ kind: 'pass' }]);
    const nobody = montage((state) => { me(state).hand = handOf(0); });
    expect(nobody.prompts()).toEqual([]);
  });
});

test('a player claims as many dice as there are spaces in the draft', () => {
  const s = montage();
  s.play(0, { kind: 'pass' });
  expect(playerOf(s.state, 0).dice).toEqual([]);
});
