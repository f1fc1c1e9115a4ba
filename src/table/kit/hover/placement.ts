import { space } from '@/theme';

import type { Rect, Size } from '../../board/fit';

const GAP = 12;
const EDGE = space.small;
/** A card that is squeezed below this shows nothing worth reading. */
const LEAST = { height: 96, width: 140 } as const;

export interface Placement {
  readonly left: number;
  readonly top: number;
  /** What there is room for; a wider card breaks its lines, a higher one scrolls. */
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** What is free on each side of the subject. */
interface Free {
  readonly above: number;
  readonly below: number;
  readonly left: number;
  readonly right: number;
}

const within = (wanted: number, length: number, whole: number): number => Math.max(EDGE, Math.min(wanted, whole - length - EDGE));

const freeAround = (subject: Rect, window: Size): Free => ({
  above: subject.y - GAP - EDGE,
  below: window.height - subject.y - subject.height - GAP - EDGE,
  left: subject.x - GAP - EDGE,
  right: window.width - subject.x - subject.width - GAP - EDGE,
});

function upright(subject: Rect, card: Size, window: Size, free: Free, above: boolean): Placement {
  const maxHeight = above ? free.above : free.below;
  return {
    left: within(subject.x + subject.width / 2 - card.width / 2, card.width, window.width),
    top: above ? subject.y - GAP - Math.min(card.height, maxHeight) : subject.y + subject.height + GAP,
    maxWidth: window.width - 2 * EDGE,
    maxHeight,
  };
}

function aside(subject: Rect, card: Size, window: Size, free: Free, toTheRight: boolean): Placement {
  const maxWidth = toTheRight ? free.right : free.left;
  const maxHeight = window.height - 2 * EDGE;
  const height = Math.min(card.height, maxHeight);
  return {
    left: toTheRight ? subject.x + subject.width + GAP : subject.x - GAP - Math.min(card.width, maxWidth),
    top: within(subject.y + subject.height / 2 - height / 2, height, window.height),
    maxWidth,
    maxHeight,
  };
}

/**
 * Where a card stands that explains something: above it, below it or beside it, wherever it fits whole, and never over
 * it. Where it fits nowhere it is squeezed: it scrolls in the larger of the rooms above and below, or breaks its lines
 * in the larger of those at the sides.
 */
export function placeBeside(subject: Rect, card: Size, window: Size): Placement {
  const free = freeAround(subject, window);
  if (card.height <= free.above) return upright(subject, card, window, free, true);
  if (card.height <= free.below) return upright(subject, card, window, free, false);
  if (card.width <= free.right) return aside(subject, card, window, free, true);
  if (card.width <= free.left) return aside(subject, card, window, free, false);
  if (Math.max(free.above, free.below) >= LEAST.height) return upright(subject, card, window, free, free.above >= free.below);
  if (Math.max(free.left, free.right) >= LEAST.width) return aside(subject, card, window, free, free.right >= free.left);
  // A subject as large as the screen cannot be kept clear: the card stands at its lower edge.
  const maxHeight = window.height / 2;
  return { left: within(subject.x, card.width, window.width), top: within(window.height, Math.min(card.height, maxHeight), window.height), maxWidth: window.width - 2 * EDGE, maxHeight };
}
