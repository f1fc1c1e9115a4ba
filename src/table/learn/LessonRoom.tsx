import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import type { AnyBox } from '@/engine/box';

import type { AnyGameTable } from '../contract';
import { openLesson } from '../host/openLesson';
import { TableRoom } from '../TableRoom';
import type { Lesson } from './lesson';
import { LessonCard } from './LessonCard';
import { PointedContext, type Pointed } from './pointing';

interface LessonRoomProps {
  readonly box: AnyBox;
  readonly table: AnyGameTable;
  readonly lesson: Lesson<unknown>;
  /** Opens the lesson after this one. */
  onNext?(): void;
  onLeave(): void;
}

const NOTHING: Pointed = [];
const ENOUGH = 'That is all there is to it. Now play a game of your own.';

/** A lesson at the real table, with a teacher in the prompt line's place. */
export function LessonRoom({ box, table, lesson, onNext, onLeave }: LessonRoomProps) {
  const router = useRouter();
  const [{ teacher, referee, session, keepPlace }] = useState(() => openLesson(box, lesson));
  const index = useStore(teacher.store, (state) => state.index);
  const telling = useStore(session.store, (state) => state.telling);
  const moveCount = useStore(session.store, (state) => state.moveCount);
  const step = lesson.steps[index];
  const script = useMemo(() => [...lesson.steps.map(({ say }) => say), ENOUGH], [lesson]);

  useEffect(
    () => session.store.subscribe((now, before) => {
      if (now.moveCount > before.moveCount) teacher.moved();
      if (now.refusal && now.refusal !== before.refusal) teacher.refused(now.refusal.rule);
    }),
    [session, teacher],
  );
  useEffect(() => {
    referee.wind();
    session.advance();
  }, [referee, session, index]);

  useEffect(() => keepPlace(), [keepPlace, index, moveCount]);

  const openRule = (rule?: string) => router.push({ pathname: '/rules/[box]', params: { box: box.game.id, rule } });
  const goOn = step?.kind === 'say' ? [{ label: 'Next', primary: true, onPress: () => teacher.next() }] : [];
  const watch = step?.kind === 'watch' && !telling ? [{ label: 'Watch', primary: true, onPress: () => referee.submit(step.seat, step.move) }] : [];
  const end = [
    ...(onNext ? [{ label: 'Next lesson', primary: true, onPress: onNext }] : []),
    { label: 'Done', primary: !onNext, onPress: onLeave },
  ];
  return (
    <PointedContext value={(telling ? undefined : step?.point) ?? NOTHING}>
      <TableRoom
        session={session}
        table={table}
        mode="learn"
        otherwise={undefined}
        onRule={openRule}
        onSettings={() => router.push('/settings')}
        onLeave={onLeave}
        teacher={
          <LessonCard
            words={step?.say ?? ENOUGH}
            script={script}
            progress={step ? `${lesson.title}: ${index + 1} of ${lesson.steps.length}` : lesson.title}
            actions={step && step.kind !== 'free' ? [...goOn, ...watch] : end}
          />
        }
      />
    </PointedContext>
  );
}
