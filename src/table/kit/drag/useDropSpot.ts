import { use, useEffect, useEffectEvent, type RefObject } from 'react';
import type { View } from 'react-native';
import { useStore } from 'zustand';

import { DraggingContext } from './dragging';

export interface DropSpotState {
  /** Something is in the hand that may be put here. */
  readonly lit: boolean;
  /** The finger that carries it is here. */
  readonly over: boolean;
  /** What a touch would do: "put Katana here". */
  readonly words: string | undefined;
  /** Puts what is in the hand here; false: the hand is empty, or it was refused. */
  drop(): boolean;
}

/** Makes anything a spot that things can be put on, by a drag or by a touch after a touch. */
export function useDropSpot(id: string, view: RefObject<View | null>, accepts: (thing: string) => true | string): DropSpotState {
  const dragging = use(DraggingContext);
  const picked = useStore(dragging.store, (state) => state.picked);
  const over = useStore(dragging.store, (state) => state.over === id);
  const latest = useEffectEvent((thing: string) => accepts(thing));
  useEffect(
    () => dragging.addSpot(id, {
      accepts: (thing) => latest(thing),
      measure: (tell) => view.current?.measureInWindow((x, y, width, height) => tell({ x, y, width, height })),
    }),
    [dragging, id, view],
  );
  const lit = picked !== undefined && accepts(picked.id) === true;
  return { lit, over, words: lit ? `put ${picked.label} here` : undefined, drop: () => picked !== undefined && dragging.dropAt(id) };
}
