import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type AttackCardId, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { actorsFor } from '@/games/ronins-revenge/rules/boss/plan';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { standsIn } from '@/games/ronins-revenge/rules/field/position';
import { sees } from '@/games/ronins-revenge/rules/field/sight';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleFrame, BattleState, MinionState } from '@/games/ronins-revenge/rules/state';

import { boss, placeMinion, placeObject } from './battle';
import { fight, onTop, plain, put, strikeWith, turnOf, type Fight } from './fight';
import { at, field, heroField, playCard, rig } from './rig';

/** More worked examples of the catalogue: turns of heroes, rounds, the last bosses. */

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
function cardCalled(id: BossId, called: string): AttackCardId {
  const found = BOSSES[id].attacks.find((card) => card.name === called);
  if (!found) throw new Error(`${id} has no card called ${called}`);
  return found.id;
}
const lines = (...steps: Extract<BattleFrame, { kind: 'lines' }>['steps']): BattleFrame => ({ kind: 'lines', by: 'boss:0', why: 'Test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [] });
const turnFrame = (hero: HeroId): BattleFrame => ({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false });
const endOfRound = (): BattleFrame => ({ kind: 'round', turn: 4, step: 'endFirst' });
function minionAs(state: BattleState, square: SquareName, minion: MinionState['minion'], hp = 8): MinionState {
  return Object.assign(placeMinion(state, square), { minion, hp, band: state.minions.length - 1 });
}
/** The boss stands there and faces south; the others as a bare fight has them. */
const facing = (s: Fight, square: SquareName): Fight => s.change((state) => {
  for (const figure of state.figures) Object.assign(figure, { anchor: at(square), facing: 2 });
});

describe('Itoguruma and Funa-Kuro', () => {
  test('RR-521 Kosuke without Stamina in the Web of Z22: 3, less 1 for the Web; to G5 his free Move is enough', () => {
    const state = heroField('itoguruma', 'A1', { kosuke: 'E5' });
    state.heroes.kosuke.stamina = 0;
    addToken(state, zoneNamed('Z22'), 'web');
    const on = rig(state);
    on.run(turnFrame('kosuke'), 'web');
    on.answer({ kind: 'tearLoose', pay: true }, 'turn');
    expect([state.heroes.kosuke.stamina, hasCondition(state.heroes.kosuke, 'slowed')]).toEqual([2, false]);
    on.answer({ kind: 'move', way: [at('F5'), at('G5')], facing: 0 }, 'turn');
    expect([where(state, 'kosuke'), state.heroes.kosuke.stamina]).toEqual(['G5', 2]);
    const unpaid = heroField('itoguruma', 'A1', { kosuke: 'E5' });
    unpaid.heroes.kosuke.stamina = 0;
    addToken(unpaid, zoneNamed('Z22'), 'web');
    const slow = rig(unpaid);
    slow.run(turnFrame('kosuke'), 'web');
    slow.answer({ kind: 'tearLoose', pay: false }, 'turn');
    slow.answer({ kind: 'move', way: [at('F5')], facing: 0 }, 'turn');
    // 3 and 1 bought, halved to 2.
    expect([where(unpaid, 'kosuke'), unpaid.heroes.kosuke.stamina]).toEqual(['F5', 2]);
  });

  test('RR-525 Exorcise at Itoguruma in the Web: 9 where the open card is weak to it, else 4', () => {
    const dealt = (card: string): number => {
      const s = facing(turnOf(put(fight({ boss: 'itoguruma' }), 'kensho', 'E6'), 'kensho'), 'C6').change((state) => {
        for (const zone of ['Z22', 'Z23'] as const) addToken(state, zoneNamed(zone), 'web');
        Object.assign(state.heroes.kensho, { yin: 1 });
      });
      onTop(s, cardCalled('itoguruma', card));
      const events = [...s.play(0, strikeWith(s, 'kensho', 'Exorcise')), ...plain(s)];
      return events.flatMap((event) => (event.type === 'struck' ? [event.damage] : []))[0] ?? 0;
    };
    const plainCard = BOSSES.itoguruma.attacks.find(({ category, vulnerable }) => category === 'S' && vulnerable !== 'mystic')?.name ?? '';
    expect([dealt('Husks in the Branches'), dealt(plainCard)]).toEqual([9, 4]);
  });

  test('RR-532 W-3: Sayaka alone on J11 is carried two squares and pays at the edge', () => {
    const state = field('funakuro', 'A5', { kosuke: 'G7', kensho: 'G8', sayaka: 'J11', takahiro: 'C6' });
    state.wound = 2;
    const on = rig(state);
    on.run(lines({ do: 'custom', id: 'setTide', n: 3 }));
    const life = state.heroes.sayaka.hp;
    on.run({ kind: 'riverStep', moves: [] });
    expect((['kosuke', 'kensho', 'sayaka', 'takahiro'] as const).map((id) => where(state, id))).toEqual(['H7', 'H8', 'L11', 'C6']);
    expect(life - state.heroes.sayaka.hp).toBe(3);
  });
});

describe('Raitora and Lady Kugi', () => {
  test('RR-552 Kensho on B5 in the line and on High Ground: 3, then 4; the boss on C6 is Empowered', () => {
    const state = field('raitora', 'C6', { kensho: 'B5', takahiro: 'L1', sayaka: 'L2', kosuke: 'L3' });
    for (const zone of ['Z12', 'Z13'] as const) addToken(state, zoneNamed(zone), 'high');
    if (state.extra.storm) state.extra.storm.eye = at('B9');
    const on = rig(state);
    on.run(endOfRound());
    expect([on.happened('hpLost').map(({ who, n }) => [who, n]), hasCondition(boss(state), 'empowered')]).toEqual([[['kensho', 3], ['kensho', 4]], true]);
  });

  test('RR-553 Heart-Stopper at Kosuke on F9: the Arc leaps to F3 and J9, not to H8', () => {
    const state = field('raitora', 'D8', { kosuke: 'F9', sayaka: 'F3', kensho: 'J9', takahiro: 'H8' });
    state.threat = 'kosuke';
    const on = rig(state);
    playCard(on, cardCalled('raitora', 'Heart-Stopper'));
    expect(on.happened('hpLost').filter(({ cause }) => cause.why === 'effect').map(({ who, n }) => [who, n]).sort()).toEqual([['kensho', 3], ['sayaka', 3]]);
  });

  test('RR-561 Kensho takes his doll from G10, has 3 free points left and puts it on H12 for nothing', () => {
    const state = heroField('kugi', 'A1', { kensho: 'F10' });
    if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('G10') }];
    addToken(state, zoneNamed('Z34'), 'difficult');
    state.heroes.kensho.stamina = 5;
    const on = rig(state);
    on.run(turnFrame('kensho'), 'turn');
    on.answer({ kind: 'bossAction', action: 'takeDoll', target: 'kensho' }, 'turn');
    on.answer({ kind: 'move', way: [at('F11'), at('G12')], facing: 0 }, 'turn');
    on.answer({ kind: 'bossAction', action: 'putDoll', target: String(at('H12')) }, 'turn');
    expect([state.heroes.kensho.stamina, state.extra.dolls?.dolls.map((doll) => doll.at)]).toEqual([7, [at('H12')]]);
  });

  test('RR-561 a hedge between the squares forbids it', () => {
    const state = heroField('kugi', 'A1', { kensho: 'E10' });
    if (state.extra.dolls) state.extra.dolls.dolls = [{ of: 'kensho', hp: 10, at: at('F10') }];
    const on = rig(state);
    on.run(turnFrame('kensho'), 'turn');
    expect(() => on.answer({ kind: 'bossAction', action: 'takeDoll', target: 'kensho' }, 'turn')).toThrow();
  });
});

describe('the Iron Brothers and Gasha-O', () => {
  test('RR-571 the owners of the decks, by the distance to the holder of Threat', () => {
    const actor = (threat: SquareName, category: 'L' | 'H' | 'S'): number | undefined => {
      const state = field('akaAo', 'C3', { takahiro: threat });
      const [, ao] = state.figures;
      if (ao) ao.anchor = at('C9');
      state.threat = 'takahiro';
      return actorsFor(state, category)[0]?.start;
    };
    expect([actor('G8', 'H'), actor('G8', 'L'), actor('G8', 'S'), actor('G7', 'H')]).toEqual([1, 0, 1, 0]);
  });

  test('RR-580 the body on C5 facing south, then west: F6 is in Front, then in Left', () => {
    const state = field('gashaO', 'C5', { takahiro: 'F6' });
    const arcs = (): string[] => (['front', 'right', 'rear', 'left'] as const).filter((arc) => standsIn(boss(state), arc, state.heroes.takahiro));
    const before = arcs();
    rig(state).run(lines({ do: 'custom', id: 'turnBoss', n: 1 }));
    expect([before, arcs()]).toEqual([['front'], ['left']]);
  });
});

describe('the last bosses', () => {
  test('RR-592 Lotus Needle from G6 is answered from F5, by E5', () => {
    const s = facing(turnOf(put(fight({ boss: 'harunobu', party: [{ hero: 'kensho', loadout: { weapons: ['sealScroll', 'ironBeads'], armor: 'pilgrimsMantle', skills: [], ultimate: 'lotusAwakening' } }] }), 'kensho', 'G6'), 'kensho'), 'D6').change((state) => {
      Object.assign(state.heroes.kensho, { yang: 1 });
      if (state.extra.duel) state.extra.duel.list = ['piercing'];
    });
    const events = [...s.play(0, strikeWith(s, 'kensho', 'Lotus Needle')), ...plain(s)];
    expect(events.flatMap((event) => (event.type === 'stepped' && event.who === 'boss:0' ? [name(event.square)] : []))).toEqual(['E5', 'F5']);
    expect(events.flatMap((event) => (event.type === 'strikeBegan' ? [event.target] : []))).toEqual(['kensho']);
  });

  test('RR-621 the bite of W-1: safe by the Shrine, gnawed, eaten', () => {
    const bitten = (square: SquareName): string => {
      const state = field('devouringNight', 'A10', { sayaka: square, takahiro: 'A1', kosuke: 'A2', kensho: 'A3' });
      state.objects = [{ kind: 'shrine', square: at('H2') }];
      addToken(state, zoneNamed('Z41'), 'gnawed');
      state.threat = 'sayaka';
      rig(state).run({ kind: 'round', turn: 4, step: 'endLast' });
      const zone = zoneNamed(square === 'H3' ? 'Z31' : square === 'G9' ? 'Z33' : 'Z41');
      return ((state.extra.void ?? 0) & (1 << zone)) !== 0 ? 'eaten' : hasToken(state, zone, 'gnawed') ? 'gnawed' : 'safe';
    };
    expect([bitten('H3'), bitten('G9'), bitten('J2')]).toEqual(['safe', 'gnawed', 'eaten']);
  });

  test('RR-622 across the eaten Z14 a Mote on D12 is seen from C9', () => {
    const state = field('devouringNight', 'L1', { sayaka: 'C9' });
    state.extra.void = 1 << zoneNamed('Z14');
    const mote = minionAs(state, 'D12', 'hungerMote', 4);
    expect(sees(state, state.heroes.sayaka, mote)).toBe(true);
    const s = turnOf(put(fight({ boss: 'devouringNight' }), 'sayaka', 'C9'), 'sayaka').change((draft) => { draft.extra.void = 1 << zoneNamed('Z14'); });
    expect(s.refused(0, { kind: 'move', way: [at('C10')], facing: 0 })).toMatch(/^RR-/);
  });

  test('RR-625 Z44 is eaten: from G7 over H8 to I9, half over the void', () => {
    const state = field('devouringNight', 'G7', { kensho: 'I12', takahiro: 'A1', sayaka: 'A2', kosuke: 'A3' });
    state.extra.void = 1 << zoneNamed('Z44');
    placeObject(state, 'pillar', 'F11');
    placeObject(state, 'pot', 'H11');
    state.threat = 'kensho';
    const melee = BOSSES.devouringNight.attacks.find((card) => !card.noAttack && card.range === 1 && card.move >= 3)?.id ?? 'L-1';
    const on = rig(state);
    playCard(on, melee);
    expect(on.happened('stepped').filter(({ who }) => who === 'boss:0').slice(0, 2).map(({ square }) => name(square))).toEqual(['H8', 'I9']);
  });

});
