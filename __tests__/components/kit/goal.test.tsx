import { fireEvent, screen, within } from '@testing-library/react-native';

import type { Seating } from '@/store/seats';
import type { Goal } from '@/table/kit/goal/goal';
import { GoalBar } from '@/table/kit/goal/GoalBar';
import { OpeningCard } from '@/table/kit/goal/OpeningCard';
import { SCREENS, showAt } from './kit';

const GOAL: Goal = {
  time: { label: 'Round', now: 2, of: 5 },
  wins: 'Most money wins',
  power: { icon: 'hand', name: 'Scout', text: 'Your first step is cheaper.' },
};
const PEOPLE = ['Kaja', 'Noor'].map((name) => ({ name, plays: 'person' as const }));

const bar = (goal: Goal, players = PEOPLE, onOpen?: () => void, on: keyof typeof SCREENS = 'phone', seating: Seating = 'pass') =>
  showAt(
    <GoalBar goal={goal} seating={seating} players={players} prompts={[{ seat: 1, kind: 'x', words: '' }]} statusOf={(seat) => ({ short: `$${seat}`, words: `${seat} dollars`, share: seat })} onOpen={onOpen} />,
    { screen: SCREENS[on] },
  );

describe('the goal bar', () => {
  test('says the time, what wins, one’s own power, and what everybody has', () => {
    bar(GOAL);
    expect(screen.getByLabelText('Goal: Round 2 of 5. Most money wins. your power: Scout')).toBeTruthy();
    const seats = within(screen.getByLabelText('Seats'));
    expect(seats.getByLabelText('Kaja, 0 dollars')).toBeTruthy();
    expect(seats.getByLabelText('Noor, 1 dollars, to move')).toBeTruthy();
  });

  test('who plays alone sees what is needed instead of a seat, and who must be beaten', () => {
    bar({ ...GOAL, mine: [{ have: '$300', need: '$6000', words: '$300 of $6000' }], rivals: [{ name: 'Silas', have: '$200', words: '$200' }] }, PEOPLE.slice(0, 1));
    expect(screen.queryByLabelText('Seats')).toBeNull();
    expect(screen.getByLabelText(/\$300 of \$6000\. Silas: \$200/)).toBeTruthy();
    expect(screen.getByText('/ $6000', { includeHiddenElements: true })).toBeTruthy();
  });

  test.each(['smallPhone', 'phone', 'landscape', 'desktop', 'tablet'] as const)('where the table shows who plays whom, no row of seats on a %s says it again', (on) => {
    bar({ ...GOAL, seatsOnTable: true }, PEOPLE, undefined, on);
    expect(screen.queryByLabelText('Seats')).toBeNull();
  });

  test.each([['around', false], ['pass', true]] as const)('where everybody has a corner around the table, a row of seats with %s seating: %s', (seating, shown) => {
    bar({ ...GOAL, seatsOnTable: 'around' }, PEOPLE, undefined, 'tablet', seating);
    expect(screen.queryByLabelText('Seats') !== null).toBe(shown);
  });

  test('a touch shows what wins again', () => {
    const onOpen = jest.fn();
    bar(GOAL, PEOPLE, onOpen);
    fireEvent.press(screen.getByRole('button', { name: /Show what wins$/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('the opening card', () => {
  const card = (onClose: () => void) =>
    showAt(<OpeningCard title="Bounty Trail" opening={{ you: { name: 'Ada Swift', text: 'Cheap first steps.', power: { name: 'Scout', text: 'Your first step is cheaper.' } }, wins: 'Have the most money.', today: ['The Outlaw deck is on the table.'] }} onClose={onClose} />);

  test('says who you are, what wins, and what is special today', () => {
    card(() => undefined);
    expect(screen.getByRole('heading', { name: 'Ada Swift' })).toBeTruthy();
    for (const words of ['Have the most money.', 'The Outlaw deck is on the table.', 'Scout: Your first step is cheaper.']) expect(screen.getByText(words)).toBeTruthy();
  });

  test('goes at a touch anywhere', () => {
    const onClose = jest.fn();
    card(onClose);
    const [ground] = screen.UNSAFE_root.findAll(({ props }) => props.tabIndex === -1 && typeof props.onPress === 'function');
    if (!ground) throw new Error('there is no ground to touch');
    fireEvent.press(ground);
    fireEvent.press(screen.getByRole('button', { name: 'Let’s play' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
