import { allows, BadInput, demand, refuse, Refusal } from '@/engine/errors';

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

test('a refusal has its rule and its words, and both are told apart from what came from outside', () => {
  const refusal = new Refusal('X-1', 'Not that way.');
  expect([refusal.name, refusal.rule, refusal.words, refusal.message]).toEqual(['Refusal', 'X-1', 'Not that way.', 'X-1: Not that way.']);
  expect(String(new BadInput('no save'))).toBe('BadInput: no save');
  expect(() => demand(false, 'X-1', 'Not that way.')).toThrow(refusal);
});
