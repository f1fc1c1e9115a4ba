import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';

import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

/** Around the table while the end of a throw is shown again, slowly: what there is to see, and that it can be skipped. */
export function ReplayFrame({ words }: { words: string }) {
  const { colours } = useTheme();
  return (
    <Animated.View entering={FadeIn.duration(120)} pointerEvents="none" style={[styles.frame, { borderColor: colours.accent }]}>
      <View style={[styles.ribbon, { backgroundColor: colours.accent }]}>
        <Icon name="anticlockwise-rotation" size={18} colour={colours.onAccent} />
        <Heading level={3} size="body" style={[styles.words, { color: colours.onAccent }]}>{words}</Heading>
      </View>
      <Text size="tiny" bold style={[styles.hint, { backgroundColor: `${colours.paper}CC` }]}>Slow motion. Tap to skip.</Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  frame: { ...StyleSheet.absoluteFill, borderWidth: 5, borderRadius: radius.medium, justifyContent: 'flex-end', alignItems: 'center', zIndex: 3 },
  ribbon: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderTopLeftRadius: radius.large, borderTopRightRadius: radius.large, paddingHorizontal: space.large, maxWidth: '96%' },
  hint: { position: 'absolute', bottom: 34, borderRadius: radius.round, paddingHorizontal: space.small },
  words: { flexShrink: 1 },
});
