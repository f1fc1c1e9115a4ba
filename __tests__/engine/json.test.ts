import { hashJson, hashText } from '@/engine/hash';
import { canonicalJson, cloneJson, sameJson, sharedJson } from '@/engine/json';

const data = { b: [1, { x: null }], a: { deep: ['ä', true] }, gone: undefined };

test('a clone is equal and shares nothing', () => {
  const copy = cloneJson(data);
  expect(copy).toEqual(data);
  expect(copy.b).not.toBe(data.b);
  expect(copy.b[1]).not.toBe(data.b[1]);
});

test('what did not change is the same object, what did is new', () => {
  const before = { list: [{ x: 1 }, { x: 2 }], deep: { a: [1], b: { c: null } }, only: 1 };
  expect(sharedJson(before, cloneJson(before))).toBe(before);
  const after = sharedJson<unknown>(before, { list: [{ x: 1 }, { x: 3 }], deep: { a: [1], b: { c: null } }, more: 1 }) as typeof before;
  expect(after).toEqual({ list: [{ x: 1 }, { x: 3 }], deep: { a: [1], b: { c: null } }, more: 1 });
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.list[1]).not.toBe(before.list[1]);
  expect(after.deep).toBe(before.deep);
});

test.each([
  [[1, 2], [1]], [[1], [1, 2]], [{ a: 1 }, {}], [{}, { a: undefined }], [[], {}], [{}, []], [null, {}], [{}, null], [1, '1'], [undefined, 0],
])('%j is not taken for %j', (before, after) => {
  expect(sharedJson(before, after)).toStrictEqual(after);
});

test('canonical text does not depend on the order of keys or on absent ones', () => {
  expect(canonicalJson(data)).toBe('{"a":{"deep":["ä",true]},"b":[1,{"x":null}]}');
  expect(sameJson({ a: 1, b: 2 }, { b: 2, a: 1, c: undefined })).toBe(true);
  expect(sameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});

test('equal data has one hash, different data another', () => {
  expect(hashJson({ a: 1, b: 2 })).toBe(hashJson({ b: 2, a: 1 }));
  const hashes = new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`move ${i}`)));
  expect(hashes.size).toBe(20_000);
  expect(hashText('')).toMatch(/^[0-9a-f]{16}$/);
});
