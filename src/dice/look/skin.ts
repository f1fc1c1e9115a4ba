import type { SkColor, SkPaint, SkTypeface } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { printOf } from './print';
import { makeSheet, type SpriteSheet } from './sheet';

/** What is printed on one face. */
export type FaceArt =
  | { readonly kind: 'blank' }
  | { readonly kind: 'pips'; readonly count: 1 | 2 | 3 | 4 | 5 | 6 }
  | { readonly kind: 'text'; readonly text: string }
  /** An SVG path drawn in a square of side `grid`. */
  | { readonly kind: 'icon'; readonly path: string; readonly grid: number };

export type FacePrint = FaceArt & {
  /** Another ink or another ground than the rest of the die. */
  readonly ink?: string;
  readonly ground?: string;
};

/** How a die looks; plain data, so a game can keep it in a table. */
export interface DieLook {
  readonly colour: string;
  readonly ink: string;
  /** What is on faces 0…5; opposite faces add up to 5. */
  readonly faces: readonly FacePrint[];
}

/** Steps between the darkest and the brightest a face can be lit. */
export const SHADES = 24;

/** A look, ready to draw: everything that can be made before the dice move. */
export interface DieSkin {
  readonly sheet: SpriteSheet;
  /** By face: whether it has a print. */
  readonly printed: readonly boolean[];
  /** Paints for sprites, by face and shade. */
  readonly grounds: readonly (readonly SkPaint[])[];
  readonly inks: readonly (readonly SkPaint[])[];
  /** Colours of the body, by shade. */
  readonly body: readonly SkColor[];
}

export const PIP_FACES: readonly FacePrint[] = ([1, 2, 3, 4, 5, 6] as const).map((count) => ({ kind: 'pips', count }));
export const numberFaces = (texts: readonly string[]): readonly FacePrint[] => texts.map((text) => ({ kind: 'text', text }));

/** From deep shade to full light; the last steps lean towards white like lacquer does. */
function shadesOf(skia: Skia, colour: string, depth: number): SkPaint[] {
  const [r = 0, g = 0, b = 0] = skia.Color(colour);
  return Array.from({ length: SHADES }, (_, shade) => {
    const light = shade / (SHADES - 1);
    const dark = 1 - depth * (1 - Math.min(1, light * 1.18));
    const gloss = Math.max(0, light - 0.8) * 0.7;
    const mix = (channel: number): number => channel * dark + (1 - channel * dark) * gloss;
    const paint = skia.Paint();
    // Sprites fade out by themselves; smoothing the edges of their squares would only cost time.
    paint.setAntiAlias(false);
    paint.setColor(Float32Array.of(mix(r), mix(g), mix(b), 1));
    return paint;
  });
}

const FACE_DEPTH = 0.62;
const INK_DEPTH = 0.35;

/** Sharp enough for a die of 50 points on a phone. */
const USUAL_PIXELS = 160;

export interface SkinOptions {
  /** Text faces stay blank until their typeface is there. */
  readonly typeface?: SkTypeface | undefined;
  /** Pixels that an edge is long where the die looks largest. */
  readonly pixels?: number;
}

export function makeSkin(skia: Skia, look: DieLook, { typeface, pixels = USUAL_PIXELS }: SkinOptions = {}): DieSkin {
  const kept = new Map<string, SkPaint[]>();
  const shades = (colour: string, depth: number): SkPaint[] => {
    const key = `${colour}/${depth}`;
    const paints = kept.get(key) ?? shadesOf(skia, colour, depth);
    kept.set(key, paints);
    return paints;
  };
  const prints = look.faces.map((face) => printOf(skia, face, typeface));
  return {
    sheet: makeSheet(skia, prints, pixels),
    printed: prints.map((print) => print !== undefined),
    grounds: look.faces.map((face) => shades(face.ground ?? look.colour, FACE_DEPTH)),
    inks: look.faces.map((face) => shades(face.ink ?? look.ink, INK_DEPTH)),
    body: shades(look.colour, FACE_DEPTH).map((paint) => paint.getColor()),
  };
}
