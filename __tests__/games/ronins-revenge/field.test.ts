import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { addCondition, conditionsOf, negativeConditionsOf } from '@/games/ronins-revenge/rules/conditions';
import { forcedOrder, forcedWay } from '@/games/ronins-revenge/rules/field/forced';
import { freeSquares, groundOf, PASSING } from '@/games/ronins-revenge/rules/field/ground';
import { facingToward, isFlanked, nearestHero, standsIn } from '@/games/ronins-revenge/rules/field/position';
import { sees } from '@/games/ronins-revenge/rules/field/sight';
import { addToken, dangerOf, dangersOnWay, hasToken, isOnHighGround, removeToken, tokenBit, zoneNamed, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { all, at, battle, boss, emptyField, place, placeMinion, placeObject } from './battle';
import { heroField, rig } from './rig';

const single = (square: SquareName) => ({ anchor: at(square), side: 1 });
const names = (way: readonly number[]): string[] => way.map((square) => squareName(FIELD, square));

describe('zones', () => {
  test('RR-22 sixteen Zones of 3 × 3, by row and column', () => {
    expect(all('A1', 'C3', 'C4', 'D1', 'J10', 'L12').map(zoneOf)).toEqual([0, 0, 1, 4, 15, 15]);
    expect([zoneNamed('Z11'), zoneNamed('Z23'), zoneNamed('Z44')]).toEqual([0, 6, 15]);
  });

  test('RR-23 RR-24 a second token of a kind is ignored; different kinds add up', () => {
    const state = emptyField();
    addToken(state, 5, 'fire');
    addToken(state, 5, 'fire');
    expect(dangerOf(state, all('D4'))).toBe(2);
    addToken(state, 5, 'poison');
    addToken(state, 5, 'high');
    expect(dangerOf(state, all('D4'))).toBe(4);
    removeToken(state, 5, 'fire');
    expect([hasToken(state, 5, 'fire'), dangerOf(state, all('D4'))]).toEqual([false, 2]);
  });

  test('RR-152 RR-153 every Dangerous square entered takes 2, also inside one Zone (EX-3)', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z22'), 'fire');
    expect(dangersOnWay(state, single('C5'), all('D5', 'E5', 'F5', 'G5'))).toEqual([2, 2, 2, 0]);
    expect(dangersOnWay(state, single('C5'), all('D5', 'E5'), tokenBit('fire'))).toEqual([0, 0]);
  });

  test('RR-156 a large base loses once for each step and kind, only for squares it newly covers', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z22'), 'fire');
    // From B4 (B4–C5) to C4 row D is entered; on the way on to the east from D5 the new column is F.
    expect(dangersOnWay(state, { anchor: at('B4'), side: 2 }, all('C4', 'D4', 'D5', 'D6', 'D7'))).toEqual([2, 2, 2, 0, 0]);
  });

  test('RR-515 what a boss brings counts as its kind', () => {
    const web = emptyField();
    addToken(web, 0, 'web');
    expect(groundOf(web, place(web, 'sayaka', 'L1'), PASSING.hero).cost[at('C3')]).toBe(2);
    const night = emptyField('devouringNight');
    addToken(night, 0, 'gnawed');
    expect(dangerOf(night, all('C3'))).toBe(2);
  });

  test('RR-150 one square on High Ground is enough', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z22'), 'high');
    expect([isOnHighGround(state, { anchor: at('C3'), side: 2 }), isOnHighGround(state, single('C3'))]).toEqual([true, false]);
  });
});

describe('arcs and flanking', () => {
  test('RR-35 RR-36 a corner belongs to two arcs; one square of a large figure is enough', () => {
    const figure = { ...boss(emptyField(), 'F6'), facing: 1 };
    const arcsOf = (square: SquareName) => (['front', 'right', 'rear', 'left'] as const).filter((arc) => standsIn(figure, arc, single(square)));
    expect([arcsOf('E5'), arcsOf('H8'), arcsOf('G8'), arcsOf('E6')]).toEqual([['rear', 'left'], ['front', 'right'], ['front'], ['left']]);
    expect(standsIn({ ...figure, anchor: at('F6'), side: 1 }, 'right', { anchor: at('E8'), side: 3 })).toBe(true);
  });

  test('RR-37 a hero has the whole half of the field ahead of its row in front (EX-4)', () => {
    const hero = place(emptyField(), 'kosuke', 'H6');
    hero.facing = 0;
    const ahead = Array.from({ length: FIELD * FIELD }, (_, square) => square).filter((square) => standsIn(hero, 'front', { anchor: square, side: 1 }));
    expect(ahead).toEqual(Array.from({ length: 7 * FIELD }, (_, square) => square));
  });

  test('RR-43 an enemy turns as little as it must, clockwise if equal, and not at all if it need not', () => {
    const figure = { ...boss(emptyField(), 'F6'), facing: 1 };
    expect([facingToward(figure, single('E5')), facingToward(figure, single('H8')), facingToward(figure, single('F3'))]).toEqual([0, 1, 3]);
    expect(facingToward({ ...figure, facing: 0 }, single('I5'))).toBe(3);
    expect(facingToward({ ...figure, facing: 1 }, single('I5'))).toBe(2);
  });

  test('RR-45 RR-47 opposite sides and none in common', () => {
    const state = emptyField();
    const minion = placeMinion(state, 'E5');
    const flanks = (a: SquareName, b: SquareName): boolean => {
      place(state, 'takahiro', a);
      place(state, 'kensho', b);
      return isFlanked(state, minion);
    };
    expect([flanks('D5', 'F5'), flanks('D4', 'F6'), flanks('D4', 'F5'), flanks('D5', 'F6'), flanks('D4', 'F4'), flanks('D5', 'E6'), flanks('C5', 'F5')]).toEqual([true, true, true, true, false, false, false]);
  });

  test.each([['itoguruma', 2, 26], ['devouringNight', 3, 44], ['kugi', 1, 12]] as const)('RR-46 around %s, of side %i, there are %i flanking pairs', (id, side, pairs) => {
    const state = emptyField(id);
    const enemy = boss(state, 'E5');
    expect(enemy.side).toBe(side);
    let found = 0;
    for (let a = 0; a < FIELD * FIELD; a++) {
      for (let b = a + 1; b < FIELD * FIELD; b++) {
        state.heroes.takahiro.anchor = a;
        state.heroes.kensho.anchor = b;
        if (isFlanked(state, enemy)) found += 1;
      }
    }
    expect(found).toBe(pairs);
  });

  test('RR-51 the fallen do not flank, Comrades do; a Break asks for the attacker among them', () => {
    const state = battle({ party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } });
    place(state, 'takahiro', 'E6');
    place(state, 'sayaka', 'H6');
    expect([isFlanked(state, boss(state)), isFlanked(state, boss(state), 'sayaka'), isFlanked(state, boss(state), 'kosuke')]).toEqual([true, true, false]);
    state.heroes.takahiro.hp = 0;
    expect(isFlanked(state, boss(state))).toBe(false);
  });

  test('RR-3 the nearest hero, of equals the northernmost, then the westernmost; never a fallen one', () => {
    const state = emptyField();
    place(state, 'takahiro', 'G5');
    place(state, 'sayaka', 'E7');
    place(state, 'kosuke', 'E3');
    place(state, 'kensho', 'E9');
    expect(nearestHero(state, single('E5'))).toBe('kosuke');
    state.heroes.kosuke.hp = 0;
    expect(nearestHero(state, single('E5'))).toBe('sayaka');
  });
});

describe('sight', () => {
  const seen = (state: BattleState, a: SquareName, b: SquareName): boolean => sees(state, place(state, 'takahiro', a), place(state, 'sayaka', b));

  test('RR-54 RR-55 pillars and Statues block, nothing else that stands on a square does', () => {
    const state = emptyField();
    expect(seen(state, 'C3', 'C5')).toBe(true);
    for (const kind of ['shrine', 'barrel', 'pot', 'trough'] as const) {
      state.objects = [];
      placeObject(state, kind, 'C4');
      expect(seen(state, 'C3', 'C5')).toBe(true);
    }
    placeMinion(state, 'C4');
    place(state, 'kosuke', 'C4');
    expect(seen(state, 'C3', 'C5')).toBe(true);
    for (const kind of ['pillar', 'statue'] as const) {
      state.objects = [];
      placeObject(state, kind, 'C4');
      expect(seen(state, 'C3', 'C5')).toBe(false);
    }
  });

  test('RR-64 the check values', () => {
    const pillars = (...squares: SquareName[]): BattleState => {
      const state = emptyField();
      placeObject(state, 'pillar', ...squares);
      return state;
    };
    const one = pillars('C4');
    expect([seen(one, 'C3', 'C5'), seen(one, 'C3', 'D5'), seen(one, 'C3', 'D4'), seen(pillars('D4'), 'C3', 'E5'), seen(pillars('C4', 'D3'), 'C3', 'D4')]).toEqual([false, true, true, true, false]);
    const large = emptyField();
    boss(large, 'E5');
    expect([seen(large, 'F3', 'F8'), seen(large, 'G3', 'G8')]).toEqual([false, true]);
    const huge = emptyField('devouringNight');
    boss(huge, 'E5');
    expect([seen(huge, 'F3', 'F9'), seen(huge, 'D4', 'H8')]).toEqual([false, false]);
  });

  test('RR-66 a boss does not stand in its own way, and is seen on any of its squares', () => {
    const state = emptyField('devouringNight');
    placeObject(state, 'pillar', 'E4', 'F4');
    expect(sees(state, place(state, 'takahiro', 'F2'), boss(state, 'E5'))).toBe(true);
    expect(sees(state, boss(state), place(state, 'takahiro', 'F2'))).toBe(true);
  });

  test('RR-57 RR-58 walls block', () => {
    const state = battle();
    expect([seen(state, 'C2', 'D2'), seen(state, 'C6', 'D6')]).toEqual([false, true]);
  });
});

describe('who may pass and end where', () => {
  /** Whether a mover passes a square (cost) and may end there (free). */
  const passes = (state: BattleState, mover: BattleState['figures'][number] | BattleState['minions'][number], kind: keyof typeof PASSING, square: SquareName): [boolean, boolean] => {
    const { cost, free } = groundOf(state, mover, PASSING[kind]);
    return [cost[at(square)] !== 0, free[at(square)] === 1];
  };

  test('RR-67 RR-68 a square with a figure, a fallen hero or an object is not free', () => {
    const state = emptyField();
    place(state, 'kosuke', 'F6').hp = 0;
    placeMinion(state, 'F7');
    placeObject(state, 'pot', 'F8');
    const free = freeSquares(state);
    expect(all('A1', 'B2', 'F6', 'F7', 'F8', 'F9', 'C3').map((square) => free[square])).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test('RR-76 heroes pass heroes, not enemies or objects', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'F5');
    place(state, 'kosuke', 'F6');
    place(state, 'kensho', 'G6').hp = 0;
    placeMinion(state, 'F7');
    placeObject(state, 'shrine', 'F8');
    const { cost } = groundOf(state, hero, PASSING.hero);
    expect(all('F6', 'G6', 'F7', 'F8', 'A1').map((square) => cost[square] !== 0)).toEqual([true, true, false, false, false]);
  });

  test('RR-77 minions pass minions and the fallen, not the standing', () => {
    const state = emptyField();
    const minion = placeMinion(state, 'F5');
    placeMinion(state, 'F7');
    place(state, 'kosuke', 'F6');
    place(state, 'kensho', 'G6').hp = 0;
    placeObject(state, 'barrel', 'F8');
    const results = (['F7', 'G6', 'F6', 'F8', 'A1'] as const).map((square) => passes(state, minion, 'minion', square)[0]);
    expect(results).toEqual([true, true, false, false, false]);
  });

  test('RR-78 RR-69 a boss passes everything but pillars, and ends on free squares only', () => {
    const state = emptyField('kugi');
    const figure = boss(state, 'F5');
    place(state, 'kosuke', 'F6');
    placeObject(state, 'statue', 'F7');
    placeObject(state, 'pillar', 'F8');
    expect([passes(state, figure, 'boss', 'F6'), passes(state, figure, 'boss', 'F7'), passes(state, figure, 'boss', 'F8')]).toEqual([[true, false], [true, false], [false, false]]);
  });

  test('RR-135 Difficult ground costs heroes and minions 2, bosses 1', () => {
    const state = emptyField();
    addToken(state, zoneNamed('Z22'), 'difficult');
    const hero = place(state, 'takahiro', 'L5');
    const costs = (['hero', 'minion', 'boss'] as const).map((kind) => groundOf(state, hero, PASSING[kind]).cost[at('E5')]);
    expect(costs).toEqual([2, 2, 1]);
  });
});

describe('forced movement', () => {
  test('RR-171 RR-173 RR-174 a Push keeps its direction; it ends before what is occupied, the fallen included', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'D3');
    expect(names(forcedWay(state, 'push', boss(state), hero, 3))).toEqual(['E4', 'F5', 'G6']);
    place(state, 'kosuke', 'G6').hp = 0;
    expect(names(forcedWay(state, 'push', boss(state), hero, 3))).toEqual(['E4', 'F5']);
    place(state, 'kosuke', 'L9');
    placeObject(state, 'pot', 'F5');
    expect(names(forcedWay(state, 'push', boss(state), hero, 3))).toEqual(['E4']);
  });

  test.each(['takahiro', 'sayaka', 'kosuke', 'kensho'] as const)('RR-174 nobody is moved over %s, standing or fallen', (id) => {
    const state = emptyField();
    const hero = place(state, id === 'takahiro' ? 'kensho' : 'takahiro', 'D3');
    place(state, id, 'F5');
    for (const hp of [5, 0]) {
      state.heroes[id].hp = hp;
      expect(names(forcedWay(state, 'push', boss(state), hero, 3))).toEqual(['E4']);
    }
  });

  test('RR-172 a Pull goes toward the source and stops beside it', () => {
    const state = emptyField();
    const hero = place(state, 'takahiro', 'F4');
    expect(names(forcedWay(state, 'pull', boss(state), hero, 9))).toEqual(['E3', 'D2', 'C2']);
  });

  test('RR-176 all squares of a large base must be legal', () => {
    const state = emptyField();
    const figure = boss(state, 'E5');
    const source = place(state, 'takahiro', 'D5');
    expect(names(forcedWay(state, 'push', source, figure, 3))).toEqual(['F5', 'G5', 'H5']);
    placeObject(state, 'pillar', 'H6');
    expect(names(forcedWay(state, 'push', source, figure, 3))).toEqual(['F5']);
  });

  test.each([['ushikado', 2], ['gashaO', 0], ['funakuro', 0]] as const)('RR-176 how far a hero pushes %s: %i', (id, steps) => {
    const state = heroField(id, 'E5', { takahiro: 'D5', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
    const on = rig(state);
    on.run({ kind: 'shove', force: 'push', source: 'takahiro', target: 'boss:0', n: 2, cause: { why: 'effect' } }, 'force');
    expect(on.asked() === 'force').toBe(steps > 0);
    if (steps > 0) on.answer({ kind: 'force', steps });
    expect(boss(state).anchor).toBe(at('E5') + 12 * steps);
  });

  test('RR-70 RR-71 walls stop it, also at a corner', () => {
    const state = battle();
    state.objects = [];
    expect(forcedWay(state, 'push', single('E2'), place(state, 'takahiro', 'D2'), 1)).toEqual([]);
    expect(forcedWay(state, 'push', single('E6'), place(state, 'takahiro', 'D5'), 1)).toEqual([]);
    expect(names(forcedWay(state, 'push', single('E6'), place(state, 'takahiro', 'D6'), 1))).toEqual(['C6']);
  });

  test('RR-177 of one Push the farthest go first, of a Pull the nearest; scattered ones as listed', () => {
    const state = emptyField();
    const source = single('F6');
    const [near, far, aside] = [place(state, 'takahiro', 'F7'), place(state, 'sayaka', 'F8'), place(state, 'kosuke', 'E6')];
    expect(forcedOrder('push', source, [near, far])).toEqual([far, near]);
    expect(forcedOrder('pull', source, [far, near, aside])).toEqual([aside, near, far]);
    expect(forcedOrder('push', source, [near, aside, far])).toEqual([near, aside, far]);
  });
});

describe('conditions', () => {
  test('RR-223 a second token of a name is ignored; types count apart', () => {
    const figure = boss(emptyField());
    for (const name of ['slowed', 'slowed', 'vulnerable:mystic', 'vulnerable:crushing'] as const) addCondition(figure, name);
    expect(conditionsOf(figure)).toEqual(['slowed', 'vulnerable:crushing', 'vulnerable:mystic']);
  });

  test('RR-224 opposites take each other away, of the same type only', () => {
    const figure = boss(emptyField());
    for (const name of ['weakened', 'empowered', 'hastened', 'slowed', 'resistant:mystic', 'vulnerable:mystic', 'resistant:slashing', 'vulnerable:piercing'] as const) addCondition(figure, name);
    expect(conditionsOf(figure)).toEqual(['resistant:slashing', 'vulnerable:piercing']);
  });

  test('RR-233 Vulnerable, Weakened and Slowed are negative', () => {
    const figure = boss(emptyField());
    for (const name of ['weakened', 'slowed', 'vulnerable:mystic', 'resistant:slashing'] as const) addCondition(figure, name);
    expect(negativeConditionsOf(figure)).toEqual(['weakened', 'slowed', 'vulnerable:mystic']);
    figure.conditions = 0;
    for (const name of ['empowered', 'hastened', 'resistant:slashing'] as const) addCondition(figure, name);
    expect(negativeConditionsOf(figure)).toEqual([]);
  });
});
