import { useState } from 'react';

import type { BoxContents, FindBox } from '@/box/manifest';
import { PartLost } from '@/box/partLost';
import { useArrival } from '@/box/useArrival';
import type { AnyBox } from '@/engine/box';
import { sameJson } from '@/engine/json';
import { NEW_LESSON, useLessons } from '@/store/lessons';
import { Screen } from '@/theme/ui';

import type { AnyGameTable } from '../contract';
import { TableLoading } from '../furniture/TableLoading';
import { InBox } from '../SavedMatch';
import { TableTrouble } from '../TableTrouble';
import { useGameTable } from '../useGameTable';
import { useLeave } from '../useLeave';
import type { Lesson } from './lesson';
import { LessonList } from './LessonList';
import { LessonRoom } from './LessonRoom';

/** The lessons of a box: a single new one opens at once, several are offered, and what was begun can be gone on with. */
export function LearnScreen({ boxId, findBox }: { boxId: string; findBox: FindBox }) {
  const manifest = findBox(boxId);
  const leave = useLeave();
  if (!manifest?.contents) return <TableTrouble words="This box has no lessons yet." onBack={leave} />;
  const { box: whole, table } = manifest.contents;
  return <InBox manifest={manifest} part={whole}>{(box) => <Classroom box={box} table={table} onLeave={leave} />}</InBox>;
}

interface ClassroomProps {
  readonly box: AnyBox;
  readonly table: BoxContents['table'];
  onLeave(): void;
}

function Classroom({ table: arrivingTable, ...room }: ClassroomProps) {
  const table = useGameTable(arrivingTable);
  const lessons = useLessonsOf(table);
  return table && lessons ? <Lessons table={table} lessons={lessons} {...room} /> : <TableLoading />;
}

/** The lessons of a table, once both are here. */
function useLessonsOf(table: AnyGameTable | undefined): AnyLessons | undefined {
  const { part, lost } = useArrival(table?.lessons);
  if (lost) throw new PartLost();
  return table && !table.lessons ? NO_LESSONS : part;
}

type AnyLessons = readonly Lesson<unknown>[];
const NO_LESSONS: AnyLessons = [];

function Lessons({ box, table, lessons, onLeave }: { box: AnyBox; table: AnyGameTable; lessons: AnyLessons; onLeave(): void }) {
  const noteOf = useLessons(({ of }) => of);
  const isNew = ({ id }: Lesson<unknown>) => sameJson(noteOf(box.game.id, id), NEW_LESSON);
  const [chosen, setChosen] = useState(lessons.length === 1 && lessons.every(isNew) ? 0 : undefined);
  const lesson = chosen === undefined ? undefined : lessons[chosen];
  if (lesson && chosen !== undefined) {
    const another = chosen + 1 < lessons.length ? () => setChosen(chosen + 1) : undefined;
    return <LessonRoom key={lesson.id} box={box} table={table} lesson={lesson} onNext={another} onLeave={onLeave} />;
  }
  return (
    <Screen title={`Learn ${box.game.title}`} onBack={onLeave}>
      <LessonList box={box} lessons={lessons} onOpen={setChosen} />
    </Screen>
  );
}
