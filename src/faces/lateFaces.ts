import { drawingsCame } from '@/skia/lateDrawings';

import type { FaceSheet } from './face';

const NONE: FaceSheet = { paths: [], faces: {} };

/**
 * The faces of a box in a browser, where they weigh too much to come before its table. Who draws the first one sends for
 * them; until they are here only what lies behind a face is drawn. Lost ones cost beauty only: the next drawing sends again.
 */
export function lateFaces(fetchFaces: () => Promise<{ readonly FACES: FaceSheet }>): FaceSheet & { load(): Promise<void> } {
  let here: FaceSheet | undefined;
  let underWay: Promise<void> | undefined;
  const come = ({ FACES }: { readonly FACES: FaceSheet }): void => {
    here = FACES;
    drawingsCame();
  };
  const load = (): Promise<void> =>
    (underWay ??= fetchFaces().then(come, (error: unknown) => {
      underWay = undefined;
      throw error;
    }));
  const sheet = (): FaceSheet => {
    if (!here) void load().catch(() => undefined);
    return here ?? NONE;
  };
  return {
    get paths() {
      return sheet().paths;
    },
    get faces() {
      return sheet().faces;
    },
    load,
  };
}
