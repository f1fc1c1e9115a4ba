import { itemOf } from '@/games/vengeance/content/tiles';
import { lairOf } from '@/games/vengeance/rules/fight/lair';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import type { Leaf } from '@/games/vengeance/rules/solving/leaf';
import { isAimed } from '@/games/vengeance/rules/solving/preparing';
import { problemOf } from '@/games/vengeance/rules/solving/problem';
import { RollSolver } from '@/games/vengeance/rules/solving/solver';
import { hurtAt } from '@/games/vengeance/rules/solving/values';
import { Wounds } from '@/games/vengeance/rules/solving/wounds';

import { enemy, me, only, rolled } from './table';

/** What the solver of a roll is made of. */

test('a Crowbar and a Pipe Bomb are aimed at somebody, Items that give actions are not', () => {
  expect([isAimed(itemOf('crowbar')), isAimed(itemOf('pipeBomb')), isAimed(itemOf('straightRazor')), isAimed(itemOf('painkillers'))]).toEqual([true, true, false, false]);
});

test('wounds of each who has more than one health are kept apart, and the dead have none', () => {
  const lair = lairOf('D2-1', 'tallKenji');
  const wounds = new Wounds(lair);
  const tough = lair.enemies.findIndex(({ type }) => type === 'toughGuy');
  const boss = lair.enemies.findIndex(({ type }) => type === 'boss');
  const grunt = lair.enemies.findIndex(({ type }) => type === 'grunt');
  const both = wounds.with(wounds.with(0, tough, 1), boss, 2);
  expect([wounds.healthLeft(tough, both), wounds.healthLeft(boss, both), wounds.healthLeft(grunt, both)]).toEqual([1, 1, 1]);
  const bossOnly = wounds.without(both, tough);
  expect([wounds.healthLeft(tough, bossOnly), wounds.healthLeft(boss, bossOnly)]).toEqual([2, 1]);
  expect([wounds.without(bossOnly, boss), wounds.without(both, grunt), wounds.with(both, grunt, 1)]).toEqual([0, both, both]);
  expect(wounds.of(lair.enemies.map((_, i) => (i === tough ? 1 : i === boss ? 2 : 1)))).toBe(both);
});

test('VG-166 without a Skull nobody strikes, with one everybody who reaches the hero and has not struck before', () => {
  const lair = lairOf('D2-1', 'batoman');
  const inA = { zone: 1, alive: lair.everybody, hurt: 0, knockedOut: false, item: -1 };
  // A Grunt 1, a Tough Guy 1, a Henchman of the Tengu-Kai 2.
  expect([hurtAt(lair, { ...inA, skulls: 0 }), hurtAt(lair, { ...inA, skulls: 1 }), hurtAt(lair, { ...inA, skulls: 3 }), hurtAt(lair, { ...inA, zone: 0, skulls: 1 })]).toEqual([0, 4, 4, 0]);
});

/** Spaces on the Health track of Kaja, who fights here. */
const KAJA = 5;

/** Every end of a roll in which Kazu Ono, wounded already, could be killed and a Grunt besides. */
function endsWith(health: number): readonly Leaf[] {
  const s = rolled(['hit', 'hit', 'move', 'move'], {
    boss: 'kazuOno', zone: 'X', green: 'miss',
    change: (state) => { only(['grunt', 'X'], ['boss'])(state); me(state).health = [0, KAJA - health]; },
  });
  s.change((state) => { fightOf(state).damage[enemy(state, 'boss')] = 2; });
  const ends: Leaf[] = [];
  const solver = new RollSolver(problemOf(s.state), (leaf) => { ends.push({ ...leaf }); return 0; });
  solver.run(Infinity);
  expect(problemOf(s.state).health).toBe(health);
  const lair = lairOf('D2-1', 'kazuOno');
  return ends.filter(({ alive }) => (alive & lair.bossBit) === 0);
}

test('VG-182 the last blow of Kazu Ono ends the line where it knocks the hero out', () => {
  const out = endsWith(2);
  expect(out.length).toBeGreaterThan(0);
  expect(out.map(({ hurt, knockedOut }) => [hurt, knockedOut])).toEqual(out.map(() => [2, true]));
  // Nobody strikes on who lies on the floor: if the Grunt is dead, too, he fell first.
  const standing = endsWith(3);
  expect(standing.every(({ knockedOut }) => !knockedOut)).toBe(true);
  expect(standing.length).toBeGreaterThan(out.length);
});
