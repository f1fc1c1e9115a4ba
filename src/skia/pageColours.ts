/** Put on an element: canvases inside it show their colours as the page does. */
export const PAGE_COLOURS = { 'data-page-colours': '' } as const;

let heeded = false;

/**
 * Skia's canvas declares its pixels to be display-p3, so the browser converts every pixel of every frame: half the
 * cost of a frame where there is no graphics chip. What moves much can do without.
 */
export function heedPageColours(): void {
  const { prototype } = WebGL2RenderingContext;
  const original = Object.getOwnPropertyDescriptor(prototype, 'drawingBufferColorSpace');
  if (heeded || !original?.set) return;
  heeded = true;
  Object.defineProperty(prototype, 'drawingBufferColorSpace', {
    ...original,
    set(this: WebGL2RenderingContext, space: PredefinedColorSpace) {
      const { canvas } = this;
      if (canvas instanceof HTMLCanvasElement && canvas.closest('[data-page-colours]')) return;
      original.set?.call(this, space);
    },
  });
}
