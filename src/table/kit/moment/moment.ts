import type { GameEvent } from '@/engine/game';
import type { Told } from '@/engine/moments';
import type { Drawing } from '@/skia/Still';
import type { IconName } from '@/theme/iconSheets';

/** What a decisive moment is called and known by: "Bullseye!", with the sign of it. */
export interface Moment {
  readonly title: string;
  /** How it came about, in a few words: "rolled off the nose". */
  readonly how?: string;
  /** One of the box's own icons, or of the house's that the box lists: it is drawn, not set. */
  readonly icon: IconName;
}

/** What led up to a decisive moment, itself last, and who sits at the table. */
export interface MomentStory<S, E extends GameEvent = GameEvent> {
  readonly told: readonly Told<S, E>[];
  readonly names: readonly string[];
  readonly seatColours: readonly string[];
}

/** Draws the board of a box as it was at such a moment; undefined: that happened on no board. */
export interface MomentPainter<S, E extends GameEvent = GameEvent> {
  momentScene(story: MomentStory<S, E>): Drawing | undefined;
}

/** Everything that stands on the picture of a moment. */
export interface MomentCard extends Moment {
  /** The board at that moment; without it the sign stands large. */
  readonly scene?: Drawing;
  /** The sentence of the log. */
  readonly words: string;
  /** The game. */
  readonly game: string;
  /** How it ended: "Kit wins". */
  readonly result: string;
  /** "Kit 24, Ana 19" */
  readonly scores: string;
}
