import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import type { CustomCall } from '@/games/ronins-revenge/content/customs';
import { HERO_IDS, type HeroId, type SquareName } from '@/games/ronins-revenge/content/terms';
import { nearDollOf } from '@/games/ronins-revenge/rules/boss/bosses/doll';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at, boss, placeObject } from './battle';
import { does, field, playCard, rig } from './rig';
import { linesOf, losses, name } from './scenes';

/** Sentences of the rules of single bosses that their worked examples do not touch: Lady Kugi. */

const custom = (call: CustomCall, target?: HeroId) => linesOf([{ do: 'custom', ...call }], target ? { target } : {});

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
