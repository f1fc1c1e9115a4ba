import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useTheme } from '@/theme';

import { Scroll } from './Scroll';
import type { Shares } from './shares';

interface DockProps {
  readonly own: ReactNode;
  readonly prompt: ReactNode;
  readonly panel: ReactNode;
  readonly shares: Shares;
  /** The panel arranges itself in the room it gets. */
  readonly fills?: boolean | undefined;
  /** The answers show as much of themselves as there is room for. */
  readonly rises?: boolean;
  /** Something stands below it that can make do with less: the panel grows with what it holds. */
  readonly elastic?: boolean;
  /** Names what is asked: something new begins at the top of what scrolls. */
  readonly asked?: string | undefined;
}

/** What is mine, the question, and its answers below it. */
export function Dock({ own, prompt, panel, shares: { dockScrolls, ownStays, panelHeight }, fills = false, rises = false, elastic = false, asked }: DockProps) {
  const ground = useTheme().colours.card;
  if (dockScrolls) {
    return (
      <>
        <Scroll key={asked} label="Your turn" ground={ground} style={elastic ? styles.shrink : styles.share}>
          {/* The question is in sight before anything is scrolled, and its answers follow it. */}
          {prompt}
          {panel !== undefined && <View style={fills ? { height: panelHeight } : { minHeight: panelHeight }}>{panel}</View>}
          {!ownStays && own}
        </Scroll>
        {ownStays && own}
      </>
    );
  }
  const room: StyleProp<ViewStyle> = rises ? styles.shrink : elastic && !fills ? [styles.shrink, { minHeight: panelHeight }] : [styles.share, { height: panelHeight }];
  return (
    <View style={elastic && !fills ? styles.shrink : styles.share}>
      {own}
      {prompt}
      {panel !== undefined && (fills ? <View style={room}>{panel}</View> : <Scroll key={asked} label="Answers" ground={ground} style={room}>{panel}</Scroll>)}
    </View>
  );
}

const styles = StyleSheet.create({
  share: { flexGrow: 1, flexShrink: 1 },
  shrink: { flexGrow: 0, flexShrink: 1 },
});
