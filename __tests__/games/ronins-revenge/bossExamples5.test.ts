import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { forecastAttack } from '@/games/ronins-revenge/preview/attack';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { attackCard } from '@/games/ronins-revenge/rules/hero/attack/card';
import { walkable } from '@/games/ronins-revenge/rules/hero/move';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import { isIsolated } from '@/games/ronins-revenge/rules/boss/bosses/isolation';

import { battle, boss, place } from './battle';
import { struckIn } from './examples';
import { fight, has, onTop, plain, put, strikeWith, turnOf, type Fight } from './fight';
import { at, field, heroField, playCard, rig, type Rig } from './rig';

/** Worked examples of the catalogue: the Weaver Widow, the Hull-Breaker and the Nine-Faced Actor. */

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
const endOfRound = (): BattleFrame => ({ kind: 'round', turn: 4, step: 'endFirst' });
const turn = (hero: HeroId): BattleFrame => ({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false });
const event = (on: Rig, id: `E-${number}`): void => {
  on.state.sequence[0] = { event: id };
  on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
};

/** The field of a boss as it is printed, without minions, heroes where the example has them. */
function printed(id: 'funakuro' | 'itoguruma', heroes: Partial<Record<HeroId, SquareName>>, wound: number): BattleState {
  const state = battle({ boss: id, party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } });
  Object.assign(state, { round: 3, reveals: 0, minions: [], wound });
  for (const [hero, square] of Object.entries(heroes)) place(state, hero as HeroId, square);
  return state;
}

describe('Itoguruma', () => {
  test('RR-520 Ceiling Drop goes at the hero on H9: of the two Isolated heroes on H9 and K12 the northern one', () => {
    const state = field('itoguruma', 'C6', { takahiro: 'G4', sayaka: 'G5', kosuke: 'H9', kensho: 'K12' });
    const drop = BOSSES.itoguruma.attacks.find((card) => card.name === 'Ceiling Drop');
    expect(state.line.filter((hero) => isIsolated(state, hero)).sort()).toEqual(['kensho', 'kosuke']);
    const on = rig(state);
    playCard(on, drop?.id ?? 'L-1');
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['kosuke']);
  });

  test('RR-522 the Barrel on D5 is swept: Fire takes the Web from Z22, Z23 turns to Poison, and F9 to D9 costs 2 for each square', () => {
    const s = fight({ boss: 'itoguruma' }).change((state) => {
      state.wound = 2;
      state.objects.push({ kind: 'barrel', square: at('D5') });
      for (const zone of ['Z22', 'Z23'] as const) addToken(state, zoneNamed(zone), 'web');
      for (const figure of state.figures) figure.anchor = at('A1');
    });
    put(s, 'takahiro', 'E5');
    turnOf(s, 'takahiro').play(0, strikeWith(s, 'takahiro', 'Cleaving Arc', `thing:${at('D5')}`, { facing: 0 }));
    plain(s);
    expect(hasToken(s.state, zoneNamed('Z22'), 'fire')).toBe(true);
    const on = rig(s.state);
    s.state.frames = [];
    on.run(endOfRound(), 'turn');
    const tokens = (zone: 'Z22' | 'Z23'): boolean[] => (['web', 'fire', 'poison'] as const).map((token) => hasToken(s.state, zoneNamed(zone), token));
    expect([tokens('Z22'), tokens('Z23')]).toEqual([[false, true, false], [true, false, true]]);
    const { kosuke } = s.state.heroes;
    Object.assign(kosuke, { anchor: at('F9'), hp: 12, stamina: 10 });
    s.state.frames = [];
    on.run({ kind: 'walk', who: 'kosuke', way: [at('E9'), at('D9')], at: 0, gait: 'move', cause: { why: 'terrain' }, facing: 0 });
    expect([where(s.state, 'kosuke'), kosuke.hp]).toEqual(['D9', 8]);
  });

  test('RR-523 Kensho walks to H6 and cuts Sayaka free for 2; without him she can only Rest on H5, and is free afterwards', () => {
    const state = heroField('itoguruma', 'A1', { sayaka: 'H5', kensho: 'I7', takahiro: 'L1', kosuke: 'L2' });
    state.extra.loom?.cocooned.push('sayaka');
    const on = rig(state);
    on.run(turn('kensho'), 'turn');
    on.answer({ kind: 'move', way: [at('H6')], facing: 0 }, 'turn');
    const { stamina } = state.heroes.kensho;
    on.answer({ kind: 'bossAction', action: 'cutCocoon', target: 'sayaka' }, 'turn');
    expect([stamina - state.heroes.kensho.stamina, state.extra.loom?.cocooned]).toEqual([2, []]);

    const alone = heroField('itoguruma', 'F5', { sayaka: 'H5', kensho: 'L7', takahiro: 'L1', kosuke: 'L2' });
    alone.extra.loom?.cocooned.push('sayaka');
    const bound = rig(alone);
    bound.run(turn('sayaka'), 'turn');
    expect([...new Set(battleGame.moves(alone, 0)).values()].map(({ kind }) => kind).filter((kind) => kind === 'attack' || kind === 'endTurn')).toEqual([]);
    expect([...walkable(alone, 'sayaka')]).toEqual([]);
    bound.answer({ kind: 'rest', choice: 'A', flask: false });
    expect([bound.happened('cardTaken').map(({ card }) => card[0]), alone.extra.loom?.cocooned, where(alone, 'sayaka')]).toEqual([['S'], [], 'H5']);
  });
});

describe('Funa-Kuro', () => {
  const river = (heroes: Partial<Record<HeroId, SquareName>>, wound: number): Rig => {
    const state = printed('funakuro', heroes, wound);
    if (state.extra.river) Object.assign(state.extra.river, { level: wound + 1, tide: 0 });
    const on = rig(state);
    on.run({ kind: 'lines', by: 'boss:0', why: 'tide', steps: [{ do: 'custom', id: 'setTide', n: wound + 1 }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    return on;
  };
  const rows = (state: BattleState): string => (['Z11', 'Z21', 'Z31', 'Z41'] as const).filter((zone) => hasToken(state, zoneNamed(zone), 'flood')).join(' ');
  const step = (): BattleFrame => ({ kind: 'riverStep', moves: [] });
  const objectOn = (state: BattleState, square: SquareName): string | undefined => state.objects.find((object) => object.square === at(square))?.kind;

  test('RR-530 Spring Tide in round 5 floods rows D to L in rounds 5 and 6, then rows D to F fall dry', () => {
    const on = river({ takahiro: 'A1', sayaka: 'A2', kosuke: 'A11', kensho: 'A12' }, 1);
    const spring = BOSSES.funakuro.events.find((card) => card.name === 'Spring Tide');
    on.state.round = 5;
    expect(rows(on.state)).toBe('Z31 Z41');
    event(on, spring?.id ?? 'E-1');
    expect(rows(on.state)).toBe('Z21 Z31 Z41');
    on.run(step());
    expect(rows(on.state)).toBe('Z21 Z31 Z41');
    on.state.round = 6;
    on.run(step());
    expect(rows(on.state)).toBe('Z31 Z41');
  });

  test('RR-531 the current of W-2: moored on H3, stopped by the Pot and by the wall edge, carried to K5; the Pot drifts to J6', () => {
    const on = river({ takahiro: 'H3', sayaka: 'H6', kensho: 'I10', kosuke: 'J5' }, 1);
    expect([objectOn(on.state, 'G3'), objectOn(on.state, 'I6'), objectOn(on.state, 'K4')]).toEqual(['pillar', 'pot', 'pillar']);
    on.run(step());
    expect((['takahiro', 'sayaka', 'kensho', 'kosuke'] as const).map((hero) => where(on.state, hero))).toEqual(['H3', 'H6', 'I10', 'K5']);
    expect([objectOn(on.state, 'J6'), on.happened('farePaid')]).toEqual(['pot', []]);
    const before = on.state.heroes.kosuke.hp;
    on.run(step());
    expect([where(on.state, 'kosuke'), on.state.heroes.kosuke.hp]).toEqual(['K5', before]);
  });

  test('RR-533 the Shrine on H12 drifts row by row and is gone after the fifth step; the Barrel stops above the pillar K9', () => {
    const on = river({ takahiro: 'A1', sayaka: 'A2', kosuke: 'A11', kensho: 'A12' }, 1);
    const places = (kind: 'shrine' | 'barrel', near: SquareName): number => {
      const found = on.state.objects.find((object) => object.kind === kind && object.square === at(near));
      if (!found) throw new Error(`no ${kind} on ${near}`);
      return on.state.objects.indexOf(found);
    };
    const [shrine, barrel] = [on.state.objects[places('shrine', 'H12')], on.state.objects[places('barrel', 'I9')]];
    const seen: string[] = [];
    for (let round = 3; round <= 7; round++) {
      on.state.round = round;
      on.run(step());
      seen.push(shrine && on.state.objects.includes(shrine) ? name(shrine.square) : 'gone');
    }
    expect([seen, name(barrel?.square ?? 0), objectOn(on.state, 'K9')]).toEqual([['I12', 'J12', 'K12', 'L12', 'gone'], 'J9', 'pillar']);
  });

  test('RR-534 Ferryman’s Due hits Kensho, who keeps his tokens and loses 4; a cube empties the chest of 3 for 1 Ki', () => {
    const state = heroField('funakuro', 'D5', { kensho: 'G6', takahiro: 'A1', sayaka: 'A2', kosuke: 'A3' });
    Object.assign(state.heroes.kensho, { ki: 1, yin: 1, yang: 0, hp: 30 });
    state.threat = 'kensho';
    if (state.extra.river) state.extra.river.chest = 3;
    const on = rig(state);
    const due = BOSSES.funakuro.attacks.find((card) => card.name === 'Ferryman\'s Due');
    playCard(on, due?.id ?? 'S-3', 'fare');
    const before = state.heroes.kensho.hp;
    on.answer({ kind: 'refuseFare' });
    expect([before - state.heroes.kensho.hp, state.heroes.kensho.ki, state.heroes.kensho.yin, state.extra.river?.chest]).toEqual([4, 1, 1, 3]);

    const s = fight({ boss: 'funakuro' }).change((battleNow) => {
      battleNow.bossHp = 4;
      if (battleNow.extra.river) battleNow.extra.river.chest = 3;
    });
    put(s, 'takahiro', 'I7');
    const { ki } = s.state.heroes.takahiro;
    turnOf(s, 'takahiro').play(0, strikeWith(s, 'takahiro', 'Cleaving Arc'));
    plain(s);
    expect([s.state.heroes.takahiro.ki - ki, s.state.extra.river?.chest]).toEqual([1, 0]);
  });

  test('RR-536 Oar Clip hauls Kosuke from K5 to I5, goes from D5 by E4 to F4 and strikes to the south', () => {
    const on = river({ kosuke: 'K5', takahiro: 'A1', sayaka: 'A2', kensho: 'A12' }, 0);
    boss(on.state, 'D5').facing = 2;
    on.state.threat = 'kosuke';
    playCard(on, 'L-2', 'defend');
    const [began] = on.happened('strikeBegan');
    expect([began?.name, began?.target, where(on.state, 'kosuke')]).toEqual(['Oar Clip', 'kosuke', 'I5']);
    expect([on.happened('stepped').filter(({ who }) => who === 'boss:0').map(({ square }) => name(square)), boss(on.state).facing]).toEqual([['E4', 'F4'], 2]);
  });

  test('RR-537 Broadside Oars at Sayaka on H6: it turns to the west without a step, and Kensho on C6 is hit too', () => {
    const on = river({ sayaka: 'H6', kensho: 'C6', takahiro: 'L1', kosuke: 'L2' }, 0);
    boss(on.state, 'D5').facing = 2;
    on.state.threat = 'sayaka';
    playCard(on, 'H-1');
    expect([boss(on.state).facing, name(boss(on.state).anchor), on.happened('heroStruck').map(({ hero }) => hero).sort()]).toEqual([3, 'D5', ['kensho', 'sayaka']]);
  });

  test('RR-538 Toll Bell under W-2: one Yang pays the first Fare, for the second Sayaka is swept to H9; then Kosuke is the poorest', () => {
    const state = heroField('funakuro', 'D8', { sayaka: 'G9', kosuke: 'E4', takahiro: 'A1', kensho: 'A12' });
    state.wound = 1;
    // She bears the blow, whatever it takes.
    Object.assign(state.heroes.sayaka, { ki: 0, yin: 0, yang: 1, hp: 30, maxHp: 30 });
    Object.assign(state.heroes.kosuke, { ki: 0, yin: 0, yang: 0, stamina: 8 });
    for (const hero of ['takahiro', 'kensho'] as const) Object.assign(state.heroes[hero], { ki: 1, yin: 1 });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'L-6', 'fare');
    on.answer({ kind: 'payFare', ki: 0, yin: 0, yang: 1 });
    expect([where(state, 'sayaka'), hasCondition(state.heroes.sayaka, 'weakened'), state.heroes.sayaka.yang]).toEqual(['H9', false, 0]);
    event(on, BOSSES.funakuro.events.find((card) => card.name === 'Count the Fares')?.id ?? 'E-3');
    expect([state.threat, state.heroes.kosuke.stamina]).toEqual(['kosuke', 5]);
  });

  test('RR-539 from K5 Takahiro wades to J5 for 2 and stands dry on I5; from J9 Kensho goes round the Barrel by I8 to F8', () => {
    const state = battle({ boss: 'funakuro' });
    Object.assign(state, { round: 1, reveals: 0, minions: [] });
    place(state, 'takahiro', 'K5');
    place(state, 'kensho', 'J9');
    place(state, 'sayaka', 'A1');
    place(state, 'kosuke', 'A2');
    for (const zone of ['Z41', 'Z42', 'Z43', 'Z44'] as const) addToken(state, zoneNamed(zone), 'flood');
    const costs = (hero: HeroId, square: SquareName) => [...walkable(state, hero)].find(({ way }) => way[way.length - 1] === at(square));
    expect([costs('takahiro', 'J5')?.bought, costs('takahiro', 'I5')?.bought, costs('takahiro', 'H5')?.bought]).toEqual([0, 0, 1]);
    const [first, ...others] = costs('kensho', 'F8')?.way ?? [];
    expect([name(first ?? 0), others.length, costs('kensho', 'F8')?.bought]).toEqual(['I8', 3, 0]);
    expect(objectOn(state, 'I9')).toBe('barrel');
  });
});

describe('The Nine-Faced Actor', () => {
  const CRESTS = { crane: 0, pine: 1, moon: 2 } as const;
  interface Cast { readonly crane?: SquareName; readonly pine?: SquareName; readonly moon?: SquareName }
  /** The cast where the example has it, facing south; missing figures are missing. */
  function onStage(state: BattleState, squares: Cast, truth: keyof Cast, marks: readonly (keyof Cast)[], mask: string): void {
    state.figures = state.figures.filter(({ start }) => Object.keys(squares).some((crest) => CRESTS[crest as keyof Cast] === start));
    for (const figure of state.figures) {
      const crest = (Object.keys(squares) as (keyof Cast)[]).find((each) => CRESTS[each] === figure.start);
      figure.anchor = at((crest && squares[crest]) ?? 'A1');
      figure.facing = 2;
    }
    const worn = (BOSSES.nineFaces.masks ?? []).findIndex((each) => each.name === mask);
    if (worn < 0) throw new Error(`no mask is called ${mask}`);
    if (state.extra.cast) Object.assign(state.extra.cast, { true: CRESTS[truth], marks: marks.reduce((bits, crest) => bits | (1 << CRESTS[crest]), 0), unmasked: false, masks: [worn, 0, 1, 2, 3, 4, 5, 6, 7], worn: 0 });
  }
  const play = (squares: Cast, truth: keyof Cast, marks: readonly (keyof Cast)[], heroes: Partial<Record<HeroId, SquareName>>, mask = 'The Gateman'): Fight => {
    const s = fight({ boss: 'nineFaces' }).change((state) => onStage(state, squares, truth, marks, mask));
    for (const [hero, square] of Object.entries(heroes)) put(s, hero as HeroId, square);
    return s;
  };
  const attack = (s: Fight, hero: HeroId, card: string, target: `boss:${number}`): readonly BattleEvent[] => {
    turnOf(s, hero);
    return [...s.play(0, strikeWith(s, hero, card, target)), ...plain(s)];
  };

  test('RR-540 Sayaka’s Light attack goes at Moon and breaks Back to the House, because Pine meets Rear and Flank', () => {
    const s = play({ crane: 'L12', pine: 'E6', moon: 'C7' }, 'moon', ['moon'], { sayaka: 'D6', kensho: 'F6' });
    onTop(s, 'L-3');
    attack(s, 'sayaka', 'Flurry', 'boss:2');
    expect(s.state.sequence[0]).toMatchObject({ card: 'L-3', broken: true });
  });

  test('RR-541 Cleaving Arc from G6: Crane is torn, Moon takes 8, and Takahiro takes Threat', () => {
    const s = play({ crane: 'F5', pine: 'C9', moon: 'F7' }, 'moon', ['crane', 'moon'], { takahiro: 'G6' }).change((state) => {
      state.threat = 'sayaka';
      state.wound = 1;
    });
    onTop(s, BOSSES.nineFaces.attacks.find(({ category, vulnerable }) => category === 'H' && vulnerable !== 'slashing')?.id ?? 'H-1');
    const events = attack(s, 'takahiro', 'Cleaving Arc', 'boss:2');
    expect([struckIn(events), events.filter(({ type }) => type === 'figureTorn').length, s.state.figures.map(({ start }) => start)]).toEqual([[['boss:2', 8]], 1, [1, 2]]);
    expect([s.state.threat, s.state.bossHp]).toEqual(['takahiro', 42]);
    // Struck from its front, Moon changes places: a Draw follows.
    expect(events.some(({ type }) => type === 'castDrawn')).toBe(true);
  });

  test.each([['crane', 'surely', 0], ['moon', 'perhaps', 8], ['pine', 'perhaps', 8]] as const)('RR-541 the forecast of Heart Seam at %s: torn %s, damage from %s', (target, torn, least) => {
    const s = turnOf(play({ crane: 'E6', pine: 'C6', moon: 'D7' }, 'pine', ['pine', 'moon'], { sayaka: 'D6' }), 'sayaka');
    const view = battleGame.view(s.state, 0);
    const forecast = forecastAttack(view, 0, strikeWith(s, 'sayaka', 'Heart Seam', `boss:${CRESTS[target]}`));
    expect(forecast?.targets.map((each) => [each.target, each.torn])).toEqual([[`boss:${CRESTS[target]}`, torn]]);
    expect(forecast?.targets[0]?.damage).toBeGreaterThanOrEqual(least);
    expect((forecast?.targets[0]?.damage ?? 0) > 0).toBe(torn === 'perhaps');
  });

  test('RR-541 no condition of the cast is used by an attack that tears', () => {
    const s = play({ crane: 'E6', pine: 'A1', moon: 'L12' }, 'pine', ['pine', 'moon'], { sayaka: 'D6' }).change(({ figures }) => figures.forEach((figure) => addCondition(figure, 'vulnerable:piercing')));
    const type = attackCard(s.state, 'sayaka', strikeWith(turnOf(s, 'sayaka'), 'sayaka', 'Heart Seam', 'boss:0'))?.type;
    attack(s, 'sayaka', 'Heart Seam', 'boss:0');
    expect([type, has(s, 'boss', 'vulnerable:piercing'), s.state.figures.map(({ start }) => start)]).toEqual(['piercing', true, [1, 2]]);
  });

  test('RR-542 with Kosuke on H6 Crane is in the light; Pine and Moon are marked, also after he has walked to D9; if Moon is torn Pine is certain', () => {
    const truths = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const state = heroField('nineFaces', 'A1', { kosuke: 'H6', takahiro: 'L1', sayaka: 'L2', kensho: 'L3' });
      onStage(state, { crane: 'I5', pine: 'C9', moon: 'F2' }, 'crane', ['crane'], 'The Gateman');
      state.threat = 'kosuke';
      const on = rig(state, seed);
      on.run({ kind: 'lines', by: 'boss:0', why: 'test', steps: [{ do: 'custom', id: 'remask' }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
      expect(state.extra.cast?.marks).toBe(0b110);
      truths.add(state.extra.cast?.true ?? -1);
      state.heroes.kosuke.anchor = at('D9');
      expect(state.extra.cast?.marks).toBe(0b110);
      if (state.extra.cast) state.extra.cast.true = 1;
      on.run({ kind: 'lines', by: 'takahiro', why: 'test', steps: [{ do: 'loseHp', n: 1, who: 'target' }], target: 'boss:2', at: 0, same: null, zone: null, aimed: false, crossed: [] });
      expect([state.extra.cast?.marks, battleGame.view(state, 0).extra.cast?.true]).toEqual([0b010, 1]);
    }
    expect([...truths].sort()).toEqual([1, 2]);
  });

  test('RR-543 Heart Seam from behind Pine: 13 and Unmasked; then Palm of Reeds from its front: 9, and no Quick Change', () => {
    const s = play({ crane: 'L12', pine: 'E6', moon: 'A1' }, 'pine', ['pine'], { sayaka: 'D7', kensho: 'J6' }).change((state) => { state.bossHp = 40; });
    const plainCard = (category: 'L' | 'H', type: string) => BOSSES.nineFaces.attacks.find((card) => card.category === category && card.vulnerable !== type)?.id ?? 'L-1';
    onTop(s, plainCard('H', 'piercing'), plainCard('L', 'crushing'));
    expect([struckIn(attack(s, 'sayaka', 'Heart Seam', 'boss:1')), s.state.bossHp, s.state.extra.cast?.unmasked]).toEqual([[['boss:1', 13]], 27, true]);
    put(s, 'kensho', 'F6');
    onTop(s, plainCard('L', 'crushing'));
    const events = attack(s, 'kensho', 'Palm of Reeds', 'boss:1');
    expect([struckIn(events), s.state.bossHp, events.some(({ type }) => type === 'castDrawn')]).toEqual([[['boss:1', 9]], 18, false]);
  });

  test('RR-543 had Kensho struck first: 4, halved by the mask to 2, then a Draw', () => {
    const s = play({ crane: 'L12', pine: 'E6', moon: 'A1' }, 'pine', ['pine'], { kensho: 'F6' });
    onTop(s, BOSSES.nineFaces.attacks.find((card) => card.category === 'L' && card.vulnerable !== 'crushing')?.id ?? 'L-1');
    const events = attack(s, 'kensho', 'Palm of Reeds', 'boss:1');
    expect([struckIn(events), events.some(({ type }) => type === 'castDrawn')]).toEqual([[['boss:1', 2]], true]);
  });

  test('RR-544 a cube falls: Crane enters on F10, I5 is lit next, all turn, and the Draw is between Crane and Pine', () => {
    const s = play({ pine: 'C4', moon: 'G6' }, 'moon', ['moon'], { kosuke: 'H6' }).change((state) => {
      state.bossHp = 4;
      state.threat = 'kosuke';
      const doors = BOSSES.nineFaces.map.trapdoors ?? [];
      if (state.extra.cast) Object.assign(state.extra.cast, { lit: doors.indexOf('F10'), unmasked: true });
    });
    attack(s, 'kosuke', 'Low Sweep', 'boss:2');
    const { extra: { cast }, figures } = s.state;
    const doors = BOSSES.nineFaces.map.trapdoors ?? [];
    expect([figures.map(({ start, anchor }) => [start, name(anchor)]), doors[cast?.lit ?? -1]]).toEqual([[[0, 'F10'], [1, 'C4'], [2, 'G6']], 'I5']);
    expect([cast?.marks, cast?.unmasked, [0, 1].includes(cast?.true ?? -1)]).toEqual([0b011, false, true]);
    // Nearest to each of them is Kosuke on H6; of two facings that fit, the first clockwise from north (RR-502).
    expect(figures.map(({ facing }) => facing)).toEqual([2, 1, 2]);
  });

  test('RR-546 The Magistrate: The Lord Dies Again strikes Piercing; Long Thrust at the true figure deals 2, 4, 7 or 14', () => {
    const struck = (weak: boolean, unmasked: boolean): number | undefined => {
      const s = play({ crane: 'L12', pine: 'E6', moon: 'A1' }, 'pine', ['pine'], { takahiro: 'F6' }, 'The Magistrate');
      onTop(s, BOSSES.nineFaces.attacks.find((card) => card.category === 'L' && (card.vulnerable === 'piercing') === weak)?.id ?? 'L-1');
      s.change(({ extra }) => { if (extra.cast) extra.cast.unmasked = unmasked; });
      return struckIn(attack(s, 'takahiro', 'Long Thrust', 'boss:1'))[0]?.[1];
    };
    expect([struck(false, false), struck(true, false), struck(false, true), struck(true, true)]).toEqual([2, 4, 7, 14]);
    const state = heroField('nineFaces', 'A1', { kosuke: 'F6', takahiro: 'G6', sayaka: 'L2', kensho: 'L3' });
    onStage(state, { crane: 'L12', pine: 'E6', moon: 'A1' }, 'pine', ['pine'], 'The Magistrate');
    state.threat = 'kosuke';
    const on = rig(state);
    playCard(on, 'H-1', 'defend');
    expect(on.happened('strikeBegan').map((began) => [began.name, began.damageType])).toEqual([['The Lord Dies Again', 'piercing']]);
  });

  test('RR-547 turned about: Takahiro on H6, hit from G6, faces south and cannot Counterstrike', () => {
    const turner = BOSSES.nineFaces.attacks.find((card) => JSON.stringify(card.steps ?? []).includes('turnAbout'));
    const state = heroField('nineFaces', 'A1', { takahiro: 'H6', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
    onStage(state, { crane: 'A12', pine: 'A1', moon: 'G6' }, 'pine', ['pine'], 'The Magistrate');
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'piercing' } });
    state.threat = 'takahiro';
    const on = rig(state);
    playCard(on, turner?.id ?? 'L-2', 'counter');
    expect([turner?.name, on.happened('heroStruck').map(({ hero }) => hero), state.heroes.takahiro.facing, on.asked()]).toEqual(['Look Behind You', ['takahiro'], 2, undefined]);
  });

  test('RR-548 W-3: Crane is torn on B9 and its Zone burns; Sayaka on B10 is safe', () => {
    const s = play({ crane: 'B9', pine: 'L1', moon: 'L12' }, 'pine', ['crane', 'pine'], { sayaka: 'B10' }).change((state) => { state.wound = 2; });
    const before = s.state.heroes.sayaka.hp;
    attack(s, 'sayaka', 'Flurry', 'boss:0');
    expect([hasToken(s.state, zoneNamed('Z13'), 'fire'), hasToken(s.state, zoneNamed('Z14'), 'fire'), s.state.heroes.sayaka.hp - before]).toEqual([true, false, 0]);
  });

  test('RR-548 W-4: struck Moon gives way to Crane, the nearer to Takahiro; struck Crane to Moon; at the end of the round Crane’s neighbour loses 2, then Pine enters', () => {
    const s = play({ crane: 'I8', pine: 'C4', moon: 'G6' }, 'moon', ['moon'], { takahiro: 'H6', kosuke: 'H7', kensho: 'J8', sayaka: 'L1' }).change((state) => {
      state.wound = 3;
      state.threat = 'takahiro';
    });
    attack(s, 'kosuke', 'Low Sweep', 'boss:2');
    expect([s.state.extra.cast?.true, s.state.extra.cast?.marks]).toEqual([0, 0b001]);
    attack(s, 'kensho', 'Palm of Reeds', 'boss:0');
    expect([s.state.extra.cast?.true, s.state.extra.cast?.marks]).toEqual([2, 0b100]);
    s.change((state) => {
      state.figures = state.figures.filter(({ start }) => start !== 1);
      state.heroes.takahiro.anchor = at('L6');
      state.heroes.kosuke.anchor = at('L7');
      state.frames = [];
    });
    const before = s.state.heroes.kensho.hp;
    const on = rig(s.state);
    on.run({ kind: 'round', turn: 4, step: 'endLast' }, 'turn');
    const told = on.events.filter(({ type }) => type === 'hpLost' || type === 'figureEntered').map(({ type }) => type);
    expect([before - s.state.heroes.kensho.hp, s.state.figures.map(({ start }) => start), told]).toEqual([2, [0, 1, 2], ['hpLost', 'figureEntered']]);
  });

  test('RR-549 Heart Seam at marked Moon, which is paper: torn, and Pine is certain; no view knew it before', () => {
    const s = play({ crane: 'L12', pine: 'A1', moon: 'E6' }, 'pine', ['pine', 'moon'], { sayaka: 'D6' });
    expect(battleGame.view(s.state, 0).extra.cast?.true).toBe(-1);
    const hp = s.state.bossHp;
    attack(s, 'sayaka', 'Heart Seam', 'boss:2');
    expect([s.state.bossHp, s.state.figures.map(({ start }) => start), s.state.threat, battleGame.view(s.state, 0).extra.cast?.true]).toEqual([hp, [0, 1], 'sayaka', 1]);
  });
});
