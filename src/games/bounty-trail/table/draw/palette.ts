import type { Colour } from '../../content/card';

/** The four difficulties; each also carries one to four notches, so that colour is never alone. */
export const CARD_COLOURS: Readonly<Record<Colour, { readonly paper: string; readonly band: string; readonly ink: string }>> = {
  green: { paper: '#EEE3BE', band: '#5E7A43', ink: '#26331A' },
  yellow: { paper: '#F4DFA2', band: '#B7791C', ink: '#4A2E08' },
  red: { paper: '#F0CDA8', band: '#A2371F', ink: '#47130A' },
  black: { paper: '#D9CDB8', band: '#3A3230', ink: '#1B1413' },
};

export const INK = '#2A190D';
export const BRASS = '#C98F2B';
export const BRASS_DARK = '#6B430C';
export const HEART = '#A81B1B';
export const ENTRY_INK = '#FFF6E2';
export const IRON = '#3A2A1E';
/** The desert floor between and around the posters. */
export const GROUND = '#C79E63';
export const GROUND_DARK = '#A67C45';
