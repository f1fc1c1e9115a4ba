import { squareName, xOf } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId, type MinionId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { loseHealth } from '@/games/ronins-revenge/rules/health';
import type { BattleState, MinionState } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { damageIn, fight, plain, put, strikeWith, turnOf } from './fight';
import { does, field, heroField, playCard, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);

/** A minion of Ushikado's. */
function put1(state: BattleState, square: SquareName, changes: Partial<MinionState> = {}, minion: MinionId = 'chainWretch'): MinionState {
  const placed: MinionState = { minion, band: state.minions.length, hp: minion === 'chainWretch' ? 8 : 5, anchor: at(square), side: 1, facing: 0, conditions: 0, ...changes };
  state.minions.push(placed);
  return placed;
}
const minionPhase = (state: BattleState, stop?: string): Rig => {
  const on = rig(state);
  on.run({ kind: 'minionPhase', done: [] }, stop);
  return on;
};
/** The boss far away, heroes in a corner unless told otherwise. */
const ground = (heroes: Partial<Record<HeroId, SquareName>>): BattleState => field('ushikado', 'A6', { takahiro: 'L12', sayaka: 'L11', kosuke: 'K12', kensho: 'K11', ...heroes });

describe('minions', () => {
  test('RR-356 those that came in this round act too, each once', () => {
    const state = field('ushikado', 'F6', { takahiro: 'B1', sayaka: 'H6', kosuke: 'B12', kensho: 'H7' });
    const on = rig(state);
    playCard(on, 'S-6');
    expect(on.happened('minionPlaced').map(({ square }) => name(square))).toEqual(['A1', 'A12']);
    on.run({ kind: 'minionPhase', done: [] });
    expect(on.happened('strikeBegan').map(({ by, target }) => [by, target])).toEqual([['chainWretch:0', 'takahiro'], ['chainWretch:1', 'kosuke']]);
  });

  test('RR-356 one that comes under the name of one that fell while it acted acts too, and nothing of the other’s turn befalls it', () => {
    const state = heroField('fifthWanderer', 'F6', { takahiro: 'G6', sayaka: 'L11', kosuke: 'K12', kensho: 'K11' });
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'crushing' } });
    Object.assign(state, { wound: 1, cubes: [0, 1, 4], bossHp: 1 });
    put1(state, 'F5', { hp: 1 }, 'inkShade');
    addToken(state, zoneNamed('Z22'), 'fire');
    const on = minionPhase(state, 'counter');
    // Cleaving Arc takes the Shade and the last cube of W-2: with W-3 another Shade comes, under the name that has become free.
    on.answer({ kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0', 'inkShade:0'] });
    expect(on.happened('minionPlaced').map(({ band, square }) => [band, name(square)])).toEqual([[0, 'E5']]);
    expect(on.happened('strikeBegan').map(({ by, target }) => [by, target])).toEqual([['inkShade:0', 'takahiro'], ['inkShade:0', 'takahiro']]);
    // 9: 2 for E5, 2 for F5, 2 where its own turn ends.
    expect(state.minions.map(({ anchor, hp }) => [name(anchor), hp])).toEqual([['F5', 3]]);
  });

  test('RR-356 whoever comes under the name of one that has acted before acts too; the others act once', () => {
    const state = heroField('fifthWanderer', 'F6', { takahiro: 'G6', sayaka: 'C12', kosuke: 'K12', kensho: 'K11' });
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'crushing' } });
    Object.assign(state, { wound: 1, cubes: [0, 1, 4], bossHp: 1 });
    put1(state, 'B12', { hp: 2 }, 'inkShade');
    put1(state, 'F5', {}, 'inkShade');
    // The first has struck Sayaka and dies of the ground it stands on; then the second is answered.
    addToken(state, zoneNamed('Z14'), 'fire');
    const on = minionPhase(state, 'counter');
    on.answer({ kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0', 'inkShade:1'] });
    expect(on.happened('minionPlaced').map(({ band }) => band)).toEqual([0]);
    expect(on.happened('strikeBegan').map(({ by, target }) => [by, target])).toEqual([['inkShade:0', 'sayaka'], ['inkShade:1', 'takahiro'], ['inkShade:0', 'takahiro']]);
  });

  test('RR-355 the next is always the one that stands furthest north, then furthest west, wherever it was placed', () => {
    const state = ground({ kosuke: 'F6' });
    for (const square of ['G7', 'E7', 'G5', 'E5'] as const) put1(state, square);
    expect(minionPhase(state).happened('strikeBegan').map(({ by }) => by)).toEqual(['chainWretch:3', 'chainWretch:1', 'chainWretch:2', 'chainWretch:0']);
  });

  test('RR-358 it walks as a minion does: round what a boss would pass, by the cheapest way', () => {
    const state = ground({ kosuke: 'H6', kensho: 'H7' });
    const minion = put1(state, 'F6');
    for (const square of ['G5', 'G6', 'G7'] as const) state.objects.push({ kind: 'pot', square: at(square) });
    const on = minionPhase(state);
    // Two steps lead straight to H5 over the Pots; round them it is three, by F5 and G4.
    expect([on.happened('stepped').map(({ square }) => name(square)), on.happened('strikeBegan').length, name(minion.anchor)]).toEqual([['F5', 'G4', 'H5'], 1, 'H5']);
  });

  test('RR-155 RR-361 RR-362 RR-510 the ground takes its due when a minion has acted; a minion it kills rewards nobody', () => {
    const state = ground({ kosuke: 'F6' });
    put1(state, 'F7', { hp: 2 });
    addToken(state, zoneNamed('Z23'), 'fire');
    for (const hero of Object.values(state.heroes)) hero.hp = 20;
    const on = minionPhase(state);
    expect([state.minions.length, on.happened('strikeBegan').length, on.happened('minionDefeated').map(({ by }) => by), on.happened('gained')]).toEqual([0, 1, [undefined], []]);
  });

  test('RR-359 it turns to its target by the fewest quarters and strikes as its card says', () => {
    const state = ground({ kosuke: 'F6' });
    put1(state, 'F5', { facing: 0 });
    state.wound = 1;
    const on = minionPhase(state);
    expect([on.happened('turned').map(({ facing }) => facing), on.happened('heroStruck').map(({ damage, damageType }) => [damage, damageType])]).toEqual([[1], [[3, 'slashing']]]);
    expect(hasCondition(state.heroes.kosuke, 'slowed')).toBe(true);
    // Equally far both ways: clockwise.
    const behind = ground({ kosuke: 'G5' });
    put1(behind, 'F5', { facing: 0 });
    expect(minionPhase(behind).happened('turned').map(({ facing }) => facing)).toEqual([2]);
  });

  test('RR-360 too far away it comes as close as its own Move allows, by what is left to walk, and strikes nobody', () => {
    // Behind the wall along C1 to C4: it must go round its end.
    const state = ground({ kosuke: 'C2' });
    const minion = put1(state, 'D2');
    const on = minionPhase(state);
    expect([on.happened('strikeBegan'), name(minion.anchor)]).toEqual([[], 'D5']);
  });

  test('RR-361 Difficult ground costs it two, Dangerous ground hurts it', () => {
    const comes = (token?: 'difficult' | 'spikes' | 'fire', kind: MinionId = 'chainWretch'): MinionState => {
      const state = ground({ takahiro: 'A12', sayaka: 'A11', kensho: 'A10', kosuke: 'F11' });
      if (token) for (const zone of ['Z22', 'Z23'] as const) addToken(state, zoneNamed(zone), token);
      const minion = put1(state, 'F4', {}, kind);
      minionPhase(state);
      return minion;
    };
    expect([xOf(FIELD, comes().anchor), xOf(FIELD, comes('difficult').anchor)]).toEqual([6, 4]);
    expect([comes().hp, comes('fire').hp < 8, comes('fire', 'emberCrow').hp]).toEqual([8, true, 5]);
  });

  test('RR-361 from High Ground it strikes 2 harder, and farther with a range of 3', () => {
    const struck = (high: boolean, kind: MinionId, square: SquareName): number[] => {
      const state = ground({ kosuke: 'F8' });
      if (high) addToken(state, zoneNamed('Z22'), 'high');
      state.wound = 1;
      put1(state, square, { conditions: 0 }, kind);
      const on = minionPhase(state);
      return [on.happened('stepped').length, ...on.happened('heroStruck').map(({ damage }) => damage)];
    };
    expect([struck(false, 'chainWretch', 'F6')[1], struck(true, 'chainWretch', 'E6')[1]]).toEqual([3, 3]);
    expect([struck(false, 'emberCrow', 'F4'), struck(true, 'emberCrow', 'F4')]).toEqual([[1, 2], [0, 4]]);
  });

  test('RR-363 what is more than its HP is lost', () => {
    const state = ground({});
    put1(state, 'F5', { hp: 2 });
    put1(state, 'F6');
    const events = does(state, (run) => loseHealth(run, 'chainWretch:0', 30, { why: 'effect' }));
    expect(events.find(({ type }) => type === 'hpLost')).toMatchObject({ n: 2 });
    expect([state.minions.map(({ hp }) => hp), state.bossHp]).toEqual([[8], 50]);
  });

  test('RR-365 its attack can be dodged', () => {
    const state = ground({ sayaka: 'F6' });
    put1(state, 'F5');
    const on = minionPhase(state, 'defend');
    // Precision 4 and 1 of the first Wound card against Dodge 3.
    on.answer({ kind: 'defend', dodge: 2, dice: 0, card: 'none' });
    expect(on.happened('dodged').map(({ by, precision }) => [by, precision])).toEqual([['chainWretch:0', 5]]);
  });

  test.each([['slashing', 'counter'], ['piercing', undefined]] as const)('RR-365 whoever is primed for %s may answer it or not', (type, asked) => {
    const state = heroField('ushikado', 'A6', { takahiro: 'F6', sayaka: 'L11', kosuke: 'K12', kensho: 'K11' });
    Object.assign(state.heroes.takahiro, { facing: 3, primed: { weapon: 0, type } });
    put1(state, 'F5');
    expect(minionPhase(state, 'counter').asked()).toBe(asked);
  });

  test('RR-366 what is printed on its card stays: every blow of the type is doubled', () => {
    const s = turnOf(put(fight(), 'takahiro', 'K1'), 'takahiro').change((state) => {
      state.minions.push({ minion: 'chainWretch', band: 0, hp: 40, anchor: at('J1'), side: 1, facing: 0, conditions: 0 });
    });
    const blow = (): number => {
      turnOf(s, 'takahiro').change((state) => { state.heroes.takahiro.stamina = 10; });
      return damageIn([...s.play(0, strikeWith(s, 'takahiro', 'Measured Cut', 'chainWretch:0')), ...plain(s)]);
    };
    const [first, second] = [blow(), blow()];
    expect([first, second, s.state.minions[0]?.hp]).toEqual([first, first, 40 - 2 * first]);
    const other = turnOf(put(fight(), 'takahiro', 'K1'), 'takahiro').change((state) => {
      state.minions.push({ minion: 'emberCrow', band: 0, hp: 40, anchor: at('J1'), side: 1, facing: 0, conditions: 0 });
    });
    expect(2 * damageIn([...other.play(0, strikeWith(other, 'takahiro', 'Measured Cut', 'emberCrow:0')), ...plain(other)])).toBe(first);
  });
});
