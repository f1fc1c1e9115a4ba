import type { EventId } from '../../content/terms';
import type { BattleState } from '../state';

/** The Events that are still to come, the next one first: their order is no secret (RR-94), and a Fact may have changed that of the first deck. */
export function eventsToCome({ eventSet, events, extra }: Pick<BattleState, 'eventSet' | 'events' | 'extra'>): EventId[] {
  const order = (extra.eventOrder ?? eventSet).filter((id) => eventSet.includes(id));
  return order.slice(order.length - events.cards.length);
}
