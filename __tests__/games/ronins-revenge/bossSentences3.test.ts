import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import type { HeroId, LimbId, SquareName } from '@/games/ronins-revenge/content/terms';
import { actorsForBasic } from '@/games/ronins-revenge/rules/boss/plan';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import type { AttackBody } from '@/games/ronins-revenge/rules/frames';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, battle, boss, placeMinion, placeObject } from './battle';
import { does, field, rig, type Rig } from './rig';
import { endOfRound, linesOf, losses, name, slotFrame, where } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: Aka and Ao, Gasha-O. */

const custom = (call: CustomCall, target?: HeroId) => linesOf([{ do: 'custom', ...call }], target ? { target } : {});
const event = (on: Rig, id: `E-${number}`): void => {
  on.state.sequence[0] = { event: id };
  on.run(slotFrame());
};

describe('Aka and Ao', () => {
  const brothers = (aka: SquareName, ao: SquareName | null, heroes: Partial<Record<HeroId, SquareName>> = {}, wound = 0): BattleState => {
    const state = field('akaAo', aka, heroes);
    Object.assign(state, { wound });
    if (ao === null) state.figures = state.figures.slice(0, 1);
    else if (state.figures[1]) state.figures[1].anchor = at(ao);
    return state;
  };
  const places = ({ figures }: BattleState) => figures.map(({ anchor }) => name(anchor));
  const are = ({ figures }: BattleState, condition: 'empowered' | 'slowed') => figures.map((figure) => hasCondition(figure, condition));

  test('RR-571 an empty slot: the brother nearer to any standing hero makes the Basic Attack, Aka if equal', () => {
    const state = brothers('C3', 'C9', { takahiro: 'L1', sayaka: 'F10', kosuke: 'L11', kensho: 'L12' });
    const acts = () => actorsForBasic(state).map(({ start }) => start);
    expect(acts()).toEqual([1]);
    state.heroes.takahiro.anchor = at('F3');
    expect(acts()).toEqual([0]);
    state.heroes.takahiro.hp = 0;
    expect(acts()).toEqual([1]);
  });

  test('RR-574 terrain he enters by himself does not count, terrain a hero pushes him into does; every round is counted anew', () => {
    const end = (by: HeroId | 'boss:0') => {
      const state = brothers('C5', 'C9', { takahiro: 'B5' });
      addToken(state, zoneNamed('Z22'), 'spikes');
      const on = rig(state);
      on.run({ kind: 'walk', who: 'boss:0', way: [at('D5')], at: 0, gait: 'forced', cause: { why: 'terrain', by } });
      expect(state.bossHp).toBe(48);
      on.run(endOfRound(), 'turn');
      const first = are(state, 'empowered');
      for (const figure of state.figures) figure.conditions = 0;
      state.frames = [];
      on.run(endOfRound(), 'turn');
      return [first, are(state, 'empowered')];
    };
    expect([end('takahiro'), end('boss:0')]).toEqual([[[false, true], [true, true]], [[true, true], [true, true]]]);
  });

  test('RR-574 a Weakened brother who is left alone only loses that', () => {
    const state = brothers('C5', 'C9');
    if (state.figures[0]) addCondition(state.figures[0], 'weakened');
    rig(state).run(endOfRound(), 'turn');
    expect([are(state, 'empowered'), state.figures.map((figure) => hasCondition(figure, 'weakened'))]).toEqual([[false, true], [false, false]]);
  });

  test('RR-576 unwatched: each brother without a standing hero in [n] is Empowered; swapped brothers keep their facings', () => {
    const state = brothers('C3', 'C9', { takahiro: 'F3', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' });
    state.figures.forEach((figure, i) => { figure.facing = i + 1; });
    const on = rig(state);
    on.run(custom({ id: 'unwatched', n: 2 }));
    expect(are(state, 'empowered')).toEqual([false, true]);
    on.run(custom({ id: 'swapPlaces' }));
    expect([places(state), state.figures.map(({ facing }) => facing)]).toEqual([['C9', 'C3'], [1, 2]]);
  });

  test('RR-576 closing up uses no Slowed and does not turn him', () => {
    const state = brothers('E5', 'C9');
    const ao = state.figures[1] ?? boss(state);
    addCondition(ao, 'slowed');
    ao.facing = 1;
    rig(state).run(custom({ id: 'brotherCloses', n: 4 }));
    expect([places(state), hasCondition(ao, 'slowed'), ao.facing]).toEqual([['E5', 'C7'], true, 1]);
  });

  test('RR-577 Haul on the Chain counts from Ao and pulls toward him', () => {
    const state = brothers('A1', 'C9', { takahiro: 'H10', sayaka: 'E1', kosuke: 'I10', kensho: 'L1' });
    event(rig(state), 'E-3');
    // H10 is 4 squares from D10, I10 is 5; E1 is beside neither Ao nor in [4] of him.
    expect((['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((hero) => where(state, hero))).toEqual(['F10', 'E1', 'I10', 'L1']);
  });

  test('RR-577 shut out under W-2: whoever loses his card is Empowered after his Basic Attack; not under W-1, not for an empty slot', () => {
    const shut = (wound: number, empty = false) => {
      const state = brothers('A1', 'A11', { takahiro: 'L6', sayaka: 'L5', kosuke: 'L7', kensho: 'L8' }, wound);
      state.sequence[0] = empty ? null : { card: 'L-1', broken: false };
      rig(state).run(slotFrame());
      return are(state, 'empowered');
    };
    expect([shut(0), shut(1), shut(1, true)]).toEqual([[false, false], [false, true], [false, false]]);
  });

  test('RR-577 under W-3 nobody closes up after a slot that is skipped', () => {
    const state = brothers('E5', 'D9', { takahiro: 'G5' }, 2);
    state.sequence[0] = { card: 'L-1', broken: true };
    const on = rig(state);
    on.run(slotFrame());
    expect(places(state)).toEqual(['E5', 'D9']);
    state.sequence[0] = null;
    on.run(slotFrame());
    expect(places(state)).not.toEqual(['E5', 'D9']);
  });

  test('RR-578 Aka alone: Haul on the Chain reads Aka, Both at Once is one Basic Attack, and no Pull goes toward a brother', () => {
    const state = brothers('E5', null, { takahiro: 'I5', sayaka: 'L1', kosuke: 'L2', kensho: 'L12' });
    const on = rig(state);
    event(on, 'E-3');
    expect([where(state, 'takahiro'), on.happened('strikeBegan')]).toEqual(['G5', []]);
    event(on, 'E-6');
    expect(on.happened('strikeBegan').map(({ by }) => by)).toEqual(['boss:0']);
    state.heroes.takahiro.anchor = at('I5');
    on.run(linesOf([{ do: 'pull', n: 2, who: 'target', source: 'brother' }], { target: 'takahiro' }));
    expect(where(state, 'takahiro')).toBe('I5');
  });

  test('RR-578 with two brothers Both at Once is two Basic Attacks, Aka first', () => {
    const state = brothers('E5', 'E9', { takahiro: 'G5', sayaka: 'G9' });
    const on = rig(state);
    event(on, 'E-6');
    expect(on.happened('strikeBegan').map(({ by }) => by)).toEqual(['boss:0', 'boss:1']);
  });

  test('RR-578 nobody is left alone until a Wound card is revealed after set-up', () => {
    const state = brothers('C5', 'C9');
    if (state.extra.forge) state.extra.forge.neverAlone = true;
    const on = rig(state);
    on.run(endOfRound(), 'turn');
    expect(are(state, 'empowered')).toEqual([false, false]);
    does(state, (run) => bossRules(state).woundRevealed?.(run, 1));
    state.frames = [];
    on.run(endOfRound(), 'turn');
    expect(are(state, 'empowered')).toEqual([true, true]);
    const early = battle({ boss: 'akaAo' });
    if (early.extra.forge) early.extra.forge.neverAlone = true;
    does(early, (run) => bossRules(early).woundRevealed?.(run, 0));
    expect(early.extra.forge?.neverAlone).toBe(true);
  });

  test('RR-579 a trough is tipped beside it, not through a wall, also with no brother near', () => {
    const troughs = (sayaka: SquareName, hp = 20) => {
      const state = brothers('A1', 'A11', { sayaka });
      placeObject(state, 'trough', 'I6');
      state.heroes.sayaka.hp = hp;
      return (bossRules(state).actions?.(state, 'sayaka') ?? []).length;
    };
    // The wall I6|J6 lies between I6 and J6.
    expect([troughs('H6'), troughs('I5'), troughs('J6'), troughs('G6'), troughs('H6', 2)]).toEqual([1, 1, 0, 0, 0]);
  });
});

describe('Gasha-O', () => {
  const body = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, wound: number, broken: readonly LimbId[] = [], facing = 2): BattleState => {
    const state = field('gashaO', bossAt, heroes, facing);
    Object.assign(state, { wound });
    state.extra.body?.broken.push(...broken);
    return state;
  };
  const pilgrim = (state: BattleState, square: SquareName) => Object.assign(placeMinion(state, square), { minion: 'bonePilgrim' as const, hp: 9 });
  const cut = (cubesRemoved: number, note: string): AttackBody => ({ by: 'kosuke', cubesRemoved, targets: [{ ref: 'boss:0', note }] } as unknown as AttackBody);

  test('RR-583 a limb card with a pattern needs no arc, one with a Range its own, a Hollow card any', () => {
    const state = body('C5', {}, 0);
    const arc = (card: 'L-1' | 'L-2' | 'L-6') => {
      state.sequence[0] = { card, broken: false };
      return readCard(state, 0)?.arc;
    };
    expect(BOSSES.gashaO.attacks.find(({ id }) => id === 'L-2')).toMatchObject({ limb: 'reapingArm', pattern: 'boneRight' });
    expect([arc('L-1'), arc('L-2'), arc('L-6')]).toEqual(['front', undefined, 'any']);
  });

  test('RR-584 the card that is being resolved is finished, another of the limb is turned down', () => {
    const state = body('C5', {}, 0);
    state.sequence = [{ card: 'L-2', broken: false }, { card: 'H-2', broken: false }, { card: 'L-1', broken: false }, null];
    state.frames = [{ kind: 'slot', step: 'finish', slot: 0, hauled: false, lostBy: null }];
    does(state, (run) => bossRules(state).attackOver?.(run, cut(1, 'right')));
    expect(state.sequence.map((slot) => slot && 'card' in slot && slot.broken)).toEqual([false, true, false, null]);
  });

  test('RR-584 without a cube, or through an open side, nothing breaks; Bones lie outside the middle of that side', () => {
    const after = (attack: AttackBody, facing: number, ...broken: LimbId[]) => {
      const state = body('F6', {}, 0, broken, facing);
      does(state, (run) => bossRules(state).attackOver?.(run, attack));
      return [state.extra.body?.broken, state.zones.flatMap((_, zone) => (hasToken(state, zone, 'bones') ? [zone] : []))];
    };
    // The body is F6 to H8: beside its middle lie I7 in the south (Z33), G9 in the east (Z33) and E7 in the north (Z23).
    expect(after(cut(0, 'front'), 2)).toEqual([[], []]);
    expect(after(cut(2, 'front'), 2, 'jaw')).toEqual([['jaw'], []]);
    expect(after(cut(1, 'front'), 2)).toEqual([['jaw'], [zoneNamed('Z33')]]);
    expect(after(cut(1, 'left'), 2)).toEqual([['pleadingHand'], [zoneNamed('Z33')]]);
    expect(after(cut(1, 'front'), 0)).toEqual([['jaw'], [zoneNamed('Z23')]]);
  });

  test('RR-584 cards of a broken limb that leave the Sequence are set aside; RR-587 mended, they are discarded again', () => {
    const state = body('C5', {}, 1, ['jaw'], 3);
    state.sequence[0] = { card: 'L-1', broken: true };
    state.sequence[1] = { card: 'L-2', broken: true };
    pilgrim(state, 'D4');
    state.decks.L.cards = state.decks.L.cards.filter((card) => card !== 'L-1' && card !== 'L-2');
    const on = rig(state);
    on.run({ kind: 'round', turn: 4, step: 'clear' }, 'turn');
    expect([state.extra.body?.aside, state.discards.L.cards]).toEqual([['L-1'], ['L-2']]);
    state.frames = [];
    on.run(endOfRound(), 'turn');
    expect([state.extra.body?.broken, state.extra.body?.aside, state.discards.L.cards]).toEqual([[], [], ['L-2', 'L-1']]);
  });

  test('RR-585 a deck that has run out is made of its discards as soon as one lies there', () => {
    const state = body('C5', {}, 0);
    state.decks.L = { cards: [], known: [] };
    state.sequence[0] = { card: 'L-5', broken: true };
    rig(state).run({ kind: 'round', turn: 4, step: 'clear' }, 'turn');
    expect([state.decks.L.cards, state.discards.L.cards]).toEqual([['L-5'], []]);
  });

  test('RR-587 a Pilgrim beside a nailed side strikes as always; under W-1 and W-3 none mends', () => {
    const end = (wound: number, nailed: boolean) => {
      const state = body('C5', { takahiro: 'L1' }, wound, ['reapingArm'], 3);
      if (nailed) state.extra.body?.nailed.push('reapingArm');
      pilgrim(state, 'B4');
      rig(state).run(endOfRound(), 'turn');
      return [state.extra.body?.broken, state.minions.length];
    };
    expect([end(1, false), end(1, true), end(0, false), end(2, false)]).toEqual([[[], 0], [['reapingArm'], 1], [['reapingArm'], 1], [['reapingArm'], 1]]);
  });

  test('RR-587 one limb in a round: the northernmost Pilgrim, and of its two open sides the first from the front', () => {
    const state = body('E5', {}, 1, ['jaw', 'reapingArm', 'train'], 2);
    // Facing south: front south, right west, rear north. D4 is north-west: right and rear.
    pilgrim(state, 'H6');
    pilgrim(state, 'D4');
    rig(state).run(endOfRound(), 'turn');
    expect([state.extra.body?.broken, state.minions.map(({ anchor }) => name(anchor))]).toEqual([['jaw', 'train'], ['H6']]);
  });

  test('RR-587 a Pilgrim on an open side stays and makes no attack; where all sides are whole it strikes', () => {
    const acts = (broken: readonly LimbId[]) => {
      const state = body('C5', { takahiro: 'B3' }, 1, broken, 3);
      pilgrim(state, 'B4');
      const on = rig(state);
      on.run({ kind: 'minionPhase', done: [] });
      return [on.happened('strikeBegan').length, state.minions.map(({ anchor }) => name(anchor))];
    };
    expect([acts(['reapingArm']), acts([])]).toEqual([[0, ['B4']], [1, ['B4']]]);
  });

  test('RR-588 the Hollow breathes under W-3 alone, after slot 4, on standing heroes in [2] of open sides', () => {
    const breathed = (wound: number, kensho: number) => {
      const state = body('F5', { takahiro: 'G9', sayaka: 'G10', kosuke: 'G8', kensho: 'H8' }, wound, ['jaw'], 1);
      state.heroes.kensho.hp = kensho;
      state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
      return losses(state, () => rig(state).run({ kind: 'bossPhase', slot: 0 }));
    };
    expect([breathed(2, 10), breathed(2, 0), breathed(1, 10)]).toEqual([[3, 0, 3, 3], [3, 0, 3, 0], [0, 0, 0, 0]]);
  });
});
