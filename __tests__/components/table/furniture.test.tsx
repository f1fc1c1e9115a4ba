import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { PromptLine } from '@/table/furniture/PromptLine';
import { RefusalBubble } from '@/table/furniture/RefusalBubble';
import { ResultSheet } from '@/table/furniture/ResultSheet';
import { ToolBar } from '@/table/furniture/ToolBar';
import { SCREENS, showAt } from '@tests/components/kit/kit';

const PEOPLE = [{ name: 'Kaja', plays: 'person' as const }];
const ASKED = [{ seat: 0, kind: 'roll', words: 'Roll again, or hold and keep what you have?' }];
const NEWS = 'Kaja rolls a 5 and has 12 points in this turn.';

const line = (prompts: typeof ASKED, lately: string | undefined, otherwise?: string) =>
  showAt(<PromptLine prompts={prompts} players={PEOPLE} names={['Kaja']} lately={lately} otherwise={otherwise} />);

test('what is told has the line of the question until the question comes, and then leaves it to it', () => {
  const { unmount } = line([], NEWS);
  screen.getByText(NEWS);
  unmount();
  line(ASKED, NEWS);
  screen.getByText(/^Roll again/);
  expect(screen.queryByText(NEWS)).toBeNull();
});

test('before anything has been told, the line is empty: no dots that mean nothing', () => {
  showAt(<PromptLine prompts={[]} players={[]} names={[]} lately={undefined} otherwise={undefined} />);
  expect(screen.queryByText(/./)).toBeNull();
});

test('where nobody is asked, what happened last stands below', () => {
  line([], 'Move 3 of 9', 'Kaja wins.');
  screen.getByText('Kaja wins.');
  screen.getByText('Move 3 of 9');
});

test('a refusal says why and leads to the rule, whose number nobody has to read', () => {
  const onRule = jest.fn();
  showAt(<RefusalBubble refusal={{ rule: 'BT-32', words: 'This step would cross your own line.', count: 1 }} at={{ x: 100, y: 100 }} onRule={onRule} onGone={jest.fn()} />);
  screen.getByText('This step would cross your own line.');
  expect(screen.queryByText(/BT-32/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Read the rule' }));
  expect(onRule).toHaveBeenCalledWith('BT-32');
});

test('points lost stand in the result with a minus sign, in the lines and in the sum', () => {
  const outcome = { kind: 'versus' as const, places: [1], scores: [-1], words: '', lines: [[{ label: 'Dens', points: 1 }, { label: 'Stress', points: -2 }]] };
  showAt(<ResultSheet visible outcome={outcome} players={PEOPLE} names={['Kaja']} decisive={undefined} onClose={jest.fn()} onShare={jest.fn()} onWatch={jest.fn()} onLeave={jest.fn()} />);
  screen.getByText('\u22122');
  screen.getByText('\u22121');
  expect(screen.queryByText(/-/)).toBeNull();
});

test('people who win or lose as one with the same score are told it once; how it came about stands below the words', () => {
  const lines = [[{ label: 'Heroes standing', points: 3 }], [{ label: 'Heroes standing', points: 3 }]];
  const outcome = { kind: 'together' as const, won: true, places: [1, 1], scores: [3, 3], words: 'The boss falls.', lines };
  const result = (lineBoth: typeof lines) =>
    showAt(<ResultSheet visible outcome={{ ...outcome, lines: lineBoth }} players={[...PEOPLE, { name: 'Noor', plays: 'person' }]} names={['Kaja', 'Noor']} decisive={undefined} account={<Text>By damage</Text>} onClose={jest.fn()} onShare={jest.fn()} onWatch={jest.fn()} onLeave={jest.fn()} />);
  const { unmount } = result(lines);
  expect(screen.getAllByText('Heroes standing')).toHaveLength(1);
  screen.getByText('Together');
  screen.getByText('By damage');
  // The line says what the number means; it is not the number once more.
  expect(screen.getAllByText('3')).toHaveLength(1);
  unmount();
  result([[{ label: 'Heroes standing', points: 3 }], [{ label: 'Heroes standing', points: 2 }]]);
  expect(screen.getByText('Noor')).toBeTruthy();
});

describe('the tools', () => {
  const onPress = jest.fn();
  const tools = (tells: string | undefined, on: keyof typeof SCREENS = 'smallPhone') =>
    showAt(<ToolBar tools={[{ label: 'Undo', icon: 'undo', onPress: jest.fn() }, { label: 'Log', words: `Log: ${tells ?? 'what happened'}`, icon: 'scroll-unfurled', tells, onPress }]} />, { screen: SCREENS[on] });

  test.each(['smallPhone', 'phone', 'landscape', 'tablet'] as const)('what happened last stays in sight on a %s, on the button that opens the log, and is its name', (on) => {
    tools(NEWS, on);
    screen.getByText(NEWS);
    fireEvent.press(screen.getByRole('button', { name: `Log: ${NEWS}` }));
    expect(onPress).toHaveBeenCalled();
  });

  test('before anything has happened it is called by its name', () => {
    tools(undefined);
    screen.getByText('Log');
    screen.getByRole('button', { name: 'Log: what happened' });
  });
});
