import type { Drawing } from '@/skia/Still';

import type { Entry } from '../../content/card';
import { drawEntry } from './marks';

/** The price of one side by itself, as it is painted on posters. */
export const entryStill = (entry: Entry): Drawing => ({ width: 40, height: 40, draw: (brush, canvas) => drawEntry(brush, canvas, entry, 20, 20, 17) });
