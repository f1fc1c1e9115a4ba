import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { View } from 'react-native';
import { createStore, type StoreApi } from 'zustand';

import type { Rect } from './board/fit';
import type { Explanation } from './contract';
import { hasComeSince } from './restingPointer';

export interface ShownExplanation {
  readonly explanation: Explanation;
  readonly anchor: Rect;
  /** A long press keeps the card until the next touch; pointer and focus take it with them. */
  readonly stays: boolean;
}

export interface ExplainState {
  readonly shown: ShownExplanation | undefined;
}

export const createExplainStore = (): StoreApi<ExplainState> => createStore<ExplainState>(() => ({ shown: undefined }));

export const ExplainContext = createContext(createExplainStore());

const HOVER_MS = 700;

/** Handlers that make a pressable explain itself: long press, mouse at rest, keyboard focus. */
export function useExplanation(explanation: Explanation | undefined, target: RefObject<View | null>) {
  const store = use(ExplainContext);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef(false);
  const show = (stays: boolean) => {
    if (!explanation) return;
    pointed.current = !stays;
    target.current?.measureInWindow((x, y, width, height) =>
      store.setState({ shown: { explanation, anchor: { x, y, width, height }, stays } }),
    );
  };
  const leave = () => {
    clearTimeout(hover.current);
    pointed.current = false;
    if (store.getState().shown?.stays === false) store.setState({ shown: undefined });
  };
  // Whatever is taken away under the pointer takes its explanation with it: nothing else would tell.
  useEffect(() => () => {
    clearTimeout(hover.current);
    if (pointed.current && store.getState().shown?.stays === false) store.setState({ shown: undefined });
  }, [store]);
  return {
    onLongPress: explanation && (() => show(true)),
    onHoverIn: () => {
      const entered = Date.now();
      hover.current = setTimeout(() => hasComeSince(entered) && show(false), HOVER_MS);
    },
    onHoverOut: leave,
    /** With `byKeyboard`, because a finger's touch focuses too. */
    onFocus: (byKeyboard: boolean) => byKeyboard && show(false),
    onBlur: leave,
    /** Something else is done with it: whatever is explained goes. */
    forget: () => {
      clearTimeout(hover.current);
      store.setState({ shown: undefined });
    },
  };
}

/** Explains what is drawn by something else, where it lies on the screen: a die in a tray. */
export function useExplainAt() {
  const store = use(ExplainContext);
  return (explanation: Explanation, anchor: Rect) => store.setState({ shown: { explanation, anchor, stays: true } });
}

/** Makes anything explain itself. */
export function Explain({ children, ...explanation }: Explanation & { children: ReactNode }) {
  const view = useRef<View>(null);
  const { onHoverIn, onHoverOut, onLongPress } = useExplanation(explanation, view);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = {
    onMouseEnter: onHoverIn,
    onMouseLeave: onHoverOut,
    onTouchStart: () => {
      press.current = setTimeout(() => onLongPress?.(), HOVER_MS);
    },
    onTouchEnd: () => clearTimeout(press.current),
    onTouchCancel: () => clearTimeout(press.current),
  };
  return (
    <View ref={view} {...pointer}>
      {children}
    </View>
  );
}
