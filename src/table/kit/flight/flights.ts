import { createContext, type ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand';

import type { Speed } from '@/store/settings';

import type { Rect } from '../../board/fit';
import { SLOWNESS } from '../../pace';
import type { Beat } from '../../session/eventFeed';

/** Something that goes from one place of the table to another, by the names of the places. */
export interface Journey {
  readonly piece: ReactNode;
  readonly from: string;
  readonly to: string;
}

/** A piece in the air, between two places on the screen. */
export interface Flight {
  readonly id: number;
  readonly piece: ReactNode;
  readonly from: Rect;
  readonly to: Rect;
  readonly ms: number;
}

/** How fast a piece flies; a beat says it while an event is told. */
export type FlightPace = Pick<Beat, 'instant' | 'ms' | 'wait'>;

/** For what flies when nothing is told. */
export function paceAt(speed: Speed): FlightPace {
  const ms = (normal: number) => normal * SLOWNESS[speed];
  return { instant: SLOWNESS[speed] === 0, ms, wait: (normal) => new Promise((done) => setTimeout(done, ms(normal))) };
}

type Measure = (tell: (rect: Rect) => void) => void;

/** How long a piece is in the air, in milliseconds at normal speed. */
export const FLIGHT_MS = 420;
/** Where something lies is known at once, or it is not on the screen. */
const MEASURING_MS = 80;

/** Pieces that are seen to go from where they were to where they are now. Where there is nothing to fly from or to, nothing flies. */
export class Flights {
  readonly store: StoreApi<{ readonly aloft: readonly Flight[] }> = createStore(() => ({ aloft: [] as readonly Flight[] }));
  private readonly places = new Map<string, Measure>();
  private next = 0;

  addPlace(name: string, measure: Measure): () => void {
    this.places.set(name, measure);
    return () => {
      if (this.places.get(name) === measure) this.places.delete(name);
    };
  }

  /** Done when the piece has landed. */
  async fly({ piece, from, to }: Journey, pace: FlightPace): Promise<void> {
    const measure = [this.places.get(from), this.places.get(to)];
    if (pace.instant || measure.includes(undefined)) return;
    const rects = await Promise.race([Promise.all(measure.map((each) => new Promise<Rect>((tell) => each?.(tell)))), pace.wait(MEASURING_MS)]);
    const [start, end] = rects ?? [];
    if (!start || !end) return;
    const flight: Flight = { id: this.next++, piece, from: start, to: end, ms: pace.ms(FLIGHT_MS) };
    this.store.setState(({ aloft }) => ({ aloft: [...aloft, flight] }));
    await pace.wait(FLIGHT_MS);
    this.store.setState(({ aloft }) => ({ aloft: aloft.filter((each) => each !== flight) }));
  }
}

export const FlightsContext = createContext(new Flights());
