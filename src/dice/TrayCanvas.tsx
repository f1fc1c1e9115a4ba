import { Canvas, createPicture, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';

import { drawTray, type TrayLook } from './look/tray';

export interface TrayCanvasProps {
  readonly width: number;
  readonly height: number;
  readonly look: TrayLook;
  readonly dice: SharedValue<SkPicture>;
}

/** The tray, which never moves, and the dice in it. */
export function TrayCanvas({ width, height, look, dice }: TrayCanvasProps) {
  const tray = useMemo(
    () => createPicture((canvas) => drawTray(canvas, Skia, width, height, look), Skia.XYWHRect(0, 0, width, height)),
    [width, height, look],
  );
  return (
    <Canvas style={StyleSheet.absoluteFill} aria-hidden>
      <Picture picture={tray} />
      <Picture picture={dice} />
    </Canvas>
  );
}
