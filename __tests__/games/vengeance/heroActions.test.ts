import { enemy, isAlive, me, only, rolled } from './table';

describe('Hero actions', () => {
  test('VG-141 a Miss does nothing', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss', zone: 'E' });
    expect(new Set(s.moves(0).map((move) => move.kind))).toEqual(new Set(['move', 'endActions']));
  });

  test('VG-142 dice may be left unused', () => {
    const s = rolled(['hit', 'hit', 'shot', 'move'], { green: 'miss' });
    s.play(0, { kind: 'endActions' });
    expect(s.state.fight?.roll).toBe(2);
  });

  test('VG-143 a used die is locked for the rest of the roll', () => {
    const s = rolled(['hit', 'move', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect(s.state.fight?.dice.map((die) => die.out)).toEqual(['locked', undefined, undefined, undefined, undefined]);
    expect(s.refused(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') })).toBe('VG-143');
  });

  test('VG-144 actions are used in any order and interleaved', () => {
    const s = rolled(['hit', 'move', 'shot', 'hit'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    s.play(0, { kind: 'move', zone: 2 });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'X') });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'boss', 'X') });
    expect([s.state.fight?.zone, s.state.fight?.damage[enemy(s, 'boss', 'X')]]).toEqual([2, 1]);
  });

  test('VG-145 a Move goes through one doorway without damage', () => {
    const s = rolled(['move', 'move', 'hit', 'hit'], { green: 'miss' });
    expect(s.refused(0, { kind: 'move', zone: 1 })).toBe('VG-145');
    s.play(0, { kind: 'move', zone: 2 });
    expect([s.state.fight?.zone, me(s.state).health]).toEqual([2, [0, 0]]);
  });

  test('VG-146 no Move past a Blocker until it is dead', () => {
    const s = rolled(['move', 'hit', 'move', 'move'], { den: 'D2-3', boss: 'littleDrago', green: 'miss' });
    expect(s.refused(0, { kind: 'move', zone: 2 })).toBe('VG-146');
    s.play(0, { kind: 'hit', enemy: enemy(s, 'blocker', 'A') });
    s.play(0, { kind: 'move', zone: 2 });
    expect(s.state.fight?.zone).toBe(2);
  });

  test('VG-147 a Hit is 1 damage to an enemy in the hero’s zone', () => {
    const s = rolled(['hit', 'hit', 'move', 'move'], { green: 'miss' });
    expect(s.refused(0, { kind: 'hit', enemy: enemy(s, 'boss', 'X') })).toBe('VG-147');
    s.play(0, { kind: 'hit', enemy: enemy(s, 'toughGuy', 'A') });
    expect(s.state.fight?.damage[enemy(s, 'toughGuy', 'A')]).toBe(1);
    expect(isAlive(s, enemy(s, 'toughGuy', 'A'))).toBe(true);
  });

  test('VG-148 a Double Hit is 2 damage to one enemy; what is too much is lost', () => {
    const s = rolled(['doubleHit', 'doubleHit', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'toughGuy', 'A') });
    expect(isAlive(s, enemy(s, 'toughGuy', 'A'))).toBe(false);
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'grunt', 'A') });
    expect([isAlive(s, enemy(s, 'grunt', 'A')), isAlive(s, enemy(s, 'henchman', 'A'))]).toEqual([false, true]);
    expect(s.state.fight?.damage).toEqual(s.state.fight?.damage.map(() => 0));
  });

  test('VG-149 a Shot goes into an adjacent zone, never into the own', () => {
    const s = rolled(['shot', 'shot', 'move', 'move'], { green: 'miss' });
    expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'A') })).toBe('VG-149');
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    expect(isAlive(s, enemy(s, 'grunt', 'X'))).toBe(false);
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'boss', 'X') });
    expect(s.state.fight?.damage[enemy(s, 'boss', 'X')]).toBe(1);
  });

  test('VG-150 Shots take Grunts first; Hits choose freely', () => {
    const s = rolled(['shot', 'hit', 'move', 'move'], { green: 'miss' });
    expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'boss', 'X') })).toBe('VG-150');
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    expect(isAlive(s, enemy(s, 'henchman', 'A'))).toBe(false);
  });

  test('VG-151 Shots out of the entry zone are allowed', () => {
    const s = rolled(['shot', 'skull', 'move', 'move'], { green: 'miss', zone: 'E' });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'A') });
    expect(isAlive(s, enemy(s, 'grunt', 'A'))).toBe(false);
  });

  test('VG-152 an enemy whose damage reaches its health dies at once and is gone', () => {
    const s = rolled(['hit', 'hit', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect(s.happened('killed').map((event) => event.enemies)).toEqual([[enemy(s, 'grunt', 'A')]]);
    expect(s.refused(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') })).toBe('VG-152');
  });

  test('VG-153 damage of different dice adds up within a roll', () => {
    const s = rolled(['hit', 'shot', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'toughGuy', 'A') });
    s.play(0, { kind: 'move', zone: 2 });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'A') });
    const other = rolled(['hit', 'shot', 'move', 'move'], { green: 'miss', change: only(['toughGuy', 'A'], ['boss']) });
    other.play(0, { kind: 'hit', enemy: enemy(other, 'toughGuy', 'A') });
    other.play(0, { kind: 'move', zone: 2 });
    other.play(0, { kind: 'shoot', enemy: enemy(other, 'toughGuy', 'A') });
    expect(isAlive(other, enemy(other, 'toughGuy', 'A'))).toBe(false);
  });

  test('VG-154 damage on survivors is wiped at the end of the roll', () => {
    const s = rolled(['hit', 'move', 'move', 'move'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'toughGuy', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(s.state.fight?.damage[enemy(s, 'toughGuy', 'A')]).toBe(0);
  });

  test('VG-155 unused actions are not there in the next roll', () => {
    const s = rolled(['hit', 'hit', 'hit', 'hit'], { green: 'miss', slots: [['flurry']] });
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    s.play(0, { kind: 'endActions' });
    s.change((state) => (me(state).skill = [0, 8]));
    s.play(0, { kind: 'stay' });
    expect(s.refused(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') })).toBe('VG-143');
  });
});
