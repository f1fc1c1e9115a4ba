import { BOSSES } from '@/games/dungeon-fighter/content/bosses';
import { heroCard } from '@/games/dungeon-fighter/content/heroes';
import { COLORS } from '@/games/dungeon-fighter/content/vocabulary';
import type { DfState } from '@/games/dungeon-fighter/rules/state';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { fight, special } from './kit';

test('DF-248 after floor 3 the boss is revealed; there is no room any more', () => {
  const f = fight({ change: (s) => { s.floor = 2; s.room = 'f'; s.boss = 'hydra'; s.floors = ['D1-a', 'D1-b', 'S2-boss']; } });
  expect(requirementsInForce(f.s, [])).toEqual(['sittingShot']);
  f.win('red');
  f.play({ kind: 'chooseCorridor', room: 'boss' });
  expect([f.encounter.monster, f.encounter.hp, f.s.room]).toEqual([{ kind: 'boss', id: 'hydra' }, 16, undefined]);
  // Whoever is next begins, not the leader.
  expect([f.encounter.turn, f.s.leader]).toEqual(['randolph', 'torm']);
  expect([requirementsInForce(f.s, []), f.table.view(1).boss]).toEqual([[], 'hydra']);
});

test('DF-249 all other fighting rules hold, abilities too', () => {
  const f = fight({ boss: 'hydra' });
  f.throws('red', 4, special);
  f.play({ kind: 'payBerserk', pay: true });
  expect(f.encounter.hp).toBe(16 - 8);
  f.throws('blue', 'bone');
  expect([f.hp('randolph'), f.encounter.hp]).toEqual([[5], 10]);
});

test('DF-250 there is no option B', () => {
  const f = fight({ boss: 'landlord', change: (s) => { if (s.encounter) s.encounter.hand = []; } });
  expect(f.refused({ kind: 'chooseOption', option: 'B' })).toBe('DF-250');
  expect(f.table.moves(f.seat)).toEqual([{ kind: 'chooseOption', option: 'A' }]);
});

test('DF-251 a turn without any die is the end', () => {
  const f = fight({ boss: 'landlord', change: (s) => { s.chest.bonusDice = 0; s.supply.bonusDice = 9; if (s.encounter) s.encounter.hand = ['red']; } });
  f.throws('red', 1);
  expect(f.s.over).toEqual({ won: false, reason: 'noDice' });
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([9, 9, 9]);
});

test('DF-252 the boss at zero is the win, with no maintenance', () => {
  const f = fight({ boss: 'landlord', hp: 2, change: (s) => { if (s.heroes[1]) { s.heroes[1].hp = 0; s.heroes[1].status = 'fainted'; } } });
  f.throws('red', 3);
  expect([f.s.over, f.s.chest.bonusDice, f.hero('randolph').scars]).toEqual([{ won: true }, 1, []]);
  const bullseye = fight({ boss: 'landlord' });
  bullseye.throws('red', 10, special);
  expect(bullseye.table.outcome?.won).toBe(true);
});

test('DF-252 a dead boss asks nothing more: no healing is shared out after the last blow', () => {
  const scene = { heroes: ['mumble', 'randolph', 'goldfinga'], hp: 2, change: (s: DfState) => { if (s.heroes[1]) s.heroes[1].hp = 4; } } as const;
  const color = COLORS.find((each) => heroCard('mumble').abilities[each].kind === 'divineIntervention');
  if (!color) throw new Error('Mumble heals by the grace of somebody');
  const boss = fight({ ...scene, boss: 'landlord' });
  boss.throws(color, 3, special);
  expect([boss.table.outcome?.won, boss.hp('randolph')]).toEqual([true, [4]]);
  // A monster that is no boss asks, and so did a boss in matches begun with the first edition.
  const monster = fight(scene);
  monster.throws(color, 3, special);
  expect(monster.asked).toBe('divine');
  const old = fight({ ...scene, boss: 'landlord', options: { edition: 1 } });
  old.throws(color, 3, special);
  expect(old.asked).toBe('divine');
});

test('DF-253 no level, no backing down', () => {
  const f = fight({ boss: 'lichKing' });
  expect(Object.values(BOSSES).every((boss) => !('level' in boss))).toBe(true);
  expect(f.refused({ kind: 'backDown', agree: true })).toBe('DF-253');
});
