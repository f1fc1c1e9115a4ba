import { act, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { arrived, arriving } from '@/box/arriving';
import { pig } from '@/games/pig/manifest';
import type { AnyGameTable } from '@/table/contract';
import { DecisiveMoment } from '@/table/kit/moment/DecisiveMoment';
import { showAt } from '@tests/components/kit/kit';

const LINE = { key: '1', text: 'Kaja rolls a 6.', move: 1, seat: 0, reader: undefined, event: { type: 'rolled' } };
const OUTCOME = { kind: 'versus' as const, places: [1], scores: [50], words: '', lines: [] };

const showMoment = (table: AnyGameTable, storyOf: () => Promise<[]>) =>
  showAt(<DecisiveMoment line={LINE} storyOf={storyOf} table={table} box={pig} outcome={OUTCOME} headline="Won!" names={['Kaja']} onTrouble={jest.fn()} />);
/** What stands on the screen, and how high it is at least. */
const shownAt = () => {
  const screenful = screen.toJSON();
  const [shown] = (screenful && !Array.isArray(screenful) && screenful.children) || [];
  return typeof shown === 'object' ? shown : undefined;
};
const heightOfRoom = (): unknown => StyleSheet.flatten(shownAt()?.props['style'])?.minHeight;
const PLAIN: AnyGameTable = { Board: () => null };
const never = () => new Promise<[]>(() => undefined);

test('until the picture of the decisive moment comes its room is kept, upright where a board will stand on it: buttons below do not move', () => {
  showMoment({ ...PLAIN, moment: () => undefined }, never);
  const square = heightOfRoom();
  showMoment({ ...PLAIN, moment: () => undefined, momentScene: arrived({ momentScene: () => undefined }) }, never);
  expect([square, heightOfRoom()]).toEqual([280 + 8 + 44, 350 + 8 + 44]);
});

test('where whoever draws the board is lost on the way the moment is still told', async () => {
  const moment = jest.fn(() => undefined);
  showMoment({ ...PLAIN, moment, momentScene: arriving(() => Promise.reject(new Error('lost'))) }, () => Promise.resolve([]));
  await act(async () => undefined);
  expect(moment).toHaveBeenCalled();
});

test('a box without such pictures keeps no room, nor does a moment that has no name', async () => {
  showMoment(PLAIN, never);
  expect(shownAt()).toBeUndefined();
  showMoment({ ...PLAIN, moment: () => undefined }, () => Promise.resolve([]));
  await act(async () => undefined);
  expect(shownAt()).toBeUndefined();
});
