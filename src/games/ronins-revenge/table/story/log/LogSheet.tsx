import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Button, Segmented, Sheet, Text, TextField } from '@/theme/ui';

import { chronicleOf } from '../../../story/chronicle';
import { MOST_LETTERS, marginLeft } from '../../../story/decisions';
import { LAST_CHAPTER } from '../../../story/progress';
import type { StoryState } from '../../../story/state';
import { ChapterFacts } from './ChapterFacts';
import { ChapterMap } from './ChapterMap';

interface LogSheetProps {
  readonly view: StoryState;
  readonly open: boolean;
  onClose(): void;
  /** Absent while nothing may be written. */
  onNote?(text: string): Promise<boolean>;
}

/** The log: the way through every chapter as a map, and every Fact with where it came from and what it did. */
export function LogSheet({ view, open, onClose, onNote }: LogSheetProps) {
  return (
    <Sheet title="The log" visible={open} onClose={onClose}>
      {open && <Log view={view} />}
      {onNote && <Writing view={view} onNote={onNote} />}
    </Sheet>
  );
}

const SHOWN = ['way', 'facts'] as const;
type Shown = (typeof SHOWN)[number];

/** The newest chapter first: it is the one somebody looks for. */
function Log({ view }: { readonly view: StoryState }) {
  const [shown, setShown] = useState<Shown>('way');
  const told = [...chronicleOf(view)].reverse();
  const labels: Readonly<Record<Shown, string>> = { way: 'The way', facts: view.facts.length === 1 ? '1 Fact' : `${view.facts.length} Facts` };
  return (
    <>
      <Segmented<Shown> label="What the log shows" value={shown} segments={SHOWN.map((value) => ({ value, label: labels[value] }))} onChange={setShown} />
      {told.map((chapter) => (shown === 'way' ? <ChapterMap key={chapter.chapter} told={chapter} /> : <ChapterFacts key={chapter.chapter} told={chapter} />))}
      {shown === 'facts' && view.facts.length === 0 && <Text size="small" tone="dim">Nothing has been written down yet.</Text>}
      {view.chapter < LAST_CHAPTER && <Text size="small" tone="dim">{`Chapters ${view.chapter + 1} to ${LAST_CHAPTER} are blank.`}</Text>}
    </>
  );
}

/** RR-407: a note in the margin of the chapter. */
function Writing({ view, onNote }: { readonly view: StoryState; onNote(text: string): Promise<boolean> }) {
  const [note, setNote] = useState('');
  const room = Math.min(MOST_LETTERS, marginLeft(view));
  const write = async () => {
    if (await onNote(note)) setNote('');
  };
  if (room <= 0) return null;
  return (
    <View style={styles.note}>
      <Text size="small" tone="dim">Something to remember? Write it in the margin of this chapter; everybody reads it.</Text>
      <TextField label="A note for the log" value={note} maxLength={room} placeholder="Nezu eats nothing." onChange={setNote} onSubmit={() => void write()} />
      <Button label="Write it down" disabled={note.trim() === ''} onPress={() => void write()} />
    </View>
  );
}

const styles = StyleSheet.create({
  note: { gap: space.small, paddingTop: space.medium },
});
