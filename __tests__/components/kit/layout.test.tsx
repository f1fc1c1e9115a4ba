import { fireEvent, screen, within } from '@testing-library/react-native';
import { ScrollView, StyleSheet, Text, type ViewStyle } from 'react-native';

import { sharesOf } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { inRoom, roomOf, type RoomKind } from '@/table/kit/room/room';
import { RoomArea, useRoom } from '@/table/kit/room/useRoom';
import { SCREENS, layoutOf, showAt } from './kit';

const KINDS = Object.keys(SCREENS) as readonly RoomKind[];

/** The first thing drawn that has these properties. */
function drawn(has: (props: Record<string, unknown>) => boolean) {
  const [found] = screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && has(props));
  if (!found) throw new Error('nothing of the kind is drawn');
  return found;
}

describe('the room', () => {
  test.each([
    [360, 640, 'smallPhone'],
    [390, 844, 'phone'],
    [844, 390, 'landscape'],
    [820, 1180, 'tablet'],
    [1180, 820, 'desktop'],
    [1440, 900, 'desktop'],
    [900, 500, 'landscape'],
    [590, 410, 'landscape'],
    [700, 700, 'smallPhone'],
  ] as const)('of %i × %i is a %s', (width, height, kind) => {
    expect(roomOf({ width, height }).kind).toBe(kind);
  });

  test('decides by kind, and the phone speaks for what is not named', () => {
    const wishes = { phone: 100, tablet: 200 };
    expect(KINDS.map((kind) => inRoom({ kind }, wishes))).toEqual([100, 100, 100, 200, 100]);
    expect(inRoom({ kind: 'desktop' }, 7)).toBe(7);
  });

  test('of a part of the screen is that part', () => {
    const Kind = () => <Text>{useRoom().kind}</Text>;
    showAt(<RoomArea><Kind /></RoomArea>, { screen: SCREENS.tablet });
    fireEvent(drawn(({ onLayout }) => onLayout !== undefined), 'layout', layoutOf(400, 300));
    expect(screen.getByText('landscape')).toBeTruthy();
  });
});

describe('shares of the room', () => {
  const SCALES = [1, 1.3, 1.6, 2];

  test('a board that is played on with the hand keeps more of it where everything below scrolls', () => {
    const room = roomOf({ width: 360, height: 640 });
    const least = (scale: number) => sharesOf(room, scale, { leastBoard: 0.95 }).leastBoard;
    expect([least(1), least(2)]).toEqual([198, 342]);
  });

  test.each(KINDS)('on a %s the board keeps its minimum, letters however large', (kind) => {
    const room = roomOf(SCREENS[kind]);
    const least = SCALES.map((scale) => sharesOf(room, scale, { ratio: 1 }).leastBoard);
    expect(new Set(least).size).toBe(1);
    expect(least[0]).toBeGreaterThanOrEqual(Math.min(room.width, room.height) * 0.5);
    for (const scale of SCALES) expect(sharesOf(room, scale, {}).sideWidth).toBeLessThanOrEqual(room.width / 2);
  });

  test('a panel asks for more when its letters grow, and a board with a shape says what it can use', () => {
    const room = roomOf(SCREENS.phone);
    expect(sharesOf(room, 1, { panelHeight: 100 }).panelHeight).toBe(100);
    expect(sharesOf(room, 2, { panelHeight: 100 }).panelHeight).toBe(175);
    expect(sharesOf(room, 1, { ratio: 0.5 }).mostBoard).toBe(780);
    expect(sharesOf(roomOf(SCREENS.desktop), 1, { ratio: 1 }).mostBoard).toBe(900);
    expect(sharesOf(room, 1, {}).mostBoard).toBeUndefined();
  });
});

/** All the words on the table, in the order in which a finger, a key or a voice comes across them. */
const readAloud = () => screen.getAllByText(/./).map(({ props }) => String(props.children));

const page = <TableLayout board={<Text>board</Text>} own={<Text>own</Text>} panel={<Text>answers</Text>} hand={<Text>hand</Text>} more={<Text>more</Text>} />;

describe('the layout', () => {
  test.each(['smallPhone', 'phone', 'tablet'] as const)('puts everything below each other on a %s, the question above its answers', (kind) => {
    showAt(page, { screen: SCREENS[kind] });
    expect(readAloud()).toEqual(['goal', 'board', 'own', 'question', 'answers', 'hand', 'tools']);
  });

  test('puts the panel beside the board on a lying phone, and the log as well where there is room', () => {
    const { unmount } = showAt(page, { screen: SCREENS.landscape });
    expect(readAloud()).toEqual(['board', 'hand', 'goal', 'own', 'question', 'answers', 'tools']);
    unmount();
    showAt(page, { screen: SCREENS.desktop });
    expect(readAloud()).toEqual(['board', 'hand', 'goal', 'own', 'question', 'answers', 'more', 'log', 'tools']);
  });

  test('puts the panel under the hand that holds the device', () => {
    const direction = (leftHanded: boolean) => {
      const { unmount } = showAt(page, { screen: SCREENS.landscape, look: { leftHanded } });
      const { flexDirection } = StyleSheet.flatten(drawn(({ style }) => StyleSheet.flatten(style as ViewStyle)?.flexDirection !== undefined).props.style);
      unmount();
      return flexDirection;
    };
    expect([direction(false), direction(true)]).toEqual(['row', 'row-reverse']);
  });

  test('with large letters the question scrolls with its answers, and the board keeps its height', () => {
    showAt(page, { screen: SCREENS.smallPhone, look: { textScale: 2 } });
    const board = StyleSheet.flatten(drawn(({ role }) => role === 'main').props.style);
    expect(board.minHeight).toBe(198);
    expect(within(screen.UNSAFE_getByType(ScrollView)).getByText('question')).toBeTruthy();
  });

  test('with large letters what is mine scrolls along on a phone, and stays in sight on a tablet', () => {
    const scrolls = (kind: 'phone' | 'tablet') => {
      const { unmount } = showAt(page, { screen: SCREENS[kind], look: { textScale: 2 } });
      const found = within(screen.UNSAFE_getByType(ScrollView)).queryByText('own') !== null;
      unmount();
      return found;
    };
    expect([scrolls('phone'), scrolls('tablet')]).toEqual([true, false]);
  });

  test.each([1, 2])('with letters %i times as large as usual, whatever is asked next begins at its top', (textScale) => {
    const asking = (asked: string) => <TableLayout board={<Text>board</Text>} panel={<Text>answers</Text>} asked={asked} />;
    const { change } = showAt(asking('first'), { screen: SCREENS.phone, look: { textScale } });
    const scrolled = () => screen.UNSAFE_getByType(ScrollView).instance as unknown;
    const first = scrolled();
    change(asking('first'));
    expect(scrolled()).toBe(first);
    change(asking('second'));
    expect(scrolled()).not.toBe(first);
  });

  test('a layout within a layout has no furniture of its own', () => {
    showAt(<TableLayout board={<TableLayout board={<Text>inner</Text>} panel={<Text>answers</Text>} />} />);
    expect(readAloud()).toEqual(['goal', 'inner', 'answers', 'question', 'tools']);
  });
});
