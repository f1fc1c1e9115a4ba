import type { BoxId, IconName } from '@/theme';

/** One cut-out of a picture, back to front. Measures are shares of the lid's width, from its centre. */
export interface ArtLayer {
  readonly shape: IconName;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly opacity?: number;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

export interface LidPicture {
  /** CSS gradients, first on top. */
  readonly ground: string;
  readonly layers: readonly ArtLayer[];
  readonly title: string;
  /** The soft edge behind the title that keeps it legible. */
  readonly titleShade: string;
  /** The cardboard of the box's sides. */
  readonly edge: string;
}

/** Every picture is cut from flat shapes like a paper theatre: far things first, light between the layers. */
export const LID_PICTURES: Readonly<Record<BoxId, LidPicture>> = {
  'bounty-trail': {
    ground: 'linear-gradient(180deg, #F4DFA9 0%, #EFB865 45%, #C8662C 78%, #7A3316 100%)',
    title: '#3A1A0A', titleShade: 'rgba(250,232,186,0.55)', edge: '#6B3216',
    layers: [
      { shape: 'art-rays', size: 2, x: 0, y: 0.02, colour: '#FFF3CE', opacity: 0.5 },
      { shape: 'art-disc', size: 0.62, x: 0, y: 0.04, colour: '#FFF4D2', opacity: 0.9 },
      { shape: 'art-mesa', size: 1.06, x: 0, y: 0.2, colour: '#A4511F', opacity: 0.75 },
      { shape: 'cloaked-figure-on-horseback', size: 0.58, x: -0.04, y: 0.24, colour: '#2B1208' },
      { shape: 'art-dunes', size: 1.3, x: 0, y: 0.16, colour: '#3F1A0B' },
      { shape: 'cactus', size: 0.26, x: 0.34, y: 0.4, colour: '#241006' },
      { shape: 'vulture', size: 0.13, x: 0.33, y: 0.23, colour: '#241006', mirrored: true },
    ],
  },
  'roll-and-fight': {
    ground: 'radial-gradient(90% 60% at 80% 12%, rgba(255,40,90,0.5), rgba(255,40,90,0) 70%), radial-gradient(80% 60% at 8% 78%, rgba(0,214,255,0.35), rgba(0,214,255,0) 70%), linear-gradient(180deg, #1B1D27, #0B0C11)',
    title: '#FFFFFF', titleShade: 'rgba(11,12,17,0.55)', edge: '#2A2E3B',
    layers: [
      { shape: 'art-scribble', size: 1.1, x: 0, y: 0.06, colour: '#FFFFFF', opacity: 0.06, turn: -14 },
      { shape: 'art-splatter', size: 1.2, x: 0.05, y: 0.1, colour: '#D3122F' },
      { shape: 'brass-knuckles', size: 0.66, x: -0.035, y: 0.11, colour: '#35E4FF', turn: -12 },
      { shape: 'brass-knuckles', size: 0.66, x: 0.025, y: 0.13, colour: '#FF2E63', turn: -12 },
      { shape: 'brass-knuckles', size: 0.66, x: -0.005, y: 0.12, colour: '#FFFFFF', turn: -12 },
      { shape: 'perspective-dice-six-faces-random', size: 0.23, x: 0.34, y: 0.42, colour: '#35E4FF', turn: 14 },
      { shape: 'perspective-dice-six-faces-five', size: 0.19, x: -0.36, y: 0.45, colour: '#FF5C83', turn: -18 },
    ],
  },
  'dungeon-fighter': {
    ground: 'radial-gradient(75% 55% at 50% 58%, #FFB43A 0%, #C9541E 34%, rgba(74,33,74,0) 78%), linear-gradient(180deg, #3A2347, #170F20)',
    title: '#FFE27A', titleShade: 'rgba(23,15,32,0.5)', edge: '#3A2A4A',
    layers: [
      { shape: 'art-bricks', size: 1.15, x: 0, y: -0.05, colour: '#120A18', opacity: 0.38 },
      { shape: 'art-burst', size: 0.94, x: 0, y: 0.15, colour: '#FFD24D', opacity: 0.9, turn: 6 },
      { shape: 'spiked-dragon-head', size: 0.64, x: 0.0, y: 0.16, colour: '#2A0F2C', mirrored: true },
      { shape: 'art-arch', size: 1.22, x: 0, y: 0.2, colour: '#503764' },
      { shape: 'flame', size: 0.2, x: -0.41, y: 0.16, colour: '#FFDE6A' },
      { shape: 'flame', size: 0.2, x: 0.41, y: 0.16, colour: '#FFDE6A', mirrored: true },
      { shape: 'perspective-dice-six-faces-random', size: 0.25, x: 0.19, y: 0.41, colour: '#FFF6DE', turn: 16 },
    ],
  },
  vengeance: {
    ground: 'linear-gradient(180deg, #F5D77E 0%, #EDB13A 60%, #C86A14 100%)',
    title: '#FFF3C9', titleShade: 'rgba(110,8,6,0)', edge: '#6E0806',
    layers: [
      { shape: 'art-rays', size: 2.1, x: 0.08, y: 0.14, colour: '#C4160F', opacity: 0.85, turn: 5 },
      { shape: 'art-disc', size: 0.78, x: 0.08, y: 0.14, colour: '#A50D0A' },
      { shape: 'art-halftone', size: 1.1, x: 0, y: 0.2, colour: '#5C0504', opacity: 0.5 },
      { shape: 'high-kick', size: 0.88, x: 0.05, y: 0.17, colour: '#170806' },
      { shape: 'art-brush', size: 1.16, x: 0, y: -0.52, colour: '#170806', turn: -3 },
      { shape: 'machete', size: 0.34, x: -0.3, y: 0.38, colour: '#170806', turn: -24 },
    ],
  },
  'ronins-revenge': {
    ground: 'radial-gradient(80% 60% at 50% 30%, #FBF6EA, rgba(251,246,234,0) 80%), linear-gradient(180deg, #F2EADA, #D8CBB2)',
    title: '#1B1918', titleShade: 'rgba(251,246,234,0.4)', edge: '#7C1414',
    layers: [
      { shape: 'art-disc', size: 0.58, x: 0.14, y: 0.0, colour: '#B3201C' },
      { shape: 'art-mountain-far', size: 1.15, x: 0, y: 0.14, colour: '#8D857A', opacity: 0.55 },
      { shape: 'art-mountain', size: 1.15, x: 0, y: 0.22, colour: '#3B3734', opacity: 0.8 },
      { shape: 'art-enso', size: 1.06, x: 0, y: 0.1, colour: '#1B1918', opacity: 0.16, turn: 40 },
      { shape: 'samurai-helmet', size: 0.62, x: -0.02, y: 0.22, colour: '#12100F' },
      { shape: 'katana', size: 0.84, x: 0.02, y: 0.3, colour: '#8F1414', turn: 8 },
    ],
  },
  pig: {
    ground: 'linear-gradient(180deg, #FBE3DA, #EFB7A7)',
    title: '#7A1D3D', titleShade: 'rgba(255,246,240,0.7)', edge: '#9C4A5C',
    layers: [
      { shape: 'art-bars', size: 1.6, x: 0, y: 0, colour: '#D9577A', opacity: 0.22 },
      { shape: 'art-bars', size: 1.6, x: 0, y: 0, colour: '#D9577A', opacity: 0.22, turn: 90 },
      { shape: 'art-disc', size: 0.84, x: 0, y: 0.14, colour: '#FFF3EC', opacity: 0.92 },
      { shape: 'pig', size: 0.58, x: 0, y: 0.12, colour: '#A8385C' },
      { shape: 'inverted-dice-5', size: 0.19, x: 0.28, y: 0.38, colour: '#38191F', turn: 12 },
    ],
  },
};
