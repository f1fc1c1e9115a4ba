import { fireEvent, screen } from '@testing-library/react-native';
import { ScrollView, Text } from 'react-native';

import type { Rect, Size } from '@/table/board/fit';
import type { Explanation } from '@/table/contract';
import { sumForecast } from '@/table/kit/forecast/forecast';
import { ForecastSheet } from '@/table/kit/forecast/ForecastSheet';
import { ExplainCard } from '@/table/kit/hover/ExplainCard';
import { placeBeside } from '@/table/kit/hover/placement';
import { SCREENS, layoutOf, showAt } from './kit';

const covers = (a: Rect, b: Rect): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The card as it stands on the screen. */
function standing(subject: Rect, card: Size, window: Size): Rect {
  const { left, top, maxWidth, maxHeight } = placeBeside(subject, card, window);
  return { x: left, y: top, width: Math.min(card.width, maxWidth), height: Math.min(card.height, maxHeight) };
}

/** Subjects of many sizes all over a screen; none as large as the screen itself. */
function* subjectsOn({ width, height }: Size): Generator<Rect> {
  for (const w of [20, 90, 240]) {
    for (const h of [20, 90, 240]) {
      for (let x = 0; x + w <= width; x += 47) for (let y = 0; y + h <= height; y += 47) yield { x, y, width: w, height: h };
    }
  }
}

describe('the hover card', () => {
  test.each(Object.entries(SCREENS))('on a %s never covers what it explains, and never leaves the screen', (_, window) => {
    const cards = [{ width: 200, height: 60 }, { width: 336, height: 180 }, { width: 336, height: 420 }];
    const wrong = [...subjectsOn(window)].flatMap((subject) => cards.map((card) => ({ subject, place: standing(subject, card, window) }))).filter(({ subject, place }) => {
      const inside = place.x >= 0 && place.y >= 0 && place.x + place.width <= window.width && place.y + place.height <= window.height;
      return !inside || covers(place, subject);
    });
    expect(wrong).toEqual([]);
  });

  test('stands beside a subject as high as the screen', () => {
    const column = { x: 0, y: 0, width: 300, height: 390 };
    expect(covers(standing(column, { width: 336, height: 200 }, SCREENS.landscape), column)).toBe(false);
  });
});

const SWORD: Explanation = { title: 'Sword', text: 'It is sharp.', ruleId: 'DF-1', forecast: { base: { why: 'Printed', value: 2 }, lines: [{ why: 'Rage', change: '×2', after: 4 }], total: { label: 'Damage', value: 4 } } };
const AT = { x: 10, y: 400, width: 20, height: 20 };

function explain(explanation: Explanation, stays: boolean) {
  const onRule = jest.fn();
  const onClose = jest.fn();
  showAt(<ExplainCard shown={{ explanation, anchor: AT, stays }} onRule={onRule} onClose={onClose} />);
  return { onRule, onClose };
}

describe('an explanation', () => {
  test('says the number behind a thing with every reason', () => {
    explain(SWORD, false);
    expect(screen.getByLabelText('Printed: 2')).toBeTruthy();
    expect(screen.getByLabelText('Rage: ×2, makes 4')).toBeTruthy();
    expect(screen.getByLabelText('Damage: 4')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that stays leads to the rule', () => {
    const { onRule } = explain(SWORD, true);
    fireEvent.press(screen.getByRole('button', { name: 'Read the rule' }));
    expect(onRule).toHaveBeenCalledWith('DF-1');
  });

  test('of a card shows the card large after a long press, and only then', () => {
    const picture = ({ width }: Size) => <Text>{`a card of ${width}`}</Text>;
    explain({ ...SWORD, picture }, false);
    expect(screen.queryByText(/^a card of/, { includeHiddenElements: true })).toBeNull();
    screen.unmount();
    const { onClose } = explain({ ...SWORD, picture }, true);
    expect(screen.getByText('a card of 342', { includeHiddenElements: true })).toBeTruthy();
    expect(screen.getByText('It is sharp.')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Put it back' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent(screen.getByText('It is sharp.'), 'keyDown', { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('that fits nowhere is squeezed and scrolls', () => {
    showAt(<ExplainCard shown={{ explanation: SWORD, anchor: { x: 0, y: 100, width: 750, height: 1000 }, stays: false }} onRule={() => undefined} onClose={() => undefined} />);
    const [card] = screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && props.onLayout !== undefined && props.pointerEvents === undefined && props.onInsetsChange === undefined);
    if (!card) throw new Error('there is no card to measure');
    fireEvent(card, 'layout', layoutOf(336, 900));
    expect(screen.UNSAFE_queryAllByType(ScrollView)).toHaveLength(1);
  });
});

test('a forecast sheet adds up, line by line', () => {
  const forecast = sumForecast('Points now', [{ label: 'Loot', points: 4 }, { label: 'Escape', points: -2 }]);
  expect(forecast.lines).toEqual([{ why: 'Loot', change: '+4', after: 4 }, { why: 'Escape', change: '−2', after: 2 }]);
  const onClose = jest.fn();
  showAt(<ForecastSheet title="If it ended now" visible forecast={forecast} note="If nobody moves." onClose={onClose} />);
  expect(screen.getByLabelText('Escape: −2, makes 2')).toBeTruthy();
  expect(screen.getByLabelText('Points now: 2')).toBeTruthy();
  expect(screen.getByText('If nobody moves.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
