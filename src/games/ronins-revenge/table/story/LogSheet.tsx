import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';
import { Button, Sheet, Text, TextField } from '@/theme/ui';

import { factName, weightOf } from '../../content/story/factNames';
import { MOST_LETTERS } from '../../story/decisions';
import { chapterNow } from '../../story/pages';
import type { StoryState } from '../../story/state';

interface LogSheetProps {
  readonly view: StoryState;
  readonly open: boolean;
  onClose(): void;
  /** Absent while nothing may be written. */
  onNote?(text: string): Promise<boolean>;
}

/** The log as a map: the entries of the chapter, those taken by name, the others blank; then every Fact, and where it came from. */
export function LogSheet({ view, open, onClose, onNote }: LogSheetProps) {
  const { colours } = useTheme();
  const [note, setNote] = useState('');
  const write = async () => {
    if (await onNote?.(note)) setNote('');
  };
  const taken = new Set(view.pages.flatMap((page) => (page.kind === 'entry' ? [page.entry] : [])));
  return (
    <Sheet title="The log" visible={open} onClose={onClose}>
      <View style={styles.map} aria-label={`${taken.size} of ${chapterNow(view).entries.length} places of this chapter seen`}>
        {chapterNow(view).entries.map(({ id, title }) => (
          <View key={id} style={[styles.place, { borderColor: taken.has(id) ? colours.accent : colours.line, backgroundColor: taken.has(id) ? colours.raised : 'transparent' }]}>
            <Text size="tiny" tone={taken.has(id) ? 'ink' : 'dim'}>{taken.has(id) ? title : '·'}</Text>
          </View>
        ))}
      </View>
      <Text bold>{view.facts.length === 0 ? 'No Facts yet.' : 'Facts'}</Text>
      {view.facts.map((fact) => <Text key={fact} size="small">{`${factName(fact)} (chapter ${weightOf(fact).chapter})`}</Text>)}
      {view.log.length > 0 && <Text bold>Notes</Text>}
      {view.log.map((note) => <Text key={note} size="small">{note}</Text>)}
      {onNote && (
        <View style={styles.note}>
          <TextField label="A note for the log" value={note} maxLength={MOST_LETTERS} placeholder="Nezu eats nothing." onChange={setNote} onSubmit={() => void write()} />
          <Button label="Write it down" disabled={note.trim() === ''} onPress={() => void write()} />
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  note: { gap: space.small, paddingTop: space.medium },
  map: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, paddingBottom: space.medium },
  place: { borderWidth: 1, borderRadius: 4, paddingHorizontal: space.small, minHeight: 28, minWidth: 28, justifyContent: 'center', alignItems: 'center' },
});
