import { squareName } from '@/engine/parts/grid/squares';
import { Match } from '@/engine/match';
import { hashJson } from '@/engine/hash';
import { Random, makeStream } from '@/engine/random';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { Steps } from '@/games/ronins-revenge/content/effects';
import { FIELD, HERO_IDS, type FactId, type HeroId, type SquareName, type ZoneName } from '@/games/ronins-revenge/content/terms';
import type { When } from '@/games/ronins-revenge/content/who';
import { battleGame } from '@/games/ronins-revenge/game';
import { cardsOf } from '@/games/ronins-revenge/preview/decks';
import { spawn } from '@/games/ronins-revenge/rules/boss/spawn';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { groundOf, PASSING } from '@/games/ronins-revenge/rules/field/ground';
import { addToken, dangerOf, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { whenHolds, type Situation as Asked } from '@/games/ronins-revenge/rules/lines/when';
import { frontZoneOf } from '@/games/ronins-revenge/rules/lines/where';
import { DEFAULTS, type Options } from '@/games/ronins-revenge/rules/options';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

import { all, at, battle, boss, placeMinion } from './battle';
import { fight, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit } from './fight';
import { does, field, heroField, playCard, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const linesBy = (by: HeroId | 'boss:0', steps: Steps, target?: HeroId): BattleFrame =>
  ({ kind: 'lines', by, why: 'Test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [], ...(target ? { target } : {}) });

describe('what everybody may know', () => {
  test('RR-481 all cards of a deck are listed with where each lies; the order of the deck is not', () => {
    const s = fight().change((state) => {
      state.decks.L = { cards: ['L-2', 'L-4', 'L-1', 'L-3', 'L-5'], known: [0, 0, 0, 0, -1] };
      state.sequence[1] = { card: 'L-6', broken: true };
      state.discards.L = { cards: ['L-7'], known: [-1] };
    });
    expect(cardsOf(s.view(0), 'L').map(({ card, place, slot }) => [card.id, place, slot])).toEqual([
      ['L-1', 'deck', undefined], ['L-2', 'deck', undefined], ['L-3', 'deck', undefined], ['L-4', 'deck', undefined],
      ['L-5', 'open', undefined], ['L-6', 'slot', 1], ['L-7', 'discard', undefined],
    ]);
    // Two worlds that differ in the hidden order look the same.
    const before = JSON.stringify(cardsOf(s.view(0), 'L'));
    s.change((state) => { state.decks.L.cards = ['L-3', 'L-1', 'L-4', 'L-2', 'L-5']; });
    expect(JSON.stringify(cardsOf(s.view(0), 'L'))).toBe(before);
  });

  /** The same choices, by their number among those offered. */
  function played(seed: string, moves: number): { readonly hash: string; readonly first: string } {
    const match = Match.create(battleGame, { ...DEFAULTS, difficulty: 'standard' }, seed);
    const choice = new Random(makeStream('choices'));
    const first = hashJson(match.state.decks) + hashJson(match.state.line);
    for (let i = 0; i < moves && !match.outcome; i++) {
      const [prompt] = match.prompts();
      if (!prompt) break;
      const legal = [...match.legal(prompt.seat)];
      const move = legal[choice.below(legal.length)];
      if (move) match.play(prompt.seat, move);
    }
    return { hash: hashJson(match.state), first };
  }

  test('RR-482 the same seed and the same answers give the same battle; another seed another one', () => {
    const [one, same, other] = [played('ash', 60), played('ash', 60), played('ember', 60)];
    expect(one).toEqual(same);
    expect(other.first).not.toBe(one.first);
  });

  test('RR-483 a Move can be taken back; a Main Action, which shows the next card, cannot', () => {
    const match = Match.create(battleGame, { ...DEFAULTS, others: 'heroes', modes: ['noLuck', 'noLuck', 'noLuck', 'noLuck'] } satisfies Options, 'undo');
    const play = (kind: string): void => {
      const move = [...match.legal(0)].find((each) => each.kind === kind && (each.kind !== 'move' || each.way.length > 0));
      if (!move) throw new Error(`no ${kind}`);
      match.play(0, move);
    };
    play('begin');
    const [hero = 'takahiro'] = match.state.line;
    const from = match.state.heroes[hero].anchor;
    play('move');
    expect(match.canUndo).toBe(true);
    match.undo();
    expect(match.state.heroes[hero].anchor).toBe(from);
    play('move');
    play('rest');
    expect(match.canUndo).toBe(false);
  });
});

describe('lines of cards', () => {
  /** A strike of the boss with these lines at Sayaka. */
  function struckWith(steps: Steps, dodge: number): Rig {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.threat = 'sayaka';
    const on = rig(state);
    on.run({
      kind: 'strike', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'sayaka', targets: [], place: 0, outcome: null, hit: [], dodged: [], defence: null, later: [],
      values: { name: 'Test', precision: 6, damage: 3, type: 'slashing', reach: { pattern: 'front4' }, steps, threat: 'keep' },
      anchor: boss(state).anchor, facing: 2, wound: 0, arced: [],
    }, 'defend');
    on.answer({ kind: 'defend', dodge, dice: 0, card: 'none' });
    return on;
  }
  const slowed = (on: Rig): boolean => hasCondition(on.state.heroes.sayaka, 'slowed');

  test('RR-484 On Hit lines come with a hit only; a line without a mark always', () => {
    expect([1, 3].map((dodge) => slowed(struckWith([{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }], dodge)))).toEqual([true, false]);
    expect([1, 3].map((dodge) => slowed(struckWith([{ do: 'cond', name: 'slowed', who: 'target' }], dodge)))).toEqual([true, true]);
  });

  test('RR-484 “before” comes before the damage, “after the attack” after it', () => {
    const s = onTop(turnOf(put(fight(), 'sayaka', 'I6'), 'sayaka'), 'L-6');
    const flurry = s.moves(0).find((move) => move.kind === 'attack' && move.way.length === 1 && move.weapon === 0 && move.attack === 0);
    if (!flurry) throw new Error('Flurry moves first');
    const events = [...s.play(0, flurry), ...plain(s)].map(({ type }) => type);
    expect(events.indexOf('stepped')).toBeLessThan(events.indexOf('struck'));
    expect(events).toContain('stepped');
    const straw = struckBy(put(fight({ party: [withKit('sayaka', { skills: ['strawReplacement'] })] }), 'sayaka', 'H6'), { precision: 12, damage: 5 }, 'sayaka');
    straw.playAll(0, { kind: 'takeIt' }, { kind: 'useCard', card: 'strawReplacement' });
    expect([straw.happened('heroStruck').map(({ damage }) => damage), straw.prompt(0).kind]).toEqual([[2], 'cardMove']);
  });

  test('RR-484 “may” can be left out, everything else not', () => {
    const asked = (steps: Steps): Rig => {
      const state = heroField('ushikado', 'A1', { takahiro: 'F6', sayaka: 'F7' });
      const on = rig(state);
      on.run(linesBy('takahiro', steps), 'chooseFigure');
      return on;
    };
    const free = asked([{ do: 'heal', n: 2, who: { oneAllyIn: 1 }, may: true }]);
    free.answer({ kind: 'nobody' });
    expect(free.happened('healed')).toEqual([]);
    expect(() => asked([{ do: 'heal', n: 2, who: { oneAllyIn: 1 } }]).answer({ kind: 'nobody' })).toThrow('may');
  });

  test('RR-499 whoever dodges an area is still affected by what needs no hit', () => {
    const on = struckWith([{ do: 'loseHp', n: 4, who: 'target' }, { do: 'push', n: 1, who: 'target', on: 'hit' }], 3);
    // 3 Life Force for the Dodge, 4 by the line.
    expect([on.happened('dodged').length, on.state.heroes.sayaka.hp, name(on.state.heroes.sayaka.anchor)]).toEqual([1, 12, 'H6']);
  });

  test('RR-487 every condition holds and does not hold', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'H6', sayaka: 'H7', kosuke: 'L1', kensho: 'L12' });
    state.threat = 'takahiro';
    placeMinion(state, 'D6');
    const holds = (when: When, asked: Partial<Asked>): boolean => whenHolds(when, { state, hero: 'takahiro', ...asked });
    const pairs: [When, Partial<Asked>, Partial<Asked>][] = [
      [{ arc: 'front' }, { attacker: 'takahiro', target: 'boss:0' }, { attacker: 'kosuke', target: 'threadling:0' }],
      [{ arcOfSelf: 'front' }, { attacker: 'boss:0' }, { attacker: 'boss:0', hero: 'kensho' }],
      [{ allyIn: 1 }, {}, { hero: 'kosuke' }],
      [{ noHeroIn: 3 }, { hero: 'kosuke' }, {}],
      [{ targetIs: 'minion' }, { target: 'threadling:0' }, { target: 'boss:0' }],
      [{ holdsThreat: true }, {}, { hero: 'sayaka' }],
    ];
    state.heroes.takahiro.facing = 0;
    state.heroes.kensho.facing = 2;
    expect(pairs.map(([when, yes, no]) => [holds(when, yes), holds(when, no)])).toEqual(pairs.map(() => [true, false]));
    const ofHero = (when: When, change: object): boolean => {
      Object.assign(state.heroes.takahiro, change);
      return holds(when, {});
    };
    expect([ofHero({ selfHpAtMostHalf: true }, { hp: 7 }), ofHero({ selfHpAtMostHalf: true }, { hp: 8 })]).toEqual([true, false]);
    expect([ofHero({ notMovedThisTurn: true }, { still: true }), ofHero({ notMovedThisTurn: true }, { still: false })]).toEqual([true, false]);
    expect([holds({ fact: 'bellTaken' }, {}), holds({ not: { fact: 'bellTaken' } }, {})]).toEqual([false, true]);
    state.facts.push('bellTaken');
    expect([holds({ fact: 'bellTaken' }, {}), holds({ not: { fact: 'bellTaken' } }, {})]).toEqual([true, false]);
  });

  test('RR-487 single: one target, and no pattern', () => {
    const stance = (pattern: boolean): string => {
      const state = heroField('ushikado', 'F6', { sayaka: 'H6', takahiro: 'I6' });
      Object.assign(state, { threat: 'sayaka' });
      state.line = ['sayaka', 'takahiro', 'kosuke', 'kensho'];
      const on = rig(state);
      playCard(on, pattern ? 'L-4' : 'L-1', 'interrupt');
      return on.asked() ?? 'nobody';
    };
    expect([stance(false), stance(true)]).toEqual(['interrupt', 'nobody']);
  });

  const told = (...facts: FactId[]): BattleState => battle({ story: { ...NO_STORY, facts } });

  test('RR-492 what Facts change before a battle', () => {
    const plain0 = told();
    expect([told('cellsFound').altStarts, plain0.altStarts]).toEqual([{ squares: all('B6', 'B7'), max: 2 }, null]);
    expect(HERO_IDS.map((id) => told('drainFlooded').heroes[id].hp - plain0.heroes[id].hp)).toEqual([-2, -2, -2, -2]);
    expect([told('villageRises').minions.length, told('villageRises').heroes.kosuke.yang]).toEqual([1, 1]);
    expect([told('alarmRung').minions.map(({ minion }) => minion), told('alarmRung').attackSet.includes('H-8'), told('alarmRung').attackSet.includes('H-5')]).toEqual([['chainWretch', 'chainWretch', 'emberCrow'], true, false]);
    expect(told('foxUnbound').eventSet).toEqual(['E-2', 'E-3', 'E-4', 'E-5', 'E-6']);
    expect(told('bellTaken').partyItems).toEqual(['foxBell']);
    expect([boss(told('prisonersLeft')), boss(plain0)].map((figure) => hasCondition(figure, 'empowered'))).toEqual([true, false]);
    expect([told('ledgerKept').publicWounds, plain0.publicWounds]).toEqual([2, 0]);
    expect([told('gateHolds').cubes, plain0.cubes]).toEqual([[1, 2, 2], [2, 2, 2]]);
    const burned = told('ledgerBurned');
    expect(burned.threat).toBe(burned.line[3]);
    expect(told('prisonersArmed').roundStarts.map(({ rounds }) => rounds)).toEqual([[1, 2, 3, 4]]);
    const tired = battle({ boss: 'raitora', story: { ...NO_STORY, facts: ['hungry'] } });
    expect(HERO_IDS.map((id) => tired.heroes[id].stamina)).toEqual([8, 10, 8, 8]);
  });

  test('RR-492 the start of a round: the boss of armed prisoners loses 4 HP in rounds 1 to 4, not in 5', () => {
    const hp = (round: number): number => {
      const state = told('prisonersArmed');
      Object.assign(state, { round: round - 1, reveals: 0 });
      rig(state).run({ kind: 'round', turn: 0 }, 'turn');
      return state.bossHp;
    };
    expect([hp(1), hp(4), hp(5)]).toEqual([46, 46, 50]);
  });

  test.each([
    ['F6', 2, 2, 'Z33'], ['F6', 2, 0, 'Z22'], ['F6', 2, 1, 'Z23'], ['F6', 2, 3, 'Z32'],
    ['D4', 3, 2, 'Z32'], ['D4', 3, 0, 'Z12'], ['D4', 3, 1, 'Z23'], ['D4', 3, 3, 'Z21'],
  ] as [SquareName, number, number, ZoneName][])('RR-493 frontZone of a base on %s (%i wide, facing %i) is %s', (anchor, side, facing, zone) => {
    expect(frontZoneOf({ start: 0, anchor: at(anchor), side, facing, conditions: 0 })).toBe(zoneNamed(zone));
  });

  test('RR-493 Zones by name, of the target, of whoever acts, with the most heroes, one of those near', () => {
    const fires = (steps: Steps, target: HeroId = 'sayaka', by: HeroId | 'boss:0' = 'boss:0', zone?: ZoneName): string[] => {
      const state = field('ushikado', 'F6', { takahiro: 'A1', sayaka: 'L12', kosuke: 'L11', kensho: 'E1' });
      const on = rig(state);
      on.run(linesBy(by, steps, target), 'chooseZone');
      if (zone) on.answer({ kind: 'chooseZone', zone: zoneNamed(zone) });
      return (['Z11', 'Z12', 'Z21', 'Z22', 'Z31', 'Z44'] as const).filter((each) => hasToken(state, zoneNamed(each), 'fire'));
    };
    expect(fires([{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z12' } }])).toEqual(['Z12']);
    expect(fires([{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }])).toEqual(['Z44']);
    expect(fires([{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'self' } }])).toEqual(['Z22']);
    expect(fires([{ do: 'zoneAdd', token: 'fire', where: 'zoneWithMostHeroes' }])).toEqual(['Z44']);
    expect(fires([{ do: 'zoneAdd', token: 'fire', where: { oneZoneIn: 3 } }], 'sayaka', 'kensho', 'Z31')).toEqual(['Z31']);
    expect(() => fires([{ do: 'zoneAdd', token: 'fire', where: { oneZoneIn: 3 } }], 'sayaka', 'kensho', 'Z44')).toThrow();
  });

  test('RR-493 the Salt Pouch clears one Zone in [3], which its owner chooses', () => {
    const s = turnOf(put(fight(), 'kensho', 'E1'), 'kensho').change((state) => {
      state.heroes.kensho.items = ['saltPouch'];
      for (const zone of ['Z11', 'Z21', 'Z44'] as const) addToken(state, zoneNamed(zone), 'fire');
    });
    s.play(0, { kind: 'useCard', card: 'saltPouch' });
    expect(s.refused(0, { kind: 'chooseZone', zone: zoneNamed('Z44') })).toBe('RR-493');
    s.play(0, { kind: 'chooseZone', zone: zoneNamed('Z11') });
    expect((['Z11', 'Z21', 'Z44'] as const).map((zone) => hasToken(s.state, zoneNamed(zone), 'fire'))).toEqual([false, true, true]);
  });

  test('RR-493 minions come to spawn squares in listed order, or beside the boss, north before west', () => {
    const placed = (where: 'spawnSquares' | 'adjacentToBoss'): string[] => {
      const state = field('ushikado', 'F6', { takahiro: 'A1' });
      does(state, (run) => spawn(run, 'chainWretch', 2, where, 3));
      return state.minions.map(({ anchor }) => name(anchor));
    };
    expect([placed('spawnSquares'), placed('adjacentToBoss')]).toEqual([['A12', 'J2'], ['E5', 'E6']]);
  });

  test('RR-493 an object goes to the named square, if that is free', () => {
    const objects = (hero: SquareName): string[] => {
      const state = field('ushikado', 'F6', { takahiro: hero });
      rig(state).run(linesBy('boss:0', [{ do: 'objAdd', kind: 'pot', where: 'C3' }]));
      return state.objects.map(({ kind, square }) => `${kind} ${name(square)}`);
    };
    expect([objects('A1'), objects('C3')]).toEqual([['pot C3'], []]);
  });

  test('RR-494 advance goes straight ahead over figures and objects to the farthest free place, and hurts nobody', () => {
    const ahead = (heroes: Partial<Record<HeroId, SquareName>>): { state: BattleState; on: Rig } => {
      const state = field('ushikado', 'B6', heroes);
      state.objects.push({ kind: 'pot', square: at('D6') });
      const on = rig(state);
      on.run(linesBy('boss:0', [{ do: 'advance', n: 4 }]));
      return { state, on };
    };
    const free = ahead({ sayaka: 'D7' });
    expect([name(boss(free.state).anchor), free.on.happened('hpLost'), free.state.objects.length]).toEqual(['F6', [], 1]);
    // Takahiro stands where it would end: one step less, still beyond the others.
    expect(name(boss(ahead({ sayaka: 'D7', takahiro: 'G6' }).state).anchor)).toBe('E6');
  });

  test('RR-495 an automatic Dodge needs no Stamina and stands against any Precision', () => {
    const state = heroField('ushikado', 'F6', { sayaka: 'H6' }, ['sayaka']);
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'S-5', 'interrupt');
    const life = state.heroes.sayaka.hp;
    on.answer({ kind: 'useCard', card: 'smokeVeil' });
    expect([on.happened('dodged').map(({ hero }) => hero), on.happened('defended'), state.heroes.sayaka.hp]).toEqual([['sayaka'], [], life]);
  });
});

describe('what is only printed', () => {
  test('RR-497 the border of a card changes nothing', () => {
    const run = (): string => {
      const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H7' });
      Object.assign(state, { threat: 'sayaka', sequence: [{ card: 'L-1', broken: false }, { card: 'H-7', broken: false }, { card: 'S-3', broken: false }, { card: 'L-4', broken: false }] });
      rig(state).run({ kind: 'bossPhase', slot: 0 });
      return hashJson(state);
    };
    const before = run();
    const borders = BOSSES.ushikado.attacks.map(({ border }) => border);
    const others = { wood: 'metal', metal: 'fire', fire: 'wood' } as const;
    try {
      for (const card of BOSSES.ushikado.attacks) Object.assign(card, { border: others[card.border] });
      expect(run()).toBe(before);
    } finally {
      BOSSES.ushikado.attacks.forEach((card, i) => Object.assign(card, { border: borders[i] }));
    }
  });

  test('RR-498 the Storm Eye, the lit trapdoor and the fare chest mark something and do nothing', () => {
    const state = field('raitora', 'A11', { takahiro: 'F5' });
    const costs = (): readonly number[] => [...groundOf(state, state.heroes.takahiro, PASSING.hero).cost];
    const before = costs();
    if (state.extra.storm) state.extra.storm.eye = at('F6');
    expect([costs(), dangerOf(state, [at('F6')])]).toEqual([before, 0]);
    // Ending a turn on the Eye takes nothing; only the lightning of the round does.
    state.heroes.takahiro.anchor = at('F6');
    const hp = state.heroes.takahiro.hp;
    rig(state).run({ kind: 'heroTurn', hero: 'takahiro', moved: true, acted: true, walked: false, sheltered: false, step: 'end' });
    expect(state.heroes.takahiro.hp).toBe(hp);
    const chest = (n: number): number => {
      const river = field('funakuro', 'A5', { kosuke: 'D6' });
      if (river.extra.river) river.extra.river.chest = n;
      river.threat = 'kosuke';
      const on = rig(river);
      playCard(on, 'L-1');
      return on.happened('heroStruck')[0]?.damage ?? 0;
    };
    expect([chest(0) > 0, chest(9)]).toEqual([true, chest(0)]);
  });

  test('RR-500 a resource before the damage is paid, one with a plus is gained', () => {
    const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'S-6').change((state) => { state.heroes.takahiro.yang = 1; });
    const drive = strikeWith(s, 'takahiro', 'Pinning Drive');
    const poor = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
    expect(poor.refused(0, drive)).toBe('RR-200');
    const paid = s.play(0, drive).flatMap((event) => (event.type === 'lost' ? [`${event.n} ${event.res}`] : []));
    expect([paid, s.state.heroes.takahiro.yang]).toEqual([['3 stamina', '1 yang'], 0]);
    const cut = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6');
    const gained = strike(cut, 'takahiro', 'Measured Cut').flatMap((event) => (event.type === 'gained' && event.why === 'Measured Cut' ? [`${event.n} ${event.res}`] : []));
    expect([gained, cut.state.heroes.takahiro.stamina]).toEqual([['1 yang'], 8]);
  });
});

describe('items against what comes every round', () => {
  const offered = (state: BattleState): boolean => {
    const on = rig(state);
    on.run({ kind: 'round', turn: 4, step: 'endWindow' }, 'interrupt');
    return on.asked() === 'interrupt';
  };
  const storm = (change: (state: BattleState) => void): BattleState => {
    const state = heroField('raitora', 'C6', { takahiro: 'D2' });
    Object.assign(state, { partyItems: ['skyIron'], round: 2, threat: 'takahiro' });
    if (state.extra.storm) state.extra.storm.eye = at('D2');
    change(state);
    return state;
  };

  test('RR-634 the Sky Iron waits for a round in which lightning falls', () => {
    expect(offered(storm(() => undefined))).toBe(true);
    expect(offered(storm((state) => { state.extra.storm?.lateRounds.push(2); }))).toBe(false);
  });

  test('RR-558 the Sky Iron needs the boss in a line or on High Ground', () => {
    expect(offered(storm((state) => { if (state.extra.storm) state.extra.storm.eye = at('L1'); }))).toBe(false);
    expect(offered(storm((state) => {
      if (state.extra.storm) state.extra.storm.eye = at('L1');
      addToken(state, zoneNamed('Z12'), 'high');
    }))).toBe(true);
  });

  test('RR-634 RR-531 the Room Beside Sen waits for a Tide', () => {
    const river = (tide: number): BattleState => {
      const state = heroField('funakuro', 'A5');
      state.partyItems = ['roomBesideSen'];
      if (state.extra.river) state.extra.river.tide = tide;
      return state;
    };
    expect([offered(river(1)), offered(river(0))]).toEqual([true, false]);
  });
});
