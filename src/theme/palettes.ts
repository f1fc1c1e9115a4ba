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

export const BOX_IDS = ['bounty-trail', 'roll-and-fight', 'dungeon-fighter', 'vengeance', 'ronins-revenge', 'pig'] as const;
export type BoxId = (typeof BOX_IDS)[number];
export const isBoxId = (id: string): id is BoxId => (BOX_IDS as readonly string[]).includes(id);

export const boxPalettes: Readonly<Record<BoxId, Palette>> = {
  /** A wanted poster that hung in the sun for a summer. */
  'bounty-trail': {
    scheme: 'light', paper: '#E6D3AB', card: '#F1E3C2', raised: '#F9F0D9', line: '#B79A66', ink: '#2A190D', dim: '#5A4123',
    accent: '#86340F', onAccent: '#FFF3DC', danger: '#931710', good: '#2C5824', glow: '#FFD36B',
  },
  /** Neon and blood-red marker on a black dry-erase board. */
  'roll-and-fight': {
    scheme: 'dark', paper: '#101218', card: '#191C25', raised: '#242936', line: '#3D4558', ink: '#F3F6FB', dim: '#AEB8CB',
    accent: '#FF4D6A', onAccent: '#1A0307', danger: '#FF8A5C', good: '#3DEBA4', glow: '#4DE3FF',
  },
  /** Comic ink on damp stone, lit by one torch. */
  'dungeon-fighter': {
    scheme: 'dark', paper: '#21172A', card: '#2E2139', raised: '#3C2C4A', line: '#5B4570', ink: '#FFF2D9', dim: '#CDBBD3',
    accent: '#FFB335', onAccent: '#241300', danger: '#FF8670', good: '#98E574', glow: '#FFDB7A',
  },
  /** A grindhouse poster, three colours and a bad print. */
  vengeance: {
    scheme: 'light', paper: '#EBCF8B', card: '#F4E0AE', raised: '#FBEFCF', line: '#B0873C', ink: '#1A0E09', dim: '#55371A',
    accent: '#A01210', onAccent: '#FFF1D0', danger: '#8A0E0C', good: '#2A521B', glow: '#FFB52E',
  },
  /** Ink on washi, one seal of lacquer red. */
  'ronins-revenge': {
    scheme: 'light', paper: '#EFE8D8', card: '#F7F2E6', raised: '#FFFCF4', line: '#BDB29B', ink: '#1B1918', dim: '#554D43',
    accent: '#9E1B1B', onAccent: '#FFF6EC', danger: '#8F1414', good: '#2A573F', glow: '#E0B25A',
  },
  /** A farmhouse kitchen table. */
  pig: {
    scheme: 'light', paper: '#F7E0D8', card: '#FCEEE8', raised: '#FFF8F4', line: '#D5A99C', ink: '#38191F', dim: '#6B424A',
    accent: '#9C2C50', onAccent: '#FFF2F4', danger: '#98190F', good: '#2B5C2E', glow: '#FFC38F',
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
