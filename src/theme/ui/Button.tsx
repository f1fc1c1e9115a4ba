import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Icon } from '../Icon';
import type { IconName } from '../iconSheets';
import { useTheme } from '../ThemeProvider';
import { radius, space } from '../tokens';
import { Text, type Tone } from './Text';
import { Touchable, type TouchableProps } from './Touchable';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<TouchableProps, 'style' | 'children'> {
  label: string;
  kind?: ButtonKind;
  icon?: IconName;
  large?: boolean;
  style?: StyleProp<ViewStyle>;
}

const TONES: Readonly<Record<ButtonKind, Tone>> = { primary: 'onAccent', secondary: 'ink', quiet: 'accent', danger: 'danger' };

/** A pressed-card button: a solid face over a darker edge, like a thick token lying on the table. */
export function Button({ label, kind = 'secondary', icon, large = false, style, ...rest }: ButtonProps) {
  const { colours, type } = useTheme();
  const tone = TONES[kind];
  const size = large ? 'large' : 'body';
  const face: ViewStyle =
    kind === 'primary'
      ? { backgroundColor: colours.accent, borderColor: colours.accent, boxShadow: '0 3px 0 rgba(0,0,0,0.35)' }
      : kind === 'quiet'
        ? { backgroundColor: 'transparent', borderColor: 'transparent' }
        : { backgroundColor: colours.raised, borderColor: kind === 'danger' ? colours.danger : colours.line, boxShadow: '0 2px 0 rgba(0,0,0,0.25)' };
  return (
    <Touchable aria-label={label} {...rest} style={[styles.button, large && styles.large, face, style]}>
      <View style={styles.row}>
        {icon && <Icon name={icon} size={type[size].fontSize * 1.25} colour={colours[tone]} />}
        <Text size={size} bold tone={tone} align="center" style={styles.label}>
          {label}
        </Text>
      </View>
    </Touchable>
  );
}

export interface IconButtonProps extends Omit<TouchableProps, 'style' | 'children'> {
  /** Icons alone say little: the label is for screen readers and for the pointer. */
  label: string;
  icon: IconName;
  tone?: Tone;
  style?: StyleProp<ViewStyle>;
}

export function IconButton({ label, icon, tone = 'ink', style, ...rest }: IconButtonProps) {
  const { colours } = useTheme();
  return (
    <Touchable aria-label={label} {...rest} style={[styles.iconButton, style]}>
      <Icon name={icon} size={24} colour={colours[tone]} />
    </Touchable>
  );
}

const styles = StyleSheet.create({
  // In a row that wraps, large letters would push it out of the window: its words wrap instead.
  button: { maxWidth: '100%', borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.large, paddingVertical: space.small, justifyContent: 'center' },
  large: { minHeight: 56, paddingHorizontal: space.wide },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.small },
  label: { flexShrink: 1 },
  iconButton: { alignItems: 'center', justifyContent: 'center', borderRadius: radius.round },
});
