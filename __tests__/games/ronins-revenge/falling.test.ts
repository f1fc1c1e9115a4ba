import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId } from '@/games/ronins-revenge/content/terms';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { freeSquares } from '@/games/ronins-revenge/rules/field/ground';
import { isFlanked } from '@/games/ronins-revenge/rules/field/position';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { movementOf } from '@/games/ronins-revenge/rules/hero/traits';
import type { BattleFrame, BattleState, HeroState } from '@/games/ronins-revenge/rules/state';
import { threatAfter } from '@/games/ronins-revenge/rules/threat';

import { at, boss, place, placeMinion } from './battle';
import { damageIn, fight, has, onTop, plain, put, strike, struckBy, turnOf, type Fight } from './fight';
import { field, heroField, playCard, rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const fell = (s: Fight, hero: HeroId): Fight => s.change((state) => { Object.assign(state.heroes[hero], { hp: 0, stamina: 0, primed: null, conditions: 0 }); });
const restAndEnd = [{ kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }] as const;

describe('a fallen hero', () => {
  test('RR-377 keeps its square: others walk over it but do not end there', () => {
    const s = turnOf(fell(put(put(fight(), 'takahiro', 'L1'), 'sayaka', 'K1'), 'sayaka'), 'takahiro');
    expect(freeSquares(s.state)[at('K1')]).toBe(0);
    expect(s.refused(0, { kind: 'move', way: [at('K1')], facing: 0 })).toMatch(/^RR-/);
    s.play(0, { kind: 'move', way: [at('K1'), at('J1')], facing: 0 });
    expect(name(s.state.heroes.takahiro.anchor)).toBe('J1');
    // A minion and the boss pass over it too.
    const state = field('ushikado', 'A1', { takahiro: 'F8', sayaka: 'F6', kosuke: 'L1', kensho: 'L2' });
    state.heroes.sayaka.hp = 0;
    const minion = placeMinion(state, 'F5');
    Object.assign(minion, { minion: 'chainWretch', hp: 8 });
    for (const square of ['E6', 'G6', 'E5', 'G5'] as const) state.objects.push({ kind: 'pillar', square: at(square) });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect(on.happened('stepped').map(({ square }) => name(square))).toEqual(['F6', 'E7']);
  });

  test('RR-379 has no turn, uses no card and spends nothing', () => {
    const s = fell(turnOf(fight(), 'takahiro'), 'sayaka').change((state) => { Object.assign(state.heroes.sayaka, { charges: 0, ki: 3 }); });
    s.playAll(0, ...restAndEnd);
    expect(s.happened('turnMissed')).toEqual([{ type: 'turnMissed', hero: 'sayaka' }]);
    expect(s.prompt(0).words).toContain('Kosuke');
    // Takahiro's stance would save his neighbour, but he lies on the ground.
    const asked = (standing: boolean): string | undefined => {
      const state = heroField('ushikado', 'F6', { sayaka: 'H6', takahiro: 'H7' });
      state.threat = 'sayaka';
      if (!standing) state.heroes.takahiro.hp = 0;
      const on = rig(state);
      playCard(on, 'L-1', 'interrupt');
      return on.asked();
    };
    expect([asked(true), asked(false)]).toEqual(['interrupt', undefined]);
    const lying = fell(turnOf(fight(), 'takahiro'), 'sayaka');
    lying.playAll(0, ...restAndEnd);
    expect(lying.prompt(0).kind).toBe('revive');
    expect(lying.refused(0, { kind: 'useCard', card: 'smokePot' })).toMatch(/RR-|not asked/);
    expect(lying.refused(0, { kind: 'move', way: [at('K4')], facing: 0 })).toBe('RR-122');
  });

  /** Sayaka lies where she would be the one everything is about. */
  function lying(): BattleState {
    const state = field('ushikado', 'F6', { sayaka: 'E6', takahiro: 'H9', kosuke: 'L1', kensho: 'L3' });
    state.line = ['sayaka', 'takahiro', 'kosuke', 'kensho'];
    state.heroes.sayaka.hp = 0;
    return state;
  }

  test('RR-381 is not the closest, the farthest, or the one with the lowest HP', () => {
    const state = lying();
    expect((['closest', 'lowestHp'] as const).map((to) => threatAfter(state, to, boss(state)))).toEqual(['takahiro', 'kosuke']);
    place(state, 'sayaka', 'A12');
    place(state, 'kosuke', 'H5');
    place(state, 'kensho', 'H6');
    place(state, 'takahiro', 'J6');
    expect(threatAfter(state, 'farthest', boss(state))).toBe('takahiro');
  });

  test('RR-381 does not count for Support, Flank, Crowd or Alone', () => {
    const met = (hp: number, card: 'L-1' | 'L-3' | 'S-5' | 'L-7'): boolean[] => {
      const state = field('ushikado', 'F6', { kosuke: card === 'L-3' ? 'E6' : 'H6', sayaka: card === 'L-3' ? 'E8' : card === 'S-5' ? 'E7' : 'H7', takahiro: 'F8', kensho: 'L12' });
      state.heroes.sayaka.hp = hp;
      if (card === 'L-3') place(state, 'takahiro', 'L11');
      return partsOfBreak(state, attackCard(state, card), 'kosuke', 'slashing').map((part) => part.met);
    };
    expect([met(9, 'L-1'), met(0, 'L-1')]).toEqual([[true, true], [true, false]]);
    expect([met(9, 'S-5'), met(0, 'S-5')]).toEqual([[true], [false]]);
    expect([met(9, 'L-7'), met(0, 'L-7')]).toEqual([[true], [false]]);
    expect([met(9, 'L-3'), met(0, 'L-3')]).toEqual([[true, false], [true, true]]);
    const state = field('ushikado', 'F6', { sayaka: 'E6', kosuke: 'H7' });
    expect(isFlanked(state, boss(state))).toBe(true);
    state.heroes.sayaka.hp = 0;
    expect(isFlanked(state, boss(state))).toBe(false);
  });

  test('RR-381 is no target of minions and does not count where most heroes stand', () => {
    const state = field('ushikado', 'A12', { sayaka: 'F5', takahiro: 'F8', kosuke: 'L1', kensho: 'F6' });
    state.heroes.sayaka.hp = 0;
    state.heroes.kensho.hp = 0;
    Object.assign(placeMinion(state, 'F4'), { minion: 'chainWretch', hp: 8 });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['takahiro']);
    // Two lie in Z22; of the two Zones with one who stands the northern one burns.
    on.state.sequence[0] = { event: 'E-2' };
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect((['Z22', 'Z23', 'Z41'] as const).map((zone) => hasToken(state, zoneNamed(zone), 'fire'))).toEqual([false, true, false]);
  });

  test('RR-382 gets nothing back by falling', () => {
    const s = struckBy(fight(), { precision: 12, damage: 40 }, 'sayaka').change((state) => {
      Object.assign(state.heroes.sayaka, { cooldowns: [2, 1, 0], ultimateUsed: true, charges: 1, ki: 2, yin: 1, yang: 3, destiny: ['reed'] });
    });
    s.play(0, { kind: 'takeIt' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 0, cooldowns: [2, 1, 0], ultimateUsed: true, charges: 1, ki: 2, yin: 1, yang: 3, destiny: ['reed'] });
  });

  test('RR-387 stands up in Fire without a loss, and loses for it at the end of the turn', () => {
    const revived = (hp = 40): HeroState[] => {
      const s = fell(turnOf(put(fight(), 'sayaka', 'K4'), 'takahiro'), 'sayaka').change((state) => { addToken(state, zoneNamed('Z42'), 'fire'); });
      s.playAll(0, ...restAndEnd, { kind: 'standUp', choice: 'A' });
      const before = s.state.heroes.sayaka;
      s.change((state) => { state.heroes.sayaka.hp = Math.min(hp, state.heroes.sayaka.hp); });
      s.play(0, { kind: 'endTurn' });
      return [before, s.state.heroes.sayaka];
    };
    const [up, after] = revived();
    const burnt = (up?.hp ?? 0) - (after?.hp ?? 0);
    expect([up?.hp, burnt]).toEqual([8, 2]);
    expect(revived(1)[1]?.hp).toBe(0);
  });

  test('RR-383 RR-120 RR-521 did not stand when its turn began: no Web is torn, whoever stands up in it; whoever stood already pays or is Slowed', () => {
    const inWeb = (stands: boolean): readonly [asked: string, slowed: boolean] => {
      const s = turnOf(put(fight({ boss: 'itoguruma' }), 'sayaka', 'K4'), 'takahiro').change((state) => { addToken(state, zoneNamed('Z42'), 'web'); });
      if (!stands) fell(s, 'sayaka');
      s.playAll(0, ...restAndEnd);
      if (!stands) s.play(0, { kind: 'standUp', choice: 'A' });
      return [s.prompt(0).kind, has(s, 'sayaka', 'slowed')];
    };
    expect([inWeb(false), inWeb(true)]).toEqual([['turn', false], ['web', false]]);
  });

  test('RR-388 is revived by others where it lies, with the stated HP and no Stamina; its next turn is like any', () => {
    const s = fell(turnOf(put(put(fight({ party: [{ hero: 'kensho', comrade: true }] }), 'kensho', 'L8'), 'sayaka', 'L7'), 'kensho'), 'sayaka');
    s.playAll(0, { kind: 'useCard', card: 'mantraOfReturn' }, { kind: 'choose', figure: 'sayaka' });
    expect(s.state.heroes.sayaka).toMatchObject({ hp: 5, stamina: 0, anchor: at('L7'), charges: 1 });
    const next = turnOf(s, 'takahiro');
    next.playAll(0, ...restAndEnd);
    expect(next.prompt(0).kind).toBe('turn');
    expect(next.state.heroes.sayaka).toMatchObject({ hp: 5, stamina: 3 });
  });
});

describe('the end of a round', () => {
  const endWindow = (): BattleFrame => ({ kind: 'round', turn: 4, step: 'endWindow' });

  test('RR-389 what lasts until the end of the round is over, and no more', () => {
    const state = heroField('ushikado', 'F6');
    state.heroes.takahiro.buffs = [{ stat: 'dodge', n: 1, until: 'endOfRound', why: 'Challenge' }, { stat: 'armor', n: 2, until: 'startOfNextTurn', why: 'Ward' }];
    state.heroes.sayaka.primed = { weapon: 0, type: 'piercing' };
    rig(state).run(endWindow(), 'interrupt');
    expect([state.heroes.takahiro.buffs.map(({ why }) => why), state.heroes.sayaka.primed]).toEqual([['Ward'], null]);
  });

  test('RR-389 the texts that happen then come before the cards leave', () => {
    const state = field('raitora', 'F6', { takahiro: 'C3' });
    Object.assign(state, { threat: 'takahiro', wound: 0, sequence: [{ card: 'L-1', broken: false }, null, null, null] });
    if (state.extra.storm) state.extra.storm.eye = at('C3');
    const on = rig(state);
    on.run(endWindow());
    expect(on.events.map(({ type }) => type).filter((type) => type === 'lightning' || type === 'roundEnded')).toEqual(['lightning', 'roundEnded']);
    expect(state.discards.L.cards).toEqual(['L-1']);
  });

  test('RR-390 every card goes to its own pile, Broken or not, and the Event to its own', () => {
    const state = field('ushikado', 'F6');
    state.sequence = [{ card: 'L-1', broken: true }, { event: 'E-1' }, { card: 'H-2', broken: false }, { card: 'S-3', broken: false }];
    rig(state).run(endWindow());
    expect([state.sequence, state.discards.L.cards, state.discards.H.cards, state.discards.S.cards, state.eventDiscard.cards])
      .toEqual([[null, null, null, null], ['L-1'], ['H-2'], ['S-3'], ['E-1']]);
  });

  test('RR-396 rounds go on for ever', () => {
    const state = field('ushikado', 'F6');
    Object.assign(state, { round: 400, sequence: [0, 1, 2, 3].map(() => ({ card: 'L-1', broken: true })) });
    const on = rig(state);
    on.run({ kind: 'battle', step: 'round' }, 'turn');
    expect([state.result, state.round, on.asked()]).toEqual([null, 401, 'turn']);
  });

  test('RR-395 one effect that would win and lose wins: the doll of the last who stands, then Lady Kugi', () => {
    const s = turnOf(put(fight({ boss: 'kugi' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      const [lady] = state.figures;
      if (lady) lady.anchor = at('G6');
      if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'takahiro', hp: 10, at: at('G7') }];
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].hp = 0;
      Object.assign(state, { wound: 2, cubes: [0, 0, 1], bossHp: 1 });
      state.heroes.takahiro.hp = 1;
    });
    strike(s, 'takahiro', 'Cleaving Arc');
    expect(s.state.result).toBe('won');
    // With more left of her the same blow loses.
    const lost = turnOf(put(fight({ boss: 'kugi' }), 'takahiro', 'H6'), 'takahiro').change((state) => {
      const [lady] = state.figures;
      if (lady) lady.anchor = at('G6');
      if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'takahiro', hp: 10, at: at('G7') }];
      for (const id of ['sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].hp = 0;
      state.heroes.takahiro.hp = 1;
    });
    strike(lost, 'takahiro', 'Cleaving Arc');
    expect(lost.state.result).toBe('lost');
  });
});

describe('difficulty', () => {
  test('RR-400 Standard changes nothing', () => {
    const s = fight();
    expect(s.state.cubes).toEqual([2, 2, 2]);
    expect((['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((id) => movementOf(s.state, s.state.heroes[id]))).toEqual([3, 4, 3, 4]);
    // No halving, no bonus at whoever is not primed, damage is carried over.
    const blow = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => { state.bossHp = 1; });
    expect([damageIn(strike(blow, 'takahiro', 'Measured Cut')), blow.state.bossHp]).toEqual([4, 47]);
    const struck = struckBy(fight(), { precision: 12, damage: 4 }, 'sayaka');
    struck.play(0, { kind: 'takeIt' });
    expect(struck.state.heroes.sayaka.hp).toBe(7);
    // A Counterstrike finds no weak spot by itself.
    const counter = onTop(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro'), 'L-6').change((state) => { state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' }; });
    counter.playAll(0, { kind: 'takeIt' }, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(counter);
    expect(counter.state.bossHp).toBe(46);
  });

  test('RR-403 on Hard it does not matter whether the answer is given; minions get no bonus', () => {
    const hard = (): Fight => struckBy(put(fight({ difficulty: 'hard' }), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro').change((state) => { state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' }; });
    const hp = (answer: 'pass' | 'counter'): number => {
      const s = hard();
      s.play(0, { kind: 'takeIt' });
      s.play(0, answer === 'pass' ? { kind: 'pass' } : { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
      if (answer === 'counter') plain(s);
      return s.state.heroes.takahiro.hp;
    };
    expect([hp('pass'), hp('counter')]).toEqual([14, 14]);
    const unready = struckBy(put(fight({ difficulty: 'hard' }), 'takahiro', 'H6'), { precision: 9, damage: 4 }, 'takahiro');
    unready.play(0, { kind: 'takeIt' });
    expect(unready.state.heroes.takahiro.hp).toBe(11);
    const byMinion = (difficulty: 'standard' | 'hard'): number => {
      const state = field('ushikado', 'A6', { kosuke: 'F6' });
      Object.assign(state, { difficulty, wound: 1 });
      Object.assign(placeMinion(state, 'F5'), { minion: 'chainWretch', hp: 8 });
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      return on.happened('heroStruck')[0]?.damage ?? 0;
    };
    expect([byMinion('standard'), byMinion('hard')]).toEqual([3, 3]);
  });
});
