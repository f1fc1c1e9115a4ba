import { useRouter } from 'expo-router';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useSaves } from '@/store/saves';
import { gradient, space, useTheme, width } from '@/theme';
import { Heading, IconButton, Screen, Text } from '@/theme/ui';

import { shelfBoxes } from '../boxes';
import { LID_RATIO, Lid } from '../lid/Lid';
import { ContinueCard } from './ContinueCard';

const GAP = space.large;
const WIDEST_LID = 300;
const NARROWEST_LID = 200;
/** What the headline and two planks take of a window's height. */
const FURNITURE = 200;

/** Two boxes side by side on a phone, three on anything wider; four where the window is low. */
function columnsFor(windowWidth: number, windowHeight: number): number {
  if (windowHeight < 500) return 4;
  return windowWidth < 620 ? 2 : 3;
}

/** As wide as the row allows; on a desktop both shelves fit into the window. */
function lidWidthFor(room: number, columns: number, windowHeight: number): number {
  const byRow = Math.floor((room - GAP * (columns - 1)) / columns);
  const byHeight = Math.max(NARROWEST_LID, Math.floor((windowHeight - FURNITURE) / 2 / LID_RATIO));
  return Math.min(WIDEST_LID, byRow, columns === 3 ? byHeight : byRow);
}

export function ShelfScreen() {
  const router = useRouter();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const last = useSaves((saves) => saves.entries.find((entry) => !entry.finished && !entry.unreadable));
  const room = Math.min(width.shelf, window.width - insets.left - insets.right - 2 * space.large);
  const columns = columnsFor(window.width, window.height);
  const lidWidth = lidWidthFor(room, columns, window.height);
  const shelfWidth = Math.min(room, columns * (lidWidth + GAP) + 2 * space.vast);
  const rows = Array.from({ length: Math.ceil(shelfBoxes.length / columns) }, (_, row) => shelfBoxes.slice(row * columns, (row + 1) * columns));
  return (
    <Screen maxWidth={shelfWidth}>
      <View style={styles.head}>
        <View style={styles.brand}>
          <Heading level={1} size="heading">Grudgebox</Heading>
          <Text size="small" tone="dim">Take a box off the shelf.</Text>
        </View>
        <IconButton icon="save" label="Saved matches" onPress={() => router.push('/saves')} />
        <IconButton icon="cog" label="Settings" onPress={() => router.push('/settings')} />
        <IconButton icon="info" label="About" onPress={() => router.push('/about')} />
      </View>
      {last && <ContinueCard entry={last} onPress={() => router.push(`/table/${last.id}`)} />}
      {rows.map((row, index) => (
        <View key={index}>
          <View style={styles.row}>
            {row.map((box) => (
              <Lid key={box.id} box={box} width={lidWidth} onPress={() => router.push(`/box/${box.id}`)} />
            ))}
          </View>
          <Plank />
        </View>
      ))}
    </Screen>
  );
}

/** The board that the boxes stand on. */
function Plank() {
  const { colours } = useTheme();
  const wood = colours.scheme === 'dark' ? '#4A3626, #2A1E15' : '#B48A5E, #8B6540';
  return <View aria-hidden style={[styles.plank, gradient(`linear-gradient(180deg, ${wood})`)]} />;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center' },
  brand: { flex: 1 },
  row: { flexDirection: 'row', justifyContent: 'center', gap: GAP, zIndex: 1 },
  plank: { height: 14, marginTop: -3, borderRadius: 3, boxShadow: '0 10px 16px rgba(0,0,0,0.35)' },
});
