import type { Seat } from '@/engine/game';

/** One duel: two thumbs on the glass, a wait, a signal. Pure, so that a test can hold both thumbs. */
export interface QuickDraw {
  readonly left: Seat;
  readonly right: Seat;
  readonly held: readonly Seat[];
  readonly signalled: boolean;
  readonly winner: Seat | undefined;
  /** The loser lifted before the signal. */
  readonly early: boolean;
}

export const newDraw = (left: Seat, right: Seat): QuickDraw => ({ left, right, held: [], signalled: false, winner: undefined, early: false });

export const bothReady = ({ held }: QuickDraw): boolean => held.length === 2;

export function press(draw: QuickDraw, seat: Seat): QuickDraw {
  return draw.winner !== undefined || draw.held.includes(seat) ? draw : { ...draw, held: [...draw.held, seat] };
}

/** After the signal the first to lift wins; before it, with both thumbs down, lifting loses. */
export function lift(draw: QuickDraw, seat: Seat): QuickDraw {
  if (draw.winner !== undefined) return draw;
  const other = seat === draw.left ? draw.right : draw.left;
  if (draw.signalled) return { ...draw, winner: seat };
  if (bothReady(draw)) return { ...draw, winner: other, early: true };
  return { ...draw, held: draw.held.filter((held) => held !== seat) };
}

export const signal = (draw: QuickDraw): QuickDraw => (bothReady(draw) && draw.winner === undefined ? { ...draw, signalled: true } : draw);

/** Three or four tied: the winner stays and meets the next in seat order. */
export const nextDraw = (winner: Seat, tied: readonly Seat[], met: readonly Seat[]): QuickDraw | undefined => {
  const next = tied.find((seat) => seat !== winner && !met.includes(seat));
  return next === undefined ? undefined : newDraw(winner, next);
};
