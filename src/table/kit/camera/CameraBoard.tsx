import { Canvas, Group } from '@shopify/react-native-skia';
import { useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';

import { own } from '@/engine/own';

import { BoardFitContext } from '../../board/boardContext';
import type { BoardFit } from '../../board/fit';
import { Overlay } from '../../board/Overlay';
import { CameraContext } from './cameraContext';
import { CameraTools } from './CameraTools';
import { CAMERA_KEYS, useCamera, type CameraWishes } from './useCamera';
import { useMouse } from './useMouse';

interface CameraBoardProps {
  /** The whole board in its room. */
  readonly fit: BoardFit;
  readonly label: string;
  readonly wishes: CameraWishes;
  readonly scene: ReactNode;
  readonly children: ReactNode;
}

/** A board one can look at from near. The drawing moves on the device's drawing thread; hotspots are carried along, and laid anew when it rests. */
export function CameraBoard({ fit, label, wishes, scene, children }: CameraBoardProps) {
  const camera = useCamera(fit, wishes);
  const view = useRef<View>(null);
  useMouse(view, camera);
  const onKey = (key: string): boolean => {
    const turn = own(CAMERA_KEYS, key);
    turn?.(camera);
    return turn !== undefined;
  };
  return (
    <BoardFitContext value={camera.fit}>
      <CameraContext value={camera.reveal}>
        <View style={styles.canvas} aria-hidden pointerEvents="none">
          <Canvas style={styles.canvas}>
            <Group transform={camera.transform}>{scene}</Group>
          </Canvas>
        </View>
        <GestureDetector gesture={camera.gesture} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
          <View ref={view} style={styles.clip}>
            <Animated.View style={[styles.carried, camera.overlayStyle]}>
              <Overlay label={label} onKey={onKey}>{children}</Overlay>
            </Animated.View>
          </View>
        </GestureDetector>
        <CameraTools camera={camera} whole={fit} />
      </CameraContext>
    </BoardFitContext>
  );
}

const styles = StyleSheet.create({
  canvas: { ...StyleSheet.absoluteFill },
  clip: { ...StyleSheet.absoluteFill, overflow: 'hidden' },
  carried: { ...StyleSheet.absoluteFill, transformOrigin: 'top left' },
});
