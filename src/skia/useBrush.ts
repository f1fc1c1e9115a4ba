import { Skia, useTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { fontFile, type Faces } from '@/theme/fonts';

import { Brush } from './brush';
import { useDrawingsCame } from './lateDrawings';

/** The brush of a box, once that box's typefaces are there: a board never appears without its numbers. Another one whenever late drawings have come, so that boards are drawn anew. */
export function useBrush({ display, body, bold }: Pick<Faces, 'display' | 'body' | 'bold'>): Brush | undefined {
  const displayFace = useTypeface(fontFile(display));
  const bodyFace = useTypeface(fontFile(body));
  const boldFace = useTypeface(fontFile(bold));
  const came = useDrawingsCame();
  return useMemo(
    () => (displayFace && bodyFace && boldFace ? new Brush(Skia, { [display]: displayFace, [body]: bodyFace, [bold]: boldFace }, came) : undefined),
    [display, body, bold, displayFace, bodyFace, boldFace, came],
  );
}
