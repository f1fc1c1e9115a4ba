import { act, renderHook } from '@testing-library/react-native';

import { Match } from '@/engine/match';
import { vengeance } from '@/games/vengeance';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import type { Options } from '@/games/vengeance/rules/state';
import { useRollGate } from '@/games/vengeance/table/montage/useRollGate';

const begun = (options: Partial<Options> = {}) => {
  const match = Match.create(vengeance.game, { ...DEFAULTS, ...options }, 'gate');
  return { match, table: { view: match.view(0), players: [{ name: 'Kit', plays: 'person' as const }], mode: 'play' as const, speed: 'normal' as const } };
};

test('VG-268 a mission begins with the dice in the hand, and a shake lets them go', () => {
  const { table } = begun();
  const { result } = renderHook(() => useRollGate(table));
  expect(result.current.held).toEqual({ count: 3 });
  act(() => result.current.release(0.8));
  expect(result.current.held).toBeUndefined();
  expect(result.current.throwing).toEqual({ id: 1, strength: 0.8 });
});

test('dice that were seen fall lie there when the table is opened again, and in a film or at once nobody waits for a hand', () => {
  const { match, table } = begun();
  match.play(0, { kind: 'rollAgain', dice: [0, 0, 0, 0, 0] });
  for (const other of [{ ...table, view: match.view(0) }, { ...table, mode: 'replay' as const }, { ...table, speed: 'instant' as const }]) {
    expect(renderHook(() => useRollGate(other)).result.current.held).toBeUndefined();
  }
});
