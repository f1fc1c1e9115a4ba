import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { armorOf } from '@/games/ronins-revenge/rules/damage/kit';
import { callWalk } from '@/games/ronins-revenge/rules/field/callWalk';
import { heal } from '@/games/ronins-revenge/rules/health';

import { at } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { does, heroField } from './rig';

const FIRE = 1 << 2;
const beside = (changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), 'takahiro', 'H6'), 'takahiro'), 'L-6');
const minions = (s: Fight, ...squares: Parameters<typeof at>[0][]): Fight =>
  s.change((state) => { state.minions = squares.map((square, band) => ({ minion: 'emberCrow', band, hp: 40, anchor: at(square), side: 1, facing: 2, conditions: 0 })); });

describe('golden rules', () => {
  test('RR-5 loss of HP is no damage: no Armor, no Vulnerable, and the token stays', () => {
    const s = give(turnOf(put(fight(), 'takahiro', 'L4'), 'takahiro'), 'takahiro', 'vulnerable:slashing').change((state) => { state.zones[12] = FIRE; });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.state.heroes.takahiro.hp).toBe(13);
    expect(has(s, 'takahiro', 'vulnerable:slashing')).toBe(true);
  });

  test('RR-4 RR-213 a hit that Armor swallows still takes 1', () => {
    const s = struckBy(fight(), { precision: 9, damage: 1 }, 'takahiro');
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.takahiro.hp).toBe(14);
  });

  test('RR-8 fractions are rounded down where they appear', () => {
    const swept = (sayaka: 'A1' | 'I6'): number => damageIn(strike(give(onTop(turnOf(put(put(fight(), 'kosuke', 'H6'), 'sayaka', sayaka), 'kosuke'), 'L-6'), 'kosuke', 'weakened'), 'kosuke', 'Low Sweep'));
    // Alone he strikes for 6, beside another for 5: halves of both.
    expect([swept('A1'), swept('I6')]).toEqual([3, 2]);
  });

  test('RR-39 sight and skills do not ask for facing', () => {
    const s = turnOf(put(fight(), 'sayaka', 'H6'), 'sayaka').change((state) => { Object.assign(state.heroes.sayaka, { yang: 1, facing: 2 }); });
    s.playAll(0, { kind: 'useCard', card: 'markedWeakness' }, { kind: 'choose', figure: 'boss:0' });
    expect(has(s, 'boss', 'vulnerable:piercing')).toBe(true);
  });

  test('RR-49 flanking asks for places, not for facings', () => {
    const s = put(beside(), 'sayaka', 'E6').change((state) => { state.heroes.sayaka.facing = 0; });
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(6);
  });
});

describe('rounds', () => {
  /** The last strike of a round is taken, and the next round begins. */
  const nextRound = (s: Fight): Fight => {
    s.play(0, { kind: 'takeIt' });
    return s;
  };

  test('RR-107 RR-391 RR-392 RR-118 the last of the line goes to its front, Threat stays, the Sequence is empty', () => {
    const s = nextRound(struckBy(fight(), { precision: 9 }, 'sayaka'));
    expect(s.state.line).toEqual(['kensho', 'takahiro', 'sayaka', 'kosuke']);
    expect(s.state.threat).toBe('takahiro');
    expect(s.state.sequence).toEqual([null, null, null, null]);
  });

  test('RR-225 RR-287 conditions outlast the round, cubes and “until end of round” do not', () => {
    const s = give(struckBy(fight(), { precision: 9 }, 'sayaka'), 'takahiro', 'slowed').change((state) => {
      state.heroes.takahiro.primed = { weapon: 0, type: 'mystic' };
      state.heroes.takahiro.buffs = [{ stat: 'dodge', n: 1, until: 'endOfRound', why: 'Challenge' }];
    });
    nextRound(s);
    expect(has(s, 'takahiro', 'slowed')).toBe(true);
    expect(s.state.heroes.takahiro).toMatchObject({ primed: null, buffs: [] });
  });

  test('RR-514 whoever did not move on its turn is still until the next', () => {
    const s = turnOf(fight({ party: [withKit('kensho', { skills: ['unmovingStance'] })] }), 'takahiro').change((state) => { state.line = ['takahiro', 'kensho', 'sayaka', 'kosuke']; });
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }, { kind: 'move', way: [], facing: 1 }, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(armorOf(s.state, 'kensho')).toBe(1);
    const moving = turnOf(fight({ party: [withKit('kensho', { skills: ['unmovingStance'] })] }), 'kensho').change((state) => { state.line = ['kensho', 'takahiro', 'sayaka', 'kosuke']; });
    turnOf(moving, 'kensho').playAll(0, { kind: 'move', way: [at('K10')], facing: 0 }, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(armorOf(moving.state, 'kensho')).toBe(0);
  });
});

describe('movement and ground', () => {
  test('RR-144 RR-142 Slowed stays while its bearer stands still, and goes with the next steps', () => {
    const s = give(turnOf(fight(), 'takahiro'), 'takahiro', 'slowed');
    s.play(0, { kind: 'move', way: [], facing: 1 });
    expect(has(s, 'takahiro', 'slowed')).toBe(true);
    const walking = give(turnOf(fight(), 'takahiro'), 'takahiro', 'slowed');
    walking.play(0, { kind: 'move', way: [at('K1')], facing: 0 });
    expect(has(walking, 'takahiro', 'slowed')).toBe(false);
  });

  test('RR-144 forced movement uses neither Slowed nor Hastened', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'H6' });
    for (const name of ['slowed', 'hastened'] as const) {
      state.heroes.takahiro.conditions = 0;
      addCondition(state.heroes.takahiro, name);
      const from = state.heroes.takahiro.anchor;
      does(state, (run) => callWalk(run, 'takahiro', [from + 12], 'forced', { why: 'effect' }));
      expect([state.heroes.takahiro.anchor, hasCondition(state.heroes.takahiro, name)]).toEqual([from + 12, true]);
    }
  });

  test('RR-24 RR-152 RR-154 two kinds of Dangerous ground take 2 HP each, for every square entered and at the end of the turn', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K1'), 'takahiro').change((state) => { state.zones[8] = (1 << 2) | (1 << 3); });
    s.play(0, { kind: 'move', way: [at('J1'), at('I1')], facing: 0 });
    expect(s.state.heroes.takahiro.hp).toBe(15 - 4);
    s.playAll(0, { kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' });
    expect(s.state.heroes.takahiro.hp).toBe(15 - 4 - 4);
  });

  test('RR-158 a token that appears under somebody is not entered', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => { state.objects.push({ kind: 'barrel', square: at('J5') }); });
    strike(s, 'takahiro', 'Measured Cut', `thing:${at('J5')}`);
    expect(s.state.zones[13]).toBe(FIRE);
    expect(s.state.heroes.takahiro.hp).toBe(15);
  });

  test('EX-11 RR-162 a Shrine’s square is closed; once it is used it is open and burns', () => {
    const s = turnOf(put(fight(), 'takahiro', 'L7'), 'takahiro').change((state) => {
      state.objects.push({ kind: 'shrine', square: at('L6') });
      state.zones[13] = FIRE;
    });
    expect(s.refused(0, { kind: 'move', way: [at('L6')], facing: 0 })).toBe('RR-76');
    s.playAll(0, { kind: 'useObject', square: at('L6') }, { kind: 'move', way: [at('L6')], facing: 0 });
    expect(s.state.heroes.takahiro).toMatchObject({ anchor: at('L6'), hp: 13 });
  });

  test('RR-169 pillars, Shrines and Statues cannot be struck', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K5'), 'takahiro').change((state) => { state.objects.push({ kind: 'pillar', square: at('J5') }, { kind: 'shrine', square: at('J6') }); });
    for (const square of ['J5', 'J6'] as const) {
      expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: [`thing:${at(square)}`] })).toBe('RR-193');
    }
  });

  test('RR-139 a card’s Move may be shorter than printed', () => {
    const s = turnOf(put(put(fight({ party: [withKit('takahiro', { skills: ['bannerStep'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'takahiro').change((state) => { state.heroes.takahiro.yin = 1; });
    s.playAll(0, { kind: 'useCard', card: 'bannerStep' }, { kind: 'choose', figure: 'sayaka' }, { kind: 'walk', way: [at('J6')], facing: 0 });
    expect(s.state.heroes.sayaka.anchor).toBe(at('J6'));
  });
});

describe('attacks and damage', () => {
  test('RR-194 RR-190 RR-453 one target, and an attack the hero has', () => {
    const s = minions(turnOf(put(fight({ others: 'comrades' }), 'takahiro', 'K6'), 'takahiro'), 'J6', 'J7');
    expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['emberCrow:0', 'emberCrow:1'] })).toBe('RR-194');
    const comrade = put(turnOf(fight({ others: 'comrades' }), 'sayaka'), 'sayaka', 'H6');
    expect(comrade.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-453');
    const full = put(turnOf(fight(), 'sayaka'), 'sayaka', 'H6');
    expect(full.refused(0, { kind: 'padAttack', pad: 'light', type: 'piercing', way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-190');
  });

  test('RR-201 RR-204 the price is paid before cards or dice come', () => {
    const s = beside();
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(s.prompt(0).kind).toBe('destiny');
    expect(s.state.heroes.takahiro.stamina).toBe(8);
  });

  test('RR-206 several targets come in the order the player picks', () => {
    const s = minions(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J5', 'J7');
    const arc = strikeWith(s, 'takahiro', 'Cleaving Arc', 'emberCrow:0');
    s.play(0, { ...arc, targets: ['emberCrow:1', 'emberCrow:0'] });
    plain(s);
    expect(s.events.flatMap((event) => (event.type === 'struck' ? [event.target] : []))).toEqual(['emberCrow:1', 'emberCrow:0']);
  });

  test('RR-215 attacker and target multiply once each', () => {
    const s = give(give(onTop(beside(), 'L-1'), 'takahiro', 'empowered'), 'boss', 'vulnerable:slashing');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(16);
  });

  test('RR-229 RR-232 an area attack doubles for every target, then the one token is gone; each enemy has its own', () => {
    const s = give(minions(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J5', 'J7'), 'takahiro', 'empowered').change((state) => {
      const [first] = state.minions;
      if (first) first.conditions = 1 << 5;
    });
    strike(s, 'takahiro', 'Cleaving Arc', 'emberCrow:0');
    expect(s.state.minions.map(({ hp }) => hp)).toEqual([32, 24]);
    expect(has(s, 'takahiro', 'empowered')).toBe(false);
  });

  test('RR-218 a Counterstrike asks the open card of its own category', () => {
    const s = onTop(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'), 'L-1').change((state) => { state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' }; });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect(s.state.bossHp).toBe(42);
  });

  test('RR-283 a Counterstrike uses the movement printed on its attack', () => {
    const s = onTop(struckBy(put(fight(), 'sayaka', 'I6'), { precision: 9, damage: 4 }, 'sayaka'), 'L-6').change((state) => { state.heroes.sayaka.primed = { weapon: 0, type: 'slashing' }; });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect(s.state.bossHp).toBe(46);
    expect(s.state.heroes.sayaka.anchor).toBe(at('H6'));
  });

  test('RR-221 RR-191 damage that is no attack uses tokens of its type, not Empowered, and takes no card', () => {
    const s = give(give(turnOf(put(fight({ party: [withKit('kensho', { ultimate: 'thunderSutra' })] }), 'kensho', 'H6'), 'kensho'), 'boss', 'vulnerable:mystic'), 'kensho', 'empowered')
      .change((state) => { state.heroes.kensho.ki = 3; });
    s.play(0, { kind: 'useCard', card: 'thunderSutra' });
    expect(s.state.bossHp).toBe(26);
    expect(has(s, 'boss', 'vulnerable:mystic')).toBe(false);
    expect(has(s, 'kensho', 'empowered')).toBe(true);
    expect(s.state.sequence[0]).toBeNull();
  });

  test('RR-401 Hard: what no Vulnerability doubles is halved', () => {
    expect(damageIn(strike(beside({ difficulty: 'hard' }), 'takahiro', 'Measured Cut'))).toBe(2);
    expect(damageIn(strike(onTop(beside({ difficulty: 'hard' }), 'L-1'), 'takahiro', 'Measured Cut'))).toBe(8);
    expect(damageIn(strike(give(beside({ difficulty: 'hard' }), 'boss', 'resistant:slashing'), 'takahiro', 'Measured Cut'))).toBe(1);
  });
});

describe('modes, tokens, healing', () => {
  test('RR-86 RR-239 RR-240 dice or cards, hero by hero', () => {
    const dice = beside({ modes: ['dice'] });
    expect(dice.state.heroes.takahiro.destiny).toEqual([]);
    dice.play(0, strikeWith(dice, 'takahiro', 'Measured Cut'));
    expect(dice.happened('attackRolled')).toHaveLength(1);
    const cards = beside();
    strike(cards, 'takahiro', 'Measured Cut');
    expect(cards.happened('attackRolled')).toHaveLength(0);
  });

  test('RR-244 RR-250 a Special that moves comes after the blow and before the boss card', () => {
    const s = beside();
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' });
    expect(s.prompt(0).kind).toBe('special');
    expect(s.state.bossHp).toBe(46);
    expect(s.state.sequence[0]).toBeNull();
    s.play(0, { kind: 'declineSpecial' });
    expect(s.state.sequence[0]).not.toBeNull();
  });

  test('RR-253 tokens have no upper limit, Stamina has (RR-178)', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { Object.assign(state.heroes.takahiro, { ki: 40, yin: 1, yang: 1, stamina: 9 }); });
    s.playAll(0, { kind: 'fuse' }, { kind: 'ki', into: 'stamina' });
    expect(s.state.heroes.takahiro).toMatchObject({ ki: 40, stamina: 10 });
  });

  test('RR-181 nothing that heals goes beyond the maximum or raises the fallen', () => {
    const state = heroField('ushikado', 'F6');
    state.heroes.sayaka.hp = 0;
    state.heroes.kosuke.hp = state.heroes.kosuke.maxHp - 2;
    const healed = does(state, (run) => {
      heal(run, 'sayaka', 5, 'test');
      heal(run, 'kosuke', 5, 'test');
    });
    expect([state.heroes.sayaka.hp, state.heroes.kosuke.hp - state.heroes.kosuke.maxHp]).toEqual([0, 0]);
    expect(healed).toEqual([{ type: 'healed', hero: 'kosuke', n: 2, why: 'test' }]);
  });

  test('RR-181 RR-380 healing does not reach the fallen; reviving does, with 0 Stamina (RR-388)', () => {
    const s = turnOf(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), 'kensho').change((state) => {
      Object.assign(state.heroes.sayaka, { hp: 0, stamina: 0 });
      Object.assign(state.heroes.kensho, { yang: 1, ki: 2 });
      state.heroes.takahiro.anchor = at('A1');
    });
    s.play(0, { kind: 'useCard', card: 'breathOfCedar' });
    expect([...s.moves(0)].some((move) => move.kind === 'choose' && move.figure === 'sayaka')).toBe(false);
    s.play(0, { kind: 'choose', figure: 'kensho' });
    s.playAll(0, { kind: 'useCard', card: 'lotusAwakening' }, { kind: 'choose', figure: 'sayaka' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 8, stamina: 0 });
  });

  test('RR-188 a Flask is for its owner', () => {
    const s = turnOf(put(put(fight(), 'takahiro', 'K4'), 'sayaka', 'K5'), 'takahiro').change((state) => { state.heroes.sayaka.hp = 3; });
    s.play(0, { kind: 'rest', choice: 'A', flask: true });
    expect(s.state.heroes.sayaka.hp).toBe(3);
  });

  test('RR-89 Scar Tissue: the higher maximum holds from the start', () => {
    expect(fight({ level: 2, party: [withKit('kosuke', { skills: ['scarTissue'] })] }).state.heroes.kosuke).toMatchObject({ maxHp: 17, hp: 17 });
  });

  test('RR-265 a passive skill is not used, it is just true', () => {
    expect(turnOf(fight(), 'takahiro').refused(0, { kind: 'useCard', card: 'unbrokenLine' })).toBe('RR-83');
    const near = put(put(fight(), 'takahiro', 'K4'), 'sayaka', 'K5');
    expect(armorOf(near.state, 'takahiro')).toBe(4);
    expect(armorOf(put(near, 'sayaka', 'A1').state, 'takahiro')).toBe(3);
  });

  test('RR-457 RR-468 a Comrade: half of its Life Force at a Shrine; Ki heals 2 and is no Stamina', () => {
    const s = turnOf(put(fight({ others: 'comrades' }), 'kosuke', 'K5'), 'kosuke').change((state) => {
      state.objects.push({ kind: 'shrine', square: at('K6') });
      Object.assign(state.heroes.kosuke, { hp: 5, ki: 1 });
    });
    s.play(0, { kind: 'useObject', square: at('K6') });
    expect(s.state.heroes.kosuke.hp).toBe(14);
    expect(s.refused(0, { kind: 'ki', into: 'stamina' })).toBe('RR-254');
    s.play(0, { kind: 'ki', into: 'hp' });
    expect(s.state.heroes.kosuke.hp).toBe(16);
  });
});
