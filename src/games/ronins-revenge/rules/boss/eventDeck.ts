import type { EventId, EventSlot } from '../../content/terms';
import type { BattleState } from '../state';
import { eventCard } from './mods';

/** The Events that are still to come, the next one first: their order is no secret (RR-94), and a Fact may have changed that of the first deck. */
export function eventsToCome({ eventSet, events, extra }: Pick<BattleState, 'eventSet' | 'events' | 'extra'>): EventId[] {
  const order = (extra.eventOrder ?? eventSet).filter((id) => eventSet.includes(id));
  return order.slice(order.length - events.cards.length);
}

/** RR-95: the slot on the back of the top Event, or the one that a hero has chosen for it; undefined: none is shown. */
export function nextEventSlot(state: BattleState): EventSlot | undefined {
  if (state.sequence.some((slot) => slot !== null && 'event' in slot)) return undefined;
  const [next] = eventsToCome(state);
  return next && (state.extra.eventSlot ?? eventCard(state, next).slot);
}
