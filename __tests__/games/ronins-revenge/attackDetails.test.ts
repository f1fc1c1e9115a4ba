import type { HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { Steps } from '@/games/ronins-revenge/content/effects';
import { broken } from '@/games/ronins-revenge/rules/broken';
import { armorOf, dodgeOf } from '@/games/ronins-revenge/rules/damage/kit';
import { addToken, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { CONDITION_NAMES, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { sees } from '@/games/ronins-revenge/rules/field/sight';

import { at, boss, placeObject } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, struckBy, turnOf, type Fight } from './fight';
import { field, rig } from './rig';

/** Attacks and blows: halves of rules whose main lines stand elsewhere (RR-15 … RR-254). */

const beside = (hero: HeroId, changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), hero, 'H6'), hero), 'L-6');
const crows = (s: Fight, ...squares: SquareName[]): Fight =>
  s.change((state) => { state.minions = squares.map((square, band) => ({ minion: 'emberCrow', band, hp: 40, anchor: at(square), side: 1, facing: 2, conditions: 0 })); });
const passAll = (s: Fight): Fight => {
  while (s.prompt(0).kind === 'interrupt') s.play(0, { kind: 'pass' });
  return s;
};

describe('whom an attack is for', () => {
  test('RR-48 a flank helps those outside the pair and from afar', () => {
    const thrust = (kosuke: 'H6' | 'H5' | 'E7'): number => damageIn(strike(onTop(turnOf(put(put(put(fight(), 'sayaka', 'E6'), 'kosuke', kosuke), 'takahiro', 'I7'), 'takahiro'), 'L-6'), 'takahiro', 'Long Thrust'));
    expect([thrust('H6'), thrust('H5'), thrust('E7')]).toEqual([6, 6, 4]);
  });

  test('RR-42 RR-41 an attack outside the own turn is made with the facing the hero has; on the own turn it turns freely', () => {
    const hook = { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] } as const;
    const between = (facing: number): Fight => onTop(struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9 }, 'takahiro'), 'L-6').change((state) => {
      state.heroes.sayaka.facing = facing;
      state.frames.push({ kind: 'extraAttack', hero: 'sayaka', category: 'L' });
    });
    const away = between(2);
    expect(away.refused(0, hook)).toBe('RR-42');
    expect(away.moves(0).some((move) => move.kind === 'attack' && move.weapon === 1)).toBe(false);
    const toward = between(0);
    toward.play(0, hook);
    expect(toward.happened('attackDeclared')).toHaveLength(1);
    const own = beside('sayaka').change((state) => { Object.assign(state.heroes.sayaka, { ki: 2, facing: 2 }); });
    own.playAll(0, { kind: 'useCard', card: 'thousandCuts' }, hook);
    expect(own.state.heroes.sayaka.facing).toBe(0);
  });

  test('RR-42 RR-40 a Counterstrike with a movement of its own may turn at the end of it', () => {
    const s = onTop(struckBy(put(fight(), 'sayaka', 'I6'), { precision: 9, damage: 4 }, 'sayaka'), 'L-6').change((state) => {
      Object.assign(state.heroes.sayaka, { facing: 2, primed: { weapon: 0, type: 'slashing' } });
    });
    const flurry: Move = { kind: 'counter', attack: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] };
    s.play(0, { kind: 'takeIt' });
    expect(s.moves(0)).toContainEqual(flurry);
    s.play(0, flurry);
    plain(s);
    expect([s.state.bossHp, s.state.heroes.sayaka.facing]).toEqual([46, 0]);
  });

  test('RR-168 an area breaks every Barrel and Pot in the squares it sees, besides the enemies there, and none it does not see', () => {
    const ready = (): Fight => crows(onTop(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'H-4'), 'J7').change((state) => {
      state.objects.push({ kind: 'barrel', square: at('J5') }, { kind: 'pot', square: at('J6') });
    });
    const s = ready();
    const arc: Move = { kind: 'attack', weapon: 0, attack: 1, more: 0, way: [], facing: 0, targets: ['emberCrow:0', `thing:${at('J5')}`, `thing:${at('J6')}`] };
    expect(s.refused(0, { ...arc, targets: ['emberCrow:0'] })).toBe('RR-195');
    s.play(0, arc);
    plain(s);
    expect([s.state.objects, s.state.zones[zoneOf(at('J5'))], s.state.heroes.takahiro.ki, s.state.minions[0]?.hp]).toEqual([[], 1 << 2, 1, 32]);
    const hidden = ready().change((state) => { state.objects = [{ kind: 'barrel', square: at('J5') }, { kind: 'pillar', square: at('J6') }, { kind: 'pillar', square: at('K5') }]; });
    expect(hidden.refused(0, { ...arc, targets: ['emberCrow:0', `thing:${at('J5')}`] })).toBe('RR-195');
    hidden.play(0, { ...arc, targets: ['emberCrow:0'] });
    plain(hidden);
    expect(hidden.state.objects).toHaveLength(3);
  });

  test('RR-195 RR-65 an enemy in the pattern that is not seen is not struck', () => {
    const s = crows(onTop(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'H-4'), 'J5', 'J7').change((state) => { state.objects = [{ kind: 'pillar', square: at('J6') }, { kind: 'pillar', square: at('K5') }]; });
    const arc: Move = { kind: 'attack', weapon: 0, attack: 1, more: 0, way: [], facing: 0, targets: ['emberCrow:1'] };
    expect(s.refused(0, { ...arc, targets: ['emberCrow:0', 'emberCrow:1'] })).toBe('RR-195');
    s.play(0, arc);
    plain(s);
    expect(s.state.minions.map(({ hp }) => hp)).toEqual([40, 32]);
  });

  test('RR-200 a card that does not move its hero is refused with a way', () => {
    const s = put(beside('takahiro'), 'takahiro', 'I6');
    expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] })).toBe('RR-200');
  });

  test('RR-202 RR-137 the card’s own movement ends on a free square', () => {
    const s = onTop(turnOf(put(put(fight(), 'sayaka', 'I6'), 'kosuke', 'H6'), 'sayaka'), 'L-6');
    const flurry: Move = { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] };
    expect(s.refused(0, flurry)).toBe('RR-137');
    const ends = s.moves(0).flatMap((move) => (move.kind === 'attack' && move.weapon === 0 && move.attack === 0 ? [move.way[0]] : []));
    expect(new Set(ends)).toEqual(new Set([at('H5'), at('H7')]));
  });

  test('RR-501 an Event asks for the distance alone: a hero behind pillars is reached', () => {
    const state = field('ushikado', 'F6', { sayaka: 'F3', takahiro: 'L1', kosuke: 'L2', kensho: 'L3' });
    placeObject(state, 'pillar', 'E4', 'F4', 'G4');
    placeObject(state, 'pillar', 'D4', 'H4');
    expect(sees(state, state.heroes.sayaka, boss(state))).toBe(false);
    const steps: Steps = [{ do: 'cond', name: 'slowed', who: { heroesIn: 3 } }, { do: 'cond', name: 'weakened', who: { allHeroesIn: 3 } }];
    rig(state).run({ kind: 'lines', by: 'boss:0', why: 'test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect((['slowed', 'weakened'] as const).map((name) => hasCondition(state.heroes.sayaka, name))).toEqual([true, true]);
  });

  test('RR-501 who merely has to stand near need not be seen', () => {
    const near = (square: 'L5' | 'L6'): number => {
      const { state } = put(put(fight(), 'takahiro', 'K4'), 'sayaka', square).change((draft) => { draft.objects.push({ kind: 'pillar', square: at('K5') }, { kind: 'pillar', square: at('L4') }); });
      return armorOf(state, 'takahiro');
    };
    expect([near('L5'), near('L6')]).toEqual([4, 3]);
  });
});

describe('the steps of an attack', () => {
  test('RR-207 Specials come first, what is gained after them', () => {
    const s = beside('takahiro');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' });
    expect([s.prompt(0).kind, s.state.heroes.takahiro.yang]).toEqual(['special', 0]);
    s.play(0, { kind: 'declineSpecial' });
    expect(s.state.heroes.takahiro.yang).toBe(2);
  });

  test('RR-209 RR-211 an attack that came earlier in the turn takes nothing from the Main Action: its card is added, and Broken', () => {
    const s = onTop(put(beside('sayaka'), 'kosuke', 'H7'), 'L-1').change((state) => { state.heroes.sayaka.ki = 2; });
    const cut: Move = { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] };
    s.playAll(0, { kind: 'useCard', card: 'thousandCuts' }, cut);
    plain(s);
    expect(s.state.sequence).toEqual([null, null, null, null]);
    strike(s, 'sayaka', 'Flurry');
    expect(s.state.sequence).toEqual([{ card: 'L-1', broken: true }, null, null, null]);
  });

  test('RR-234 the dice are rolled once for all targets, and add their damage to each', () => {
    const s = crows(onTop(turnOf(put(fight({ modes: ['dice'] }), 'takahiro', 'K6'), 'takahiro'), 'H-4'), 'J5', 'J7').draws(3, 2);
    s.play(0, strikeWith(s, 'takahiro', 'Cleaving Arc', 'emberCrow:0'));
    plain(s);
    expect([s.happened('attackRolled').length, s.state.minions.map(({ hp }) => hp)]).toEqual([1, [40 - 8 - 3, 40 - 8 - 3]]);
  });

  test('RR-246 a passive comes once for an attack, however many targets fit it', () => {
    const s = crows(onTop(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'H-4'), 'J5', 'J7');
    strike(s, 'takahiro', 'Cleaving Arc', 'emberCrow:0');
    expect([s.happened('struck').length, s.state.heroes.takahiro.yang]).toEqual([2, 1]);
  });

  test('RR-247 RR-254 without a symbol no Special Ability, without Ki no damage for it', () => {
    const s = beside('kosuke').change((state) => { state.heroes.kosuke.ki = 1; });
    expect(s.refused(0, { kind: 'useSpecial' })).toBe('RR-247');
    s.playAll(0, strikeWith(s, 'kosuke', 'Low Sweep'), { kind: 'noDestiny' });
    expect([s.prompt(0).kind, s.refused(0, { kind: 'useSpecial' }), s.refused(0, { kind: 'addKi', n: 2 })]).toEqual(['attackModifiers', 'RR-247', 'RR-254']);
    s.playAll(0, { kind: 'addKi', n: 1 });
    plain(s);
    expect(s.state.bossHp).toBe(50 - 5 - 1 - 2);
  });

  test('RR-239 a hero with dice plays no Destiny card, neither to attack nor to defend', () => {
    const s = beside('takahiro', { modes: ['dice'] });
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(s.happened('attackRolled')).toHaveLength(1);
    expect(s.refused(0, { kind: 'playDestiny', card: 'moon' })).toBe('RR-241');
    const struck = struckBy(fight({ modes: ['dice'] }), { precision: 9 }, 'takahiro');
    expect(struck.refused(0, { kind: 'defend', dodge: 0, dice: 0, card: 'moon' })).toBe('RR-242');
  });
});

describe('RR-243 the sixth Destiny card brings all back, but not before its attack is finished', () => {
  test('RR-243 an attack of the hero: the hand is empty until the last Special is done', () => {
    const s = beside('takahiro').change((state) => { state.heroes.takahiro.destiny = ['ember']; });
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' });
    expect([s.prompt(0).kind, s.state.heroes.takahiro.destiny]).toEqual(['special', []]);
    s.play(0, { kind: 'declineSpecial' });
    expect(s.state.heroes.takahiro.destiny).toHaveLength(6);
  });

  test('RR-243 an attack of an enemy: the hand is empty while others defend themselves, and full for the Counterstrike', () => {
    const s = struckBy(put(put(fight(), 'takahiro', 'H6'), 'kosuke', 'H7'), { precision: 9, damage: 2, pattern: true }, 'takahiro', 'kosuke').change((state) => {
      Object.assign(state.heroes.takahiro, { destiny: ['crane'], primed: { weapon: 0, type: 'slashing' } });
    });
    s.play(0, { kind: 'defend', dodge: 0, dice: 0, card: 'crane' });
    expect([passAll(s).prompt(0).words.includes('Kosuke'), s.state.heroes.takahiro.destiny]).toEqual([true, []]);
    // Nothing is wrong with that until the blow is over.
    expect(broken(s.state)).not.toContain('takahiro has no Destiny card left');
    s.play(0, { kind: 'takeIt' });
    expect([passAll(s).prompt(0).kind, s.state.heroes.takahiro.destiny.length]).toEqual(['counter', 6]);
    expect(s.happened('destinyReturned').map(({ hero }) => hero)).toEqual(['takahiro']);
  });
});

describe('what a blow comes to', () => {
  test('RR-15 ignoring Armor leaves Vulnerable and Resistant in force', () => {
    const taken = (token: 'vulnerable:slashing' | 'resistant:slashing'): number => {
      const s = give(struckBy(fight(), { precision: 9, damage: 7, ignoresArmor: true }, 'takahiro'), 'takahiro', token);
      s.play(0, { kind: 'takeIt' });
      return 15 - s.state.heroes.takahiro.hp;
    };
    expect([taken('vulnerable:slashing'), taken('resistant:slashing')]).toEqual([14, 3]);
  });

  test('RR-16 where nothing can be dodged Armor still counts, of a card and of a die that is rolled all the same', () => {
    const card = struckBy(fight(), { precision: 1, damage: 5, cannotBeDodged: true }, 'sayaka');
    card.play(0, { kind: 'defend', dodge: 0, dice: 0, card: 'tide' });
    expect(card.state.heroes.sayaka.hp).toBe(11 - 4);
    const die = struckBy(fight({ modes: ['dice'] }), { precision: 1, damage: 5, cannotBeDodged: true }, 'sayaka').draws(3);
    die.play(0, { kind: 'takeIt' });
    expect([die.state.heroes.sayaka.hp, die.happened('defended').map(({ dice }) => dice)]).toEqual([11 - 4, [[3]]]);
  });

  test('RR-90 neither Armor nor Dodge falls below 0', () => {
    const s = fight().change((state) => {
      state.heroes.sayaka.buffs = (['armor', 'dodge'] as const).map((stat) => ({ stat, n: -9, until: 'endOfRound', why: 'test' }));
    });
    expect([armorOf(s.state, 'sayaka'), dodgeOf(s.state, 'sayaka')]).toEqual([0, 0]);
    const struck = struckBy(s, { precision: 1, damage: 5 }, 'sayaka');
    struck.play(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' });
    expect(struck.happened('dodged')).toHaveLength(1);
    const hit = struckBy(fight().change((state) => { state.heroes.sayaka.buffs = [{ stat: 'armor', n: -9, until: 'endOfRound', why: 'test' }]; }), { precision: 9, damage: 5 }, 'sayaka');
    hit.play(0, { kind: 'takeIt' });
    expect(hit.state.heroes.sayaka.hp).toBe(6);
  });

  test('RR-220 where a Resistance that is always there halves already a Resistant token stays', () => {
    const card = BOSSES.itoguruma.attacks.find(({ category, vulnerable }) => category === 'S' && vulnerable !== 'mystic');
    const s = give(onTop(turnOf(put(fight({ boss: 'itoguruma' }), 'kensho', 'H6'), 'kensho'), card?.id ?? 'S-1'), 'boss', 'resistant:mystic').change((state) => {
      state.heroes.kensho.yin = 1;
      addToken(state, zoneOf(at('F6')), 'web');
    });
    expect([damageIn(strike(s, 'kensho', 'Exorcise')), has(s, 'boss', 'resistant:mystic')]).toEqual([4, true]);
  });

  test('RR-229 an area of an Empowered boss doubles for every hero it hits, and then the token is gone', () => {
    const s = give(struckBy(fight(), { precision: 9, damage: 2, pattern: true }, 'sayaka', 'kensho'), 'boss', 'empowered');
    s.play(0, { kind: 'takeIt' });
    passAll(s).play(0, { kind: 'takeIt' });
    passAll(s);
    expect([s.happened('heroStruck').map(({ hero, damage }) => [hero, damage]), has(s, 'boss', 'empowered')]).toEqual([[['sayaka', 4], ['kensho', 4]], false]);
  });

  test('RR-251 what Iaijutsu deals has no type: neither Vulnerable nor Empowered makes it more', () => {
    const s = beside('takahiro');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
    for (const name of CONDITION_NAMES) if (name.startsWith('vulnerable')) give(s, 'boss', name);
    give(s, 'takahiro', 'empowered').play(0, { kind: 'walk', way: [at('G6'), at('F6'), at('E6')], facing: 0 });
    expect([s.state.bossHp, has(s, 'takahiro', 'empowered'), has(s, 'boss', 'vulnerable:slashing')]).toEqual([50 - 4 - 5, true, true]);
  });
});
