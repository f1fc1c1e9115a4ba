import { StyleSheet, View } from 'react-native';

import type { AnyBox } from '@/engine/box';
import { useLessons, type LessonNote } from '@/store/lessons';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { editionOf } from '../host/openLesson';
import type { Lesson } from './lesson';

interface LessonListProps {
  readonly box: AnyBox;
  readonly lessons: readonly Lesson<unknown>[];
  onOpen(index: number): void;
}

/** What can be learned here, what has been, and where one stopped. */
export function LessonList({ box, lessons, onOpen }: LessonListProps) {
  const { of: noteOf, dropBookmark } = useLessons();
  if (lessons.length === 0) return <Text>This box has no lessons yet. Its rules are short: read them from the box.</Text>;
  const next = lessons.findIndex(({ id }) => !noteOf(box.game.id, id).taught);
  return lessons.map((lesson, index) => (
    <LessonEntry
      key={lesson.id}
      lesson={lesson}
      note={currentNote(box, lesson, noteOf(box.game.id, lesson.id))}
      isNext={index === next}
      onOpen={() => onOpen(index)}
      onStartOver={() => {
        dropBookmark(box.game.id, lesson.id);
        onOpen(index);
      }}
    />
  ));
}

/** A bookmark of an older edition of the lesson is not worth mentioning. */
const currentNote = (box: AnyBox, lesson: Lesson<unknown>, { taught, bookmark }: LessonNote): LessonNote => ({
  taught,
  bookmark: bookmark?.edition === editionOf(box, lesson) ? bookmark : undefined,
});

interface LessonEntryProps {
  readonly lesson: Lesson<unknown>;
  readonly note: LessonNote;
  /** The first one that has not been gone through. */
  readonly isNext: boolean;
  onOpen(): void;
  onStartOver(): void;
}

function LessonEntry({ lesson: { title, steps }, note: { taught, bookmark }, isNext, onOpen, onStartOver }: LessonEntryProps) {
  const kind = isNext ? 'primary' : 'secondary';
  if (!bookmark) return <Button large kind={kind} icon={taught ? 'check-mark' : 'teacher'} label={taught ? `${title} (done)` : title} onPress={onOpen} />;
  return (
    <View style={styles.begun}>
      <Button large kind={kind} icon="teacher" label={`Go on: ${title}`} onPress={onOpen} style={styles.goOn} />
      <Button label="From the start" aria-label={`From the start: ${title}`} onPress={onStartOver} />
      <Text size="small" tone="dim" style={styles.where}>{`You stopped at step ${bookmark.step + 1} of ${steps.length}.`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  begun: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  goOn: { flexGrow: 1 },
  where: { width: '100%' },
});
