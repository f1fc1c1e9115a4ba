import { useRef } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Size } from '@/table/board/fit';
import { usePointerPaths } from '@/table/board/PointerArea';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';
import { project } from '@/dice/look/camera';

import { aimingLens, groundAt } from '../arena/lens';
import { ACT_WORDS } from './acts';
import { Arch, HopBar, RampPad, TossTrack, WeakStrip } from './Aids';
import { FirstTime } from './FirstTime';
import type { Controls } from './useControls';
import { padOf, useAttempt, type ReadyThrow } from './useAttempt';

interface ThrowLayerProps {
  readonly size: Size;
  readonly controls: Controls;
  readonly enabled: boolean;
  /** The die still flies in the dark. */
  readonly darkFlight: boolean;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  onThrow(thrown: ReadyThrow): boolean;
}

const PROP_REACH = 44;
const SENSOR_READY = ['puffs', 'ramp', 'flick', 'head', 'slam'];

/** The glass over the table: every finger is followed, and what a special throw needs is drawn. */
export function ThrowLayer({ size, controls, enabled, darkFlight, leftHanded, reducedMotion, onThrow }: ThrowLayerProps) {
  const { colours } = useTheme();
  const pad = padOf(size, controls, leftHanded);
  const { progress, acts, pointers, pressed, ready } = useAttempt({ controls, pad, enabled, onThrow });
  const pressedAt = useRef(0);
  const draggedProp = useRef<{ readonly finger: number; readonly prop: number }>(undefined);
  const camera = aimingLens(size, controls.outlook);
  const propAt = ({ x, y }: { x: number; y: number }): number =>
    controls.standing.findIndex((prop) => {
      const at = project(camera, prop.x, prop.y, prop.height / 2);
      return Math.hypot(at.x - x, at.y - y) < PROP_REACH;
    });
  const gesture = usePointerPaths({
    start: ({ id, x, y }) => {
      if (!enabled) return false;
      const prop = propAt({ x, y });
      if (prop >= 0) draggedProp.current = { finger: id, prop };
      else pointers.down(id, { x, y });
      return true;
    },
    move: ({ id, x, y }) => {
      const dragged = draggedProp.current;
      if (dragged?.finger !== id) return pointers.move(id, { x, y });
      const ground = groundAt(camera, { x, y });
      controls.moveProp(dragged.prop, ground.x, ground.y);
    },
    end: ({ id, x, y }) => {
      if (draggedProp.current?.finger === id) draggedProp.current = undefined;
      else pointers.up(id, { x, y });
    },
    cancel: ({ id }) => pointers.cancel(id),
  });
  const act = acts[progress.at];
  const { ids } = controls.setting;
  const words = progress.hint ?? (act && (acts.length > 1 || act.kind !== 'flick') ? `${acts.length > 1 ? `${progress.at + 1}/${acts.length} ` : ''}${ACT_WORDS[act.kind]}` : undefined);
  const wantsReady = enabled && controls.method === 'sensor' && act !== undefined && SENSOR_READY.includes(act.kind) && !progress.listening;
  return (
    <>
      <GestureDetector gesture={gesture} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
        <View style={StyleSheet.absoluteFill} />
      </GestureDetector>
      {enabled && (
        <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
          {ids.includes('weakHandShot') && <WeakStrip pad={pad} />}
          {ids.includes('underTheLegShot') && controls.method === 'touch' && <Arch pad={pad} />}
          {act?.kind === 'ramp' && controls.method === 'touch' && <RampPad pad={pad} narrow={act.requirement === 'noseShot'} />}
          {(act?.kind === 'head' || act?.kind === 'slam') && <TossTrack pad={pad} tossedAt={progress.tossedAt} slam={act.kind === 'slam'} still={reducedMotion} />}
          {progress.hopped && <HopBar pad={pad} />}
        </View>
      )}
      {(progress.dark || darkFlight) && (
        <View style={[StyleSheet.absoluteFill, styles.dark]} pointerEvents="none">
          <Text tone="dim" align="center">Eyes closed. No peeking.</Text>
        </View>
      )}
      {enabled && words !== undefined && !progress.dark && (
        <View pointerEvents="none" style={[styles.hint, { top: Math.max(96, pad.die.y - 112) }]}>
          <Text size="small" bold align="center" role="status" style={[styles.words, { backgroundColor: colours.paper }]}>{words}</Text>
        </View>
      )}
      {enabled && (
        <View style={[styles.press, { left: size.width / 2 - 22 }]} pointerEvents="box-none">
          <Pressable
            role="button"
            aria-label="Hold to throw without flicking"
            onPressIn={() => {
              pressedAt.current = performance.now();
            }}
            onPressOut={() => pressed(pressedAt.current, performance.now())}
            style={styles.key}
          />
        </View>
      )}
      {enabled && !progress.dark && <FirstTime ids={ids} method={controls.method} />}
      {wantsReady && (
        <View style={styles.ready} pointerEvents="box-none">
          <Button kind="primary" icon="vibrating-smartphone" label="Ready" onPress={ready} />
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  dark: { backgroundColor: '#000', justifyContent: 'center' },
  hint: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  words: { borderRadius: radius.round, paddingHorizontal: space.medium, paddingVertical: space.tiny, overflow: 'hidden' },
  // For keys and switches: it lies below the ring, where no finger begins a flick.
  press: { position: 'absolute', bottom: 0 },
  key: { width: 44, height: 14 },
  ready: { position: 'absolute', left: 0, right: 0, top: 100, alignItems: 'center' },
});
