import { UPGRADE_IDS, UPGRADES } from '@/games/vengeance/content/abilities';
import { TOKENS, type Token } from '@/games/vengeance/content/dice';
import { available } from '@/games/vengeance/rules/fight/dice';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { enemy, isAlive, me, roll, rolled, storm, type Scene } from './table';

const pool = (s: Scene): Partial<Record<Token, number>> =>
  Object.fromEntries(TOKENS.map((token) => [token, available(fightOf(s.state), token)]).filter(([, count]) => count !== 0));

describe('abilities', () => {
  test('VG-156 each once a roll, the default ability too', () => {
    const s = rolled(['shot', 'shot', 'hit', 'hit'], { green: 'miss' });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    expect(s.refused(0, { kind: 'convert', slot: 3, input: 'shot' })).toBe('VG-156');
    s.play(0, { kind: 'endActions' });
    roll(s, ['shot', 'shot', 'hit', 'hit'], 'miss');
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    expect(pool(s)).toEqual({ shot: 1, hit: 3 });
  });

  test('VG-157 what an ability gives may feed another', () => {
    const s = rolled(['shot', 'move', 'move', 'move'], { green: 'miss', slots: [['haymaker'], ['spin']] });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    s.play(0, { kind: 'convert', slot: 1, input: 'doubleHit' });
    expect(pool(s)).toEqual({ move: 3, hit: 3 });
  });

  test('VG-158 a one-way conversion does not go back, an either-way one goes one way', () => {
    const s = rolled(['hit', 'hit', 'shot', 'skull'], { green: 'miss', slots: [['juggle'], ['pistolWhip']] });
    expect(s.refused(0, { kind: 'convert', slot: 1, input: 'hit' })).toBe('VG-158');
    expect(s.moves(0)).toContainEqual({ kind: 'convert', slot: 0, input: 'shot' });
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    expect(pool(s)).toEqual({ hit: 1, shot: 2 });
    expect(s.refused(0, { kind: 'convert', slot: 0, input: 'shot' })).toBe('VG-156');
  });

  test.each(UPGRADE_IDS.filter((id) => UPGRADES[id].effect.kind === 'convert'))('VG-158 %s turns exactly its left side into its right side', (id) => {
    const { effect } = UPGRADES[id];
    if (effect.kind !== 'convert') return;
    const inputs: readonly string[] = effect.in;
    const input = inputs[0] === 'any' ? 'shot' : (TOKENS.find((token) => token === inputs[0]) ?? 'hit');
    const s = rolled(['move', 'hit', 'doubleHit', 'shot'], { green: 'miss', slots: [[id]] });
    s.change((state) => (fightOf(state).gained = [0, 0, 0, 0, inputs.length > 1 ? 1 : 0]));
    const before = pool(s);
    s.play(0, { kind: 'convert', slot: 0, input });
    const expected: Record<string, number> = { ...before };
    expected[input] = (expected[input] ?? 0) - inputs.length;
    for (const token of effect.out) expected[token] = (expected[token] ?? 0) + 1;
    for (const token of TOKENS) if (expected[token] === 0) delete expected[token];
    expect(pool(s)).toEqual(expected);
  });

  test('VG-159 any Hero action is a Move, Hit, Double Hit or Shot; Skulls and Misses are none', () => {
    const s = rolled(['skull', 'skull', 'move', 'doubleHit'], { green: 'miss', slots: [['improvise']] });
    const inputs = s.moves(0).flatMap((move) => (move.kind === 'convert' && move.slot === 0 ? [move.input] : []));
    expect(inputs.sort()).toEqual(['doubleHit', 'move']);
    s.play(0, { kind: 'convert', slot: 0, input: 'move' });
    expect(pool(s)).toEqual({ doubleHit: 1, hit: 1 });
  });

  test('VG-160 a condition counts Skulls after the re-rolls; they stay and activate', () => {
    const one = rolled(['skull', 'move', 'move', 'move'], { green: 'miss', slots: [['cornered']] });
    expect(one.refused(0, { kind: 'gain', slot: 0 })).toBe('VG-160');
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss', slots: [['cornered'], ['seeingRed']] });
    s.play(0, { kind: 'gain', slot: 0 });
    s.play(0, { kind: 'gain', slot: 1 });
    expect(pool(s)).toEqual({ move: 2, hit: 1, doubleHit: 1 });
    s.play(0, { kind: 'endActions' });
    expect(s.happened('activated')).toHaveLength(1);
  });

  test('VG-161 a removed Skull counts for nothing any more', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss', slots: [['fury'], ['cornered']] });
    s.play(0, { kind: 'gain', slot: 0 });
    expect(pool(s)).toEqual({ move: 2, hit: 2 });
    expect(s.refused(0, { kind: 'gain', slot: 1 })).toBe('VG-160');
    expect(s.state.fight?.dice[0]?.out).toBe('removed');
  });

  test('VG-161 without Skulls left nobody activates', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss' });
    s.change((state) => fightOf(state).dice.forEach((die) => die.face === 'skull' && (die.out = 'removed')));
    s.play(0, { kind: 'endActions' });
    expect(s.happened('activated')).toEqual([]);
  });

  test('VG-162 a Skill Shot that counts is a Shot for abilities', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'skillShot' });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    expect([pool(s), s.state.fight?.dice[4]?.out]).toEqual([{ move: 2, hit: 1 }, 'locked']);
  });

  test('VG-310 a Move that ignores Blockers keeps that until it is spent; as an input it is a Move', () => {
    const s = rolled(['move', 'skull', 'hit', 'hit'], { den: 'D2-3', boss: 'littleDrago', green: 'miss', slots: [['slipTheNet'], ['shoulderCharge']] });
    s.play(0, { kind: 'convert', slot: 0, input: 'move' });
    expect(pool(s)).toEqual({ slip: 2, hit: 2 });
    s.play(0, { kind: 'slip', zone: 2 });
    expect(s.state.fight?.zone).toBe(2);
    s.play(0, { kind: 'convert', slot: 1, input: 'slip' });
    expect(pool(s)).toEqual({ hit: 3 });
  });

  test('VG-65 only the four top tiles are active', () => {
    const s = rolled(['hit', 'hit', 'shot', 'skull'], { green: 'miss', slots: [['flurry', 'haymaker'], ['sidestep'], ['knifeThrow'], ['doubleTap']] });
    const slots = s.moves(0).flatMap((move) => (move.kind === 'convert' ? [move.slot] : []));
    expect([...new Set(slots)].sort()).toEqual([0, 1, 2, 3]);
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    expect(pool(s).doubleHit).toBe(1);
  });

  test('VG-68 a covered tile does nothing', () => {
    const s = rolled(['hit', 'hit', 'shot', 'skull'], { green: 'miss', slots: [['flurry', 'thickSkin']] });
    expect(s.refused(0, { kind: 'convert', slot: 0, input: 'hit' })).toBe('VG-68');
  });

  test('VG-69 the default ability works unless a tile lies over it', () => {
    expect(rolled(['shot'], { change: (state) => (me(state).skill = [0, 7]) }).moves(0)).toContainEqual({ kind: 'convert', slot: 3, input: 'shot' });
    const covered = rolled(['shot'], { slots: [[], [], [], ['flurry']], change: (state) => (me(state).skill = [0, 7]) });
    expect(covered.refused(0, { kind: 'convert', slot: 3, input: 'shot' })).toBe('VG-158');
  });

  test('Step Aside, Bear Temper, Soft Shoe and Quickdraw do what their boards say', () => {
    const aside = roll(storm({ hero: 'shadowman' }), ['skull', 'skull', 'move', 'move'], 'miss');
    aside.play(0, { kind: 'gain', slot: 3 });
    expect(pool(aside)).toEqual({ move: 2, slip: 1 });
    const temper = roll(storm({ hero: 'littleGudrun' }), ['skull', 'skull', 'move', 'move'], 'miss');
    temper.play(0, { kind: 'gain', slot: 3 });
    expect(pool(temper)).toEqual({ move: 2, hit: 1 });
    const shoe = roll(storm({ hero: 'johnnySilver' }), ['hit', 'skull', 'move', 'move'], 'miss');
    shoe.play(0, { kind: 'convert', slot: 3, input: 'hit' });
    expect(pool(shoe)).toEqual({ move: 3 });
    const draw = roll(storm({ hero: 'leaPistolera' }), ['hit', 'skull', 'move', 'move'], 'miss');
    draw.play(0, { kind: 'convert', slot: 3, input: 'move' });
    expect(pool(draw)).toEqual({ move: 1, hit: 1, shot: 1 });
  });

  test('a Hit made of a Shot kills like any other', () => {
    const s = rolled(['shot', 'move', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    expect(isAlive(s, enemy(s, 'henchman', 'A'))).toBe(false);
  });
});
