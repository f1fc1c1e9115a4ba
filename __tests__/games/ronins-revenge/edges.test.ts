import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { FIELD, type HeroId } from '@/games/ronins-revenge/content/terms';
import { addToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';

import { all, at, emptyField, oneShot } from './battle';
import { damageIn, fight, give, has, onTop, put, strike, struckBy, turnOf, withKit, type Fight } from './fight';
import { rig } from './rig';

/** Borders between rules: places where two of them meet. */

const HIGH = 1;
const comrades = (): Fight => put(put(fight({ party: [{ hero: 'takahiro', comrade: true }, { hero: 'sayaka', comrade: true }] }), 'takahiro', 'K4'), 'sayaka', 'K5');
const passAll = (s: Fight): Fight => {
  while (s.prompt(0).kind === 'interrupt') s.play(0, { kind: 'pass' });
  return s;
};

describe('what is left of a blow', () => {
  test('RR-213 no line of a blow falls below 0, however much is warded off', () => {
    const s = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 2 }, 'sayaka');
    s.playAll(0, { kind: 'takeIt' }, { kind: 'useCard', card: 'redirectingPalm' });
    const [struck] = s.happened('heroStruck');
    expect(struck?.damage).toBe(1);
    expect(struck?.lines.map(({ after }) => after).every((after) => after >= 0)).toBe(true);
  });

  test('RR-489 Hold the Line: whatever the blow was, it becomes 1', () => {
    const s = struckBy(comrades(), { precision: 9, damage: 9 }, 'sayaka');
    s.playAll(0, { kind: 'takeIt' }, { kind: 'useCard', card: 'holdTheLine' });
    expect(passAll(s).state.heroes.sayaka.hp).toBe(18);
  });

  test('RR-466 Yang that was spent before somebody held the line takes nothing below 1', () => {
    const s = struckBy(comrades(), { precision: 9, damage: 4 }, 'sayaka').change((state) => {
      state.heroes.sayaka.yang = 3;
      state.line = ['sayaka', 'takahiro', 'kosuke', 'kensho'];
    });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'shield', n: 3 }, { kind: 'useCard', card: 'holdTheLine' });
    expect(passAll(s).state.heroes.sayaka.hp).toBe(18);
  });

  test.each([['both', HIGH, 5], ['the boss alone', 0, 7]] as const)('RR-147 RR-149 an enemy on High Ground hits harder, unless its target stands high too: %s', (_, heroes, damage) => {
    const s = struckBy(put(fight(), 'sayaka', 'K5'), { precision: 9, damage: 5 }, 'sayaka').change((state) => {
      addToken(state, zoneOf(at('F6')), 'high');
      state.zones[zoneOf(at('K5'))] = heroes;
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.happened('heroStruck').map((event) => event.damage)).toEqual([damage]);
  });

  test('RR-219 RR-220 a Vulnerable token and a Resistance that is always there cancel, and the token is used', () => {
    const card = BOSSES.itoguruma.attacks.find(({ category, vulnerable }) => category === 'S' && vulnerable !== 'mystic');
    const exorcise = (token: boolean): { readonly damage: number; readonly left: boolean } => {
      const s = onTop(turnOf(put(fight({ boss: 'itoguruma' }), 'kensho', 'H6'), 'kensho'), card?.id ?? 'S-1').change((state) => {
        state.heroes.kensho.yin = 1;
        addToken(state, zoneOf(at('F6')), 'web');
      });
      if (token) give(s, 'boss', 'vulnerable:mystic');
      return { damage: damageIn(strike(s, 'kensho', 'Exorcise')), left: has(s, 'boss', 'vulnerable:mystic') };
    };
    expect([exorcise(false), exorcise(true)]).toEqual([{ damage: 4, left: false }, { damage: 9, left: false }]);
  });
});

describe('Precision', () => {
  test('RR-342 RR-90 whoever has no Dodge at all is hit even by Precision 1', () => {
    const s = struckBy(fight(), { precision: 1, damage: 9 }, 'takahiro');
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.takahiro.hp).toBe(15 - (9 - 3));
  });

  test('RR-402 on Hard only the boss strikes harder at the unprepared, its minions do not', () => {
    const s = struckBy(fight({ difficulty: 'hard' }), { precision: 9, damage: 4 }, 'sayaka').change((state) => {
      state.minions = [{ minion: 'emberCrow', band: 0, hp: 5, anchor: at('K5'), side: 1, facing: 0, conditions: 0 }];
      for (const frame of state.frames) if (frame.kind === 'strike') Object.assign(frame, { by: 'emberCrow:0' });
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.happened('heroStruck').map(({ by, damage }) => [by, damage])).toEqual([['emberCrow:0', 4]]);
  });
});

describe('walking and being moved', () => {
  const FIRE = 1 << 2;
  const burning = (changes: Parameters<typeof fight>[0], hero: HeroId, square: 'L4'): Fight => turnOf(put(fight(changes), hero, square), hero).change((state) => { state.zones[12] = FIRE; });

  test('RR-128 whoever falls on its first step, on a square that is taken, lies where it set out', () => {
    const s = put(burning({}, 'takahiro', 'L4'), 'sayaka', 'L3').change((state) => { state.heroes.takahiro.hp = 2; });
    s.play(0, { kind: 'move', way: all('L3', 'L2'), facing: 0 });
    expect(s.state.heroes.takahiro).toMatchObject({ hp: 0, anchor: at('L4') });
  });

  test('RR-491 Quiet Scales spare their owner the first burning square of a turn, not the second', () => {
    const s = burning({ party: [withKit('sayaka', { armor: 'quietScales' })] }, 'sayaka', 'L4').change((state) => { state.heroes.takahiro.anchor = at('A12'); });
    s.play(0, { kind: 'move', way: all('L3', 'L2', 'L1'), facing: 0 });
    expect(s.state.heroes.sayaka.hp).toBe(11 - 2 * 2);
  });

  test('RR-491 the Ox-Hide Coat holds its owner only if that can be paid', () => {
    const pushed = (stamina: number, pays?: boolean): { readonly square: string; readonly stamina: number } => {
      const loadout = { ...RECOMMENDED_LOADOUTS.takahiro, armor: 'oxHideCoat' };
      const state = emptyField('itoguruma', { party: { ...oneShot().party, takahiro: { loadout, noLuck: true } } });
      Object.assign(state.heroes.takahiro, { anchor: at('C1'), stamina });
      const on = rig(state);
      on.run({ kind: 'lines', by: 'boss:0', target: 'takahiro', why: 'test', steps: [{ do: 'push', n: 2, who: 'target' }], at: 0, same: null, zone: null, aimed: false, crossed: [] }, 'holdGround');
      if (pays !== undefined) on.answer({ kind: 'holdGround', pay: pays });
      return { square: squareName(FIELD, state.heroes.takahiro.anchor), stamina: state.heroes.takahiro.stamina };
    };
    expect([pushed(0), pushed(3, true), pushed(3, false)]).toEqual([{ square: 'E1', stamina: 0 }, { square: 'C1', stamina: 2 }, { square: 'E1', stamina: 3 }]);
  });

  test('RR-166 RR-23 a Barrel that breaks where it burns already brings no second Fire, and none is told', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro'), 'L-6').change((state) => {
      state.zones[13] = FIRE;
      state.objects.push({ kind: 'barrel', square: at('J5') });
    });
    strike(s, 'takahiro', 'Measured Cut', `thing:${at('J5')}`);
    expect([s.happened('objectBroken').length, s.happened('tokenPlaced').length, s.state.zones[13]]).toEqual([1, 0, FIRE]);
  });
});

describe('windows, buffs and cubes', () => {
  test('RR-384 whoever stands up has the Stamina of its turn and of its Rest before the Flask adds its own', () => {
    const stood = (choice: 'A' | 'B'): number => {
      const loadout = { ...RECOMMENDED_LOADOUTS.sayaka, flask: 'gateFlask' };
      const state = emptyField('itoguruma', { party: { ...oneShot().party, sayaka: { loadout, noLuck: true } } });
      Object.assign(state.heroes.sayaka, { hp: 0, stamina: 0 });
      rig(state).run({ kind: 'rest', hero: 'sayaka', choice, flask: true, reviving: true });
      return state.heroes.sayaka.stamina;
    };
    // The Gatehouse Flask gives 6; 12 is the maximum.
    expect([stood('B'), stood('A')]).toEqual([3 + 6, 12]);
  });

  test('RR-272 once somebody has interrupted, whoever passed is asked again', () => {
    const s = struckBy(put(comrades(), 'kensho', 'K6'), { precision: 9, damage: 9 }, 'sayaka').change((state) => { state.line = ['takahiro', 'kensho', 'sayaka', 'kosuke']; });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'pass' });
    expect(s.prompt(0).words).toContain('Kensho');
    s.play(0, { kind: 'useCard', card: 'redirectingPalm' });
    expect(s.prompt(0)).toMatchObject({ kind: 'interrupt', words: expect.stringContaining('Takahiro') as string });
    s.play(0, { kind: 'useCard', card: 'holdTheLine' });
    expect(s.state.heroes.sayaka.hp).toBe(18);
  });

  test('RR-489 an interrupt for an ally is not for its owner, though an ally stands beside', () => {
    const s = struckBy(put(put(fight(), 'takahiro', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 5 }, 'takahiro').change((state) => {
      // The strike begins with the window before the defence.
      state.frames = state.frames.filter(({ kind }) => kind !== 'defend');
      state.frames.push({ kind: 'defence', hero: 'takahiro' }, { kind: 'chooseResource', hero: 'sayaka', of: ['yin'], n: 1, why: '' });
    });
    s.play(0, { kind: 'take', res: 'yin' });
    expect(s.prompt(0).kind).toBe('defend');
  });

  test('RR-256 a hero at full HP is not asked whether Ki shall heal it', () => {
    const asked = (hp: number): string => {
      const s = struckBy(fight(), { precision: 9, damage: 5 }, 'sayaka').change((state) => { Object.assign(state.heroes.sayaka, { ki: 1, hp }); });
      s.play(0, { kind: 'takeIt' });
      return s.prompt(0).kind;
    };
    expect([asked(10), asked(11)]).toEqual(['interrupt', 'turn']);
  });

  test('RR-120 what lasts until the next turn is gone when that begins, and not before', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => {
      state.heroes.kosuke.buffs = [{ stat: 'dodge', n: 1, until: 'startOfNextTurn', why: 'Shadow Slip' }];
    });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.kosuke.buffs).toHaveLength(1);
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.kosuke.buffs).toEqual([]);
  });

  test('RR-126 what waited for an attack of this turn is gone with the turn', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.ki = 2; });
    s.playAll(0, { kind: 'useCard', card: 'nineSuns' }, { kind: 'rest', choice: 'A', flask: false });
    expect(s.state.heroes.takahiro.next).toHaveLength(1);
    s.play(0, { kind: 'endTurn' });
    expect(s.state.heroes.takahiro.next).toEqual([]);
  });

  test('RR-486 Taunting Laugh adds to Counterstrikes, not to attacks on the own turn', () => {
    const s = onTop(turnOf(put(fight(), 'kosuke', 'H6'), 'kosuke'), 'L-6');
    s.play(0, { kind: 'useCard', card: 'tauntingLaugh' });
    expect(damageIn(strike(s, 'kosuke', 'Low Sweep'))).toBe(5 + 1);
    // The next open card has another weakness.
    onTop(struckBy(s, { precision: 9, damage: 2 }, 'kosuke'), 'L-2').playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] }, { kind: 'noDestiny' });
    expect(s.happened('struck').map(({ damage }) => damage)).toEqual([6, 8]);
  });

  test('RR-208 RR-276 only an attack on the own turn primes its weapon', () => {
    const s = onTop(struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9 }, 'takahiro'), 'L-6').change((state) => { state.frames.push({ kind: 'extraAttack', hero: 'sayaka', category: 'L' }); });
    s.playAll(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] }, { kind: 'noDestiny' });
    expect([s.happened('struck').length, s.state.heroes.sayaka.primed]).toEqual([1, null]);
  });

  test('RR-281 a Counterstrike offers each of its ways once: no Stamina can be added', () => {
    const s = struckBy(put(fight({ party: [withKit('kosuke', { weapons: ['gamblersIron', 'houndfang'] })] }), 'kosuke', 'H6'), { precision: 9, damage: 2 }, 'kosuke').change((state) => {
      Object.assign(state.heroes.kosuke, { yin: 1, primed: { weapon: 0, type: 'slashing' } });
    });
    s.play(0, { kind: 'takeIt' });
    const counters = s.moves(0).filter(({ kind }) => kind === 'counter').map((move) => JSON.stringify(move));
    expect(counters).toHaveLength(2);
    expect(new Set(counters).size).toBe(2);
  });

  test('RR-143 Hastened: half a step that was bought counts as a whole one', () => {
    const s = give(turnOf(put(fight(), 'takahiro', 'L1'), 'takahiro'), 'takahiro', 'hastened');
    s.play(0, { kind: 'move', way: all('K1', 'J1', 'I1', 'H1', 'G1', 'F1', 'E1'), facing: 0 });
    expect(s.state.heroes.takahiro).toMatchObject({ anchor: at('E1'), stamina: 9 });
  });
});
