import { approach } from '@/games/ronins-revenge/rules/field/approach';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { armorOf, dodgeOf } from '@/games/ronins-revenge/rules/damage/kit';
import { hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { HeroId } from '@/games/ronins-revenge/content/terms';

import { at, boss, place, placeObject } from './battle';
import { damageIn, fight, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { field, playCard, rig } from './rig';

/** What the words of cards mean (RR-1 … RR-19). */

/** This hero beside the boss, on its turn, the open Light card without a weakness. */
const beside = (hero: HeroId, changes: Parameters<typeof fight>[0] = {}): Fight => onTop(turnOf(put(fight(changes), hero, 'H6'), hero), 'L-6');
const chosen = (s: Fight): string[] => s.moves(0).flatMap((move) => (move.kind === 'choose' ? [move.figure] : []));
const waysOffered = (s: Fight): number[] => [...new Set(s.moves(0).flatMap((move) => (move.kind === 'walk' ? [move.way.length] : [])))].sort();

describe('cards and rules', () => {
  test('RR-1 a card wins over the rules: one Main Action in a turn, but Thousand Cuts gives one attack more', () => {
    const s = beside('sayaka').change((state) => { state.heroes.sayaka.ki = 2; });
    const again: Move = { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] };
    strike(s, 'sayaka', 'Flurry');
    expect(s.refused(0, again)).toBe('RR-131');
    s.playAll(0, { kind: 'useCard', card: 'thousandCuts' }, again);
    plain(s);
    expect(s.happened('struck')).toHaveLength(2);
  });

  test('RR-2 a card is read from top to bottom: Empowered first, so the blow that follows is doubled', () => {
    const on = rig(field('ushikado', 'F6', { sayaka: 'H6' }));
    on.run({ kind: 'bossEvent', event: 'E-6' });
    expect(on.happened('heroStruck').map(({ hero, damage }) => [hero, damage])).toEqual([['sayaka', 10]]);
  });

  test('RR-2 Threat moves first, and whoever has it then loses the Stamina', () => {
    const state = field('ushikado', 'F6');
    state.threat = 'sayaka';
    rig(state).run({ kind: 'bossEvent', event: 'E-3' });
    expect([state.threat, state.heroes.takahiro.hp, state.heroes.sayaka.hp]).toEqual(['takahiro', 27, 19]);
  });

  test('RR-6 what does not say “may” is done: somebody is healed; where it says “may”, nobody need be', () => {
    const s = turnOf(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), 'kensho').change((state) => { Object.assign(state.heroes.kensho, { yang: 1, hp: 5 }); });
    s.play(0, { kind: 'useCard', card: 'breathOfCedar' });
    expect(s.refused(0, { kind: 'nobody' })).toBe('RR-6');
    s.play(0, { kind: 'choose', figure: 'kensho' });
    expect(s.state.heroes.kensho.hp).toBe(9);
    s.playAll(0, { kind: 'rest', choice: 'B', flask: true }, { kind: 'nobody' });
    expect(s.state.heroes.kensho.hp).toBe(13);
  });

  test('RR-7 a push may be shorter, down to nothing', () => {
    const s = beside('takahiro', { party: [withKit('takahiro', { weapons: ['templeBreaker', 'gateSpear'] })] });
    s.play(0, strikeWith(s, 'takahiro', 'Crushing Fall'));
    plain(s);
    expect(s.moves(0)).toEqual([{ kind: 'force', steps: 1 }, { kind: 'force', steps: 0 }]);
    s.play(0, { kind: 'force', steps: 0 });
    expect(s.state.figures[0]?.anchor).toBe(at('F6'));
  });

  /** Takahiro calls: Sayaka three squares away, Kosuke beside him. */
  const called = (): Fight => {
    const s = turnOf(put(put(put(put(fight({ level: 2, party: [withKit('takahiro', { skills: ['formationCall'] })] }), 'takahiro', 'K4'), 'sayaka', 'K7'), 'kosuke', 'K5'), 'kensho', 'A12'), 'takahiro');
    s.change((state) => { state.heroes.takahiro.yang = 1; }).play(0, { kind: 'useCard', card: 'formationCall' });
    return s;
  };

  test('RR-7 of those a movement is for, some may stay', () => {
    const s = called();
    s.playAll(0, { kind: 'stay' }, { kind: 'walk', way: [at('J5')], facing: 0 });
    expect([s.state.heroes.sayaka.anchor, s.state.heroes.kosuke.anchor]).toEqual([at('K7'), at('J5')]);
  });

  test('RR-9 “then”: the moves are over before one of the heroes in reach is chosen', () => {
    const s = called();
    s.playAll(0, { kind: 'walk', way: [at('K8')], facing: 0 }, { kind: 'stay' });
    expect(chosen(s)).toEqual(['kosuke']);
    const near = called();
    near.playAll(0, { kind: 'stay' }, { kind: 'stay' });
    expect(chosen(near)).toEqual(['sayaka', 'kosuke']);
  });

  test('RR-10 what follows on something done does not come where it was not done: no healing, no Stamina for it', () => {
    const drinks = (hp: number, answer: Move): number => {
      const s = turnOf(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), 'kensho').change((state) => {
        state.heroes.sayaka.hp = hp;
        state.heroes.kensho.stamina = 4;
      });
      s.playAll(0, { kind: 'rest', choice: 'B', flask: true }, answer);
      return s.state.heroes.kensho.stamina;
    };
    expect([drinks(5, { kind: 'choose', figure: 'sayaka' }), drinks(11, { kind: 'choose', figure: 'sayaka' }), drinks(5, { kind: 'nobody' })]).toEqual([5, 4, 4]);
  });

  test.each([[false, 2, false], [true, 0, true]])('RR-11 “otherwise”: one of the two happens (prisoners freed: %s)', (freed, placed, weakened) => {
    const state = field('ushikado', 'F6');
    if (freed) state.facts.push('prisonersFreed');
    const on = rig(state);
    on.run({ kind: 'bossEvent', event: 'E-4' });
    expect([on.happened('minionPlaced').length, hasCondition(boss(state), 'weakened')]).toEqual([placed, weakened]);
  });

  test('RR-11 a Fare is paid, or its other branch is suffered; never both', () => {
    const struck = (yin: number): Fight['state'] => {
      const state = field('funakuro', 'F6', { sayaka: 'F3' }, 3);
      state.threat = 'sayaka';
      state.heroes.sayaka.yin = yin;
      const on = rig(state);
      playCard(on, 'L-6', 'fare');
      if (yin > 0) on.answer({ kind: 'payFare', ki: 0, yin: 1, yang: 0 });
      return state;
    };
    const [paid, poor] = [struck(1), struck(0)];
    expect([paid.heroes.sayaka.yin, hasCondition(paid.heroes.sayaka, 'weakened'), hasCondition(poor.heroes.sayaka, 'weakened')]).toEqual([0, false, true]);
  });

  test('RR-12 “up to 5” is any number from none to 5', () => {
    const s = beside('takahiro');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' });
    expect(waysOffered(s)).toEqual([1, 2, 3, 4, 5]);
    expect(s.moves(0)).toContainEqual({ kind: 'stay' });
    const six = ['H7', 'H8', 'H9', 'H10', 'H11', 'H12'] as const;
    expect(s.refused(0, { kind: 'walk', way: six.map(at), facing: 0 })).toBe('RR-138');
  });

  test('RR-12 “up to 5 more Stamina” too', () => {
    const s = onTop(beside('kosuke', { party: [withKit('kosuke', { weapons: ['gamblersIron', 'houndfang'] })] }), 'S-1').change((state) => { state.heroes.kosuke.yin = 1; });
    const all = strikeWith(s, 'kosuke', 'All or Nothing');
    const offered = new Set(s.moves(0).flatMap((move) => (move.kind === 'attack' && move.weapon === 0 && move.attack === 1 ? [move.more] : [])));
    expect([...offered].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(s.refused(0, { ...all, more: 6 })).toBe('RR-486');
    s.play(0, { ...all, more: 3 });
    expect(damageIn(plain(s))).toBe(5 + 3 * 2 + 1);
  });

  test('RR-13 “another hero” is never the one already named', () => {
    const sewn = (other: 'K12' | 'H7'): boolean => {
      const state = field('itoguruma', 'F6', { sayaka: 'H6', kosuke: other, takahiro: 'A12', kensho: 'A10' });
      state.threat = 'sayaka';
      playCard(rig(state), 'S-7');
      return hasCondition(state.heroes.sayaka, 'vulnerable:piercing');
    };
    expect([sewn('K12'), sewn('H7')]).toEqual([false, true]);
  });

  test('RR-14 “exactly one” is neither none nor two', () => {
    const state = field('itoguruma', 'F6', { takahiro: 'A1', sayaka: 'L1', kosuke: 'L2', kensho: 'L12' });
    rig(state).run({ kind: 'bossEvent', event: 'E-1' });
    expect((['Z11', 'Z41', 'Z44', 'Z14'] as const).map((zone) => hasToken(state, zoneNamed(zone), 'web'))).toEqual([true, false, true, false]);
  });
});

describe('what attacks may ignore', () => {
  test('RR-17 where sight is not needed the distance still is: the near doll of the second Wound card', () => {
    const dollAt = (square: 'F4' | 'F1', wound: number): string[] => {
      const state = field('kugi', 'F6', { sayaka: 'G6', kosuke: 'L12' });
      placeObject(state, 'pillar', 'F5');
      if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kosuke', hp: 10, at: at(square) }];
      state.wound = wound;
      const on = rig(state);
      on.run({ kind: 'turn', hero: 'sayaka' }, 'turn');
      on.answer({ kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: 0, targets: ['boss:0'] }, 'turn');
      return on.happened('hpLost').map(({ who }) => who);
    };
    // Behind the pillar the first card does not mirror; the second does, but not beyond [4].
    expect([dollAt('F4', 0).includes('kosuke'), dollAt('F4', 1).includes('kosuke'), dollAt('F1', 1).includes('kosuke')]).toEqual([false, true, false]);
  });

  test('RR-18 a position that is not asked for counts as met: Shadow Partner flanks by itself, a limbless blow needs no arc', () => {
    const alone = beside('sayaka').change((state) => { state.heroes.sayaka.yin = 1; });
    alone.play(0, { kind: 'useCard', card: 'shadowPartner' });
    expect(damageIn(strike(alone, 'sayaka', 'Flurry'))).toBe(6);
    expect(damageIn(strike(beside('sayaka'), 'sayaka', 'Flurry'))).toBe(4);
    const state = field('ushikado', 'F6', {}, 0);
    const behind = place(state, 'sayaka', 'H6');
    expect(approach(state, boss(state), behind, { range: 1, arc: 'any' }, 0)).toEqual({ way: [], facing: 0 });
    expect(approach(state, boss(state), behind, { range: 1 }, 0)?.facing).toBe(2);
  });

  test('RR-19 +X of damage, Dodge and Armor is for this attack alone; Yin and Yang are tokens', () => {
    const s = beside('takahiro');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'tide' });
    expect([s.state.bossHp, s.state.heroes.takahiro.yang]).toEqual([46, 3]);
    const struck = struckBy(fight(), { precision: 9, damage: 9 }, 'sayaka', 'takahiro');
    struck.play(0, { kind: 'defend', dodge: 0, dice: 0, card: 'stone' });
    expect([struck.state.heroes.sayaka.hp, armorOf(struck.state, 'sayaka'), dodgeOf(struck.state, 'sayaka')]).toEqual([3, 0, 3]);
  });

  test('RR-19 one Special symbol is one Special Ability', () => {
    const s = beside('takahiro');
    s.playAll(0, strikeWith(s, 'takahiro', 'Measured Cut'), { kind: 'playDestiny', card: 'ember' }, { kind: 'useSpecial' }, { kind: 'stay' });
    expect(s.prompt(0).kind).toBe('turn');
    expect(s.happened('specialUsed')).toHaveLength(1);
  });
});
