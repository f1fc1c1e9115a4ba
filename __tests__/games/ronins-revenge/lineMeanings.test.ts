import { squareName } from '@/engine/parts/grid/squares';
import type { Steps } from '@/games/ronins-revenge/content/effects';
import { FIELD, HERO_IDS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import type { Who } from '@/games/ronins-revenge/content/who';
import { addCondition, conditionsOf } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { movementOf } from '@/games/ronins-revenge/rules/hero/traits';
import type { EnemyRef, FigureRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeMinion } from './battle';
import { damageIn, fight, give, has, onTop, plain, put, strike, struckBy, turnOf, withKit } from './fight';
import { heroField, playCard, rig, type Rig } from './rig';

const linesBy = (by: FigureRef, steps: Steps, context: Partial<Extract<BattleFrame, { kind: 'lines' }>> = {}): BattleFrame =>
  ({ kind: 'lines', by, why: 'Test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [], ...context });
const name = (square: number): string => squareName(FIELD, square);

describe('RR-485 whom a line means', () => {
  /** The boss on F6, a minion beside Takahiro; Sayaka beside him, Kosuke three squares away, Kensho far off. */
  function field(): BattleState {
    const state = heroField('ushikado', 'F6', { takahiro: 'I6', sayaka: 'I7', kosuke: 'L6', kensho: 'A12' });
    Object.assign(placeMinion(state, 'J5'), { minion: 'chainWretch', hp: 20 });
    Object.assign(state, { line: ['kosuke', 'takahiro', 'sayaka', 'kensho'], threat: 'kensho' });
    return state;
  }
  const gained = (who: Who, by: FigureRef = 'takahiro', context: Parameters<typeof linesBy>[2] = {}, change: (state: BattleState) => void = () => undefined): HeroId[] => {
    const state = field();
    change(state);
    const on = rig(state);
    on.run(linesBy(by, [{ do: 'gain', res: 'yin', n: 1, who }], context), 'chooseFigure');
    return on.happened('gained').map(({ hero }) => hero);
  };
  const hurt = (who: Who, by: FigureRef = 'takahiro', context: Parameters<typeof linesBy>[2] = {}): FigureRef[] => {
    const on = rig(field());
    on.run(linesBy(by, [{ do: 'loseHp', n: 1, who }], context), 'chooseFigure');
    return on.events.flatMap((event): FigureRef[] => (event.type === 'hpLost' ? [event.who] : event.type === 'bossHurt' ? ['boss:0'] : []));
  };
  const offered = (who: Who, steps: (who: Who) => Steps = (each) => [{ do: 'gain', res: 'yin', n: 1, who: each }], change: (state: BattleState) => void = () => undefined): FigureRef[] => {
    const state = field();
    change(state);
    const on = rig(state);
    on.run(linesBy('takahiro', steps(who)), 'chooseFigure');
    const top = state.frames[state.frames.length - 1];
    return top?.kind === 'chooseFigure' ? [...top.options] : [];
  };

  test('RR-485 self, target, attacker, the holder of Threat, all heroes in initiative order', () => {
    expect([gained('self'), gained('target', 'boss:0', { target: 'sayaka' }), gained('threat', 'boss:0'), gained('heroes', 'boss:0')])
      .toEqual([['takahiro'], ['sayaka'], ['kensho'], ['kosuke', 'takahiro', 'sayaka', 'kensho']]);
    expect([hurt('attacker', 'takahiro', { attacker: 'chainWretch:0' }), hurt('boss', 'takahiro')]).toEqual([['chainWretch:0'], ['boss:0']]);
  });

  test('RR-485 allies in [n] without the user, all heroes in [n] with it', () => {
    expect([gained({ alliesIn: 1 }), gained({ alliesIn: 3 }), gained({ eachAllyIn: 3 }), gained({ allHeroesIn: 3 }), gained({ allHeroesIn: 1 })])
      .toEqual([['sayaka'], ['kosuke', 'sayaka'], ['kosuke', 'sayaka'], ['kosuke', 'takahiro', 'sayaka'], ['takahiro', 'sayaka']]);
  });

  test('RR-485 one ally, one hero, one enemy, one fallen hero in [n]', () => {
    expect([offered({ oneAllyIn: 3 }), offered({ oneHeroIn: 1 })]).toEqual([['kosuke', 'sayaka'], ['takahiro', 'sayaka']]);
    const enemies = (n: number): FigureRef[] => offered({ oneEnemyIn: n }, (who) => [{ do: 'loseHp', n: 1, who }]);
    expect([enemies(1), enemies(2).sort()]).toEqual([['chainWretch:0'], ['boss:0', 'chainWretch:0']]);
    const fallen = (n: number): FigureRef[] => offered({ oneFallenIn: n }, (who) => [{ do: 'revive', hp: 3, who }], (state) => { Object.assign(state.heroes.kosuke, { hp: 0 }); });
    expect([fallen(3), fallen(2)]).toEqual([['kosuke'], []]);
  });

  test('RR-485 enemies in [n], enemies that were crossed, whom the line before chose', () => {
    expect([hurt({ enemiesIn: 1 }), hurt({ enemiesIn: 2 }).sort(), hurt('crossedEnemies', 'takahiro', { crossed: ['boss:0'] })]).toEqual([['chainWretch:0'], ['boss:0', 'chainWretch:0'], ['boss:0']]);
    const on = rig(field());
    on.run(linesBy('takahiro', [{ do: 'gain', res: 'yin', n: 1, who: { oneAllyIn: 3 } }, { do: 'gain', res: 'yang', n: 1, who: 'same' }]), 'chooseFigure');
    on.answer({ kind: 'choose', figure: 'kosuke' });
    expect(on.happened('gained').map(({ hero, res }) => [hero, res])).toEqual([['kosuke', 'yin'], ['kosuke', 'yang']]);
    expect(() => {
      const other = rig(field());
      other.run(linesBy('takahiro', [{ do: 'gain', res: 'yin', n: 1, who: { oneAllyIn: 3 } }]), 'chooseFigure');
      other.answer({ kind: 'choose', figure: 'kensho' });
    }).toThrow('is not for that figure');
  });

  test('RR-485 heroes in [n] of the boss, in a Zone with a token, with the most Stamina', () => {
    expect([gained({ heroesIn: 2 }, 'boss:0'), gained({ heroesIn: 5 }, 'boss:0')]).toEqual([['takahiro', 'sayaka'], ['kosuke', 'takahiro', 'sayaka', 'kensho']]);
    expect(gained({ heroesInZoneToken: 'fire' }, 'boss:0', {}, (state) => addToken(state, zoneNamed('Z42'), 'fire'))).toEqual(['kosuke']);
    expect(gained('heroMostStamina', 'boss:0', {}, (state) => { for (const id of HERO_IDS) state.heroes[id].stamina = id === 'kosuke' ? 9 : 3; })).toEqual(['kosuke']);
  });

  test('RR-501 a hero’s line needs sight of whom it reaches, an enemy’s line does not', () => {
    const wall = (state: BattleState): void => { for (const square of ['J6', 'K6', 'J7', 'K7', 'J5', 'K5'] as const) state.objects.push({ kind: 'pillar', square: at(square) }); };
    const walled = (state: BattleState): void => { state.minions = []; wall(state); };
    expect([gained({ alliesIn: 3 }, 'takahiro', {}, walled), gained({ heroesIn: 5 }, 'boss:0', {}, walled)]).toEqual([['sayaka'], ['kosuke', 'takahiro', 'sayaka', 'kensho']]);
  });
});

describe('RR-486 what a line does', () => {
  const did = (by: FigureRef, steps: Steps, change: (state: BattleState) => void = () => undefined, stop?: string): Rig => {
    const state = heroField('ushikado', 'F6', { takahiro: 'I6', sayaka: 'I7', kosuke: 'L6', kensho: 'A12' });
    state.threat = 'sayaka';
    change(state);
    const on = rig(state);
    on.run(linesBy(by, steps, { target: 'sayaka' }), stop);
    return on;
  };

  test('RR-486 gain goes to the maximum and no further, lose to 0 and no further; tokens have no maximum', () => {
    const { takahiro } = did('takahiro', [{ do: 'gain', res: 'stamina', n: 9, who: 'self' }, { do: 'gain', res: 'ki', n: 30, who: 'self' }], (state) => { state.heroes.takahiro.stamina = 4; }).state.heroes;
    expect([takahiro.stamina, takahiro.ki]).toEqual([10, 30]);
    const lost = did('boss:0', [{ do: 'lose', res: 'stamina', n: 3, who: 'target' }, { do: 'lose', res: 'yin', n: 3, who: 'target' }], (state) => { Object.assign(state.heroes.sayaka, { stamina: 2, yin: 5 }); });
    expect([lost.state.heroes.sayaka.stamina, lost.state.heroes.sayaka.yin, lost.happened('lost').map(({ n }) => n)]).toEqual([0, 2, [2, 3]]);
  });

  test('RR-486 damage that is no attack meets Armor, a loss of HP does not; neither has a minimum', () => {
    const left = (steps: Steps): number => did('boss:0', steps, (state) => { state.threat = 'takahiro'; }).state.heroes.takahiro.hp;
    const armor = 4;
    expect([
      left([{ do: 'deal', n: 6, type: 'mystic', who: 'threat' }]), left([{ do: 'deal', n: 2, type: null, who: 'threat' }]), left([{ do: 'loseHp', n: 6, who: 'threat' }]),
    ]).toEqual([15 - (6 - armor), 15, 15 - 6]);
  });

  test('RR-486 clear takes every token, or one negative one of the player’s choice', () => {
    const marked = (state: BattleState): void => { for (const token of ['slowed', 'weakened', 'resistant:mystic'] as const) addCondition(state.heroes.sayaka, token); };
    expect(conditionsOf(did('takahiro', [{ do: 'clear', names: 'all', who: 'target' }], marked).state.heroes.sayaka)).toEqual([]);
    const one = did('takahiro', [{ do: 'clear', names: 'oneNegative', who: 'target' }], marked, 'chooseCondition');
    expect(() => one.answer({ kind: 'chooseCondition', name: 'resistant:mystic' })).toThrow('negative');
    one.answer({ kind: 'chooseCondition', name: 'weakened' });
    expect(conditionsOf(one.state.heroes.sayaka)).toEqual(['slowed', 'resistant:mystic']);
  });

  test('RR-486 Threat goes to whoever acts, to the next in line, to the one with the most Stamina', () => {
    const threat = (to: 'self' | 'next' | 'heroMostStamina'): HeroId => did('takahiro', [{ do: 'threat', to }], (state) => {
      state.line = ['takahiro', 'sayaka', 'kensho', 'kosuke'];
      for (const id of HERO_IDS) state.heroes[id].stamina = id === 'kosuke' ? 9 : 3;
    }).state.threat;
    expect([threat('self'), threat('next'), threat('heroMostStamina')]).toEqual(['takahiro', 'kensho', 'kosuke']);
  });

  test('RR-486 a Zone loses one token, or everything Dangerous', () => {
    const left = (token: 'fire' | 'anyDangerous'): string[] => {
      const tokens = ['fire', 'spikes', 'difficult', 'high'] as const;
      const { state } = did('takahiro', [{ do: 'zoneRemove', token, where: { zoneOf: 'self' } }], (before) => { for (const each of tokens) addToken(before, zoneNamed('Z32'), each); });
      return tokens.filter((each) => hasToken(state, zoneNamed('Z32'), each));
    };
    expect([left('fire'), left('anyDangerous')]).toEqual([['spikes', 'difficult', 'high'], ['difficult', 'high']]);
  });

  test('RR-486 an attack that a card gives is of its category, free, and breaks nothing', () => {
    const s = onTop(turnOf(put(put(fight({ party: [withKit('sayaka', { ultimate: 'thousandCuts' })] }), 'sayaka', 'H6'), 'kosuke', 'H7'), 'sayaka'), 'L-1').change((state) => {
      Object.assign(state.heroes.sayaka, { ki: 2, stamina: 0 });
    });
    s.play(0, { kind: 'useCard', card: 'thousandCuts' });
    expect(s.refused(0, { kind: 'attack', weapon: 0, attack: 1, more: 0, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-486');
    s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect([s.state.bossHp, s.state.heroes.sayaka.stamina, s.state.sequence[0]]).toEqual([46, 0, null]);
  });

  test('RR-486 a buff lasts until the end of the turn, or until the owner’s next turn begins', () => {
    const state = heroField('ushikado', 'A1', { takahiro: 'L1' });
    state.heroes.takahiro.buffs = (['endOfTurn', 'endOfRound', 'startOfNextTurn'] as const).map((until) => ({ stat: 'dodge', n: 1, until, why: until }));
    const left = (): string[] => state.heroes.takahiro.buffs.map(({ until }) => until);
    rig(state).run({ kind: 'heroTurn', hero: 'takahiro', moved: true, acted: true, walked: false, sheltered: false, step: 'end' });
    const ended = left();
    rig(state).run({ kind: 'heroTurn', hero: 'sayaka', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    state.frames = [];
    const others = left();
    rig(state).run({ kind: 'heroTurn', hero: 'takahiro', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    expect([ended, others, left()]).toEqual([['endOfRound', 'startOfNextTurn'], ['endOfRound', 'startOfNextTurn'], ['endOfRound']]);
  });

  test('RR-486 what waits for the next attack is gone with the turn', () => {
    const s = turnOf(fight(), 'takahiro').change((state) => { state.heroes.takahiro.ki = 2; });
    s.playAll(0, { kind: 'useCard', card: 'nineSuns' }, { kind: 'rest', choice: 'A', flask: false });
    expect(s.state.heroes.takahiro.next).toHaveLength(1);
    s.play(0, { kind: 'endTurn' });
    expect(s.state.heroes.takahiro.next).toEqual([]);
  });
});

describe('RR-490 what cards do by themselves', () => {
  test('RR-490 whoever defeats a minion with its attack is rewarded by Clean Work; whoever only hurts it is not', () => {
    const after = (hp: number): readonly number[] => {
      const s = turnOf(put(fight({ level: 5, party: [withKit('sayaka', { skills: ['cleanWork'] })] }), 'sayaka', 'L5'), 'sayaka').change((state) => {
        Object.assign(placeMinion(state, 'K5'), { minion: 'emberCrow', hp });
        state.heroes.sayaka.stamina = 5;
      });
      strike(s, 'sayaka', 'Flurry', 'emberCrow:0');
      return [s.state.heroes.sayaka.stamina, s.state.heroes.sayaka.yin];
    };
    // Flurry takes 2 Stamina and gives 1 Yin, Blind Side another; Clean Work adds 3 and 1, the crow 1 Yin.
    expect([after(20), after(1)]).toEqual([[3, 2], [6, 4]]);
  });

  test('RR-490 Pilgrim’s Mantle: 1 Stamina for healing another, none for oneself or where nothing was healed', () => {
    const stamina = (figure: HeroId, hp: number): number => {
      const s = turnOf(put(put(fight({ party: [withKit('kensho', { armor: 'pilgrimsMantle' })] }), 'kensho', 'K4'), 'sayaka', 'K5'), 'kensho').change((state) => {
        Object.assign(state.heroes.kensho, { stamina: 4, yang: 1, hp: 5 });
        state.heroes.sayaka.hp = hp;
      });
      s.playAll(0, { kind: 'useCard', card: 'breathOfCedar' }, { kind: 'choose', figure });
      return s.state.heroes.kensho.stamina;
    };
    expect([stamina('sayaka', 5), stamina('sayaka', 11), stamina('kensho', 5)]).toEqual([5, 4, 4]);
  });
});

describe('RR-514 RR-515 details', () => {
  test('RR-514 the movement of an attack and of a card are movement too: whoever made one is not still', () => {
    const still = (move: 'flurry' | 'stay'): boolean => {
      const s = onTop(turnOf(put(fight(), 'sayaka', 'I6'), 'sayaka'), 'L-6', 'H-4').change((state) => { state.heroes.sayaka.still = true; });
      if (move === 'flurry') s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [at('H6')], facing: 0, targets: ['boss:0'] });
      else s.play(0, { kind: 'rest', choice: 'A', flask: false });
      plain(s);
      s.play(0, { kind: 'endTurn' });
      return s.state.heroes.sayaka.still;
    };
    expect([still('flurry'), still('stay')]).toEqual([false, true]);
  });

  test('RR-514 nobody is still before its first turn', () => {
    expect(HERO_IDS.map((id) => fight().state.heroes[id].still)).toEqual([false, false, false, false]);
  });

  test('RR-515 a Move that a card gives to another is voluntary: it takes the Slowed token and half of the way', () => {
    const s = give(turnOf(put(put(fight({ party: [withKit('takahiro', { skills: ['bannerStep'] })] }), 'takahiro', 'K4'), 'sayaka', 'K6'), 'takahiro').change((state) => { state.heroes.takahiro.yin = 1; }), 'sayaka', 'slowed');
    s.playAll(0, { kind: 'useCard', card: 'bannerStep' }, { kind: 'choose', figure: 'sayaka' });
    expect(s.refused(0, { kind: 'walk', way: [at('J6'), at('I6')], facing: 0 })).toBe('RR-138');
    s.play(0, { kind: 'walk', way: [at('J6')], facing: 3 });
    expect([name(s.state.heroes.sayaka.anchor), s.state.heroes.sayaka.facing, has(s, 'sayaka', 'slowed')]).toEqual(['J6', 3, false]);
  });

  test('RR-515 doubling and Weakened both apply, and the token is used', () => {
    const s = give(onTop(turnOf(put(fight({ others: 'comrades' }), 'kosuke', 'H6'), 'kosuke'), 'L-6'), 'kosuke', 'weakened');
    const events = [...s.play(0, { kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: 0, targets: ['boss:0'] }), ...s.play(0, { kind: 'useCard', card: 'bloodDebt' })];
    // 5 and 1 by the passive, doubled, halved.
    expect([damageIn(events), has(s, 'kosuke', 'weakened')]).toEqual([6, false]);
  });

  test('RR-515 a cap on Movement counts after everything that adds to it', () => {
    const s = fight({ difficulty: 'easy', boss: 'itoguruma', level: 2, party: [withKit('sayaka', { armor: 'linkMail', skills: ['lightFoot'] })] });
    expect(movementOf(s.state, s.state.heroes.sayaka)).toBe(3);
  });

  test.each([['H-5', 'a range of 2'], ['H-7', 'a pattern']] as const)('RR-515 under W-2 of Ushikado %s, which has %s, pulls whom it hits', (card, _) => {
    const state = heroField('ushikado', 'F6', { sayaka: 'I6', takahiro: 'L1', kosuke: 'L3', kensho: 'L9' });
    Object.assign(state, { threat: 'sayaka', wound: 1 });
    state.heroes.sayaka.hp = 40;
    const on = rig(state);
    playCard(on, card);
    expect([on.happened('heroStruck').map(({ hero }) => hero), name(state.heroes.sayaka.anchor)]).toEqual([['sayaka'], 'H6']);
  });
});

describe('after the attack', () => {
  test('RR-509 parts that waited come in initiative order', () => {
    const state = heroField('ushikado', 'F6', { sayaka: 'H6', takahiro: 'H7', kosuke: 'L1', kensho: 'L9' });
    state.line = ['kosuke', 'takahiro', 'sayaka', 'kensho'];
    const on = rig(state);
    const later = (['sayaka', 'takahiro', 'kosuke'] as const).map((hero) => ({ hero, steps: [{ do: 'gain', res: 'yin', n: 1, who: 'self' }] as Steps, why: 'Test' }));
    on.run({
      kind: 'strike', step: 'later', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'sayaka', targets: ['sayaka'], place: 1, outcome: 'hit', hit: ['sayaka'], dodged: [], defence: null, later,
      values: { name: 'Test', precision: 9, damage: 3, type: 'slashing', reach: { range: 1 }, steps: [], threat: 'keep' }, anchor: boss(state).anchor, facing: 2, wound: 0, arced: [],
    });
    expect(on.happened('gained').map(({ hero }) => hero)).toEqual(['kosuke', 'takahiro', 'sayaka']);
  });

  test('RR-505 whoever falls by its own blow has broken the card it takes, if its place said so', () => {
    const taken = (kosuke: SquareName): unknown => {
      const s = onTop(turnOf(put(put(fight({ boss: 'kugi' }), 'takahiro', 'H6'), 'kosuke', kosuke), 'takahiro'), 'H-6').change((state) => {
        boss(state, 'G6');
        if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'takahiro', hp: 10, at: at('G7') }];
        state.heroes.takahiro.hp = 3;
      });
      strike(s, 'takahiro', 'Cleaving Arc');
      return [s.state.heroes.takahiro.hp, s.state.sequence[0]];
    };
    // Alone, and in front.
    expect([taken('L7'), taken('H8')]).toEqual([[0, { card: 'H-6', broken: true }], [0, { card: 'H-6', broken: false }]]);
  });

  test('RR-391 the end of a round leaves HP, Stamina, tokens, conditions, places and facings as they are', () => {
    const state = heroField('ushikado', 'F6', { sayaka: 'H6' });
    Object.assign(state.heroes.sayaka, { hp: 4, stamina: 3, ki: 1, yin: 2, yang: 3, facing: 3, cooldowns: [2, 0, 1] });
    addCondition(state.heroes.sayaka, 'weakened');
    addCondition(boss(state), 'hastened');
    const before = structuredClone({ heroes: state.heroes, figures: state.figures, threat: state.threat, bossHp: state.bossHp });
    rig(state).run({ kind: 'round', turn: 4, step: 'endWindow' });
    expect({ heroes: state.heroes, figures: state.figures, threat: state.threat, bossHp: state.bossHp }).toEqual(before);
  });

  test('RR-272 an interrupt answers a strike of a minion as well', () => {
    const by: EnemyRef = 'chainWretch:0';
    const s = struckBy(put(put(fight(), 'kensho', 'K4'), 'sayaka', 'K5'), { precision: 9, damage: 8 }, 'sayaka').change((state) => {
      Object.assign(placeMinion(state, 'J5'), { minion: 'chainWretch', hp: 8 });
      for (const frame of state.frames) if (frame.kind === 'strike') Object.assign(frame, { by });
    });
    s.playAll(0, { kind: 'takeIt' }, { kind: 'useCard', card: 'redirectingPalm' });
    expect(s.happened('heroStruck').map((event) => [event.by, event.damage])).toEqual([[by, 5]]);
  });
});
