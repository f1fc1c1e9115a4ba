import { cardOf } from '@/games/bounty-trail/content/cards';
import { explainCard } from '@/games/bounty-trail/table/words';

const about = (id: string, cubes = 0): readonly string[] => explainCard(cardOf(id), { turns: 0, cubes }).text.split('\n');

test('a card says what it is, how hard it is and when it leaves, in sentences', () => {
  expect(about('K17')[0]).toBe('Bounty, black, deadly (4 notches).');
  expect(about('G01')[0]).toBe('Bounty, green, gentle (1 notch).');
  expect(about('K17')).toContain('Leaves when both of its squares are filled; none so far.');
  expect(about('K17', 1)).toContain('Leaves when both of its squares are filled; 1 so far.');
});
