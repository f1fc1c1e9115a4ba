/** What every surface is coloured with, on the shelf and in the boxes alike; so every component fits everywhere. */
export interface Palette {
  readonly scheme: 'dark' | 'light';
  /** The background, what lies on it, and what lies on that. */
  readonly paper: string;
  readonly card: string;
  readonly raised: string;
  readonly line: string;
  readonly ink: string;
  readonly dim: string;
  /** What asks to be touched, and the text on it. */
  readonly accent: string;
  readonly onAccent: string;
  readonly danger: string;
  readonly good: string;
  /** Light that falls on things: highlights, reachable places. */
  readonly glow: string;
}

export const shelfPalettes: Readonly<Record<'dark' | 'light', Palette>> = {
  dark: {
    scheme: 'dark', paper: '#12100E', card: '#1D1916', raised: '#2A2420', line: '#40372F', ink: '#F5ECDD', dim: '#BBAE9C',
    accent: '#EBAA48', onAccent: '#1B1204', danger: '#FF8573', good: '#82D6A4', glow: '#FFD48A',
  },
  light: {
    scheme: 'light', paper: '#EFE6D7', card: '#FAF4E9', raised: '#FFFDF8', line: '#CBBDA6', ink: '#231B14', dim: '#5B4F42',
    accent: '#84450A', onAccent: '#FFF8EC', danger: '#A82018', good: '#1C6238', glow: '#FFC766',
  },
};

/** Red against green says nothing to one man in twelve; blue against orange does. */
const COLOUR_BLIND = {
  dark: { danger: '#FFA24D', good: '#7CC0FF' },
  light: { danger: '#8A3B00', good: '#00467F' },
} as const;

export type PaletteKind = 'standard' | 'colourBlind';

export const paletteFor = (palette: Palette, kind: PaletteKind): Palette =>
  kind === 'standard' ? palette : { ...palette, ...COLOUR_BLIND[palette.scheme] };

/** One colour per seat, apart in hue and in lightness; tables add a shape or an initial to each. */
export const seatColours: Readonly<Record<PaletteKind, readonly string[]>> = {
  standard: ['#E4573D', '#3E8EDE', '#E8B23A', '#4FAE6A', '#A86BD6', '#E58BB0'],
  colourBlind: ['#D55E00', '#56B4E9', '#F0E442', '#009E73', '#CC79A7', '#E69F00'],
};
