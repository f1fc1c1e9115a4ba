import { GREEN_DIE, RED_DIE } from '@/games/vengeance/content/dice';

import { dictate, enemy, me, roll, rolled, storm, type Scene } from './table';

const facesOf = (s: Scene): string[] => s.state.fight?.dice.map((die) => die.face) ?? [];
const skulls = (s: Scene): number => s.state.fight?.dice.filter((die) => die.face === 'skull' && die.out === undefined).length ?? 0;

describe('rolling', () => {
  test('VG-37 Skill is the number of red dice', () => {
    for (const [broken, dice] of [[0, 4], [3, 3], [6, 2]] as const) {
      const s = storm({ change: (state) => (me(state).skill = [0, broken]) });
      s.play(0, { kind: 'stay' });
      expect(s.state.fight?.dice.filter((die) => !die.bonus)).toHaveLength(dice);
    }
  });

  test('VG-38 with the plain symbol the green die’s Skill Shot is a Miss', () => {
    const s = rolled(['skull', 'skull', 'skull', 'skull'], { green: 'skillShot', change: (state) => (me(state).skill = [0, 1]) });
    s.play(0, { kind: 'finishRerolls' });
    expect(s.state.fight?.dice[4]).toEqual({ face: 'skillShot', bonus: true });
    expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') })).toBe('VG-143');
  });

  test('VG-39 with the shot symbol it is a Shot', () => {
    const s = rolled(['move', 'move', 'move', 'move'], { green: 'skillShot' });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    expect(s.state.fight?.dice[4]?.out).toBe('locked');
  });

  test('VG-40 without a symbol there is no green die', () => {
    const s = storm({ change: (state) => (me(state).skill = [0, 5]) });
    s.play(0, { kind: 'stay' });
    expect(s.state.fight?.dice.some((die) => die.bonus)).toBe(false);
  });

  test('VG-134 dice are Skill, the green die and minus the penalty', () => {
    const s = storm({ change: (state) => state.fight && (state.fight.penalty = 1) });
    s.play(0, { kind: 'stay' });
    expect(s.state.fight?.dice.map((die) => die.bonus ?? false)).toEqual([false, false, false, true]);
    expect([s.happened('rolled')[0]?.missing, s.state.fight?.penalty]).toEqual([1, 0]);
  });

  test('VG-135 a penalty takes red dice first, then the green one; a roll without dice counts', () => {
    const s = storm({ change: (state) => { me(state).skill = [0, 6]; if (state.fight) state.fight.penalty = 2; } });
    s.play(0, { kind: 'stay' });
    expect(s.state.fight?.dice.map((die) => die.bonus)).toEqual([true]);
    const none = storm({ change: (state) => { me(state).skill = [0, 6]; if (state.fight) state.fight.penalty = 5; } });
    none.play(0, { kind: 'stay' });
    none.play(0, { kind: 'endActions' });
    expect([none.happened('rolled')[0]?.faces, none.state.fight?.roll]).toEqual([[], 2]);
  });

  test('VG-136 with three Skulls one may be discarded and the rest rolled again', () => {
    const two = roll(storm(), ['skull', 'skull', 'hit', 'hit'], 'miss');
    expect(two.prompt(0).kind).toBe('actions');
    const s = roll(storm(), ['skull', 'skull', 'hit', 'hit'], 'skull');
    dictate(s, ['move', 'shot']).play(0, { kind: 'skullReroll', discard: 'bonus' });
    expect([facesOf(s), s.state.fight?.dice[4]?.out]).toEqual([['move', 'shot', 'hit', 'hit', 'skull'], 'discarded']);
  });

  test('VG-137 again as long as three show; a discarded die is out', () => {
    const s = roll(storm(), ['skull', 'skull', 'skull', 'skull'], 'miss');
    dictate(s, ['skull', 'skull', 'skull']).play(0, { kind: 'skullReroll', discard: 'red' });
    dictate(s, ['move', 'skull']).play(0, { kind: 'skullReroll', discard: 'red' });
    expect(s.state.fight?.dice.map((die) => die.out)).toEqual(['discarded', 'discarded', undefined, undefined, undefined]);
    expect([skulls(s), s.prompt(0).kind]).toEqual([1, 'actions']);
  });

  test('VG-138 all remaining Skulls are rolled again', () => {
    const s = roll(storm(), ['skull', 'skull', 'skull', 'hit'], 'skull');
    dictate(s, ['hit', 'hit'], 'hit').play(0, { kind: 'skullReroll', discard: 'red' });
    expect(s.happened('rerolled')[0]?.dice).toEqual([1, 2, 4]);
    expect(facesOf(s).slice(1)).toEqual(['hit', 'hit', 'hit', 'hit']);
  });

  test('VG-139 no action before the re-rolls are finished', () => {
    const s = roll(storm({ slots: [['coldRead']], change: (state) => state.fight && (state.fight.zone = 1) }), ['hit', 'move', 'move', 'move'], 'miss');
    expect(s.refused(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') })).toBe('VG-139');
    s.play(0, { kind: 'finishRerolls' });
    expect(s.refused(0, { kind: 'reroll', slot: 0, dice: [0] })).toBe('VG-139');
  });

  test('VG-140 different re-rolls in any order, each once', () => {
    const s = roll(storm({ slots: [['coldRead'], ['ironNerve'], ['loadedDice']] }), ['skull', 'skull', 'skull', 'hit'], 'miss');
    dictate(s, ['skull']).play(0, { kind: 'reroll', slot: 0, dice: [0] });
    expect(s.refused(0, { kind: 'reroll', slot: 0, dice: [1] })).toBe('VG-156');
    dictate(s, ['move', 'skull']).play(0, { kind: 'reroll', slot: 1, dice: [0, 1] });
    expect(s.refused(0, { kind: 'reroll', slot: 1, dice: [1] })).toBe('VG-156');
    dictate(s, ['shot'], 'hit').play(0, { kind: 'useItemDice', slot: 2, dice: [3, 4] });
    expect(facesOf(s)).toEqual(['move', 'skull', 'skull', 'shot', 'hit']);
  });

  test('VG-140 Cold Read takes one die of any face, Iron Nerve only Skulls', () => {
    const s = roll(storm({ slots: [['coldRead'], ['ironNerve']] }), ['skull', 'skull', 'move', 'hit'], 'miss');
    expect(s.refused(0, { kind: 'reroll', slot: 0, dice: [0, 1] })).toBe('VG-140');
    expect(s.refused(0, { kind: 'reroll', slot: 1, dice: [2] })).toBe('VG-140');
    expect(s.refused(0, { kind: 'reroll', slot: 0, dice: [2, 2] })).toBe('VG-140');
    expect(s.refused(0, { kind: 'reroll', slot: 1, dice: [1, 1] })).toBe('VG-140');
    expect(s.moves(0)).toContainEqual({ kind: 'reroll', slot: 1, dice: [0, 1] });
    expect(s.refused(0, { kind: 'reroll', slot: 2, dice: [2] })).toBe('VG-68');
    dictate(s, ['hit']).play(0, { kind: 'reroll', slot: 0, dice: [2] });
    expect(facesOf(s)[2]).toBe('hit');
  });

  test('VG-42 damage after the roll changes nothing about the dice on the table', () => {
    const s = rolled(['move', 'move', 'move', 'move'], { green: 'skillShot' });
    s.change((state) => (me(state).skill = [0, 3]));
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    expect(s.state.fight?.dice).toHaveLength(5);
  });

  test('a die shows each of its faces alike', () => {
    const s = roll(storm(), ['move', 'hit', 'doubleHit', 'shot'], 'hit');
    expect(facesOf(s)).toEqual([RED_DIE[0], RED_DIE[1], RED_DIE[2], RED_DIE[3], GREEN_DIE[1]]);
  });
});
