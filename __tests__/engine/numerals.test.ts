import { numeral, signed } from '@/engine/numerals';

describe('numerals', () => {
  test('what is below zero has a minus sign, not a hyphen', () => {
    expect([-12, 0, 7].map(numeral)).toEqual(['\u221212', '0', '7']);
  });

  test('a change says in which direction', () => {
    expect([-1, 0, 2].map(signed)).toEqual(['\u22121', '+0', '+2']);
    expect([-33, -32, 32, 33, 0.5].map(signed)).toEqual(['\u221233', '\u221232', '+32', '+33', '+0.5']);
  });
});
