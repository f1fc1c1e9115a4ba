import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { feel } from '@/feel';
import { Pointable } from '@/table/learn/pointing';
import { radius, space, useTheme } from '@/theme';
import { IconButton, Text } from '@/theme/ui';

import { actsFor } from './acts';
import { AidsSheet } from './AidsSheet';
import { useThrowProfile } from './profile';
import { SafetySheet } from './SafetySheet';
import { useSeen } from './seen';
import { aimWords } from './sonar';
import { LOFT_STEP, type Controls } from './useControls';

const AIM_STEP = 2;
/** Acts of the phone itself that have no direction: an arrow is set before. */
const needsArrow = ({ setting, method }: Controls): boolean =>
  method === 'sensor' && actsFor(setting.ids, method).some(({ kind }) => kind === 'puffs' || kind === 'slam');

/** Whole degrees; down is below zero. */
const wholeDegrees = (degrees: number): string => numeral(Math.round(degrees));

/** Past the column at the edge. */
const BESIDE = 44 + 2 * space.tiny;

/** Loft, walking round the table, props and motion: everything one sets before the throw. */
export function ThrowTools({ controls, leftHanded }: { controls: Controls; leftHanded: boolean }) {
  const { colours } = useTheme();
  const { setting, loftSpan, motion } = controls;
  const explained = useSeen((store) => store.explained);
  const note = useSeen((store) => store.note);
  const [warning, setWarning] = useState(false);
  const [aids, setAids] = useState(false);
  const sonar = useThrowProfile((profile) => profile.sonar);
  const aims = sonar || needsArrow(controls);
  // The weaker hand needs its whole strip.
  const isStripFree = controls.viewpoint.aside === 0;
  const walkSide = isStripFree ? (leftHanded ? styles.right : styles.left) : leftHanded ? styles.besideLeft : styles.besideRight;
  const ground = { backgroundColor: `${colours.card}CC` };
  const tick = (action: () => void) => () => {
    feel('tick');
    action();
  };
  return (
    <>
      <SafetySheet
        visible={warning}
        onClose={() => setWarning(false)}
        onAgree={() => {
          note(['motion']);
          setWarning(false);
          controls.switchMotion();
        }}
      />
      <AidsSheet visible={aids} ids={setting.ids} onClose={() => setAids(false)} />
      <View style={[styles.edge, leftHanded ? styles.left : styles.right]} pointerEvents="box-none">
        <View style={[styles.column, ground]}>
          <IconButton icon="hand" label="Throwing aids" onPress={tick(() => setAids(true))} />
        </View>
        {motion !== 'none' && (
          <Pointable label="Throw by moving the phone" style={[styles.column, ground]}>
            <IconButton
              icon="vibrating-smartphone"
              label={motion === 'on' ? 'Motion is on: throw by touch instead' : 'Throw by moving the phone'}
              tone={motion === 'on' ? 'accent' : 'ink'}
              aria-pressed={motion === 'on'}
              onPress={tick(motion === 'on' || explained.includes('motion') ? controls.switchMotion : () => setWarning(true))}
            />
          </Pointable>
        )}
        {controls.placed.length > 0 && (
          <View style={[styles.column, ground]}>
            <IconButton icon="spinning-top" label="Turn the prop" onPress={tick(() => controls.turnProp(0, 1))} />
          </View>
        )}
        <Pointable label="Throw higher" style={[styles.column, ground]}>
          <IconButton icon="plus" label="Throw higher" disabled={setting.loft >= loftSpan[1]} onPress={tick(() => controls.tip(LOFT_STEP))} />
          <Text size="tiny" bold align="center" role="img" aria-label={`Loft ${wholeDegrees(setting.loft)} degrees`}>{wholeDegrees(setting.loft)}°</Text>
          <IconButton icon="minus" label="Throw flatter or down" disabled={setting.loft <= loftSpan[0]} onPress={tick(() => controls.tip(-LOFT_STEP))} />
        </Pointable>
      </View>
      <View style={[styles.edge, walkSide]} pointerEvents="box-none">
        {aims && (
          <View style={[styles.row, ground]}>
            <IconButton icon="previous-button" label="Aim further left" onPress={tick(() => controls.point(-AIM_STEP))} />
            <Text size="tiny" bold align="center" role="img" aria-label={aimWords(controls.aside)} style={styles.aim}>{wholeDegrees(controls.aside)}°</Text>
            <IconButton icon="next-button" label="Aim further right" onPress={tick(() => controls.point(AIM_STEP))} />
          </View>
        )}
        <View style={[styles.row, styles.fit, ground]}>
          <IconButton icon="clockwise-rotation" label="Walk 5 degrees round the table to the left" onPress={tick(() => controls.walk(-1))} />
          <IconButton icon="anticlockwise-rotation" label="Walk 5 degrees round the table to the right" onPress={tick(() => controls.walk(1))} />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', bottom: space.tiny, gap: space.tiny },
  row: { flexDirection: 'row', borderRadius: radius.medium, alignItems: 'center' },
  fit: { alignSelf: 'flex-start' },
  aim: { width: 34 },
  left: { left: space.tiny },
  right: { right: space.tiny },
  besideLeft: { left: BESIDE },
  besideRight: { right: BESIDE },
  column: { borderRadius: radius.medium, alignItems: 'center' },
});
