import { createContext, use, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { createStore, useStore, type StoreApi } from 'zustand';

import type { Rect } from './fit';
import { isArrow, nextPlace } from './roving';

interface Spot {
  readonly rect: Rect;
  readonly focus: () => void;
}

/** Which hotspot the Tab key reaches; arrow keys walk to the others. */
class Roving {
  readonly store: StoreApi<{ readonly current: string | undefined }> = createStore(() => ({ current: undefined }));
  private readonly spots = new Map<string, Spot>();

  add(id: string, spot: Spot): () => void {
    this.spots.set(id, spot);
    if (this.store.getState().current === undefined) this.store.setState({ current: id });
    return () => {
      this.spots.delete(id);
      if (this.store.getState().current === id) this.store.setState({ current: this.spots.keys().next().value });
    };
  }

  visit(id: string): void {
    this.store.setState({ current: id });
  }

  /** Returns whether the key was an arrow that led somewhere. */
  press(key: string): boolean {
    const { current } = this.store.getState();
    if (!isArrow(key) || current === undefined) return false;
    const places = new Map([...this.spots].map(([id, { rect }]) => [id, rect]));
    const next = nextPlace(places, current, key);
    if (next === undefined) return false;
    this.visit(next);
    this.spots.get(next)?.focus();
    return true;
  }
}

const RovingContext = createContext(new Roving());

export const useRoving = (): Roving => use(RovingContext);

export const useIsTabStop = (id: string): boolean => useStore(useRoving().store, ({ current }) => current === id);

interface KeyPress {
  readonly key: string;
  preventDefault(): void;
}

/** The layer of labelled pressables over a canvas: what fingers, keys, screen readers and browser tests use. */
export function Overlay({ label, onKey, children }: { label: string; onKey?(key: string): boolean; children?: ReactNode }) {
  const [roving] = useState(() => new Roving());
  const keys = {
    onKeyDown: (event: KeyPress) => {
      if (roving.press(event.key) || onKey?.(event.key)) event.preventDefault();
    },
  };
  return (
    <RovingContext value={roving}>
      <View role="group" aria-label={label} style={StyleSheet.absoluteFill} pointerEvents="box-none" {...keys}>
        {children}
      </View>
    </RovingContext>
  );
}
