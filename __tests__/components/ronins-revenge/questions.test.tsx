import { renderHook } from '@testing-library/react-native';

import { FIELD } from '@/games/ronins-revenge/content/terms';
import type { BattleFrame } from '@/games/ronins-revenge/rules/state';
import { useQuestion } from '@/games/ronins-revenge/table/questions/useQuestion';
import { squareNamed } from '@/engine/parts/grid/squares';
import { fight, put, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** What a question lays on the field. */
function fieldOf(s: Fight, kind: BattleFrame['kind']) {
  const asking = { seat: 0, kind, words: '', key: kind, moves: [...s.moves(0)], play: () => Promise.resolve(true) };
  return renderHook(() => useQuestion(s.view(0), asking)).result.current?.field;
}

const asks = (frame: BattleFrame): Fight => turnOf(put(fight(), 'sayaka', 'K6'), 'takahiro').change((state) => void state.frames.push(frame));

test('RR-138 squares that a card lets somebody walk to are marked on the field as those of a Move are', () => {
  const field = fieldOf(asks({ kind: 'cardMove', hero: 'sayaka', n: 1, straight: false, through: false, why: 'Test' }), 'cardMove');
  const marked = field?.reached.map(({ square }) => square) ?? [];
  expect(marked).toContain(squareNamed(FIELD, 'J6'));
  expect(marked).not.toContain(squareNamed(FIELD, 'H6'));
  expect(field?.spots.map(({ id }) => id).filter((id) => typeof id === 'number')).toEqual(marked);
});

test('Zones that may be chosen glow', () => {
  const field = fieldOf(asks({ kind: 'chooseZone', hero: 'takahiro', options: [5, 6], words: 'Test' }), 'chooseZone');
  expect(field?.spots.map(({ id, lit }) => [id, lit])).toEqual([[5, true], [6, true]]);
  expect(field?.reached).toEqual([]);
});
