import { arriving } from '@/box/arriving';
import { arrivingPictures, arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

import { vengeanceForOne } from './campaignLabels';

export const vengeance: BoxManifest = {
  id: 'vengeance', title: 'Vengeance', players: '1–4', minutes: '25–60',
  place: 4,
  pitch: 'They wronged you. Train, scout, and clear their dens in three rolls at a time.',
  tastes: ['dice puzzles', 'drafting', 'a list of names'],
  /** A grindhouse poster, three colours and a bad print. */
  palette: {
    scheme: 'light', paper: '#EBCF8B', card: '#F4E0AE', raised: '#FBEFCF', line: '#B0873C', ink: '#1A0E09', dim: '#55371A',
    accent: '#A01210', onAccent: '#FFF1D0', danger: '#8A0E0C', good: '#2A521B', glow: '#FFB52E',
  },
  fonts: { display: 'AlfaSlabOne', body: 'BarlowCondensed', bold: 'BarlowCondensedBold', displayScale: 0.86, displayCase: 'uppercase', displaySpacing: 0.5, displayAdvance: 0.86 },
  lid: {
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
  campaigns: [vengeanceForOne],
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  book: arriving(async () => (await import('./rulebook')).book),
  pictures: arrivingPictures({ pictures: () => import('./table/rulebookPictures'), icons: () => import('./icons.generated') }),
  contents: {
    version: 4,
    rules: arriving(async () => (await import('./game')).vengeanceRules),
    box: arrivingBox(async () => (await import('./index')).vengeance),
    table: arrivingTable({ table: () => import('./table'), icons: () => import('./icons.generated') }),
  },
};
