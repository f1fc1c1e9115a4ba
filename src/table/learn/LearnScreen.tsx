import { useState } from 'react';

import type { AnyBox } from '@/engine/box';
import { Button, Screen, Text } from '@/theme/ui';

import type { AnyGameTable } from '../contract';
import { TableLoading } from '../furniture/TableLoading';
import { useGameTable, type Library } from '../library';
import { InBox } from '../MatchDoor';
import { TableTrouble } from '../TableTrouble';
import { useLeave } from '../useLeave';
import { LessonRoom } from './LessonRoom';

/** The lessons of a box: one opens at once, several are offered. */
export function LearnScreen({ boxId, library }: { boxId: string; library: Library }) {
  const table = useGameTable(library.tables[boxId]);
  const box = library.boxes[boxId];
  const leave = useLeave();
  if (!box || !library.tables[boxId]) return <TableTrouble words="This box has no lessons yet." onBack={leave} />;
  return <InBox id={boxId}>{table ? <Lessons box={box} table={table} onLeave={leave} /> : <TableLoading />}</InBox>;
}

function Lessons({ box, table, onLeave }: { box: AnyBox; table: AnyGameTable; onLeave(): void }) {
  const lessons = table.lessons ?? [];
  const [chosen, setChosen] = useState(lessons.length === 1 ? 0 : undefined);
  const lesson = chosen === undefined ? undefined : lessons[chosen];
  if (lesson && chosen !== undefined) {
    const another = chosen + 1 < lessons.length ? () => setChosen(chosen + 1) : undefined;
    return <LessonRoom key={lesson.id} box={box} table={table} lesson={lesson} onNext={another} onLeave={onLeave} />;
  }
  return (
    <Screen title={`Learn ${box.game.title}`} onBack={onLeave}>
      {lessons.length === 0 && <Text>This box has no lessons yet. Its rules are short: read them from the box.</Text>}
      {lessons.map(({ id, title }, index) => (
        <Button key={id} large icon="teacher" label={title} onPress={() => setChosen(index)} />
      ))}
    </Screen>
  );
}
