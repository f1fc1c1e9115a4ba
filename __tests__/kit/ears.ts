import type { GameEvent } from '@/engine/game';

/** Keeps what it is told. Something without a name is no event: nobody could tell it. */
export const ears = <E extends GameEvent>(events: E[]) => (event: E): void => {
  if (typeof event.type !== 'string' || event.type === '') throw new Error(`an event without a name: ${JSON.stringify(event)}`);
  events.push(event);
};
