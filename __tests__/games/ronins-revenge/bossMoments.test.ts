import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { battleDecisions } from '@/games/ronins-revenge/rules/decisions';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { at, battle, boss, placeMinion } from './battle';
import { damageIn, fight, onTop, plain, put, strike, strikeWith, turnOf, type Fight } from './fight';
import { does, field, heroField, playCard, rig } from './rig';
import { endOfRound, linesOf, losses, name, where } from './scenes';

/** Moments in which a rule of a single boss meets another rule: conditions of a line, the end of a Wound card, the brink. */

describe('Itoguruma', () => {
  const struck = (card: 'L-7' | 'H-8', sayaka: SquareName): BattleState => {
    const state = field('itoguruma', 'E6', { takahiro: 'H6', sayaka, kosuke: 'A1', kensho: 'A12' });
    state.threat = 'takahiro';
    playCard(rig(state), card);
    return state;
  };

  test('RR-520 RR-523 Bridal Thread spins in whoever is Isolated, and slows whoever has another in [2]', () => {
    const seen = (sayaka: SquareName) => {
      const state = struck('L-7', sayaka);
      return [state.extra.loom?.cocooned, hasCondition(state.heroes.takahiro, 'slowed')];
    };
    expect([seen('H9'), seen('H8')]).toEqual([[['takahiro'], false], [[], true]]);
  });

  test('RR-520 The One You Left, too, spins in only the Isolated', () => {
    expect([struck('H-8', 'H9').extra.loom?.cocooned, struck('H-8', 'H8').extra.loom?.cocooned]).toEqual([['takahiro'], []]);
  });
});

describe('The Nine-Faced Actor', () => {
  test('RR-545 nobody strikes for a Stagehand that falls on its way', () => {
    const state = field('nineFaces', 'A1', { takahiro: 'H6' });
    state.figures.forEach((figure, i) => { figure.anchor = at('A1') + i; });
    Object.assign(placeMinion(state, 'C6'), { minion: 'blackStagehand', hp: 2 });
    addToken(state, zoneNamed('Z22'), 'fire');
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect([state.minions, on.happened('stepped').map(({ who }) => who), on.happened('strikeBegan')]).toEqual([[], ['blackStagehand:0'], []]);
  });

  /** Cleaving Arc from G6 at Crane on F5, which is true, and then Moon on F7, which is paper. */
  function cleave(wound: number, cubes: number): Fight {
    const s = put(fight({ boss: 'nineFaces' }), 'takahiro', 'G6').change((state) => {
      ['F5', 'A1', 'F7'].forEach((square, i) => Object.assign(state.figures[i] ?? {}, { anchor: at(square as SquareName), facing: 2 }));
      Object.assign(state.extra.cast ?? {}, { true: 0, marks: 5, unmasked: true });
      Object.assign(state, { wound, bossHp: 1 });
      state.cubes[wound] = cubes;
    });
    onTop(turnOf(s, 'takahiro'), 'H-1').play(0, strikeWith(s, 'takahiro', 'Cleaving Arc', 'boss:0', { facing: 0, targets: ['boss:0', 'boss:2'] }));
    plain(s);
    return s;
  }

  test('RR-548 an attack that ends W-2 tears by W-2: no Fire; one under W-3 sets the Zone on fire', () => {
    const burns = (s: Fight) => [s.state.wound, hasToken(s.state, zoneNamed('Z23'), 'fire')];
    expect([burns(cleave(1, 1)), burns(cleave(2, 2))]).toEqual([[2, false], [2, true]]);
  });
});

describe('Lady Kugi', () => {
  const { map: { dolls = [] } } = BOSSES.kugi;
  const told = (facts: readonly string[], own: readonly { hero: HeroId; fact: string }[] = []): BattleState =>
    battle({ boss: 'kugi', story: { ...NO_STORY, facts: [...facts], heroFacts: [...own] } });
  const hps = (state: BattleState) => (state.extra.dolls?.dolls ?? []).map(({ hp }) => hp);

  test('RR-568 what one doll has counts more than what all have, and what is added comes last, however Facts are listed', () => {
    expect(dolls.map(({ hero }) => hero)).toEqual(['takahiro', 'sayaka', 'kosuke', 'kensho']);
    expect(hps(told(['ownNailPulled', 'dogUnsaid'], [{ hero: 'takahiro', fact: 'sawOwnLine' }]))).toEqual([2, 6, 10, 6]);
    expect(hps(told(['ownNailPulled', 'rowUnfinished']))).toEqual([1, 1, 1, 1]);
  });

  test('RR-568 dolls that were set lie three squares nearer before the first card is revealed', () => {
    const start = (...facts: string[]) => {
      const state = told(facts);
      does(state, (run) => run.call({ kind: 'revealWound' }));
      return Object.fromEntries((state.extra.dolls?.dolls ?? []).map(({ of, at: square }) => [of, typeof square === 'number' ? name(square) : square]));
    };
    expect(start()).toEqual(Object.fromEntries(dolls.map(({ hero, at: square }) => [hero, square])));
    // Lady Kugi stands on D6: the dolls in her row come beside her.
    expect(start('dollsSet')).toMatchObject({ takahiro: 'D5', sayaka: 'D7' });
    expect(told(['dollsSet']).heroes.kosuke.stamina).toBe(told([]).heroes.kosuke.stamina - 1);
  });

  test('RR-564 a doll that is struck from High Ground loses 2 more', () => {
    const struckFrom = (high: boolean): number => {
      const s = put(fight({ boss: 'kugi' }), 'kensho', 'K6').change((state) => {
        if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('I6') }];
        if (high) addToken(state, zoneNamed('Z42'), 'high');
      });
      return damageIn(strike(turnOf(s, 'kensho'), 'kensho', 'Ringing Staff', `thing:${at('I6')}`));
    };
    expect(struckFrom(true) - struckFrom(false)).toBe(2);
  });

  test('RR-564 under W-3 a doll that breaks gives 1 Ki, not to a hero whom its loss has felled', () => {
    const broken = (hp: number) => {
      const s = put(fight({ boss: 'kugi' }), 'takahiro', 'I6').change((state) => {
        state.wound = 2;
        state.heroes.sayaka.hp = hp;
        if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'sayaka', hp: 4, at: at('I7') }];
      });
      strike(turnOf(s, 'takahiro'), 'takahiro', 'Measured Cut', `thing:${at('I7')}`);
      return [s.state.heroes.sayaka.hp, s.state.heroes.sayaka.ki, s.state.extra.dolls?.dolls];
    };
    expect([broken(9), broken(2)]).toEqual([[7, 1, []], [0, 0, []]]);
  });
});

describe('Aka and Ao', () => {
  test('RR-577 under W-3 it counts how far apart they stood when the attack was aimed', () => {
    const s = put(fight({ boss: 'akaAo' }), 'sayaka', 'E7').change((state) => {
      state.wound = 2;
      ['C5', 'D8'].forEach((square, i) => Object.assign(state.figures[i] ?? {}, { anchor: at(square as SquareName) }));
    });
    turnOf(s, 'sayaka');
    const welded = strike(s, 'sayaka', 'Flurry', 'boss:0');
    const before = welded.find((each) => each.type === 'struck');
    expect(before?.type === 'struck' && before.lines.map(({ why }) => why)).toContain('welded together');
    // Ao is carried off between the snapshot and the blow.
    const again = turnOf(s, 'sayaka').change((state) => { Object.assign(state.heroes.sayaka, { stamina: 10 }); });
    again.play(0, strikeWith(again, 'sayaka', 'Flurry', 'boss:0'));
    again.change((state) => { Object.assign(state.figures[1] ?? {}, { anchor: at('K11') }); });
    const after = plain(again).find((each) => each.type === 'struck');
    expect(after?.type === 'struck' && after.lines.map(({ why }) => why)).toContain('welded together');
  });

  test('RR-578 a pillar that a Fact removes is gone; nothing else on the map is', () => {
    const pillars = (...facts: string[]) => battle({ boss: 'akaAo', story: { ...NO_STORY, facts } }).objects.map(({ kind, square }) => `${kind} ${name(square)}`);
    expect(pillars()).toContain('pillar G6');
    expect(pillars('kugiSpared')).toEqual(pillars().filter((each) => each !== 'pillar G6'));
  });
});

describe('Gasha-O', () => {
  test('RR-589 where the farthest reads the closest, Bone Rain is aimed at the closest', () => {
    const state = field('gashaO', 'C5', { takahiro: 'G6', sayaka: 'I6', kosuke: 'J6', kensho: 'L12' });
    state.sequence[0] = { card: 'L-7', broken: false };
    const aimedAt = () => readCard(state, 0)?.target;
    expect(aimedAt()).toBe('kensho');
    if (state.extra.body) state.extra.body.farthestIsClosest = true;
    expect(aimedAt()).toBe('takahiro');
    // A card that names nobody stays with whoever holds Threat.
    state.sequence[0] = { card: 'L-1', broken: false };
    state.threat = 'kosuke';
    expect(aimedAt()).toBe('kosuke');
  });
});

describe('The Devouring Night', () => {
  const night = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, ...eaten: ('Z14' | 'Z41' | 'Z42' | 'Z44')[]): BattleState => {
    const state = field('devouringNight', bossAt, heroes);
    state.extra.void = eaten.reduce((bits, zone) => bits | (1 << zoneNamed(zone)), 0);
    return state;
  };
  const mote = (state: BattleState, square: SquareName) => Object.assign(placeMinion(state, square), { minion: 'hungerMote' as const, hp: 6 });

  test('RR-626 a hero who pushes a minion into the void has its reward; its player may stop at the brink', () => {
    const pushed = (steps: number) => {
      const state = heroField('devouringNight', 'A1', { takahiro: 'G10' });
      state.extra.void = 1 << zoneNamed('Z44');
      state.heroes.takahiro.stamina = 1;
      mote(state, 'H10');
      const on = rig(state);
      on.run(linesOf([{ do: 'push', n: 3, who: 'target' }], { by: 'takahiro', target: 'hungerMote:0' }), 'force');
      expect([...battleDecisions.moves(state, 0)]).toHaveLength(3);
      on.answer({ kind: 'force', steps });
      return [state.minions.map(({ anchor }) => name(anchor)), on.happened('minionDefeated').map(({ by }) => by), on.happened('gained').map(({ hero, res, n }) => [hero, res, n])];
    };
    const [reward] = BOSSES.devouringNight.minions.find(({ id }) => id === 'hungerMote')?.onDefeat ?? [];
    if (reward?.do !== 'gain') throw new Error('a Mote gives something');
    expect([pushed(0), pushed(1)]).toEqual([[['H10'], [], []], [['I10'], [], []]]);
    expect(pushed(2)).toEqual([[], ['takahiro'], [['takahiro', reward.res, reward.n]]]);
  });

  test('RR-626 an enemy does not push its own minions over, and the edge of the map is no brink', () => {
    const state = night('F9', { takahiro: 'L9' }, 'Z44');
    mote(state, 'I10');
    const on = rig(state);
    on.run(linesOf([{ do: 'push', n: 2, who: 'target' }], { target: 'hungerMote:0' }));
    expect([state.minions.map(({ anchor }) => name(anchor)), losses(state, () => on.run(linesOf([{ do: 'push', n: 2, who: 'target' }], { target: 'takahiro' })))]).toEqual([['I10'], [0, 0, 0, 0]]);
  });

  test('RR-626 RR-625 whoever is pulled to a boss that hangs over the void, and stands beside it already, loses nothing', () => {
    const state = night('J8', { takahiro: 'I11' }, 'Z44');
    // The base is J8 to L10; I11 touches its corner J10, which lies over the void.
    expect(losses(state, () => rig(state).run(linesOf([{ do: 'pull', n: 2, who: 'target' }], { target: 'takahiro' })))).toEqual([0, 0, 0, 0]);
  });

  test('RR-622 tokens for an eaten Zone are ignored, so the boss over it is not hurt there', () => {
    const state = night('I9', {}, 'Z44');
    rig(state).run(linesOf([{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z44' } }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z43' } }]));
    expect([hasToken(state, zoneNamed('Z44'), 'fire'), hasToken(state, zoneNamed('Z43'), 'fire')]).toEqual([false, true]);
  });

  test('RR-623 cast out of a corner into an edge that is eaten by the same card: 2 HP once, and one Empowered', () => {
    const state = night('E5', { takahiro: 'L3', sayaka: 'E1', kosuke: 'E2', kensho: 'E3' });
    for (const zone of ['Z41', 'Z42'] as const) addToken(state, zoneNamed(zone), 'gnawed');
    addCondition(boss(state), 'weakened');
    const reveal = BOSSES.devouringNight.wounds[1]?.onReveal ?? [];
    expect(reveal.filter((step) => step.do === 'custom' && step.id === 'bite')).toHaveLength(2);
    const on = rig(state);
    const [lost] = losses(state, () => on.run(linesOf(reveal)));
    // From L3 to K4 in gnawed Z42, then to I2 in Z31, which has just been gnawed: 2 for each of these, 2 for being cast out.
    expect([on.happened('placed').map(({ at: square }) => name(square)), lost]).toEqual([['K4', 'I2'], 6]);
    expect([hasCondition(boss(state), 'weakened'), hasCondition(boss(state), 'empowered')]).toEqual([false, false]);
  });

  test('RR-623 two bites of two cards are two effects: 2 HP each', () => {
    const state = night('E5', { takahiro: 'L3', sayaka: 'E1', kosuke: 'E2', kensho: 'E3' });
    const on = rig(state);
    const lost = losses(state, () => {
      on.run(linesOf([{ do: 'custom', id: 'bite', where: { zone: 'Z41' }, eat: true }]));
      on.run(linesOf([{ do: 'custom', id: 'bite', where: { zone: 'Z42' }, eat: true }]));
    });
    expect(lost[HERO_IDS.indexOf('takahiro')]).toBe(4);
  });

  test('RR-600 with the broken seat Z14 is eaten before the first card is revealed', () => {
    const eaten = (...facts: string[]) => {
      const state = battle({ boss: 'devouringNight', story: { ...NO_STORY, facts } });
      does(state, (run) => run.call({ kind: 'revealWound' }));
      return [state.extra.void ?? 0, state.extra.openings];
    };
    expect([eaten(), eaten('seatBroken')]).toEqual([[0, undefined], [1 << zoneNamed('Z14'), undefined]]);
  });

  test('RR-627 the bite at the end of the round is one effect of its own', () => {
    const state = night('E5', { takahiro: 'L3' });
    addToken(state, zoneNamed('Z41'), 'gnawed');
    state.threat = 'takahiro';
    rig(state).run(endOfRound());
    expect([where(state, 'takahiro') !== 'L3', hasCondition(boss(state), 'empowered')]).toEqual([true, true]);
  });
});
