import { HEAL_COST } from '@/games/vengeance/content/damage';
import type { Special } from '@/games/vengeance/content/montageCards';
import type { TileId } from '@/games/vengeance/content/tiles';
import { unclaimedTokens } from '@/games/vengeance/rules/city/recon';
import { explainHealCost, explainPrice, priceOf } from '@/games/vengeance/rules/montage/prices';
import type { State } from '@/games/vengeance/rules/state';

import { me, montage, type Scene } from './table';

interface Points {
  readonly heal?: number;
  readonly upgrade?: number;
  readonly recon?: number;
  readonly special?: Special;
}

const SHOP: TileId[] = ['flurry', 'sidestep', 'crowbar', 'haymaker', 'spin', 'sawnOff', 'fury', 'juggle', 'flakVest', 'lunge', 'cornered', 'pipeBomb'];

/** Points to spend as with a montage card. */
const spending = ({ heal = 0, upgrade = 0, recon = 0, special }: Points, change: (state: State) => void = () => undefined): Scene =>
  montage((state) => {
    state.shop = SHOP.slice();
    state.abilities.cards = ['thickSkin', 'gunDance'];
    state.abilities.known = [0, 0];
    state.items.cards = ['painkillers'];
    state.items.known = [0];
    change(state);
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'spend', seat: 0, at: 'card', points: { heal, upgrade, recon }, ...(special ? { special } : {}) }];
  });

describe('Heal', () => {
  test('VG-58 each kind of cube has its price', () => {
    expect(HEAL_COST).toEqual({ normal: { health: 1, mind: 3, skill: 3 }, severe: { health: 3, mind: 3, skill: 4 } });
    const s = spending({ heal: 3 }, (state) => { me(state).skill = [1, 1]; me(state).health = [0, 2]; });
    expect(s.refused(0, { kind: 'heal', track: 'skill', severe: true })).toBe('VG-58');
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    expect(s.refused(0, { kind: 'heal', track: 'skill', severe: false })).toBe('VG-58');
    expect(s.moves(0)).toContainEqual({ kind: 'heal', track: 'health', severe: false });
  });

  test('VG-59 severe Stress costs 3 as printed', () => {
    const s = spending({ heal: 3 }, (state) => (me(state).mind = [1, 0]));
    s.play(0, { kind: 'heal', track: 'mind', severe: true });
    expect(me(s.state).mind).toEqual([0, 0]);
  });

  test('VG-60 any cube may be healed, the rest shifts left', () => {
    const s = spending({ heal: 4 }, (state) => (me(state).skill = [1, 2]));
    s.play(0, { kind: 'heal', track: 'skill', severe: true });
    expect(me(s.state).skill).toEqual([0, 2]);
    const none = spending({ heal: 9 }, (state) => (me(state).health = [0, 1]));
    expect(none.refused(0, { kind: 'heal', track: 'mind', severe: false })).toBe('VG-60');
  });

  test('VG-61 points are split over any number of Heal actions, as long as they last', () => {
    const s = spending({ heal: 5 }, (state) => { me(state).mind = [0, 1]; me(state).health = [0, 3]; });
    s.play(0, { kind: 'heal', track: 'mind', severe: false });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    s.play(0, { kind: 'heal', track: 'health', severe: false });
    expect([me(s.state).mind, me(s.state).health, s.state.frames.some((frame) => frame.kind === 'spend')]).toEqual([[0, 0], [0, 1], false]);
  });
});

describe('Upgrade', () => {
  test('VG-62 tiles for their cost, as many as the points allow', () => {
    const s = spending({ upgrade: 4 });
    expect(s.moves(0)).toContainEqual({ kind: 'buy', space: 6, slot: 0, under: false });
    s.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
    expect(s.refused(0, { kind: 'buy', space: 3, slot: 1, under: false })).toBe('VG-62');
    s.play(0, { kind: 'buy', space: 2, slot: 1, under: false });
    expect(me(s.state).slots).toEqual([['flurry'], ['crowbar'], [], []]);
  });

  test('VG-63 the shop is refilled only when the player is done', () => {
    const s = spending({ upgrade: 4 });
    s.play(0, { kind: 'buy', space: 1, slot: 0, under: false });
    expect(s.state.shop[1]).toBe('');
    expect(s.refused(0, { kind: 'buy', space: 1, slot: 1, under: false })).toBe('VG-63');
    s.play(0, { kind: 'done' });
    expect(s.state.shop[1]).toBe('gunDance');
  });

  test('VG-64 an empty pile is made anew of the discards; without any the space stays empty', () => {
    const s = spending({ upgrade: 9 }, (state) => { state.abilities = { cards: [], known: [] }; state.usedAbilities = ['fadeBack']; });
    s.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
    s.play(0, { kind: 'buy', space: 1, slot: 1, under: false });
    s.play(0, { kind: 'done' });
    expect([s.state.shop[0], s.state.shop[1], s.state.usedAbilities]).toEqual(['fadeBack', '', []]);
  });

  test('VG-66 one may own more tiles than slots', () => {
    const s = spending({ upgrade: 9 }, (state) => (me(state).slots = [['flurry'], ['spin'], ['fury'], ['juggle']]));
    s.play(0, { kind: 'buy', space: 1, slot: 2, under: false });
    expect(me(s.state).slots.flat()).toHaveLength(5);
  });

  test('VG-67 a tile goes into an empty slot, on top of a stack or beneath it', () => {
    const s = spending({ upgrade: 9 }, (state) => (me(state).slots = [['juggle'], [], [], []]));
    s.play(0, { kind: 'buy', space: 1, slot: 0, under: true });
    s.play(0, { kind: 'buy', space: 2, slot: 0, under: false });
    expect(me(s.state).slots[0]).toEqual(['sidestep', 'juggle', 'crowbar']);
    expect(s.refused(0, { kind: 'buy', space: 3, slot: 1, under: true })).toBe('VG-67');
  });

  test('VG-69 nothing goes beneath the default ability: into the bare last slot a tile is laid over it', () => {
    const s = spending({ upgrade: 9 });
    expect(s.refused(0, { kind: 'buy', space: 1, slot: 3, under: true })).toBe('VG-67');
    s.play(0, { kind: 'buy', space: 1, slot: 3, under: false });
    expect(me(s.state).slots[3]).toEqual(['sidestep']);
  });

  test('VG-70 Abilities and Items share the slots', () => {
    const s = spending({ upgrade: 9 });
    s.play(0, { kind: 'buy', space: 1, slot: 0, under: false });
    s.play(0, { kind: 'buy', space: 2, slot: 0, under: false });
    expect(me(s.state).slots[0]).toEqual(['sidestep', 'crowbar']);
  });

  test('VG-313 a replaced column goes to the discards and is filled at once, never before a refill that is due', () => {
    const s = montage((state) => {
      state.shop = SHOP.slice();
      state.abilities = { cards: ['thickSkin', 'gunDance'], known: [0, 0] };
      state.items = { cards: ['painkillers'], known: [0] };
      me(state).kept = 2;
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'spend', seat: 0, at: 'card', points: { heal: 0, upgrade: 4, recon: 0 } }];
    }, { seats: 1, heroes: ['kaja'] });
    s.play(0, { kind: 'speedColumn', column: 0 });
    expect([s.state.shop.slice(0, 3), s.state.usedAbilities, s.state.usedItems]).toEqual([['gunDance', 'thickSkin', 'painkillers'], ['flurry', 'sidestep'], ['crowbar']]);
    s.play(0, { kind: 'buy', space: 3, slot: 0, under: false });
    expect(s.refused(0, { kind: 'speedColumn', column: 1 })).toBe('VG-313');
  });
});

describe('Recon', () => {
  test('VG-73 one point, one token', () => {
    const s = spending({ recon: 2 });
    s.play(0, { kind: 'gainRecon' });
    expect([me(s.state).recon, unclaimedTokens(s.state, 0)]).toEqual([1, 5]);
    s.play(0, { kind: 'gainRecon' });
    expect(me(s.state).recon).toBe(2);
  });

  test('VG-74 six in all, those on Dens counted', () => {
    const s = spending({ recon: 3, heal: 1 }, (state) => {
      me(state).recon = 4;
      me(state).health = [0, 1];
      for (const place of [0, 1]) state.places[place] = { ...state.places[place], boss: { cards: ['batoman'], known: [1] }, wild: 0 };
    });
    expect(unclaimedTokens(s.state, 0)).toBe(0);
    expect(s.refused(0, { kind: 'gainRecon' })).toBe('VG-74');
  });
});

describe('special effects', () => {
  test('VG-91 a special effect counts for its own card', () => {
    const s = spending({ upgrade: 2, special: 'nightClass' });
    s.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
    expect(me(s.state).slots[0]).toEqual(['flurry']);
    expect(spending({ upgrade: 2 }).refused(0, { kind: 'buy', space: 0, slot: 0, under: false })).toBe('VG-62');
  });

  test('VG-312 Night Class: one Ability 1 cheaper, never below 1', () => {
    const s = spending({ upgrade: 5, special: 'nightClass' });
    expect(priceOf({ special: 'nightClass' }, 'sidestep')).toBe(1);
    s.play(0, { kind: 'buy', space: 1, slot: 0, under: false });
    // The cheapest tile left the discount unused.
    s.play(0, { kind: 'buy', space: 0, slot: 1, under: false });
    expect(s.happened('bought').map((event) => event.cost)).toEqual([1, 2]);
    expect(explainPrice({ special: 'nightClass' }, 'flurry')).toMatchObject({ base: 3, value: 2, lines: [{ why: 'Night Class', change: '−1' }] });
    const used = spending({ upgrade: 5, special: 'nightClass' });
    used.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
    used.play(0, { kind: 'buy', space: 4, slot: 1, under: false });
    expect(used.happened('bought').map((event) => event.cost)).toEqual([2, 2]);
  });

  test('VG-312 Handyman: one Item 1 cheaper, down to nothing', () => {
    const s = spending({ upgrade: 0, special: 'handyman' });
    s.play(0, { kind: 'buy', space: 2, slot: 0, under: false });
    expect(me(s.state).slots[0]).toEqual(['crowbar']);
    expect(s.refused(0, { kind: 'buy', space: 8, slot: 1, under: false })).toBe('VG-62');
    expect(spending({ upgrade: 1, special: 'handyman' }).moves(0)).toContainEqual({ kind: 'buy', space: 5, slot: 0, under: false });
  });

  test('VG-312 House Doctor: severe cubes 1 cheaper, each of them', () => {
    const s = spending({ heal: 4, special: 'houseDoctor' }, (state) => (me(state).health = [2, 0]));
    s.play(0, { kind: 'heal', track: 'health', severe: true });
    s.play(0, { kind: 'heal', track: 'health', severe: true });
    expect(me(s.state).health).toEqual([0, 0]);
    expect(explainHealCost({ special: 'houseDoctor' }, { track: 'skill', severe: false }).lines).toEqual([]);
  });

  test('VG-312 Ear to the Ground: a token gained with the card may go onto a Den at once', () => {
    const s = spending({ recon: 2, special: 'earToTheGround' });
    s.play(0, { kind: 'gainReconOn', place: 3 });
    expect([me(s.state).recon, s.happened('sawBoss')[0]?.place, s.view(0).places[3]?.boss.cards[0] !== '?', s.view(1).places[3]?.boss.cards]).toEqual([0, 3, true, ['?']]);
    expect(s.refused(0, { kind: 'gainReconOn', place: 3 })).toBe('VG-109');
    expect(spending({ recon: 2 }).refused(0, { kind: 'gainReconOn', place: 3 })).toBe('VG-109');
  });
});

test('VG-90 the question says what is left to spend, and with nothing left why it still stands', () => {
  const s = spending({ upgrade: 3 });
  const words = () => s.prompts()[0]?.words;
  expect(words()).toBe('3 Upgrade points left to spend. What is not spent is lost.');
  s.play(0, { kind: 'buy', space: 0, slot: 0, under: false });
  expect(words()).toBe('All points are spent. The shop is filled up when you are done.');
});
