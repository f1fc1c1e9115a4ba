import { StyleSheet, View } from 'react-native';
import Animated, { FadeOut, ZoomIn } from 'react-native-reanimated';

import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { INK } from '../look';
import type { Banner } from '../useTelling';

/** A title card across the table, as between the acts of a film. The log says the same, so screen readers pass it over. */
export function BannerCard({ banner }: { readonly banner: Banner }) {
  const { reducedMotion } = useTheme();
  return (
    <View pointerEvents="none" style={styles.room} aria-hidden>
      <Animated.View key={banner.title} entering={reducedMotion ? undefined : ZoomIn.duration(140)} exiting={reducedMotion ? undefined : FadeOut.duration(120)} style={styles.card}>
        <Heading level={1} size="title" align="center" style={styles.title}>{banner.title}</Heading>
        {banner.text !== undefined && <Text align="center" bold style={styles.text}>{banner.text}</Text>}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', zIndex: 4 },
  card: { backgroundColor: INK.red, borderTopWidth: 4, borderBottomWidth: 4, borderColor: INK.black, paddingHorizontal: space.wide, paddingVertical: space.medium, transform: [{ rotate: '-2deg' }], maxWidth: '94%', boxShadow: '0 6px 0 rgba(0,0,0,0.45)' },
  title: { color: INK.cream },
  text: { color: INK.gold },
});
