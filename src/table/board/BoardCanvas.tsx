import { Canvas, Group } from '@shopify/react-native-skia';
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { CameraBoard } from '../kit/camera/CameraBoard';
import type { CameraWishes } from '../kit/camera/useCamera';
import { BoardFitContext } from './boardContext';
import { fitBoard, type BoardFit, type Size } from './fit';
import { Overlay } from './Overlay';

interface BoardCanvasProps {
  /** The board in its own units, or how it is laid out in a room of that shape. */
  readonly units: Size | ((room: Size) => Size);
  readonly label: string;
  /** Lets people look closer: pinch, drag, keys, and following the action. */
  readonly camera?: CameraWishes;
  /** Skia elements in the board's units; `scale`: points of the screen for each of them, the whole board in sight. */
  scene(units: Size, scale: number): ReactNode;
  /** Hotspots and whatever else lies over the canvas. */
  children?: ReactNode | ((units: Size) => ReactNode);
}

/** One board: fills the room it gets, draws in its own units, and lays the hotspots over the drawing. */
export function BoardCanvas({ units, label, camera, scene, children }: BoardCanvasProps) {
  const [room, setRoom] = useState<Size>();
  const size = room && (typeof units === 'function' ? units(room) : units);
  const fit = room && size && fitBoard(size, room);
  const over = fit && (typeof children === 'function' ? children(fit.units) : children);
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      {fit && (camera ? <CameraBoard fit={fit} label={label} wishes={camera} scene={scene(fit.units, fit.scale)}>{over}</CameraBoard> : <StillBoard fit={fit} label={label} scene={scene(fit.units, fit.scale)}>{over}</StillBoard>)}
    </View>
  );
}

function StillBoard({ fit, label, scene, children }: { fit: BoardFit; label: string; scene: ReactNode; children: ReactNode }) {
  return (
    <BoardFitContext value={fit}>
      <View style={styles.canvas} aria-hidden pointerEvents="none">
        <Canvas style={styles.canvas}>
          <Group transform={[{ translateX: fit.left }, { translateY: fit.top }, { scale: fit.scale }]}>{scene}</Group>
        </Canvas>
      </View>
      <Overlay label={label}>{children}</Overlay>
    </BoardFitContext>
  );
}

const styles = StyleSheet.create({ room: { flex: 1 }, canvas: { ...StyleSheet.absoluteFill } });
