import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { isIsolated } from '@/games/ronins-revenge/rules/boss/bosses/isolation';
import { inTheLight, isOpenCast } from '@/games/ronins-revenge/rules/boss/bosses/cast';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { viewExtra } from '@/games/ronins-revenge/rules/boss/secrets';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { isImmovable } from '@/games/ronins-revenge/rules/boss/ground';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import { threatAfter } from '@/games/ronins-revenge/rules/threat';

import { boss, placeMinion, placeObject } from './battle';
import { fight, put, turnOf, withKit } from './fight';
import { at, field, playCard, reachOf, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
const event = (on: Rig, id: `E-${number}`, stop?: string): void => {
  on.state.sequence[0] = { event: id };
  on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, stop);
};
const endOfRound = (): BattleFrame => ({ kind: 'round', turn: 4, step: 'endFirst' });

describe('Itoguruma', () => {
  test('RR-520 a hero without another in [2] is Isolated; the most isolated is the northernmost of equals', () => {
    const state = field('itoguruma', 'A1', { takahiro: 'G4', sayaka: 'G5', kosuke: 'H9', kensho: 'K12' });
    expect((['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).filter((id) => isIsolated(state, id))).toEqual(['kosuke', 'kensho']);
    expect(threatAfter(state, 'mostIsolated', boss(state))).toBe('kosuke');
  });

  test('RR-521 in the Web a hero pays or is Slowed; who cannot pay is Slowed', () => {
    const turn = (hp: number): Rig => {
      const state = field('itoguruma', 'A1', { kosuke: 'E5' });
      addToken(state, zoneNamed('Z22'), 'web');
      state.heroes.kosuke.hp = hp;
      const on = rig(state);
      on.run({ kind: 'heroTurn', hero: 'kosuke', moved: false, acted: false, walked: false, sheltered: false }, hp > 1 ? 'web' : 'turn');
      return on;
    };
    const rich = turn(15);
    expect(rich.asked()).toBe('web');
    rich.answer({ kind: 'tearLoose', pay: true }, 'turn');
    expect([rich.state.heroes.kosuke.hp, hasCondition(rich.state.heroes.kosuke, 'slowed')]).toEqual([17, false]);
  });

  test('RR-522 RR-527 at the end of the round Fire burns Web and Cocoons, then what Web is left turns to Poison', () => {
    const state = field('itoguruma', 'A1', { kosuke: 'E5' });
    state.wound = 2;
    for (const zone of ['Z22', 'Z23'] as const) addToken(state, zoneNamed(zone), 'web');
    addToken(state, zoneNamed('Z22'), 'fire');
    state.extra.loom?.cocooned.push('kosuke');
    rig(state).run(endOfRound());
    const tokens = (zone: 'Z22' | 'Z23'): boolean[] => (['web', 'poison', 'fire'] as const).map((token) => hasToken(state, zoneNamed(zone), token));
    expect([tokens('Z22'), tokens('Z23'), state.extra.loom?.cocooned]).toEqual([[false, false, true], [true, true, false], []]);
  });

  test('RR-523 a Cocooned hero is bound to its square and to Rest, and is free again at the end of that turn', () => {
    const state = field('itoguruma', 'A1', { sayaka: 'H5' });
    state.extra.loom?.cocooned.push('sayaka');
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'sayaka', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    expect(bossRules(state).isBound?.(state, 'sayaka')).toBe(true);
    on.answer({ kind: 'rest', choice: 'A', flask: false });
    expect(state.extra.loom?.cocooned).toEqual([]);
  });

  test('RR-523 a Cocooned hero’s only Main Action is Rest: no attack, no Move, no Special Action of a skill', () => {
    const s = fight({ boss: 'itoguruma', level: 2, party: [withKit('kensho', { skills: ['circleOfSalt', 'unmovingStance'] })] });
    turnOf(put(s, 'kensho', 'H6'), 'kensho').change((state) => { Object.assign(state.heroes.kensho, { yin: 1, yang: 1 }); });
    const kinds = (): Set<string> => new Set(s.moves(0).map((move) => (move.kind === 'useCard' ? move.card : move.kind)));
    for (const kind of ['attack', 'move', 'circleOfSalt', 'rest']) expect(kinds()).toContain(kind);
    const [attack] = s.moves(0).filter((move) => move.kind === 'attack');
    s.change((state) => { state.extra.loom?.cocooned.push('kensho'); });
    for (const kind of ['attack', 'circleOfSalt']) expect(kinds()).not.toContain(kind);
    expect(s.moves(0).filter((move) => move.kind === 'move' && move.way.length > 0)).toEqual([]);
    expect(s.refused(0, { kind: 'useCard', card: 'circleOfSalt' })).toBe('RR-523');
    expect(s.refused(0, { kind: 'move', way: [at('I6')], facing: 0 })).toBe('RR-523');
    expect(attack && s.refused(0, attack)).toBe('RR-523');
    s.play(0, { kind: 'rest', choice: 'A', flask: false });
    s.play(0, { kind: 'endTurn' });
    expect(s.state.extra.loom?.cocooned).toEqual([]);
  });

  test('RR-524 a neighbour cuts the Cocoon for 2, the Web of the own Zone for 3', () => {
    const state = field('itoguruma', 'A1', { takahiro: 'G6', kosuke: 'G7', sayaka: 'L12' });
    state.extra.loom?.cocooned.push('kosuke', 'sayaka');
    addToken(state, zoneNamed('Z32'), 'web');
    const actions = bossRules(state).actions?.(state, 'takahiro') ?? [];
    expect(actions.map(({ id, target }) => `${id} ${target}`)).toEqual(['cutCocoon kosuke', 'cutWeb ']);
    expect(bossRules(state).actions?.(state, 'sayaka')).toEqual([]);
  });

  test('RR-525 under W-1 she resists Mystic while a square of hers is in the Web, and leaves Web where her turn ends', () => {
    const state = field('itoguruma', 'C6');
    addToken(state, zoneNamed('Z22'), 'web');
    expect([bossRules(state).lastingResistance?.(state, boss(state), 'mystic'), bossRules(state).lastingResistance?.(state, boss(state), 'slashing')]).toEqual([true, false]);
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    rig(state).run({ kind: 'bossPhase', slot: 0 });
    expect(hasToken(state, zoneNamed('Z12'), 'web')).toBe(true);
  });

  test('RR-526 under W-2 Threat lines give the token to the most isolated; if nobody is, the printed line counts', () => {
    const threatAfterCard = (kosuke: SquareName): HeroId => {
      const state = field('itoguruma', 'A11', { takahiro: 'J5', kensho: 'J6', kosuke, sayaka: 'D4' });
      state.line = ['takahiro', 'kensho', 'kosuke', 'sayaka'];
      state.threat = 'takahiro';
      state.wound = 1;
      const on = rig(state);
      on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
      return state.threat;
    };
    expect(threatAfterCard('F10')).toBe('sayaka');
  });

  test('RR-528 the outer ring strikes at distance 2 exactly; Web falls in Zones with one hero', () => {
    const state = field('itoguruma', 'C6', { takahiro: 'E6', sayaka: 'E8', kosuke: 'D6', kensho: 'L12' });
    const on = rig(state);
    event(on, 'E-1');
    expect([hasToken(state, zoneNamed('Z44'), 'web'), hasToken(state, zoneNamed('Z22'), 'web')]).toEqual([true, false]);
  });

  test('RR-529 a Husk never moves and strikes farther from High Ground', () => {
    const state = field('itoguruma', 'A1', { takahiro: 'K4' });
    addToken(state, zoneNamed('Z31'), 'high');
    Object.assign(placeMinion(state, 'G2'), { minion: 'voiceHusk', hp: 7 });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect([on.happened('strikeBegan').map(({ target }) => target), where(state, 'takahiro')]).toEqual([['takahiro'], 'I2']);
  });
});

describe('Funa-Kuro', () => {
  const wet = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, wound: number): Rig => {
    const state = field('funakuro', bossAt, heroes);
    state.wound = wound;
    if (state.extra.river) state.extra.river.level = wound + 1;
    const on = rig(state);
    on.run({ kind: 'lines', by: 'boss:0', why: 'tide', steps: [{ do: 'custom', id: 'setTide', n: wound + 1 }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    return on;
  };
  const flooded = (state: BattleState): string[] => (['Z11', 'Z21', 'Z31', 'Z41'] as const).filter((zone) => hasToken(state, zoneNamed(zone), 'flood'));

  test('RR-530 the tide floods Zone rows from the south; a high tide one more', () => {
    const on = wet('A5', {}, 1);
    expect(flooded(on.state)).toEqual(['Z31', 'Z41']);
    event(on, 'E-4');
    expect(flooded(on.state)).toEqual(['Z21', 'Z31', 'Z41']);
    on.state.round = 2;
    on.run({ kind: 'riverStep', moves: [] });
    expect(flooded(on.state)).toEqual(['Z31', 'Z41']);
  });

  test('RR-531 RR-532 the current carries heroes south, southernmost first; a pillar beside holds', () => {
    const on = wet('A5', { takahiro: 'H3', sayaka: 'H6', kosuke: 'J5', kensho: 'A12' }, 1);
    placeObject(on.state, 'pillar', 'G3');
    placeObject(on.state, 'pot', 'I6');
    on.run({ kind: 'riverStep', moves: [] });
    expect([where(on.state, 'takahiro'), where(on.state, 'sayaka'), where(on.state, 'kosuke')]).toEqual(['H3', 'H6', 'K5']);
    expect(on.state.objects.find(({ kind }) => kind === 'pot')?.square).toBe(at('J6'));
  });

  test('RR-532 under W-3 it takes two squares, one less with another hero beside', () => {
    const on = wet('A5', { kosuke: 'G7', kensho: 'G8', sayaka: 'H1', takahiro: 'A12' }, 2);
    on.run({ kind: 'riverStep', moves: [] });
    expect([where(on.state, 'kosuke'), where(on.state, 'kensho'), where(on.state, 'sayaka')]).toEqual(['H7', 'H8', 'J1']);
  });

  test('RR-533 objects drift a square and are gone beyond row L', () => {
    const on = wet('A5', {}, 1);
    placeObject(on.state, 'shrine', 'L12');
    placeObject(on.state, 'barrel', 'I9');
    on.run({ kind: 'riverStep', moves: [] });
    expect(on.state.objects).toEqual([{ kind: 'barrel', square: at('J9') }]);
  });

  test('RR-534 a Fare is paid in full or suffered; what is paid lies in the chest', () => {
    const on = wet('A5', { kensho: 'E6' }, 0);
    Object.assign(on.state.heroes.kensho, { ki: 1, yin: 1, hp: 20 });
    on.run({ kind: 'fare', hero: 'kensho', n: 2, otherwise: [{ do: 'loseHp', n: 4, who: 'target' }], why: 'the due' }, 'fare');
    on.answer({ kind: 'payFare', ki: 1, yin: 1, yang: 0 });
    expect([on.state.heroes.kensho.hp, on.state.heroes.kensho.ki, on.state.extra.river?.chest]).toEqual([20, 0, 2]);
    on.run({ kind: 'fare', hero: 'kensho', n: 2, otherwise: [{ do: 'loseHp', n: 4, who: 'target' }], why: 'the due' });
    expect(on.state.heroes.kensho.hp).toBe(16);
  });

  test('RR-535 keelhauled to the square opposite the middle of the hull, if it is free', () => {
    const on = wet('D5', { sayaka: 'G8', takahiro: 'A1', kosuke: 'A2', kensho: 'A3' }, 0);
    on.state.threat = 'sayaka';
    playCard(on, 'H-2');
    expect(where(on.state, 'sayaka')).toBe('C4');
  });

  test('RR-536 the hull cannot be moved; a target out of reach is first hauled in', () => {
    const on = wet('D5', { kosuke: 'K5', takahiro: 'A1', sayaka: 'A2', kensho: 'A3' }, 0);
    on.state.threat = 'kosuke';
    placeObject(on.state, 'pillar', 'G3');
    const melee = (['L-1', 'L-2', 'L-3', 'L-4', 'L-5', 'L-6', 'L-7'] as const).find((id) => reachOf(attackCard(on.state, id)).range === 1) ?? 'L-1';
    playCard(on, melee);
    expect([isImmovable(on.state, 'boss:0'), on.happened('heroStruck').map(({ hero }) => hero)]).toEqual([true, ['kosuke']]);
    expect(name(boss(on.state).anchor)).toBe('F4');
  });

  test('RR-537 the oars lie on both sides; of equal turns the clockwise one', () => {
    const on = wet('D5', { sayaka: 'H6', kensho: 'C6', takahiro: 'L1', kosuke: 'L2' }, 0);
    on.state.threat = 'sayaka';
    const oars = ([...'LHS'] as const).flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${letter}-${n}` as 'L-1')).find((id) => reachOf(attackCard(on.state, id)).pattern === 'oarsBoth') ?? 'L-1';
    playCard(on, oars);
    expect([boss(on.state).facing, on.happened('strikeBegan')[0]?.targets.slice().sort()]).toEqual([3, ['kensho', 'sayaka']]);
  });

  test('RR-538 the poorest takes Threat and loses Stamina', () => {
    const on = wet('A5', { sayaka: 'G9', kosuke: 'E4' }, 0);
    Object.assign(on.state.heroes.takahiro, { ki: 1 });
    Object.assign(on.state.heroes.kensho, { yin: 1 });
    const before = on.state.heroes.kosuke.hp;
    event(on, 'E-3');
    expect([on.state.threat, before - on.state.heroes.kosuke.hp]).toEqual(['kosuke', 3]);
  });

  test('RR-539 minions that ignore the Flood are not carried', () => {
    const on = wet('A5', {}, 1);
    const fare = placeMinion(on.state, 'H6');
    Object.assign(fare, { minion: 'drownedFare', hp: 8 });
    on.run({ kind: 'riverStep', moves: [] });
    expect(name(fare.anchor)).toBe('H6');
  });
});

describe('The Nine-Faced Actor', () => {
  const cast = (crane: SquareName, pine: SquareName, moon: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}): BattleState => {
    const state = field('nineFaces', 'A1', heroes);
    [crane, pine, moon].forEach((square, i) => { if (state.figures[i]) state.figures[i].anchor = at(square); });
    return state;
  };

  test('RR-540 all parts of a Break must be met at one figure, true or paper', () => {
    const state = cast('A1', 'E6', 'C7', { sayaka: 'D6', kensho: 'F6' });
    const card = (['L', 'H', 'S'] as const).flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((n) => attackCard(state, `${letter}-${n}`))).find((each) => JSON.stringify(each.break) === JSON.stringify([{ arc: ['rear'] }, 'flank']));
    if (!card) throw new Error('no such card');
    for (const figure of state.figures) figure.facing = 2;
    expect(partsOfBreak(state, card, 'sayaka', 'slashing').every(({ met }) => met)).toBe(true);
  });

  test('RR-541 RR-548 a paper figure is torn by any harm and the boss loses nothing; under W-3 its Zone burns', () => {
    const state = cast('F5', 'C9', 'F7', { takahiro: 'G6' });
    state.wound = 2;
    if (state.extra.cast) Object.assign(state.extra.cast, { true: 2, marks: 6 });
    const on = rig(state);
    on.run({ kind: 'lines', by: 'takahiro', why: 'test', steps: [{ do: 'loseHp', n: 1, who: 'target' }], target: 'boss:0', at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([state.figures.map(({ start }) => start), state.bossHp, hasToken(state, zoneNamed('Z22'), 'fire')]).toEqual([[1, 2], 50, true]);
  });

  test('RR-542 the figure in the light is never drawn; two others are marked', () => {
    const state = cast('I5', 'C9', 'F2', { kosuke: 'H6' });
    state.threat = 'kosuke';
    expect(inTheLight(state)?.start).toBe(0);
    const on = rig(state);
    on.run({ kind: 'lines', by: 'boss:0', why: 'test', steps: [{ do: 'custom', id: 'quickChange' }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([state.extra.cast?.marks, [1, 2].includes(state.extra.cast?.true ?? -1)]).toEqual([6, true]);
  });

  test('RR-543 a blow from the Rear, or on an Unmasked figure, finds it open', () => {
    const state = cast('A1', 'E6', 'C7');
    if (state.extra.cast) Object.assign(state.extra.cast, { true: 1 });
    expect([isOpenCast(state, 'boss:1', 4), isOpenCast(state, 'boss:1', 1), isOpenCast(state, 'boss:0', 4)]).toEqual([true, false, false]);
    if (state.extra.cast) state.extra.cast.unmasked = true;
    expect(isOpenCast(state, 'boss:1', 1)).toBe(true);
  });

  test('RR-544 missing figures come through the lit trapdoor, one after the other', () => {
    const state = cast('A1', 'E6', 'C7', { kosuke: 'H6' });
    state.figures = state.figures.filter(({ start }) => start !== 0);
    const on = rig(state);
    on.run({ kind: 'lines', by: 'boss:1', why: 'test', steps: [{ do: 'custom', id: 'enter', n: 2 }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([name(state.figures[0]?.anchor ?? 0), state.extra.cast?.lit]).toEqual(['C4', 1]);
  });

  test('RR-545 the figure that needs the fewest steps performs, true or not', () => {
    const state = cast('E3', 'I8', 'G6', { kensho: 'J6', takahiro: 'A12', sayaka: 'A11', kosuke: 'A10' });
    state.threat = 'kensho';
    const on = rig(state);
    playCard(on, 'L-1');
    expect(on.happened('strikeBegan').map(({ by }) => by)).toEqual(['boss:1']);
  });

  test('RR-546 while masked every attack has the type of the mask, and the true figure resists it', () => {
    const state = cast('E3', 'I8', 'G6', { kensho: 'J6' });
    state.threat = 'kensho';
    if (state.extra.cast) Object.assign(state.extra.cast, { true: 1, worn: 0 });
    const mask = state.extra.cast?.masks[0] ?? 0;
    const on = rig(state);
    playCard(on, 'L-1');
    const type = on.happened('strikeBegan')[0]?.damageType;
    expect([bossRules(state).lastingResistance?.(state, state.figures[1] ?? boss(state), type ?? 'mystic'), mask >= 0]).toEqual([true, true]);
  });

  test('RR-547 the stage carries everybody on it a quarter turn', () => {
    const state = cast('A1', 'E6', 'A3', { sayaka: 'D6', kensho: 'J6' });
    const pine = state.figures[1];
    if (pine) pine.facing = 2;
    state.heroes.sayaka.facing = 2;
    const on = rig(state);
    event(on, 'E-5');
    expect([name(pine?.anchor ?? 0), pine?.facing, where(state, 'sayaka'), state.heroes.sayaka.facing, where(state, 'kensho')]).toEqual(['F8', 3, 'F9', 3, 'J6']);
  });

  test('RR-549 while two are marked no view tells which is true, nor the masks beyond the next', () => {
    const state = cast('A1', 'E6', 'C7');
    if (state.extra.cast) Object.assign(state.extra.cast, { true: 1, marks: 6 });
    expect([viewExtra(state.extra).cast?.true, viewExtra(state.extra).cast?.masks.slice(2)]).toEqual([-1, [-1, -1, -1, -1, -1, -1, -1]]);
    if (state.extra.cast) state.extra.cast.marks = 2;
    expect(viewExtra(state.extra).cast?.true).toBe(1);
  });
});

describe('Raitora', () => {
  const storm = (heroes: Partial<Record<HeroId, SquareName>>, eye: SquareName, bossAt: SquareName = 'A1'): BattleState => {
    const state = field('raitora', bossAt, heroes);
    if (state.extra.storm) state.extra.storm.eye = at(eye);
    return state;
  };

  test('RR-550 the Eye is put on whoever holds Threat and stays there', () => {
    const state = storm({ takahiro: 'H5' }, 'A1');
    state.threat = 'takahiro';
    bossRules(state).customs?.eyeToThreat?.({ state, emit: () => undefined } as never, { id: 'eyeToThreat' }, { by: 'boss:0', why: '' });
    state.heroes.takahiro.anchor = at('F7');
    expect(name(state.extra.storm?.eye ?? 0)).toBe('H5');
  });

  test('RR-551 lines run from the Eye until a pillar or a wall', () => {
    const state = storm({}, 'H5');
    placeObject(state, 'pillar', 'G5');
    const squares = lightningSquares(state).map(name);
    expect([squares.includes('F5'), squares.includes('I5'), squares.includes('L5'), squares.includes('H4'), squares.includes('H2'), squares.includes('H8')]).toEqual([false, true, true, true, false, true]);
  });

  test('RR-551 RR-552 whoever stands in a line loses 3, on High Ground 4 more; the boss up there is Empowered', () => {
    const state = storm({ kensho: 'B5', takahiro: 'L12', sayaka: 'L11', kosuke: 'L9' }, 'B9', 'C6');
    for (const zone of ['Z12', 'Z13'] as const) addToken(state, zoneNamed(zone), 'high');
    const before = state.heroes.kensho.hp;
    rig(state).run(endOfRound());
    expect([before - state.heroes.kensho.hp, hasCondition(boss(state), 'empowered')]).toEqual([7, true]);
  });

  test('RR-553 an Arc leaps along row and column to whom the struck hero sees', () => {
    const state = storm({ kosuke: 'F9', sayaka: 'F3', kensho: 'J9', takahiro: 'H8' }, 'A1', 'D8');
    state.threat = 'kosuke';
    const before = { sayaka: state.heroes.sayaka.hp, kensho: state.heroes.kensho.hp, takahiro: state.heroes.takahiro.hp };
    const on = rig(state);
    playCard(on, 'H-6');
    expect([before.sayaka - state.heroes.sayaka.hp, before.kensho - state.heroes.kensho.hp, before.takahiro - state.heroes.takahiro.hp]).toEqual([3, 3, 0]);
  });

  test('RR-554 a row ahead goes from edge to edge', () => {
    const state = storm({ kosuke: 'G10', sayaka: 'G1' }, 'A1', 'E6');
    const card = (['L', 'H', 'S'] as const).flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((n) => attackCard(state, `${letter}-${n}`))).find((each) => reachOf(each).pattern === 'rowAhead1');
    state.threat = 'kosuke';
    const on = rig(state);
    if (card) playCard(on, card.id);
    expect(on.happened('strikeBegan')[0]?.targets.slice().sort()).toEqual(['kosuke', 'sayaka']);
  });

  test('RR-555 under W-2 whoever did not move is struck harder and more surely', () => {
    const struck = (still: boolean): number => {
      const state = storm({ kensho: 'C6' }, 'A1', 'A5');
      state.wound = 1;
      state.threat = 'kensho';
      state.heroes.kensho.still = still;
      const on = rig(state);
      on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
      return on.happened('heroStruck')[0]?.damage ?? 0;
    };
    expect(struck(true) - struck(false)).toBe(2);
  });

  test('RR-556 whoever shares a row or a column with another loses 3, once', () => {
    const state = storm({ takahiro: 'C3', sayaka: 'C9', kosuke: 'G9', kensho: 'J6' }, 'A1', 'E5');
    const before = (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((id) => state.heroes[id].hp);
    event(rig(state), 'E-4');
    expect((['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((id, i) => (before[i] ?? 0) - state.heroes[id].hp)).toEqual([3, 3, 3, 0]);
  });

  test('RR-557 no lightning in rounds that start late', () => {
    const state = storm({ kensho: 'B5' }, 'B9');
    state.extra.storm?.lateRounds.push(1);
    const on = rig(state);
    on.run(endOfRound());
    expect(on.happened('lightning')).toEqual([]);
  });

  test('RR-558 the Sky Iron draws the lightning into the boss', () => {
    const state = storm({ kensho: 'D5' }, 'D2', 'C6');
    state.bossHp = 9;
    const on = rig(state);
    on.run({ kind: 'lines', by: 'kensho', why: 'iron', steps: [{ do: 'custom', id: 'skyIron', n: 12 }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    on.run(endOfRound());
    expect([state.bossHp, on.happened('lightning')]).toEqual([47, []]);
  });

  test('RR-559 a Drum never moves and reaches 6 from High Ground', () => {
    const attacked = (square: SquareName): number => {
      const state = storm({ kosuke: square }, 'L12', 'L1');
      addToken(state, zoneNamed('Z12'), 'high');
      Object.assign(placeMinion(state, 'A4'), { minion: 'thunderDrum', hp: 10 });
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      return on.happened('strikeBegan').length;
    };
    expect([attacked('G4'), attacked('H4')]).toEqual([1, 0]);
  });
});
