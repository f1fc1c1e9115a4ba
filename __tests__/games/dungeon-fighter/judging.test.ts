import { judgeThrow } from '@/games/dungeon-fighter/rules/throw/judge';
import { fight, landing, special } from './kit';

const plain = { requirements: [], smallTarget: false };
const judge = (flight: ReturnType<typeof landing>, conditions: Parameters<typeof judgeThrow>[2] = plain) => judgeThrow(flight, [], conditions);

test('DF-61, DF-63 no bounce on the table before the board is a miss; more bounces cost nothing', () => {
  expect(judge(landing(3, { bouncesOutside: 0 })).missReasons).toEqual(['noBounce']);
  for (const bouncesOutside of [1, 2, 5]) expect(judge(landing(3, { bouncesOutside })).contact).toBe(true);
});

test('DF-62 the bounce is due in special throws, too', () => {
  for (const requirement of ['crossbowShot', 'farShot', 'bankShot'] as const) {
    const result = judgeThrow(landing(3, { bouncesOutside: 0 }), [], { requirements: [requirement], smallTarget: false });
    expect(result.missReasons).toContain('noBounce');
  }
});

test('DF-64, DF-65, DF-66 in a hole, on a bone, outside: a miss, and the thrower pays', () => {
  for (const region of ['hole', 'bone', 'outside'] as const) {
    expect(judge(landing(region)).missReasons).toEqual([region]);
    const f = fight();
    f.throws('green', region);
    expect(f.hp('torm')).toEqual([8]);
  }
});

test('DF-67 a demand that is not met is a miss, also a declared weapon’s', () => {
  const f = fight().equip('torm', 'helmOfBravery');
  const blind = f.throwMove('green', ['helmOfBravery']);
  f.lands(landing(3));
  f.play({ ...blind, gates: blind.gates.map((gate) => (gate.key === 'peeks' ? { ...gate, value: 1 } : gate)) });
  expect(f.table.happened('dieThrown')[0]?.result).toMatchObject({ contact: false, missReasons: ['requirementFailed'], failed: ['blindShot'] });
  expect([f.encounter.hp, f.hp('torm')]).toEqual([7, [8]]);
});

test('DF-68 no reason to miss is a contact', () => {
  expect(judge(landing(3))).toMatchObject({ contact: true, missReasons: [], failed: [] });
});

test('DF-99 the record of a throw says everything the rules ask', () => {
  const f = fight();
  const thrown = f.throws('green', 4, { bouncesOutside: 2 }).find((event) => event.type === 'dieThrown');
  expect(thrown && 'result' in thrown ? Object.keys(thrown.result).sort() : []).toEqual([
    'bouncesBeforeCard', 'bouncesOutside', 'contact', 'crossedOverCard', 'digest', 'face', 'failed', 'missReasons', 'region', 'rest', 'special',
    'spinAtBoard', 'touchedBoard', 'wallBeforeBoard',
  ]);
});

test('DF-105 all reasons, in their order', () => {
  const all = judge(landing('hole', { bouncesOutside: 0 }), { requirements: ['twoBounceShot'], smallTarget: true });
  expect(all.missReasons).toEqual(['noBounce', 'hole', 'requirementFailed']);
  expect(judge(landing(1), { requirements: ['twoBounceShot'], smallTarget: true }).missReasons).toEqual(['smallTarget', 'requirementFailed']);
});

test('DF-106 a die that never touched the board is outside, not without a bounce', () => {
  expect(judge(landing('outside', { bouncesOutside: 0, touchedBoard: false })).missReasons).toEqual(['outside']);
});

test('DF-107 what this throw sets off cannot mend it', () => {
  const f = fight({ heroes: ['quill', 'torm'], monster: 'cellarFerret' });
  f.throws('blue', 1, special);
  f.play({ kind: 'payMelody', pay: true });
  expect(f.hp('quill')).toEqual([8]);
  f.throws('red', 1);
  expect(f.encounter.hp).toBe(3);
});

test('DF-71 only the resting place counts, whatever was touched on the way', () => {
  expect(judge(landing(2, { wallBeforeBoard: false })).contact).toBe(true);
});

test('DF-53, DF-54 three special and three blank faces, on hero and bonus dice alike', () => {
  for (const die of ['green', 'bonus'] as const) {
    const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { for (const hero of s.heroes) hero.hp = 5; if (die === 'bonus' && s.encounter) s.encounter.hand = []; } });
    if (die === 'bonus') f.play({ kind: 'chooseOption', option: 'A' });
    f.throws(die, 1, special);
    if (die === 'bonus') f.play({ kind: 'chooseBonusColor', color: 'green' });
    expect(f.hp('torm')).toEqual([7]);
  }
});

test('DF-55 a special bonus die sets off one ability of the thrower, chosen when it lies', () => {
  const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { for (const hero of s.heroes) hero.hp = 5; if (s.encounter) s.encounter.hand = []; } });
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 2, special);
  expect(f.table.moves(0)).toEqual(['blue', 'green', 'red', 'none'].map((color) => ({ kind: 'chooseBonusColor', color })));
  f.play({ kind: 'chooseBonusColor', color: 'red' });
  expect([f.encounter.tokens.tracking, f.encounter.hp]).toEqual([true, 7 - 2 - 1]);
});

test('DF-55 a scarred ability cannot be chosen', () => {
  const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { if (s.heroes[0]) { s.heroes[0].scars = ['red']; s.heroes[0].maxHp = 6; s.heroes[0].hp = 6; } if (s.encounter) s.encounter.hand = []; } });
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 2, special);
  expect(f.refused({ kind: 'chooseBonusColor', color: 'red' })).toBe('DF-124');
});
