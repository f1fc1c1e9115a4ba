import {
  PaintStyle, StrokeCap, StrokeJoin,
  type Skia as SkiaValue, type SkFont, type SkPaint, type SkPath, type SkTypeface,
} from '@shopify/react-native-skia';

/** The whole of Skia, as a value: a test hands over a headless one. */
export type Skia = typeof SkiaValue;

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

/** What is on a face, in its own square. */
export type Print =
  | { readonly kind: 'path'; readonly path: SkPath }
  | { readonly kind: 'text'; readonly text: string; readonly font: SkFont; readonly x: number; readonly y: number; readonly scale: number };

/** A look, ready to draw: everything that can be made before the dice move. */
export interface DieSkin {
  /** By face and shade. */
  readonly grounds: readonly (readonly SkPaint[])[];
  readonly inks: readonly (readonly SkPaint[])[];
  readonly prints: readonly (Print | undefined)[];
  readonly body: readonly SkPaint[];
  readonly bodyLine: readonly SkPaint[];
}

/** Half the side of the printed area, when half the face is 1. */
const PRINT = 0.6;
const FONT_SIZE = 100;
/** Capitals and figures as a share of the size of a usual face. */
const CAP_HEIGHT = 0.72;
const PIP_RADIUS = 0.175;
const PIP_GAP = 0.46;

const PIPS: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, 1], [-1, 1], [1, -1]],
  5: [[-1, -1], [1, 1], [-1, 1], [1, -1], [0, 0]],
  6: [[-1, -1], [1, 1], [-1, 1], [1, -1], [-1, 0], [1, 0]],
};

export const PIP_FACES: readonly FacePrint[] = ([1, 2, 3, 4, 5, 6] as const).map((count) => ({ kind: 'pips', count }));
export const numberFaces = (texts: readonly string[]): readonly FacePrint[] => texts.map((text) => ({ kind: 'text', text }));

function pipsPath(skia: Skia, count: 1 | 2 | 3 | 4 | 5 | 6): SkPath {
  const path = skia.PathBuilder.Make();
  const radius = count === 1 ? PIP_RADIUS * 1.35 : PIP_RADIUS;
  for (const [x, y] of PIPS[count]) path.addCircle(x * PIP_GAP, y * PIP_GAP, radius);
  return path.detach();
}

/** Letters have no path on the web, so they are drawn as text, scaled into the face. */
function textPrint(skia: Skia, text: string, typeface: SkTypeface | undefined): Print | undefined {
  if (typeface === undefined) return undefined;
  const font = skia.Font(typeface, FONT_SIZE);
  const width = font.getTextWidth(text);
  const height = FONT_SIZE * CAP_HEIGHT;
  return { kind: 'text', text, font, x: -width / 2, y: height / 2, scale: Math.min((2 * PRINT * 0.95) / height, (2 * PRINT * 1.1) / width) };
}

function iconPath(skia: Skia, svg: string, grid: number): SkPath {
  const path = skia.Path.MakeFromSVGString(svg);
  if (path === null) throw new Error(`not an SVG path: ${svg.slice(0, 40)}`);
  const place = skia.Matrix();
  place.scale((2 * PRINT * 1.12) / grid, (2 * PRINT * 1.12) / grid);
  place.translate(-grid / 2, -grid / 2);
  return skia.PathBuilder.Make().addPath(path, place).detach();
}

function printOf(skia: Skia, art: FaceArt, typeface: SkTypeface | undefined): Print | undefined {
  switch (art.kind) {
    case 'blank': return undefined;
    case 'pips': return { kind: 'path', path: pipsPath(skia, art.count) };
    case 'text': return textPrint(skia, art.text, typeface);
    case 'icon': return { kind: 'path', path: iconPath(skia, art.path, art.grid) };
  }
}

/** From deep shade to full light; the last steps lean towards white like lacquer does. */
function shadesOf(skia: Skia, colour: string, depth: number): SkPaint[] {
  const [r = 0, g = 0, b = 0] = skia.Color(colour);
  return Array.from({ length: SHADES }, (_, shade) => {
    const light = shade / (SHADES - 1);
    const dark = 1 - depth * (1 - Math.min(1, light * 1.18));
    const gloss = Math.max(0, light - 0.8) * 0.7;
    const mix = (channel: number): number => channel * dark + (1 - channel * dark) * gloss;
    const paint = skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Float32Array.of(mix(r), mix(g), mix(b), 1));
    return paint;
  });
}

const FACE_DEPTH = 0.62;
const INK_DEPTH = 0.35;

function asLines(paints: readonly SkPaint[]): SkPaint[] {
  return paints.map((paint) => {
    const line = paint.copy();
    line.setStyle(PaintStyle.Stroke);
    line.setStrokeJoin(StrokeJoin.Round);
    line.setStrokeCap(StrokeCap.Round);
    return line;
  });
}

/** Text faces stay blank until their typeface is there. */
export function makeSkin(skia: Skia, look: DieLook, typeface?: SkTypeface): DieSkin {
  const kept = new Map<string, SkPaint[]>();
  const shades = (colour: string, depth: number): SkPaint[] => {
    const key = `${colour}/${depth}`;
    const paints = kept.get(key) ?? shadesOf(skia, colour, depth);
    kept.set(key, paints);
    return paints;
  };
  const body = shades(look.colour, FACE_DEPTH);
  return {
    grounds: look.faces.map((face) => shades(face.ground ?? look.colour, FACE_DEPTH)),
    inks: look.faces.map((face) => shades(face.ink ?? look.ink, INK_DEPTH)),
    prints: look.faces.map((face) => printOf(skia, face, typeface)),
    body,
    bodyLine: asLines(body),
  };
}
