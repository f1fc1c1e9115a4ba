import { createContext } from 'react';

import type { Rect } from '../../board/fit';

/** Brings a part of the board, in its units, into sight: what the keyboard has reached must be seen. Does nothing without a camera. */
export const CameraContext = createContext<(part: Rect) => void>(() => undefined);
