import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand';

import type { Point, Rect } from '../../board/fit';

/** Somewhere a thing can be put. */
export interface Spot {
  /** True, or why not. */
  accepts(thing: string): true | string;
  measure(tell: (rect: Rect) => void): void;
}

export interface MeasuredSpot extends Rect {
  readonly id: string;
}

interface DragState {
  /** What is in the hand. */
  readonly picked: { readonly id: string; readonly label: string } | undefined;
  /** The spot under the finger that carries it. */
  readonly over: string | undefined;
}

export interface Drops {
  /** A thing was put on a spot that takes it. */
  onDrop(thing: string, spot: string): void;
  /** Why a thing cannot go to a spot. */
  onRefuse?: ((words: string, thing: string, spot: string) => void) | undefined;
}

/** What is picked up and where it may go: one hand, several spots. Taps and drags end in the same two calls. */
export class Dragging {
  readonly store: StoreApi<DragState> = createStore<DragState>(() => ({ picked: undefined, over: undefined }));
  private readonly spots = new Map<string, Spot>();
  private drops: Drops | undefined;
  private measured: Promise<readonly MeasuredSpot[]> = Promise.resolve([]);

  /** Who is told what was put where. */
  tell(drops: Drops): void {
    this.drops = drops;
  }

  addSpot(id: string, spot: Spot): () => void {
    this.spots.set(id, spot);
    return () => {
      if (this.spots.get(id) === spot) this.spots.delete(id);
    };
  }

  pick(id: string, label: string): void {
    this.store.setState({ picked: { id, label }, over: undefined });
  }

  putBack(): void {
    this.store.setState({ picked: undefined, over: undefined });
  }

  hover(spot: string | undefined): void {
    this.store.setState({ over: spot });
  }

  /** Puts what is in the hand there; whatever is refused stays in the hand. */
  dropAt(spot: string): boolean {
    const { picked } = this.store.getState();
    const verdict = picked && this.spots.get(spot)?.accepts(picked.id);
    if (!picked || verdict === undefined) return false;
    if (verdict !== true) {
      this.drops?.onRefuse?.(verdict, picked.id, spot);
      return false;
    }
    this.putBack();
    this.drops?.onDrop(picked.id, spot);
    return true;
  }

  /** A finger takes a thing up: where every spot that takes it lies on the screen now. */
  carry(id: string, label: string): Promise<readonly MeasuredSpot[]> {
    this.pick(id, label);
    const takers = [...this.spots].filter(([, spot]) => spot.accepts(id) === true);
    this.measured = Promise.all(takers.map(([name, spot]) => new Promise<MeasuredSpot>((tell) => spot.measure((rect) => tell({ id: name, ...rect })))));
    return this.measured;
  }

  /** The finger lets go there; where nothing takes the thing, it goes back. */
  async letGo({ x, y }: Point): Promise<boolean> {
    const spot = spotUnder(await this.measured, x, y);
    if (spot !== undefined && this.dropAt(spot)) return true;
    this.putBack();
    return false;
  }
}

export const DraggingContext = createContext(new Dragging());

/** The spot under a place on the screen: of several, the one whose middle is nearest. */
export function spotUnder(spots: readonly MeasuredSpot[], x: number, y: number): string | undefined {
  'worklet';
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const spot of spots) {
    if (x < spot.x || y < spot.y || x > spot.x + spot.width || y > spot.y + spot.height) continue;
    const dx = x - spot.x - spot.width / 2;
    const dy = y - spot.y - spot.height / 2;
    const distance = dx * dx + dy * dy;
    if (distance < bestDistance) {
      best = spot.id;
      bestDistance = distance;
    }
  }
  return best;
}
