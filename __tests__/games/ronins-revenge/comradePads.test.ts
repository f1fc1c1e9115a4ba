import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { addCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { movementOf } from '@/games/ronins-revenge/rules/hero/traits';
import { DEFAULTS, parseOptions } from '@/games/ronins-revenge/rules/options';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { battle, boss, place } from './battle';
import { damageIn, fight, onTop, plain, put, strikeWith, turnOf, withKit, type Fight } from './fight';

const comrades = (): Fight => fight({ others: 'comrades' });
const COMRADES_ALONE = { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } as const;
const fall = { kind: 'padAttack', pad: 'heavy', type: 'slashing', way: [], facing: 0, targets: ['boss:0'] } as const;
const swing = { ...fall, pad: 'light' } as const;

describe('attacks of a pad', () => {
  const kosuke = (): Fight => onTop(turnOf(put(comrades(), 'kosuke', 'H6'), 'kosuke'), 'L-6', 'H-4');

  test('RR-461 RR-463 Light takes a Light card for nothing, Heavy a Heavy card for what the pad says', () => {
    const after = (move: typeof fall | typeof swing): unknown => {
      const s = kosuke();
      s.play(0, move);
      plain(s);
      return [s.state.sequence[0], s.state.heroes.kosuke.hp];
    };
    expect([after(swing), after(fall)]).toEqual([[{ card: 'L-6', broken: false }, 21], [{ card: 'H-4', broken: false }, 19]]);
    const weak = kosuke().change((state) => { state.heroes.kosuke.hp = 2; });
    expect([weak.refused(0, fall), weak.moves(0).some((move) => move.kind === 'padAttack' && move.pad === 'heavy')]).toEqual(['RR-200', false]);
  });

  test('RR-463 flanking, High Ground and Empowered count for it', () => {
    const dealt = (change: (state: BattleState) => void = () => undefined): number => {
      // North of the boss; Sayaka is near, so that his passive does not count.
      const s = put(put(kosuke(), 'kosuke', 'C4'), 'sayaka', 'B4').change((state) => {
        boss(state, 'D4');
        change(state);
      });
      return damageIn([...s.play(0, { ...swing, facing: 2 }), ...plain(s)]);
    };
    expect([
      dealt(), dealt((state) => place(state, 'takahiro', 'F4')), dealt((state) => addToken(state, zoneNamed('Z12'), 'high')), dealt((state) => addCondition(state.heroes.kosuke, 'empowered')),
    ]).toEqual([5, 7, 7, 10]);
  });

  test('RR-463 RR-464 it breaks cards, by the type that was chosen', () => {
    const taken = (type: 'slashing' | 'piercing'): unknown => {
      const s = put(onTop(kosuke(), 'H-6'), 'takahiro', 'E6');
      s.play(0, { ...fall, type });
      plain(s);
      return s.state.sequence[0];
    };
    // Flank, and Piercing.
    expect([taken('slashing'), taken('piercing')]).toEqual([{ card: 'H-6', broken: false }, { card: 'H-6', broken: true }]);
  });

  test('RR-467 Yin is for the attacks of Comrades alone, and no more than there is', () => {
    const s = kosuke().change((state) => { state.heroes.kosuke.yin = 1; });
    s.play(0, swing);
    expect(s.refused(0, { kind: 'addYin', n: 2 })).toBe('RR-467');
    const full = onTop(turnOf(put(comrades(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { state.heroes.takahiro.yin = 3; });
    full.playAll(0, strikeWith(full, 'takahiro', 'Measured Cut'), { kind: 'noDestiny' });
    // Without Ki or a Special nothing can be added: the blow has fallen.
    expect([full.state.bossHp, full.state.heroes.takahiro.yin]).toEqual([46, 3]);
  });

  test('RR-468 a Comrade’s Ki: 2 damage, or 1 Yin or 1 Yang; Yin and Yang make Ki', () => {
    const s = kosuke().change((state) => { Object.assign(state.heroes.kosuke, { ki: 3 }); });
    s.playAll(0, { kind: 'ki', into: 'yin' }, { kind: 'ki', into: 'yang' });
    expect(s.state.heroes.kosuke).toMatchObject({ ki: 1, yin: 1, yang: 1 });
    s.play(0, { kind: 'fuse' });
    expect(s.state.heroes.kosuke).toMatchObject({ ki: 2, yin: 0, yang: 0 });
    // 5, 1 by the passive, and 4.
    s.playAll(0, swing, { kind: 'addKi', n: 2 }, { kind: 'strike' });
    expect([s.state.bossHp, s.state.heroes.kosuke.ki]).toEqual([40, 0]);
  });

  test('RR-471 its ultimate comes once', () => {
    const s = kosuke().change((state) => { state.heroes.kosuke.ultimateUsed = true; });
    s.change((state) => { state.heroes.kosuke.yin = 1; });
    s.play(0, swing);
    expect(s.prompt(0).kind).toBe('attackModifiers');
    expect(s.refused(0, { kind: 'useCard', card: 'bloodDebt' })).toBe('RR-274');
  });
});

describe('tokens on pads', () => {
  test('RR-469 a full hero mixes what it has with what lies on Comrades’ pads, its own first', () => {
    const s = turnOf(fight({ others: 'comrades', party: [withKit('takahiro', { skills: ['vowOfSteel'] })] }), 'takahiro').change((state) => {
      state.heroes.takahiro.yang = 1;
      state.heroes.sayaka.yang = 1;
      state.heroes.kensho.yang = 2;
    });
    // Vow of Steel takes 2 Yang: his own, then one of the fullest pad.
    s.play(0, { kind: 'useCard', card: 'vowOfSteel' });
    expect([s.state.heroes.takahiro.yang, s.state.heroes.sayaka.yang, s.state.heroes.kensho.yang]).toEqual([0, 1, 1]);
    s.change((state) => { state.heroes.sayaka.yin = 1; });
    s.play(0, { kind: 'fuse' });
    expect([s.state.heroes.takahiro.ki, s.state.heroes.sayaka.yin, s.state.heroes.sayaka.yang + s.state.heroes.kensho.yang]).toEqual([1, 0, 1]);
  });

  test('RR-469 a Comrade spends nothing of a hero or of another Comrade', () => {
    const s = turnOf(comrades(), 'kosuke').change((state) => {
      Object.assign(state.heroes.takahiro, { ki: 3, yin: 3, yang: 3 });
      Object.assign(state.heroes.sayaka, { ki: 3, yin: 3, yang: 3 });
      state.heroes.kosuke.hp = 5;
    });
    expect([s.refused(0, { kind: 'ki', into: 'hp' }), s.refused(0, { kind: 'fuse' })]).toEqual(['RR-261', 'RR-258']);
  });

  test('RR-258 fusing takes one of each', () => {
    const refused = (tokens: object): string => turnOf(fight(), 'takahiro').change((state) => { Object.assign(state.heroes.takahiro, tokens); }).refused(0, { kind: 'fuse' });
    expect([refused({ yin: 3 }), refused({ yang: 3 })]).toEqual(['RR-258', 'RR-258']);
  });
});

describe('Life Force', () => {
  test.each([['A', 0], ['B', 1]] as const)('RR-460 it stands up with what its Flask holds by Rest %s: Life Force of turn and Rest are lost, Yin and Yang are not', (choice, tokens) => {
    const s = turnOf(comrades(), 'takahiro').change((state) => { Object.assign(state.heroes.sayaka, { hp: 0 }); });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }, { kind: 'standUp', choice });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 4, charges: 0, yin: tokens, yang: tokens });
  });

  test('RR-399 on Easy Comrades move two more as well', () => {
    const moves = (difficulty: 'easy' | 'standard'): number[] => {
      const state = battle({ difficulty, party: COMRADES_ALONE });
      return HERO_IDS.map((id) => movementOf(state, state.heroes[id]));
    };
    expect(moves('easy')).toEqual(moves('standard').map((n) => n + 2));
  });
});

describe('RR-478 loot in a battle without a story', () => {
  const carrying = (options: object, changes: object): (() => unknown) => () =>
    parseOptions({ ...DEFAULTS, boss: 'funakuro', level: 2, ...options, party: [{ hero: 'takahiro', loadout: { ...RECOMMENDED_LOADOUTS.takahiro, ...changes } }] });

  test('RR-478 a party of level 1 has none, one of a higher level has', () => {
    expect(carrying({ level: 1 }, { weapons: ['dawnKeeper', 'ashGlaive'] })).toThrow('level 1 has no loot');
    expect(carrying({ level: 1 }, { armor: 'oxHideCoat' })).toThrow(expect.objectContaining({ rule: 'RR-478' }));
    expect(carrying({}, { weapons: ['dawnKeeper', 'ashGlaive'], armor: 'oxHideCoat' })).not.toThrow();
  });

  test('RR-478 one weapon from each earlier boss, and from earlier ones alone', () => {
    expect(carrying({}, { weapons: ['wardensRod', 'ashGlaive'] })).toThrow('Only one weapon from each earlier boss');
    expect(carrying({}, { weapons: ['cedarFeller', 'ashGlaive'] })).not.toThrow();
    expect(carrying({ boss: 'itoguruma' }, { weapons: ['cedarFeller', 'ashGlaive'] })).toThrow('later boss');
  });

  test('RR-478 four Souls of skills for each level above the first, exactly', () => {
    // 2 and 2, then one more of 2.
    expect(carrying({}, { skills: ['ironPromise', 'formationCall'] })).not.toThrow();
    expect(carrying({}, { skills: ['ironPromise', 'formationCall', 'settledGrip'] })).toThrow('These skills take 6 Souls, and you have 4');
    expect(carrying({ level: 3 }, { skills: ['ironPromise', 'formationCall', 'settledGrip'] })).not.toThrow();
  });
});
