import { hashJson, hashText } from '@/engine/hash';
import { canonicalJson, cloneJson, sameJson } from '@/engine/json';

const data = { b: [1, { x: null }], a: { deep: ['ä', true] }, gone: undefined };

test('a clone is equal and shares nothing', () => {
  const copy = cloneJson(data);
  expect(copy).toEqual(data);
  expect(copy.b).not.toBe(data.b);
  expect(copy.b[1]).not.toBe(data.b[1]);
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
