import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import { DEFAULTS, parseOptions } from '@/games/ronins-revenge/rules/options';

import { all, at } from './battle';
import { fight, onTop, put, strike, strikeWith, struckBy, turnOf, type Fight } from './fight';

/** Whatever is not allowed is refused with its rule, and nothing has changed (`refused` sees to that). */

const walk = (...way: Parameters<typeof all>): Move => ({ kind: 'move', way: all(...way), facing: 0 });
const cut: Move = { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] };
const from = (square: 'H6' | 'I6' | 'K6' | 'D2' | 'L1' | 'F5'): Fight => onTop(turnOf(put(fight(), 'takahiro', square), 'takahiro'), 'L-6');
const words = (s: Fight, move: Move): string => {
  try {
    s.play(0, move);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('ways', () => {
  test('RR-76 through a boss', () => expect(from('H6').refused(0, walk('G6'))).toBe('RR-76'));

  test('RR-70 RR-71 through a wall, or past the end of one', () => {
    expect(from('D2').refused(0, walk('C2'))).toBe('RR-70');
    const corner = turnOf(put(fight(), 'takahiro', 'D5'), 'takahiro');
    expect(corner.refused(0, walk('C4'))).toBe('RR-71');
  });

  test('RR-73 through a tight corner', () => {
    const s = from('K6').change((state) => { state.objects.push({ kind: 'pot', square: at('J6') }, { kind: 'pillar', square: at('K7') }); });
    expect(s.refused(0, walk('J7'))).toBe('RR-73');
    // One of the two does not bar it.
    s.change((state) => { state.objects.pop(); }).play(0, walk('J7'));
    expect(s.state.heroes.takahiro.anchor).toBe(at('J7'));
  });

  test('RR-122 a Move in two parts', () => {
    const s = from('L1');
    s.playAll(0, walk('K1'), { kind: 'rest', choice: 'A', flask: false });
    expect(s.refused(0, walk('J1'))).toBe('RR-122');
  });

  test('RR-462 a Comrade’s ninth step: three are free, five may be bought', () => {
    const s = turnOf(put(fight({ others: 'comrades' }), 'kosuke', 'L7'), 'kosuke');
    const way = ['K7', 'J7', 'I7', 'H7', 'H8', 'H9', 'H10', 'H11', 'H12'] as const;
    expect(s.refused(0, walk(...way))).toBe('RR-462');
    s.play(0, walk(...way.slice(0, 8)));
    expect(s.state.heroes.kosuke.hp).toBe(16);
  });

  test('RR-42 turning outside the own turn', () => {
    const s = struckBy(fight(), { precision: 9 }, 'sayaka');
    expect(s.refused(0, { kind: 'face', facing: 1 })).toBe('RR-42');
    expect(s.refused(0, { kind: 'move', way: [], facing: 1 })).toBe('RR-122');
    // Nor for a Counterstrike: whoever looks away from the boss stays so.
    const struck = struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro').change((state) => {
      Object.assign(state.heroes.takahiro, { primed: { weapon: 0, type: 'slashing' }, facing: 0 });
    });
    struck.play(0, { kind: 'takeIt' });
    expect(struck.refused(0, { kind: 'counter', attack: 0, way: [], facing: 3, targets: ['boss:0'] })).toBe('RR-42');
  });
});

describe('attacks', () => {
  test('RR-193 a target out of range or out of sight, each in its own words', () => {
    const far = from('K6');
    expect(far.refused(0, cut)).toBe('RR-193');
    expect(words(far, cut)).toContain('reaches 1');
    const hidden = from('I6').change((state) => { for (const square of all('H5', 'H6', 'H7')) state.objects.push({ kind: 'pillar', square }); });
    const thrust: Move = { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] };
    expect(hidden.refused(0, thrust)).toBe('RR-193');
    expect(words(hidden, thrust)).toContain('does not see');
  });

  test('RR-38 a target that is not in front', () => expect(from('H6').refused(0, { ...cut, facing: 2 })).toBe('RR-38'));

  test('RR-200 an attack that cannot be paid', () => {
    const s = from('H6').change((state) => { state.heroes.takahiro.stamina = 1; });
    expect(s.refused(0, cut)).toBe('RR-200');
    expect(from('H6').refused(0, { ...cut, weapon: 1, attack: 1 })).toBe('RR-200');
  });

  test('RR-131 a second Main Action', () => {
    const s = from('H6');
    strike(s, 'takahiro', 'Measured Cut');
    for (const move of [cut, { kind: 'rest', choice: 'B', flask: false }] as const) expect(s.refused(0, move)).toBe('RR-131');
  });

  test('RR-277 a Counterstrike with the wrong type', () => {
    const s = struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4, type: 'mystic' }, 'takahiro').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.refused(0, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-277');
  });
});

describe('cards and tokens', () => {
  test('RR-266 a skill on cooldown', () => {
    const s = from('L1');
    s.play(0, { kind: 'useCard', card: 'challenge' });
    expect(s.refused(0, { kind: 'useCard', card: 'challenge' })).toBe('RR-266');
  });

  test('RR-274 an ultimate twice', () => {
    const s = from('L1').change((state) => { state.heroes.takahiro.ki = 9; });
    s.play(0, { kind: 'useCard', card: 'nineSuns' });
    expect(s.refused(0, { kind: 'useCard', card: 'nineSuns' })).toBe('RR-274');
  });

  test('RR-274 RR-471 nor is a Comrade’s', () => {
    const s = turnOf(fight({ others: 'comrades' }), 'kensho').change((state) => { state.heroes.kensho.hp = 5; });
    s.playAll(0, { kind: 'useCard', card: 'mantraOfReturn' }, { kind: 'choose', figure: 'kensho' });
    expect(s.state.heroes.kensho.hp).toBe(13);
    expect(s.refused(0, { kind: 'useCard', card: 'mantraOfReturn' })).toBe('RR-274');
  });

  test('RR-261 Ki of a fallen hero', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { Object.assign(state.heroes.sayaka, { hp: 0, ki: 3 }); });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    // She is asked herself, and has Ki and room for everything it gives.
    expect([s.prompt(0).kind, s.state.heroes.sayaka.ki]).toEqual(['revive', 3]);
    for (const into of ['hp', 'stamina', 'yin'] as const) expect(s.refused(0, { kind: 'ki', into })).toBe('RR-261');
  });

  test('RR-83 three weapons', () => {
    const loadout = { ...RECOMMENDED_LOADOUTS.takahiro, weapons: ['dawnKeeper', 'gateSpear', 'templeBreaker'] };
    expect(() => parseOptions({ ...DEFAULTS, party: [{ hero: 'takahiro', loadout }] })).toThrow('RR-83');
  });
});

describe('what buttons say', () => {
  const labels = (s: Fight): { readonly move: Move; readonly label: string; readonly help: string }[] =>
    s.moves(0).map((move) => {
      const { label, help = '' } = battleDecisions.label(s.state, 0, move);
      return { move, label, help };
    });

  test('a Move says what it costs, and pays exactly that', () => {
    const s = from('L1').change((state) => { state.zones[8] = 1 << 2; });
    const said = labels(s).filter(({ move }) => move.kind === 'move' && move.way.length > 0);
    expect(said.length).toBeGreaterThan(40);
    for (const { move, help } of said) {
      const after = from('L1').change((state) => { state.zones[8] = 1 << 2; });
      after.play(0, move);
      const { stamina, hp } = after.state.heroes.takahiro;
      const paid = [stamina < 10 ? `${10 - stamina} Stamina` : 'Free', ...(hp < 15 ? [`the ground takes ${15 - hp} HP`] : [])].join(', ');
      expect([move, help]).toEqual([move, paid]);
    }
  });

  test('no two attacks have the same label', () => {
    const s = onTop(turnOf(put(fight(), 'sayaka', 'I5'), 'sayaka'), 'L-6').change((state) => {
      state.minions = [{ minion: 'emberCrow', band: 0, hp: 5, anchor: at('H7'), side: 1, facing: 0, conditions: 0 }];
      Object.assign(state.heroes.sayaka, { yin: 1, yang: 1 });
    });
    const said = labels(s).filter(({ move }) => move.kind === 'attack').map(({ label }) => label);
    expect(said.length).toBeGreaterThan(5);
    expect(new Set(said).size).toBe(said.length);
    expect(strikeWith(s, 'sayaka', 'Hook and Reel', 'emberCrow:0').kind).toBe('attack');
  });
});

describe('the Black Iron Key', () => {
  /** Sayaka stands below the wall between C2 and D2 and has the key. */
  const keyed = (): Fight => turnOf(put(fight(), 'sayaka', 'D2'), 'sayaka').change((state) => { state.heroes.sayaka.items = ['blackIronKey']; });

  test('RR-496 once in a battle its owner goes through one wall edge on its Move', () => {
    const s = keyed();
    expect(s.refused(0, walk('C2'))).toBe('RR-70');
    s.play(0, { kind: 'useCard', card: 'blackIronKey' });
    expect(s.moves(0).some((move) => move.kind === 'move' && move.way.join() === all('C2').join())).toBe(true);
    // Through one edge only, and straight.
    expect(s.refused(0, walk('C2', 'D2'))).toBe('RR-70');
    expect(s.refused(0, walk('C3'))).toBe('RR-71');
    s.play(0, walk('C2', 'B2', 'A2'));
    expect(s.state.heroes.sayaka).toMatchObject({ anchor: at('A2'), stamina: 12, buffs: [], items: [] });
  });

  test('RR-496 everything it brings within reach is offered, at its true price', () => {
    const s = keyed();
    s.play(0, { kind: 'useCard', card: 'blackIronKey' });
    const north = s.moves(0).flatMap((move) => (move.kind === 'move' && (move.way[move.way.length - 1] ?? 143) < at('D1') ? [move] : []));
    expect(north.length).toBeGreaterThan(20);
    for (const move of north) {
      const after = keyed();
      after.play(0, { kind: 'useCard', card: 'blackIronKey' });
      after.play(0, move);
      expect(after.state.heroes.sayaka.anchor).toBe(move.way[move.way.length - 1]);
      // Each square costs 1; four are free.
      expect(after.state.heroes.sayaka.stamina).toBe(12 - Math.max(0, move.way.length - 4));
    }
  });

  test('RR-496 the chance is gone at the end of the turn', () => {
    const s = keyed();
    s.playAll(0, { kind: 'useCard', card: 'blackIronKey' }, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.sayaka.buffs).toEqual([]);
  });
});
