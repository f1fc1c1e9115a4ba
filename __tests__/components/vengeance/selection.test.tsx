import { act, renderHook } from '@testing-library/react-native';

import { useSelection } from '@/games/vengeance/table/useSelection';

const ask = (first: string) => renderHook(({ question }: { question: string }) => useSelection(question), { initialProps: { question: first } });

test('a tile chosen with the points of one card is not offered with the points of the next', () => {
  const { result, rerender } = ask('1/3/spend/0');
  act(() => result.current.setSpace(4));
  expect(result.current.space).toBe(4);
  rerender({ question: '' });
  rerender({ question: '1/3/card/0' });
  rerender({ question: '1/3/spend/0' });
  expect(result.current.space).toBeUndefined();
});

test('what lies on the mat stays there while others act', () => {
  const { result, rerender } = ask('1/3/place/0');
  act(() => result.current.setPlacing([5, -1, -1]));
  rerender({ question: '' });
  rerender({ question: '1/3/place/0' });
  expect(result.current.placing).toEqual([5, -1, -1]);
});
