import type { Speed } from '@/store/settings';

/** How much longer or shorter than normal everything takes. */
export const SLOWNESS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** The same as a speed: 2 is twice as fast, 0 means at once. */
export const paceOf = (speed: Speed): number => (SLOWNESS[speed] === 0 ? 0 : 1 / SLOWNESS[speed]);
