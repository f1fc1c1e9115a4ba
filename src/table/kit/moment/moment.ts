import type { IconName } from '@/theme/iconSheets';

/** What a decisive moment is called and known by: "Bullseye!", with the sign of it. */
export interface Moment {
  readonly title: string;
  /** One of the box's own icons, or of the house's that the box lists: it is drawn, not set. */
  readonly icon: IconName;
}

/** Everything that stands on the picture of a moment. */
export interface MomentCard extends Moment {
  /** The sentence of the log. */
  readonly words: string;
  /** The game. */
  readonly game: string;
  /** How it ended: "Kit wins". */
  readonly result: string;
  /** "Kit 24, Ana 19" */
  readonly scores: string;
}
