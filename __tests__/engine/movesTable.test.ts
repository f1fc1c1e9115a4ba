import { packMoves, unpackRaw } from '@/engine/movesTable';

const unpacked = (moves: object) => (unpackRaw({ id: 'a save', moves }) as { readonly id: string; readonly moves?: readonly unknown[] }).moves;

test('what is no save, or has its moves spelt out, is left as it is', () => {
  for (const raw of [undefined, null, 'text', 5, {}, { moves: [[0, 'a']] }, { moves: { table: 'a', list: [] } }]) expect(unpackRaw(raw)).toBe(raw);
});

test('the rest of a save stays', () => {
  expect(unpackRaw({ id: 'a save', moves: packMoves([[0, 'a']]) })).toEqual({ id: 'a save', moves: [[0, 'a']] });
});

test('moves of every form come back, each with its seat', () => {
  const moves: [number, unknown][] = [[0, { type: 'roll' }], [0, { type: 'roll' }], [1, 7], [-1, [1, 2]], [40, { type: 'go', to: { x: 1 } }], [40, { to: 1, type: 'go' }]];
  const packed = packMoves(moves);
  expect(unpacked(packed)).toEqual(moves);
  expect(packed).toEqual({ shapes: [['type'], ['type', 'to'], ['to', 'type']], table: [[0, 'roll'], [-1, 7], [-1, [1, 2]], [1, 'go', { x: 1 }], [2, 1, 'go']], list: '0:0,0,1:1,-1:2,14:3,4' });
  expect(packMoves([[0, { type: 'go', to: undefined }]]).shapes).toEqual([['type']]);
  expect(unpacked(packMoves([]))).toEqual([]);
});

test('what cannot be read becomes no move, and the others stay', () => {
  const shapes = [['type']];
  const table = [[0, 'roll'], 'no line', [1, 'no such shape'], [0, 'too', 'many'], ['0', 'no number']];
  expect(unpacked({ shapes, table, list: '0:0,1,2,3,4,9,!,0' })).toEqual([[0, { type: 'roll' }], [0, undefined], [0, undefined], [0, undefined], [0, undefined], [0, undefined], [undefined, undefined], [0, { type: 'roll' }]]);
  expect(unpacked({ shapes, table, list: '0' })).toEqual([[undefined, { type: 'roll' }]]);
  expect(unpacked({ table: ['a', 'b'], list: [0, 1, 1, 0, 1] })).toEqual([[0, 'b'], [1, 'a'], [1, undefined]]);
});

test('a list longer than years of play is not read', () => {
  expect(unpacked({ table: ['a'], list: Array.from({ length: 40_000 }, () => 0) })).toHaveLength(20_000);
  expect(unpacked({ table: ['a'], list: Array.from({ length: 40_001 }, () => 0) })).toBeUndefined();
  expect(unpacked({ table: ['a'], list: `00:0${',0'.repeat(199_998)}` })).toHaveLength(199_999);
  expect(unpacked({ table: ['a'], list: `000:0${',0'.repeat(199_998)}` })).toBeUndefined();
});

test('one long move played often is a mountain, and is not climbed', () => {
  // In quotes a move of 999,998 letters has a million.
  const long = (letters: number) => ({ table: ['a'.repeat(letters - 2), 'b'], list: '0:0,0,0,0' });
  expect(unpacked(long(1_000_000))).toHaveLength(4);
  expect(unpacked(long(1_000_001))).toBeUndefined();
  expect(unpacked({ shapes: [['type']], table: [[0, 'a'.repeat(1_000_000)], 'no line'], list: '0:0,0,0,1' })).toHaveLength(4);
  expect(unpacked({ shapes: [['type']], table: [[0, 'a'.repeat(1_000_000)], 'no line'], list: '0:0,0,0,0' })).toBeUndefined();
});
