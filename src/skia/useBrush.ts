import { Skia, useTypeface } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import { boxFaces, fontFile } from '@/theme/fonts';
import type { BoxId } from '@/theme/palettes';

import { Brush } from './brush';

/** The brush of a box: it draws with that box's typefaces, and is a new one when one of them has arrived. */
export function useBrush(box: BoxId): Brush {
  const { display, body, bold } = boxFaces[box];
  const displayFace = useTypeface(fontFile(display));
  const bodyFace = useTypeface(fontFile(body));
  const boldFace = useTypeface(fontFile(bold));
  return useMemo(
    () =>
      new Brush(Skia, {
        ...(displayFace && { [display]: displayFace }),
        ...(bodyFace && { [body]: bodyFace }),
        ...(boldFace && { [bold]: boldFace }),
      }),
    [display, body, bold, displayFace, bodyFace, boldFace],
  );
}
