import { exitPaths } from '@/games/vengeance/rules/fight/exit';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { enemy, me, only, ready, putDen, roll, rolled, storm, type Scene, type Storming } from './table';

const CALM = ['move', 'move', 'move', 'move'] as const;
const hurt = (s: Scene): number => me(s.state).health[1] ?? 0;

/** The third roll is over, nobody has struck. */
function atTheEnd(storming: Storming & { zone?: string }): Scene {
  const s = rolled(CALM, { green: 'miss', ...storming, change: (state) => { storming.change?.(state); fightOf(state).roll = 3; } });
  s.play(0, { kind: 'endActions' });
  return s;
}

/** Kills the last Grunt of the Paper Lantern, the Boss alive or not. */
const lastBlow = (change: Storming['change'], storming: Storming = {}): Scene => rolled(['hit', 'doubleHit', 'move', 'move'], { green: 'miss', ...storming, change });

describe('ending a Fight', () => {
  test('VG-188 with the last enemy the Fight is over at once, without damage', () => {
    const s = rolled(['hit', 'skull', 'move', 'move'], { green: 'miss', change: only(['grunt', 'A']) });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect([hurt(s), s.happened('exited').length, s.happened('activated').length]).toEqual([0, 1, 0]);
  });

  test('VG-189 the way out costs 1 Hurt for each enemy in every zone on it, the first included', () => {
    // A: Grunt, Tough Guy, Henchman. X: Boss and Grunt. Abilities of enemies do not matter.
    expect(hurt(atTheEnd({ zone: 'X' }))).toBe(5);
    expect(hurt(atTheEnd({ zone: 'A' }))).toBe(3);
  });

  test('VG-190 the player chooses the way; the cheapest is known', () => {
    const s = atTheEnd({ den: 'D2-4', boss: 'batoman', zone: 'X', change: only(['grunt', 'A'], ['boss']) });
    expect(s.prompt(0).words).toContain('1 Hurt');
    expect(exitPaths(s.state)).toEqual([[3, 1, 0], [3, 2, 0]]);
    expect(s.refused(0, { kind: 'exit', path: [3, 0] })).toBe('VG-189');
    s.play(0, { kind: 'exit', path: [3, 1, 0] });
    expect(hurt(s)).toBe(2);
  });

  test('VG-191 Blockers do not stop an exit, they count 1', () => {
    expect(hurt(atTheEnd({ den: 'D2-3', boss: 'littleDrago', zone: 'A' }))).toBe(2);
  });

  test('VG-192 a hero in the entry zone takes nothing', () => {
    expect(hurt(atTheEnd({ zone: 'E' }))).toBe(0);
  });

  test('VG-193 the way out can knock out; the Fight is scored all the same', () => {
    const s = atTheEnd({ zone: 'A', change: (state) => { only(['grunt', 'A'], ['toughGuy', 'A'])(state); me(state).health = [0, 3]; me(state).inPlay = ['TK1']; } });
    expect(s.happened('knockedOut')).toHaveLength(1);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect(me(s.state).vp).toBe(2);
  });

  test('VG-194 the Wild token of a cleared zone is taken, wherever the hero stands', () => {
    const s = rolled(['shot', 'move', 'move', 'move'], { green: 'miss', change: only(['grunt', 'A'], ['grunt', 'X']) });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    expect([me(s.state).wild, s.state.places[0]?.wild, s.state.fight?.zone]).toEqual([1, 0, 1]);
    const two = rolled(['shot', 'move', 'move', 'move'], { green: 'miss', change: only(['grunt', 'X'], ['boss']) });
    two.play(0, { kind: 'shoot', enemy: enemy(two, 'grunt', 'X') });
    expect(me(two.state).wild).toBe(0);
  });

  test('VG-195 a Wild token is kept whatever comes later', () => {
    const s = rolled(['shot', 'skull', 'move', 'move'], { green: 'miss', change: (state) => { only(['toughGuy', 'A'], ['grunt', 'X'])(state); me(state).health = [0, 4]; } });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    s.play(0, { kind: 'endActions' });
    expect([s.happened('knockedOut').length, me(s.state).wild]).toEqual([1, 1]);
  });

  test('VG-196 scoring comes after the exit', () => {
    const s = lastBlow((state) => { only(['grunt', 'A'])(state); me(state).inPlay = ['TK1']; });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect([s.happened('exited').length, s.happened('scored').length, s.prompt(0).kind]).toEqual([1, 0, 'score']);
  });

  test('VG-197 a dead Boss goes to the wall, and the Den is replaced', () => {
    const s = lastBlow(only(['boss'], ['grunt', 'A']), {});
    s.change((state) => (fightOf(state).zone = 2)).play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    s.change((state) => (fightOf(state).zone = 0));
    s.play(0, { kind: 'endActions' });
    s.change((state) => (fightOf(state).roll = 3));
    roll(s, CALM, 'miss').play(0, { kind: 'endActions' });
    expect(s.state.wall).toEqual([['batoman', 0]]);
    expect(s.state.places[0]?.id).not.toBe('D2-1');
  });

  test('VG-198 a living Boss stays face up, with everybody back, for anyone to attack', () => {
    const s = atTheEnd({ change: only(['boss']) });
    expect([s.state.places[0]?.id, s.state.places[0]?.boss]).toEqual(['D2-1', { cards: ['batoman'], known: [-1] }]);
    s.play(1, { kind: 'attack', place: 0 });
    expect(s.state.fight?.alive).toBe(0b11111);
  });

  test('VG-199 Wild tokens do not come back with the Minions', () => {
    const s = rolled(['shot', 'shot', 'shot', 'move'], { green: 'miss', change: (state) => { only(['grunt', 'X'])(state); fightOf(state).alive |= 1; } });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    s.change((state) => { fightOf(state).alive |= 1 << enemy(state, 'boss'); fightOf(state).roll = 3; });
    s.play(0, { kind: 'endActions' });
    expect([s.state.places[0]?.id, s.state.places[0]?.wild]).toEqual(['D2-1', 0]);
  });
});

describe('knock-out', () => {
  test('VG-49 a full track ends the Fight and the turn at once', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { green: 'miss', change: (state) => (me(state).health = [0, 1]) });
    s.play(0, { kind: 'endActions' });
    expect([s.happened('knockedOut').length, s.happened('exited').length, s.prompt(1).kind]).toEqual([1, 0, 'ready']);
  });

  test('VG-50 damage beyond the last space is discarded', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { green: 'miss', change: (state) => (me(state).health = [0, 4]) });
    s.play(0, { kind: 'endActions' });
    expect(me(s.state).health).toEqual([0, 5]);
  });

  test('VG-51 a knocked-out hero takes no exit damage', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { green: 'miss', zone: 'X', change: (state) => { me(state).health = [0, 4]; only(['grunt', 'A'], ['grunt', 'X'], ['boss'])(state); } });
    s.play(0, { kind: 'endActions' });
    expect(s.happened('hurt').map((event) => event.by)).toEqual(['activation']);
  });

  test('VG-52 kills before the knock-out count', () => {
    const s = rolled(['doubleHit', 'skull', 'move', 'move'], { green: 'miss', zone: 'X', change: (state) => { me(state).health = [0, 4]; me(state).inPlay = ['TK1']; only(['grunt', 'X'], ['boss'])(state); } });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    s.play(0, { kind: 'endActions' });
    expect([s.happened('knockedOut').length, s.prompt(0).kind]).toEqual([1, 'score']);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect([me(s.state).vp, s.state.wall]).toEqual([2, [['batoman', 0]]]);
  });

  test('VG-53 a hero with a full track cannot fight and must sit out', () => {
    const s = ready((state) => { putDen(state, 0, 'D2-1', 'batoman'); me(state).health = [0, 5]; });
    expect(s.refused(0, { kind: 'attack', place: 0 })).toBe('VG-53');
    expect(s.moves(0).map((move) => move.kind)).toEqual(['sitOut']);
  });

  test('VG-54 upgrades, tokens and cards are kept after a knock-out', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { green: 'miss', slots: [['flurry']], change: (state) => { me(state).health = [0, 1]; me(state).wild = 2; me(state).inPlay = ['ZC1']; } });
    s.play(0, { kind: 'endActions' });
    expect([me(s.state).slots[0], me(s.state).wild, me(s.state).inPlay]).toEqual([['flurry'], 2, ['ZC1']]);
  });

  test('a hero who is knocked out by a Run leaves the zone behind', () => {
    const s = storm({ change: (state) => { fightOf(state).zone = 1; me(state).health = [0, 4]; } });
    s.play(0, { kind: 'run', zone: 2 });
    expect(s.happened('hurt').map((event) => event.by)).toEqual(['run']);
  });
});
