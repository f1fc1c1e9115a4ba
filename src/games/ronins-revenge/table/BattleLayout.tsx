import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Scroll } from '@/table/kit/layout/Scroll';
import { isLarge } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import type { HeroId } from '../content/terms';
import type { BattleState } from '../rules/state';
import { HeroTray } from './tray/HeroTray';

const PANEL = { smallPhone: 116, phone: 176, landscape: 130, tablet: 210, desktop: 300 } as const;

interface BattleLayoutProps {
  readonly view: BattleState;
  readonly board: ReactNode;
  readonly strip: ReactNode;
  readonly party: ReactNode;
  /** What is looked at closely; it stands in the place of the answers. */
  readonly sheet: ReactNode;
  readonly panel: ReactNode;
  /** Names what the panel shows. */
  readonly panelKey: string;
  /** Whose tray lies open: whoever is asked, or acts. */
  readonly hero: HeroId | undefined;
  /** Shows again what the boss did, where it did something. */
  onLookBack?(): void;
}

/** Field, strip, party, tray and answers, in every room. */
export function BattleLayout({ view, board, strip, party, sheet, panel, panelKey, onLookBack, hero }: BattleLayoutProps) {
  const { kind: room } = useRoom();
  const { textScale } = useTheme();
  const large = isLarge(textScale);
  // The chips of a small phone say what is paid with; the field has better use for the line, and a touch on a chip shows the rest.
  const small = room === 'smallPhone';
  const lookBack = onLookBack && <IconButton icon="film-projector" label="Look back at what the boss did" onPress={onLookBack} />;
  // A lying phone has no height to spare, and large letters would leave nothing of the field: there the strip stands with what is mine.
  const beside = room === 'landscape' || (large && room !== 'desktop');
  return (
    <TableLayout
      board={beside ? board : <View style={styles.board}><View style={styles.strip}>{strip}</View>{board}</View>}
      own={(
        <View style={styles.own}>
          {beside && strip}
          <View style={styles.line}><View style={styles.grow}>{party}</View>{small && lookBack}</View>
          {!small && (hero !== undefined || lookBack) && (
            <View style={styles.line}>
              <View style={styles.grow}>{hero !== undefined && <HeroTray view={view} hero={hero} />}</View>
              {lookBack}
            </View>
          )}
        </View>
      )}
      // Whatever is new begins at its top.
      panel={large ? (sheet ?? panel) : <Scroll key={sheet ? 'sheet' : panelKey} label="Answers" style={styles.scroll}>{sheet ?? panel}</Scroll>}
      panelFills={!large}
      panelHeight={PANEL}
    />
  );
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  scroll: { flex: 1 },
  strip: { padding: space.tiny },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  grow: { flex: 1 },
  own: { gap: space.tiny, padding: space.tiny },
});
