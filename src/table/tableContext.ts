import { createContext, use, useEffect, useEffectEvent } from 'react';

import type { GameEvent } from '@/engine/game';

import { EventFeed, type EventHandler } from './session/eventFeed';

const SILENT = new EventFeed(() => 'instant', () => undefined);

/** Where the board below hears what happened. */
export const FeedContext = createContext<EventFeed>(SILENT);

/**
 * Tells every event the eyes may see, in order. The view stays what it was until the returned promise is done, so
 * things can move from where they were to where they are.
 */
export function useEventFeed<E extends GameEvent>(handler: EventHandler<E>): void {
  const feed = use(FeedContext);
  // The feed carries the events of the very game whose table listens.
  const latest = useEffectEvent((event: GameEvent, beat: Parameters<EventHandler<E>>[1]) => handler(event as E, beat));
  useEffect(() => feed.subscribe((event, beat) => latest(event, beat)), [feed]);
}
