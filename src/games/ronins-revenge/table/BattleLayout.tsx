import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';

import type { HeroId } from '../content/terms';
import type { StrikeForecast } from '../preview/sequence';
import type { BattleState } from '../rules/state';
import { PartyRow } from './panels/PartyRow';

/** What every moment of a battle has on the table. */
export interface Shared {
  readonly view: BattleState;
  readonly brush: Brush;
  readonly acting: HeroId | undefined;
  /** Strikes of the slot that is looked at. */
  readonly strikes: readonly StrikeForecast[];
  readonly strip: ReactNode;
  /** What is looked at closely; it stands in the place of the answers. */
  readonly sheet: ReactNode;
}

const PANEL = { smallPhone: 150, phone: 210, landscape: 120, tablet: 260, desktop: 300 } as const;

export function BattleLayout({ view, acting, board, strip, sheet, panel }: Shared & { readonly board: ReactNode; readonly panel?: ReactNode }) {
  const { kind: room } = useRoom();
  // A lying phone has no height to spare: there the strip stands beside the field.
  const beside = room === 'landscape';
  return (
    <TableLayout
      board={beside ? board : <View style={styles.board}><View style={styles.strip}>{strip}</View>{board}</View>}
      own={<View style={styles.own}>{beside && strip}<PartyRow view={view} acting={acting} /></View>}
      panel={sheet ?? panel}
      panelHeight={PANEL}
    />
  );
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  strip: { padding: space.tiny },
  own: { gap: space.tiny, padding: space.tiny },
});
