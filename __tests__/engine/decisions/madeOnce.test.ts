import { listsMadeOnce, madeOnce, madeOnceFor, madeWhenAsked, numbered } from '@/engine/decisions/madeOnce';

describe('moves that are made once', () => {
  test('by number: all at once, each frozen with what it carries', () => {
    const moves = madeOnce(3, (n) => ({ kind: 'take', n, way: [n] }));
    expect(moves).toEqual([{ kind: 'take', n: 0, way: [0] }, { kind: 'take', n: 1, way: [1] }, { kind: 'take', n: 2, way: [2] }]);
    expect(moves.every((move) => Object.isFrozen(move) && Object.isFrozen(move.way))).toBe(true);
  });

  test('by name', () => {
    expect(madeOnceFor(['ki', 'yin'], (into) => ({ into }))).toEqual({ ki: { into: 'ki' }, yin: { into: 'yin' } });
  });

  test('when asked: the first question makes it, the next ones get the same', () => {
    const make = jest.fn((name: string) => ({ kind: 'choose', name }));
    const choose = madeWhenAsked(make);
    const first = choose('boss:0');
    expect(first).toEqual({ kind: 'choose', name: 'boss:0' });
    expect(choose('boss:0')).toBe(first);
    expect(choose('boss:1')).toEqual({ kind: 'choose', name: 'boss:1' });
    expect(make).toHaveBeenCalledTimes(2);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('whole lists', () => {
    const upTo = listsMadeOnce((most) => Array.from({ length: most }, (_, n) => ({ n })));
    expect(upTo(2)).toEqual([{ n: 0 }, { n: 1 }]);
    expect(upTo(2)).toBe(upTo(2));
    expect(upTo(0)).toEqual([]);
  });

  test('those that have these numbers, in their order; a number without a move is passed over', () => {
    const moves = madeOnce(4, (n) => ({ n }));
    expect(numbered(moves, [3, 9, 0])).toEqual([{ n: 3 }, { n: 0 }]);
  });
});
