import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { usableNow } from '@/games/ronins-revenge/rules/hero/cards';

import { at, placeMinion } from './battle';
import { fight, onTop, plain, put, strike, struckBy, turnOf, withKit, type Fight } from './fight';
import { heroField, playCard, rig } from './rig';

describe('skills', () => {
  test('RR-263 a skill that deals damage is no Main Action either, and adds no card', () => {
    const s = turnOf(fight({ level: 3, party: [withKit('sayaka', { skills: ['needleRain'] })] }), 'sayaka').change((state) => {
      state.heroes.sayaka.anchor = at('H6');
      state.heroes.sayaka.yin = 1;
    });
    s.play(0, { kind: 'useCard', card: 'needleRain' });
    expect([s.state.bossHp, s.state.sequence, s.state.heroes.sayaka.primed]).toEqual([46, [null, null, null, null], null]);
    strike(onTop(s, 'L-6'), 'sayaka', 'Flurry');
    expect(s.state.sequence[0]).toMatchObject({ card: 'L-6' });
  });

  test('RR-264 a Special Action takes the open Special card, whatever it breaks, and is not for whoever has acted', () => {
    const start = (): Fight => onTop(turnOf(fight({ level: 5, party: [withKit('kensho', { skills: ['mountainWord'] })] }), 'kensho'), 'S-3').change((state) => {
      Object.assign(state.heroes.kensho, { anchor: at('H6'), ki: 1, yin: 1 });
      // Front and Support: an attack from here would break it.
      state.heroes.takahiro.anchor = at('H7');
    });
    const s = start();
    s.play(0, { kind: 'useCard', card: 'mountainWord' });
    while (s.prompt(0).kind === 'force') s.play(0, { kind: 'force', steps: 0 });
    expect([s.state.bossHp, s.state.sequence[0]]).toEqual([38, { card: 'S-3', broken: false }]);
    expect(s.refused(0, { kind: 'rest', choice: 'A', flask: false })).toBe('RR-131');
    const rested = start();
    rested.play(0, { kind: 'rest', choice: 'A', flask: false });
    expect(rested.moves(0).some(({ kind }) => kind === 'useCard')).toBe(false);
    expect(rested.refused(0, { kind: 'useCard', card: 'mountainWord' })).toBe('RR-131');
  });

  test('RR-266 with cooldown 1 a card is ready on its owner’s next turn, with cooldown 2 on the one after; turns of others do not count', () => {
    const state = heroField('ushikado', 'A1', { takahiro: 'L1' });
    state.heroes.takahiro = { ...state.heroes.takahiro, loadout: { weapons: ['dawnKeeper', 'gateSpear'], armor: 'lacquerHeirloom', skills: ['challenge', 'vowOfSteel'], ultimate: 'nineSuns' }, cooldowns: [0, 0], yang: 2 };
    const turnBegins = (hero: 'takahiro' | 'sayaka'): readonly string[] => {
      const on = rig(state);
      on.run({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false }, 'turn');
      state.heroes.takahiro.yang = 2;
      const ready = usableNow(state, 'takahiro', 'turn', null).map(({ id }) => id);
      state.frames = [];
      return ready;
    };
    for (const card of ['challenge', 'vowOfSteel']) rig(state).run({ kind: 'cardUse', hero: 'takahiro', card, at: 'turn', about: null });
    expect([turnBegins('sayaka'), turnBegins('takahiro'), turnBegins('takahiro')]).toEqual([[], ['challenge'], ['challenge', 'vowOfSteel']]);
  });

  test('RR-275 an ultimate takes no Action; what is used on the own turn is no interrupt', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { state.heroes.takahiro.ki = 2; });
    s.play(0, { kind: 'useCard', card: 'nineSuns' });
    expect([s.state.sequence[0], s.moves(0).some(({ kind }) => kind === 'attack')]).toEqual([null, true]);
    const struck = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 8 }, 'sayaka').change((state) => { Object.assign(state.heroes.kensho, { ki: 9, yang: 9 }); });
    struck.play(0, { kind: 'takeIt' });
    expect(struck.prompt(0).kind).toBe('interrupt');
    expect([struck.refused(0, { kind: 'useCard', card: 'lotusAwakening' }), struck.refused(0, { kind: 'useCard', card: 'breathOfCedar' })]).toEqual(['RR-275', 'RR-275']);
  });

  test('RR-262 a card that would do nothing where it is played is refused: whoever has 1 HP has no rope to cut', () => {
    const cut = (hp: number): Fight => turnOf(fight({ party: [withKit('kosuke', { ultimate: 'cutTheRope' })] }), 'kosuke').change((state) => { Object.assign(state.heroes.kosuke, { ki: 1, hp }); });
    expect(cut(1).refused(0, { kind: 'useCard', card: 'cutTheRope' })).toBe('RR-262');
    expect(cut(1).moves(0)).not.toContainEqual({ kind: 'useCard', card: 'cutTheRope' });
    const s = cut(4);
    s.play(0, { kind: 'useCard', card: 'cutTheRope' });
    expect([s.state.heroes.kosuke.hp, s.state.heroes.kosuke.next.map(({ dmg }) => dmg)]).toEqual([1, [6]]);
  });

  test('RR-262 RR-270 an interrupt that cannot be paid is not offered, and refused', () => {
    const asked = (stamina: number): Fight => {
      const s = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 8 }, 'sayaka').change((state) => {
        Object.assign(state.heroes.kensho, { stamina });
        // Ki to heal with keeps the window open.
        Object.assign(state.heroes.sayaka, { ki: 1, hp: 5 });
        state.line = ['sayaka', 'kensho', 'takahiro', 'kosuke'];
      });
      s.play(0, { kind: 'takeIt' });
      return s;
    };
    const paid = asked(2);
    paid.play(0, { kind: 'pass' });
    expect(paid.prompt(0).words).toContain('Kensho');
    const poor = asked(1);
    poor.play(0, { kind: 'pass' });
    expect([poor.happened('heroStruck').length, poor.state.heroes.kensho.cooldowns]).toEqual([1, [0, 0, 0]]);
  });
});

describe('interrupts', () => {
  test('RR-269 RR-273 once another has stepped in, the hero it was meant for is no longer asked what she does about it', () => {
    const state = heroField('ushikado', 'F6', { sayaka: 'H6', takahiro: 'H7', kosuke: 'L11', kensho: 'L9' });
    state.heroes.sayaka = { ...state.heroes.sayaka, loadout: { weapons: ['twinNeedles', 'whisperChain'], armor: 'nightWeave', skills: ['smokePot'], ultimate: 'vanishingMoon' }, cooldowns: [0], ki: 2 };
    Object.assign(state, { threat: 'sayaka', line: ['takahiro', 'sayaka', 'kosuke', 'kensho'] });
    const asked = (on: ReturnType<typeof rig>): unknown => on.state.frames[on.state.frames.length - 1];
    const on = rig(state);
    playCard(on, 'L-1', 'interrupt');
    expect(asked(on)).toMatchObject({ kind: 'interrupt', hero: 'takahiro' });
    on.answer({ kind: 'useCard', card: 'guardiansStance' }, 'interrupt');
    expect([on.asked(), on.happened('heroStruck').map(({ hero }) => hero), state.heroes.sayaka.ki]).toEqual([undefined, ['takahiro'], 2]);
    // While it is hers she is asked.
    const own = rig({ ...structuredClone(state), frames: [] });
    Object.assign(own.state.heroes.takahiro, { hp: 15, stamina: 0 });
    own.state.threat = 'sayaka';
    playCard(own, 'L-1', 'interrupt');
    expect(asked(own)).toMatchObject({ kind: 'interrupt', hero: 'sayaka', at: 'enemyTargeted' });
  });

  test('RR-258 RR-344 before the damage Yin and Yang may be fused and the Ki heals; at full HP nobody is asked', () => {
    const hit = (hp: number): Fight => {
      const s = struckBy(fight({ party: [withKit('takahiro', { skills: [] })] }), { precision: 9, damage: 8 }, 'takahiro').change((state) => {
        Object.assign(state.heroes.takahiro, { hp, yin: 1, yang: 1 });
      });
      s.play(0, { kind: 'takeIt' });
      return s;
    };
    const hurt = hit(10);
    expect(hurt.prompt(0)).toMatchObject({ kind: 'interrupt' });
    hurt.playAll(0, { kind: 'fuse' }, { kind: 'ki', into: 'hp' });
    // 8 less 3 Armor.
    expect([hurt.state.heroes.takahiro.hp, hurt.state.heroes.takahiro.yin, hurt.state.heroes.takahiro.ki]).toEqual([10 + 2 - 5, 0, 0]);
    expect(hit(15).happened('heroStruck')).toHaveLength(1);
  });

  test('RR-344 Ki heals before the damage, never above the maximum', () => {
    const s = struckBy(fight({ party: [withKit('takahiro', { skills: [] })] }), { precision: 9, damage: 8 }, 'takahiro').change((state) => { Object.assign(state.heroes.takahiro, { hp: 14, ki: 2 }); });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'ki', into: 'hp' });
    // At 15 of 15 there is nothing to heal: the blow falls.
    expect([s.state.heroes.takahiro.hp, s.state.heroes.takahiro.ki]).toEqual([10, 1]);
  });

  test('RR-354 a loss of HP that is no damage opens the window too, and Ki heals nobody there', () => {
    const s = turnOf(put(fight(), 'kosuke', 'L4'), 'kosuke').change((state) => {
      state.zones[12] = 1 << 2;
      Object.assign(state.heroes.kosuke, { hp: 1, yang: 1, ki: 1 });
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.state.frames[s.state.frames.length - 1]).toMatchObject({ kind: 'interrupt', hero: 'kosuke', at: 'wouldFall' });
    expect(s.refused(0, { kind: 'ki', into: 'hp' })).toBe('RR-254');
    s.play(0, { kind: 'useCard', card: 'refuseToFall' });
    expect(s.state.heroes.kosuke).toMatchObject({ hp: 1, yang: 0, ki: 1 });
    // Whoever would still stand is not asked.
    const hale = turnOf(put(fight(), 'kosuke', 'L4'), 'kosuke').change((state) => {
      state.zones[12] = 1 << 2;
      Object.assign(state.heroes.kosuke, { hp: 3, yang: 1 });
    });
    hale.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect([hale.prompt(0).kind, hale.state.heroes.kosuke.hp]).toEqual(['turn', 1]);
  });

  test('RR-354 RR-569 where only the Bent Nail is a reason to ask, what keeps somebody from falling is of no use', () => {
    const s = turnOf(put(fight(), 'kosuke', 'L4'), 'kosuke').change((state) => {
      state.zones[12] = 1 << 2;
      Object.assign(state.heroes.kosuke, { hp: 10, yang: 1, items: ['bentNail'] });
    });
    s.play(0, { kind: 'move', way: [at('L3')], facing: 0 });
    expect(s.moves(0)).toEqual([{ kind: 'useCard', card: 'bentNail' }, { kind: 'pass' }]);
    expect(s.refused(0, { kind: 'useCard', card: 'refuseToFall' })).toBe('RR-354');
    s.play(0, { kind: 'useCard', card: 'bentNail' });
    expect(s.state.heroes.kosuke).toMatchObject({ hp: 10, yang: 1, items: [] });
  });

  test('RR-514 for an interrupt on an ally it is that ally who has to be near', () => {
    const asked = (sayaka: 'H7' | 'L1'): string | undefined => {
      const state = heroField('ushikado', 'F6', { takahiro: 'H6', kosuke: 'I6', sayaka, kensho: 'L9' });
      Object.assign(state, { threat: 'sayaka', line: ['takahiro', 'sayaka', 'kosuke', 'kensho'] });
      const on = rig(state);
      // Range 1 and Move 4: it walks to her, or strikes from where it stands.
      playCard(on, 'L-2', 'interrupt');
      return on.asked();
    };
    expect([asked('H7'), asked('L1')]).toEqual(['interrupt', undefined]);
  });
});

describe('Defeat rewards', () => {
  test('RR-510 a minion that a hero’s attack pushes into Fire is that hero’s; one that a skill kills rewards nobody', () => {
    const pushed = turnOf(put(fight({ party: [withKit('kensho', { weapons: ['pilgrimStaff', 'ironBeads'] })] }), 'kensho', 'K4'), 'kensho').change((state) => {
      Object.assign(placeMinion(state, 'J4'), { minion: 'chainWretch', hp: 10 });
      addToken(state, zoneNamed('Z32'), 'fire');
      state.heroes.kensho.stamina = 4;
    });
    // Temple Bell deals 8 and pushes to I4, where it burns: 2 are all it has left.
    pushed.play(0, { kind: 'attack', weapon: 0, attack: 1, more: 0, way: [], facing: 0, targets: ['chainWretch:0'] });
    plain(pushed);
    if (pushed.prompt(0).kind === 'force') pushed.play(0, { kind: 'force', steps: 1 });
    plain(pushed);
    expect(pushed.happened('minionDefeated').map(({ by }) => by)).toEqual(['kensho']);
    expect(pushed.state.heroes.kensho.stamina).toBe(2);
    const skilled = turnOf(fight({ level: 3, party: [withKit('sayaka', { skills: ['needleRain'] })] }), 'sayaka').change((state) => {
      Object.assign(placeMinion(state, 'L5'), { minion: 'chainWretch', hp: 3 });
      Object.assign(state.heroes.sayaka, { yin: 1, stamina: 5 });
    });
    skilled.play(0, { kind: 'useCard', card: 'needleRain' });
    expect([skilled.state.minions, skilled.happened('minionDefeated').map(({ by }) => by), skilled.state.heroes.sayaka.stamina]).toEqual([[], [undefined], 3]);
  });
});
