import { BadInput } from '@/engine/errors';
import type { Launch } from '@/games/dungeon-fighter/rules/state';
import type { ThrowMove } from '@/games/dungeon-fighter/rules/decisions';
import { PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
import { demandLaunch, propStands } from '@/games/dungeon-fighter/rules/throw/launch';
import { gestureOf, launchOf } from '@/games/dungeon-fighter/rules/throw/stance';
import { dictated, fight } from './kit';

const changed = (f: ReturnType<typeof fight>, launch: Partial<Launch>): ThrowMove => {
  const move = f.throwMove('green');
  return { ...move, launch: { ...move.launch, ...launch } };
};

test('DF-82 every decision is a move, every "may" can be declined, everything else is automatic', () => {
  const f = fight();
  expect(f.refused({ kind: 'endStep' })).toBe('DF-82');
  const kinds = ['useSwingAgain', 'payBerserk', 'payMelody', 'takeSecondThrow'] as const;
  const negative = { useSwingAgain: 'use', payBerserk: 'pay', payMelody: 'pay', takeSecondThrow: 'take' } as const;
  for (const kind of kinds) expect(dictated.parseMove({ kind, [negative[kind]]: false })).toEqual({ kind, [negative[kind]]: false });
  expect(() => dictated.parseMove({ kind: 'drawCard' })).toThrow(BadInput);
});

test('DF-83 a test may dictate the landing; the rules read only the record', () => {
  const f = fight();
  f.throws('green', 5);
  expect(f.encounter.lying[0]).toMatchObject({ region: 5, die: 'green', by: 'torm' });
});

test('DF-84 a throw is one move of whole numbers', () => {
  const f = fight();
  const move = f.throwMove('green');
  expect(dictated.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  for (const bad of [NaN, Infinity, 0.5, '12', null, undefined]) {
    expect(() => dictated.parseMove({ ...move, launch: { ...move.launch, vx: bad } })).toThrow(BadInput);
  }
  expect(() => dictated.parseMove({ ...move, result: 10 })).toThrow(BadInput);
  expect(() => dictated.parseMove({ ...move, die: 'purple' })).toThrow(BadInput);
});

test.each([
  ['a hand far away', { x: 20_000 }],
  ['a hand in the sky', { z: 9000 }],
  ['a hand under the floor', { z: -2000 }],
  ['an absurd speed', { vx: 5001 }],
  ['an absurd rise', { vz: 9000 }],
  ['an absurd spin', { wz: 10_001 }],
] as const)('DF-85 %s is refused', (_name, launch) => {
  const f = fight();
  expect(f.refused(changed(f, launch))).toBe('DF-85');
});

test('DF-85 props and weapons must be there for a reason, and the die be throwable', () => {
  const f = fight().equip('randolph', 'leftHandedLadle').equip('torm', 'barrelWithStraps');
  expect(f.refused(f.throwMove('green', ['leftHandedLadle']))).toBe('DF-85');
  expect(f.refused(f.throwMove('green', ['barrelWithStraps']))).toBe('DF-85');
  expect(f.refused({ ...f.throwMove('green'), props: [{ kind: 'wall', x: 0, y: -3000, yaw: 0 }] })).toBe('DF-85');
  const bank = fight({ monster: 'mirrorBasilisk' });
  expect(bank.refused({ ...bank.throwMove('green'), props: [] })).toBe('DF-85');
  const [wall] = bank.throwMove('green').props;
  if (wall) expect(bank.refused({ ...bank.throwMove('green'), props: [wall, wall] })).toBe('DF-85');
  const armed = fight().equip('torm', 'leftHandedLadle');
  expect(armed.refused(armed.throwMove('green', ['leftHandedLadle', 'leftHandedLadle']))).toBe('DF-85');
});

test('DF-81 a prop stands on the table and clear of the board', () => {
  const f = fight({ monster: 'mirrorBasilisk' });
  const wall = (x: number, y: number) => ({ ...f.throwMove('green'), props: [{ kind: 'wall' as const, x, y, yaw: 0 }] });
  expect(f.refused(wall(0, -2050))).toBe('DF-81');
  expect(f.refused(wall(4000, -3000))).toBe('DF-81');
  expect(propStands({ kind: 'wall', x: 0, y: -2091, yaw: 0 })).toBe(true);
  expect(propStands({ kind: 'card', x: 0, y: -2060, yaw: 0 })).toBe(false);
  expect(propStands({ kind: 'card', x: 0, y: -2066, yaw: 0 })).toBe(true);
});

test.each([
  ['too near', { x: 0, y: -3700 }],
  ['too far', { x: 0, y: -4800 }],
  ['too low', { z: 900 }],
  ['too high', { z: 2700 }],
  ['too steep', { vz: -4000 }],
  ['too lofty', { vx: 0, vy: 1000, vz: 700 }],
] as const)('DF-86 from the wrong place a throw is illegal, not a miss: %s', (_name, launch) => {
  const f = fight();
  expect(f.refused(changed(f, launch))).toBe('DF-86');
  expect(f.hp('torm')).toEqual([9]);
});

test('DF-59 from any side of the table', () => {
  for (const azimuth of [0, 128, 256, 400, 512, 700, 768, 1000]) {
    const launch = launchOf(gestureOf({ azimuth, stance: PLAIN_STANCE }, false));
    expect(() => demandLaunch(launch, [])).not.toThrow();
  }
});
