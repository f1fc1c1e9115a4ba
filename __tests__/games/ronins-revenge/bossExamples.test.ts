import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type AttackCardId, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleFrame, BattleState, MinionState } from '@/games/ronins-revenge/rules/state';

import { boss, placeMinion, placeObject } from './battle';
import { at, field, heroField, playCard, rig, type Rig } from './rig';

/** The worked examples of the catalogue, as they stand at the table. */

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
const way = (on: Rig, who: string): string[] => on.happened('stepped').filter((step) => step.who === who).map(({ square }) => name(square));

function cardCalled(id: BossId, called: string): AttackCardId {
  const found = BOSSES[id].attacks.find((card) => card.name === called);
  if (!found) throw new Error(`${id} has no card called ${called}`);
  return found.id;
}
/** The card in slot 1 at this hero. */
function plays(state: BattleState, called: string, threat: HeroId, stop?: string): Rig {
  state.threat = threat;
  const on = rig(state);
  playCard(on, cardCalled(state.boss, called), stop);
  return on;
}
const lines = (...steps: Extract<BattleFrame, { kind: 'lines' }>['steps']): BattleFrame => ({ kind: 'lines', by: 'boss:0', why: 'Test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [] });
function minionAs(state: BattleState, square: SquareName, minion: MinionState['minion'], hp = 8): MinionState {
  return Object.assign(placeMinion(state, square), { minion, hp, band: state.minions.length - 1 });
}

describe('Itoguruma', () => {
  test('RR-526 Silk Line under W-2: to the most isolated; with Kosuke beside Sayaka to the next in line', () => {
    const threat = (kosuke: SquareName): HeroId => {
      const state = field('itoguruma', 'H5', { takahiro: 'J5', kensho: 'J6', kosuke, sayaka: 'D4' });
      Object.assign(state, { line: ['takahiro', 'kensho', 'kosuke', 'sayaka'], wound: 1 });
      return plays(state, 'Silk Line', 'takahiro').state.threat;
    };
    expect([threat('F10'), threat('E5')]).toEqual(['sayaka', 'kensho']);
  });

  test('RR-527 W-3 on E8, facing south: Web under her and before her', () => {
    const state = field('itoguruma', 'E8', { kosuke: 'L1' });
    Object.assign(state, { wound: 2, reveals: 1 });
    rig(state).run({ kind: 'revealWound' });
    expect((['Z23', 'Z33', 'Z22', 'Z32'] as const).map((zone) => hasToken(state, zoneNamed(zone), 'web'))).toEqual([true, true, false, false]);
  });

  test('RR-528 Legs Like Rafters: one step to B5; E8 is in the ring, D6 is not', () => {
    const state = field('itoguruma', 'C6', { takahiro: 'E6', sayaka: 'E8', kosuke: 'D6', kensho: 'L12' });
    const on = plays(state, 'Legs Like Rafters', 'takahiro');
    expect([name(boss(state).anchor), on.happened('strikeBegan')[0]?.targets.slice().sort()]).toEqual(['B5', ['sayaka', 'takahiro']]);
  });
});

describe('Funa-Kuro', () => {
  test('RR-535 Keelhaul: from H6 to B6; where Kosuke stands on C4 she stays on G8', () => {
    const hauled = (sayaka: SquareName, kosuke: SquareName): string => {
      const state = field('funakuro', 'D5', { sayaka, kosuke, takahiro: 'A1', kensho: 'A12' });
      return where(plays(state, 'Keelhaul', 'sayaka').state, 'sayaka');
    };
    expect([hauled('H6', 'L1'), hauled('G8', 'L1'), hauled('G8', 'C4')]).toEqual(['B6', 'C4', 'G8']);
  });
});

describe('The Nine-Faced Actor', () => {
  test('RR-545 Wide-Sleeve Cut at Kensho on J6: Pine on I8 performs, from I7', () => {
    const state = field('nineFaces', 'E3', { kensho: 'J6', takahiro: 'A12', sayaka: 'B12', kosuke: 'C12' });
    const [crane, pine, moon] = ['crane', 'pine', 'moon'].map((crest) => state.figures.find(({ start }) => BOSSES.nineFaces.starts[start]?.crest === crest));
    if (!crane || !pine || !moon) throw new Error('the cast');
    Object.assign(crane, { anchor: at('E3') });
    Object.assign(pine, { anchor: at('I8') });
    Object.assign(moon, { anchor: at('G6') });
    plays(state, 'Wide-Sleeve Cut', 'kensho');
    expect([crane, pine, moon].map(({ anchor }) => name(anchor))).toEqual(['E3', 'I7', 'G6']);
  });
});

describe('Raitora', () => {
  test('RR-551 the lines of the Eye on H5: pillar, wall edges, the south edge', () => {
    const state = field('raitora', 'A11');
    placeObject(state, 'pillar', 'G5');
    if (state.extra.storm) state.extra.storm.eye = at('H5');
    expect(lightningSquares(state).map(name).sort()).toEqual(['H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'I5', 'J5', 'K5', 'L5']);
  });

  test('RR-556 C3, C9, G9 and J6: three share a row or a column', () => {
    const state = field('raitora', 'A11', { takahiro: 'C3', sayaka: 'C9', kosuke: 'G9', kensho: 'J6' });
    const on = rig(state);
    on.run(lines({ do: 'custom', id: 'lineShock', n: 3 }));
    expect(on.happened('hpLost').map(({ who, n }) => [who, n]).sort()).toEqual([['kosuke', 3], ['sayaka', 3], ['takahiro', 3]]);
  });

  test('RR-559 a Drum on A4 reaches G6 from High Ground, not H6', () => {
    const struck = (square: SquareName): number[] => {
      const state = field('raitora', 'L11', { kosuke: square, takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      addToken(state, zoneNamed('Z12'), 'high');
      minionAs(state, 'A4', 'thunderDrum');
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      return on.happened('heroStruck').map(({ damage }) => damage);
    };
    // 2 and 2 from above, less 1 Armor.
    expect([struck('G6'), struck('H6')]).toEqual([[3], []]);
  });
});

describe('Lady Kugi', () => {
  function garden(bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, dolls: Partial<Record<HeroId, SquareName>>): BattleState {
    const state = field('kugi', bossAt, heroes);
    if (state.extra.dolls) state.extra.dolls.dolls = Object.entries(dolls).map(([of, square]) => ({ of: of as HeroId, hp: 10, at: at(square) }));
    return state;
  }
  const lying = (state: BattleState): unknown => Object.fromEntries((state.extra.dolls?.dolls ?? []).map(({ of, at: place }) => [of, typeof place === 'number' ? name(place) : place]));

  test('RR-565 the start of round 5: Kensho is the next without a doll; where a minion stands it lies beside', () => {
    const nailed = (minion?: SquareName, wound = 2): unknown => {
      const state = garden('D6', { takahiro: 'L1', sayaka: 'L2', kosuke: 'L3', kensho: 'L4' }, { sayaka: 'D10' });
      Object.assign(state, { round: 4, wound, threat: 'sayaka', line: ['kosuke', 'sayaka', 'kensho', 'takahiro'] });
      if (minion) minionAs(state, minion, 'pinSparrow', 4);
      rig(state).run({ kind: 'round', turn: 0 }, 'turn');
      return lying(state);
    };
    expect([nailed(), nailed('G10'), nailed(undefined, 1)]).toEqual([{ sayaka: 'D10', kensho: 'G10' }, { sayaka: 'D10', kensho: 'F9' }, { sayaka: 'D10' }]);
  });

  test('RR-567 E-1 with her on D6: two squares toward her, as far as the hedge lets them', () => {
    const state = garden('D6', { takahiro: 'L1', sayaka: 'L2', kosuke: 'L3', kensho: 'L4' }, { takahiro: 'D3', sayaka: 'D10', kosuke: 'G3' });
    rig(state).run(lines({ do: 'custom', id: 'dollPull', n: 2, which: 'all' }));
    expect(lying(state)).toEqual({ takahiro: 'D5', sayaka: 'D8', kosuke: 'F4' });
  });

  test('RR-566 the Twelfth Nail: past the pillar to F9, at Kensho who stands on K4', () => {
    const state = garden('F6', { kensho: 'K4', takahiro: 'L12', sayaka: 'L11', kosuke: 'L10' }, { kensho: 'G10' });
    placeObject(state, 'pillar', 'F8');
    const on = plays(state, 'The Twelfth Nail', 'takahiro');
    expect([way(on, 'boss:0'), on.happened('strikeBegan').map(({ targets }) => targets)]).toEqual([['F7', 'G8', 'F9'], [['kensho']]]);
  });
});

describe('Aka and Ao', () => {
  function brothers(aka: SquareName, ao: SquareName, heroes: Partial<Record<HeroId, SquareName>>, wound = 0): BattleState {
    const state = field('akaAo', aka, heroes);
    const [, second] = state.figures;
    if (second) second.anchor = at(ao);
    state.wound = wound;
    return state;
  }

  test('RR-575 Testing Tap by Aka: 11 at Kensho between the brothers, 9 at Kosuke beside Aka alone', () => {
    const struck = (target: HeroId): number => {
      const state = brothers('C5', 'D8', { kensho: 'E7', kosuke: 'B4', takahiro: 'L1', sayaka: 'L2' });
      return plays(state, 'Testing Tap', target).happened('heroStruck')[0]?.damage ?? 0;
    };
    // Both have Armor 1.
    expect([struck('kensho'), struck('kosuke')]).toEqual([10, 8]);
  });

  test('RR-577 Testing Tap under W-3: Ao closes 2, to C7', () => {
    const state = brothers('E5', 'D9', { kensho: 'G5', kosuke: 'L3', takahiro: 'L1', sayaka: 'L2' }, 2);
    plays(state, 'Testing Tap', 'kensho');
    expect(name(state.figures[1]?.anchor ?? 0)).toBe('C7');
  });

  test('RR-579 the trough on I2 cools Aka on F2: not Empowered any more, and Slowed', () => {
    const state = brothers('F2', 'A11', { sayaka: 'J3', kosuke: 'L8', takahiro: 'L9', kensho: 'L10' });
    state.objects = [{ kind: 'trough', square: at('I2') }];
    const [aka] = state.figures;
    if (aka) addCondition(aka, 'empowered');
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'sayaka', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    const life = state.heroes.sayaka.hp;
    on.answer({ kind: 'bossAction', action: 'quench', target: String(at('I2')) }, 'turn');
    expect([aka && hasCondition(aka, 'empowered'), aka && hasCondition(aka, 'slowed'), state.objects, life - state.heroes.sayaka.hp]).toEqual([false, true, [], 2]);
  });

  test('RR-576 Long Tongs: the hero on G7 is pulled to E9, beside Ao', () => {
    const state = brothers('E5', 'C9', { kensho: 'G7', kosuke: 'L3', takahiro: 'L1', sayaka: 'L2' });
    const on = plays(state, 'Long Tongs', 'kensho');
    expect(way(on, 'kensho')).toEqual(['F8', 'E9']);
  });
});

describe('Harunobu', () => {
  test('RR-590 Throat Line, a Broken card, an Event, Pommel: the list is Crushing, Piercing, Slashing, Mystic', () => {
    const state = field('harunobu', 'D6', { takahiro: 'E6', sayaka: 'L2', kosuke: 'L3', kensho: 'L4' });
    if (state.extra.duel) state.extra.duel.list = ['slashing', 'mystic'];
    state.threat = 'takahiro';
    state.heroes.takahiro.maxHp = state.heroes.takahiro.hp = 90;
    state.sequence = [{ card: cardCalled('harunobu', 'Throat Line'), broken: false }, { card: cardCalled('harunobu', 'Formal Cut'), broken: true }, null, { card: cardCalled('harunobu', 'Pommel'), broken: false }];
    const on = rig(state);
    for (const slot of [0, 1, 3]) {
      state.threat = 'takahiro';
      on.run({ kind: 'slot', slot, hauled: false, lostBy: null });
    }
    expect(state.extra.duel?.list).toEqual(['crushing', 'piercing', 'slashing', 'mystic']);
  });

  test('RR-595 the Bannermen of G6: F5 by E4, then F6, from where he hides Kosuke', () => {
    const state = field('harunobu', 'G6', { kosuke: 'H6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
    minionAs(state, 'D5', 'suzakuBannerman');
    minionAs(state, 'D7', 'suzakuBannerman');
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect([way(on, 'suzakuBannerman:0'), way(on, 'suzakuBannerman:1').slice(-1), on.happened('strikeBegan').map(({ target }) => target)]).toEqual([['E4', 'F5'], ['F6'], ['kosuke']]);
  });
});

describe('the last bosses', () => {
  test('RR-614 First Ray of the Caged Dawn at Kensho on K6: one step to G5, turned to the north', () => {
    const state = field('cagedDawn', 'F6', { kensho: 'K6', takahiro: 'A1', sayaka: 'A2', kosuke: 'A3' });
    if (state.extra.souls) Object.assign(state.extra.souls, { front: 'night', night: 25, dawn: 25 });
    const on = plays(state, 'First Ray', 'kensho');
    expect([name(boss(state).anchor), boss(state).facing, on.happened('strikeBegan').map(({ targets }) => targets)]).toEqual(['G5', 0, [['kensho']]]);
  });

  test('RR-616 heat and cold of W-2 at the end of the round', () => {
    const state = heroField('cagedDawn', 'F6', { takahiro: 'H6', sayaka: 'D7', kensho: 'K6', kosuke: 'L12' });
    Object.assign(state, { wound: 1, reveals: 0 });
    if (state.extra.souls) Object.assign(state.extra.souls, { front: 'dawn', night: 25, dawn: 25 });
    const before = { hp: state.heroes.takahiro.hp, stamina: state.heroes.sayaka.stamina, kensho: state.heroes.kensho.hp + state.heroes.kensho.stamina };
    rig(state).run({ kind: 'round', turn: 4, step: 'endFirst' });
    const { takahiro, sayaka, kensho } = state.heroes;
    expect([before.hp - takahiro.hp, before.stamina - sayaka.stamina, before.kensho - kensho.hp - kensho.stamina]).toEqual([2, 2, 0]);
  });

  test('RR-626 Turning Over at the brink of Z44: she stays on I10 and loses 3', () => {
    const state = field('devouringNight', 'F8', { sayaka: 'I10', takahiro: 'A1', kosuke: 'A2', kensho: 'A3' });
    state.extra.void = 1 << zoneNamed('Z44');
    const on = plays(state, 'Turning Over', 'sayaka');
    expect([where(state, 'sayaka'), on.happened('hpLost').filter(({ who, cause }) => who === 'sayaka' && cause.why !== 'attack').map(({ n }) => n)]).toEqual(['I10', [3]]);
  });

  test('RR-602 Walks Like You, written as Piercing with a range of 2, at Sayaka on H8: one step to F6', () => {
    const state = field('fifthWanderer', 'E6', { sayaka: 'H8', takahiro: 'A1', kosuke: 'A2', kensho: 'A3' });
    state.threat = 'sayaka';
    state.sequence[0] = { card: cardCalled('fifthWanderer', 'Walks Like You'), broken: false, written: { by: 'kosuke', type: 'piercing', reach: { range: 2 } } };
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect([name(boss(state).anchor), boss(state).facing, on.happened('strikeBegan').map(({ damageType }) => damageType)]).toEqual(['F6', 2, ['piercing']]);
  });

  test('RR-623 Z41 is eaten under Kosuke on J3 and Takahiro on L2', () => {
    const state = field('devouringNight', 'A10', { kosuke: 'J3', takahiro: 'L2', sayaka: 'A1', kensho: 'A2' });
    addToken(state, zoneNamed('Z41'), 'gnawed');
    placeObject(state, 'pot', 'J4');
    const [kosuke, takahiro] = [state.heroes.kosuke.hp, state.heroes.takahiro.hp];
    const on = rig(state);
    on.run(lines({ do: 'custom', id: 'bite', where: { zone: 'Z41' } }));
    expect([where(state, 'kosuke'), where(state, 'takahiro')]).toEqual(['I2', 'K4']);
    expect([kosuke - state.heroes.kosuke.hp, takahiro - state.heroes.takahiro.hp]).toEqual([2, 2]);
  });

  test('RR-628 E-1 with the boss on E5: the Statue on B8 goes out', () => {
    const state = field('devouringNight', 'E5', { takahiro: 'L1' });
    state.objects = [{ kind: 'statue', square: at('B8') }, { kind: 'shrine', square: at('H2') }, { kind: 'statue', square: at('L9') }];
    rig(state).run(lines({ do: 'custom', id: 'snuff', where: 'nearestToBoss' }));
    expect(state.objects.map(({ square }) => name(square))).toEqual(['H2', 'L9']);
  });
});
