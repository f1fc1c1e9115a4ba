import type { Story } from '@/engine/achievements';
import type { Seat } from '@/engine/game';

import type { Event } from '../rules/events';
import type { Hunter, State } from '../rules/state';

export type Hunt = Story<State, Event>;
export type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** What happened from one reveal of the paths to the next, and how many steps the seat's own path had. */
export interface Ride {
  readonly steps: number;
  readonly events: readonly Event[];
}

export const eventsOf = (hunt: Hunt): readonly Event[] => hunt.chapters.flatMap(({ events }) => events);

export const only = <T extends Event['type']>(events: readonly Event[], type: T): readonly Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type);

/** The events of one type that are about this seat. */
export const own = <T extends Extract<Event, { readonly seat: Seat }>['type']>(events: readonly Event[], type: T, seat: Seat): readonly Told<T>[] =>
  only(events, type).filter((event) => 'seat' in event && event.seat === seat);

export function ridesOf(hunt: Hunt, seat: Seat): readonly Ride[] {
  const events = eventsOf(hunt);
  const starts = events.flatMap((event, index) => (event.type === 'pathsRevealed' ? [{ index, steps: event.plans[seat]?.steps.length ?? 0 }] : []));
  return starts.map(({ index, steps }, ride) => ({ steps, events: events.slice(index, starts[ride + 1]?.index) }));
}

export function hunterIn(state: State, seat: Seat): Hunter {
  const hunter = state.hunters[seat];
  if (!hunter) throw new RangeError(`nobody sits at ${seat}`);
  return hunter;
}

export const won = ({ outcome }: Hunt, seat: Seat): boolean => (outcome.kind === 'together' ? outcome.won === true : outcome.places[seat] === 1);

/** Five rounds to the end, with nobody down. */
export const rodeAllRounds = (hunt: Hunt): boolean => only(eventsOf(hunt), 'gameEnded').some(({ reason }) => reason === 'rounds');
