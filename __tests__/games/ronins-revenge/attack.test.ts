import { at } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, strikeWith, turnOf, withKit, type Fight } from './fight';

/** Takahiro beside the boss, alone; the open Light card has no Vulnerability. */
const beside = (changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), 'takahiro', 'H6'), 'takahiro'), 'L-6');

const minionAt = (s: Fight, square: Parameters<typeof at>[0], hp = 8): Fight =>
  s.change((state) => { state.minions.push({ minion: 'chainWretch', band: state.minions.length, hp, anchor: at(square), side: 1, facing: 2, conditions: 0 }); });

describe('hero attack', () => {
  test('RR-192 RR-193 no target in range, in sight or in front: refused with the rule', () => {
    const s = beside();
    const cut = strikeWith(s, 'takahiro', 'Measured Cut');
    expect(s.refused(0, { ...cut, facing: 2 })).toBe('RR-38');
    expect(put(s, 'takahiro', 'I6').refused(0, cut)).toBe('RR-193');
    const behind = put(beside(), 'takahiro', 'J6').change((state) => { state.objects.push({ kind: 'pillar', square: at('I6') }); });
    expect(behind.refused(0, { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-193');
    expect(beside().refused(0, { ...cut, targets: ['emberCrow:0'] })).toBe('RR-193');
  });

  test('RR-200 RR-180 an attack that cannot be paid is not declared', () => {
    const s = beside().change((state) => { state.heroes.takahiro.stamina = 1; });
    expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-200');
    s.change((state) => { state.heroes.takahiro.stamina = 5; });
    expect(s.refused(0, { kind: 'attack', weapon: 1, attack: 1, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-200');
  });

  test('RR-41 on its own turn a hero turns freely before it attacks', () => {
    const s = beside().change((state) => { state.heroes.takahiro.facing = 2; });
    strike(s, 'takahiro', 'Measured Cut');
    expect(s.state.heroes.takahiro.facing).toBe(0);
    expect(s.state.bossHp).toBe(46);
  });

  test('RR-202 RR-138 the card’s own movement comes before the blow, within its points', () => {
    const s = onTop(turnOf(put(fight(), 'sayaka', 'I6'), 'sayaka'), 'L-6');
    const flurry = { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] } as const;
    expect(s.refused(0, { ...flurry, way: [] })).toBe('RR-193');
    expect(put(s, 'sayaka', 'J6').refused(0, { ...flurry, way: [at('I6'), at('H6')] })).toBe('RR-138');
    put(s, 'sayaka', 'I6').play(0, flurry);
    plain(s);
    expect(s.state.heroes.sayaka.anchor).toBe(at('H6'));
    expect(s.state.bossHp).toBe(46);
  });

  test('RR-505 whoever falls on the way of its own attack makes none and adds no card', () => {
    const s = onTop(turnOf(put(fight(), 'sayaka', 'J6'), 'sayaka'), 'L-6').change((state) => {
      state.zones[9] = 1 << 2;
      state.heroes.sayaka.hp = 2;
      const [boss] = state.figures;
      if (boss) boss.anchor = at('G6');
    });
    const events = s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [at('I6')], facing: 0, targets: ['boss:0'] });
    expect(s.state.heroes.sayaka.hp).toBe(0);
    // Nothing is asked for the attack any more: the turn is over.
    expect([events.some(({ type }) => type === 'turnEnded'), s.prompt(0).kind]).toEqual([true, 'turn']);
    expect(s.state.bossHp).toBe(50);
    expect(s.state.sequence[0]).toBeNull();
  });

  test('RR-48 RR-52 a flanked enemy takes 2 more, once, from anybody', () => {
    const s = put(put(beside(), 'sayaka', 'E6'), 'kosuke', 'E7');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(6);
    expect(damageIn(strike(put(beside(), 'sayaka', 'H7'), 'takahiro', 'Measured Cut'))).toBe(4);
  });

  test('RR-51 the fallen do not flank', () => {
    const s = put(beside(), 'sayaka', 'E6').change((state) => { state.heroes.sayaka.hp = 0; });
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(4);
  });

  test('RR-147 RR-149 from High Ground at lower ground: +2; level ground: nothing', () => {
    const on = (...zones: number[]): Fight => put(beside(), 'takahiro', 'F6').change((state) => {
      for (const zone of zones) state.zones[zone] = 1;
      for (const figure of state.figures) figure.anchor = at('G6');
    });
    expect(damageIn(strike(on(5), 'takahiro', 'Measured Cut'))).toBe(6);
    // RR-150: one square of the boss is enough.
    expect(damageIn(strike(on(5, 9), 'takahiro', 'Measured Cut'))).toBe(4);
  });

  test('RR-148 a printed Range of 3 or more goes 2 farther from High Ground', () => {
    const s = turnOf(put(fight(), 'sayaka', 'L6'), 'sayaka').change((state) => { state.heroes.sayaka.yin = 1; });
    const snare = { kind: 'attack', weapon: 1, attack: 1, more: 0, way: [], facing: 0, targets: ['boss:0'] } as const;
    expect(s.refused(0, snare)).toBe('RR-193');
    s.change((state) => { state.zones[13] = 1; }).play(0, snare);
    plain(s);
    expect(s.state.bossHp).toBeLessThan(50);
  });

  test('RR-217 RR-220 the open card of the category doubles; a token of the same type then stays', () => {
    const s = give(onTop(beside(), 'L-1'), 'boss', 'vulnerable:slashing');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(8);
    expect(has(s, 'boss', 'vulnerable:slashing')).toBe(true);
    const token = give(beside(), 'boss', 'vulnerable:slashing');
    expect(damageIn(strike(token, 'takahiro', 'Measured Cut'))).toBe(8);
    expect(has(token, 'boss', 'vulnerable:slashing')).toBe(false);
  });

  test('RR-219 a Resistant token and a Vulnerability leave the damage as it is, and the token is used', () => {
    const s = give(onTop(beside(), 'L-1'), 'boss', 'resistant:slashing');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(4);
    expect(has(s, 'boss', 'resistant:slashing')).toBe(false);
  });

  test('RR-226 RR-227 RR-230 Empowered doubles, Weakened halves the next attack; then the token is gone', () => {
    const strong = give(beside(), 'takahiro', 'empowered');
    expect(damageIn(strike(strong, 'takahiro', 'Measured Cut'))).toBe(8);
    expect(has(strong, 'takahiro', 'empowered')).toBe(false);
    const weak = give(beside(), 'takahiro', 'weakened');
    expect(damageIn(strike(weak, 'takahiro', 'Measured Cut'))).toBe(2);
    expect(has(weak, 'takahiro', 'weakened')).toBe(false);
  });

  test('EX-15 RR-212 RR-214 flats, attacker’s multiplier, target’s multiplier, at least 1', () => {
    const s = give(put(onTop(beside(), 'L-1'), 'sayaka', 'E6'), 'takahiro', 'empowered');
    expect(damageIn(strike(s, 'takahiro', 'Measured Cut'))).toBe(24);
    const least = give(give(beside(), 'takahiro', 'weakened'), 'boss', 'resistant:slashing');
    expect(damageIn(strike(least, 'takahiro', 'Measured Cut'))).toBe(1);
  });

  test('RR-205 RR-254 Ki adds 2 damage each before the blow', () => {
    const s = beside().change((state) => { state.heroes.takahiro.ki = 3; });
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'noDestiny' }, { kind: 'addKi', n: 2 }, { kind: 'strike' });
    expect(s.state.bossHp).toBe(42);
    expect(s.state.heroes.takahiro.ki).toBe(1);
  });

  test('RR-207 RR-246 gains of card and passive come after the attack: Honor from the Front', () => {
    const s = beside();
    strike(s, 'takahiro', 'Measured Cut');
    expect(s.state.heroes.takahiro.yang).toBe(2);
    const rear = onTop(turnOf(put(fight(), 'takahiro', 'E6'), 'takahiro'), 'L-6');
    strike(rear, 'takahiro', 'Measured Cut');
    expect(rear.state.heroes.takahiro.yang).toBe(1);
  });

  test('RR-208 RR-276 the weapon is primed with the printed type of the last attack', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6');
    strike(s, 'takahiro', 'Long Thrust');
    expect(s.state.heroes.takahiro.primed).toEqual({ weapon: 1, type: 'piercing' });
  });

  test('RR-209 RR-210 RR-291 the Main Action takes the open card of its category, against a minion too', () => {
    const s = minionAt(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J6');
    onTop(s, 'H-4');
    strike(s, 'takahiro', 'Cleaving Arc', 'chainWretch:0');
    expect(s.state.sequence[0]).toMatchObject({ card: 'H-4' });
  });

  test('RR-211 an extra attack adds no card; it moves the cube', () => {
    const s = onTop(turnOf(put(fight(), 'sayaka', 'H6'), 'sayaka'), 'L-6').change((state) => { state.heroes.sayaka.ki = 2; });
    s.play(0, { kind: 'useCard', card: 'thousandCuts' });
    strike(s, 'sayaka', 'Hook and Reel');
    expect(s.state.sequence[0]).toBeNull();
    expect(s.state.heroes.sayaka.primed).toEqual({ weapon: 1, type: 'slashing' });
    expect(s.state.heroes.sayaka.stamina).toBe(12);
    expect(s.prompt(0).kind).toBe('turn');
  });

  test('RR-195 RR-234 a pattern strikes everything in it, in full', () => {
    const s = minionAt(minionAt(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J5', 20), 'J7', 20);
    const arc = strikeWith(s, 'takahiro', 'Cleaving Arc', 'chainWretch:0');
    expect(s.refused(0, { ...arc, targets: ['chainWretch:0'] })).toBe('RR-195');
    s.play(0, arc);
    plain(s);
    // Chain Wretches are Vulnerable to Slashing.
    expect(s.state.minions.map(({ hp }) => hp)).toEqual([4, 4]);
  });

  test('RR-198 hero attacks do not touch heroes', () => {
    const s = put(minionAt(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J5', 20), 'sayaka', 'J7');
    strike(s, 'takahiro', 'Cleaving Arc', 'chainWretch:0');
    expect(s.state.heroes.sayaka.hp).toBe(11);
  });

  test('RR-175 a hero’s push may be shorter than printed', () => {
    const s = minionAt(turnOf(put(fight(), 'kensho', 'K6'), 'kensho'), 'J6', 20);
    s.playAll(0, strikeWith(s, 'kensho', 'Temple Bell', 'chainWretch:0'), { kind: 'noDestiny' });
    expect(s.prompt(0).kind).toBe('force');
    expect(s.refused(0, { kind: 'force', steps: 2 })).toBe('RR-173');
    s.play(0, { kind: 'force', steps: 1 });
    expect(s.state.minions[0]?.anchor).toBe(at('I6'));
  });

  test('RR-362 RR-510 the hero who defeats a minion gets its reward', () => {
    const s = minionAt(turnOf(put(fight(), 'takahiro', 'K6'), 'takahiro'), 'J6', 3).change((state) => { state.heroes.takahiro.stamina = 4; });
    strike(s, 'takahiro', 'Measured Cut', 'chainWretch:0');
    expect(s.state.minions).toEqual([]);
    expect(s.state.heroes.takahiro.stamina).toBe(4);
  });
});

describe('dice and Destiny cards', () => {
  const rolling = (): Fight => beside({ modes: ['dice', 'dice', 'dice', 'dice'] });

  test('RR-234 RR-235 RR-236 faces add damage; Yin and Yang come after the attack', () => {
    const s = rolling();
    s.draws(3, 4).play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(s.state.bossHp).toBe(44);
    expect(s.state.heroes.takahiro.yang).toBe(3);
  });

  test('RR-241 RR-243 a Destiny card counts for this attack and is spent; the sixth brings all back afterwards', () => {
    const s = beside();
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'moon' });
    expect(s.state.bossHp).toBe(44);
    expect(s.state.heroes.takahiro.destiny).not.toContain('moon');
    const last = beside().change((state) => { state.heroes.takahiro.destiny = ['crane']; });
    last.playAll(0, strikeWith(last, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'crane' });
    expect(last.state.heroes.takahiro.destiny).toHaveLength(6);
  });

  test('RR-241 a card that is not in the hand is refused', () => {
    const s = beside().change((state) => { state.heroes.takahiro.destiny = ['crane']; });
    s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    expect(s.refused(0, { kind: 'playDestiny', card: 'moon' })).toBe('RR-241');
  });

  test('EX-7 RR-249 RR-252 Bloodlust: each symbol may be paid with 1 HP for 5 damage', () => {
    const two = onTop(turnOf(put(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), 'kosuke', 'H6'), 'kosuke'), 'L-6');
    two.draws(5, 5).play(0, strikeWith(two, 'kosuke', 'Low Sweep'));
    two.playAll(0, { kind: 'useSpecial' }, { kind: 'useSpecial' });
    // 5 printed, 1 by the passive, 10 by Bloodlust
    expect(two.state.bossHp).toBe(34);
    expect(two.state.heroes.kosuke.hp).toBe(12);
    const once = onTop(turnOf(put(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), 'kosuke', 'H6'), 'kosuke'), 'L-6');
    once.draws(5, 5).play(0, strikeWith(once, 'kosuke', 'Low Sweep'));
    once.playAll(0, { kind: 'useSpecial' }, { kind: 'strike' });
    expect(once.state.bossHp).toBe(39);
  });

  test('RR-249 RR-250 two symbols of a Special that moves: twice, one after the other, each for itself, before the boss card is taken', () => {
    const s = onTop(turnOf(put(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), 'takahiro', 'H6'), 'takahiro'), 'L-6');
    s.draws(5, 5).play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
    const asked: string[] = [];
    while (s.prompt(0).kind === 'special') {
      asked.push(`${s.state.sequence.filter((slot) => slot !== null).length} cards`);
      s.play(0, { kind: 'declineSpecial' });
    }
    expect([asked, s.state.sequence[0]]).toEqual([['0 cards', '0 cards'], { card: 'L-6', broken: false }]);
  });

  test('RR-247 a Special may be declined', () => {
    const s = beside();
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' });
    expect(s.prompt(0).kind).toBe('special');
    s.play(0, { kind: 'declineSpecial' });
    expect(s.state.bossHp).toBe(46);
  });

  test('RR-281 RR-486 more Stamina: +2 damage each, at most as printed', () => {
    const s = turnOf(put(fight({ party: [withKit('kosuke', { weapons: ['gamblersIron', 'houndfang'] })] }), 'kosuke', 'H6'), 'kosuke').change((state) => { state.heroes.kosuke.yin = 1; });
    onTop(s, 'S-1');
    const all = { kind: 'attack', weapon: 0, attack: 1, more: 6, way: [], facing: 0, targets: ['boss:0'] } as const;
    expect(s.refused(0, all)).toBe('RR-486');
    s.playAll(0, { ...all, more: 5 });
    plain(s);
    expect(s.state.bossHp).toBe(50 - (5 + 10 + 1));
    expect(s.state.heroes.kosuke.stamina).toBe(3);
  });
});
