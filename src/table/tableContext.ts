import { createContext, use, useEffect, useEffectEvent } from 'react';

import type { GameEvent } from '@/engine/game';

import { EventFeed, type Beat, type EventHandler } from './session/eventFeed';

const SILENT = new EventFeed(() => 'instant', { view: () => undefined, show: () => undefined, quiet: () => undefined });

/** Where the board below hears what happened. */
export const FeedContext = createContext<EventFeed>(SILENT);

/**
 * Tells every event the eyes may see, in order. The board shows `beat.before` until the handler calls `beat.arrive()`
 * or is done, then `beat.view`: things can fly from where they were to where they are. `settled` is called when a move
 * has been told to its end: what was only shown during the telling goes.
 */
export function useEventFeed<E extends GameEvent, S = unknown>(handler: EventHandler<E, S>, settled?: () => void): void {
  const feed = use(FeedContext);
  // The feed carries the events and views of the very game whose table listens.
  const latest = useEffectEvent((event: GameEvent, beat: Beat) => handler(event as E, beat as Beat<S>));
  const latestSettled = useEffectEvent(() => settled?.());
  useEffect(() => feed.subscribe((event, beat) => latest(event, beat), () => latestSettled()), [feed]);
}
