import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import { FIELD, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { tideNow } from '@/games/ronins-revenge/rules/boss/bosses/river';
import type { StrikeBody } from '@/games/ronins-revenge/rules/boss/frames';
import { addedOnHit } from '@/games/ronins-revenge/rules/boss/onHit';
import { targetByWord } from '@/games/ronins-revenge/rules/boss/plan';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, placeObject } from './battle';
import { does, field, heroField, rig } from './rig';

/** Rules that only one boss has, besides its worked examples. */

const name = (square: number): string => squareName(FIELD, square);

/** A line of the boss with a rule of its own is carried out. */
const carryOut = (state: BattleState, call: CustomCall, target?: HeroId) =>
  does(state, (run) => run.call({ kind: 'lines', by: 'boss:0', ...(target && { target }), why: 'x', steps: [{ do: 'custom', ...call }], at: 0, same: null, zone: null, aimed: false, crossed: [] }));

describe('Raitora', () => {
  const LAST = BOSSES.raitora.wounds.findIndex(({ mods }) => mods.some((mod) => mod.mod === 'stormEye' && mod.at === 'boss'));
  const comesDown = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}): BattleState => Object.assign(field('raitora', bossAt, heroes), { wound: LAST });

  test('RR-551 while the tiger is the Eye, lines run outward from every square of its base, until a pillar', () => {
    const state = comesDown('F6');
    placeObject(state, 'pillar', 'D6');
    const squares = lightningSquares(state).map(name);
    // The base is F6 to G7: two columns north and south, two rows east and west, and none of its own squares.
    expect(squares.filter((square) => ['6', '7'].includes(square.slice(1)) && square < 'F').sort()).toEqual(['A7', 'B7', 'C7', 'D7', 'E6', 'E7']);
    expect(squares.filter((square) => square.slice(1) === '6' && square > 'G7').sort()).toEqual(['H6', 'I6', 'J6', 'K6', 'L6']);
    // Along row G walls stand at G3|G4 and G9|G10.
    expect(squares.filter((square) => square < 'H' && square > 'F').sort()).toEqual(['F1', 'F10', 'F11', 'F12', 'F2', 'F3', 'F4', 'F5', 'F8', 'F9', 'G4', 'G5', 'G8', 'G9']);
    expect(['F6', 'F7', 'G6', 'G7', 'E5', 'H8'].some((square) => squares.includes(square))).toBe(false);
    expect(new Set(squares).size).toBe(squares.length);
  });

  test('RR-550 when that card comes the token goes', () => {
    const state = field('raitora', 'F6');
    if (state.extra.storm) state.extra.storm.eye = at('C4');
    expect(carryOut(state, { id: 'eyeIsBoss' })).toEqual([{ type: 'eyeMoved', square: -1 }]);
    expect([state.extra.storm?.eye, lightningSquares(state)]).toEqual([-1, []]);
  });

  test('RR-556 Level Stair takes High Ground that neither the map nor the active Wound card gave', () => {
    const state = field('raitora', 'F6');
    const raised = BOSSES.raitora.wounds.findIndex(({ onReveal = [] }) => onReveal.some((step) => step.do === 'zoneAdd' && step.token === 'high'));
    const kept = (BOSSES.raitora.wounds[raised]?.onReveal ?? []).flatMap((step) => (step.do === 'zoneAdd' && typeof step.where === 'object' && 'zone' in step.where ? [zoneNamed(step.where.zone)] : []));
    expect(kept.length).toBeGreaterThan(0);
    const stair = (wound: number): readonly number[] => {
      Object.assign(state, { wound });
      for (let zone = 0; zone < 16; zone++) addToken(state, zone, 'high');
      carryOut(state, { id: 'levelStair' });
      return Array.from({ length: 16 }, (_, zone) => zone).filter((zone) => hasToken(state, zone, 'high'));
    };
    const base = Array.from({ length: 16 }, (_, zone) => zone).filter((zone) => ((state.extra.storm?.base ?? 0) & (1 << zone)) !== 0);
    expect(base.length).toBeGreaterThan(0);
    expect(stair(LAST)).toEqual(base);
    expect(stair(raised)).toEqual([...new Set([...base, ...kept])].sort((a, b) => a - b));
  });

  test('RR-556 whoever shares a row or a column with somebody standing loses HP once', () => {
    const state = heroField('raitora', 'A1', { takahiro: 'F5', sayaka: 'F9', kosuke: 'K9', kensho: 'L12' });
    const losses = () => {
      const before = { ...state.heroes };
      const hps = (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((id) => before[id].hp);
      carryOut(state, { id: 'lineShock', n: 2 });
      return (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((id, i) => (hps[i] ?? 0) - state.heroes[id].hp);
    };
    expect(losses()).toEqual([2, 2, 2, 0]);
    state.heroes.sayaka.hp = 0;
    expect(losses()).toEqual([0, 0, 0, 0]);
  });

  test('RR-553 under the last card every attack of the tiger that has no Arc gets one', () => {
    const strike = (steps: StrikeBody['values']['steps']) => ({ wound: LAST, values: { reach: { range: 1 }, steps } } as unknown as StrikeBody);
    const state = comesDown('F6');
    expect(addedOnHit(state, strike([]))).toEqual([{ do: 'custom', id: 'arc', n: 2, who: 'target', on: 'hit' }]);
    expect(addedOnHit(state, strike([{ do: 'custom', id: 'arc', n: 3, who: 'target', on: 'hit' }]))).toEqual([]);
    expect(addedOnHit(state, strike([{ do: 'custom', id: 'sweep', n: 3, who: 'target' }, { do: 'push', n: 1, who: 'target' }]))).toHaveLength(1);
    expect(addedOnHit(state, { ...strike([]), wound: 0 })).toEqual([]);
  });
});

describe('Itoguruma', () => {
  const spun = (...heroes: HeroId[]): BattleState => {
    const state = heroField('itoguruma', 'A1', { takahiro: 'F5', sayaka: 'F6', kosuke: 'K9', kensho: 'L12' });
    if (state.extra.loom) state.extra.loom.cocooned = heroes;
    return state;
  };

  test('RR-528 Cocooned heroes are drained, in initiative order; others are not', () => {
    const state = spun('kensho', 'sayaka');
    state.line = ['kensho', 'takahiro', 'sayaka', 'kosuke'];
    const lost = carryOut(state, { id: 'drainCocoons', n: 2 }).flatMap((event) => (event.type === 'hpLost' ? [event.who] : []));
    expect([lost, state.heroes.takahiro.hp]).toEqual([['kensho', 'sayaka'], state.heroes.takahiro.maxHp]);
    expect([state.heroes.kensho, state.heroes.sayaka].map(({ hp, maxHp }) => maxHp - hp)).toEqual([2, 2]);
  });

  test('RR-523 all Cocoons may go at once', () => {
    const state = spun('kensho', 'sayaka');
    expect(carryOut(state, { id: 'freeCocoons' })).toEqual([{ type: 'cocoonGone', hero: 'kensho' }, { type: 'cocoonGone', hero: 'sayaka' }]);
    expect(state.extra.loom?.cocooned).toEqual([]);
  });

  test('RR-528 Web comes to every Zone with exactly one standing hero', () => {
    const state = spun();
    state.heroes.kosuke.hp = 0;
    carryOut(state, { id: 'webLoneZones' });
    // F5 and F6 are in one Zone; whoever lies on K9 does not count.
    expect(Array.from({ length: 16 }, (_, zone) => zone).filter((zone) => hasToken(state, zone, 'web'))).toEqual([zoneNamed('Z44')]);
  });

  test('RR-529 the first Threadling that a card would place is not placed, and no other minion is missed', () => {
    const state = spun();
    if (state.extra.loom) state.extra.loom.fewerThreadlings = 1;
    const may = (minion: 'threadling' | 'voiceHusk') => bossRules(state).mayPlace?.(state, minion);
    expect([may('voiceHusk'), may('threadling'), may('threadling'), state.extra.loom?.fewerThreadlings]).toEqual([true, false, true, 0]);
  });
});

test('RR-530 the Tide: its level, a high tide, the first card’s change, a cut anchor; never beyond the map', () => {
  const state = field('funakuro', 'B5');
  const tide = (river: object, more: object = {}) => {
    Object.assign(state, { round: 2, wound: 0, difficulty: 'standard' }, more);
    Object.assign(state.extra.river ?? {}, { level: 1, highUntil: 0, startChange: 0, cutRounds: [] }, river);
    return tideNow(state);
  };
  expect([tide({}), tide({ highUntil: 2 }), tide({ highUntil: 1 }), tide({ cutRounds: [1, 2] }), tide({ cutRounds: [1, 3] })]).toEqual([1, 2, 1, 2, 1]);
  expect([tide({ startChange: -1 }), tide({ startChange: 1 }), tide({ startChange: 1 }, { wound: 1 }), tide({ startChange: 1 }, { wound: 1, difficulty: 'easy' })]).toEqual([0, 2, 1, 2]);
  expect([tide({ level: 0, startChange: -1 }), tide({ level: 4, highUntil: 2 })]).toEqual([0, 4]);
});

describe('Gasha-O', () => {
  test('RR-589 in some rounds every Threat line means the closest; farthest may read closest', () => {
    const state = field('gashaO', 'D5');
    const to = (word: 'keep' | 'farthest' | 'lowestHp') => bossRules(state).threatTo?.(state, word, { own: 'basic' });
    expect([to('keep'), to('farthest'), to('lowestHp')]).toEqual(['keep', 'farthest', 'lowestHp']);
    if (state.extra.body) state.extra.body.farthestIsClosest = true;
    expect([to('keep'), to('farthest'), to('lowestHp')]).toEqual(['keep', 'closest', 'lowestHp']);
    Object.assign(state.extra.body ?? {}, { farthestIsClosest: undefined, threatClosest: [1, 2] });
    expect([to('keep'), to('farthest'), to('lowestHp')]).toEqual(['keep', 'closest', 'closest']);
    state.round = 3;
    expect(to('lowestHp')).toBe('lowestHp');
  });

  test('RR-589 the first two broken limbs mend, in their order, but for those that are nailed or stay out', () => {
    const state = field('gashaO', 'D5');
    const limbs = BOSSES.gashaO.limbs?.map(({ id }) => id) ?? [];
    const cards = limbs.map((limb) => BOSSES.gashaO.attacks.filter((card) => card.limb === limb).map(({ id }) => id));
    const [first = [], second = []] = cards;
    const [one, two, three] = limbs;
    Object.assign(state.extra.body ?? {}, { broken: [...limbs], nailed: [one], aside: cards.flat(), out: second.slice(0, 1) });
    for (const card of cards.flat()) for (const deck of Object.values(state.decks)) deck.cards = deck.cards.filter((each) => each !== card);
    const mended = carryOut(state, { id: 'mendTwo' }).flatMap((event) => (event.type === 'limbMended' ? [event.limb] : []));
    expect(mended).toHaveLength(2);
    expect([mended.includes(one ?? 'train'), state.extra.body?.broken.includes(one ?? 'train'), two !== undefined && three !== undefined]).toEqual([false, true, true]);
    expect(first.every((card) => state.extra.body?.aside.includes(card))).toBe(true);
    const back = cards.filter((_, i) => mended.includes(limbs[i] ?? 'train')).flat();
    expect(back.filter((card) => state.extra.body?.aside.includes(card))).toEqual(back.filter((card) => state.extra.body?.out.includes(card)));
  });
});

test('RR-321 of several figures: closest and farthest are measured to whichever is nearer, ties go north and west', () => {
  const state = field('nineFaces', 'A1', { takahiro: 'F2', sayaka: 'F11', kosuke: 'L6', kensho: 'L7' });
  const [left, right] = state.figures;
  if (!left || !right) throw new Error('a cast of figures');
  left.anchor = at('D2');
  right.anchor = at('C11');
  const figures = [left, right];
  expect([targetByWord(state, 'closest', figures), targetByWord(state, 'farthest', figures)]).toEqual(['takahiro', 'kosuke']);
  right.anchor = at('E11');
  expect(targetByWord(state, 'closest', figures)).toBe('sayaka');
  right.anchor = at('D11');
  expect(targetByWord(state, 'closest', figures)).toBe('takahiro');
  state.heroes.kensho.hp = 1;
  expect([targetByWord(state, 'lowestHp', figures), targetByWord(state, 'closest', [])]).toEqual(['kensho', undefined]);
});

describe('RR-388 who stands up again', () => {
  const revived = (relics: readonly string[]) => {
    const state = heroField('ushikado', 'A1', { takahiro: 'F5', sayaka: 'F6', kosuke: 'K9', kensho: 'L12' });
    const { sayaka } = state.heroes;
    Object.assign(sayaka, { hp: 0, charges: 1, loadout: sayaka.loadout && { ...sayaka.loadout, relics } });
    const on = rig(state);
    on.run({ kind: 'revive', hero: 'sayaka' }, 'revive');
    on.answer({ kind: 'standUp', choice: 'A' });
    return on.happened('revived').map(({ hero, hp }) => [hero, hp]);
  };

  test('has what its own relic adds', () => {
    const [[, plain] = []] = revived([]);
    expect(revived(['houseLamp'])).toEqual([['sayaka', Number(plain) + 3]]);
  });
});
