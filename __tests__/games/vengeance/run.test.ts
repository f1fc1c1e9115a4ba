import { me, only, roll, rolled, storm, zoneOf } from './table';

describe('Run', () => {
  test('VG-126 one Run to an adjacent zone, decided before the dice are rolled', () => {
    const s = storm();
    expect(s.refused(0, { kind: 'run', zone: 2 })).toBe('VG-126');
    s.play(0, { kind: 'run', zone: 1 });
    expect([s.state.fight?.zone, s.happened('rolled').length]).toEqual([1, 1]);
    expect(s.refused(0, { kind: 'run', zone: 0 })).toBe('VG-126');
  });

  test('VG-126 the entry zone may be run to as well', () => {
    const s = storm({ change: (state) => state.fight && (state.fight.zone = 1) });
    expect(s.moves(0)).toContainEqual({ kind: 'run', zone: 0 });
  });

  test('VG-126 before each of the three rolls there is one', () => {
    const s = storm({ change: (state) => state.fight && (state.fight.roll = 2) });
    s.play(0, { kind: 'run', zone: 1 });
    expect(s.state.fight?.zone).toBe(1);
  });

  test('VG-127 running out of a zone costs 1 Hurt for each enemy there, whatever its kind', () => {
    const s = storm({ change: (state) => state.fight && (state.fight.zone = 1) });
    s.play(0, { kind: 'run', zone: 0 });
    // Grunt, Tough Guy and a Tengu-Kai Henchman, who deals 2 otherwise.
    expect(me(s.state).health).toEqual([0, 3]);
  });

  test('VG-128 running out of a zone without enemies is free', () => {
    const s = storm();
    s.play(0, { kind: 'run', zone: 1 });
    expect(me(s.state).health).toEqual([0, 0]);
  });

  test('VG-129 no Run out of a zone with a Blocker', () => {
    const s = storm({ den: 'D2-3', boss: 'littleDrago', change: (state) => state.fight && (state.fight.zone = 1) });
    expect(s.refused(0, { kind: 'run', zone: 0 })).toBe('VG-129');
    expect(s.moves(0)).toEqual([{ kind: 'stay' }]);
  });

  test('VG-130 a Run uses no die', () => {
    const s = storm();
    s.play(0, { kind: 'run', zone: 1 });
    expect(s.state.fight?.dice).toHaveLength(5);
    expect(s.state.fight?.dice.every((die) => die.out === undefined)).toBe(true);
  });

  test('VG-131 Run damage can knock out: the roll does not happen', () => {
    const s = storm({
      change: (state) => {
        if (state.fight) state.fight.zone = 1;
        me(state).health = [0, 2];
      },
    });
    s.play(0, { kind: 'run', zone: 0 });
    expect([s.happened('knockedOut').length, s.happened('rolled').length]).toEqual([1, 0]);
    expect(s.prompt(1).kind).toBe('ready');
  });

  test('VG-121 enemies stay where they are', () => {
    const s = rolled(['skull', 'skull'], { change: (state) => (me(state).skill = [0, 6]) });
    const places = s.state.fight?.alive;
    s.play(0, { kind: 'endActions' });
    expect([s.state.fight?.alive, zoneOf(s.state, 'A')]).toEqual([places, 1]);
  });

  test('VG-122 a Fight lasts three rolls, then the hero must leave', () => {
    const s = storm();
    for (let i = 0; i < 3; i++) {
      roll(s, ['move', 'move', 'move', 'move'], 'miss');
      s.play(0, { kind: 'endActions' });
    }
    expect(s.happened('rolled').map((event) => event.roll)).toEqual([1, 2, 3]);
    expect(s.happened('exited')).toHaveLength(1);
    expect(s.state.fight).toBeUndefined();
  });

  test('VG-123 between two rolls the hero stays where the last one ended, and the dead stay dead', () => {
    const s = rolled(['hit', 'move', 'move', 'move'], { green: 'miss' });
    const grunt = 0;
    s.play(0, { kind: 'hit', enemy: grunt });
    s.play(0, { kind: 'endActions' });
    expect([s.state.fight?.roll, s.state.fight?.zone, (s.state.fight?.alive ?? 1) & (1 << grunt)]).toEqual([2, 1, 0]);
  });

  test('VG-124 nobody leaves a Fight early of their own will', () => {
    const s = storm();
    expect(s.moves(0).map((move) => move.kind).sort()).toEqual(['run', 'stay']);
    roll(s, ['move', 'move', 'move', 'move'], 'miss');
    expect(s.moves(0).map((move) => move.kind)).not.toContain('exit');
  });

  test('VG-125 zones are adjacent only through a doorway', () => {
    // In the Coin Laundry B and the boss zone lie side by side without a door.
    const s = storm({ den: 'D2-2', change: (state) => state.fight && (state.fight.zone = 2) });
    expect(s.refused(0, { kind: 'run', zone: 3 })).toBe('VG-126');
    const shot = rolled(['shot'], { den: 'D2-2', zone: 'B', change: (state) => { only(['boss'])(state); me(state).skill = [0, 7]; } });
    expect(shot.moves(0).map((move) => move.kind)).not.toContain('shoot');
  });
});
