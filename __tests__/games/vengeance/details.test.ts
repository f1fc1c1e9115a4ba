import { vengeanceGame } from '@/games/vengeance/game';
import { fightOf, mayUseItem } from '@/games/vengeance/rules/fight/scene';
import { activeIn, activeTiles } from '@/games/vengeance/rules/hero/tiles';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { objectiveWords } from '@/games/vengeance/rules/solo/objectives';

import { enemy, me, montage, only, ready, roll, rolled, storm, you } from './table';

/** Single cases of rules whose other cases are tested elsewhere. */

test('VG-68 VG-69 the top tile of a slot is active, and the printed ability only where nothing covers it', () => {
  const s = ready((state) => (me(state).slots = [['spin', 'flurry'], [], ['painkillers'], []]));
  expect([0, 1, 2, 3].map((slot) => activeIn(me(s.state), slot))).toEqual(['flurry', undefined, 'painkillers', 'veteran']);
  s.change((state) => (me(state).slots = [[], [], [], ['lunge']]));
  expect(activeTiles(me(s.state))).toEqual([undefined, undefined, undefined, 'lunge']);
});

test('VG-72 the tile over the printed ability is offered another slot, beneath what lies there', () => {
  const s = ready((state) => (me(state).slots = [['flurry'], [], [], ['spin']]));
  expect(s.moves(0)).toContainEqual({ kind: 'arrange', slots: [['flurry'], ['spin'], [], []] });
  s.change((state) => (me(state).slots = [['flurry'], ['lunge'], ['haymaker'], ['spin']]));
  expect(s.moves(0)).toContainEqual({ kind: 'arrange', slots: [['spin', 'flurry'], ['lunge'], ['haymaker'], []] });
});

test('VG-163 an Item may be used where one lies that is good for the moment, and none was used', () => {
  const s = storm({ slots: [['straightRazor']] });
  expect([mayUseItem(s.state, 'actions'), mayUseItem(s.state, 'reroll')]).toEqual([true, false]);
  s.change((state) => (fightOf(state).itemUsed = true));
  expect(mayUseItem(s.state, 'actions')).toBe(false);
});

test('VG-140 a re-roll takes at least one die', () => {
  const s = roll(storm({ slots: [['coldRead']] }), ['hit', 'shot', 'skull', 'move'], 'miss');
  const dice = s.moves(0).flatMap((move) => (move.kind === 'reroll' ? [move.dice] : []));
  expect(dice).toEqual([[0], [1], [2], [3], [4]]);
});

test('VG-164 only an Item for re-rolls re-rolls dice', () => {
  const s = roll(storm({ slots: [['straightRazor'], ['loadedDice']] }), ['hit', 'shot', 'skull', 'move'], 'miss');
  expect(s.prompt(0).kind).toBe('reroll');
  expect(s.refused(0, { kind: 'useItemDice', slot: 0, dice: [0] })).toBe('VG-164');
  expect(s.moves(0)).toContainEqual({ kind: 'useItemDice', slot: 1, dice: [0] });
});

test('VG-238 Body Count that comes to light after the fourth kill of a Fight gives no token for the fifth', () => {
  const s = rolled(['hit', 'move', 'move', 'move'], {
    den: 'D3-1', boss: 'ledgerMori', green: 'miss',
    change: (state) => {
      state.achievements = [{ card: 'bodyCount', tokens: [0, 0], taken: 0, met: false }];
      only(['grunt', 'A'], ['henchman', 'X'], ['boss'])(state);
    },
  });
  s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
  expect([s.happened('killed').length, s.happened('tokenTaken').length]).toEqual([1, 0]);
});

test('VG-316 Speed dice are kept by who is alone, not at a table', () => {
  const s = montage((state) => {
    state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 3 };
    for (const player of [me(state), you(state)]) Object.assign(player, { placed: [0, 1, 2], dice: [0, 0, 0, 0, 1] });
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
  });
  s.play(0, { kind: 'pass' });
  expect([s.happened('montageOver').length, me(s.state).kept, you(s.state).kept]).toEqual([1, 0, 0]);
});

test('objectives in words', () => {
  expect(objectiveWords({ kind: 'killOthers', gang: 'tenguKai', count: 2 })).toBe('Kill 2 other Tengu-Kai Bosses');
  expect([1, 2].map((count) => objectiveWords({ kind: 'clearDens', count }))).toEqual(['Clear a Den', 'Clear 2 Dens']);
});

test('VG-17 Quickstart is asked for by its name', () => {
  const fields = vengeanceGame.optionFields?.({ ...DEFAULTS, seats: 2 }) ?? [];
  expect(fields.find(({ key }) => key === 'quickstart')).toMatchObject({ label: 'Quickstart', kind: 'toggle' });
});
