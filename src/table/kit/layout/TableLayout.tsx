import { use, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/theme';

import { useRoom } from '../room/useRoom';
import { Dock } from './Dock';
import { FurnitureContext } from './furniture';
import { sharesOf, type LayoutWishes } from './shares';

export interface TableLayoutProps extends LayoutWishes {
  readonly board: ReactNode;
  /** What is mine and always in sight, above the question: tracks, the party. */
  readonly own?: ReactNode;
  /** The answers to the question. */
  readonly panel?: ReactNode;
  /** The cards in this player's hand: nearest to the thumb. */
  readonly hand?: ReactNode;
  /** Stands open beside the board where there is room; elsewhere the box has a button for it. */
  readonly more?: ReactNode;
  /** Lies over the board and the answers. */
  readonly cover?: ReactNode;
}

/** Answers that rise may cover this much of the board, which nobody aims at then. */
const HIGHEST_RISE = '72%';
/** What the dock takes before anybody has measured it. */
const USUAL_DOCK = 150;

/** Board, question, answers and furniture in every room: below each other in upright ones, side by side in lying ones. */
export function TableLayout(props: TableLayoutProps) {
  const furniture = use(FurnitureContext);
  const { beside } = useRoom();
  const Shape = beside ? Beside : Upright;
  return (
    <FurnitureContext value={NO_FURNITURE}>
      <Shape {...props} furniture={furniture} />
    </FurnitureContext>
  );
}

const NO_FURNITURE = {};

type ShapeProps = TableLayoutProps & { readonly furniture: React.ContextType<typeof FurnitureContext> };

function Upright({ board, own, panel, hand, cover, furniture, ...wishes }: ShapeProps) {
  const { colours, textScale } = useTheme();
  const shares = sharesOf(useRoom(), textScale, wishes);
  const [dockHeight, setDockHeight] = useState(USUAL_DOCK);
  const rises = wishes.rises === true && !shares.dockScrolls;
  const ground = { backgroundColor: colours.card, borderColor: colours.line };
  return (
    <View style={styles.room}>
      {furniture.goal}
      <View style={styles.room}>
        <View role="main" style={[styles.board, { minHeight: shares.leastBoard, maxHeight: shares.mostBoard }]}>{board}</View>
        {/* The board keeps its height while answers rise over it, so that it does not jump. */}
        {rises && <View style={{ height: dockHeight }} />}
        <View
          style={[styles.dock, ground, rises && [styles.risen, { minHeight: dockHeight, maxHeight: HIGHEST_RISE }]]}
          onLayout={({ nativeEvent: { layout } }) => (rises ? undefined : setDockHeight(layout.height))}
        >
          <Dock own={own} prompt={furniture.prompt} panel={panel} shares={shares} fills={wishes.panelFills} rises={rises} asked={wishes.asked} />
          {hand}
        </View>
        {cover}
      </View>
      <View style={{ backgroundColor: colours.card }}>{furniture.tools}</View>
    </View>
  );
}

function Beside({ board, own, panel, hand, more, cover, furniture, ...wishes }: ShapeProps) {
  const { colours, leftHanded, textScale } = useTheme();
  const room = useRoom();
  const shares = sharesOf(room, textScale, wishes);
  const open = room.kind === 'desktop';
  const { goal, prompt, tools, log } = furniture;
  const hasSide = [goal, own, prompt, panel, tools].some((part) => part !== undefined);
  return (
    <View style={[styles.row, leftHanded && styles.mirrored]}>
      <View style={[styles.boardSide, { minWidth: shares.leastBoard, maxWidth: hasSide ? shares.mostBoard : undefined }]}>
        <View role="main" style={styles.room}>{board}</View>
        {hand}
        {cover}
      </View>
      {hasSide && (
        <View style={[styles.side, { width: shares.sideWidth, maxWidth: shares.widestSide, backgroundColor: colours.card, borderColor: colours.line }]}>
          {goal}
          <Dock own={own} prompt={prompt} panel={panel} shares={shares} fills={wishes.panelFills} elastic={open && (more !== undefined || log !== undefined)} asked={wishes.asked} />
          {open && more !== undefined && <View style={[styles.more, { borderColor: colours.line }]}>{more}</View>}
          {open && log !== undefined && <View style={[styles.log, { borderColor: colours.line }]}>{log}</View>}
          {tools}
        </View>
      )}
    </View>
  );
}

/** The board takes what it can use before anything else grows. */
const FIRST = 1000;

const styles = StyleSheet.create({
  room: { flex: 1 },
  row: { flex: 1, flexDirection: 'row', justifyContent: 'center' },
  mirrored: { flexDirection: 'row-reverse' },
  board: { flexGrow: FIRST, flexShrink: 1, flexBasis: 0 },
  boardSide: { flexGrow: FIRST, flexShrink: 1, flexBasis: 0 },
  dock: { flexGrow: 1, flexShrink: 1, borderTopWidth: 1 },
  risen: { position: 'absolute', left: 0, right: 0, bottom: 0, boxShadow: '0 -8px 24px rgba(0,0,0,0.35)' },
  side: { flexGrow: 1, flexShrink: 0, borderLeftWidth: 1, borderRightWidth: 1 },
  more: { flexGrow: 2, flexShrink: 1, flexBasis: 0, borderTopWidth: 1 },
  log: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: 96, paddingHorizontal: space.large, borderTopWidth: 1 },
});
