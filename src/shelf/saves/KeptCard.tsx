import { StyleSheet, View } from 'react-native';

import type { LidPicture } from '@/box/lid';
import { radius, space } from '@/theme';
import { Button, Card, Heading, IconButton, Text } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';

export interface KeptCardProps {
  readonly name: string;
  readonly picture?: LidPicture;
  /** Which box, how far, how long ago. */
  readonly standing: string;
  readonly players: readonly { readonly name: string }[];
  /** Why it cannot be opened. */
  readonly trouble?: string;
  readonly open?: { readonly label: string; onPress(): void };
  onReplay?(): void;
  onRename?(): void;
  onExport(): void;
  onRemove(): void;
}

const PICTURE = 76;

/** Something on this device: a match or a campaign. */
export function KeptCard({ name, picture, standing, players, trouble, open, onReplay, onRename, onExport, onRemove }: KeptCardProps) {
  return (
    <Card role="group" aria-label={name}>
      <View style={styles.line}>
        {picture && (
          <View style={styles.picture}>
            <LidArt picture={picture} width={PICTURE} height={PICTURE} />
          </View>
        )}
        <View style={styles.words}>
          <Heading level={2} size="large">{name}</Heading>
          <Text size="small" tone="dim">{standing}</Text>
          {players.length > 0 && <Text size="small" tone="dim">{players.map((player) => player.name).join(', ')}</Text>}
        </View>
      </View>
      {trouble !== undefined && <Text size="small" tone="danger">{trouble}</Text>}
      <View style={styles.actions}>
        {open && <Button kind="primary" icon="play-button" label={open.label} onPress={open.onPress} style={styles.main} />}
        {onReplay && <Button icon="undo" label="Replay" onPress={onReplay} />}
        <View style={styles.small}>
          {onRename && <IconButton icon="pencil" label={`Rename ${name}`} onPress={onRename} />}
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
