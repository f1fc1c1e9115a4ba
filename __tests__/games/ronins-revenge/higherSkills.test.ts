import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { HERO_IDS, SOULS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { armorOf, dodgeOf } from '@/games/ronins-revenge/rules/damage/kit';
import { movementOf } from '@/games/ronins-revenge/rules/hero/traits';
import type { HeroState } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { count, linesIn } from './tables';

/** A hero who knows one skill, on this square, with these things. The boss stands on F6 to G7 and faces south. */
function knowing(hero: HeroId, skill: string, square: SquareName = 'H6', things: Partial<HeroState> = {}): Fight {
  const s = put(fight({ level: 5, party: [withKit(hero, { skills: [skill] })] }), hero, square);
  return onTop(s, 'L-6', 'H-2', 'S-7').change((state) => { Object.assign(state.heroes[hero], things); });
}
const onTurn = (hero: HeroId, skill: string, square?: SquareName, things?: Partial<HeroState>): Fight => turnOf(knowing(hero, skill, square, things), hero);
const using = (s: Fight, skill: string): Fight => {
  s.play(0, { kind: 'useCard', card: skill });
  return s;
};
const hp = (s: Fight, hero: HeroId): number => s.state.heroes[hero].hp;

/** The boss has just chosen its target, and this hero is asked first whether it interrupts. */
const targeting = (s: Fight, target: HeroId, asked: HeroId, damage = 5): Fight =>
  struckBy(s, { precision: 9, damage }, target).change((state) => {
    state.frames.pop();
    state.frames.push(
      { kind: 'defence', hero: target, step: 'declare' },
      { kind: 'window', at: 'enemyTargeted', about: target, place: state.line.indexOf(asked) + 1, anyUsed: false, step: 'ask' },
      { kind: 'interrupt', hero: asked, at: 'enemyTargeted', about: target },
    );
  });

describe('the tables', () => {
  test.each(HERO_IDS)('%s has three skills of every level from 2 to 5, and no two cards of a name', (id) => {
    expect([2, 3, 4, 5].map((level) => count(HIGHER_SKILLS[id], (skill) => skill.level === level))).toEqual([3, 3, 3, 3]);
    const cards = HERO_IDS.flatMap((hero) => [...HEROES[hero].skills, ...HEROES[hero].ultimates, ...HIGHER_SKILLS[hero]]);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.name)).size).toBe(cards.length);
  });

  test.each(HERO_IDS)('every level of %s can be paid in more than one colour, and every colour buys something', (id) => {
    for (const level of [2, 3, 4, 5]) {
      const colours = new Set(HIGHER_SKILLS[id].filter((skill) => skill.level === level).flatMap((skill) => Object.keys(skill.souls ?? {})));
      expect(colours.size).toBeGreaterThan(1);
    }
    expect(SOULS.filter((soul) => !HIGHER_SKILLS[id].some((skill) => (skill.souls?.[soul] ?? 0) > 0))).toEqual([]);
  });

  test('what is used is paid for or waits; free extra attacks and Ki skills wait at least two turns', () => {
    for (const id of HERO_IDS) {
      for (const skill of HIGHER_SKILLS[id]) {
        if (skill.passive) continue;
        expect([skill.name, Object.keys(skill.cost).length > 0 && (skill.cooldown ?? 0) >= 1]).toEqual([skill.name, true]);
        if ((skill.cost.ki ?? 0) > 0 || linesIn(skill.steps, 'extraAttack').length > 0) expect(skill.cooldown).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe('Takahiro', () => {
  test('Settled Grip: the next attack this turn gets +3', () => {
    const s = using(onTurn('takahiro', 'settledGrip', 'H6', { yang: 1 }), 'settledGrip');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(7);
  });

  test('Shield Arm: 5 less for a hero in [2]; nobody farther away', () => {
    const hit = (square: SquareName): Fight => {
      const s = struckBy(put(knowing('takahiro', 'shieldArm', 'K4', { yang: 1 }), 'sayaka', square), { precision: 9, damage: 8 }, 'sayaka');
      s.play(0, { kind: 'takeIt' });
      return s;
    };
    const near = using(hit('K6'), 'shieldArm');
    expect([hp(near, 'sayaka'), near.state.heroes.takahiro.stamina, near.state.heroes.takahiro.yang]).toEqual([8, 8, 0]);
    expect(hp(hit('K7'), 'sayaka')).toBe(3);
  });

  test('Rallying Banner: 2 Stamina for each other hero in [2]', () => {
    const s = put(put(onTurn('takahiro', 'rallyingBanner', 'K4', { yang: 1, stamina: 5 }), 'sayaka', 'K6'), 'kosuke', 'K7').change(({ heroes }) => { for (const id of ['sayaka', 'kosuke'] as const) heroes[id].stamina = 1; });
    using(s, 'rallyingBanner');
    expect([s.state.heroes.takahiro.stamina, s.state.heroes.sayaka.stamina, s.state.heroes.kosuke.stamina]).toEqual([5, 3, 1]);
  });

  test('Rooted Pine: +1 Dodge after a turn without a step; forced movement is bought off for 1 Stamina', () => {
    const s = knowing('takahiro', 'rootedPine');
    expect([dodgeOf(s.state, 'takahiro'), dodgeOf(s.change(({ heroes }) => { heroes.takahiro.still = true; }).state, 'takahiro')]).toEqual([0, 1]);
    struckBy(s, { precision: 9, damage: 3 }, 'takahiro').change(({ frames }) => {
      for (const frame of frames) if (frame.kind === 'strike') Object.assign(frame, { values: { ...frame.values, steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }] } });
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.prompt(0).kind).toBe('holdGround');
    s.play(0, { kind: 'holdGround', pay: true });
    expect([s.state.heroes.takahiro.anchor, s.state.heroes.takahiro.stamina]).toEqual([at('H6'), 9]);
  });

  test('Drive Them Back: an enemy in [1] is pushed 2 and Slowed', () => {
    const s = using(onTurn('takahiro', 'driveThemBack', 'H6'), 'driveThemBack');
    s.play(0, { kind: 'choose', figure: 'boss:0' });
    while (s.prompt(0).kind === 'force') s.play(0, [...s.moves(0)][0] ?? { kind: 'pass' });
    expect(s.state.figures[0]?.anchor).toBe(at('D6'));
    expect(has(s, 'boss', 'slowed')).toBe(true);
  });

  test('Debt of Steel: a hit gives 1 Yang to whoever holds Threat, and only then', () => {
    const struck = (threat: HeroId): number => {
      const s = struckBy(knowing('takahiro', 'debtOfSteel'), { precision: 9, damage: 3 }, 'takahiro').change((state) => { state.threat = threat; });
      s.play(0, { kind: 'takeIt' });
      return s.state.heroes.takahiro.yang;
    };
    expect([struck('takahiro'), struck('kosuke')]).toEqual([1, 0]);
  });

  test('Call to Stand: a fallen hero in [2] revives with 5', () => {
    const s = put(onTurn('takahiro', 'callToStand', 'K4', { yang: 2 }), 'sayaka', 'K6').change(({ heroes }) => { Object.assign(heroes.sayaka, { hp: 0, stamina: 0 }); });
    using(s, 'callToStand').play(0, { kind: 'choose', figure: 'sayaka' });
    expect([hp(s, 'sayaka'), s.state.heroes.takahiro.yang]).toEqual([5, 0]);
  });

  test('Castle of Four: 2 less for heroes in [2] until end of round', () => {
    const s = put(targeting(knowing('takahiro', 'castleOfFour', 'K4', { ki: 1, yang: 1 }), 'kosuke', 'takahiro', 8), 'kosuke', 'K6');
    using(s, 'castleOfFour').play(0, { kind: 'takeIt' });
    expect(hp(s, 'kosuke')).toBe(14 - (8 - 1 - 2));
    expect(s.state.heroes.sayaka.buffs).toEqual([]);
  });

  test('Dawn over Steel: Empowered, and the Special once', () => {
    const s = using(onTurn('takahiro', 'dawnOverSteel', 'H6', { yang: 2, yin: 1 }), 'dawnOverSteel');
    expect(has(s, 'takahiro', 'empowered')).toBe(true);
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    s.play(0, { kind: 'noDestiny' });
    expect([s.state.bossHp, s.prompt(0).kind]).toEqual([42, 'special']);
  });

  test('Last of the House: 4 more HP, and 1 Armor at half of them', () => {
    const s = knowing('takahiro', 'lastOfTheHouse');
    expect([s.state.heroes.takahiro.maxHp, armorOf(s.state, 'takahiro')]).toEqual([19, 3]);
    expect(armorOf(s.change(({ heroes }) => { heroes.takahiro.hp = 9; }).state, 'takahiro')).toBe(4);
  });
});

describe('Sayaka', () => {
  test('Light Foot: one more Movement', () => {
    const s = knowing('sayaka', 'lightFoot');
    expect(movementOf(s.state, s.state.heroes.sayaka)).toBe(5);
  });

  test('Needle Rain: 4 Piercing to each enemy in [2], and no boss card', () => {
    const s = onTurn('sayaka', 'needleRain', 'I6', { yin: 1 }).change((state) => { state.minions = [{ minion: 'emberCrow', band: 0, hp: 9, anchor: at('I9'), side: 1, facing: 2, conditions: 0 }]; });
    using(s, 'needleRain');
    expect([s.state.bossHp, s.state.minions[0]?.hp, s.state.sequence[0]]).toEqual([46, 9, null]);
  });

  test('Ash Fog: +1 Dodge for her and heroes in [1]', () => {
    const s = put(put(onTurn('sayaka', 'ashFog', 'K4', { yin: 1 }), 'kensho', 'K5'), 'kosuke', 'K6');
    using(s, 'ashFog');
    expect((['sayaka', 'kensho', 'kosuke'] as const).map((id) => s.state.heroes[id].buffs.length)).toEqual([1, 1, 0]);
    expect(dodgeOf(s.state, 'sayaka')).toBe(4);
  });

  test('Parting Thread: the enemy that hit her is Slowed, and she moves 2 afterwards', () => {
    const s = struckBy(knowing('sayaka', 'partingThread', 'I6', { yin: 1 }), { precision: 9, damage: 3 }, 'sayaka');
    s.play(0, { kind: 'takeIt' });
    using(s, 'partingThread');
    expect([has(s, 'boss', 'slowed'), s.prompt(0).kind]).toEqual([true, 'cardMove']);
    s.play(0, { kind: 'walk', way: [at('J6'), at('K6')], facing: 0 });
    expect(s.state.heroes.sayaka.anchor).toBe(at('K6'));
  });

  test('Open the Seam: +2, then the target is Weakened', () => {
    const s = using(onTurn('sayaka', 'openTheSeam', 'H6', { yin: 1, yang: 1 }), 'openTheSeam');
    expect(damageIn(strike(s, 'sayaka', 'Hook and Reel'))).toBe(6);
    expect(has(s, 'boss', 'weakened')).toBe(true);
  });

  test('Moon in Water: a dodge gives 1 Yin, a hit none', () => {
    const struck = (precision: number): number => {
      const s = struckBy(knowing('sayaka', 'moonInWater'), { precision, damage: 3 }, 'sayaka');
      s.play(0, { kind: 'takeIt' });
      return s.state.heroes.sayaka.yin;
    };
    expect([struck(3), struck(9)]).toEqual([1, 0]);
  });

  test('Borrowed Shape: dodged, whatever the Precision', () => {
    const s = targeting(knowing('sayaka', 'borrowedShape', 'H6', { yin: 2 }), 'sayaka', 'sayaka');
    using(s, 'borrowedShape');
    expect([hp(s, 'sayaka'), s.state.heroes.sayaka.yin]).toEqual([11, 0]);
    expect(targeting(knowing('sayaka', 'borrowedShape', 'H6', { yin: 2 }), 'kosuke', 'sayaka').refused(0, { kind: 'useCard', card: 'borrowedShape' })).toBeDefined();
  });

  test('Second Knife: a Light attack for no Stamina and no boss card', () => {
    const s = using(onTurn('sayaka', 'secondKnife', 'H6', { ki: 2 }), 'secondKnife');
    const move = [...s.moves(0)].find((each) => 'targets' in each && each.targets.includes('boss:0'));
    if (!move) throw new Error('no extra attack is offered');
    s.play(0, move);
    plain(s);
    expect([s.state.bossHp, s.state.heroes.sayaka.stamina, s.state.sequence[0]]).toEqual([46, 12, null]);
  });

  test('Quiet Hour: Threat passed on, 3 squares across enemies, +2 Dodge until her next turn', () => {
    const s = onTurn('sayaka', 'quietHour', 'H6', { ki: 1 }).change((state) => { state.threat = 'sayaka'; });
    using(s, 'quietHour');
    expect(s.state.threat).toBe('kosuke');
    s.play(0, { kind: 'walk', way: [at('G6'), at('F6'), at('E6')], facing: 2 });
    expect([s.state.heroes.sayaka.anchor, dodgeOf(s.state, 'sayaka')]).toEqual([at('E6'), 5]);
  });

  test('Clean Work: a Wound cube taken off gives 3 Stamina and 1 Yin', () => {
    const s = onTurn('sayaka', 'cleanWork', 'H6', { stamina: 6 }).change((state) => { state.bossHp = 3; });
    strike(s, 'sayaka', 'Hook and Reel');
    expect(s.state.heroes.sayaka).toMatchObject({ stamina: 7, yin: 1 });
  });
});

describe('Kosuke', () => {
  test('Shoulder First: an enemy in [1] is pushed 1 and loses 2', () => {
    const s = using(onTurn('kosuke', 'shoulderFirst', 'H6'), 'shoulderFirst');
    s.play(0, { kind: 'choose', figure: 'boss:0' });
    while (s.prompt(0).kind === 'force') s.play(0, [...s.moves(0)][0] ?? { kind: 'pass' });
    expect([s.state.figures[0]?.anchor, s.state.bossHp]).toEqual([at('E6'), 48]);
  });

  test('Open Scars: a hit gives 1 Stamina, at half HP also 1 Yin', () => {
    const struck = (damage: number): Partial<HeroState> => {
      const s = struckBy(knowing('kosuke', 'openScars', 'H6', { stamina: 4 }), { precision: 9, damage }, 'kosuke');
      s.play(0, { kind: 'takeIt' });
      const { stamina, yin } = s.state.heroes.kosuke;
      return { stamina, yin };
    };
    expect([struck(3), struck(8)]).toEqual([{ stamina: 5, yin: 0 }, { stamina: 5, yin: 1 }]);
  });

  test('Last Coin: 2 HP for 4 Stamina', () => {
    const s = using(onTurn('kosuke', 'lastCoin', 'H6', { stamina: 3 }), 'lastCoin');
    expect(s.state.heroes.kosuke).toMatchObject({ hp: 12, stamina: 7 });
  });

  test('Bite Back: Counterstrikes deal 4 more until end of round', () => {
    const countered = (skilled: boolean): number => {
      const s = onTurn('kosuke', 'biteBack', 'H6', { yang: 1, primed: { weapon: 0, type: 'slashing' } });
      if (skilled) using(s, 'biteBack');
      struckBy(s, { precision: 9, damage: 3 }, 'kosuke').play(0, { kind: 'takeIt' });
      s.play(0, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
      plain(s);
      return 50 - s.state.bossHp;
    };
    expect([countered(false), countered(true)]).toEqual([6, 10]);
  });

  test('No Door Holds: through minions, less pushed, the first extra step free', () => {
    const s = onTurn('kosuke', 'noDoorHolds', 'K4', { stamina: 5 }).change((state) => { state.minions = [{ minion: 'emberCrow', band: 0, hp: 9, anchor: at('K5'), side: 1, facing: 2, conditions: 0 }]; });
    s.play(0, { kind: 'move', way: [at('K5'), at('K6'), at('K7'), at('K8')], facing: 0 });
    expect(s.state.heroes.kosuke).toMatchObject({ anchor: at('K8'), stamina: 5 });
    const pushed = struckBy(knowing('kosuke', 'noDoorHolds'), { precision: 9, damage: 3 }, 'kosuke').change(({ frames }) => {
      for (const frame of frames) if (frame.kind === 'strike') Object.assign(frame, { values: { ...frame.values, steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }] } });
    });
    pushed.play(0, { kind: 'takeIt' });
    while (pushed.prompt(0).kind === 'force') pushed.play(0, [...pushed.moves(0)][0] ?? { kind: 'pass' });
    expect(pushed.state.heroes.kosuke.anchor).toBe(at('I6'));
  });

  test('Wolf’s Share: +3, then he heals 4', () => {
    const s = using(onTurn('kosuke', 'wolfsShare', 'H6', { ki: 1, hp: 5 }), 'wolfsShare');
    expect(damageIn(strike(s, 'kosuke', 'Low Sweep'))).toBe(9);
    expect(hp(s, 'kosuke')).toBe(9);
  });

  test('Not Here, Not Today: at 1 instead of 0, then 5 more', () => {
    const s = struckBy(knowing('kosuke', 'notHere', 'H6', { ki: 1 }), { precision: 9, damage: 40 }, 'kosuke');
    s.play(0, { kind: 'takeIt' });
    // Before the damage Ki could heal; it is kept for this.
    while (s.prompt(0).words.includes('is hit')) s.play(0, { kind: 'pass' });
    using(s, 'notHere');
    expect(hp(s, 'kosuke')).toBe(6);
  });

  test('Red Hour: 4 HP for Empowered and the Special', () => {
    const s = using(onTurn('kosuke', 'redHour'), 'redHour');
    expect([hp(s, 'kosuke'), has(s, 'kosuke', 'empowered')]).toEqual([10, true]);
    s.playAll(0, strikeWith(s, 'kosuke', 'Low Sweep'), { kind: 'noDestiny' }, { kind: 'useSpecial' });
    plain(s);
    // 5, 1 for standing alone, 5 of Bloodlust: doubled.
    expect([s.state.bossHp, hp(s, 'kosuke')]).toEqual([28, 9]);
  });

  test('Nobody’s Dog: +1 Armor and +1 Dodge with nobody in [2]', () => {
    const s = knowing('kosuke', 'nobodysDog', 'H6');
    const stands = (square: SquareName): number[] => [armorOf(put(s, 'sayaka', square).state, 'kosuke'), dodgeOf(s.state, 'kosuke')];
    expect([stands('H9'), stands('H8')]).toEqual([[2, 2], [1, 1]]);
  });

  test('Everything Owed: 6 to the enemy that hit him', () => {
    const s = struckBy(knowing('kosuke', 'everythingOwed', 'H6', { yin: 1, yang: 1 }), { precision: 9, damage: 3 }, 'kosuke');
    s.play(0, { kind: 'takeIt' });
    using(s, 'everythingOwed');
    expect(s.state.bossHp).toBe(44);
  });
});

describe('Kensho', () => {
  test('Lent Breath: another hero in [3] gains 3 Stamina', () => {
    const s = put(onTurn('kensho', 'lentBreath', 'K4', { yin: 1 }), 'sayaka', 'K7').change(({ heroes }) => { heroes.sayaka.stamina = 2; });
    using(s, 'lentBreath').play(0, { kind: 'choose', figure: 'sayaka' });
    expect(s.state.heroes.sayaka.stamina).toBe(5);
  });

  test('Seven Knots: each hero in [1] becomes Resistant to a type of its own', () => {
    const s = put(onTurn('kensho', 'sevenKnots', 'K4', { yin: 1, yang: 1 }), 'sayaka', 'K5');
    using(s, 'sevenKnots').playAll(0, { kind: 'chooseType', dtype: 'mystic' }, { kind: 'chooseType', dtype: 'crushing' });
    expect([has(s, 'sayaka', 'resistant:mystic'), has(s, 'kensho', 'resistant:crushing'), has(s, 'takahiro', 'resistant:mystic')]).toEqual([true, true, false]);
  });

  test('Far Palm: 3 less for a hero in [3]', () => {
    const s = struckBy(put(knowing('kensho', 'farPalm', 'K4', { yang: 1 }), 'sayaka', 'K7'), { precision: 9, damage: 8 }, 'sayaka');
    s.play(0, { kind: 'takeIt' });
    using(s, 'farPalm');
    expect([hp(s, 'sayaka'), s.state.heroes.kensho.yang]).toEqual([6, 0]);
  });

  test('Muffled Bell: an enemy in [2] is Weakened; not from farther away', () => {
    const s = using(onTurn('kensho', 'muffledBell', 'I6', { yin: 2 }), 'muffledBell');
    s.play(0, { kind: 'choose', figure: 'boss:0' });
    expect(has(s, 'boss', 'weakened')).toBe(true);
    expect(onTurn('kensho', 'muffledBell', 'J6', { yin: 2 }).refused(0, { kind: 'useCard', card: 'muffledBell' })).toBe('RR-262');
  });

  test('Ember Walk: Fire costs nothing to enter, and there is one more Movement', () => {
    const s = onTurn('kensho', 'emberWalk', 'L4').change((state) => { state.zones[12] = 1 << 2; });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect([hp(s, 'kensho'), movementOf(s.state, s.state.heroes.kensho)]).toEqual([13, 5]);
  });

  test('Sutra of Hands: everybody in [2] heals 4 and loses a negative condition', () => {
    const s = give(put(put(onTurn('kensho', 'sutraOfHands', 'K4', { yang: 2, hp: 5 }), 'sayaka', 'K6'), 'kosuke', 'K7'), 'sayaka', 'slowed').change(({ heroes }) => { heroes.sayaka.hp = 3; heroes.kosuke.hp = 3; });
    using(s, 'sutraOfHands');
    expect([hp(s, 'kensho'), hp(s, 'sayaka'), hp(s, 'kosuke'), has(s, 'sayaka', 'slowed')]).toEqual([9, 7, 3, false]);
  });

  test('Third Eye: an enemy in [4] becomes Vulnerable to the chosen type', () => {
    const s = using(onTurn('kensho', 'openThirdEye', 'K6', { yin: 1, yang: 1 }), 'openThirdEye');
    s.playAll(0, { kind: 'choose', figure: 'boss:0' }, { kind: 'chooseType', dtype: 'mystic' });
    expect(has(s, 'boss', 'vulnerable:mystic')).toBe(true);
  });

  test('The Long Road Back: 8 for the standing, 6 for the fallen', () => {
    const hurt = (left: number): number => {
      const s = put(onTurn('kensho', 'theLongRoadBack', 'K4', { ki: 2 }), 'takahiro', 'K8').change(({ heroes }) => { Object.assign(heroes.takahiro, { hp: left, stamina: 0 }); });
      using(s, 'theLongRoadBack').play(0, { kind: 'choose', figure: 'takahiro' });
      return hp(s, 'takahiro');
    };
    expect([hurt(3), hurt(0)]).toEqual([11, 6]);
  });

  test('Given Twice: healing another gives 1 Yin, healing himself none', () => {
    const healed = (figure: HeroId): number => {
      const s = put(fight({ level: 5, party: [withKit('kensho', { skills: ['givenTwice', 'breathOfCedar'] })] }), 'kensho', 'K4');
      turnOf(put(s, 'sayaka', 'K5'), 'kensho').change(({ heroes }) => { Object.assign(heroes.kensho, { yang: 1, hp: 3 }); heroes.sayaka.hp = 3; });
      using(s, 'breathOfCedar').play(0, { kind: 'choose', figure });
      return s.state.heroes.kensho.yin;
    };
    expect([healed('sayaka'), healed('kensho')]).toEqual([1, 0]);
  });

  test('Mountain’s Word: 12 Mystic to what stands beside him, then 2 squares back; it is the Main Action and takes a Special card', () => {
    const s = using(onTurn('kensho', 'mountainWord', 'H6', { ki: 1, yin: 1 }), 'mountainWord');
    while (s.prompt(0).kind === 'force') s.play(0, [...s.moves(0)][0] ?? { kind: 'pass' });
    expect([s.state.bossHp, s.state.figures[0]?.anchor]).toEqual([38, at('D6')]);
    expect(s.state.sequence[0]).toMatchObject({ card: 'S-7' });
    expect(s.refused(0, { kind: 'rest', choice: 'A', flask: false })).toBe('RR-131');
  });
});
