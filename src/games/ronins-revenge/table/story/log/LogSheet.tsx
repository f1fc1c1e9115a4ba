import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { SeatPlayer } from '@/store/seats';
import { space } from '@/theme';
import { Button, Sheet, Text, TextField } from '@/theme/ui';

import { MOST_LETTERS, marginLeft } from '../../../story/decisions';
import type { StoryState } from '../../../story/state';
import { toldNow } from '../../../story/told';
import { useLog } from './useLog';

interface LogSheetProps {
  readonly view: StoryState;
  readonly players: readonly SeatPlayer[];
  onClose(): void;
  /** Absent while nothing may be written. */
  onNote?(text: string): Promise<boolean>;
}

/** The log beside the book that lies open. */
export function LogSheet({ view, players, onClose, onNote }: LogSheetProps) {
  const { content, over } = useLog(toldNow(view), players, 'way');
  return (
    <Sheet title="The log" visible onClose={onClose} over={over}>
      {content}
      {onNote && <Writing view={view} onNote={onNote} />}
    </Sheet>
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
