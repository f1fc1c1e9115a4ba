import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import { HERO_IDS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { lightningSquares } from '@/games/ronins-revenge/rules/boss/bosses/storm';
import { nearDollOf } from '@/games/ronins-revenge/rules/boss/bosses/doll';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { addCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeMinion, placeObject } from './battle';
import { does, field, playCard, rig, type Rig } from './rig';
import { endOfRound, linesOf, losses, name, slotFrame } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: the Nine-Faced Actor, Raitora, Lady Kugi. */

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

describe('Lady Kugi', () => {
  type Place = SquareName | HeroId;
  const isHero = (place: Place): place is HeroId => HERO_IDS.some((id) => id === place);
  const garden = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, dolls: Partial<Record<HeroId | 'nameless', Place>>, wound = 0): BattleState => {
    const state = field('kugi', bossAt, heroes);
    Object.assign(state, { wound });
    if (state.extra.dolls) state.extra.dolls.dolls = Object.entries(dolls).map(([of, place]) => ({ of: of as HeroId, hp: 10, at: isHero(place) ? place : at(place) }));
    return state;
  };
  const dollsIn = ({ extra }: BattleState) => (extra.dolls?.dolls ?? []).map(({ of, at: place, hp }) => `${of} ${typeof place === 'number' ? name(place) : place} ${hp}`);

  test('RR-561 whoever carries a doll takes no other, and hands it only to empty hands', () => {
    const state = garden('A12', { takahiro: 'F5', sayaka: 'F6', kosuke: 'G5' }, { takahiro: 'takahiro', sayaka: 'sayaka', kensho: 'E5' });
    const can = (hero: HeroId) => [...new Set((bossRules(state).actions?.(state, hero) ?? []).filter(({ id }) => id !== 'putDoll').map(({ id, target }) => `${id} ${target}`))];
    expect([can('takahiro'), can('kosuke')]).toEqual([['handDoll kosuke'], []]);
    state.heroes.takahiro.hp = 1;
    expect(can('takahiro')).toEqual([]);
  });

  test('RR-562 damage that is no attack is not mirrored', () => {
    const state = garden('D6', { takahiro: 'L1' }, { takahiro: 'D5' });
    expect(losses(state, () => rig(state).run(linesOf([{ do: 'deal', n: 12, type: null, who: 'target' }], { by: 'kensho', target: 'boss:0' })))).toEqual([0, 0, 0, 0]);
  });

  test('RR-563 the doll of a fallen hero is never the near one; of equals the northernmost; under W-3 it mirrors at any distance', () => {
    const state = garden('F6', {}, { takahiro: 'F7', sayaka: 'F9', kosuke: 'D3' });
    state.heroes.takahiro.hp = 0;
    expect(nearDollOf(state)?.of).toBe('kosuke');
    const note = (wound: number) => {
      const far = garden('A1', {}, { kensho: 'A12' }, wound);
      placeObject(far, 'pillar', 'A6');
      return bossRules(far).note?.(far, boss(far), {} as never);
    };
    expect([note(0), note(1), note(2)]).toEqual(['', '', 'kensho>kensho']);
  });

  test('RR-563 of dolls carried by one hero, the one whose hero comes first in the line', () => {
    const state = garden('F6', { kosuke: 'F8' }, { takahiro: 'kosuke', sayaka: 'F8' });
    state.line = ['sayaka', 'takahiro', 'kosuke', 'kensho'];
    expect(nearDollOf(state)?.of).toBe('sayaka');
    state.line = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
    expect(nearDollOf(state)?.of).toBe('takahiro');
  });

  test('RR-565 the Nameless Doll and those of the fallen do not count; only under W-3 is one nailed', () => {
    const nailed = (wound: number, fallen: boolean) => {
      const state = garden('A12', {}, { nameless: 'E9', sayaka: 'D10', kosuke: 'G3' }, wound);
      Object.assign(state, { threat: 'takahiro' });
      if (fallen) state.heroes.kosuke.hp = 0;
      return does(state, (run) => bossRules(state).roundBegins?.(run)).map((each) => (each.type === 'dollNailed' ? each.of : each.type));
    };
    expect([nailed(2, false), nailed(2, true), nailed(1, true)]).toEqual([[], ['takahiro'], []]);
  });

  test('RR-565 dolls mend to 10 at most, and what has more keeps it', () => {
    const state = garden('A12', {}, { takahiro: 'D3', sayaka: 'D10', kosuke: 'G3' });
    [3, 8, 14].forEach((hp, i) => Object.assign(state.extra.dolls?.dolls[i] ?? {}, { hp }));
    rig(state).run(custom({ id: 'mendDolls', n: 4 }));
    expect(dollsIn(state)).toEqual(['takahiro D3 7', 'sayaka D10 10', 'kosuke G3 14']);
  });

  test('RR-565 restocking gives every standing hero without a doll one of 10 HP', () => {
    const state = garden('A12', {}, { takahiro: 'D3' });
    Object.assign(state.extra.dolls?.dolls[0] ?? {}, { hp: 2 });
    state.heroes.kosuke.hp = 0;
    state.line = ['kensho', 'kosuke', 'sayaka', 'takahiro'];
    rig(state).run(custom({ id: 'restockDolls' }));
    expect(dollsIn(state)).toEqual(['takahiro D3 2', 'kensho G10 10', 'sayaka D10 10']);
  });

  test('RR-566 every other hero whose own doll is in [3] of her is struck too, wherever it stands', () => {
    const reaching = BOSSES.kugi.attacks.find(({ steps = [] }) => steps.some((step) => step.do === 'custom' && step.id === 'dollsReached'));
    const state = garden('F6', { takahiro: 'G6', sayaka: 'L1', kosuke: 'L12', kensho: 'A12' }, { sayaka: 'F9', kosuke: 'F10', kensho: 'E5', nameless: 'F7' });
    Object.assign(state, { threat: 'takahiro' });
    const on = rig(state);
    playCard(on, reaching?.id ?? 'S-5');
    expect(on.happened('strikeBegan').map(({ targets }) => targets.slice().sort())).toEqual([['kensho', 'sayaka', 'takahiro']]);
  });

  test('RR-567 dollPull for the target draws its own doll alone; a carried one stays', () => {
    const state = garden('D6', {}, { takahiro: 'D3', sayaka: 'D10', kosuke: 'kensho', nameless: 'H6' });
    Object.assign(state, { threat: 'takahiro' });
    const on = rig(state);
    on.run(custom({ id: 'dollPull', n: 1, which: 'target' }, 'takahiro'));
    on.run(custom({ id: 'dollPull', n: 1, which: 'target' }, 'kosuke'));
    expect(dollsIn(state)).toEqual(['takahiro D4 10', 'sayaka D10 10', 'kosuke kensho 10', 'nameless H6 10']);
  });

  test('RR-567 the price of the near doll: its hero loses HP and takes Threat; without one she makes her Basic Attack', () => {
    const paid = (dolls: Partial<Record<HeroId, Place>>) => {
      const state = garden('F6', { takahiro: 'G6' }, dolls);
      Object.assign(state, { threat: 'kosuke' });
      const on = rig(state);
      const lost = losses(state, () => on.run(custom({ id: 'nearDollPrice', n: 4 })));
      return [lost[HERO_IDS.indexOf('kensho')], on.happened('strikeBegan').length, state.threat];
    };
    expect(paid({ kensho: 'L12' })).toEqual([4, 0, 'kensho']);
    expect(paid({}).slice(0, 2)).toEqual([0, 1]);
  });

  test('RR-567 old wounds hurt whoever has half its HP or less; every doll adds to Row by Row, up to 5', () => {
    const struck = (card: 'oldWound' | 'perDoll', hp: number, count: number) => {
      const found = BOSSES.kugi.attacks.find(({ steps = [] }) => steps.some((step) => step.do === 'custom' && step.id === card));
      const state = garden('F6', { takahiro: 'G6', sayaka: 'L1', kosuke: 'L2', kensho: 'L3' }, {});
      Object.assign(state, { threat: 'takahiro' });
      Object.assign(state.heroes.takahiro, { hp, maxHp: 40 });
      if (state.extra.dolls) state.extra.dolls.dolls = Array.from({ length: count }, (_, i) => ({ of: 'kensho', hp: 10, at: at('A1') + i }));
      const on = rig(state);
      playCard(on, found?.id ?? 'L-1');
      return on.happened('heroStruck').find(({ hero }) => hero === 'takahiro')?.damage ?? 0;
    };
    expect([struck('oldWound', 20, 0) - struck('oldWound', 21, 0), struck('perDoll', 40, 3) - struck('perDoll', 40, 0), struck('perDoll', 40, 9) - struck('perDoll', 40, 0)]).toEqual([2, 3, 5]);
  });
});
