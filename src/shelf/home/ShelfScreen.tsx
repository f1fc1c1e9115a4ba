import { useRouter } from 'expo-router';
import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { BOXES } from '@/games';
import { useStorageNotice } from '@/store/storageNotice';
import { gradient, space, useTheme, width } from '@/theme';
import { Heading, IconButton, Screen, Text } from '@/theme/ui';

import { Lid } from '../lid/Lid';
import { UpdateCard } from '../update/UpdateCard';
import { useBookmarks } from './bookmarks';
import { ContinueCard } from './ContinueCard';
import { useLastThing } from './lastThing';
import { LID_GAP, shelfLayout } from './shelfLayout';

/** The strip of the last match, and the space below it. */
const CONTINUE_HEIGHT = 72 + space.large;
const PITCH_LINES = 4;

/** What the name of the house needs: with large letters the buttons stand below it. */
const BRAND_WIDTH = 160;

export function ShelfScreen() {
  const router = useRouter();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const last = useLastThing();
  const bookmarks = useBookmarks();
  const room = Math.min(width.shelf, window.width - insets.left - insets.right - 2 * space.large);
  const { type, textScale } = useTheme();
  const sentence = PITCH_LINES * type.small.lineHeight + space.medium;
  const { columns, lid, withPitch } = shelfLayout({ window, width: room, above: last ? CONTINUE_HEIGHT : 0, sentence, textScale });
  const shelfWidth = Math.min(room, columns * (lid.width + LID_GAP) + 2 * space.vast);
  const rows = Array.from({ length: Math.ceil(BOXES.length / columns) }, (_, row) => BOXES.slice(row * columns, (row + 1) * columns));
  return (
    <Screen maxWidth={shelfWidth}>
      <View style={styles.head}>
        <View style={[styles.brand, { flexBasis: BRAND_WIDTH * textScale }]}>
          <Heading level={1} size="heading">Grudgebox</Heading>
          <Text size="small" tone="dim">Take a box off the shelf.</Text>
        </View>
        <IconButton icon="save" label="Saved matches" onPress={() => router.push('/saves')} />
        <IconButton icon="cog" label="Settings" onPress={() => router.push('/settings')} />
        <IconButton icon="info" label="About" onPress={() => router.push('/about')} />
      </View>
      <ForgetfulWindow />
      <UpdateCard />
      {last && <ContinueCard thing={last} onPress={() => router.push(last.href)} />}
      {rows.map((row, index) => (
        <View key={index}>
          <View style={styles.row}>
            {row.map((box) => (
              <Lid key={box.id} box={box} size={lid} bookmark={bookmarks.get(box.id)} onPress={() => router.push(`/box/${box.id}`)} />
            ))}
          </View>
          <Plank />
          {withPitch && (
            <View style={[styles.row, styles.pitches]}>
              {row.map(({ id, pitch }) => (
                <Text key={id} size="small" tone="dim" align="center" style={{ width: lid.width }}>{pitch}</Text>
              ))}
            </View>
          )}
        </View>
      ))}
    </Screen>
  );
}

/** Browsers that forbid storage, as some private windows do, forget: nobody should learn that from a lost match. */
function ForgetfulWindow() {
  const forgets = useStorageNotice((notice) => notice.forgets);
  return forgets ? <Text tone="danger" role="status">This window keeps nothing. Everything you play is gone when you close it; export a match to keep it.</Text> : null;
}

/** The board that the boxes stand on. */
function Plank() {
  const { colours } = useTheme();
  const wood = colours.scheme === 'dark' ? '#4A3626, #2A1E15' : '#B48A5E, #8B6540';
  return <View aria-hidden style={[styles.plank, gradient(`linear-gradient(180deg, ${wood})`)]} />;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  brand: { flexGrow: 1 },
  row: { flexDirection: 'row', justifyContent: 'center', gap: LID_GAP, zIndex: 1 },
  pitches: { marginTop: space.medium },
  plank: { height: 14, marginTop: -3, borderRadius: 3, boxShadow: '0 10px 16px rgba(0,0,0,0.35)' },
});
