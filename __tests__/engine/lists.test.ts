import { emptyList, mapped } from '@/engine/lists';

describe('lists', () => {
  test('each item is made of one, with its place, in order', () => {
    expect(mapped(['a', 'b', 'c'], (letter, place) => `${letter}${place}`)).toEqual(['a0', 'b1', 'c2']);
    expect(mapped([], () => 1)).toEqual([]);
  });

  test('the list that was asked is left as it is', () => {
    const numbers = [1, 2];
    const made = mapped(numbers, (n) => n);
    expect(made).not.toBe(numbers);
    expect(numbers).toEqual([1, 2]);
  });

  test('an empty list is a new one every time', () => {
    const [a, b] = [emptyList<number>(), emptyList<number>()];
    a.push(1);
    expect([a, b]).toEqual([[1], []]);
  });
});
