import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type LayoutRectangle, type StyleProp, type ViewStyle } from 'react-native';

import type { Explanation } from '@/table/contract';
import { useExplanation } from '@/table/explain';
import { isLarge } from '@/table/kit/layout/shares';
import { useLines } from '@/table/kit/layout/useLines';
import { useRoom } from '@/table/kit/room/useRoom';
import { useIsPointedAt } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { Portrait, type PersonId } from '../Portrait';
import { Cover } from './Cover';

interface ChipProps {
  readonly label: string;
  /** A second, smaller line. */
  readonly under?: string;
  readonly icon?: IconName;
  /** A face instead of the icon. */
  readonly face?: PersonId;
  /** A drawing of its own instead of either. */
  readonly picture?: ReactNode;
  /** What a screen reader says, if the label alone is too short. */
  readonly words?: string;
  readonly explain?: Explanation;
  /** It may be chosen now. */
  readonly lit?: boolean;
  /** For choices that are on or off. */
  readonly pressed?: boolean;
  /** It can be read but does nothing now; a press says why. */
  readonly faint?: boolean;
  /** The picture stands above the words: for narrow chips. */
  readonly upright?: boolean;
  /** How wide it may get before its words take another line, letters as usual. */
  readonly most?: number;
  readonly style?: StyleProp<ViewStyle>;
  onPress?(): void;
}

/** A card the size of a thumb: choose it with a tap, let it explain itself with a long press. */
export function Chip({ label, under, icon, face, picture, words, explain, lit, pressed, faint, upright = false, most, style, onPress }: ChipProps) {
  const { colours, textScale } = useTheme();
  const lines = useLines();
  const inRows = use(ManyRows);
  const breaks = most !== undefined && !(inRows && isLarge(textScale));
  // A row that scrolls to the side shows each chip whole, letters however large.
  const widest = useRoom().width - 2 * space.large;
  const view = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explain, view);
  const name = words ?? (under ? `${label}, ${under}` : label);
  const pointedAt = useIsPointedAt(name);
  const place = useShownWhenPointedAt(pointedAt);
  const edge = pressed ? colours.accent : lit ? colours.glow : colours.line;
  return (
    <View
      ref={view}
      onLayout={({ nativeEvent: { layout } }) => place(layout)}
      style={[
        styles.chip,
        inRows ? styles.whole : { maxWidth: widest },
        breaks && { maxWidth: Math.min(most * textScale, widest) },
        { backgroundColor: faint ? colours.card : colours.raised, borderColor: edge },
        pressed && { backgroundColor: `${colours.accent}3D`, boxShadow: `inset 0 0 0 1.5px ${colours.accent}` },
        lit && !pressed && { boxShadow: `0 0 8px ${colours.glow}66` },
        pointedAt && { boxShadow: `0 0 0 3px ${colours.glow}, 0 0 18px ${colours.accent}` },
        style,
      ]}
    >
      <View style={upright ? styles.column : styles.row} aria-hidden>
        {picture}
        {face && <Portrait id={face} side={40} />}
        {icon && <Icon name={icon} size={20} colour={faint ? colours.dim : colours.ink} />}
        <View style={styles.words}>
          <Text size="small" bold tone={faint ? 'dim' : 'ink'} numberOfLines={lines(2)}>{label}</Text>
          {under !== undefined && <Text size="tiny" tone="dim" numberOfLines={lines(2)}>{under}</Text>}
        </View>
      </View>
      <Cover words={name} pressed={pressed} onPress={onPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur} />
    </View>
  );
}

/** Brings a place among the chips of a row into sight. */
const RowScroller = createContext<(place: LayoutRectangle) => void>(() => undefined);

/** Whatever a lesson points at is brought into sight; takes where the chip lies, whenever that changes. */
function useShownWhenPointedAt(pointedAt: boolean): (place: LayoutRectangle) => void {
  const show = use(RowScroller);
  const place = useRef<LayoutRectangle>(undefined);
  const showThis = useEffectEvent(() => place.current && show(place.current));
  useEffect(() => {
    if (pointedAt) showThis();
  }, [pointedAt]);
  return (now) => {
    place.current = now;
    if (pointedAt) show(now);
  };
}

/** Whether chips may stand in several rows: panels are taller where there is room. */
export const ManyRows = createContext(false);

/** Chips side by side; what does not fit is reached by a swipe. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const rows = use(ManyRows);
  const scroller = useRef<ScrollView>(null);
  const show = useCallback(({ x, y }: LayoutRectangle) => scroller.current?.scrollTo({ x: rows ? 0 : x - space.hair, y: rows ? y - space.hair : 0, animated: false }), [rows]);
  const chips = <RowScroller value={show}>{children}</RowScroller>;
  return rows ? (
    <ScrollView ref={scroller} style={styles.rows} contentContainerStyle={[styles.chips, styles.wrapped]} role="group" aria-label={label} tabIndex={0}>
      {chips}
    </ScrollView>
  ) : (
    <ScrollView ref={scroller} horizontal showsHorizontalScrollIndicator={false} style={styles.scroll} contentContainerStyle={styles.chips} role="group" aria-label={label}>
      {chips}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  chip: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny, minHeight: 48, justifyContent: 'center' },
  // No wider than its row, where rows do not scroll to the side.
  whole: { maxWidth: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  column: { alignItems: 'center' },
  words: { flexShrink: 1 },
  scroll: { flexGrow: 0 },
  rows: { flexGrow: 0, flexShrink: 1, minHeight: 52 },
  wrapped: { flexDirection: 'row', flexWrap: 'wrap' },
  chips: { gap: space.small, paddingVertical: space.hair, paddingHorizontal: space.hair },
});
