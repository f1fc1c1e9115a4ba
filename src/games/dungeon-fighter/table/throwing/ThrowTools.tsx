import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { radius, space, useTheme } from '@/theme';
import { IconButton, Text } from '@/theme/ui';

import { LOFT_STEP, type Controls } from './useControls';

interface ThrowToolsProps {
  readonly controls: Controls;
  readonly leftHanded: boolean;
  onPractice?(): void;
}

/** Loft at the off-hand edge, walking round the table and motion at the other. */
export function ThrowTools({ controls, leftHanded, onPractice }: ThrowToolsProps) {
  const { colours } = useTheme();
  const { setting, loftSpan, motion } = controls;
  const column = [styles.column, { backgroundColor: `${colours.card}CC` }];
  const tick = (action: () => void) => () => {
    feel('tick');
    action();
  };
  const loft = (
    <View style={column}>
      <IconButton icon="plus" label="Throw higher" disabled={setting.loft >= loftSpan[1]} onPress={tick(() => controls.tip(LOFT_STEP))} />
      <Text size="tiny" bold align="center" aria-label={`Loft ${Math.round(setting.loft)} degrees`}>{Math.round(setting.loft)}°</Text>
      <IconButton icon="minus" label="Throw flatter or down" disabled={setting.loft <= loftSpan[0]} onPress={tick(() => controls.tip(-LOFT_STEP))} />
    </View>
  );
  const walk = (
    <View style={column}>
      <IconButton icon="clockwise-rotation" label="Walk round the table to the left" onPress={tick(() => controls.walk(-1))} />
      <IconButton icon="anticlockwise-rotation" label="Walk round the table to the right" onPress={tick(() => controls.walk(1))} />
      {controls.placed.length > 0 && <IconButton icon="spinning-top" label="Turn the prop" onPress={tick(() => controls.turnProp(0, 1))} />}
      {motion !== 'none' && (
        <IconButton icon="vibrating-smartphone" label={motion === 'on' ? 'Motion is on: throw by touch instead' : 'Throw by moving the phone'} tone={motion === 'on' ? 'accent' : 'ink'} aria-pressed={motion === 'on'} onPress={tick(controls.switchMotion)} />
      )}
      {onPractice && <IconButton icon="archery-target" label="Practice range" onPress={onPractice} />}
    </View>
  );
  return (
    <>
      <View style={[styles.edge, leftHanded ? styles.right : styles.left]} pointerEvents="box-none">{loft}</View>
      <View style={[styles.edge, leftHanded ? styles.left : styles.right]} pointerEvents="box-none">{walk}</View>
    </>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', bottom: space.tiny },
  left: { left: space.tiny },
  right: { right: space.tiny },
  column: { borderRadius: radius.medium, alignItems: 'center' },
});
