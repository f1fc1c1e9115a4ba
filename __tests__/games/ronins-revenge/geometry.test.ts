import { newCosts, OUT_OF_REACH, reachFrom } from '@/engine/parts/grid/reach';
import { squareName, squareNamed, squaresOfBase, xOf, yOf } from '@/engine/parts/grid/squares';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { approach, bossGround } from '@/games/ronins-revenge/rules/field/approach';
import { boardOf } from '@/games/ronins-revenge/rules/field/map';
import { away, standsIn } from '@/games/ronins-revenge/rules/field/position';
import { sees } from '@/games/ronins-revenge/rules/field/sight';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { Random, makeStream } from '@/engine/random';
import { referenceSight } from '@tests/engine/parts/grid/referenceSight';

import { all, at, battle, boss, emptyField, place, placeMinion, placeObject } from './battle';
import { damageIn, fight, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

const SQUARES = Array.from({ length: FIELD * FIELD }, (_, square) => square);
const single = (square: SquareName | number) => ({ anchor: typeof square === 'number' ? square : at(square), side: 1 });
const ARCS = ['front', 'right', 'rear', 'left'] as const;

describe('squares, Zones and bases', () => {
  test('RR-21 columns count from the west and rows from the north, both from 0', () => {
    expect((['A1', 'C5', 'L12', 'G1'] as const).map((name) => [xOf(FIELD, at(name)), yOf(FIELD, at(name))])).toEqual([[0, 0], [4, 2], [11, 11], [0, 6]]);
    expect(SQUARES.every((square) => squareNamed(FIELD, squareName(FIELD, square)) === square)).toBe(true);
  });

  test('RR-25 a Zone without tokens is standard ground: a step costs 1 and hurts nobody', () => {
    const walked = (tokens: number): Fight['state']['heroes']['takahiro'] => {
      const s = turnOf(put(fight(), 'takahiro', 'L1'), 'takahiro').change((state) => { state.zones[12] = tokens; });
      s.play(0, { kind: 'move', way: all('K1', 'J1', 'J2'), facing: 0 });
      return s.state.heroes.takahiro;
    };
    expect(walked(0)).toMatchObject({ stamina: 10, hp: 15 });
    // Difficult and on fire.
    expect(walked(0b110)).toMatchObject({ stamina: 7, hp: 9 });
  });

  test('RR-26 heroes and minions cover one square, each boss what its data says', () => {
    const sides = Object.fromEntries(BOSS_IDS.map((id) => [id, [...new Set(battle({ boss: id }).figures.map(({ side }) => side))]]));
    expect(sides).toEqual({
      ushikado: [2], itoguruma: [2], funakuro: [3], nineFaces: [1], raitora: [2], kugi: [1], akaAo: [2], gashaO: [3], harunobu: [1], fifthWanderer: [1], cagedDawn: [2], devouringNight: [3],
    });
    for (const id of BOSS_IDS) {
      const { heroes, minions } = battle({ boss: id });
      expect([...Object.values(heroes), ...minions].every(({ side }) => side === 1)).toBe(true);
    }
  });

  test('RR-27 a base is named by its north-western square, and ties between places compare these', () => {
    const state = emptyField();
    expect(squaresOfBase(FIELD, boss(state, 'F6')).map((square) => squareName(FIELD, square))).toEqual(['F6', 'F7', 'G6', 'G7']);
    // H5, H6, H7 and H8 are as near; so are D8, E8, F8 and G8.
    expect(approach(state, boss(state), place(state, 'takahiro', 'J7'), { range: 1 }, 4)?.way.slice(-1)).toEqual([at('H5')]);
    expect(approach(state, boss(state), place(state, 'takahiro', 'F10'), { range: 1 }, 4)?.way.slice(-1)).toEqual([at('D8')]);
  });

  test('RR-28 squares that share a side or a corner are adjacent; figures by some square of each', () => {
    const around = SQUARES.filter((square) => away(single('E5'), single(square)) === 1).map((square) => squareName(FIELD, square));
    expect(around).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F4', 'F5', 'F6']);
    const large = boss(emptyField(), 'F6');
    expect(SQUARES.filter((square) => away(large, single(square)) === 1)).toHaveLength(12);
    expect([away(large, single('H8')), away(large, single('H9')), away(large, { anchor: at('C3'), side: 3 })]).toEqual([1, 2, 1]);
  });

  test('RR-29 the distance is the larger of both gaps; walls, objects and figures do not lengthen it', () => {
    const huge = boss(emptyField('devouringNight'), 'E5');
    expect((['E8', 'E10', 'J6', 'A12', 'B1'] as const).map((square) => away(huge, single(square)))).toEqual([1, 3, 3, 5, 4]);
    const state = battle();
    placeMinion(state, 'C6');
    // C2 and D2 have a wall between them.
    expect([away(single('C2'), single('D2')), away(single('C4'), single('C8'))]).toEqual([1, 4]);
  });

  test.each([['I6', true], ['J6', false]] as const)('RR-30 [2] reaches a distance of 2 and no more: from %s %s', (square, reaches) => {
    const s = onTop(turnOf(put(fight(), 'takahiro', square), 'takahiro'), 'L-6');
    const thrust = { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] } as const;
    if (reaches) s.play(0, thrust);
    else expect(s.refused(0, thrust)).toBe('RR-193');
    expect(s.happened('attackDeclared').length).toBe(reaches ? 1 : 0);
  });

  test('RR-30 where no range is printed it is [1]', () => {
    const s = turnOf(put(fight(), 'takahiro', 'I6'), 'takahiro');
    expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-193');
  });
});

describe('facing and arcs', () => {
  test('RR-33 there are four facings and no others', () => {
    for (const facing of [4, -1, 0.5]) expect(() => battleGame.parseMove({ kind: 'move', way: [], facing })).toThrow();
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.facing = 1; });
    expect(s.moves(0).flatMap((move) => (move.kind === 'move' && move.way.length === 0 ? [move.facing] : []))).toEqual([0, 2, 3]);
    for (const id of BOSS_IDS) {
      const { heroes, figures, minions } = battle({ boss: id });
      for (const { facing } of [...Object.values(heroes), ...figures, ...minions]) expect([0, 1, 2, 3]).toContain(facing);
    }
  });

  test.each([['kugi', 1, 22, 121], ['itoguruma', 2, 40, 100], ['devouringNight', 3, 54, 81]] as const)('RR-34 around %s of side %i, %i squares are on one side and %i on two', (id, side, one, two) => {
    const figure = boss(emptyField(id), 'F6');
    const covered = squaresOfBase(FIELD, figure);
    const sides = (square: number): number => ARCS.filter((arc) => standsIn(figure, arc, single(square))).length;
    const counts = SQUARES.filter((square) => !covered.includes(square)).map(sides);
    expect([figure.side, counts.filter((n) => n === 1).length, counts.filter((n) => n === 2).length]).toEqual([side, one, two]);
    expect(covered.map(sides)).toEqual(covered.map(() => 0));
  });

  test('RR-38 an attack needs its target in front; a skill that is no attack does not', () => {
    const s = onTop(turnOf(put(fight({ party: [withKit('kensho', { ultimate: 'thunderSutra' })] }), 'kensho', 'H6'), 'kensho'), 'L-6').change((state) => {
      Object.assign(state.heroes.kensho, { ki: 3, facing: 2 });
    });
    const palm = { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 2, targets: ['boss:0'] } as const;
    for (const facing of [2, 3]) expect(s.refused(0, { ...palm, facing })).toBe('RR-38');
    s.play(0, { kind: 'useCard', card: 'thunderSutra' });
    expect([s.state.bossHp, s.state.heroes.kensho.facing]).toEqual([38, 2]);
    s.play(0, { ...palm, facing: 0 });
    expect(damageIn(plain(s))).toBe(4);
  });

  test('RR-44 whoever is pushed keeps its facing, hero or boss', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.threat = 'sayaka';
    state.heroes.sayaka.facing = 1;
    playCard(rig(state), 'L-3');
    expect(state.heroes.sayaka).toMatchObject({ anchor: at('I6'), facing: 1 });
    const s = onTop(turnOf(put(fight({ party: [withKit('takahiro', { weapons: ['templeBreaker', 'gateSpear'] })] }), 'takahiro', 'H6'), 'takahiro'), 'H-1');
    s.play(0, strikeWith(s, 'takahiro', 'Crushing Fall'));
    plain(s);
    s.play(0, { kind: 'force', steps: 1 });
    expect(s.state.figures[0]).toMatchObject({ anchor: at('E6'), facing: 2 });
  });

  test('RR-50 enemies around a hero get no bonus for it', () => {
    const s = struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9, damage: 5 }, 'sayaka').change((state) => {
      state.minions = [{ minion: 'emberCrow', band: 0, hp: 5, anchor: at('I6'), side: 1, facing: 0, conditions: 0 }];
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.happened('heroStruck').map(({ damage }) => damage)).toEqual([5]);
    // The same two places around the boss do give heroes theirs.
    const both = onTop(turnOf(put(put(fight(), 'sayaka', 'H6'), 'kosuke', 'E6'), 'sayaka'), 'L-6');
    expect(damageIn(strike(both, 'sayaka', 'Flurry'))).toBe(6);
  });
});

describe('line of sight', () => {
  const seen = (state: BattleState, a: SquareName, b: SquareName): boolean => sees(state, single(a), single(b));
  const pillars = (...squares: SquareName[]): BattleState => {
    const state = emptyField('itoguruma');
    placeObject(state, 'pillar', ...squares);
    return state;
  };

  test('RR-53 one open line from corner to corner is enough, between any squares of both', () => {
    // All lines from C3 to C5 are closed; to D5 one is left over the corner of the pillar.
    expect([seen(pillars('C4'), 'C3', 'C5'), seen(pillars('C4'), 'C3', 'D5')]).toEqual([false, true]);
    const state = pillars('E6', 'E7', 'D5');
    const large = boss(state, 'F6');
    // F6 itself is hidden from C6, and so are all other squares but G6, past the west end.
    expect([sees(state, large, single('C6')), sees(state, large, single('E4'))]).toEqual([false, true]);
  });

  test('RR-56 no line goes through the inside of a solid square', () => {
    const state = emptyField('devouringNight');
    boss(state, 'E5');
    expect([seen(state, 'D4', 'H8'), seen(state, 'D6', 'H6'), seen(state, 'D4', 'H4')]).toEqual([false, false, true]);
  });

  test('RR-59 touching one corner of a pillar does not close a line', () => {
    expect([seen(pillars('D4'), 'C3', 'E5'), seen(pillars('D4'), 'C4', 'D5')]).toEqual([true, true]);
  });

  test('RR-60 between two pillars corner to corner nobody sees; round the free end of a wall everybody does', () => {
    expect([seen(pillars('C4', 'D3'), 'C3', 'D4'), seen(pillars('C4', 'D3'), 'B2', 'E5')]).toEqual([false, false]);
    // Ushikado’s wall C1|D1 … C4|D4 ends between columns 4 and 5.
    const walled = battle();
    walled.objects = [];
    expect([seen(walled, 'C4', 'D4'), seen(walled, 'C5', 'D4'), seen(walled, 'C3', 'D3'), seen(walled, 'C2', 'D3')]).toEqual([true, true, false, false]);
  });

  test('RR-61 neighbours see each other through the corner they share, unless both ways round it are closed', () => {
    const walled = battle();
    walled.objects = [];
    expect([seen(walled, 'C6', 'D6'), seen(walled, 'C6', 'D7'), seen(walled, 'C10', 'D11')]).toEqual([true, true, false]);
    expect([seen(pillars('C4'), 'C3', 'D4'), seen(pillars('C4', 'D3'), 'C3', 'D4')]).toEqual([true, false]);
  });

  test.each(['ushikado', 'nineFaces', 'harunobu'] as const)('RR-62 the field of %s is seen as the reference form says', (id) => {
    const state = battle({ boss: id });
    for (const figure of state.figures) figure.anchor = at('A1');
    const blockers = state.objects.filter(({ kind }) => kind === 'pillar' || kind === 'statue').map(({ square }) => square);
    const bosses = state.figures.flatMap((figure) => squaresOfBase(FIELD, figure));
    const walls = BOSSES[id].map.walls.map((wall) => wall.split('|').map((name) => squareNamed(FIELD, name)) as [number, number]);
    const reference = referenceSight({ size: FIELD, walls, wallSquares: [], blockers: [...blockers, ...bosses] });
    const random = new Random(makeStream(`sight ${id}`));
    const open = SQUARES.filter((square) => !blockers.includes(square) && !bosses.includes(square));
    for (let i = 0; i < 400; i++) {
      const [a, b] = [random.pick(open), random.pick(open)];
      expect([squareName(FIELD, a), squareName(FIELD, b), sees(state, single(a), single(b))]).toEqual([squareName(FIELD, a), squareName(FIELD, b), reference(a, b)]);
    }
  });

  test('RR-63 whoever is seen sees', () => {
    for (const id of ['ushikado', 'akaAo', 'gashaO'] as const) {
      const state = battle({ boss: id });
      const figure = boss(state);
      for (const square of SQUARES) {
        const there = sees(state, figure, single(square));
        expect([square, sees(state, single(square), figure)]).toEqual([square, there]);
      }
    }
  });

  test('RR-65 an area takes only those it sees: whoever stands behind pillars is spared, and so is a Barrel there', () => {
    const state = field('itoguruma', 'F6', { sayaka: 'H6', kosuke: 'F4', takahiro: 'A12', kensho: 'L12' });
    placeObject(state, 'pillar', 'E5', 'F5', 'G5', 'H5');
    placeObject(state, 'barrel', 'G4', 'H8');
    const on = rig(state);
    const { anchor, facing } = boss(state);
    on.run({
      kind: 'strike', step: 'aim', by: 'boss:0', from: { own: 'basic' }, way: [],
      values: { name: 'Test', precision: 20, damage: 3, type: 'slashing', reach: { pattern: 'reach2' }, steps: [], threat: 'keep' },
      target: 'sayaka', targets: [], place: 0, outcome: null, hit: [], dodged: [], later: [], anchor, facing, wound: 0, arced: [], defence: null,
    });
    expect(on.happened('heroStruck').map(({ hero }) => hero)).toEqual(['sayaka']);
    expect(state.objects.filter(({ kind }) => kind === 'barrel').map(({ square }) => square)).toEqual([at('G4')]);
  });
});

describe('large bases', () => {
  const costs = (state: BattleState, ...anchors: SquareName[]): (number | string)[] => {
    const board = boardOf(state);
    const found = newCosts(board);
    reachFrom(board, bossGround(state, boss(state)), boss(state).anchor, OUT_OF_REACH - 1, found);
    return anchors.map((anchor) => (found[at(anchor)] === OUT_OF_REACH ? '–' : (found[at(anchor)] ?? '–')));
  };
  const from = (square: SquareName, ...blocked: SquareName[]): BattleState => {
    const state = emptyField('itoguruma');
    boss(state, square);
    placeObject(state, 'pillar', ...blocked);
    return state;
  };

  test('RR-74 all squares move at once, one step in any direction for 1; no pillar under any, none at both armpits', () => {
    expect(costs(from('F6'), 'G7', 'E5', 'K11', 'L12')).toEqual([1, 1, 5, '–']);
    expect(costs(from('F6', 'H7'), 'G6', 'G7', 'G8')).toEqual(['–', '–', 2]);
    // From F6 to G7 the armpits are F8 and H6.
    expect(costs(from('F6', 'F8'), 'G7')).toEqual([1]);
    expect(costs(from('F6', 'F8', 'H6'), 'G7')).toEqual([7]);
  });

  test('RR-75 a large base does not stand across a wall', () => {
    const state = battle();
    state.objects = [];
    boss(state, 'F6');
    // Ushikado’s walls lie between rows C and D, but for columns 5 to 8.
    expect(costs(state, 'C1', 'C3', 'C5', 'C6', 'C7', 'C8', 'C11', 'D3')).toEqual(['–', '–', 3, 3, 3, '–', '–', 3]);
  });

  test('RR-79 a boss that passes over an object neither breaks nor uses it', () => {
    const state = field('ushikado', 'F6');
    placeObject(state, 'barrel', 'H6');
    placeObject(state, 'pot', 'H7');
    placeObject(state, 'shrine', 'I6');
    const before = [...state.objects];
    const on = rig(state);
    on.run({ kind: 'walk', who: 'boss:0', way: all('G6', 'H6', 'I6', 'J6'), at: 0, gait: 'boss', cause: { why: 'terrain' } });
    expect([boss(state).anchor, state.objects, state.zones.every((tokens) => tokens === 0)]).toEqual([at('J6'), before, true]);
  });
});
