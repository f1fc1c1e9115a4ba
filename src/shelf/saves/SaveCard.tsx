import { StyleSheet, View } from 'react-native';

import { findBox } from '@/games';
import type { SaveEntry } from '@/store/saves';
import { radius, space } from '@/theme';
import { Button, Card, Heading, IconButton, Text } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';
import { timeAgo } from '../words';

export interface SaveCardProps {
  entry: SaveEntry;
  onOpen(): void;
  onReplay(): void;
  onRename(): void;
  onExport(): void;
  onRemove(): void;
}

const PICTURE = 76;

function standing({ game, finished, summary, updatedAt }: SaveEntry): string {
  return [findBox(game)?.title, finished ? 'finished' : summary, timeAgo(updatedAt)].filter(Boolean).join(' · ');
}

export function SaveCard({ entry, onOpen, onReplay, onRename, onExport, onRemove }: SaveCardProps) {
  const { name, game, players, finished, unreadable } = entry;
  const box = findBox(game);
  const playable = !unreadable && box?.contents !== undefined;
  return (
    <Card role="group" aria-label={name}>
      <View style={styles.line}>
        {box && (
          <View style={styles.picture}>
            <LidArt picture={box.lid} width={PICTURE} height={PICTURE} />
          </View>
        )}
        <View style={styles.words}>
          <Heading level={2} size="large">{name}</Heading>
          <Text size="small" tone="dim">{standing(entry)}</Text>
          {players.length > 0 && <Text size="small" tone="dim">{players.map((player) => player.name).join(', ')}</Text>}
        </View>
      </View>
      {unreadable && <Text size="small" tone="danger">{`${unreadable.words} The save is kept as it is.`}</Text>}
      {!unreadable && !playable && <Text size="small" tone="danger">This app cannot open the box of this match yet. The save is kept.</Text>}
      <View style={styles.actions}>
        {playable && <Button kind="primary" icon="play-button" label={finished ? 'See the result' : 'Continue'} onPress={onOpen} style={styles.main} />}
        {playable && <Button icon="undo" label="Replay" onPress={onReplay} />}
        <View style={styles.small}>
          {!unreadable && <IconButton icon="pencil" label={`Rename ${name}`} onPress={onRename} />}
          <IconButton icon="download" label={`Export ${name}`} onPress={onExport} />
          <IconButton icon="trash-can" label={`Delete ${name}`} tone="danger" onPress={onRemove} />
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.medium },
  picture: { borderRadius: radius.small, overflow: 'hidden', alignSelf: 'flex-start' },
  words: { flex: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.small },
  main: { flexGrow: 1 },
  small: { flexDirection: 'row', marginLeft: 'auto' },
});
