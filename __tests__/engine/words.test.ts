import { capital, listed } from '@/engine/words';

test('names are listed as people say them', () => {
  expect([listed([]), listed(['A']), listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual(['', 'A', 'A and B', 'A, B and C']);
});

test('the first letter of a sentence is a capital', () => {
  expect([capital('the boss'), capital('“so”'), capital('')]).toEqual(['The boss', '“so”', '']);
});
