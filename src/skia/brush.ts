import {
  BlurStyle, FillType, PaintStyle, StrokeCap, StrokeJoin,
  type Skia as SkiaValue, type SkCanvas, type SkFont, type SkPaint, type SkPath, type SkRect, type SkTypeface,
} from '@shopify/react-native-skia';

import type { FontFace } from '@/theme/fonts';
import { ICON_GRID, iconPath, type IconName } from '@/theme/iconSheets';

/** The whole of Skia, as a value that can be handed over. */
export type Skia = typeof SkiaValue;
export type Typefaces = Partial<Readonly<Record<FontFace, SkTypeface>>>;

export interface TextStyle {
  readonly face: FontFace;
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** Shrinks the text until it is no wider than this. */
  readonly fit?: number;
}

/** Cap height of a usual face as a share of its size: text is centred by its capitals, not by its box. */
const CAP_HEIGHT = 0.71;

/**
 * Draws onto a canvas in a few words. It is handed the Skia it draws with, so that a test can give it a headless one,
 * and it keeps paints, fonts and icon paths, because making them is what costs.
 */
export class Brush {
  private readonly paints = new Map<string, SkPaint>();
  private readonly fonts = new Map<string, SkFont>();
  private readonly icons = new Map<IconName, SkPath>();
  private readonly shapes = new Map<string, SkPath>();

  constructor(
    readonly skia: Skia,
    private readonly typefaces: Typefaces,
    /** How often late drawings have come: whatever was drawn with an older brush lacks some. */
    readonly arrivals = 0,
  ) {}

  /** For whoever prints letters on something that is no canvas of the board: dice. */
  typeface(face: FontFace): SkTypeface | undefined {
    return this.typefaces[face];
  }

  fill(colour: string): SkPaint {
    return this.kept(`f${colour}`, (paint) => paint.setColor(this.skia.Color(colour)));
  }

  /** A blurred fill: the shadow under a thing that lies on another. */
  shadow(colour: string, blur: number): SkPaint {
    return this.kept(`s${colour}${blur}`, (paint) => {
      paint.setColor(this.skia.Color(colour));
      paint.setMaskFilter(this.skia.MaskFilter.MakeBlur(BlurStyle.Normal, blur, true));
    });
  }

  stroke(colour: string, width: number, dash?: readonly number[]): SkPaint {
    return this.kept(`l${colour}${width}${dash ? `:${dash.join(',')}` : ''}`, (paint) => {
      paint.setColor(this.skia.Color(colour));
      paint.setStyle(PaintStyle.Stroke);
      paint.setStrokeWidth(width);
      paint.setStrokeCap(StrokeCap.Round);
      paint.setStrokeJoin(StrokeJoin.Round);
      if (dash) paint.setPathEffect(this.skia.PathEffect.MakeDash([...dash]));
    });
  }

  /** A stroke with torn edges, as a dry brush leaves them. */
  ragged(colour: string, width: number): SkPaint {
    return this.kept(`r${colour}${width}`, (paint) => {
      paint.setColor(this.skia.Color(colour));
      paint.setStyle(PaintStyle.Stroke);
      paint.setStrokeWidth(width);
      paint.setPathEffect(this.skia.PathEffect.MakeDiscrete(width * 1.6, width * 1.1, 7));
    });
  }

  rect(x: number, y: number, width: number, height: number): SkRect {
    return this.skia.XYWHRect(x, y, width, height);
  }

  roundRect(canvas: SkCanvas, x: number, y: number, width: number, height: number, radius: number, paint: SkPaint): void {
    canvas.drawRRect({ rect: this.rect(x, y, width, height), rx: radius, ry: radius }, paint);
  }

  path(svg: string): SkPath {
    const path = this.skia.Path.MakeFromSVGString(svg);
    if (!path) throw new Error(`not an SVG path: ${svg.slice(0, 40)}`);
    return path;
  }

  /** A path that is drawn again and again. */
  keptPath(svg: string, evenOdd = false): SkPath {
    const key = evenOdd ? `e${svg}` : svg;
    let path = this.shapes.get(key);
    if (!path) {
      path = this.path(svg);
      if (evenOdd) path = this.skia.PathBuilder.Make().addPath(path).setFillType(FillType.EvenOdd).detach();
      this.shapes.set(key, path);
    }
    return path;
  }

  /** An icon in a square of the given side about (x, y). */
  icon(canvas: SkCanvas, name: IconName, x: number, y: number, side: number, paint: SkPaint): void {
    let path = this.icons.get(name);
    if (!path) {
      path = this.path(iconPath(name));
      this.icons.set(name, path);
    }
    canvas.save();
    canvas.translate(x - side / 2, y - side / 2);
    canvas.scale(side / ICON_GRID, side / ICON_GRID);
    canvas.drawPath(path, paint);
    canvas.restore();
  }

  /** A line of text, its capitals centred on y. Nothing is drawn while its face is still loading. */
  text(canvas: SkCanvas, text: string, x: number, y: number, style: TextStyle): void {
    const font = this.fontFor(text, style);
    if (!font) return;
    const width = font.getTextWidth(text);
    const left = style.align === 'left' ? x : style.align === 'right' ? x - width : x - width / 2;
    canvas.drawText(text, left, y + (font.getSize() * CAP_HEIGHT) / 2, this.fill(style.colour), font);
  }

  /** The words in lines that are no wider than this; a word that is wider stands alone. */
  wrapped(text: string, { face, size }: Pick<TextStyle, 'face' | 'size'>, width: number): readonly string[] {
    const font = this.font(face, size);
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && (font?.getTextWidth(longer) ?? 0) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  }

  private fontFor(text: string, { face, size, fit }: TextStyle): SkFont | undefined {
    const font = this.font(face, size);
    const width = fit === undefined ? 0 : (font?.getTextWidth(text) ?? 0);
    return fit !== undefined && width > fit ? this.font(face, (size * fit) / width) : font;
  }

  private font(face: FontFace, size: number): SkFont | undefined {
    const typeface = this.typefaces[face];
    if (!typeface) return undefined;
    const key = `${face}${size}`;
    let font = this.fonts.get(key);
    if (!font) {
      font = this.skia.Font(typeface, size);
      font.setSubpixel(true);
      this.fonts.set(key, font);
    }
    return font;
  }

  private kept(key: string, set: (paint: SkPaint) => void): SkPaint {
    let paint = this.paints.get(key);
    if (!paint) {
      paint = this.skia.Paint();
      paint.setAntiAlias(true);
      set(paint);
      this.paints.set(key, paint);
    }
    return paint;
  }
}
