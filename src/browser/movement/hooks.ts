import { useEffect, useLayoutEffect, useState } from 'react';

import { MovingStyle, type PlainStyle } from './style';
import { DerivedValue, MovingValue } from './values';

export function useSharedValue<T>(initial: T): MovingValue<T> {
  const [value] = useState(() => new MovingValue(initial));
  useEffect(() => () => value.stop(), [value]);
  return value;
}

export function useDerivedValue<T>(work: () => T): DerivedValue<T> {
  const [value] = useState(() => new DerivedValue(work));
  // What it reads of a render changes with the function: the compiler makes no new one where nothing has changed.
  useLayoutEffect(() => value.change(work), [value, work]);
  useEffect(() => () => value.release(), [value]);
  return value;
}

export function useAnimatedStyle(work: () => PlainStyle): MovingStyle {
  const [style] = useState(() => new MovingStyle(work));
  useLayoutEffect(() => style.change(work), [style, work]);
  useEffect(() => () => style.release(), [style]);
  return style;
}
