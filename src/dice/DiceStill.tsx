import { Canvas, Picture, Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';

import { dieWords } from './DiceOverlay';
import type { DieLook } from './look/skin';
import { drawStillDie, makeStillStage, type StillDie } from './look/still';
import { useSkins } from './useSkins';

/** Room a resting die needs with its shadow, in die edges. */
const ROOM = 1.75;

interface PlacedDie extends Omit<StillDie, 'skin'> {
  readonly x: number;
  readonly y: number;
}

function usePicture(looks: readonly DieLook[], typeface: SkTypeface | null | undefined, size: number, places: readonly PlacedDie[]) {
  const skins = useSkins(looks, typeface, size);
  const key = JSON.stringify(places);
  return useMemo(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording();
    const stage = makeStillStage(Skia, size, PixelRatio.get());
    (JSON.parse(key) as PlacedDie[]).forEach(({ x, y, ...die }, index) => {
      const skin = skins[index];
      if (skin) drawStillDie(canvas, Skia, stage, { ...die, skin }, x, y);
    });
    return recorder.finishRecordingAsPicture();
  }, [skins, size, key]);
}

export interface DieFaceProps {
  readonly look: DieLook;
  readonly face: number;
  /** The middle of the die on the canvas, and points per edge. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly locked?: boolean;
  readonly typeface?: SkTypeface | null | undefined;
}

/** A resting die inside another board's canvas. */
export function DieFace({ look, face, x, y, size, locked, typeface }: DieFaceProps) {
  return <Picture picture={usePicture([look], typeface, size, [{ face, x, y, locked }])} />;
}

export interface ShownDie {
  readonly look: DieLook;
  readonly face: number;
  readonly shows: string;
  readonly name?: string;
  readonly locked?: boolean;
}

export interface DiceStillProps {
  readonly dice: readonly ShownDie[];
  /** Points per edge. */
  readonly size: number;
  readonly typeface?: SkTypeface | null | undefined;
}

/** A row of resting dice with a canvas of its own. */
export function DiceStill({ dice, size, typeface }: DiceStillProps) {
  const side = size * ROOM;
  const places = dice.map(({ face, locked }, index) => ({ face, locked, x: side * (index + 0.5), y: side / 2 }));
  const picture = usePicture(dice.map(({ look }) => look), typeface, size, places);
  const words = dice.map((die, index) => dieWords({ ...die, id: String(index) }, index)).join('; ');
  return (
    <View role="img" aria-label={words} style={{ width: side * dice.length, height: side }}>
      <Canvas style={StyleSheet.absoluteFill} aria-hidden>
        <Picture picture={picture} />
      </Canvas>
    </View>
  );
}
