import { StyleSheet, View } from 'react-native';

import { FlightPlace } from '@/table/kit/flight/FlightPlace';
import { useRoom } from '@/table/kit/room/useRoom';
import { useIsPointedAt } from '@/table/learn/pointing';
import { Icon, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { tabOf } from '../journeys';
import { TAB_ICONS, TAB_LABELS, type Tab } from '../tabs';
import { lettersIn, type Letters } from './letters';

interface TabBarProps {
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  /** A number beside a label: cards in hand. */
  readonly counts?: Partial<Readonly<Record<Tab, number>>>;
  /** Something can be done there now. */
  readonly lit?: readonly Tab[];
  onTab(tab: Tab): void;
}

const labelOf = (tab: Tab, count: number | undefined): string => `${TAB_LABELS[tab]}${count === undefined ? '' : ` ${count}`}`;

/** Everything that lies open, one touch away. */
export function TabBar({ tabs, shown, counts = {}, lit = [], onTab }: TabBarProps) {
  const { colours, type: { tiny } } = useTheme();
  const { width, beside } = useRoom();
  const longest = Math.max(...tabs.map((tab) => labelOf(tab, counts[tab]).length));
  const letters = lettersIn(beside ? {} : { width: width / tabs.length }, tiny.fontSize, { longest });
  return (
    <View role="tablist" aria-label="What lies on the table" style={[styles.bar, { backgroundColor: colours.ink }]}>
      {tabs.map((tab) => <TabButton key={tab} tab={tab} shown={tab === shown} lit={lit.includes(tab)} count={counts[tab]} letters={letters} onPress={() => onTab(tab)} />)}
    </View>
  );
}

function TabButton({ tab, shown, lit, count, letters, onPress }: { readonly tab: Tab; readonly shown: boolean; readonly lit: boolean; readonly count: number | undefined; readonly letters: Letters; onPress(): void }) {
  const { colours } = useTheme();
  const label = labelOf(tab, count);
  const pointedAt = useIsPointedAt(label);
  const ink = shown ? colours.ink : colours.raised;
  return (
    <Touchable
      role="tab"
      aria-label={lit ? `${label}, something to do here` : label}
      aria-selected={shown}
      onPress={onPress}
      style={[styles.tab, shown && { backgroundColor: colours.raised }, (lit || pointedAt) && !shown && { boxShadow: `inset 0 0 0 2px ${colours.glow}` }]}
    >
      <FlightPlace name={tabOf(tab)}><Icon name={TAB_ICONS[tab]} size={18} colour={lit && !shown ? colours.glow : ink} /></FlightPlace>
      <Text size="tiny" bold={shown} numberOfLines={1} style={{ color: ink, ...letters }}>{label}</Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row' },
  tab: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 1, paddingHorizontal: space.hair, borderTopLeftRadius: 6, borderTopRightRadius: 6 },
});
