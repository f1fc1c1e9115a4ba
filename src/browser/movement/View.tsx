import { useLayoutEffect, useRef, type Ref } from 'react';
import { View, type ViewProps } from 'react-native';

import type { Film } from './entrances';
import { MovingStyle } from './style';

interface MovingViewProps extends Omit<ViewProps, 'style'> {
  readonly style?: unknown;
  readonly entering?: Film | undefined;
  readonly exiting?: Film | undefined;
}

/** A style for React: what moves, as it is now. */
const plain = (style: unknown): unknown => {
  if (style instanceof MovingStyle) return style.current;
  return Array.isArray(style) ? style.map(plain) : style;
};

const movingIn = (style: unknown): readonly MovingStyle[] => {
  if (style instanceof MovingStyle) return [style];
  return Array.isArray(style) ? style.flatMap(movingIn) : [];
};

/** A view whose style may move, and that may come and go in a film. */
export function MovingView({ style, entering, exiting, ...rest }: MovingViewProps) {
  const view = useRef<HTMLElement>(null);
  const leaving = useRef(exiting);
  useLayoutEffect(() => {
    leaving.current = exiting;
    // React may just have laid on a style of its own.
    const { current } = view;
    if (!current) return undefined;
    const undress = movingIn(style).map((moving) => moving.dress(current));
    return () => undress.forEach((off) => off());
  });
  const coming = useRef(entering);
  useLayoutEffect(() => {
    const { current } = view;
    if (!current) return undefined;
    const film = coming.current?.play(current);
    return () => {
      film?.cancel();
      leaving.current?.playWithout(current);
    };
  }, []);
  // In a browser a view is an element.
  return <View ref={view as unknown as Ref<View>} style={plain(style) as ViewProps['style']} {...rest} />;
}
