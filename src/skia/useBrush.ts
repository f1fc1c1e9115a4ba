import { Skia, useTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { fontFile, type Faces } from '@/theme/fonts';

import { Brush } from './brush';

/** The brush of a box, once that box's typefaces are there: a board never appears without its numbers. */
export function useBrush({ display, body, bold }: Pick<Faces, 'display' | 'body' | 'bold'>): Brush | undefined {
  const displayFace = useTypeface(fontFile(display));
  const bodyFace = useTypeface(fontFile(body));
  const boldFace = useTypeface(fontFile(bold));
  return useMemo(
    () => (displayFace && bodyFace && boldFace ? new Brush(Skia, { [display]: displayFace, [body]: bodyFace, [bold]: boldFace }) : undefined),
    [display, body, bold, displayFace, bodyFace, boldFace],
  );
}
