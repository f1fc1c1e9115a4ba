import { squareName } from '@/engine/parts/grid/squares';
import { DEFENSE_DIE } from '@/games/ronins-revenge/content/dice';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { readBasic, readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { breakChecks } from '@/games/ronins-revenge/rules/boss/sequence';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeObject } from './battle';
import { fight, struckBy, withKit } from './fight';
import { field, heroField, playCard, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
const ORDER: HeroId[] = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
const inSlot = (slot = 0): BattleFrame => ({ kind: 'slot', slot, hauled: false, lostBy: null });

/** Comrades in the order of the table, Threat on the second. */
function against(bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, threat: HeroId = 'sayaka'): BattleState {
  const state = field('ushikado', bossAt, heroes);
  Object.assign(state, { line: [...ORDER], threat });
  return state;
}
function heroesAgainst(bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, threat: HeroId = 'sayaka', comrades: readonly HeroId[] = []): BattleState {
  const state = heroField('ushikado', bossAt, heroes, comrades);
  Object.assign(state, { line: [...ORDER], threat });
  return state;
}
/** What happened, told by these kinds of events alone. */
const told = (on: Rig, ...types: readonly string[]): string[] => on.events.filter(({ type }) => types.includes(type)).map(({ type }) => type);

describe('the slots of the Boss Phase', () => {
  test('RR-316 all four are resolved, from the first to the last', () => {
    const state = against('F6', { sayaka: 'H6' });
    state.sequence = [{ card: 'L-3', broken: false }, { event: 'E-2' }, null, { card: 'S-3', broken: false }];
    const on = rig(state);
    on.run({ kind: 'bossPhase', slot: 0 });
    expect(on.happened('slotReached').map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
    const course = on.events.flatMap((event) => (event.type === 'strikeBegan' ? [event.name] : event.type === 'eventResolved' ? [event.event] : []));
    expect(course).toEqual(['Hoof Scrape', 'E-2', 'Horn Toss', 'Shackle']);
  });

  test('RR-318 in the slot of an Event its text happens and nobody strikes; before that slot nothing of it', () => {
    const state = against('F6', { takahiro: 'L1', sayaka: 'L2', kosuke: 'L3', kensho: 'A1' });
    state.sequence = [{ card: 'L-1', broken: true }, { event: 'E-2' }, { card: 'L-3', broken: true }, { card: 'L-5', broken: true }];
    const on = rig(state);
    on.run(inSlot(0));
    expect(hasToken(state, zoneNamed('Z41'), 'fire')).toBe(false);
    on.run(inSlot(1));
    expect([hasToken(state, zoneNamed('Z41'), 'fire'), on.happened('strikeBegan'), on.happened('eventResolved').map(({ event }) => event)]).toEqual([true, [], ['E-2']]);
  });

  test('RR-331 a boss who dies on the way has lost at once: nobody is struck', () => {
    const comes = (hp: number): Rig => {
      const state = against('A6', { sayaka: 'F6' });
      Object.assign(state, { wound: 2, cubes: [0, 0, 1], bossHp: hp });
      addToken(state, zoneNamed('Z12'), 'fire');
      addToken(state, zoneNamed('Z22'), 'fire');
      const on = rig(state);
      playCard(on, 'L-1');
      return on;
    };
    const dying = comes(1);
    expect([dying.state.result, dying.happened('strikeBegan').length, dying.state.heroes.sayaka.hp]).toEqual(['won', 0, 19]);
    const strong = comes(40);
    expect([strong.state.result, strong.happened('strikeBegan').length]).toEqual([null, 1]);
  });

  test('RR-332 a card that strikes backward wants its target behind the base', () => {
    const strikes = (facing: number): Rig => {
      const state = field('raitora', 'F6', { sayaka: 'H6' }, facing);
      state.threat = 'sayaka';
      const on = rig(state);
      playCard(on, 'L-4');
      return on;
    };
    // Its back is to the south only while it faces north: it stays and turns away from her.
    const on = strikes(2);
    expect([on.happened('strikeBegan').map(({ targets }) => targets), boss(on.state).facing, name(boss(on.state).anchor)]).toEqual([[['sayaka']], 0, 'F6']);
    expect(strikes(0).happened('turned')).toEqual([]);
  });
});

describe('the Basic Attack', () => {
  const basic = (state: BattleState, stop?: string): Rig => {
    const on = rig(state);
    on.run(inSlot(), stop);
    return on;
  };

  test('RR-334 it has its own Move, Precision, Damage and Range, and its own Threat line', () => {
    const state = against('A6', { kosuke: 'G6' }, 'sayaka');
    const on = basic(state);
    // Four steps to E4, 5 crushing less 1 Armor, pushed, and Threat to the next.
    expect([name(boss(state).anchor), on.happened('heroStruck').map(({ damage, damageType }) => [damage, damageType]), where(state, 'kosuke'), state.threat])
      .toEqual(['E4', [[4, 'crushing']], 'H7', 'kosuke']);
    const far = against('A6', { kosuke: 'H6' }, 'sayaka');
    expect(basic(far).happened('strikeBegan')).toEqual([]);
  });

  test('RR-334 it can be dodged and answered', () => {
    const dodging = basic(against('F6', { sayaka: 'H6' }), 'defend');
    dodging.answer({ kind: 'defend', dodge: 2, dice: 0, card: 'none' });
    expect(dodging.happened('dodged').map(({ hero, precision }) => [hero, precision])).toEqual([['sayaka', 5]]);
    const state = heroesAgainst('F6', { kensho: 'H6' }, 'takahiro');
    Object.assign(state.heroes.kensho, { facing: 0, primed: { weapon: 0, type: 'crushing' } });
    // Pushed out of reach of the beads, he has no answer; held where he is, he has.
    expect(basic(state, 'counter').asked()).not.toBe('counter');
    const held = heroesAgainst('F6', { kensho: 'H6' }, 'takahiro');
    placeObject(held, 'pillar', 'I5', 'I6', 'I7');
    Object.assign(held.heroes.kensho, { facing: 0, primed: { weapon: 0, type: 'crushing' } });
    expect(basic(held, 'counter').asked()).toBe('counter');
  });

  test('RR-336 as close as possible: by what is left to walk, not by the distance', () => {
    // A wall runs along the south of C1 to C4: the way to B1 leads round its end.
    const state = against('E1', { takahiro: 'B1', sayaka: 'L9', kosuke: 'L10', kensho: 'L11' });
    basic(state);
    expect(name(boss(state).anchor)).toBe('D5');
  });

  test('RR-336 where no way leads to the hero at all the plain distance counts', () => {
    const state = against('B6', { takahiro: 'A1', sayaka: 'L9', kosuke: 'L10', kensho: 'L11' });
    placeObject(state, 'pillar', 'A2', 'B1', 'B2');
    basic(state);
    expect(name(boss(state).anchor)).toBe('A3');
  });

  test('RR-337 it cannot be Broken and belongs to no category', () => {
    const state = against('F6', { sayaka: 'H6', kosuke: 'H7' });
    state.decks.L = { cards: ['L-1'], known: [-1] };
    expect(breakChecks(state, { by: 'sayaka', category: 'L', type: 'slashing' }).map(({ met }) => met)).toEqual([true, true]);
    expect(readBasic(state)?.card).toBeUndefined();
    state.sequence[0] = { card: 'H-1', broken: false };
    expect(readCard(state, 0)?.card?.category).toBe('H');
    state.sequence = [null, null, null, null];
    const on = rig(state);
    on.run({ kind: 'bossPhase', slot: 0 });
    expect([on.happened('strikeBegan').map((event) => event.name), on.happened('slotSkipped')]).toEqual([['Horn Toss', 'Horn Toss', 'Horn Toss', 'Horn Toss'], []]);
  });
});

describe('an attack of an enemy, step by step', () => {
  test('RR-339 first whoever is targeted, and its allies, may interrupt; only then is a defence declared', () => {
    const state = heroesAgainst('F6', { sayaka: 'H6', takahiro: 'H7' });
    state.heroes.sayaka.ki = 1;
    const on = rig(state);
    playCard(on, 'L-1', 'interrupt');
    expect(on.asked()).toBe('interrupt');
    on.answer({ kind: 'useCard', card: 'guardiansStance' }, 'defend');
    expect([on.asked(), state.frames[state.frames.length - 1]]).toEqual(['defend', expect.objectContaining({ hero: 'takahiro' })]);
    on.answer({ kind: 'takeIt' });
    expect(on.happened('heroStruck').map(({ hero }) => hero)).toEqual(['takahiro']);
  });

  test('RR-339 Ki may be turned into Stamina before the defence', () => {
    const state = heroesAgainst('F6', { kensho: 'H6' }, 'kensho');
    Object.assign(state.heroes.kensho, { ki: 1, stamina: 0 });
    const on = rig(state);
    playCard(on, 'L-1', 'defend');
    const before = state.heroes.kensho.stamina;
    on.answer({ kind: 'ki', into: 'stamina' }, 'defend');
    expect([state.heroes.kensho.ki, state.heroes.kensho.stamina > before, on.asked()]).toEqual([0, true, 'defend']);
  });

  const dice = (s = fight({ modes: ['dice', 'dice', 'dice', 'dice'] })) => struckBy(s, { precision: 9, damage: 5 }, 'kosuke');

  test('RR-340 Stamina for Dodge and dice is declared before anything is rolled', () => {
    const s = dice();
    expect(s.events.filter(({ type }) => type === 'defended')).toEqual([]);
    s.draws(0, 0, 0);
    const events = s.play(0, { kind: 'defend', dodge: 2, dice: 2, card: 'none' });
    expect(events.find(({ type }) => type === 'defended')).toMatchObject({ dodge: 2, dice: [0, 0, 0] });
    expect(s.state.heroes.kosuke.stamina).toBe(6);
    // Nothing more can be declared when the dice lie.
    expect(s.refused(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' })).not.toBe('');
    expect(dice().refused(0, { kind: 'defend', dodge: 6, dice: 6, card: 'none' })).toBe('RR-180');
  });

  test('RR-340 without luck a card is declared instead of dice', () => {
    const s = struckBy(fight(), { precision: 9, damage: 5 }, 'kosuke');
    expect(s.refused(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' })).toBe('RR-242');
    s.play(0, { kind: 'defend', dodge: 0, dice: 0, card: 'stone' });
    // His hide and the card take 1 each off 5.
    expect([s.state.heroes.kosuke.destiny.includes('stone'), s.state.heroes.kosuke.hp]).toEqual([false, 11]);
  });

  test('RR-341 one die and those that were bought are rolled; their icons count for this attack', () => {
    const [armor, both] = [DEFENSE_DIE.findIndex((face) => face.armor === 1 && !face.dodge), DEFENSE_DIE.findIndex((face) => face.armor === 1 && face.dodge === 1)];
    const hurt = (...faces: number[]): number => {
      const s = dice().draws(...faces);
      const rolled = s.play(0, faces.length > 1 ? { kind: 'defend', dodge: 0, dice: faces.length - 1, card: 'none' } : { kind: 'takeIt' });
      expect(rolled.find(({ type }) => type === 'defended')).toMatchObject({ dice: faces });
      return 14 - s.state.heroes.kosuke.hp;
    };
    // 5 less 1 for his hide, and 1 for every icon.
    expect([hurt(0), hurt(armor), hurt(armor, both)]).toEqual([4, 3, 2]);
    // Dodge 1 of his own and 4 from two dice: Precision 5 is met.
    const s = struckBy(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), { precision: 5, damage: 5 }, 'kosuke').draws(4, 4);
    s.play(0, { kind: 'defend', dodge: 0, dice: 1, card: 'none' });
    expect(s.state.heroes.kosuke.hp).toBe(14);
  });

  test('RR-345 the damage, then the On Hit lines in their order', () => {
    const state = against('F6', { sayaka: 'I6' });
    const on = rig(state);
    playCard(on, 'L-6');
    expect(told(on, 'heroStruck', 'hpLost', 'stepped', 'conditionGained')).toEqual(['heroStruck', 'hpLost', 'stepped', 'conditionGained']);
    expect([where(state, 'sayaka'), hasCondition(state.heroes.sayaka, 'slowed')]).toEqual(['H6', true]);
  });

  test('RR-348 in an area one may dodge while another is hit', () => {
    const state = against('F6', { sayaka: 'H6', kosuke: 'H7' });
    const on = rig(state);
    playCard(on, 'L-4', 'defend');
    on.answer({ kind: 'defend', dodge: 3, dice: 0, card: 'none' });
    expect([on.happened('dodged').map(({ hero }) => hero), on.happened('heroStruck').map(({ hero }) => hero)]).toEqual([['sayaka'], ['kosuke']]);
    expect((['sayaka', 'kosuke'] as const).map((id) => hasCondition(state.heroes[id], 'slowed'))).toEqual([false, true]);
  });

  test('RR-350 whoever falls takes no further lines', () => {
    const state = against('F6', { sayaka: 'I6' });
    state.heroes.sayaka.hp = 1;
    const on = rig(state);
    playCard(on, 'L-6');
    expect([state.heroes.sayaka.hp, where(state, 'sayaka'), hasCondition(state.heroes.sayaka, 'slowed')]).toEqual([0, 'I6', false]);
  });

  test('RR-351 a Comrade defends with Life Force alone: no die, no card', () => {
    const strike = (): Rig => {
      const on = rig(against('F6', { sayaka: 'H6' }));
      playCard(on, 'L-1', 'defend');
      return on;
    };
    const refusal = (move: Move): unknown => {
      try {
        strike().answer(move);
      } catch (error) {
        return error;
      }
      return undefined;
    };
    expect(refusal({ kind: 'defend', dodge: 0, dice: 1, card: 'none' })).toMatchObject({ rule: 'RR-465' });
    expect(refusal({ kind: 'defend', dodge: 0, dice: 0, card: 'moon' })).toMatchObject({ rule: 'RR-242' });
    const on = strike();
    // Precision 6 against Dodge 3.
    on.answer({ kind: 'defend', dodge: 3, dice: 0, card: 'none' });
    expect([on.happened('dodged').length, on.happened('defended')[0]?.dice, on.state.heroes.sayaka.hp]).toEqual([1, [], 16]);
  });

  test('RR-508 On Hit pushes come target by target in initiative order, not the farthest first', () => {
    const state = against('F6', { sayaka: 'H6', kosuke: 'I6' });
    const on = rig(state);
    playCard(on, 'S-7');
    expect([where(state, 'sayaka'), where(state, 'kosuke')]).toEqual(['H6', 'J6']);
    const other = against('F6', { kosuke: 'H6', sayaka: 'I6' }, 'kosuke');
    playCard(rig(other), 'S-7');
    expect([where(other, 'kosuke'), where(other, 'sayaka')]).toEqual(['I6', 'J6']);
  });

  test('RR-508 the targets are fixed at the start: nobody who is moved into the pattern later is added', () => {
    const state = against('F6', { sayaka: 'H6', kosuke: 'J7' });
    const on = rig(state);
    on.run({
      kind: 'strike', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'sayaka', targets: [], place: 0, outcome: null, hit: [], dodged: [], defence: null, later: [],
      values: { name: 'Test', precision: 9, damage: 3, type: 'slashing', reach: { pattern: 'front4' }, steps: [{ do: 'pull', n: 2, who: { heroesIn: 5 }, on: 'hit' }], threat: 'keep' },
      anchor: boss(state).anchor, facing: 2, wound: 0, arced: [],
    });
    expect([where(state, 'kosuke'), on.happened('heroStruck').map(({ hero }) => hero)]).toEqual(['H7', ['sayaka']]);
  });

  test.each([['dodges', 26, 3], ['falls', 1, 0]] as const)('RR-508 in a line without On Hit the target is the one first chosen, even if it %s', (_, hp, dodge) => {
    const state = against('F6', { sayaka: 'H6', kosuke: 'J9' });
    state.heroes.sayaka.hp = hp;
    const on = rig(state);
    playCard(on, 'H-7', dodge > 0 ? 'defend' : undefined);
    if (dodge > 0) on.answer({ kind: 'defend', dodge, dice: 0, card: 'none' });
    expect(state.heroes.sayaka.hp).toBe(hp > 1 ? 23 : 0);
    expect([hasToken(state, zoneNamed('Z32'), 'fire'), hasToken(state, zoneNamed('Z43'), 'fire')]).toEqual([true, false]);
  });
});

describe('windows', () => {
  const PARTY = [withKit('kosuke', { skills: ['grudge', 'refuseToFall'] })];

  test('RR-352 a moment in which nobody could do anything is passed over without a question', () => {
    const state = heroesAgainst('F6', { sayaka: 'H6', takahiro: 'L1', kosuke: 'L3', kensho: 'L9' });
    const on = rig(state);
    playCard(on, 'L-1', 'defend');
    const first = on.asked();
    on.answer({ kind: 'takeIt' }, 'interrupt');
    expect([first, on.asked(), on.happened('heroStruck').length]).toEqual(['defend', undefined, 1]);
  });

  test.each([
    ['enemyTargeted', { takahiro: 'H7', sayaka: 'H6' }],
    ['beforeDamage', { kensho: 'H7', sayaka: 'H6' }],
  ] as const)('RR-352 %s is offered to whoever has a card for it', (window, places) => {
    const state = heroesAgainst('F6', places);
    const on = rig(state);
    playCard(on, 'L-1', 'interrupt');
    expect(state.frames[state.frames.length - 1]).toMatchObject({ kind: 'interrupt', at: window });
  });

  test('RR-352 wouldFall and afterHit: only when it comes to that, and if the card can be paid', () => {
    const start = (yin: number, yang: number, damage: number) => struckBy(fight({ party: PARTY }), { precision: 9, damage }, 'kosuke').change((state) => { Object.assign(state.heroes.kosuke, { yin, yang }); });
    const window = (yin: number, yang: number, damage: number): unknown => {
      const s = start(yin, yang, damage);
      s.play(0, { kind: 'takeIt' });
      const top = s.state.frames[s.state.frames.length - 1];
      return top?.kind === 'interrupt' ? top.at : undefined;
    };
    expect([window(1, 1, 40), window(1, 1, 3), window(0, 1, 3), window(0, 0, 40)]).toEqual(['wouldFall', 'afterHit', undefined, undefined]);
  });

  test.each([['eventReplacement', 'foxBell', 'event', 'ushikado'], ['startOfRound', 'promptersCue', 'startWindow', 'harunobu'], ['endOfRound', 'skyIron', 'endWindow', 'raitora']] as const)('RR-352 %s is offered to whoever may use %s', (window, item, step, enemy) => {
    const offered = (items: string[]): string => {
      const state = heroField(enemy, 'F6');
      state.partyItems = items;
      // The tiger stands in the row of the Eye.
      if (state.extra.storm) state.extra.storm.eye = at('F1');
      const on = rig(state);
      on.run({ kind: 'round', turn: 4, step }, 'interrupt');
      const top = on.state.frames[on.state.frames.length - 1];
      return top?.kind === 'interrupt' ? top.at : 'nothing';
    };
    expect([offered([item]), offered([])]).toEqual([window, 'nothing']);
  });

  test.each([[['takahiro', 'kensho', 'sayaka', 'kosuke']], [['kensho', 'takahiro', 'sayaka', 'kosuke']]] as [HeroId[]][])('RR-353 in a shared window the line decides who is asked first: %p', (line) => {
    // Hold the Line of a Comrade and Redirecting Palm of a hero: both before the damage.
    const state = heroesAgainst('F6', { sayaka: 'H6', takahiro: 'I7', kensho: 'H7' }, 'sayaka', ['takahiro']);
    state.line = line;
    const on = rig(state);
    playCard(on, 'L-1', 'interrupt');
    const first = state.frames[state.frames.length - 1];
    expect(first).toMatchObject({ kind: 'interrupt', hero: line[0], at: 'beforeDamage' });
    on.answer({ kind: 'pass' }, 'interrupt');
    expect(state.frames[state.frames.length - 1]).toMatchObject({ kind: 'interrupt', hero: line[1], at: 'beforeDamage' });
  });

  /** The Comrade Sayaka vanishes in smoke while Takahiro is primed for the same attack. */
  function veiled(): Rig {
    const state = heroesAgainst('F6', { sayaka: 'H6', takahiro: 'H7' }, 'sayaka', ['sayaka']);
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'slashing' } });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'S-1', 'interrupt');
    // Takahiro's own window of the area comes first, if it has one; then hers.
    while (on.asked() === 'interrupt' && topHero(state) !== 'sayaka') on.answer({ kind: 'pass' }, 'interrupt');
    return on;
  }
  const topHero = (state: BattleState): unknown => {
    const top = state.frames[state.frames.length - 1];
    return top && 'hero' in top ? top.hero : undefined;
  };

  test('RR-509 what comes after the attack waits for the Counterstrikes and comes before the Threat line', () => {
    const on = veiled();
    on.answer({ kind: 'useCard', card: 'smokeVeil' }, 'counter');
    expect([on.asked(), on.happened('dodged').map(({ hero }) => hero)]).toEqual(['counter', ['sayaka']]);
    expect(on.happened('threatMoved')).toEqual([]);
    on.answer({ kind: 'pass' }, 'cardMove');
    expect([on.asked(), on.happened('threatMoved')]).toEqual(['cardMove', []]);
  });

  test('RR-509 whoever has fallen meanwhile loses it', () => {
    const on = veiled();
    on.answer({ kind: 'useCard', card: 'smokeVeil' }, 'counter');
    on.state.heroes.sayaka.hp = 0;
    on.answer({ kind: 'pass' }, 'cardMove');
    expect(on.asked()).not.toBe('cardMove');
    expect(on.happened('threatMoved').length).toBe(1);
  });

  test('RR-509 for each target: damage, On Hit lines, then the window after the hit', () => {
    const state = heroesAgainst('F6', { kosuke: 'I6' }, 'kosuke');
    state.heroes.kosuke = { ...state.heroes.kosuke, loadout: { weapons: ['houndfang', 'brokenOath'], armor: 'scarredHide', skills: ['grudge'], ultimate: 'cutTheRope' }, yin: 1, cooldowns: [0] };
    const on = rig(state);
    playCard(on, 'L-6', 'interrupt');
    expect(state.frames[state.frames.length - 1]).toMatchObject({ kind: 'interrupt', at: 'afterHit' });
    expect(told(on, 'heroStruck', 'stepped', 'conditionGained')).toEqual(['heroStruck', 'stepped', 'conditionGained']);
    expect(where(state, 'kosuke')).toBe('H6');
  });
});
