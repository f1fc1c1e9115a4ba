import { useEffect, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

/** What had the keys last, here or elsewhere on the page. */
let lastFocused: Element | null = null;

const noteFocus = ({ target }: FocusEvent): void => {
  lastFocused = target instanceof Element ? target : null;
};

/** The keys were on something that is gone: a button that was its own answer. */
const areKeysLost = (): boolean => document.activeElement === document.body && lastFocused !== null && !lastFocused.isConnected;

/**
 * Stands before the answers to a question. When the button that had the keys has gone with the last question, they come
 * here, so that Tab finds the next answer first. Nothing is seen of it, and whoever has the keys elsewhere keeps them.
 * `at` changes whenever answers may have come or gone.
 */
export function KeysHere({ at }: { readonly at: unknown }) {
  const view = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, []);
  useEffect(() => {
    if (Platform.OS === 'web' && areKeysLost() && view.current instanceof HTMLElement) view.current.focus({ preventScroll: true });
  }, [at]);
  return <View ref={view} tabIndex={-1} style={styles.here} />;
}

const styles = StyleSheet.create({ here: { position: 'absolute', width: 0, height: 0 } });
