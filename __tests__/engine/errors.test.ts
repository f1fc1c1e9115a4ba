import { allows, demand, refuse } from '@/engine/errors';

test('demands that are met are allowed, refused ones are not', () => {
  expect(allows(() => demand(true, 'X-1', ''))).toBe(true);
  expect(allows(() => refuse('X-1', ''))).toBe(false);
});

test('a mistake in a demand is no refusal', () => {
  expect(() => allows(() => { throw new RangeError('lost'); })).toThrow(RangeError);
});

test('what goes wrong afterwards still says where', () => {
  const before = Error.stackTraceLimit;
  allows(() => refuse('X-1', ''));
  expect(Error.stackTraceLimit).toBe(before);
});
