import type { Lair } from '../fight/lair';

/** A position in which the actions may be ended. The search fills one object again and again: read it, do not keep it. */
export interface Leaf {
  zone: number;
  alive: number;
  skulls: number;
  /** Hurt taken since the actions began. */
  hurt: number;
  knockedOut: boolean;
  /** The slot of the Item that was used; −1: none. */
  item: number;
}

export type LeafValue = (leaf: Readonly<Leaf>, lair: Lair) => number;
