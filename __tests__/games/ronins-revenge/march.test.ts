import { Refusal } from '@/engine/errors';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import type { SquareName } from '@/games/ronins-revenge/content/terms';
import { addCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { lossesOn, marchOver, type March } from '@/games/ronins-revenge/rules/hero/march';
import { walkable } from '@/games/ronins-revenge/rules/hero/move';
import { movementOf } from '@/games/ronins-revenge/rules/hero/traits';
import type { BattleState, HeroState } from '@/games/ronins-revenge/rules/state';

import { all, at, battle, emptyField, oneShot, place, placeMinion, placeObject } from './battle';
import { fight, put } from './fight';

const march = (state: BattleState, hero: HeroState, ...way: SquareName[]): March => marchOver(state, hero, all(...way));

/** The rule by which a way is refused. */
function refusedBy(state: BattleState, hero: HeroState, ...way: SquareName[]): string | undefined {
  try {
    march(state, hero, ...way);
  } catch (error) {
    if (error instanceof Refusal) return error.rule;
    throw error;
  }
  return undefined;
}

/** Takahiro in another armor. */
const wearing = (armor: string): BattleState =>
  emptyField('itoguruma', { party: { ...oneShot().party, takahiro: { loadout: { ...RECOMMENDED_LOADOUTS.takahiro, armor }, noLuck: false } } });

describe('the Move of a hero', () => {
  test('RR-132 RR-133 RR-134 three squares are free for Takahiro, two more cost two Stamina (EX-1)', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'L5');
    expect(march(state, hero, 'K5', 'J6', 'I6')).toMatchObject({ points: 3, bought: 0 });
    expect(march(state, hero, 'K5', 'J6', 'I6', 'H6', 'G7')).toMatchObject({ points: 5, bought: 2 });
    expect(march(state, hero)).toEqual({ points: 0, throughWall: false, bought: 0 });
  });

  test('a way straight ahead is walked straight, whichever way is free', () => {
    const ways = (square: SquareName, ...goals: SquareName[]) => {
      const { state } = put(fight(), 'takahiro', square);
      return goals.map((goal) => walkable(state, 'takahiro').find(({ way }) => way[way.length - 1] === at(goal))?.way);
    };
    expect(ways('K6', 'H6', 'K9', 'K3')).toEqual([all('J6', 'I6', 'H6'), all('K7', 'K8', 'K9'), all('K5', 'K4', 'K3')]);
    expect(ways('H8', 'E8', 'J10')).toEqual([all('G8', 'F8', 'E8'), all('I9', 'J10')]);
  });

  test('RR-136 with one free point left a Difficult square needs one more', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z32'), 'difficult');
    const hero = place(state, 'takahiro', 'L5');
    expect(march(state, hero, 'K5', 'J5', 'I5')).toMatchObject({ points: 4, bought: 1 });
  });

  test('RR-142 RR-143 Slowed halves the pool of free and bought points, Hastened doubles it', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'L5');
    addCondition(hero, 'slowed');
    // Half of three is one; half of four, with one bought, is two.
    expect([march(state, hero, 'K5').bought, march(state, hero, 'K5', 'J5').bought, march(state, hero, 'K5', 'J5', 'I5').bought]).toEqual([0, 1, 3]);
    hero.conditions = 0;
    addCondition(hero, 'hastened');
    expect(march(state, hero, 'K5', 'J5', 'I5', 'H5', 'G5', 'F5').bought).toBe(0);
    expect(march(state, hero, 'K5', 'J5', 'I5', 'H5', 'G5', 'F5', 'E5', 'D5').bought).toBe(1);
  });

  test('RR-399 on Easy every hero moves two more', () => {
    const state = battle({ difficulty: 'easy' });
    expect([movementOf(state, state.heroes.takahiro), movementOf(state, state.heroes.sayaka)]).toEqual([5, 6]);
  });

  test('RR-491 the first bought point is free in Courier\'s Plates', () => {
    const state = wearing('courierPlates');
    const hero = place(state, 'takahiro', 'L5');
    expect([march(state, hero, 'K5', 'J5', 'I5').bought, march(state, hero, 'K5', 'J5', 'I5', 'H5').bought, march(state, hero, 'K5', 'J5', 'I5', 'H5', 'G5').bought]).toEqual([0, 0, 1]);
  });

  test('RR-153 it tells what every step takes in Dangerous ground', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z42'), 'spikes');
    const hero = place(state, 'takahiro', 'L3');
    expect(lossesOn(state, hero, all('L4', 'K4', 'J3'))).toEqual([2, 2, 0]);
  });
});

describe('a Move that cannot be walked is refused', () => {
  test('RR-134 a square that is not next to the last one', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'F12');
    // G1 follows F12 in the numbering, but lies at the other end of the field.
    expect([refusedBy(state, hero, 'F10'), refusedBy(state, hero, 'G1'), refusedBy(state, hero, 'F12'), refusedBy(state, hero, 'F11')]).toEqual(['RR-134', 'RR-134', 'RR-134', undefined]);
  });

  test('RR-76 through an enemy, a pillar or an object', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'C3');
    placeMinion(state, 'C4');
    placeObject(state, 'pillar', 'D3');
    placeObject(state, 'pot', 'D2');
    expect((['B2', 'C4', 'D3', 'D2', 'D4'] as const).map((square) => refusedBy(state, hero, square))).toEqual(['RR-76', 'RR-76', 'RR-76', 'RR-76', undefined]);
  });

  test('RR-71 RR-72 RR-73 across or past the end of a wall; past one pillar is allowed, between two not', () => {
    const walled = battle();
    walled.objects = [];
    const hero = place(walled, 'takahiro', 'D4');
    expect((['C4', 'C5', 'D5'] as const).map((square) => refusedBy(walled, hero, square))).toEqual(['RR-70', 'RR-71', undefined]);
    const open = emptyField();
    const walker = place(open, 'takahiro', 'F5');
    placeObject(open, 'pillar', 'F6');
    expect(refusedBy(open, walker, 'G6')).toBeUndefined();
    placeObject(open, 'pot', 'G5');
    expect(refusedBy(open, walker, 'G6')).toBe('RR-73');
  });

  test('RR-137 one that ends on another hero, though it may pass there', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'F5');
    place(state, 'kosuke', 'F6');
    expect([refusedBy(state, hero, 'F6'), refusedBy(state, hero, 'F6', 'F7')]).toEqual(['RR-137', undefined]);
  });
});
