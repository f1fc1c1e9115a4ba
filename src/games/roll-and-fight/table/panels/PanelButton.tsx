import { StyleSheet } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Button, type ButtonProps } from '@/theme/ui';

interface PanelButtonProps extends Omit<ButtonProps, 'style'> {
  /** Takes twice the share of the row. */
  readonly wide?: boolean;
}

/** A button of a panel: takes its share of the row, and a lesson can point at it. */
export function PanelButton({ label, wide = false, ...rest }: PanelButtonProps) {
  return (
    <Pointable label={label} style={wide ? styles.wide : styles.share}>
      <Button label={label} {...rest} style={styles.button} />
    </Pointable>
  );
}

const styles = StyleSheet.create({ share: { flex: 1 }, wide: { flex: 2 }, button: { paddingHorizontal: 8 } });
