import type { Outcome } from '@/engine/game';
import { listed } from '@/engine/words';
import { isPerson, type SeatPlayer } from '@/store/seats';

/** The headline: who, from where this device's people sit. */
export function headlineOf(outcome: Outcome, players: readonly SeatPlayer[]): string {
  if (outcome.kind === 'together') return outcome.won ? 'Won!' : 'Lost';
  const winners = players.filter((_, seat) => outcome.places[seat] === 1);
  const people = players.filter(isPerson);
  const [first] = winners;
  if (people.length === 1 && first && winners.length === 1) return isPerson(first) ? 'You win!' : `${first.name} wins`;
  return winners.length === 1 ? `${first?.name ?? 'Nobody'} wins` : `${listed(winners.map(({ name }) => name))} share the win`;
}
