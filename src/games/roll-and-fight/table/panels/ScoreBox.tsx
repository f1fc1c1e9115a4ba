import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { availableHealth } from '../../rules/health';
import { isDead } from '../../rules/scene';
import { outcome, scoreLines, scoreNow } from '../../rules/scoring';
import type { Player, State } from '../../rules/state';
import { BrawlSheet } from './BrawlSheet';
import { PanelButton } from './PanelButton';

interface ScoreBoxProps {
  readonly view: State;
  readonly player: Player;
  readonly names: readonly string[];
  /** How many lines are inked already; all of them, if left out. */
  readonly inked?: number | undefined;
}

/** The score box of the board: printed lines, and the points inked into them one after the other. */
export function ScoreBox({ view, player, names, inked = Infinity }: ScoreBoxProps) {
  const { colours, seatColours } = useTheme();
  const [brawling, setBrawling] = useState(false);
  if (isDead(player)) return <View style={styles.box}><Heading level={3}>A second Beating: dead.</Heading></View>;
  const lines = scoreLines(player);
  const first = outcome(view)?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const shared = view.players.length > 1 && first.length > 1 && inked > lines.length;
  return (
    <View style={styles.box}>
      <View style={styles.lines}>
        {lines.map(({ label, points }, i) => (
          <View key={label} style={[styles.line, styles.half]}>
            <Text size="small" tone="dim">{label}</Text>
            <Heading level={3} tone="accent" style={styles.ink}>{inked > i ? numeral(points) : ' '}</Heading>
          </View>
        ))}
      </View>
      <View style={styles.line}>
        <Text bold>Total</Text>
        {view.players.length > 1 && <Text size="small" tone="dim">{`Health left: ${availableHealth(player)}, decides a tie`}</Text>}
        <Heading level={2} tone="accent" style={styles.ink}>{inked >= lines.length ? numeral(scoreNow(player)) : ' '}</Heading>
      </View>
      {shared && <View style={styles.line}><PanelButton icon="fist" label="Brawl about it" onPress={() => setBrawling(true)} /></View>}
      {brawling && <BrawlSheet fighters={first.map((seat) => ({ name: names[seat] ?? '', colour: seatColours[seat % seatColours.length] ?? colours.accent }))} onClose={() => setBrawling(false)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { paddingHorizontal: space.medium, paddingVertical: space.small, gap: space.tiny, flex: 1, justifyContent: 'center' },
  lines: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space.hair },
  half: { width: '46%' },
  line: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: space.small },
  ink: { minWidth: 28, textAlign: 'right' },
});
