import type { Seat } from '@/engine/game';
import { cardAt, show } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf, knows, NOBODY } from '@/engine/parts/cards/eyes';

import { RECON_TOKENS } from '../../content/rounds';
import { isSolo, playerOf, type Den, type Place, type State } from '../state';
import type { Play } from '../world';

export const isInPlay = (place: Place | undefined): place is Den => place?.id !== undefined;

export function denAt(state: State, place: number): Den {
  const den = state.places[place];
  if (!isInPlay(den)) throw new RangeError(`no Den lies at place ${place}`);
  return den;
}

export const isFaceUp = ({ boss }: Place): boolean => boss.known[0] === EVERYBODY;

/** Who looks at a face-down Boss has a Recon token on that Den, and nobody else has (VG-109, VG-112). */
export const hasToken = (place: Place, seat: Seat): boolean => isInPlay(place) && !isFaceUp(place) && knows(place.boss.known[0] ?? NOBODY, seat);

export function tokensOnDens(state: State, seat: Seat): number {
  let count = 0;
  for (const place of state.places) if (hasToken(place, seat)) count += 1;
  return count;
}

/** Tokens of the six that are neither in hand nor on a Den (VG-74). */
export const unclaimedTokens = (state: State, seat: Seat): number => RECON_TOKENS - playerOf(state, seat).recon - tokensOnDens(state, seat);

/** Whether a token may be put on the Den: its Boss lies face down and was not looked at by this player (VG-109 … VG-112). */
export const canScout = (place: Place | undefined, seat: Seat): boolean => isInPlay(place) && !isFaceUp(place) && !hasToken(place, seat);

export function turnUpBoss(run: Play, place: number): void {
  const den = denAt(run.state, place);
  if (isFaceUp(den)) return;
  show(den.boss, 0, EVERYBODY);
  run.emit({ type: 'bossTurnedUp', place, boss: cardAt(den.boss, 0) });
}

/** A token goes onto the Den and its owner looks at the Boss; alone the card is turned up and the token is back at once (VG-269). */
export function scout(run: Play, seat: Seat, place: number): void {
  const den = denAt(run.state, place);
  run.emit({ type: 'reconnoitred', seat, place, den: den.id });
  if (isSolo(run.state)) return turnUpBoss(run, place);
  show(den.boss, 0, eyesOf(seat));
  run.emit({ type: 'sawBoss', to: [seat], seat, place, boss: cardAt(den.boss, 0) });
}

/** One Recon point: a token of the unclaimed stock (VG-73). */
export function gainRecon(run: Play, seat: Seat): void {
  playerOf(run.state, seat).recon += 1;
  run.emit({ type: 'reconGained', seat });
}
