import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { KeysHere } from '@/table/kit/KeysHere';
import { Scroll } from '@/table/kit/layout/Scroll';
import { isLarge } from '@/table/kit/layout/shares';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import type { RoomKind } from '@/table/kit/room/room';
import { InRoom, useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { IconButton } from '@/theme/ui';

import type { HeroId } from '../content/terms';
import type { BattleState } from '../rules/state';
import { HeroTray } from './tray/HeroTray';
import { isSmall } from './tray/PartyRow';

/** Before the battle there is one button, and the whole field to look at. */
const PLACES_PANEL = { smallPhone: 64, phone: 64, landscape: 64, tablet: 120, desktop: 300 } as const;
const PANEL = { smallPhone: 116, phone: 176, landscape: 130, tablet: 210, desktop: 300 } as const;

/** The column beside a lying board is laid out as a phone, which in a wide window is a wide one. */
const COLUMN = { width: 390, height: 844 } as const;
const WIDEST_COLUMN = 560;
const columnBeside = (window: Size): Size => ({ ...COLUMN, width: Math.min(WIDEST_COLUMN, Math.max(COLUMN.width, window.width - window.height)) });

/** The field is square and an upright tablet is not: the strip has the room beside the field, where there is as much of it as the strip is long. */
const BESIDE = { width: 156, large: 344 } as const;
const LEAST_HEIGHT_BESIDE = 960;

/** What lies at the far end with large letters comes on top of what the field keeps. */
const LEAST_BETWEEN_TRAYS = 0.75;
/** What they take with usual ones. */
const FAR_TRAYS = 92;

const isLying = (room: RoomKind): boolean => room === 'landscape' || room === 'desktop';

interface BattleLayoutProps {
  readonly view: BattleState;
  readonly board: ReactNode;
  readonly strip: ReactNode;
  readonly party: ReactNode;
  /** Everything the four heroes have, along the bottom of a lying screen, and the boss that the strip is about. */
  readonly trays: ReactNode;
  /** Around a table: the trays of whoever sits at this side of an upright tablet, and of whoever sits across. */
  readonly sides?: { readonly south: ReactNode; readonly north: ReactNode };
  readonly boss: ReactNode;
  /** What is looked at closely; it stands in the place of the answers. */
  readonly sheet: ReactNode;
  /** Names what that is. */
  readonly sheetKey: string;
  /** It is mostly words, and nothing of it lies on the field: it may cover that. */
  readonly wordy: boolean;
  readonly panel: ReactNode;
  /** Stands below the panel where a side column has room for it. */
  readonly notes: ReactNode;
  /** Stands below both. */
  readonly last?: ReactNode;
  /** Names what the panel shows. */
  readonly panelKey: string;
  /** Whose tray lies open: whoever is asked, or acts. */
  readonly hero: HeroId | undefined;
  /** Shows again what the boss did, where it did something. */
  onLookBack?(): void;
}

/** Field, strip, party, tray and answers, in every room. */
export function BattleLayout({ view, board, strip, party, trays, sides, boss, sheet, sheetKey, wordy, panel, panelKey, notes, last, onLookBack, hero }: BattleLayoutProps) {
  const { kind: room, width, height } = useRoom();
  const { textScale } = useTheme();
  const large = isLarge(textScale);
  // The chips of a small or lying phone say what is paid with; field and answers have better use for the line, and a touch on a chip shows the rest.
  const small = isSmall(room);
  const lookBack = onLookBack && <IconButton icon="film-projector" label="Look back at what the boss did" onPress={onLookBack} style={styles.lookBack} />;
  const stripBeside = room === 'tablet' && height >= LEAST_HEIGHT_BESIDE;
  // A lying phone has no height to spare: there the strip stands with what is mine.
  const stripBelow = room === 'landscape' || (large && !stripBeside);
  const ends = room === 'tablet' ? sides : undefined;
  const rises = wordy && !large && room !== 'desktop' && room !== 'landscape';
  const own = room === 'desktop'
    ? <View style={styles.own}><InRoom size={columnBeside({ width, height })}>{strip}</InRoom><View style={styles.line}><View style={styles.grow}>{boss}</View>{lookBack}</View></View>
    : (
      <View style={styles.own}>
        {stripBelow && strip}
        {ends
          ? <View style={styles.line}><View style={styles.grow}>{ends.south}</View><View style={styles.end}>{boss}{lookBack}</View></View>
          : <View style={styles.line}><View style={styles.grow}>{party}</View>{small && lookBack}</View>}
        {!ends && !small && (hero !== undefined || lookBack) && (
          <View style={styles.line}>
            <View style={styles.grow}>{hero !== undefined && <HeroTray view={view} hero={hero} pips={room === 'tablet'} />}</View>
            {lookBack}
          </View>
        )}
      </View>
    );
  const answers = <><KeysHere at={sheet ?? panel} />{sheet ?? <>{panel}{room === 'desktop' && notes}{last}</>}</>;
  // Whatever is new begins at its top.
  const asked = sheet ? sheetKey : panelKey;
  return (
    <TableLayout
      board={(
        <>
          {ends?.north}
          {stripBeside && <View style={styles.beside}><StripColumn width={large ? BESIDE.large : BESIDE.width} height={height}>{strip}</StripColumn><View style={styles.board}>{board}</View></View>}
          {!stripBeside && !stripBelow && room !== 'desktop' && <View style={styles.strip}>{strip}</View>}
          {!stripBeside && board}
        </>
      )}
      {...(room === 'desktop' && { hand: trays })}
      own={own}
      panel={large || rises || room === 'desktop' ? answers : <Scroll key={asked} label="Answers" style={styles.scroll}>{answers}</Scroll>}
      asked={asked}
      // Beside a log the panel is as high as its answers, and the log has the rest.
      panelFills={!large && !rises && room !== 'desktop'}
      rises={rises}
      // Where a screen is wider or longer than a square field needs, the answers have the rest.
      {...(isLying(room) ? { ratio: 1 } : stripBeside && !large && { ratio: width / (width - BESIDE.width + (ends ? FAR_TRAYS : 0)) })}
      {...(ends && { leastBoard: LEAST_BETWEEN_TRAYS })}
      panelHeight={view.round === 0 ? PLACES_PANEL : PANEL}
    />
  );
}

/** Slots and cards below each other; what large letters make too long scrolls. */
function StripColumn({ width, height, children }: { readonly width: number; readonly height: number; readonly children: ReactNode }) {
  return (
    <View style={[styles.column, { width }]}>
      <Scroll label="What the boss will do" style={styles.scroll}><InRoom size={{ width, height }}>{children}</InRoom></Scroll>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  column: { padding: space.tiny, paddingRight: 0 },
  end: { alignSelf: 'stretch', minWidth: 48 },
  scroll: { flex: 1 },
  strip: { padding: space.tiny },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  grow: { flex: 1 },
  // It is higher than the tray it stands beside, and comes and goes: the field above must not jump.
  lookBack: { marginVertical: -5 },
  own: { gap: space.tiny, padding: space.tiny },
});
