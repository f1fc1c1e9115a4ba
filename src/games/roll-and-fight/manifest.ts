import { arriving } from '@/box/arriving';
import { arrivingPictures, arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

export const rollAndFight: BoxManifest = {
  id: 'roll-and-fight', title: 'Roll & Fight', subtitle: 'Vengeance', players: '1–4', minutes: '20–30',
  place: 2,
  pitch: 'Everybody rolls at once from one heap of dice. Then you storm your den with what you grabbed.',
  tastes: ['real-time dice', 'your own den', 'marker on board'],
  /** Neon and blood-red marker on a black dry-erase board. */
  palette: {
    scheme: 'dark', paper: '#101218', card: '#191C25', raised: '#242936', line: '#3D4558', ink: '#F3F6FB', dim: '#AEB8CB',
    accent: '#FF4D6A', onAccent: '#1A0307', danger: '#FF8A5C', good: '#3DEBA4', glow: '#4DE3FF',
  },
  fonts: { display: 'PermanentMarker', body: 'BarlowCondensed', bold: 'BarlowCondensedBold', displayScale: 0.95, displayCase: 'none', displaySpacing: 0, displayAdvance: 0.66 },
  lid: {
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
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  book: arriving(async () => (await import('./rulebook')).book),
  pictures: arrivingPictures({ pictures: () => import('./table/rulebookPictures'), icons: () => import('./icons.generated') }),
  contents: {
    version: 1,
    rules: arriving(async () => (await import('./game')).rollAndFightRules),
    box: arrivingBox(async () => (await import('./index')).rollAndFight),
    table: arrivingTable({ table: () => import('./table'), icons: () => import('./icons.generated') }),
  },
};
