import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import { HERO_IDS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeMinion, placeObject } from './battle';
import { does, field, playCard, rig, type Rig } from './rig';
import { endOfRound, linesOf, losses, name, slotFrame } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: the Nine-Faced Actor and Raitora. */

const custom = (call: CustomCall, target?: HeroId) => linesOf([{ do: 'custom', ...call }], target ? { target } : {});
const event = (on: Rig, id: `E-${number}`): void => {
  on.state.sequence[0] = { event: id };
  on.run(slotFrame());
};

describe('The Nine-Faced Actor', () => {
  const cast = (squares: readonly SquareName[], heroes: Partial<Record<HeroId, SquareName>> = {}, extra: object = {}): BattleState => {
    const state = field('nineFaces', 'A1', heroes);
    squares.forEach((square, i) => { if (state.figures[i]) state.figures[i].anchor = at(square); });
    Object.assign(state.extra.cast ?? {}, { true: 1, marks: 6 }, extra);
    return state;
  };
  const W4 = BOSSES.nineFaces.wounds.findIndex(({ mods }) => mods.some(({ mod }) => mod === 'intoTheLight'));

  test('RR-542 with one figure on the map it is true, in the light or not', () => {
    const state = cast(['F6']);
    state.figures = state.figures.filter(({ start }) => start === 0);
    rig(state).run(custom({ id: 'quickChange' }));
    expect([state.extra.cast?.true, state.extra.cast?.marks]).toEqual([0, 1]);
  });

  test('RR-546 after the ninth mask the row begins again; masks go on while it is Unmasked', () => {
    const state = cast(['A1', 'A2', 'A3'], {}, { worn: 8, seen: 9, unmasked: true });
    const on = rig(state);
    on.run(custom({ id: 'nextMask' }));
    expect([state.extra.cast?.worn, state.extra.cast?.seen, on.happened('maskWorn').map(({ mask }) => mask)]).toEqual([0, 9, [state.extra.cast?.masks[0]]]);
  });

  test('RR-546 remask: masked again, and a Draw even if it was masked already', () => {
    const state = cast(['A1', 'A2', 'A3'], {}, { unmasked: true, marks: 2 });
    const on = rig(state);
    on.run(custom({ id: 'remask' }));
    on.run(custom({ id: 'remask' }));
    expect([state.extra.cast?.unmasked, on.happened('castDrawn').length]).toEqual([false, 2]);
  });

  test('RR-547 quickChange does nothing while it is Unmasked', () => {
    const state = cast(['A1', 'A2', 'A3'], {}, { unmasked: true, marks: 2 });
    const on = rig(state);
    on.run(custom({ id: 'quickChange' }));
    expect([on.happened('castDrawn'), state.extra.cast?.marks]).toEqual([[], 2]);
  });

  test('RR-547 swapFar: the performer and the farthest figure change squares and keep their facings', () => {
    const state = cast(['A1', 'F6', 'L12']);
    state.figures.forEach((figure, i) => { figure.facing = i; });
    rig(state).run(linesOf([{ do: 'custom', id: 'swapFar' }], { by: 'boss:1' }));
    // From F6 it is 5 squares to A1 and 6 to L12.
    expect(state.figures.map(({ anchor, facing }) => `${name(anchor)} ${facing}`)).toEqual(['A1 0', 'L12 1', 'F6 2']);
    state.figures = state.figures.filter(({ start }) => start === 1);
    rig(state).run(linesOf([{ do: 'custom', id: 'swapFar' }], { by: 'boss:1' }));
    expect(state.figures.map(({ anchor }) => name(anchor))).toEqual(['L12']);
  });

  test('RR-547 turnAll: every figure turns to the holder of Threat, or to the target', () => {
    const state = cast(['A6', 'F1', 'L6'], { takahiro: 'F6', sayaka: 'A12' });
    state.threat = 'takahiro';
    for (const figure of state.figures) figure.facing = 0;
    const on = rig(state);
    on.run(custom({ id: 'turnAll', to: 'threat' }));
    expect(state.figures.map(({ facing }) => facing)).toEqual([2, 1, 0]);
    on.run(custom({ id: 'turnAll', to: 'target' }, 'sayaka'));
    expect(state.figures[0]?.facing).toBe(1);
  });

  test('RR-547 fireInLight burns the Zone of the figure in the light; stageCuts hurt whoever is beside any figure, once', () => {
    const state = cast(['F6', 'F8', 'A1'], { takahiro: 'F7', sayaka: 'B2', kosuke: 'L6', kensho: 'H6' });
    state.threat = 'kosuke';
    const on = rig(state);
    const lost = losses(state, () => on.run(custom({ id: 'stageCuts', n: 3 })));
    on.run(custom({ id: 'fireInLight' }));
    expect([lost, state.zones.map((_, zone) => hasToken(state, zone, 'fire')).indexOf(true)]).toEqual([[3, 3, 0, 0], zoneNamed('Z22')]);
    expect(on.happened('hpLost').map(({ cause }) => cause)).toEqual([{ why: 'effect' }, { why: 'effect' }]);
  });

  test('RR-547 the stage is D4 to I9: its corners are carried, the squares around it are not', () => {
    const state = cast(['D4', 'I9', 'D9'], { takahiro: 'C6', sayaka: 'J6', kosuke: 'F3', kensho: 'F10' });
    rig(state).run(custom({ id: 'revolve' }));
    expect([state.figures.map(({ anchor }) => name(anchor)), (['takahiro', 'sayaka', 'kosuke', 'kensho'] as const).map((hero) => name(state.heroes[hero].anchor))])
      .toEqual([['D9', 'I4', 'I9'], ['C6', 'J6', 'F3', 'F10']]);
  });

  test('RR-547 whoever would come onto an object stays, and so does whoever would come onto its square', () => {
    const state = cast(['A1', 'E6', 'F8']);
    placeObject(state, 'pillar', 'H7');
    state.figures.forEach((figure) => { figure.facing = 0; });
    rig(state).run(custom({ id: 'revolve' }));
    // F8 would go to H7, where the pillar stands; E6 would go to F8.
    expect(state.figures.map(({ anchor, facing }) => `${name(anchor)} ${facing}`)).toEqual(['A1 0', 'E6 0', 'F8 0']);
  });

  test('RR-542 RR-549 the first Draw is made at set-up, and no later card makes another; nezuPlayed unmasks it', () => {
    const drawn = (round: number, extra: object) => {
      const state = cast(['A1', 'A2', 'A3'], {}, { marks: 0, ...extra });
      Object.assign(state, { round });
      const events = does(state, (run) => bossRules(state).woundRevealed?.(run, 0));
      return [events.filter(({ type }) => type === 'castDrawn').length, state.extra.cast?.unmasked];
    };
    expect([drawn(0, {}), drawn(0, { startsUnmasked: true }), drawn(2, {}), drawn(0, { marks: 6 })]).toEqual([[1, false], [1, true], [0, false], [0, false]]);
  });

  test('RR-548 under W-1 whoever tears a figure by an attack gains 1 Yin, under W-2 nothing', () => {
    const gained = (wound: number, torn: number) => {
      const state = cast(['A1', 'A2', 'A3'], {}, { torn });
      does(state, (run) => bossRules(state).attackGained?.(run, { by: 'sayaka', as: 'main', cubesRemoved: 0, targets: [], snapshot: { wound } } as never));
      return state.heroes.sayaka.yin;
    };
    expect([gained(0, 1), gained(0, 0), gained(1, 1)]).toEqual([1, 0, 0]);
  });

  test('RR-549 the Window from the Wake: the figure that was hit stays true and is certain, and the Window is gone; or it is kept', () => {
    const looked = (use: boolean) => {
      const state = cast(['A1', 'A2', 'A3'], {}, { damaged: 2, marks: 2 });
      state.partyItems.push('wakeWindow');
      const on = rig(state);
      does(state, (run) => bossRules(state).attackGained?.(run, { by: 'sayaka', as: 'main', cubesRemoved: 0, targets: [{ ref: 'boss:1', arcs: 1 }], snapshot: { wound: 0 } } as never));
      expect(on.asked()).toBe('keepLooking');
      on.answer({ kind: 'look', use });
      return [on.happened('castDrawn').length, state.partyItems];
    };
    expect([looked(true), looked(false)]).toEqual([[0, []], [1, ['wakeWindow']]]);
  });

  test('RR-546 the true figure resists the type of the mask, also of what is no attack; paper and other types it does not', () => {
    const state = cast(['A1', 'A2', 'A3']);
    const mask = BOSSES.nineFaces.masks?.[state.extra.cast?.masks[0] ?? 0]?.type ?? 'mystic';
    const resists = (start: number, type: typeof mask) => bossRules(state).lastingResistance?.(state, state.figures[start] ?? boss(state), type);
    expect([resists(1, mask), resists(0, mask), resists(1, mask === 'mystic' ? 'slashing' : 'mystic')]).toEqual([true, false, false]);
    Object.assign(state.extra.cast ?? {}, { unmasked: true });
    expect(resists(1, mask)).toBe(false);
  });

  test('RR-548 under W-2 the mask is on again at the end of the round, and another Draw is made; under W-1 it is not', () => {
    const end = (wound: number) => {
      const state = cast(['A1', 'A2', 'A3'], {}, { unmasked: true, marks: 2 });
      Object.assign(state, { wound });
      const on = rig(state);
      on.run(endOfRound());
      return [state.extra.cast?.unmasked, on.happened('castDrawn').length];
    };
    expect([end(0), end(1)]).toEqual([[true, 0], [false, 1]]);
  });

  test('RR-548 under W-4 whoever is in the light is true; at the end of the round only paper cuts, then one figure enters', () => {
    const state = cast(['F6', 'A1', 'F8'], { takahiro: 'G6', sayaka: 'F9', kosuke: 'L11', kensho: 'L12' });
    Object.assign(state, { wound: W4, threat: 'takahiro' });
    state.figures = state.figures.filter(({ start }) => start !== 1);
    const on = rig(state);
    on.run(custom({ id: 'quickChange' }));
    expect([state.extra.cast?.true, state.extra.cast?.marks]).toEqual([0, 1]);
    const lost = losses(state, () => on.run({ kind: 'round', turn: 4, step: 'endLast' }, 'turn'));
    expect([lost, state.figures.map(({ start }) => start)]).toEqual([[0, 2, 0, 0], [0, 1, 2]]);
  });

  test('RR-541 a figure torn by a skill gives its hero Threat when the effect is over, one torn by an enemy nobody', () => {
    const torn = (by: HeroId | 'boss:1') => {
      const state = cast(['F6', 'A1', 'A3']);
      state.threat = 'kensho';
      const on = rig(state);
      on.run(linesOf([{ do: 'loseHp', n: 1, who: 'target' }], { by, target: 'boss:0' }));
      does(state, (run) => bossRules(state).effectOver?.(run));
      return [state.figures.length, state.threat];
    };
    expect([torn('sayaka'), torn('boss:1')]).toEqual([[2, 'sayaka'], [2, 'kensho']]);
  });

  test('RR-544 a cube that falls otherwise brings the Curtain when the effect is over', () => {
    const state = cast(['F6', 'A1', 'A3'], {}, { unmasked: true, marks: 2 });
    state.figures = state.figures.filter(({ start }) => start !== 2);
    state.bossHp = 1;
    const on = rig(state);
    on.run(linesOf([{ do: 'loseHp', n: 1, who: 'target' }], { by: 'kensho', target: 'boss:1' }));
    expect([state.extra.cast?.unmasked, state.figures.length]).toEqual([true, 2]);
    does(state, (run) => bossRules(state).effectOver?.(run));
    expect([state.extra.cast?.unmasked, state.extra.cast?.curtain, state.figures.length]).toEqual([false, false, 3]);
  });

  test('RR-545 at the end of the Boss Phase every figure on Dangerous ground is hurt; paper is torn', () => {
    const state = cast(['D4', 'D5', 'L12']);
    addToken(state, zoneNamed('Z22'), 'fire');
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    rig(state).run({ kind: 'bossPhase', slot: 0 });
    expect([state.bossHp, state.figures.map(({ start }) => start)]).toEqual([48, [1, 2]]);
  });
});


describe('Raitora', () => {
  const storm = (heroes: Partial<Record<HeroId, SquareName>>, eye: SquareName, bossAt: SquareName = 'A1'): BattleState => {
    const state = field('raitora', bossAt, heroes);
    if (state.extra.storm) state.extra.storm.eye = at(eye);
    return state;
  };

  test('RR-550 the Eye is put down at the start of the round under W-1, after the turns of the heroes under W-2, never under W-3', () => {
    const eyes = (wound: number) => {
      const state = storm({ takahiro: 'H5' }, 'A12');
      Object.assign(state, { wound, threat: 'takahiro' });
      const [start] = [does(state, (run) => bossRules(state).roundBeginsLast?.(run))];
      const after = does(state, (run) => bossRules(state).heroTurnsOver?.(run));
      const line = does(state, (run) => bossRules(state).customs?.eyeToThreat?.(run, { id: 'eyeToThreat' }, { by: 'boss:0', why: '' }));
      return [start.length, after.length, line.length];
    };
    expect([eyes(0), eyes(1), eyes(2)]).toEqual([[1, 0, 1], [0, 1, 1], [0, 0, 0]]);
  });

  test('RR-551 a Statue stops lightning; Barrels and Pots in a line are gone, a Shrine stays; nobody but heroes is struck', () => {
    const state = storm({ takahiro: 'H5', sayaka: 'H7', kosuke: 'L1', kensho: 'D5' }, 'H5', 'A1');
    placeObject(state, 'statue', 'E5');
    placeObject(state, 'barrel', 'I5');
    placeObject(state, 'pot', 'J5');
    placeObject(state, 'shrine', 'K5');
    const kit = Object.assign(placeMinion(state, 'H6'), { minion: 'sparkKit' as const, hp: 6 });
    const lost = losses(state, () => rig(state).run(endOfRound()));
    expect([lost, state.objects.map(({ kind }) => kind), kit.hp, state.bossHp]).toEqual([[3, 3, 0, 0], ['statue', 'shrine'], 6, 50]);
    expect([hasToken(state, zoneNamed('Z32'), 'fire'), HERO_IDS.map((id) => state.heroes[id].ki)]).toEqual([true, [0, 0, 0, 0]]);
  });

  test('RR-552 heroes in a quiet Zone lose nothing up there; a Weakened boss up there only loses that', () => {
    const state = storm({ takahiro: 'I10', sayaka: 'I1', kosuke: 'L5', kensho: 'L6' }, 'L12', 'A5');
    for (const zone of ['Z31', 'Z34', 'Z12'] as const) addToken(state, zoneNamed(zone), 'high');
    state.extra.storm?.quietZones.push(zoneNamed('Z34'));
    addCondition(boss(state), 'weakened');
    const lost = losses(state, () => rig(state).run(endOfRound()));
    expect(lightningSquares(state).map(name)).not.toContain('I10');
    // Kosuke and Kensho stand in the line along row L.
    expect([lost, hasCondition(boss(state), 'empowered'), hasCondition(boss(state), 'weakened')]).toEqual([[0, 4, 3, 3], false, false]);
  });

  test('RR-553 an Arc strikes a hero once in an attack, also from one who fell by the blow, and never leaps on', () => {
    const arcs = BOSSES.raitora.attacks.find(({ steps = [] }) => steps.some((step) => step.do === 'custom' && step.id === 'arc'));
    const state = storm({ kosuke: 'F9', sayaka: 'F3', kensho: 'J3', takahiro: 'L12' }, 'A12', 'D8');
    Object.assign(state, { threat: 'kosuke' });
    state.heroes.kosuke.hp = 1;
    const lost = losses(state, () => playCard(rig(state), 'H-6'));
    expect(arcs).toBeDefined();
    // Kensho shares a column with Sayaka, not with Kosuke.
    expect([lost, state.heroes.kosuke.hp]).toEqual([[0, 3, 1, 0], 0]);
    const twice = storm({ kosuke: 'G4', sayaka: 'G9', kensho: 'G6', takahiro: 'L12' }, 'A12', 'A1');
    const on = rig(twice);
    on.run({
      kind: 'strike', by: 'boss:0', from: { own: 'basic' }, way: [], target: 'kosuke', targets: ['kosuke', 'sayaka'], spots: [at('G4'), at('G9')], place: 0, outcome: null, hit: [], dodged: [], defence: null,
      values: { name: 'Test', precision: 30, damage: 1, type: 'slashing', reach: { pattern: 'rowAhead1' }, steps: [{ do: 'custom', id: 'arc', n: 2, who: 'target', on: 'hit' }], threat: 'keep' },
      later: [], anchor: at('A1'), facing: 2, wound: 0, arced: [], step: 'next',
    });
    expect(on.happened('hpLost').filter(({ who, cause }) => who === 'kensho' && cause.why === 'effect').map(({ n }) => n)).toEqual([2]);
  });

  test('RR-555 RR-556 Held Breath hurts whoever did not move', () => {
    const state = storm({ takahiro: 'A12', sayaka: 'C11', kosuke: 'E10', kensho: 'G9' }, 'L1', 'I4');
    state.heroes.sayaka.still = true;
    expect(losses(state, () => event(rig(state), 'E-6'))).toEqual([0, 3, 0, 0]);
  });

  test('RR-557 Kosuke must stand in [3]; whatever is face-down already is not offered', () => {
    const offered = (kosuke: SquareName, hp = 10) => {
      const state = storm({ kosuke }, 'A12', 'C6');
      Object.assign(state.extra, { calm: true });
      state.heroes.kosuke.hp = hp;
      state.sequence = [{ card: 'L-1', broken: true }, { card: 'L-2', broken: false }, null, { card: 'H-1', broken: false }];
      const on = rig(state);
      on.run({ kind: 'eventReplacement' }, 'turnDown');
      const top = state.frames[state.frames.length - 1];
      return top?.kind === 'turnDown' ? top.slots : undefined;
    };
    expect([offered('G6'), offered('H6'), offered('G6', 0)]).toEqual([[1, 3], undefined, undefined]);
  });

  test('RR-559 Broken Leash is two Basic Attacks, each at whoever is closest then', () => {
    const state = storm({ takahiro: 'E6', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' }, 'A12', 'C6');
    const on = rig(state);
    event(on, 'E-5');
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['takahiro', 'takahiro']);
  });
});
