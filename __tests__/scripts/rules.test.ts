import { ruleIds, testedIds } from '../../scripts/rules/coverage';

test('the rules of a catalogue are its bold ids, the examples are not', () => {
  const catalogue = '# Game\n\n**GM-1.** One.\n\n**GM-2a.** Two, see **GM-1**.\n\n**EX-1.** An example of GM-2a.\n';
  expect(ruleIds(catalogue)).toEqual(['GM-1', 'GM-2a']);
});

test('a test covers the rules its name starts with, and no rule it only mentions', () => {
  const source = [
    "test('GM-1 one', () => {});",
    'test(`GM-2, GM-3 both`, () => {});',
    "test('a refusal by GM-4', () => { expect(s.refused(0, move)).toBe('GM-5'); });",
  ].join('\n');
  expect(testedIds(source)).toEqual(['GM-1', 'GM-2', 'GM-3']);
});
