import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { bossGround } from '@/games/ronins-revenge/rules/field/approach';
import { forcedOrder } from '@/games/ronins-revenge/rules/field/forced';
import { groundOf, PASSING } from '@/games/ronins-revenge/rules/field/ground';
import { boardOf } from '@/games/ronins-revenge/rules/field/map';
import { sees } from '@/games/ronins-revenge/rules/field/sight';
import { addToken, zoneNamed, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import { newCosts, OUT_OF_REACH, reachFrom } from '@/engine/parts/grid/reach';
import type { Ground } from '@/engine/parts/grid/ground';
import type { BattleState, Figure } from '@/games/ronins-revenge/rules/state';

import { all, at, boss, emptyField, place, placeMinion, placeObject } from './battle';
import { fight, give, has, onTop, put, strikeWith, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

/** The ground, and who is moved over it: halves of rules whose main lines stand elsewhere (RR-54 … RR-177). */

const FIRE = 1 << 2;

describe('sight', () => {
  test('RR-54 of two bosses one hides the other, and neither hides itself', () => {
    const state = emptyField('akaAo');
    const [aka, ao] = state.figures;
    if (!aka || !ao) throw new Error('there are two brothers');
    aka.anchor = at('E5');
    ao.anchor = at('E8');
    const hero = place(state, 'sayaka', 'F3');
    expect([sees(state, hero, aka), sees(state, hero, ao), sees(state, ao, hero), sees(state, aka, ao)]).toEqual([true, false, false, true]);
    aka.anchor = at('K1');
    expect(sees(state, hero, ao)).toBe(true);
  });
});

describe('who passes where', () => {
  /** What the way to a square takes; undefined: there is none. */
  const price = (state: BattleState, mover: Figure, ground: Ground, square: SquareName): number | undefined => {
    const board = boardOf(state);
    const found = newCosts(board);
    reachFrom(board, ground, mover.anchor, OUT_OF_REACH - 1, found);
    const points = found[at(square)];
    return points === OUT_OF_REACH ? undefined : points;
  };

  test('RR-73 two figures form no tight corner, two things do, and a boss minds only pillars', () => {
    const between = (...things: ('barrel' | 'pillar')[]): BattleState => {
      const state = emptyField('kugi');
      boss(state, 'F5');
      things.forEach((kind, i) => placeObject(state, kind, i === 0 ? 'F6' : 'G5'));
      return state;
    };
    const asBoss = (...things: ('barrel' | 'pillar')[]): number | undefined => {
      const state = between(...things);
      return price(state, boss(state), bossGround(state, boss(state)), 'G6');
    };
    expect([asBoss('barrel', 'barrel'), asBoss('barrel', 'pillar'), asBoss('pillar', 'pillar')]).toEqual([1, 1, 3]);
    const asMinion = (...things: ('barrel' | 'pillar')[]): number | undefined => {
      const state = between(...things);
      boss(state, 'A1');
      const minion = placeMinion(state, 'F5');
      return price(state, minion, groundOf(state, minion, PASSING.minion), 'G6');
    };
    expect([asMinion('barrel'), asMinion('barrel', 'barrel'), asMinion('barrel', 'pillar')]).toEqual([1, 3, 3]);
    const crowd = emptyField();
    const hero = place(crowd, 'takahiro', 'F5');
    placeMinion(crowd, 'F6');
    placeMinion(crowd, 'G5');
    expect(price(crowd, hero, groundOf(crowd, hero, PASSING.hero), 'G6')).toBe(1);
  });

  test('RR-78 a boss passes minions, another boss, Shrines, Barrels, Pots and the fallen, and ends on none of them', () => {
    const state = emptyField('akaAo');
    const [aka, ao] = state.figures;
    if (!aka || !ao) throw new Error('there are two brothers');
    aka.anchor = at('F1');
    ao.anchor = at('A11');
    placeMinion(state, 'F3');
    placeObject(state, 'shrine', 'F5');
    placeObject(state, 'barrel', 'F7');
    placeObject(state, 'pot', 'F9');
    place(state, 'kosuke', 'F11').hp = 0;
    const { cost, free } = bossGround(state, aka);
    for (const square of ['F3', 'F5', 'F7', 'F9', 'F11', 'A11'] as const) expect([square, cost[at(square)], free[at(square)]]).toEqual([square, 1, 0]);
  });
});

describe('moves of cards', () => {
  /** Takahiro lets Sayaka on K6 move 2. */
  const called = (prepare: (state: BattleState) => void = () => undefined): Fight => {
    const s = turnOf(put(put(put(fight({ party: [withKit('takahiro', { skills: ['bannerStep'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'kosuke', 'A12'), 'takahiro');
    s.change((state) => {
      state.heroes.takahiro.yin = 1;
      prepare(state);
    }).playAll(0, { kind: 'useCard', card: 'bannerStep' }, { kind: 'choose', figure: 'sayaka' });
    return s;
  };

  test('RR-40 at the end of a card’s move the facing is free, also away from the boss and after no step at all', () => {
    const faces = (way: readonly number[], facing: number): readonly [number, number] => {
      const s = called();
      s.play(0, { kind: 'walk', way, facing });
      return [s.state.heroes.sayaka.anchor, s.state.heroes.sayaka.facing];
    };
    const ends = [0, 1, 2, 3].flatMap((facing) => [faces(all('J6'), facing), faces([], facing)]);
    expect(ends).toEqual([0, 1, 2, 3].flatMap((facing) => [[at('J6'), facing], [at('K6'), facing]]));
  });

  test('RR-138 Difficult squares cost a card’s move 2, enemies bar it, and no Stamina goes into it', () => {
    const s = called((state) => {
      addToken(state, zoneOf(at('J6')), 'difficult');
      placeMinion(state, 'L6');
    });
    expect(s.refused(0, { kind: 'walk', way: all('J6', 'I6'), facing: 0 })).toBe('RR-138');
    expect(s.refused(0, { kind: 'walk', way: all('K7', 'K8', 'K9'), facing: 0 })).toBe('RR-138');
    expect(s.refused(0, { kind: 'walk', way: all('L6', 'L7'), facing: 0 })).toBe('RR-76');
    expect(s.moves(0).filter((move) => move.kind === 'walk' && (move.way.length > 2 || move.way.join() === all('J6', 'I6').join()))).toEqual([]);
    s.play(0, { kind: 'walk', way: all('J6'), facing: 0 });
    expect(s.state.heroes.sayaka).toMatchObject({ anchor: at('J6'), stamina: 12 });
  });

  test('RR-140 RR-138 in a straight line, too, Difficult squares cost 2: five points are two of them', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { state.zones.fill(1 << 1); });
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
    expect(Math.max(...s.moves(0).map((move) => (move.kind === 'walk' ? move.way.length : 0)))).toBe(2);
    expect(s.refused(0, { kind: 'walk', way: all('I6', 'J6', 'K6'), facing: 0 })).toBe('RR-138');
    s.play(0, { kind: 'walk', way: all('I6', 'J6'), facing: 0 });
    expect(s.state.heroes.takahiro.anchor).toBe(at('J6'));
  });

  test('RR-142 RR-8 half of five is two', () => {
    const s = give(onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6'), 'takahiro', 'slowed');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
    expect(s.refused(0, { kind: 'walk', way: all('I6', 'J6', 'K6'), facing: 0 })).toBe('RR-138');
    s.play(0, { kind: 'walk', way: all('I6', 'J6'), facing: 0 });
    expect([s.state.heroes.takahiro.anchor, has(s, 'takahiro', 'slowed')]).toEqual([at('J6'), false]);
  });

  /** Each ally in [3] of Takahiro may move 1; Sayaka bears this token. */
  const formation = (token: 'slowed' | 'hastened'): Fight => {
    const s = turnOf(put(put(put(put(fight({ level: 2, party: [withKit('takahiro', { skills: ['formationCall'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'kosuke', 'A1'), 'kensho', 'A12'), 'takahiro');
    give(s, 'sayaka', token).change((state) => { state.heroes.takahiro.yang = 1; });
    s.play(0, { kind: 'useCard', card: 'formationCall' });
    return s;
  };

  test('RR-144 a card’s move that Slowed has brought to nothing has used the token; who merely stays keeps it', () => {
    const slow = formation('slowed');
    // There is nothing to decide about the move: the next question is whom the card makes stronger.
    expect([slow.prompt(0).kind, slow.state.heroes.sayaka.anchor, has(slow, 'sayaka', 'slowed')]).toEqual(['chooseFigure', at('K6'), false]);
    const quick = formation('hastened');
    quick.play(0, { kind: 'stay' });
    expect(has(quick, 'sayaka', 'hastened')).toBe(true);
    const able = give(called(), 'sayaka', 'slowed');
    able.play(0, { kind: 'stay' });
    expect(has(able, 'sayaka', 'slowed')).toBe(true);
  });
});

test('RR-144 a boss whose card would have moved it by 1 has used Slowed, and makes its Basic Attack with its whole Move', () => {
  const { move } = BOSSES.funakuro.card.basic;
  const card = BOSSES.funakuro.attacks.find((each) => each.noAttack === undefined && each.move === 1 && each.category === 'H');
  if (!card) throw new Error('no such card');
  const steps = (slowed: boolean): readonly [number, boolean] => {
    const state = field('funakuro', 'A1', { kosuke: 'L12', sayaka: 'L11', takahiro: 'L10', kensho: 'L9' });
    if (slowed) addCondition(boss(state), 'slowed');
    state.threat = 'kosuke';
    const on = rig(state);
    playCard(on, card.id);
    return [on.happened('stepped').filter(({ who }) => who === 'boss:0').length, hasCondition(boss(state), 'slowed')];
  };
  expect(move).toBeGreaterThan(1);
  expect([steps(false), steps(true)]).toEqual([[move, false], [move, false]]);
});

test('RR-502 a minion that is placed later faces the nearest hero who stands, of two facings that fit the first clockwise from north', () => {
  const state = field('ushikado', 'F6', { takahiro: 'D3', sayaka: 'D10', kosuke: 'A4', kensho: 'A9' });
  for (const fallen of ['kosuke', 'kensho'] as const) state.heroes[fallen].hp = 0;
  rig(state).run({ kind: 'bossEvent', event: 'E-4' });
  // D3 lies to the south-east of A1, D10 to the south-west of A12: east, and south.
  expect(state.minions.map(({ anchor, facing }) => [squareName(FIELD, anchor), facing])).toEqual([['A1', 1], ['A12', 2]]);
  const straight = field('ushikado', 'F6', { takahiro: 'C1', sayaka: 'A9', kosuke: 'L6', kensho: 'L7' });
  rig(straight).run({ kind: 'bossEvent', event: 'E-4' });
  expect(straight.minions.map(({ facing }) => facing)).toEqual([2, 3]);
});

test('RR-142 RR-143 RR-133 with Slowed or Hastened a Move goes as far as the pool does, and no square farther', () => {
  const along = ['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;
  /** How far Takahiro, Movement 3, gets with so much Stamina; one square more is refused. */
  const farthest = (token: 'slowed' | 'hastened', stamina: number): number => {
    const s = give(turnOf(put(fight(), 'takahiro', 'A1'), 'takahiro'), 'takahiro', token).change((state) => { state.heroes.takahiro.stamina = stamina; });
    const most = Math.max(...s.moves(0).map((move) => (move.kind === 'move' ? move.way.length : 0)));
    expect(s.refused(0, { kind: 'move', way: all(...along.slice(0, most + 1)), facing: 0 })).toBe('RR-133');
    return most;
  };
  expect([farthest('slowed', 0), farthest('slowed', 2), farthest('slowed', 9), farthest('hastened', 0), farthest('hastened', 2)]).toEqual([1, 2, 6, 6, 10]);
});

describe('Dangerous ground', () => {
  test('RR-152 a minion that is placed in fire loses 2 HP at once, and 4 where it is poisoned too; one that flies nothing', () => {
    const placed = (event: 'E-4' | 'E-5', tokens: number): [string, number][] => {
      const state = field('ushikado', 'F6');
      state.zones[zoneNamed('Z11')] = tokens;
      const on = rig(state);
      on.run({ kind: 'bossEvent', event });
      return state.minions.filter(({ anchor }) => anchor === at('A1')).map(({ minion, hp }) => [minion, hp]);
    };
    expect([placed('E-4', 0), placed('E-4', FIRE), placed('E-4', FIRE | (1 << 3)), placed('E-5', FIRE)]).toEqual([[['chainWretch', 8]], [['chainWretch', 6]], [['chainWretch', 4]], [['emberCrow', 5]]]);
  });

  test('RR-157 whoever ignores Fire walks and ends its turn in it unhurt, not in what else is there', () => {
    const burnt = (armor: string, tokens: number): number[] => {
      const s = turnOf(put(fight(), 'takahiro', 'K1'), 'takahiro').change((state) => {
        state.heroes.takahiro = { ...state.heroes.takahiro, loadout: { ...RECOMMENDED_LOADOUTS.takahiro, armor } };
        state.zones[zoneNamed('Z31')] = tokens;
      });
      s.play(0, { kind: 'move', way: all('J1', 'I1'), facing: 0 });
      const entered = s.state.heroes.takahiro.hp;
      s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
      return [entered, s.state.heroes.takahiro.hp];
    };
    const poison = 1 << 3;
    expect([burnt('ashCloak', FIRE), burnt('ashCloak', FIRE | poison), burnt(RECOMMENDED_LOADOUTS.takahiro.armor, FIRE)]).toEqual([[15, 15], [13, 11], [13, 11]]);
  });

  test('RR-148 no more than a printed 2, and none where the target stands high as well: a hero’s attack', () => {
    const snare = { kind: 'attack', weapon: 1, attack: 1, more: 0, way: [], facing: 0, targets: ['boss:0'] } as const;
    const s = turnOf(put(fight(), 'sayaka', 'L6'), 'sayaka').change((state) => {
      state.heroes.sayaka.yin = 1;
      addToken(state, zoneOf(at('L6')), 'high');
      addToken(state, zoneOf(at('G6')), 'high');
    });
    expect(s.refused(0, snare)).toBe('RR-193');
    const thrust = turnOf(put(fight(), 'takahiro', 'J6'), 'takahiro').change((state) => { addToken(state, zoneOf(at('J6')), 'high'); });
    expect(thrust.refused(0, { ...snare, attack: 0 })).toBe('RR-193');
  });
});

describe('several who are forced at once', () => {
  test('RR-177 of equals the northernmost, then the westernmost goes first', () => {
    const state = emptyField();
    const source = { anchor: at('F6'), side: 1 };
    const [south, north, west] = [place(state, 'takahiro', 'G8'), place(state, 'sayaka', 'E8'), place(state, 'kosuke', 'F4')];
    expect(forcedOrder('pull', source, [south, west, north])).toEqual([north, west, south]);
    // One direction for all of a Push: of those equally far along it the lower square.
    const [left, right] = [place(state, 'takahiro', 'H6'), place(state, 'sayaka', 'H7')];
    expect(forcedOrder('push', { anchor: at('F6'), side: 2 }, [right, left])).toEqual([left, right]);
  });

  test('RR-177 a boss pushes two heroes in a row, and both go', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'I6', takahiro: 'A12', kensho: 'A1' });
    rig(state).run({ kind: 'lines', by: 'boss:0', why: 'test', steps: [{ do: 'push', n: 1, who: { heroesIn: 2 } }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([state.heroes.sayaka, state.heroes.kosuke].map(({ anchor }) => squareName(FIELD, anchor))).toEqual(['I6', 'J6']);
  });
});
