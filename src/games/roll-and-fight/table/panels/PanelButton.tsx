import { StyleSheet } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Button, type ButtonProps } from '@/theme/ui';

/** A button of a panel: takes its share of the row, and a lesson can point at it. */
export function PanelButton({ label, ...rest }: ButtonProps) {
  return (
    <Pointable label={label} style={styles.share}>
      <Button label={label} {...rest} style={styles.button} />
    </Pointable>
  );
}

const styles = StyleSheet.create({ share: { flex: 1 }, button: { paddingHorizontal: 8 } });
