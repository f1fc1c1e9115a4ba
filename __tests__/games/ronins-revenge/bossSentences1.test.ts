import { nearestFrame } from '@/engine/decisions/frames';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import type { HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { bossMove } from '@/games/ronins-revenge/rules/boss/moves';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { dodgeAgainst } from '@/games/ronins-revenge/rules/damage/strike';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { boss, placeMinion, placeObject } from './battle';
import { fight, put, struckBy } from './fight';
import { does, field, rig, type Rig } from './rig';
import { linesOf, losses, name, slotFrame, turnFrame, where } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: Itoguruma and Funa-Kuro. */

const custom = (call: CustomCall, target?: HeroId) => linesOf([{ do: 'custom', ...call }], target ? { target } : {});
const event = (on: Rig, id: `E-${number}`): void => {
  on.state.sequence[0] = { event: id };
  on.run(slotFrame());
};

describe('Itoguruma', () => {
  const [V1, V2] = [0, 1];

  test('RR-520 the fallen keep nobody company; the only one who stands is Isolated', () => {
    const state = field('itoguruma', 'A1', { takahiro: 'G4', sayaka: 'G5', kosuke: 'L11', kensho: 'L12' });
    Object.assign(state, { wound: V2 });
    rig(state).run(custom({ id: 'cocoonMostIsolated' }));
    expect(state.extra.loom?.cocooned).toEqual([]);
    state.heroes.sayaka.hp = 0;
    rig(state).run(custom({ id: 'cocoonMostIsolated' }));
    expect(state.extra.loom?.cocooned).toEqual(['takahiro']);
  });

  test('RR-521 whoever cannot pay is not asked: it is Slowed; nobody is asked out of the Web', () => {
    const begun = (hp: number, zone: 'Z22' | 'Z23') => {
      const state = field('itoguruma', 'A1', { kosuke: 'E5' });
      addToken(state, zoneNamed(zone), 'web');
      state.heroes.kosuke.hp = hp;
      const on = rig(state);
      // A Comrade gains 3 Life Force first, and never pays its last point.
      does(state, (run) => bossRules(state).turnBegins?.(run, 'kosuke'));
      return [on.asked(), hasCondition(state.heroes.kosuke, 'slowed')];
    };
    expect([begun(1, 'Z22'), begun(2, 'Z22'), begun(1, 'Z23')]).toEqual([[undefined, true], ['web', false], [undefined, false]]);
  });

  test('RR-521 a Hastened hero who does not pay loses both tokens', () => {
    const state = field('itoguruma', 'A1', { kosuke: 'E5' });
    addToken(state, zoneNamed('Z22'), 'web');
    addCondition(state.heroes.kosuke, 'hastened');
    const on = rig(state);
    on.run(turnFrame('kosuke'), 'web');
    on.answer({ kind: 'tearLoose', pay: false }, 'turn');
    expect([hasCondition(state.heroes.kosuke, 'slowed'), hasCondition(state.heroes.kosuke, 'hastened')]).toEqual([false, false]);
  });

  test('RR-522 RR-529 Poison hurts a Husk, but neither her nor Threadlings', () => {
    const state = field('itoguruma', 'E5', { kosuke: 'D5' });
    addToken(state, zoneNamed('Z22'), 'poison');
    Object.assign(placeMinion(state, 'D4'), { minion: 'voiceHusk', hp: 7 });
    Object.assign(placeMinion(state, 'D6'), { minion: 'threadling', hp: 5 });
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    const on = rig(state);
    on.run({ kind: 'bossPhase', slot: 0 });
    on.run({ kind: 'minionPhase', done: [] });
    expect([state.bossHp, state.minions.map(({ hp }) => hp)]).toEqual([50, [5, 5]]);
  });

  test('RR-523 whoever falls loses its Cocoon, and whoever is only hurt keeps it', () => {
    const hurt = (n: number) => {
      const state = field('itoguruma', 'A1');
      state.heroes.sayaka.hp = 5;
      state.extra.loom?.cocooned.push('sayaka', 'kosuke');
      rig(state).run(linesOf([{ do: 'loseHp', n, who: 'target' }], { target: 'sayaka' }));
      return state.extra.loom?.cocooned;
    };
    expect([hurt(4), hurt(5)]).toEqual([['sayaka', 'kosuke'], ['kosuke']]);
  });

  test('RR-523 a second Cocoon is ignored, and does not use up one that is full', () => {
    const state = field('itoguruma', 'A1');
    state.extra.loom?.cocooned.push('sayaka');
    if (state.extra.loom) state.extra.loom.cocoonsFull = 1;
    rig(state).run(custom({ id: 'cocoon', who: 'target' }, 'sayaka'));
    expect(state.extra.loom).toMatchObject({ cocooned: ['sayaka'], cocoonsFull: 1 });
  });

  test('RR-523 a Cocooned hero does not Counterstrike', () => {
    const asked = (cocooned: boolean) => {
      const s = put(fight({ boss: 'itoguruma' }), 'takahiro', 'H6').change((state) => {
        state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
        if (cocooned) state.extra.loom?.cocooned.push('takahiro');
      });
      struckBy(s, { precision: 30, damage: 4, type: 'slashing', range: 1 }, 'takahiro').play(0, { kind: 'takeIt' });
      return s.prompt(0).kind;
    };
    expect([asked(false), asked(true) === asked(false)]).toEqual(['counter', false]);
  });

  test('RR-523 the Spoken Name in the middle of an attack: Threat goes to whom it was spoken for, and the line of the card is left out', () => {
    const spoken = (speak: boolean) => {
      const state = field('itoguruma', 'E6', { takahiro: 'H6', sayaka: 'A1', kosuke: 'A12', kensho: 'L12' });
      Object.assign(state, { threat: 'takahiro' });
      state.partyItems.push('spokenName');
      const on = rig(state);
      // Cocoon gives Threat to the Ninja.
      state.sequence[0] = { card: 'H-1', broken: false };
      on.run(slotFrame(), 'refuseCocoon');
      on.answer({ kind: 'speakName', speak });
      return [state.threat, state.extra.loom?.cocooned, state.partyItems];
    };
    expect([spoken(true), spoken(false)]).toEqual([['takahiro', [], []], ['sayaka', ['takahiro'], ['spokenName']]]);
  });

  test('RR-524 nobody cuts its own Cocoon, nor without the price; a Comrade keeps its last point', () => {
    const cuts = (hp: number, cocooned: HeroId) => {
      const state = field('itoguruma', 'A1', { takahiro: 'G6', kosuke: 'G7' });
      state.extra.loom?.cocooned.push(cocooned);
      addToken(state, zoneNamed('Z32'), 'web');
      state.heroes.takahiro.hp = hp;
      return bossRules(state).actions?.(state, 'takahiro').map(({ id }) => id);
    };
    expect([cuts(20, 'takahiro'), cuts(4, 'kosuke'), cuts(3, 'kosuke'), cuts(2, 'kosuke')]).toEqual([[], ['cutCocoon', 'cutWeb'], ['cutCocoon'], []]);
  });

  test('RR-525 RR-527 only W-1 resists in the Web and leaves a trail', () => {
    const under = (wound: number) => {
      const state = field('itoguruma', 'C6');
      Object.assign(state, { wound });
      addToken(state, zoneNamed('Z22'), 'web');
      state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
      rig(state).run({ kind: 'bossPhase', slot: 0 });
      return [bossRules(state).lastingResistance?.(state, boss(state), 'mystic'), hasToken(state, zoneNamed('Z12'), 'web')];
    };
    expect([under(V1), under(V2), under(2)]).toEqual([[true, true], [false, false], [false, false]]);
  });

  test('RR-526 under W-2 an Isolated hero has 1 Dodge less against the boss and its minions, not below 0', () => {
    const dodge = (wound: number, sayaka: SquareName, own: number, by: 'boss:0' | 'threadling:0' = 'boss:0') => {
      const s = put(put(fight({ boss: 'itoguruma' }), 'takahiro', 'H6'), 'sayaka', sayaka).change((state) => {
        Object.assign(state, { wound });
        if (own > 0) state.heroes.takahiro.buffs.push({ stat: 'dodge', n: own, until: 'endOfRound', why: 'test' });
      });
      struckBy(s, { range: 12 }, 'takahiro');
      const frame = nearestFrame(s.state, 'strike');
      return frame ? dodgeAgainst(s.state, { ...frame, by }, 'takahiro') : -1;
    };
    const usual = dodge(V1, 'A1', 3);
    expect(usual).toBeGreaterThanOrEqual(3);
    expect([dodge(V2, 'A1', 3), dodge(V2, 'A1', 3, 'threadling:0'), dodge(V2, 'H8', 3), dodge(2, 'A1', 3)]).toEqual([usual - 1, usual - 1, usual, usual]);
    expect(dodge(V2, 'A1', 0)).toBe(Math.max(0, dodge(V1, 'A1', 0) - 1));
  });

  test('RR-526 a card that says keep leaves Threat, and Events give it as printed', () => {
    const state = field('itoguruma', 'F6', { takahiro: 'J6', sayaka: 'A1', kosuke: 'J7', kensho: 'J8' });
    Object.assign(state, { wound: V2, threat: 'kosuke' });
    expect([bossRules(state).threatTo?.(state, 'keep', { own: 'basic' }), bossRules(state).threatTo?.(state, 'next', { own: 'basic' })]).toEqual(['keep', 'mostIsolated']);
    rig(state).run(linesOf([{ do: 'threat', to: 'closest' }]));
    expect(state.threat).not.toBe('sayaka');
  });

  test('RR-528 E-6 clears every Zone of Web and leaves Poison; E-2 pulls the most isolated wherever it stands', () => {
    const state = field('itoguruma', 'A1', { takahiro: 'L1', sayaka: 'L2', kosuke: 'L3', kensho: 'L12' });
    for (let zone = 0; zone < 16; zone++) for (const token of ['web', 'poison'] as const) addToken(state, zone, token);
    const on = rig(state);
    event(on, 'E-6');
    expect([state.zones.filter((_, zone) => hasToken(state, zone, 'web')).length, state.zones.filter((_, zone) => hasToken(state, zone, 'poison')).length]).toEqual([0, 16]);
    state.zones.fill(0);
    event(on, 'E-2');
    expect([state.threat, where(state, 'kensho')]).toEqual(['kensho', 'J10']);
  });
});

describe('Funa-Kuro', () => {
  const wet = (heroes: Partial<Record<HeroId, SquareName>>, wound: number, bossAt: SquareName = 'A5'): Rig => {
    const state = field('funakuro', bossAt, heroes);
    Object.assign(state, { wound });
    const on = rig(state);
    on.run(custom({ id: 'setTide', n: wound + 1 }));
    return on;
  };
  const flooded = (state: BattleState): number => (['Z11', 'Z21', 'Z31', 'Z41'] as const).filter((zone) => hasToken(state, zoneNamed(zone), 'flood')).length;

  test('RR-530 two high tides do not add up; the Tide of the first card is changed while it is active', () => {
    const on = wet({}, 1);
    on.run(custom({ id: 'highTide', forRounds: 2 }));
    on.run(custom({ id: 'highTide', forRounds: 2 }));
    expect(flooded(on.state)).toBe(3);
    const first = wet({}, 0);
    if (first.state.extra.river) first.state.extra.river.startChange = -1;
    does(first.state, (run) => bossRules(first.state).roundBegins?.(run));
    expect(flooded(first.state)).toBe(0);
    first.state.wound = 1;
    first.run(custom({ id: 'setTide', n: 2 }));
    expect(flooded(first.state)).toBe(2);
  });

  test('RR-531 Fire goes out in flooded Zones alone', () => {
    const on = wet({}, 0);
    for (const zone of ['Z32', 'Z42'] as const) addToken(on.state, zoneNamed(zone), 'fire');
    on.run({ kind: 'riverStep', moves: [] });
    expect([hasToken(on.state, zoneNamed('Z32'), 'fire'), hasToken(on.state, zoneNamed('Z42'), 'fire')]).toEqual([true, false]);
  });

  test('RR-531 whoever ends on row L pays or loses 3; in the Room Beside Sen nobody is moved or charged, but objects drift', () => {
    const end = (still: boolean) => {
      const on = wet({ takahiro: 'L1', sayaka: 'K4', kosuke: 'J7', kensho: 'A1' }, 0);
      placeObject(on.state, 'barrel', 'J10');
      if (still) on.run(custom({ id: 'stillWater' }));
      const lost = losses(on.state, () => on.run({ kind: 'riverStep', moves: [] }));
      return [lost, where(on.state, 'kosuke'), name(on.state.objects[0]?.square)];
    };
    expect([end(false), end(true)]).toEqual([[[3, 3, 0, 0], 'K7', 'K10'], [[0, 0, 0, 0], 'J7', 'K10']]);
  });

  test('RR-531 RR-539 a fallen hero is not carried and stops whoever is north of it; dry heroes stand', () => {
    const on = wet({ takahiro: 'J3', sayaka: 'K3', kosuke: 'I8', kensho: 'A1' }, 0);
    on.state.heroes.sayaka.hp = 0;
    on.run({ kind: 'riverStep', moves: [] });
    expect([where(on.state, 'takahiro'), where(on.state, 'sayaka'), where(on.state, 'kosuke')]).toEqual(['J3', 'K3', 'I8']);
  });

  test('RR-531 the southernmost goes first: two in a column are both carried, whatever their names', () => {
    for (const [north, south] of [['takahiro', 'kensho'], ['kensho', 'takahiro']] as const) {
      const on = wet({ sayaka: 'A1', kosuke: 'A12', [north]: 'G7', [south]: 'H7' }, 1);
      on.run({ kind: 'riverStep', moves: [] });
      expect([where(on.state, north), where(on.state, south)]).toEqual(['H7', 'I7']);
    }
  });

  test('RR-532 a pillar at the corner does not hold; under W-3 none does', () => {
    const carried = (pillar: SquareName, wound: number) => {
      const on = wet({ takahiro: 'J6' }, wound);
      placeObject(on.state, 'pillar', pillar);
      on.run({ kind: 'riverStep', moves: [] });
      return where(on.state, 'takahiro');
    };
    expect([carried('J7', 1), carried('I7', 1), carried('J7', 2)]).toEqual(['J6', 'K6', 'L6']);
  });

  test('RR-534 a Counterstrike that removes a cube opens the chest too; a hero who has fallen leaves it shut', () => {
    const opened = (hp: number, chest: number) => {
      const state = field('funakuro', 'D5');
      if (state.extra.river) state.extra.river.chest = chest;
      state.heroes.kosuke.hp = hp;
      does(state, (run) => bossRules(state).attackGained?.(run, { by: 'kosuke', as: 'counter', cubesRemoved: 2 } as never));
      return [state.heroes.kosuke.ki, state.extra.river?.chest];
    };
    expect([opened(9, 5), opened(0, 5), opened(9, 1)]).toEqual([[2, 0], [0, 5], [0, 0]]);
  });

  test('RR-535 Wash Over sweeps whoever is in [2], southernmost first: the other does not run into it', () => {
    const on = wet({ takahiro: 'F8', sayaka: 'G8', kosuke: 'I8', kensho: 'A12' }, 0, 'D5');
    event(on, 'E-1');
    expect([where(on.state, 'takahiro'), where(on.state, 'sayaka'), where(on.state, 'kosuke')]).toEqual(['G8', 'H8', 'I8']);
    const free = wet({ takahiro: 'F8', sayaka: 'G8', kosuke: 'A1', kensho: 'A12' }, 0, 'D5');
    event(free, 'E-1');
    expect([where(free.state, 'takahiro'), where(free.state, 'sayaka')]).toEqual(['H8', 'I8']);
  });

  test('RR-536 its Move is never more than 2, Hastened or not; Slowed halves it', () => {
    const state = field('funakuro', 'D5');
    const moves = () => bossMove(state, boss(state), 2);
    const plain = moves();
    addCondition(boss(state), 'hastened');
    const hastened = moves();
    addCondition(boss(state), 'slowed');
    addCondition(boss(state), 'slowed');
    expect([plain, hastened, moves()]).toEqual([2, 2, 1]);
  });

  test('RR-536 an anchor that was cut lifts the Tide in its rounds only', () => {
    const on = wet({}, 0);
    if (on.state.extra.river) on.state.extra.river.cutRounds = [1, 2];
    const rounds: number[] = [];
    const after: number[] = [];
    for (const round of [1, 2, 3]) {
      on.state.round = round;
      does(on.state, (run) => bossRules(on.state).roundBegins?.(run));
      rounds.push(flooded(on.state));
      on.run({ kind: 'riverStep', moves: [] });
      after.push(flooded(on.state));
    }
    expect([rounds, after, on.state.extra.river?.cutRounds]).toEqual([[2, 2, 1], [1, 1, 1], []]);
  });

  test('RR-538 W-2 asks for a Fare after a hit of the Basic Attack, not after a dodge', () => {
    const asked = (dodges: boolean) => {
      const on = wet({ takahiro: 'D9', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' }, 1, 'D5');
      on.state.heroes.takahiro.ki = 1;
      if (dodges) on.state.heroes.takahiro.buffs.push({ stat: 'dodge', n: 40, until: 'endOfRound', why: 'test' });
      on.run(slotFrame(), 'fare');
      return on.asked();
    };
    expect([asked(false), asked(true)]).toEqual(['fare', undefined]);
  });
});
