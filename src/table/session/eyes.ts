import { CLOCK, type Prompt, type Seat } from '@/engine/game';
import type { Eyes } from '@/engine/moments';

import { isPerson as playsInPerson, type SeatPlayer } from '@/store/seats';

import type { Seating } from '../contract';

export interface Looking {
  /** Whose knowledge is on the screen; CLOCK: only what everybody may see. */
  readonly eyes: Seat;
  /** For whom `play` acts, if a person is asked anything. */
  readonly acting?: Seat;
  /** Who must take the device and say so before anything of theirs is shown. */
  readonly passTo?: Seat;
}

export interface AtScreen {
  readonly players: readonly SeatPlayer[];
  readonly seating: Seating;
  /** Who has said to hold the device. Nobody, once somebody else has touched it. */
  readonly holder: Seat | undefined;
  /** Secret prompts are answered in corners of the screen that people shield themselves. */
  readonly corners: boolean;
  /** Whether a seat knows more than everybody does right now. */
  hasSecrets(seat: Seat): boolean;
}

export const isPerson = (players: readonly SeatPlayer[], seat: Seat): boolean => {
  const player = players[seat];
  return player !== undefined && playsInPerson(player);
};

export const peopleOf = (players: readonly SeatPlayer[]): readonly Seat[] =>
  players.map((_, seat) => seat).filter((seat) => isPerson(players, seat));

/** Decides who looks at the screen, so that nothing secret is ever drawn for the wrong person. */
export function whoLooks(prompts: readonly Prompt[], atScreen: AtScreen): Looking {
  const { players, holder } = atScreen;
  const people = peopleOf(players);
  const asked = prompts.filter((prompt) => isPerson(players, prompt.seat));
  const alone = people.length === 1 ? people[0] : undefined;
  if (alone !== undefined) return { eyes: alone, acting: asked.length > 0 ? alone : undefined };
  const first = asked.find((prompt) => prompt.seat === holder) ?? asked[0];
  if (!first) return { eyes: holder ?? CLOCK };
  if (atScreen.corners && atScreen.seating === 'around') return { eyes: CLOCK };
  if (first.seat === holder) return { eyes: holder, acting: holder };
  if (first.secret) return { eyes: CLOCK, passTo: first.seat };
  return { eyes: atScreen.hasSecrets(first.seat) ? CLOCK : first.seat, acting: first.seat };
}

/**
 * The questions people at this screen may answer now. Around it that is everybody's, but not while it shows what is for one
 * pair of eyes: then the others wait for their turn.
 */
export function promptsHere(prompts: readonly Prompt[], { eyes, acting }: Looking, { players, seating }: Pick<AtScreen, 'players' | 'seating'>): readonly Prompt[] {
  const isPrivate = prompts.some((prompt) => prompt.secret && prompt.seat === eyes);
  return prompts.filter(({ seat }) => (seating === 'around' && !isPrivate ? isPerson(players, seat) : seat === acting));
}

/** Who still holds the device after a move: a move by somebody else means that it went round. */
export function holderAfter(seat: Seat, atScreen: AtScreen): Seat | undefined {
  const { holder, players, seating } = atScreen;
  if (!isPerson(players, seat)) return holder;
  return seating !== 'around' && seat === holder ? holder : undefined;
}

/**
 * How the last move can be taken back at this screen: at once by whoever made it, after a question where nobody knows who
 * is touching, or not at all while somebody else has the device.
 */
export function undoAt(mover: Seat, { acting, passTo }: Looking, { players, seating, holder }: AtScreen): 'now' | 'asks' | undefined {
  if (peopleOf(players).length === 1) return 'now';
  if (passTo !== undefined) return undefined;
  if (seating === 'around') return 'asks';
  if (acting === mover) return 'now';
  return holder === undefined || holder === mover ? 'asks' : undefined;
}

/** Whose knowledge a film of the match shows: all of it (undefined) when it is over, before that no more than this screen may show. */
export function whoWatches(players: readonly SeatPlayer[], isOver: boolean): Eyes {
  const people = peopleOf(players);
  if (isOver) return undefined;
  return people.length === 1 ? people[0] : CLOCK;
}
