import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useExplanation } from '@/table/explain';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import type { Command } from './commands';

interface CommandTileProps {
  readonly command: Command;
  /** It is worth doing, says whoever was asked. */
  readonly advised: boolean;
  onPress(): void;
}

/** A command with its price; what cannot be done now is dimmed, and says why when it is touched. */
export function CommandTile({ command: { name, facts, icon, group, barred, explain }, advised, onPress }: CommandTileProps) {
  const { colours, textScale } = useTheme();
  const tile = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, tile);
  const primary = group === 'end' || (group === 'attack' && !barred);
  const rim = advised ? colours.glow : group === 'end' ? colours.accent : primary ? colours.accent : colours.line;
  const ink = group === 'end' ? 'onAccent' : barred ? 'dim' : 'ink';
  return (
    <Pointable label={name} style={[styles.cell, { flexBasis: NARROWEST * (1 + (textScale - 1) * GROWTH) }]}>
      <Touchable
        ref={tile} aria-label={`${[name, facts, barred && `not now: ${barred.words}`].filter(Boolean).join(': ')}${advised ? ', advised' : ''}`}
        onPress={onPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur}
        style={[styles.tile, { borderColor: rim, backgroundColor: group === 'end' ? colours.accent : barred ? colours.card : colours.raised }, barred && styles.barred]}
      >
        <Icon grows name={icon} size={20} colour={group === 'end' ? colours.onAccent : barred ? colours.dim : colours.accent} />
        <View style={styles.words}>
          <Text size="small" bold tone={ink}>{apart(name)}</Text>
          {facts !== '' && <Text size="tiny" tone="dim">{facts}</Text>}
        </View>
      </Touchable>
    </Pointable>
  );
}

const NARROWEST = 150;
/** Of letters, that a tile follows: its margins do not grow. */
const GROWTH = 0.7;

const styles = StyleSheet.create({
  cell: { flexGrow: 1, maxWidth: '100%' },
  tile: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.small, paddingVertical: space.tiny, minHeight: 46 },
  barred: { borderStyle: 'dashed' },
  words: { flex: 1 },
});
