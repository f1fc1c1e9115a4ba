import type { CardId } from '../../content/cards';
import { stepInBeat } from '../../rules/arrivals';
import { faceUpCard } from '../../rules/cards';
import type { Event, Figure } from '../../rules/events';
import { ridersPaths } from '../../rules/riders';
import type { Space, State } from '../../rules/state';
import { markOf, type Mark } from './marks';

/** What is known of one step: the card it led to, and what came of it. */
export interface RideStep {
  readonly card?: CardId;
  readonly marks: readonly Mark[];
}

/** The round as far as it has been told, by figure and beat. */
export type Ride = ReadonlyMap<string, RideStep>;

export const NO_RIDE: Ride = new Map();

const keyOf = (figure: Figure, beat: number): string => `${'seat' in figure ? `seat ${figure.seat}` : `rider ${figure.rider}`}, ${beat}`;

function figureOf(event: Event): Figure | undefined {
  if ('seat' in event) return { seat: event.seat };
  return 'rider' in event ? { rider: event.rider } : undefined;
}

function stepOnto(space: Space | undefined): RideStep {
  const card = faceUpCard(space);
  return card ? { card: card.id, marks: [] } : { marks: [] };
}

/** The ride with one more event; a new round begins a new one. */
export function rideAfter(ride: Ride, event: Event, { grid, walk }: State): Ride {
  if (event.type === 'pathsRevealed') return NO_RIDE;
  if (event.type === 'walked') {
    return new Map([...ride, ...event.strides.map((stride) => [keyOf(stride, event.beat), stepOnto(grid[stride.to])] as const)]);
  }
  const [mark, figure] = [markOf(event), figureOf(event)];
  if (!mark || !figure || !walk) return ride;
  const key = keyOf(figure, walk.beat);
  const before = ride.get(key);
  return new Map([...ride, [key, { ...before, marks: [...(before?.marks ?? []), mark] }]]);
}

/** One place in the table of the ride. */
export interface RideCell extends RideStep {
  readonly beat: number;
  readonly when: 'past' | 'now' | 'coming';
  /** A shorter path stands still until the last beat. */
  readonly waits: boolean;
}

export interface RideRow {
  readonly figure: Figure;
  readonly cells: readonly RideCell[];
}

/** Everybody's steps beat by beat: what has come of them, and where somebody waits. */
export function rideRows(view: State, ride: Ride): readonly RideRow[] {
  const { walk } = view;
  if (!walk) return [];
  const rowOf = (figure: Figure, steps: number): RideRow => ({
    figure,
    cells: Array.from({ length: walk.beats }, (_, index) => {
      const beat = index + 1;
      const when = beat < walk.beat ? 'past' : beat === walk.beat ? 'now' : 'coming';
      const step = when === 'coming' ? undefined : ride.get(keyOf(figure, beat));
      return { beat, when, waits: stepInBeat(beat, walk.beats, steps) === 0, ...(step ?? { marks: [] }) };
    }),
  });
  return [
    ...view.hunters.map(({ plan }, seat) => rowOf({ seat }, plan?.steps.length ?? 0)),
    ...ridersPaths(view).map((path, rider) => rowOf({ rider }, path.length)),
  ];
}
