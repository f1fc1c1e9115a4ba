import { useRouter } from 'expo-router';
import { useState } from 'react';

import { chooseFile } from '@/store/files';
import { handOverSave } from '@/store/handOverSave';
import { useSaves, type SaveEntry } from '@/store/saves';
import { Button, Card, Screen, Text, Toast } from '@/theme/ui';

import { useGoBack } from '../useGoBack';
import { RenameSheet } from './RenameSheet';
import { SaveCard } from './SaveCard';

interface Message {
  readonly words: string;
  readonly undo?: boolean;
}

export function SavesScreen() {
  const router = useRouter();
  const goBack = useGoBack();
  const entries = useSaves((saves) => saves.entries);
  const { remove, undoRemove, rename, importText } = useSaves.getState();
  const [message, setMessage] = useState<Message>();
  const [renaming, setRenaming] = useState<SaveEntry>();

  const bringIn = async () => {
    const text = await chooseFile();
    if (text === undefined) return;
    const imported = importText(text);
    setMessage({ words: imported.ok ? 'The match is on the list now.' : imported.words });
  };
  const takeOut = async (entry: SaveEntry) => {
    const words = await handOverSave(entry.id);
    if (words !== undefined) setMessage({ words });
  };
  const takeAway = (entry: SaveEntry) => {
    remove(entry.id);
    setMessage({ words: `“${entry.name}” is deleted.`, undo: true });
  };
  const bringBack = () => {
    const written = undoRemove();
    setMessage(written.ok ? undefined : { words: written.words });
  };
  const giveName = (name: string) => {
    const written = renaming && rename(renaming.id, name);
    setRenaming(undefined);
    if (written && !written.ok) setMessage({ words: written.words });
  };
  return (
    <Screen
      title="Saved matches"
      onBack={goBack}
      over={message && <Toast words={message.words} action={message.undo ? { label: 'Undo', onPress: bringBack } : undefined} onGone={() => setMessage(undefined)} />}
    >
      <Button icon="upload" label="Bring in a file" onPress={() => void bringIn()} />
      {entries.length === 0 && (
        <Card>
          <Text bold>Nothing here yet.</Text>
          <Text size="small" tone="dim">Every match is saved after every move, by itself. It will be listed here.</Text>
        </Card>
      )}
      {entries.map((entry) => (
        <SaveCard
          key={entry.id}
          entry={entry}
          onOpen={() => router.push(`/table/${entry.id}`)}
          onReplay={() => router.push(`/replay/${entry.id}`)}
          onRename={() => setRenaming(entry)}
          onExport={() => void takeOut(entry)}
          onRemove={() => takeAway(entry)}
        />
      ))}
      {renaming && <RenameSheet key={renaming.id} name={renaming.name} onDone={giveName} onClose={() => setRenaming(undefined)} />}
    </Screen>
  );
}
