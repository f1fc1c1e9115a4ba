import { soleWindow, type Holds } from './hold';

/** A phone shows the app once. */
export const deviceHolds: Holds = soleWindow;
