import { arriving } from '@/box/arriving';
import { arrivingPictures, arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

import { soulsOfKurokai } from './campaignLabels';

export const roninsRevenge: BoxManifest = {
  id: 'ronins-revenge', title: 'Ronin’s Revenge', subtitle: 'Souls of Kurokai', players: '1–4', minutes: '20–35',
  place: 5,
  pitch: 'Four ronin, one boss. Every blow you choose decides the blow you receive.',
  tastes: ['boss battles', 'campaign', 'reading the enemy'],
  /** Ink on washi, one seal of lacquer red. */
  palette: {
    scheme: 'light', paper: '#EFE8D8', card: '#F7F2E6', raised: '#FFFCF4', line: '#BDB29B', ink: '#1B1918', dim: '#554D43',
    accent: '#9E1B1B', onAccent: '#FFF6EC', danger: '#8F1414', good: '#2A573F', glow: '#E0B25A',
  },
  fonts: { display: 'BarlowCondensed', body: 'Inter', bold: 'InterBold', displayScale: 1.08, displayCase: 'uppercase', displaySpacing: 3, displayAdvance: 0.56 },
  lid: {
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
  campaigns: [soulsOfKurokai],
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  book: arriving(async () => (await import('./rulebook')).book),
  pictures: arrivingPictures({ pictures: () => import('./table/rulebookPictures'), icons: () => import('./icons.generated') }),
  contents: {
    version: 9,
    rules: arriving(async () => (await import('./game')).battleRules),
    box: arrivingBox(async () => (await import('./index')).roninsRevenge),
    table: arrivingTable({ table: () => import('./table'), icons: () => import('./icons.generated') }),
  },
  inside: [
    {
      id: 'ronins-story',
      contents: {
        version: 3,
        rules: arriving(async () => (await import('./story/game')).storyRules),
        box: arrivingBox(async () => (await import('./story')).roninsStory),
        table: arrivingTable({ table: () => import('./table/story') }),
      },
    },
  ],
};
