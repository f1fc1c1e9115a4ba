import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { Camera } from './useCamera';

/** Only browsers have a wheel, and clicks that follow a drag. */
export const useMouse = (_view: RefObject<View | null>, _camera: Camera): void => undefined;
