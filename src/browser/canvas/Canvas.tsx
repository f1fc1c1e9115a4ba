import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import { JsiSkSurface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurface';
import { useLayoutEffect, useRef, useState } from 'react';
import { View, type ViewProps } from 'react-native';

import { forget, nextFrame } from '../movement/frames';
import { reading } from '../movement/values';
import { drawBranches } from './nodes';
import { StirContext, branchesOf } from './scene';
import { CanvasKit, Skia } from './skia';

let canUseGl: boolean | undefined;

/** Old machines, remote desktops and careful browsers give no GL: there Skia draws by itself. Asked of a canvas that nobody needs, because the first question settles what a canvas is for. */
function hasGraphicsChip(): boolean {
  if (canUseGl === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    canUseGl = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return canUseGl;
}

/** Draws what lies in a canvas element whenever something of it has changed. */
class Easel {
  private element: HTMLCanvasElement | undefined;
  private surface: JsiSkSurface | undefined;
  private canvas: SkCanvas | undefined;
  private paint: SkPaint | undefined;
  private leave: (() => void)[] = [];

  readonly stir = (): void => {
    if (this.element) nextFrame('draw', this.draw);
  };

  /** Sets up in an element; returns how to take everything away. */
  setUp(element: HTMLCanvasElement): () => void {
    this.element = element;
    this.paint = Skia.Paint();
    const sizes = new ResizeObserver(this.measure);
    sizes.observe(element);
    // Nodes that come, go or change places.
    const changes = new MutationObserver(this.stir);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      this.tearDown(element);
    };
  }

  private tearDown(element: HTMLCanvasElement): void {
    forget('draw', this.draw);
    this.unwatch();
    this.element = undefined;
    if (this.surface) {
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      this.surface.ref.delete();
      this.surface = this.canvas = undefined;
    }
    this.paint?.dispose();
  }

  private readonly measure = (): void => {
    const { element } = this;
    if (!element) return;
    const [width, height] = [element.clientWidth * devicePixelRatio, element.clientHeight * devicePixelRatio];
    if (width === 0 || height === 0) return;
    element.width = width;
    element.height = height;
    const surface = hasGraphicsChip() ? CanvasKit.MakeWebGLCanvasSurface(element) : CanvasKit.MakeSWCanvasSurface(element);
    if (!surface) throw new Error('This browser gives no canvas to draw on.');
    this.surface?.ref.delete();
    const context = hasGraphicsChip() ? element.getContext('webgl2') : undefined;
    if (context) context.drawingBufferColorSpace = 'display-p3';
    this.surface = new JsiSkSurface(CanvasKit, surface);
    this.canvas = this.surface.getCanvas();
    // At once: a canvas of a new size is empty.
    this.draw();
  };

  private unwatch(): void {
    for (const off of this.leave) off();
    this.leave = [];
  }

  private readonly draw = (): void => {
    const { element, surface, canvas, paint } = this;
    if (!element || !surface || !canvas || !paint) return;
    forget('draw', this.draw);
    this.unwatch();
    canvas.clear(Float32Array.of(0, 0, 0, 0));
    canvas.save();
    canvas.scale(devicePixelRatio, devicePixelRatio);
    const { read } = reading(() => drawBranches(canvas, paint, branchesOf(element)));
    canvas.restore();
    surface.flush();
    this.leave = [...read].map((source) => source.watch(this.stir));
  };
}

/** A place to draw: what is in it are nodes of a scene. */
export function Canvas({ children, ...rest }: ViewProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const [easel] = useState(() => new Easel());
  useLayoutEffect(() => (element.current ? easel.setUp(element.current) : undefined), [easel]);
  return (
    <View {...rest}>
      <canvas ref={element} style={FILLS}>
        <StirContext value={easel.stir}>{children}</StirContext>
      </canvas>
    </View>
  );
}

const FILLS = { display: 'block', width: '100%', height: '100%' } as const;
