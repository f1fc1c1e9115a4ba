import { Canvas, Picture } from '@shopify/react-native-skia';
import type { CSSProperties } from 'react';
import { StyleSheet } from 'react-native';

import { PAGE_COLOURS } from '@/skia/pageColours';

import { CORNER, FELT_TONES, RIM, RIM_TONES, type TrayLook } from './look/tray';
import type { TrayCanvasProps } from './TrayCanvas';

const FILL: CSSProperties = { position: 'absolute', inset: 0 };

const tones = (colour: string, { light, dark }: { readonly light: number; readonly dark: number }, middle: string): string =>
  `color-mix(in srgb, white ${100 * light}%, ${colour}), ${colour} ${middle}, color-mix(in srgb, black ${100 * dark}%, ${colour})`;

const rimStyle = ({ rim }: TrayLook): CSSProperties => ({
  ...FILL,
  borderRadius: CORNER,
  backgroundImage: `linear-gradient(165deg, ${tones(rim, RIM_TONES, '45%')})`,
  boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.22)',
});

const feltStyle = ({ felt }: TrayLook, width: number, height: number): CSSProperties => ({
  position: 'absolute',
  inset: RIM,
  borderRadius: CORNER - RIM / 2,
  backgroundImage: `radial-gradient(circle ${0.75 * Math.max(width, height)}px at ${0.42 * width - RIM}px ${0.36 * height - RIM}px, ${tones(felt, FELT_TONES, '50%')})`,
  boxShadow: 'inset 1.5px 3px 12px 7px rgba(0, 0, 0, 0.33)',
});

/**
 * On the web everything in a canvas is drawn again when anything in it moves, and so is every canvas under it. The
 * tray is part of the page instead: drawn once, sharp on every screen.
 */
export function TrayCanvas({ width, height, look, dice }: TrayCanvasProps) {
  return (
    <div style={FILL} aria-hidden {...PAGE_COLOURS}>
      <div style={rimStyle(look)}>
        <div style={feltStyle(look, width, height)} />
      </div>
      <Canvas style={StyleSheet.absoluteFill}>
        <Picture picture={dice} />
      </Canvas>
    </div>
  );
}
