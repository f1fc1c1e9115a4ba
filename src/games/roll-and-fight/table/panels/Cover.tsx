import { Pressable, StyleSheet, type PressableProps } from 'react-native';

interface CoverProps extends Omit<PressableProps, 'style' | 'children'> {
  /** What it is, in full. */
  readonly words: string;
  readonly pressed?: boolean | undefined;
}

/** The pressable over a drawn card, as over a canvas: the card shows signs, its cover says them in full sentences. */
export function Cover({ words, pressed, ...rest }: CoverProps) {
  return (
    <Pressable
      role="button"
      aria-label={words}
      aria-pressed={pressed}
      {...rest}
      style={({ pressed: down }) => [styles.cover, down && styles.down]}
    />
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, borderRadius: 6 },
  down: { backgroundColor: '#FFFFFF1F' },
});
