import { SUFFERED } from '../../content/rounds';
import { cardOf, type CardId } from '../../content/vengeanceCards';
import { suffer } from '../../rules/hero/tracks';
import type { Player } from '../../rules/state';

/** Names of what is dragged in the Wronging, and of where it goes. */
export const thingOfGrudge = (card: CardId): string => `grudge ${card}`;
export function grudgeOfThing(thing: string): CardId | undefined {
  const [kind, card] = thing.split(' ');
  return kind === 'grudge' ? (card as CardId) : undefined;
}
export const KEEP_SPOT = 'keep';
export const SUFFER_SPOTS = Array.from({ length: SUFFERED }, (_, i) => `suffer ${i}`);

/** The hero with the damage of these cards on the tracks, as the rules would put it there. */
export function afterSuffering(player: Player, cards: readonly CardId[]): Player {
  const after: Player = { ...player, mind: player.mind.slice(), skill: player.skill.slice(), health: player.health.slice() };
  for (const card of cards) for (const { track, severe, count } of cardOf(card).damage) suffer(after, track, severe, count);
  return after;
}
