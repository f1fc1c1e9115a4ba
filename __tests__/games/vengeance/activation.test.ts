import type { BossId } from '@/games/vengeance/content/bosses';
import type { DenId } from '@/games/vengeance/content/dens';
import { explainHurt } from '@/games/vengeance/rules/fight/enemies';
import { strike } from '@/games/vengeance/rules/fight/killing';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { enemy, happen, isAlive, me, only, roll, rolled, type Scene, type Storming } from './table';

const SKULL = ['skull', 'move', 'move', 'move'] as const;
const CALM = ['move', 'move', 'move', 'move'] as const;
const hurt = (s: Scene): number => me(s.state).health[1] ?? 0;

function struck(storming: Storming & { zone?: string }): Scene {
  const s = rolled(SKULL, { green: 'miss', ...storming });
  s.play(0, { kind: 'endActions' });
  return s;
}

/** A lone Henchman of the Boss's gang in zone A with the hero. */
const henchman = (boss: BossId, den: DenId = 'D2-1') => ({ den, boss, change: only(['henchman', 'A'], ['boss']) });

describe('enemy activation', () => {
  test('VG-166 one Skull is enough, after the actions; without one nobody strikes', () => {
    const s = rolled(SKULL, { green: 'miss' });
    expect(hurt(s)).toBe(0);
    s.play(0, { kind: 'endActions' });
    expect(hurt(s)).toBe(4);
    const calm = rolled(CALM, { green: 'miss' });
    calm.play(0, { kind: 'endActions' });
    expect(hurt(calm)).toBe(0);
  });

  test('VG-167 Lordz Henchmen and Boss strike before the first action', () => {
    const s = rolled(SKULL, { ...henchman('djVerdict'), green: 'miss' });
    expect([hurt(s), s.prompt(0).kind]).toEqual([1, 'actions']);
    const boss = rolled(SKULL, { boss: 'djVerdict', zone: 'X', change: only(['boss']), green: 'miss' });
    expect(hurt(boss)).toBe(1);
  });

  test('VG-168 each enemy once a roll, however many Skulls show', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { change: only(['grunt', 'A'], ['boss']), green: 'miss' });
    s.play(0, { kind: 'endActions' });
    expect(hurt(s)).toBe(1);
    const lordz = rolled(SKULL, { ...henchman('djVerdict'), green: 'miss' });
    lordz.play(0, { kind: 'endActions' });
    expect(hurt(lordz)).toBe(1);
  });

  test('VG-169 the Skull that roused the Lordz rouses the others after the actions', () => {
    const s = rolled(SKULL, { boss: 'djVerdict', change: only(['henchman', 'A'], ['grunt', 'A'], ['boss']), green: 'miss' });
    expect(hurt(s)).toBe(1);
    s.play(0, { kind: 'endActions' });
    expect(hurt(s)).toBe(2);
  });

  test('VG-170 an ordinary enemy deals 1 Hurt in its own zone', () => {
    expect(hurt(struck({ change: only(['toughGuy', 'A'], ['boss']) }))).toBe(1);
    expect(hurt(struck({ change: only(['toughGuy', 'A'], ['grunt', 'X'], ['boss']), zone: 'X', boss: 'littleDrago' }))).toBe(2);
    expect(hurt(struck({ den: 'D2-3', boss: 'batoman', change: only(['blocker', 'A']) }))).toBe(1);
  });

  test('VG-171 a Gunman hurts next door, not in his own zone', () => {
    expect(hurt(struck({ den: 'D2-2', boss: 'batoman', zone: 'A', change: only(['gunman', 'B']) }))).toBe(1);
    expect(hurt(struck({ den: 'D2-2', boss: 'batoman', zone: 'B', change: only(['gunman', 'B']) }))).toBe(0);
    expect(hurt(struck({ den: 'D2-2', boss: 'batoman', zone: 'X', change: only(['gunman', 'B']) }))).toBe(0);
  });

  test('VG-172 Tengu-Kai Henchmen and Boss deal 2', () => {
    expect(hurt(struck(henchman('batoman')))).toBe(2);
    expect(hurt(struck({ zone: 'X', change: only(['boss']) }))).toBe(2);
    expect(explainHurt('henchman', 'batoman')).toMatchObject({ base: 1, value: 2, lines: [{ why: 'Tengu-Kai' }] });
  });

  test('VG-173 Zuce Henchmen and Boss reach the next zones, too', () => {
    expect(hurt(struck({ den: 'D2-2', boss: 'littleDrago', zone: 'A', change: only(['boss']) }))).toBe(1);
    expect(hurt(struck({ den: 'D2-2', boss: 'littleDrago', zone: 'X', change: only(['boss']) }))).toBe(1);
    expect(hurt(struck({ den: 'D2-2', boss: 'littleDrago', zone: 'B', change: only(['boss']) }))).toBe(0);
    expect(hurt(struck({ den: 'D2-2', boss: 'batoman', zone: 'A', change: only(['boss']) }))).toBe(0);
  });

  test('VG-174 each Hell Rider who hurts the hero takes a die from the next roll, and only from that', () => {
    const s = struck({ den: 'D2-6', boss: 'preacherCole', zone: 'X', change: only(['henchman', 'X'], ['boss']) });
    expect([hurt(s), s.state.fight?.penalty]).toEqual([2, 2]);
    s.draws(0, 0, 0).play(0, { kind: 'stay' });
    expect([s.state.fight?.dice.length, s.state.fight?.penalty]).toEqual([3, 0]);
    s.play(0, { kind: 'endActions' });
    roll(s, CALM, 'miss');
    expect(s.state.fight?.dice).toHaveLength(5);
  });

  test('VG-174 Hell Riders out of reach take no die', () => {
    expect(struck({ den: 'D2-6', boss: 'preacherCole', zone: 'A', change: only(['boss']) }).state.fight?.penalty).toBe(0);
  });

  test('VG-175 other Minions of the Den have no gang ability', () => {
    expect(hurt(struck({ boss: 'batoman', change: only(['grunt', 'A']) }))).toBe(1);
    expect(hurt(struck({ boss: 'littleDrago', zone: 'X', change: only(['grunt', 'A']) }))).toBe(0);
    expect(struck({ boss: 'chainlink', change: only(['grunt', 'A']) }).state.fight?.penalty).toBe(0);
    const lordz = rolled(SKULL, { boss: 'djVerdict', change: only(['grunt', 'A']), green: 'miss' });
    expect(hurt(lordz)).toBe(0);
  });

  test('VG-176 who is killed first does not strike', () => {
    const s = rolled(['skull', 'hit', 'move', 'move'], { change: only(['grunt', 'A'], ['toughGuy', 'A'], ['boss']), green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(hurt(s)).toBe(1);
  });

  test('VG-177 nobody hurts a hero in the entry zone, Gunmen and Zuce included', () => {
    expect(hurt(struck({ den: 'D3-3', boss: 'littleDrago', zone: 'E' }))).toBe(0);
    expect(hurt(struck({ den: 'D3-3', boss: 'littleDrago', zone: 'C', change: only(['gunman', 'A']) }))).toBe(1);
  });

  test('VG-120 the entry zone is safe from Henchmen next door', () => {
    expect(hurt(struck({ den: 'D2-5', boss: 'littleDrago', zone: 'E' }))).toBe(0);
  });

  test('VG-178 the Hurt of a step comes as one sum', () => {
    const s = struck({});
    expect(s.happened('hurt').map((event) => event.count)).toEqual([4]);
    expect(s.happened('activated')[0]).toMatchObject({ hurt: 4, enemies: [0, 1, 2] });
  });

  test('VG-41 enemies deal Hurt: it goes to Health', () => {
    const s = struck({});
    expect([me(s.state).mind, me(s.state).skill, me(s.state).health]).toEqual([[0, 0], [0, 0], [0, 4]]);
  });
});

describe('enemies', () => {
  test('VG-180 Henchmen of all gangs fall to one Hit', () => {
    for (const boss of ['batoman', 'littleDrago', 'chainlink', 'kidKarat'] as const) {
      const s = rolled(['hit', 'move', 'move', 'move'], { boss, green: 'miss' });
      s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
      expect([boss, isAlive(s, enemy(s, 'henchman', 'A'))]).toEqual([boss, false]);
    }
  });

  test('VG-181 a Big Boss has the gang’s ability besides his power', () => {
    expect(hurt(struck({ boss: 'kazuOno', zone: 'X', change: only(['boss']) }))).toBe(2);
    expect(hurt(struck({ boss: 'donZemun', zone: 'A', change: only(['boss']) }))).toBe(1);
    expect(struck({ boss: 'prez', zone: 'X', change: only(['boss']) }).state.fight?.penalty).toBe(1);
    const roxy = rolled(SKULL, { boss: 'roxyKween', zone: 'X', change: only(['boss']), green: 'miss' });
    expect(roxy.prompt(0).kind).toBe('actions');
    expect(hurt(roxy)).toBeGreaterThan(0);
  });

  test('VG-182 Kazu Ono deals 2 Hurt when he dies, at any distance', () => {
    const s = rolled(['shot', 'move', 'move', 'move'], { boss: 'kazuOno', zone: 'A', green: 'miss', change: (state) => { only(['grunt', 'A'], ['boss'])(state); fightOf(state).damage[enemy(state, 'boss')] = 2; } });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'boss') });
    expect([isAlive(s, enemy(s, 'boss')), hurt(s)]).toEqual([false, 2]);
  });

  test('VG-182 the 2 Hurt can knock the hero out', () => {
    const s = rolled(['hit', 'move', 'move', 'move'], { boss: 'kazuOno', zone: 'X', green: 'miss', change: (state) => { me(state).health = [0, 3]; fightOf(state).damage[enemy(state, 'boss')] = 2; } });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'boss') });
    expect([s.happened('knockedOut').length, s.state.wall]).toEqual([1, [['kazuOno', 0]]]);
  });

  test('VG-183 in the entry zone his last blow is spared', () => {
    const dying = (zone: string) => happen(rolled(CALM, { boss: 'kazuOno', zone, green: 'miss' }), (run) => strike(run, [enemy(run.state, 'boss')], 3, 'shot'));
    expect([hurt(dying('A')), hurt(dying('E'))]).toEqual([2, 0]);
  });

  test('VG-184 Don Zemun takes no damage from Shots', () => {
    const s = rolled(['shot', 'hit', 'move', 'move'], { boss: 'donZemun', green: 'miss', change: only(['boss']) });
    expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'boss') })).toBe('VG-184');
    s.play(0, { kind: 'move', zone: 2 });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'boss') });
    expect(s.state.fight?.damage[enemy(s, 'boss')]).toBe(1);
  });

  test('VG-186 Roxy Kween deals 2', () => {
    const s = rolled(SKULL, { boss: 'roxyKween', zone: 'X', change: only(['boss']), green: 'miss' });
    expect(hurt(s)).toBe(2);
    expect(explainHurt('boss', 'roxyKween').lines.map((line) => line.why)).toEqual(['Roxy Kween']);
    expect(hurt(rolled(SKULL, { ...henchman('roxyKween'), green: 'miss' }))).toBe(1);
  });
});
