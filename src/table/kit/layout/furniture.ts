import { createContext, type ReactNode } from 'react';

/** What every table has around its board; the layout decides where it stands. */
export interface Furniture {
  /** The goal bar with the seats. */
  readonly goal?: ReactNode;
  /** Who must do what now, or a lesson's teacher. */
  readonly prompt?: ReactNode;
  readonly tools?: ReactNode;
  /** Stands open where there is room. */
  readonly log?: ReactNode;
}

/** Empty below a layout: a layout within a layout has no furniture of its own. */
export const FurnitureContext = createContext<Furniture>({});
