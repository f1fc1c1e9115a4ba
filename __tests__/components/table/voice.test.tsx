import { newsSince } from '@/table/furniture/TableVoice';

test('each sentence is said once, then what to do now', () => {
  expect(newsSince({ lines: ['Kaja rolls 3.'], question: 'Roll or hold?' }, { lines: ['Kaja rolls 3.', 'Kaja rolls 5.'], question: 'Roll or hold?' })).toBe('Kaja rolls 5. Roll or hold?');
  expect(newsSince({ lines: ['a', 'b'], question: '' }, { lines: ['a', 'b', 'c', 'd'], question: 'Choose.' })).toBe('c d Choose.');
});

test('a new question alone is said alone; nothing new is not said', () => {
  expect(newsSince({ lines: ['a'], question: 'One?' }, { lines: ['a'], question: 'Two?' })).toBe('Two?');
  expect(newsSince({ lines: ['a'], question: 'One?' }, { lines: ['a'], question: 'One?' })).toBe('');
});

test('what was taken back is not told again', () => {
  expect(newsSince({ lines: ['a', 'b', 'c'], question: 'One?' }, { lines: ['a'], question: 'Two?' })).toBe('Two?');
});
