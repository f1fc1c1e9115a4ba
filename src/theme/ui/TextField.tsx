import { StyleSheet, TextInput, type StyleProp, type TextStyle } from 'react-native';

import { useFontFamily } from '../fonts';
import { useTheme } from '../ThemeProvider';
import { TOUCH, radius, space } from '../tokens';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  placeholder?: string;
  maxLength?: number;
  onSubmit?(): void;
  style?: StyleProp<TextStyle>;
}

export function TextField({ label, value, onChange, placeholder, maxLength, onSubmit, style }: TextFieldProps) {
  const { colours, type, faces } = useTheme();
  const family = useFontFamily()(faces.body);
  return (
    <TextInput
      aria-label={label}
      value={value}
      onChangeText={onChange}
      placeholder={placeholder}
      placeholderTextColor={colours.dim}
      maxLength={maxLength}
      onSubmitEditing={onSubmit}
      allowFontScaling={false}
      style={[
        styles.field,
        { color: colours.ink, backgroundColor: colours.raised, borderColor: colours.line, fontSize: type.body.fontSize, fontFamily: family },
        style,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  field: { minHeight: TOUCH, minWidth: 0, borderWidth: 1.5, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
});
