import type { SkCanvas, SkFont, SkPaint, SkPicture, SkPoint, SkRRect } from '@shopify/react-native-skia';

import { isReadable, type Readable } from '../movement/values';
import { Skia } from './skia';
import { BlurStyle, ClipOp, PaintStyle, StrokeCap } from './skiaTypes';

type Live<T> = T | Readable<T>;
type Step = Readonly<Partial<Record<'translateX' | 'translateY' | 'scale' | 'scaleX' | 'scaleY' | 'rotate', number>>>;

/** How a shape is filled or drawn round. */
interface Inked {
  readonly color: string;
  readonly style?: 'fill' | 'stroke';
  readonly strokeWidth?: number;
  readonly strokeCap?: 'butt' | 'round' | 'square';
}

export interface NodeProps {
  readonly group: { readonly transform?: Live<readonly Step[]>; readonly opacity?: Live<number>; readonly clip?: SkRRect };
  readonly picture: { readonly picture: Live<SkPicture> };
  readonly circle: Inked & { readonly cx: number; readonly cy: number; readonly r: number };
  readonly rect: Inked & { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly line: Inked & { readonly p1: SkPoint; readonly p2: SkPoint };
  readonly text: Inked & { readonly font: SkFont; readonly text: string; readonly x: number; readonly y: number };
  /** Inside a circle: what it casts. */
  readonly shadow: { readonly dx: number; readonly dy: number; readonly blur: number; readonly color: string };
}
export type NodeKind = keyof NodeProps;
export type DrawnNode = { readonly [Kind in NodeKind]: { readonly kind: Kind; readonly props: NodeProps[Kind] } }[NodeKind];

/** A node of a scene, and what is in it. */
export interface Branch {
  readonly node: DrawnNode | undefined;
  readonly inside: readonly Branch[];
}

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square } as const;

const now = <T>(value: Live<T>): T => (isReadable(value) ? (value as Readable<T>).get() : value);

function inked(paint: SkPaint, { color, style = 'fill', strokeWidth = 0, strokeCap = 'butt' }: Inked): SkPaint {
  paint.setColor(Skia.Color(color));
  paint.setStyle(style === 'stroke' ? PaintStyle.Stroke : PaintStyle.Fill);
  paint.setStrokeWidth(strokeWidth);
  paint.setStrokeCap(CAPS[strokeCap]);
  return paint;
}

function move(canvas: SkCanvas, steps: readonly Step[]): void {
  for (const { translateX = 0, translateY = 0, scale = 1, scaleX = scale, scaleY = scale, rotate } of steps) {
    if (translateX !== 0 || translateY !== 0) canvas.translate(translateX, translateY);
    if (scaleX !== 1 || scaleY !== 1) canvas.scale(scaleX, scaleY);
    if (rotate) canvas.rotate((rotate * 180) / Math.PI, 0, 0);
  }
}

function drawShadow(canvas: SkCanvas, { cx, cy, r }: NodeProps['circle'], { dx, dy, blur, color }: NodeProps['shadow']): void {
  const paint = Skia.Paint();
  paint.setColor(Skia.Color(color));
  paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, blur, true));
  canvas.drawCircle(cx + dx, cy + dy, r, paint);
  paint.dispose();
}

function drawGroup(canvas: SkCanvas, paint: SkPaint, { transform, opacity = 1, clip }: NodeProps['group'], inside: readonly Branch[]): void {
  const visible = now(opacity);
  if (visible <= 0) return;
  canvas.save();
  if (transform !== undefined) move(canvas, now(transform));
  if (clip) canvas.clipRRect(clip, ClipOp.Intersect, true);
  if (visible < 1) {
    const veil = Skia.Paint();
    veil.setAlphaf(visible);
    canvas.saveLayer(veil);
    veil.dispose();
  }
  drawBranches(canvas, paint, inside);
  if (visible < 1) canvas.restore();
  canvas.restore();
}

function drawNode(canvas: SkCanvas, paint: SkPaint, { kind, props }: DrawnNode, inside: readonly Branch[]): void {
  switch (kind) {
    case 'group':
      return drawGroup(canvas, paint, props, inside);
    case 'picture':
      return canvas.drawPicture(now(props.picture));
    case 'circle':
      for (const { node } of inside) if (node?.kind === 'shadow') drawShadow(canvas, props, node.props);
      return canvas.drawCircle(props.cx, props.cy, props.r, inked(paint, props));
    case 'rect':
      return canvas.drawRect({ x: props.x, y: props.y, width: props.width, height: props.height }, inked(paint, props));
    case 'line':
      return canvas.drawLine(props.p1.x, props.p1.y, props.p2.x, props.p2.y, inked(paint, { ...props, style: 'stroke' }));
    case 'text':
      return canvas.drawText(props.text, props.x, props.y, inked(paint, props), props.font);
    case 'shadow':
      return undefined;
  }
}

/** Draws a scene in its order. */
export function drawBranches(canvas: SkCanvas, paint: SkPaint, branches: readonly Branch[]): void {
  for (const { node, inside } of branches) {
    if (node) drawNode(canvas, paint, node, inside);
    else drawBranches(canvas, paint, inside);
  }
}
