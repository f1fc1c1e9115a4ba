import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type ObjectKind, type SquareName } from '@/games/ronins-revenge/content/terms';
import { hasCondition, addCondition } from '@/games/ronins-revenge/rules/conditions';
import { dangerOf } from '@/games/ronins-revenge/rules/field/zones';
import { sees } from '@/games/ronins-revenge/rules/field/sight';
import type { FigureRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { all, at, boss, emptyField, place, placeMinion, placeObject } from './battle';
import { damageIn, fight, give, has, onTop, put, strike, strikeWith, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

/** Moves of cards, terrain, objects and forced movement (RR-140 … RR-170). */

const HIGH = 1 << 0;
const DIFFICULT = 1 << 1;
const FIRE = 1 << 2;

/** Takahiro beside the boss after an attack with a Special symbol: Iaijutsu, 5 in a straight line. */
function slipping(): Fight {
  const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6');
  s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
  return s;
}

describe('moves of cards', () => {
  test('RR-140 a straight line keeps one of the eight directions', () => {
    const s = slipping();
    const straight = (way: readonly number[]): boolean => new Set(way.map((square, i) => square - (i === 0 ? at('H6') : (way[i - 1] ?? 0)))).size === 1;
    const ways = s.moves(0).flatMap((move) => (move.kind === 'walk' ? [move.way] : []));
    expect(ways.every(straight)).toBe(true);
    // To the north over the boss, to the sides, to the corners: all eight.
    expect(new Set(ways.map(([first = 0]) => squareName(FIELD, first)))).toEqual(new Set(['G6', 'G7', 'H7', 'I7', 'I6', 'I5', 'H5', 'G5']));
    expect(s.refused(0, { kind: 'walk', way: all('I6', 'J6', 'J7'), facing: 0 })).toBe('RR-140');
  });

  test('RR-141 whoever may cross combatants passes all of them, not objects, and ends on a free square', () => {
    const s = slipping().change((state) => {
      state.heroes.sayaka.anchor = at('H7');
      state.minions = [{ minion: 'emberCrow', band: 0, hp: 40, anchor: at('H8'), side: 1, facing: 2, conditions: 0 }];
      state.objects.push({ kind: 'shrine', square: at('H5') });
    });
    expect(s.refused(0, { kind: 'walk', way: all('G6', 'F6'), facing: 0 })).toBe('RR-137');
    expect(s.refused(0, { kind: 'walk', way: all('H7'), facing: 0 })).toBe('RR-137');
    expect(s.refused(0, { kind: 'walk', way: all('H5', 'H4'), facing: 0 })).toBe('RR-76');
    s.play(0, { kind: 'walk', way: all('H7', 'H8', 'H9'), facing: 0 });
    expect(s.state.heroes.takahiro.anchor).toBe(at('H9'));
    // 5 for the crow that was crossed, nothing for Sayaka.
    expect([s.state.minions[0]?.hp, s.state.heroes.sayaka.hp]).toEqual([35, 11]);
  });

  test('RR-145 Slowed halves a card’s move and is gone; Hastened doubles it', () => {
    const called = (token: 'slowed' | 'hastened'): Fight => {
      const s = give(turnOf(put(put(fight({ party: [withKit('takahiro', { skills: ['bannerStep'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'takahiro'), 'sayaka', token);
      s.change((state) => {
        state.heroes.takahiro.yin = 1;
        state.heroes.kosuke.anchor = at('A12');
      }).playAll(0, { kind: 'useCard', card: 'bannerStep' }, { kind: 'choose', figure: 'sayaka' });
      return s;
    };
    const slow = called('slowed');
    expect(slow.refused(0, { kind: 'walk', way: all('J6', 'I6'), facing: 0 })).toBe('RR-138');
    slow.play(0, { kind: 'walk', way: all('J6'), facing: 0 });
    expect(has(slow, 'sayaka', 'slowed')).toBe(false);
    const quick = called('hastened');
    quick.play(0, { kind: 'walk', way: all('J6', 'I6', 'H6', 'H5'), facing: 0 });
    expect([quick.state.heroes.sayaka.anchor, has(quick, 'sayaka', 'hastened')]).toEqual([at('H5'), false]);
  });

  test('RR-145 an enemy’s Move counts too: a Slowed boss comes half as far, and then its token is gone', () => {
    const comes = (slowed: boolean): { at: string; slowed: boolean; struck: number } => {
      const state = field('ushikado', 'F6', { takahiro: 'L7', sayaka: 'A12', kosuke: 'A11', kensho: 'A10' });
      state.threat = 'takahiro';
      if (slowed) addCondition(boss(state), 'slowed');
      const on = rig(state);
      playCard(on, 'L-1');
      return { at: squareName(FIELD, boss(state).anchor), slowed: hasCondition(boss(state), 'slowed'), struck: on.happened('strikeBegan').length };
    };
    expect(comes(false)).toEqual({ at: 'J5', slowed: false, struck: 1 });
    // Half of 4 does not reach; it comes two squares closer by the Move of its Basic Attack, and that uses the token.
    expect(comes(true)).toMatchObject({ slowed: false, struck: 0 });
  });
});

describe('terrain', () => {
  test('RR-146 every token of a Zone counts: high, difficult and on fire at once', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'I7'), 'takahiro'), 'L-6').change((state) => {
      state.zones[9] = HIGH | DIFFICULT | FIRE;
      boss(state, 'E6');
    });
    s.play(0, { kind: 'move', way: all('H6', 'G6'), facing: 0 });
    // Four points for two squares, one of them bought; 2 HP for each.
    expect(s.state.heroes.takahiro).toMatchObject({ stamina: 9, hp: 11 });
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(6);
  });

  test('RR-151 High Ground does not see over a pillar', () => {
    const state = emptyField();
    state.zones.fill(HIGH);
    placeObject(state, 'pillar', 'C4');
    expect([sees(state, place(state, 'takahiro', 'C3'), place(state, 'sayaka', 'C5')), sees(state, place(state, 'takahiro', 'C3'), place(state, 'sayaka', 'D5'))]).toEqual([false, true]);
  });

  test('RR-157 Dangerous ground takes from heroes, minions and bosses alike, unless a card says otherwise', () => {
    const crossing = (prepare: (state: BattleState) => FigureRef, way: SquareName[]): number => {
      const state = field('ushikado', 'A1');
      state.zones[5] = FIRE;
      const who = prepare(state);
      const on = rig(state);
      on.run({ kind: 'walk', who, way: way.map(at), at: 0, gait: 'card', cause: { why: 'terrain' } });
      return [...on.happened('hpLost'), ...on.happened('bossHurt')].reduce((sum, { n }) => sum + n, 0);
    };
    const minion = (kind: 'chainWretch' | 'emberCrow') => (state: BattleState): FigureRef => {
      Object.assign(placeMinion(state, 'C5'), { minion: kind, hp: 8 });
      return `${kind}:0`;
    };
    expect(crossing((state) => place(state, 'sayaka', 'C5').hero, ['D5'])).toBe(2);
    expect(crossing(minion('chainWretch'), ['D5'])).toBe(2);
    expect(crossing((state) => {
      boss(state, 'B5');
      return 'boss:0';
    }, ['C5'])).toBe(2);
    // A crow flies, and the brothers of the forge do not mind fire.
    expect(crossing(minion('emberCrow'), ['D5'])).toBe(0);
    const forge = field('akaAo', 'B5');
    forge.zones[5] = FIRE;
    const on = rig(forge);
    on.run({ kind: 'walk', who: 'boss:0', way: all('C5'), at: 0, gait: 'boss', cause: { why: 'terrain' } });
    expect(on.happened('bossHurt')).toEqual([]);
  });

  test('RR-159 standing up on fire is not entering it; the end of the turn still burns', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => {
      state.heroes.sayaka.hp = 0;
      state.zones[13] = FIRE;
    });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }, { kind: 'standUp', choice: 'A' });
    expect(s.state.heroes.sayaka.hp).toBe(8);
    s.play(0, { kind: 'endTurn' });
    expect(s.state.heroes.sayaka.hp).toBe(6);
  });

  test('RR-160 an enemy goes the shortest way, through fire if that is the one furthest north and west', () => {
    const state = field('ushikado', 'F6', { takahiro: 'J7', sayaka: 'A12', kosuke: 'A11', kensho: 'A10' });
    state.threat = 'takahiro';
    state.zones[9] = FIRE;
    playCard(rig(state), 'L-1');
    // H7 and H8 would be as near and do not burn.
    expect(squareName(FIELD, boss(state).anchor)).toBe('H5');
    expect(state.bossHp).toBe(50 - 2 * 2);
  });
});

describe('objects', () => {
  test.each([['shrine', true], ['barrel', true], ['pot', true], ['statue', false]] as const)('RR-161 a %s bars its one square; seen through: %s', (kind: ObjectKind, through) => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => {
      state.objects.push({ kind, square: at('J5') });
      state.zones[13] = FIRE;
    });
    expect(s.refused(0, { kind: 'move', way: all('J5'), facing: 0 })).toBe('RR-76');
    expect(s.moves(0).some((move) => move.kind === 'move' && move.way.join() === all('J6').join())).toBe(true);
    expect(sees(s.state, { anchor: at('K5'), side: 1 }, { anchor: at('I5'), side: 1 })).toBe(through);
    // The Zone burns under it too.
    expect(dangerOf(s.state, all('J5'))).toBe(2);
  });
});

describe('forced movement', () => {
  test('RR-170 a push goes square by square, costs nothing in Difficult ground, burns, and uses no Slowed', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', takahiro: 'A12', kosuke: 'A11', kensho: 'A10' });
    state.threat = 'sayaka';
    state.zones[9] = DIFFICULT | FIRE;
    state.zones[13] = DIFFICULT | FIRE;
    addCondition(state.heroes.sayaka, 'slowed');
    const on = rig(state);
    playCard(on, 'H-6');
    expect(on.happened('stepped').filter(({ who }) => who === 'sayaka').map(({ square, gait }) => [squareName(FIELD, square), gait])).toEqual([['I6', 'forced'], ['J6', 'forced']]);
    expect(on.happened('hpLost').filter(({ cause }) => cause.why === 'terrain').map(({ n }) => n)).toEqual([2, 2]);
    expect(hasCondition(state.heroes.sayaka, 'slowed')).toBe(true);
  });
});
