import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import { HERO_IDS, type DamageType, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { guardOf } from '@/games/ronins-revenge/rules/boss/bosses/duel';
import { isSafe } from '@/games/ronins-revenge/rules/boss/bosses/night';
import { chorusOf } from '@/games/ronins-revenge/rules/boss/bosses/wanderer';
import type { StrikeBody } from '@/games/ronins-revenge/rules/boss/frames';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState, Slot } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeMinion, placeObject } from './battle';
import { does, field, heroField, playCard, rig, type Rig } from './rig';
import { endOfRound, linesOf, losses, name, slotFrame, turnFrame, where } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: Harunobu and the three shapes of Kurokai. */

const custom = (call: CustomCall, target?: HeroId) => linesOf([{ do: 'custom', ...call }], target ? { target } : {});
const attacks = (on: Rig, hero: HeroId, type: DamageType): void => {
  on.run(turnFrame(hero), 'turn');
  on.answer({ kind: 'padAttack', pad: 'light', type, way: [], facing: 0, targets: ['boss:0'] });
};

describe('Suzaku Harunobu', () => {
  const duel = (heroes: Partial<Record<HeroId, SquareName>>, list: DamageType[], wound = 0): BattleState => {
    const state = field('harunobu', 'D6', heroes);
    Object.assign(state, { wound });
    if (state.extra.duel) state.extra.duel.list = list;
    return state;
  };
  const bannerman = (state: BattleState, square: SquareName) => Object.assign(placeMinion(state, square), { minion: 'suzakuBannerman' as const, hp: 10 });

  test('RR-590 attacks of minions and cards that are Broken leave his Guard', () => {
    const state = duel({ takahiro: 'E6' }, ['mystic']);
    bannerman(state, 'D5');
    state.sequence[0] = { card: 'L-1', broken: true };
    const on = rig(state);
    on.run(slotFrame());
    on.run({ kind: 'minionPhase', done: [] });
    expect([on.happened('strikeBegan').length, state.extra.duel?.list]).toEqual([1, ['mystic']]);
  });

  test('RR-591 unspent steel is for the first attack alone, and for none where he guards nothing or has answered', () => {
    const state = duel({ takahiro: 'E6' }, ['crushing']);
    const ready = () => {
      does(state, (run) => bossRules(state).heroTurnsOver?.(run));
      return state.extra.duel?.unspent;
    };
    expect(ready()).toBe(true);
    const on = rig(state);
    on.run(slotFrame());
    expect(state.extra.duel?.unspent).toBe(false);
    Object.assign(state.extra.duel ?? {}, { answers: 1 });
    expect(ready()).toBe(false);
    Object.assign(state.extra.duel ?? {}, { answers: 0, list: [] });
    expect(ready()).toBe(false);
  });

  test('RR-591 a mark is gone with the round; W-3 looks at none', () => {
    const answered = (wound: number, newRound: boolean) => {
      const state = duel({ takahiro: 'E6', sayaka: 'E5' }, ['slashing'], wound);
      if (state.extra.duel) state.extra.duel.answered = ['slashing'];
      if (newRound) does(state, (run) => bossRules(state).roundBegins?.(run));
      const on = rig(state);
      attacks(on, 'takahiro', 'slashing');
      return on.happened('strikeBegan').length;
    };
    expect([answered(0, false), answered(0, true), answered(2, false)]).toEqual([0, 1, 1]);
  });

  test('RR-592 Slowed he does not come near enough: no Answer, no mark, and he stays; an attacker who fell is not answered', () => {
    const answer = (slowed: boolean) => {
      const state = duel({ kensho: 'G6' }, ['mystic']);
      if (slowed) addCondition(boss(state), 'slowed');
      if (state.extra.duel) state.extra.duel.owed = { hero: 'kensho', type: 'mystic' };
      does(state, (run) => bossRules(state).attackOver?.(run, { by: 'kensho', as: 'main' } as never));
      return [state.extra.duel?.answered, name(boss(state).anchor) === 'D6'];
    };
    expect([answer(false), answer(true)]).toEqual([[['mystic'], false], [[], true]]);
    const state = duel({ kensho: 'E6' }, ['mystic']);
    state.heroes.kensho.hp = 0;
    if (state.extra.duel) state.extra.duel.owed = { hero: 'kensho', type: 'mystic' };
    does(state, (run) => bossRules(state).attackOver?.(run, { by: 'kensho', as: 'main' } as never));
    expect([state.extra.duel?.answered, state.extra.duel?.owed]).toEqual([[], null]);
  });

  test('RR-594 a Counterstrike is neither shielded nor counted; without a Bannerman beside him the shield is spent all the same', () => {
    const shielded = (as: 'main' | 'counter', square: SquareName) => {
      const state = duel({ takahiro: 'E6' }, []);
      bannerman(state, square);
      const attack = { by: 'takahiro', as, type: 'slashing', aim: ['boss:0'] };
      does(state, (run) => bossRules(state).aimed?.(run, attack as never));
      return [attack.aim, state.extra.duel?.shieldSpent];
    };
    expect([shielded('main', 'D5'), shielded('counter', 'D5'), shielded('main', 'D8')]).toEqual([[['suzakuBannerman:0'], true], [['boss:0'], false], [['boss:0'], true]]);
  });

  test('RR-594 a Bannerman who was a target already is struck once', () => {
    const state = duel({ takahiro: 'E6' }, []);
    bannerman(state, 'D5');
    const attack = { by: 'takahiro', as: 'main', type: 'slashing', aim: ['boss:0', 'suzakuBannerman:0'] };
    does(state, (run) => bossRules(state).aimed?.(run, attack as never));
    expect(attack.aim).toEqual(['suzakuBannerman:0']);
  });

  test('RR-595 a Bannerman in [1] of him does not move, and strikes nobody beyond its Range', () => {
    const acts = (kosuke: SquareName) => {
      const state = duel({ kosuke }, []);
      bannerman(state, 'E6');
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      return [name(state.minions[0]?.anchor), on.happened('strikeBegan').length, on.happened('stepped').length];
    };
    expect([acts('G6'), acts('H6')]).toEqual([['E6', 1, 0], ['E6', 0, 0]]);
  });

  test('RR-596 a list of one is the whole Guard under W-2; W-3 guards one again', () => {
    expect([guardOf(duel({}, ['mystic'], 1)), guardOf(duel({}, ['mystic', 'slashing'], 2)), guardOf(duel({}, [], 1))]).toEqual([['mystic'], ['mystic'], []]);
  });

  test('RR-599 of cubes that are equally many Slashing comes first, then Piercing, Crushing, Mystic; without cubes nothing changes', () => {
    const read = (...types: DamageType[]) => {
      const state = duel({}, ['mystic', 'piercing']);
      types.forEach((type, i) => { state.heroes[HERO_IDS[i] ?? 'kensho'].primed = { weapon: 0, type }; });
      rig(state).run(custom({ id: 'readTheHands' }));
      return state.extra.duel?.list;
    };
    expect([read('mystic', 'crushing'), read('crushing', 'piercing', 'slashing'), read()]).toEqual([['crushing', 'mystic', 'piercing'], ['slashing', 'mystic', 'piercing'], ['mystic', 'piercing']]);
  });

  test('RR-599 Change of Guard without an open weakness leaves Crushing at the head', () => {
    const cover = BOSSES.harunobu.attacks.find(({ steps = [] }) => steps.some((step) => step.do === 'custom' && step.id === 'coverWeakness'));
    const state = duel({ takahiro: 'E6' }, ['mystic']);
    state.threat = 'takahiro';
    state.decks.L = { cards: [], known: [] };
    playCard(rig(state), cover?.id ?? 'S-1');
    expect([state.extra.duel?.list, state.extra.duel?.cover]).toEqual([['crushing', 'mystic'], undefined]);
  });
});

describe('The Fifth Wanderer', () => {
  const written = (type: DamageType, broken = false, by: HeroId = 'sayaka'): Slot => ({ card: 'L-1', broken, written: { by, type } });
  const page = (sequence: Slot[], wound = 0): BattleState => Object.assign(field('fifthWanderer', 'E6'), { wound, sequence: [...sequence, null, null, null, null].slice(0, 4) });

  test('RR-603 by distance alone: a Shade at the corner blots, one two squares away does not', () => {
    const blots = (square: SquareName) => {
      const state = page([]);
      Object.assign(placeMinion(state, square), { minion: 'inkShade' as const, hp: 6 });
      state.heroes.kosuke.anchor = at('H4');
      does(state, (run) => bossRules(state).aimed?.(run, { by: 'kosuke', as: 'main', aim: [] } as never));
      return state.extra.blotted;
    };
    expect([blots('G3'), blots('H2')]).toEqual([true, false]);
  });

  test('RR-604 under W-2 a fallen writer is replaced by whoever holds Threat; under W-3 a writer alone is its own next', () => {
    const aimed = (wound: number, ...fallen: HeroId[]) => {
      const state = page([written('slashing')], wound);
      Object.assign(state, { line: ['kensho', 'sayaka', 'kosuke', 'takahiro'], threat: 'kensho' });
      for (const hero of fallen) state.heroes[hero].hp = 0;
      return readCard(state, 0)?.target;
    };
    expect([aimed(1), aimed(1, 'sayaka'), aimed(2), aimed(2, 'kosuke', 'takahiro', 'kensho')]).toEqual(['sayaka', 'kensho', 'kosuke', 'sayaka']);
  });

  test('RR-605 higher slots, Events, unwritten and Broken cards have no voice; an unwritten card gets nothing', () => {
    const voices = (sequence: Slot[], slot: number, type: DamageType = 'slashing') =>
      chorusOf(page(sequence), { from: { card: 'L-1', slot }, values: { type }, wound: 0 } as unknown as StrikeBody);
    expect(voices([written('slashing'), written('slashing'), written('slashing')], 2)).toBe(4);
    expect(voices([written('slashing'), written('slashing'), written('slashing')], 0)).toBe(0);
    expect(voices([written('slashing', true), { event: 'E-1' }, { card: 'L-2', broken: false }, written('slashing')], 3)).toBe(0);
    expect(voices([written('slashing'), { card: 'L-1', broken: false }], 1)).toBe(0);
    expect(voices([written('slashing'), written('piercing')], 1, 'piercing')).toBe(0);
  });

  test('RR-607 without an unbroken written card it is the Basic Attack; Threat stays with Show Me Again', () => {
    const again = (sequence: Slot[]) => {
      const state = page(sequence);
      Object.assign(state, { threat: 'takahiro' });
      state.heroes.takahiro.anchor = at('F6');
      const on = rig(state);
      on.run(custom({ id: 'showMeAgain' }));
      return on.happened('strikeBegan').map(({ name: strike }) => strike);
    };
    expect([again([null, written('crushing')]), again([written('crushing', true)])]).toEqual([['Show Me Again'], [BOSSES.fifthWanderer.card.basic.name]]);
  });
});

describe('The Caged Dawn', () => {
  const caged = (night: number, dawn: number, changes: Partial<BattleState> = {}, front: 'night' | 'dawn' = 'night'): BattleState => {
    const state = Object.assign(field('cagedDawn', 'F6'), changes);
    Object.assign(state.extra.souls ?? {}, { night, dawn, front });
    state.bossHp = night + dawn;
    return state;
  };
  const souls = ({ extra, bossHp }: BattleState) => [extra.souls?.night, extra.souls?.dawn, bossHp];

  test('RR-611 other losses take from the fuller soul, of equals from the front half, and the rest from the other without halving', () => {
    const lost = (state: BattleState, n: number) => {
      rig(state).run(linesOf([{ do: 'loseHp', n, who: 'boss' }]));
      return souls(state);
    };
    expect(lost(caged(25, 25), 18)).toEqual([7, 25, 32]);
    expect(lost(caged(25, 25, {}, 'dawn'), 18)).toEqual([25, 7, 32]);
    expect(lost(caged(14, 9), 18)).toEqual([0, 5, 5]);
    expect(lost(caged(3, 4), 10)).toEqual([22, 25, 47]);
  });

  test('RR-611 one soul at 0 wins nothing; on Hard what is left beyond the cube is lost', () => {
    const struck = (state: BattleState, n: number) => {
      does(state, (run) => bossRules(state).takesFromBars?.(run, n, { why: 'effect' }));
      return [...souls(state), state.cubes[0]];
    };
    const { cubes: [first = 0] } = caged(1, 1);
    expect(struck(caged(5, 20), 20)).toEqual([5, 0, 5, first]);
    expect([struck(caged(2, 2), 9), struck(caged(2, 2, { difficulty: 'hard' }), 9)]).toEqual([[20, 25, 45, first - 1], [25, 25, 50, first - 1]]);
  });

  test('RR-613 a card of the other soul, and one of no soul, keep their strength', () => {
    const state = caged(0, 10);
    const silent = (soul: 'night' | 'dawn' | undefined) => {
      const card = BOSSES.cagedDawn.attacks.find((each) => each.noAttack === undefined && each.soul === soul);
      state.sequence[0] = { card: card?.id ?? 'L-1', broken: false };
      return readCard(state, 0)?.silent === true;
    };
    expect([silent('night'), silent('dawn'), silent(undefined)]).toEqual([true, false, false]);
  });

  test('RR-616 the gift is for a Main Action that dealt damage, by the soul of the snapshot; under W-3 there is none', () => {
    const gift = (changes: object, wound = 0) => {
      const state = caged(25, 25, { wound });
      const attack = { by: 'kosuke', as: 'main', dealt: 4, targets: [{ ref: 'boss:0', note: 'dawn' }], snapshot: { wound }, ...changes };
      does(state, (run) => bossRules(state).attackGained?.(run, attack as never));
      return [state.heroes.kosuke.yin, state.heroes.kosuke.yang];
    };
    expect([gift({}), gift({ targets: [{ ref: 'boss:0', note: 'night' }] }), gift({ as: 'counter' }), gift({ as: 'extra' }), gift({ dealt: 0 }), gift({}, 2)]).toEqual([[0, 1], [1, 0], [0, 0], [0, 0], [0, 0], [0, 0]]);
  });

  test('RR-616 in the cold of Night a full hero loses Stamina, a Comrade Life Force', () => {
    const state = heroField('cagedDawn', 'F6', { takahiro: 'D6', sayaka: 'D7', kosuke: 'L1', kensho: 'L2' }, ['sayaka']);
    Object.assign(state, { wound: 1 });
    Object.assign(state.extra.souls ?? {}, { front: 'dawn' });
    state.heroes.takahiro.stamina = 7;
    const lost = losses(state, () => rig(state).run(endOfRound(), 'turn'));
    expect([lost, state.heroes.takahiro.stamina]).toEqual([[0, 2, 0, 0], 5]);
  });

  test('RR-616 under W-3 a silent soul comes back with 10, and the bar says so; two that are not silent only swap', () => {
    const end = (night: number, dawn: number) => {
      const state = caged(night, dawn, { wound: 2 });
      rig(state).run({ kind: 'round', turn: 4, step: 'endLast' }, 'turn');
      return [...souls(state), state.extra.souls?.front];
    };
    expect([end(0, 7), end(12, 0), end(3, 7)]).toEqual([[10, 7, 17, 'dawn'], [12, 10, 22, 'dawn'], [3, 7, 10, 'dawn']]);
  });

  test('RR-617 the Bent Key turns no Counterstrike, waits for an attack on the boss, and is lost with the round', () => {
    const state = caged(25, 25);
    state.heroes.kosuke.anchor = at('H6');
    Object.assign(state.extra, { keyTurned: 'kosuke' });
    const note = (as: 'main' | 'counter', by: HeroId = 'kosuke') => bossRules(state).note?.(state, boss(state), { by, as } as never);
    expect([note('main'), note('counter')]).toEqual(['dawn', 'night']);
    const over = (as: 'main' | 'counter', ref: string) => {
      does(state, (run) => bossRules(state).attackOver?.(run, { by: 'kosuke', as, targets: [{ ref }] } as never));
      return state.extra.keyTurned;
    };
    expect([over('counter', 'boss:0'), over('main', 'barWarden:0'), over('main', 'boss:0')]).toEqual(['kosuke', 'kosuke', undefined]);
    Object.assign(state.extra, { keyTurned: 'kosuke' });
    does(state, (run) => bossRules(state).roundBegins?.(run));
    expect(state.extra.keyTurned).toBeUndefined();
  });

  test('RR-618 only the Speaker may swap the souls, and once', () => {
    const state = caged(25, 25);
    Object.assign(state.extra, { speaker: 'kensho' });
    const can = (hero: HeroId) => (bossRules(state).actions?.(state, hero) ?? []).length;
    expect([can('kensho'), can('kosuke')]).toEqual([1, 0]);
    does(state, (run) => bossRules(state).act?.(run, 'kensho', { id: 'lastWord', target: '', label: '' }));
    expect([can('kensho'), state.extra.souls?.front]).toEqual([0, 'dawn']);
  });
});

describe('The Devouring Night', () => {
  const night = (bossAt: SquareName = 'E5', heroes: Partial<Record<HeroId, SquareName>> = {}, wound = 0): BattleState => Object.assign(field('devouringNight', bossAt, heroes), { wound });

  test('RR-620 zoneRemove anyDangerous takes Gnawed away', () => {
    const state = night();
    addToken(state, zoneNamed('Z42'), 'gnawed');
    rig(state).run(linesOf([{ do: 'zoneRemove', token: 'anyDangerous', where: { zone: 'Z42' } }]));
    expect(hasToken(state, zoneNamed('Z42'), 'gnawed')).toBe(false);
  });

  test('RR-621 the edges are the eight Zones between the corners; heartClears touches the heart alone', () => {
    const state = night();
    const on = rig(state);
    on.run(custom({ id: 'bite', where: 'edges' }));
    const gnawed = () => state.zones.flatMap((_, zone) => (hasToken(state, zone, 'gnawed') ? [zone] : []));
    expect(gnawed()).toEqual((['Z12', 'Z13', 'Z21', 'Z24', 'Z31', 'Z34', 'Z42', 'Z43'] as const).map(zoneNamed));
    for (const zone of ['Z22', 'Z33'] as const) addToken(state, zoneNamed(zone), 'gnawed');
    on.run(custom({ id: 'heartClears' }));
    expect(gnawed()).toHaveLength(8);
  });

  test('RR-622 minions in an eaten Zone go without a reward, a Barrel without Fire; spawn squares there are passed over', () => {
    const state = night('E5', { takahiro: 'L12' });
    Object.assign(placeMinion(state, 'A4'), { minion: 'hungerMote' as const, hp: 6 });
    placeObject(state, 'barrel', 'B5');
    const on = rig(state);
    on.run(custom({ id: 'bite', where: { zone: 'Z12' }, eat: true }));
    expect([state.minions, state.objects, state.zones[zoneNamed('Z12')], on.happened('minionDefeated')]).toEqual([[], [], 0, []]);
    on.run(linesOf([{ do: 'spawn', minion: 'hungerMote', n: 1, where: 'spawnSquares', max: 3 }]));
    expect(state.minions.map(({ anchor }) => name(anchor))).toEqual(['A9']);
  });

  test('RR-622 with every spawn square eaten a minion comes beside the boss', () => {
    const state = night('E5');
    state.extra.void = (['Z12', 'Z13', 'Z21', 'Z24'] as const).reduce((bits, zone) => bits | (1 << zoneNamed(zone)), 0);
    rig(state).run(linesOf([{ do: 'spawn', minion: 'hungerMote', n: 1, where: 'spawnSquares', max: 3 }]));
    expect(state.minions.map(({ anchor }) => name(anchor))).toEqual(['D4']);
  });

  test('RR-623 a fallen hero is cast out, loses nothing and empowers nobody', () => {
    const state = night('E5', { takahiro: 'J3', sayaka: 'E1', kosuke: 'E2', kensho: 'E3' });
    state.heroes.takahiro.hp = 0;
    rig(state).run(custom({ id: 'bite', where: { zone: 'Z41' }, eat: true }));
    expect([where(state, 'takahiro'), state.heroes.takahiro.hp, hasCondition(boss(state), 'empowered')]).toEqual(['I2', 0, false]);
  });

  test('RR-624 the Crumb makes a Zone safe for good; a Barrel or a pillar makes none safe', () => {
    const state = night('E5', { takahiro: 'J5' });
    placeObject(state, 'pillar', 'A1');
    placeObject(state, 'statue', 'A12');
    const on = rig(state);
    on.run(linesOf([{ do: 'custom', id: 'sealCrumb' }], { by: 'takahiro' }));
    expect((['Z11', 'Z14', 'Z42', 'Z43'] as const).map((zone) => isSafe(state, zoneNamed(zone)))).toEqual([false, true, true, false]);
    on.run(custom({ id: 'bite', where: { zone: 'Z42' }, eat: true }));
    expect(state.extra.void ?? 0).toBe(0);
  });

  test('RR-627 only from a maw square, on an own turn and under W-3 may one strike into the mouth; the round ends it', () => {
    const asked = (square: SquareName, as: 'main' | 'counter', wound: number) => {
      const state = night('E5', { kosuke: square }, wound);
      does(state, (run) => bossRules(state).aimed?.(run, { by: 'kosuke', as, aim: ['boss:0'] } as never));
      return state.frames.some(({ kind }) => kind === 'intoTheMouth');
    };
    expect([asked('H6', 'main', 2), asked('H4', 'main', 2), asked('H8', 'main', 2), asked('H9', 'main', 2), asked('G8', 'main', 2), asked('H6', 'counter', 2), asked('H6', 'main', 1)])
      .toEqual([true, true, true, false, false, false, false]);
    const state = night('E5', { kosuke: 'L1' }, 2);
    state.extra.night?.inMouth.push('kosuke');
    const dodges = (by: 'boss:0' | 'hungerMote:0', hero: HeroId) => bossRules(state).cannotDodge?.(state, { by } as unknown as StrikeBody, hero);
    expect([dodges('boss:0', 'kosuke'), dodges('boss:0', 'kensho'), dodges('hungerMote:0', 'kosuke')]).toEqual([true, false, false]);
    does(state, (run) => bossRules(state).roundBegins?.(run));
    expect(dodges('boss:0', 'kosuke')).toBe(false);
  });

  test('RR-628 a Wick-Eater snuffs what is in [1] of it, the northernmost of equals, attack or not', () => {
    const state = night('E5', { takahiro: 'L1' });
    placeObject(state, 'shrine', 'B11');
    placeObject(state, 'statue', 'D11');
    placeObject(state, 'shrine', 'A9');
    Object.assign(placeMinion(state, 'C11'), { minion: 'wickEater' as const, hp: 8 });
    rig(state).run(linesOf([{ do: 'custom', id: 'snuff', where: 'in1OfSelf' }], { by: 'wickEater:0' }));
    expect(state.objects.map(({ square }) => name(square))).toEqual(['D11', 'A9']);
    const endOfActivation = BOSSES.devouringNight.minions.find(({ id }) => id === 'wickEater')?.steps.filter((step) => step.on === 'endOfActivation');
    expect(endOfActivation).toHaveLength(1);
  });
});
