import { fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { pig } from '@/games/pig';
import { lessons } from '@/games/pig/table/lessons';
import { useLessons } from '@/store/lessons';
import type { KeyValue } from '@/store/storage/keyValue';
import type { Lesson } from '@/table/contract';
import { openLesson } from '@/table/host/openLesson';
import { LessonCard } from '@/table/learn/LessonCard';
import { LessonList } from '@/table/learn/LessonList';
import { layoutOf, showAt } from '@tests/components/kit/kit';
import { freshDevice, show } from '@tests/components/shelf/show';

const [lesson] = lessons as readonly Lesson<unknown>[];
const note = () => useLessons.getState().of('pig', 'first-turns');
let device: KeyValue;

const laterThatDay = () => freshDevice(device);

beforeEach(() => {
  device = freshDevice();
});

function opened(taken: Lesson<unknown> | undefined = lesson) {
  if (!taken) throw new Error('Pig has lost its lesson');
  const room = openLesson(pig, taken);
  return { ...room, step: () => room.teacher.store.getState().index };
}

/** The learner reads the first words and rolls twice. */
async function twoRolls() {
  const { teacher, session, keepPlace } = opened();
  teacher.next();
  for (let roll = 0; roll < 2; roll++) {
    await session.play({ type: 'roll' });
    teacher.moved();
  }
  keepPlace();
}

test('a lesson goes on where it was left, with the same points on the table', async () => {
  await twoRolls();
  laterThatDay();
  const { step, session, teacher } = opened();
  expect(step()).toBe(3);
  expect(session.viewOf(0)).toMatchObject({ turnTotal: 10 });
  expect(teacher.refusal(0, { type: 'roll' })).toBe('Ten points are worth keeping. Hold this time.');
});

test('a bookmark of another edition of the lesson leads to its beginning', async () => {
  await twoRolls();
  const rewritten = lesson && { ...lesson, steps: lesson.steps.map((step) => ({ ...step, say: `${step.say} Really.` })) };
  const { step, session } = opened(rewritten);
  expect(step()).toBe(0);
  expect(session.store.getState().moveCount).toBe(0);
});

test('a bookmark that the rules refuse leads to the beginning', async () => {
  await twoRolls();
  const { bookmark } = note();
  if (!bookmark) throw new Error('there is no bookmark');
  useLessons.getState().putBookmark('pig', 'first-turns', { ...bookmark, moves: [[0, { type: 'roll' }], [1, { type: 'roll' }]] });
  const { step, session } = opened();
  expect(step()).toBe(0);
  expect(session.store.getState().moveCount).toBe(0);
});

test('a lesson that was only opened leaves no bookmark; one that is through is remembered as done', () => {
  const { teacher, keepPlace } = opened();
  keepPlace();
  expect(note()).toEqual({ taught: false, bookmark: undefined });
  teacher.goTo((lesson?.steps.length ?? 0) - 1);
  keepPlace();
  laterThatDay();
  expect(note()).toEqual({ taught: true, bookmark: undefined });
});

test('the list says where one stopped, and offers to start over', async () => {
  if (!lesson) throw new Error('Pig has lost its lesson');
  await twoRolls();
  const open = jest.fn();
  show(<LessonList box={pig} lessons={[lesson, { ...lesson, id: 'second', title: 'A second lesson' }]} onOpen={open} />);
  expect(screen.getByText('You stopped at step 4 of 10.')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('A second lesson'));
  expect(open).toHaveBeenLastCalledWith(1);
  fireEvent.press(screen.getByLabelText('Go on: Your first turns'));
  expect(open).toHaveBeenLastCalledWith(0);
  expect(note().bookmark).toBeDefined();
  fireEvent.press(screen.getByLabelText('From the start: Your first turns'));
  expect(note().bookmark).toBeUndefined();
});

const SHORT = 'Look.';
const LONG = 'Draw a path of three steps, in from the east, then north, then north again, and lock it.';
const card = (words: string) => <LessonCard words={words} script={[SHORT, LONG]} progress="1 of 2" actions={[]} />;
/** The height that whatever holds these words has at least. */
function roomFor(words: string): unknown {
  for (let around = screen.getByText(words).parent; around; around = around.parent) {
    const { minHeight } = StyleSheet.flatten(around.props.style as ViewStyle | undefined) ?? {};
    if (minHeight !== undefined) return minHeight;
  }
  return undefined;
}

test('the teacher’s words keep the height of the longest of them: the board does not jump from step to step', () => {
  const { change } = showAt(card(SHORT));
  fireEvent(screen.getByText(LONG, { includeHiddenElements: true }), 'layout', layoutOf(360, 72));
  expect(roomFor(SHORT)).toBe(72);
  change(card(LONG));
  expect(roomFor(LONG)).toBe(72);
});

test('with large letters only what is said now takes room: there the dock scrolls', () => {
  showAt(card(SHORT), { look: { textScale: 2 } });
  expect(screen.queryByText(LONG, { includeHiddenElements: true })).toBeNull();
});
