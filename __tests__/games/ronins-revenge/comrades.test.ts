import { BadInput } from '@/engine/errors';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { battleGame } from '@/games/ronins-revenge/game';
import { DEFAULTS, parseOptions, planOf } from '@/games/ronins-revenge/rules/options';
import { situation } from '@tests/kit/situation';

import { at } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, struckBy, turnOf, withKit, type Fight } from './fight';

const comrades = (): Fight => fight({ others: 'comrades' });
const light = (type: 'slashing' | 'crushing' | 'piercing') => ({ kind: 'padAttack', pad: 'light', type, way: [], facing: 0, targets: ['boss:0'] }) as const;

describe('Comrades', () => {
  test('RR-455 RR-461 its turn gives 3 Life Force, up to the maximum', () => {
    const s = turnOf(comrades(), 'takahiro').change((state) => { state.heroes.sayaka.hp = 10; });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 13, stamina: 0 });
  });

  test('EX-8 RR-462 RR-458 extra steps cost Life Force: five in a round, never the last point', () => {
    const s = turnOf(put(comrades(), 'kosuke', 'L7'), 'kosuke');
    const straight = ['K7', 'J7', 'I7', 'H7', 'H8', 'H9', 'H10', 'H11'] as const;
    const far = [...straight, 'H12', 'G12', 'F12', 'E12'] as const;
    expect(s.refused(0, { kind: 'move', way: [...far].map(at).slice(0, 9), facing: 0 })).toBe('RR-462');
    const weak = turnOf(put(comrades(), 'kosuke', 'L7'), 'kosuke').change((state) => { state.heroes.kosuke.hp = 2; });
    expect(weak.refused(0, { kind: 'move', way: straight.map(at).slice(0, 5), facing: 0 })).toBe('RR-458');
    const events = s.play(0, { kind: 'move', way: straight.map(at).slice(0, 5), facing: 0 });
    expect(s.state.heroes.kosuke.hp).toBe(19);
    expect(events.map((event) => battleGame.describe(event, s.state, []))).toContain('Kosuke moves to H8 for 2 Life Force.');
  });

  test('RR-463 RR-464 its attacks cost nothing, take a card, and have the chosen type for everything', () => {
    const s = onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-1');
    const events = [...s.play(0, light('slashing')), ...plain(s)];
    // 5 printed, 1 by the passive, doubled by the open card
    expect(damageIn(events)).toBe(12);
    expect(s.state.heroes.kosuke).toMatchObject({ hp: 21, yin: 1, primed: null });
    expect(s.state.sequence[0]).toMatchObject({ card: 'L-1' });
    const other = onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-1');
    expect(damageIn([...other.play(0, light('crushing')), ...plain(other)])).toBe(6);
    expect(onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-1').refused(0, light('piercing'))).toBe('RR-190');
  });

  test('RR-467 Yin adds 1 damage each to its attack', () => {
    const s = onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-6').change((state) => { state.heroes.kosuke.yin = 2; });
    s.playAll(0, light('slashing'), { kind: 'addYin', n: 2 }, { kind: 'strike' });
    expect(s.state.bossHp).toBe(42);
  });

  test('RR-215 RR-471 RR-515 its ultimate comes in the window its pad names, once: Blood Debt doubles, and leaves an Empowered token', () => {
    const s = give(onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-6'), 'kosuke', 'empowered');
    expect(s.refused(0, { kind: 'useCard', card: 'bloodDebt' })).toBe('RR-269');
    s.playAll(0, light('slashing'), { kind: 'useCard', card: 'bloodDebt' });
    expect(s.state.bossHp).toBe(38);
    expect(s.state.heroes.kosuke.ultimateUsed).toBe(true);
    expect(has(s, 'kosuke', 'empowered')).toBe(true);
  });

  test('RR-460 it revives with what its Flask holds; Stamina of turn and Rest are lost', () => {
    const s = turnOf(comrades(), 'takahiro').change((state) => { state.heroes.sayaka.hp = 0; });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }, { kind: 'standUp', choice: 'A' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 4, charges: 0 });
  });

  test('RR-476 every level makes the pad stronger', () => {
    const s = onTop(turnOf(put(fight({ others: 'comrades', level: 5 }), 'kosuke', 'H6'), 'kosuke'), 'L-6');
    expect(s.state.heroes.kosuke.maxHp).toBe(24);
    expect(damageIn([...s.play(0, light('slashing')), ...plain(s)])).toBe(8);
  });

  test('RR-474 RR-394 the battle goes on while a Comrade stands', () => {
    const s = struckBy(comrades(), { precision: 9, damage: 40 }, 'takahiro');
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.takahiro.hp).toBe(0);
    expect(s.outcome).toBeUndefined();
  });
});

describe('set-up and bad input', () => {
  test('RR-80 RR-81 one hero and three Comrades, or full heroes for the empty seats; modes may be mixed', () => {
    const solo = planOf(DEFAULTS);
    expect(Object.values(solo.party).filter((member) => member === 'comrade')).toHaveLength(3);
    const mixed = planOf(parseOptions({ ...DEFAULTS, seats: 2, others: 'heroes', modes: ['dice', 'noLuck'] }));
    expect(mixed.party.takahiro).toMatchObject({ noLuck: false });
    expect(mixed.party.sayaka).toMatchObject({ noLuck: true });
    expect(mixed.controls).toMatchObject({ takahiro: 0, sayaka: 1, kosuke: 0, kensho: 1 });
  });

  test('RR-83 RR-85 RR-478 loadouts that are not allowed', () => {
    const bad = (changes: object): (() => unknown) => () => parseOptions({ ...DEFAULTS, party: [{ hero: 'takahiro', loadout: { ...RECOMMENDED_LOADOUTS.takahiro, ...changes } }] });
    expect(bad({ weapons: ['dawnKeeper', 'gateSpear', 'templeBreaker'] })).toThrow(BadInput);
    expect(bad({ weapons: ['dawnKeeper', 'dawnKeeper'] })).toThrow('two different weapons');
    expect(bad({ weapons: ['dawnKeeper', 'twinNeedles'] })).toThrow('cannot wield');
    expect(bad({ weapons: ['dawnKeeper', 'ashGlaive'] })).toThrow('later boss');
    expect(bad({ skills: ['challenge', 'challenge'] })).toThrow('twice');
    expect(bad({ skills: ['challenge', 'vowOfSteel', 'bannerStep', 'unbrokenLine'] })).toThrow('room for 3');
    expect(bad({ skills: ['ironPromise'] })).toThrow('party level 2');
    expect(bad({ ultimate: 'wolfHour' })).toThrow('no ultimate');
    expect(bad({ armor: 'nightWeave' })).toThrow('somebody else');
    expect(() => parseOptions({ ...DEFAULTS, party: [withKit('takahiro', {})] })).not.toThrow();
  });

  test('RR-261 a fallen hero spends nothing', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { Object.assign(state.heroes.sayaka, { hp: 0, stamina: 0, ki: 3 }); });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.prompt(0).kind).toBe('revive');
    expect(s.refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-261');
  });

  test('RR-76 RR-70 RR-133 a way through the boss, through a wall, beyond what can be paid', () => {
    const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
    expect(s.refused(0, { kind: 'move', way: [at('G6')], facing: 0 })).toBe('RR-76');
    const wall = turnOf(put(fight(), 'takahiro', 'D2'), 'takahiro');
    expect(wall.refused(0, { kind: 'move', way: [at('C2')], facing: 0 })).toBe('RR-70');
    const tired = turnOf(put(fight(), 'takahiro', 'L1'), 'takahiro').change((state) => { state.heroes.takahiro.stamina = 1; });
    expect(tired.refused(0, { kind: 'move', way: ['K1', 'J1', 'I1', 'H1', 'G1'].map((name) => at(name as 'K1')), facing: 0 })).toBe('RR-133');
  });

  test('RR-104 RR-105 RR-102 RR-103 Threat starts with the first of the line; places and facings may be changed before round 1', () => {
    const s = situation(battleGame, { ...DEFAULTS, others: 'heroes' });
    const [first = 'takahiro', second = 'sayaka'] = s.state.line;
    expect(s.state.threat).toBe(first);
    const [one, other] = [s.state.heroes[first].anchor, s.state.heroes[second].anchor];
    s.playAll(0, { kind: 'place', hero: first, square: other }, { kind: 'turnTo', hero: first, facing: 2 });
    expect([s.state.heroes[first].anchor, s.state.heroes[second].anchor]).toEqual([other, one]);
    expect(s.state.heroes[first].facing).toBe(2);
    expect(s.refused(0, { kind: 'place', hero: first, square: at('A6') })).toBe('RR-102');
  });
});
