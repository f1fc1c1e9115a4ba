import { declared } from '@/games/ronins-revenge/rules/hero/attack/attack';

import { at } from './battle';
import { fight, give, has, onTop, plain, put, struckBy, withKit, type Fight } from './fight';
import { heroField, rig } from './rig';

const hp = (s: Fight, hero: 'takahiro' | 'sayaka' | 'kosuke' | 'kensho'): number => s.state.heroes[hero].hp;

describe('defence', () => {
  test('RR-342 Dodge at least Precision: dodged; less: hit', () => {
    const dodged = struckBy(fight(), { precision: 4, damage: 5 }, 'sayaka');
    dodged.play(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' });
    expect(hp(dodged, 'sayaka')).toBe(11);
    const hit = struckBy(fight(), { precision: 4, damage: 5 }, 'sayaka');
    hit.play(0, { kind: 'takeIt' });
    expect(hp(hit, 'sayaka')).toBe(6);
  });

  test('RR-212 RR-90 Armor takes its share of every hit; at least 1 is left', () => {
    const s = struckBy(fight(), { precision: 9, damage: 7 }, 'takahiro');
    s.play(0, { kind: 'takeIt' });
    expect(hp(s, 'takahiro')).toBe(11);
    const little = struckBy(fight(), { precision: 9, damage: 2 }, 'takahiro');
    little.play(0, { kind: 'takeIt' });
    expect(hp(little, 'takahiro')).toBe(14);
  });

  test('RR-15 an attack that ignores Armor', () => {
    const s = struckBy(fight(), { precision: 9, damage: 7, ignoresArmor: true }, 'takahiro');
    s.play(0, { kind: 'takeIt' });
    expect(hp(s, 'takahiro')).toBe(8);
  });

  test('RR-16 RR-630 an attack that cannot be dodged hits, and Stamina for Dodge is refused', () => {
    const s = struckBy(fight(), { precision: 1, damage: 5, cannotBeDodged: true }, 'sayaka');
    expect(s.refused(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' })).toBe('RR-630');
    s.play(0, { kind: 'takeIt' });
    expect(hp(s, 'sayaka')).toBe(6);
  });

  test('RR-237 RR-238 with dice: one is always rolled, bought ones besides; icons count for this attack', () => {
    const s = struckBy(fight({ modes: ['dice'] }), { precision: 5, damage: 5 }, 'sayaka');
    s.draws(4).play(0, { kind: 'takeIt' });
    expect(hp(s, 'sayaka')).toBe(11);
    const two = struckBy(fight({ modes: ['dice'] }), { precision: 9, damage: 5 }, 'sayaka');
    two.draws(3, 5).play(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' });
    expect(hp(two, 'sayaka')).toBe(8);
    expect(two.state.heroes.sayaka.stamina).toBe(11);
  });

  test('RR-242 without luck: one card for its defence side, no dice to buy', () => {
    const s = struckBy(fight(), { precision: 4, damage: 5 }, 'sayaka');
    expect(s.refused(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' })).toBe('RR-242');
    s.play(0, { kind: 'defend', dodge: 0, dice: 0, card: 'crane' });
    expect(hp(s, 'sayaka')).toBe(11);
    expect(s.state.heroes.sayaka.destiny).not.toContain('crane');
  });

  test('RR-180 no more Stamina than there is', () => {
    const s = struckBy(fight(), { precision: 9 }, 'sayaka').change((state) => { state.heroes.sayaka.stamina = 2; });
    expect(s.refused(0, { kind: 'defend', dodge: 3, dice: 0, card: 'none' })).toBe('RR-180');
  });

  test('EX-10 RR-256 Ki under attack: Stamina before the check, or HP before the damage', () => {
    const start = (): Fight => struckBy(fight(), { precision: 5, damage: 4 }, 'kensho').change((state) => { Object.assign(state.heroes.kensho, { stamina: 1, ki: 1, hp: 9 }); });
    const dodging = start();
    dodging.playAll(0, { kind: 'ki', into: 'stamina' }, { kind: 'defend', dodge: 3, dice: 0, card: 'none' });
    expect(hp(dodging, 'kensho')).toBe(9);
    const healing = start();
    expect(healing.refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-254');
    healing.play(0, { kind: 'takeIt' });
    expect(healing.prompt(0).kind).toBe('interrupt');
    healing.play(0, { kind: 'ki', into: 'hp' });
    expect(hp(healing, 'kensho')).toBe(7);
  });

  test('RR-490 Night Weave: a dodge gives 1 Stamina; Lacquered Heirloom: a hit from the front does', () => {
    const s = struckBy(fight(), { precision: 3 }, 'sayaka').change((state) => { state.heroes.sayaka.stamina = 5; });
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.sayaka.stamina).toBe(6);
    const front = struckBy(fight(), { precision: 9 }, 'takahiro').change((state) => { state.heroes.takahiro.stamina = 5; });
    front.play(0, { kind: 'takeIt' });
    expect(front.state.heroes.takahiro.stamina).toBe(6);
    const behind = struckBy(fight(), { precision: 9 }, 'takahiro').change((state) => { Object.assign(state.heroes.takahiro, { stamina: 5, facing: 2 }); });
    behind.play(0, { kind: 'takeIt' });
    expect(behind.state.heroes.takahiro.stamina).toBe(5);
  });

  test('RR-220 a hero’s Resistant token halves and is used; Vulnerable doubles', () => {
    const safe = give(struckBy(fight(), { precision: 9, damage: 5 }, 'sayaka'), 'sayaka', 'resistant:slashing');
    safe.play(0, { kind: 'takeIt' });
    expect(hp(safe, 'sayaka')).toBe(9);
    expect(has(safe, 'sayaka', 'resistant:slashing')).toBe(false);
    const open = give(struckBy(fight(), { precision: 9, damage: 4 }, 'sayaka'), 'sayaka', 'vulnerable:slashing');
    open.play(0, { kind: 'takeIt' });
    expect(hp(open, 'sayaka')).toBe(3);
  });

  test('RR-402 Hard: +3 Precision and +3 Damage at whoever is not prepared for the type', () => {
    const unready = struckBy(fight({ difficulty: 'hard' }), { precision: 3, damage: 4 }, 'sayaka');
    unready.play(0, { kind: 'takeIt' });
    expect(hp(unready, 'sayaka')).toBe(4);
    const ready = struckBy(fight({ difficulty: 'hard' }), { precision: 3, damage: 4 }, 'sayaka').change((state) => { state.heroes.sayaka.primed = { weapon: 1, type: 'slashing' }; });
    ready.play(0, { kind: 'takeIt' });
    expect(hp(ready, 'sayaka')).toBe(11);
  });
});

describe('interrupts', () => {
  test('RR-269 RR-270 RR-344 Redirecting Palm: 3 less damage to a hero in [1], paid and on cooldown', () => {
    const s = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 8 }, 'sayaka').change((state) => { state.line = ['kensho', 'sayaka', 'kosuke', 'takahiro']; });
    s.play(0, { kind: 'takeIt' });
    expect(s.prompt(0).words).toContain('Kensho');
    s.play(0, { kind: 'useCard', card: 'redirectingPalm' });
    expect(hp(s, 'sayaka')).toBe(6);
    expect(s.state.heroes.kensho).toMatchObject({ stamina: 8, cooldowns: [0, 0, 1] });
  });

  test('RR-272 whoever passes is not asked again unless somebody has interrupted', () => {
    const s = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 8 }, 'sayaka');
    s.playAll(0, { kind: 'takeIt' }, { kind: 'pass' });
    expect(hp(s, 'sayaka')).toBe(3);
  });

  test('RR-354 RR-376 Refuse to Fall keeps its owner at 1; without Yang it is not offered', () => {
    const s = struckBy(fight(), { precision: 9, damage: 40 }, 'kosuke').change((state) => { state.heroes.kosuke.yang = 1; });
    s.play(0, { kind: 'takeIt' });
    expect(s.prompt(0)).toMatchObject({ kind: 'interrupt' });
    s.play(0, { kind: 'useCard', card: 'refuseToFall' });
    expect(hp(s, 'kosuke')).toBe(1);
    const without = struckBy(fight(), { precision: 9, damage: 40 }, 'kosuke');
    without.play(0, { kind: 'takeIt' });
    expect(hp(without, 'kosuke')).toBe(0);
  });

  test('RR-489 Grudge: after an enemy’s hit it becomes Vulnerable to a chosen type', () => {
    const s = struckBy(fight({ party: [withKit('kosuke', { skills: ['grudge'] })] }), { precision: 9, damage: 2 }, 'kosuke').change((state) => { state.heroes.kosuke.yin = 1; });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'useCard', card: 'grudge' });
    expect(s.refused(0, { kind: 'chooseType', dtype: 'mystic' })).toBe('RR-486');
    s.play(0, { kind: 'chooseType', dtype: 'crushing' });
    expect(has(s, 'boss', 'vulnerable:crushing')).toBe(true);
  });
});

describe('Counterstrike', () => {
  /** Takahiro beside the boss, facing it, primed with the Dawn-Keeper. */
  const ready = (type: 'slashing' | 'piercing' = 'slashing'): Fight =>
    onTop(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4, type }, 'takahiro'), 'L-6').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    });
  const counter = { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] } as const;

  test('RR-276 RR-277 RR-281 RR-286 an attack of the primed type may be answered without Stamina; then the cube is gone', () => {
    const s = ready();
    s.play(0, { kind: 'takeIt' });
    expect(s.prompt(0).kind).toBe('counter');
    s.play(0, counter);
    plain(s);
    expect(s.state.bossHp).toBe(46);
    expect(s.state.heroes.takahiro.primed).toBeNull();
    expect(s.state.heroes.takahiro.stamina).toBe(10);
  });

  test('RR-277 another type gives no Counterstrike', () => {
    const s = ready('piercing');
    s.play(0, { kind: 'takeIt' });
    expect(s.refused(0, counter)).toMatch(/RR-277|not asked/);
    expect(s.state.bossHp).toBe(50);
  });

  test('RR-279 it may be kept', () => {
    const s = ready();
    s.playAll(0, { kind: 'takeIt' }, { kind: 'pass' });
    expect(s.state.bossHp).toBe(50);
  });

  test('RR-486 a card for the next attack waits for an attack of the own turn: a Counterstrike leaves it, and is no stronger for it', () => {
    const s = ready().change((state) => { state.heroes.takahiro.next = [{ dmg: 4, why: 'Nine Suns Draw', after: [], triggerSpecial: 1 }]; });
    s.playAll(0, { kind: 'takeIt' }, counter);
    plain(s);
    expect([s.state.bossHp, s.state.heroes.takahiro.next.length]).toEqual([46, 1]);
  });

  test('RR-208 RR-286 a Counterstrike on the own turn puts no cube on the weapon', () => {
    const s = ready().change((state) => { state.frames.splice(2, 0, { kind: 'heroTurn', hero: 'takahiro', moved: false, acted: true, walked: false, sheltered: false, step: 'end' }); });
    s.play(0, { kind: 'takeIt' });
    const events = [...s.play(0, counter), ...plain(s)];
    expect(events.filter(({ type }) => type === 'primed' || type === 'cubeGone').map(({ type }) => type)).toEqual(['cubeGone']);
  });

  test('RR-280 either attack of the weapon, whatever its own type', () => {
    const s = ready();
    s.play(0, { kind: 'takeIt' });
    expect(new Set([...s.moves(0)].flatMap((move) => (move.kind === 'counter' ? [move.attack] : [])))).toEqual(new Set([0, 1]));
  });

  test('RR-42 RR-282 it needs the enemy in the front the hero already has', () => {
    const s = ready().change((state) => { state.heroes.takahiro.facing = 2; });
    s.play(0, { kind: 'takeIt' });
    expect(s.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
    const turned = ready();
    turned.play(0, { kind: 'takeIt' });
    expect(turned.refused(0, { ...counter, facing: 1 })).toBe('RR-42');
  });

  test('RR-288 whoever falls does not answer', () => {
    const s = ready().change((state) => { state.heroes.takahiro.hp = 1; });
    s.play(0, { kind: 'takeIt' });
    expect(s.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
  });

  test('RR-285 it adds no boss card', () => {
    const s = ready();
    const light = s.state.decks.L.cards.length;
    s.playAll(0, { kind: 'takeIt' }, counter);
    plain(s);
    expect(s.state.decks.L.cards).toHaveLength(light);
  });

  test('RR-399 Easy: every Counterstrike finds a weak spot', () => {
    const s = onTop(struckBy(put(fight({ difficulty: 'easy' }), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'), 'L-6').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    });
    s.playAll(0, { kind: 'takeIt' }, counter);
    plain(s);
    // Under W-2 the cut deals 1 less.
    expect(s.state.bossHp).toBe(50 - (4 - 2) * 2);
  });

  test('RR-496 Wolf Hour: any type, and the first one leaves the cube', () => {
    const s = ready('piercing').change((state) => { state.heroes.takahiro.buffs.push({ stat: 'wolfHour', n: 1, until: 'endOfRound', why: 'Wolf Hour' }); });
    s.playAll(0, { kind: 'takeIt' }, counter);
    plain(s);
    expect(s.state.bossHp).toBe(46);
  });

  test('RR-286 RR-496 the second Counterstrike of a Wolf Hour takes the cube', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'H6' });
    state.heroes.takahiro.facing = 0;
    state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    state.heroes.takahiro.buffs.push({ stat: 'wolfHour', n: 1, until: 'endOfRound', why: 'Wolf Hour' });
    const on = rig(state);
    const answer = (): boolean => {
      on.run(declared(state, 'takahiro', { weapon: 0, attack: 0 }, { more: 0, way: [], facing: 0, targets: ['boss:0'] }, { as: 'counter', free: true, enemy: 'boss:0' }));
      return state.heroes.takahiro.primed !== null;
    };
    expect([answer(), answer()]).toEqual([true, false]);
    expect(on.happened('cubeGone')).toHaveLength(1);
  });
});

describe('Comrades', () => {
  const comrades = (): Fight => fight({ others: 'comrades' });

  test('RR-465 RR-458 a Comrade spends Life Force for Dodge, never its last point', () => {
    const s = struckBy(comrades(), { precision: 5, damage: 5 }, 'sayaka').change((state) => { state.heroes.sayaka.hp = 3; });
    expect(s.refused(0, { kind: 'defend', dodge: 3, dice: 0, card: 'none' })).toBe('RR-180');
    s.play(0, { kind: 'defend', dodge: 2, dice: 0, card: 'none' });
    expect(hp(s, 'sayaka')).toBe(1);
  });

  test('RR-465 no die is rolled or offered for a Comrade, and no card', () => {
    const s = struckBy(fight({ others: 'comrades', modes: ['dice'] }), { precision: 5, damage: 5 }, 'sayaka');
    expect(s.moves(0).filter((move) => move.kind === 'defend' && (move.dice > 0 || move.card !== 'none'))).toEqual([]);
    expect(s.refused(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' })).toBe('RR-465');
    s.play(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' });
    expect(s.happened('defended').map(({ dice }) => dice)).toEqual([[]]);
  });

  test('RR-466 Yang takes 1 off each, after everything else, never below 1', () => {
    const s = struckBy(comrades(), { precision: 9, damage: 4 }, 'sayaka').change((state) => { state.heroes.sayaka.yang = 5; });
    s.play(0, { kind: 'takeIt' });
    expect(s.refused(0, { kind: 'shield', n: 4 })).toBe('RR-466');
    s.play(0, { kind: 'shield', n: 3 });
    if (s.prompt(0).kind === 'interrupt') s.play(0, { kind: 'pass' });
    expect(hp(s, 'sayaka')).toBe(18);
    expect(s.state.heroes.sayaka.yang).toBe(2);
  });

  test('RR-289 a Comrade never counterstrikes and is never primed', () => {
    const s = struckBy(put(comrades(), 'sayaka', 'H6'), { precision: 9, damage: 4 }, 'sayaka');
    s.play(0, { kind: 'takeIt' });
    expect(s.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
    expect(at('H6')).toBe(s.state.heroes.sayaka.anchor);
  });
});
