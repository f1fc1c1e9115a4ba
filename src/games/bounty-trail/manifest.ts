import { arriving } from '@/box/arriving';
import { arrivingPictures, arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

export const bountyTrail: BoxManifest = {
  id: 'bounty-trail', title: 'Bounty Trail', players: '1–4', minutes: '15–25',
  place: 1,
  pitch: 'Draw your path in secret, walk it all at once, and pay for every door you kick in.',
  tastes: ['secret paths', 'bluff and bids', 'bullets are money'],
  /** A wanted poster that hung in the sun for a summer. */
  palette: {
    scheme: 'light', paper: '#E6D3AB', card: '#F1E3C2', raised: '#F9F0D9', line: '#B79A66', ink: '#2A190D', dim: '#5A4123',
    accent: '#86340F', onAccent: '#FFF3DC', danger: '#931710', good: '#2C5824', glow: '#FFD36B',
  },
  fonts: { display: 'Rye', body: 'SpecialElite', bold: 'SpecialElite', displayScale: 0.92, displayCase: 'none', displaySpacing: 0.5, displayAdvance: 0.66 },
  lid: {
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
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  book: arriving(async () => (await import('./rulebook')).book),
  pictures: arrivingPictures({ pictures: () => import('./table/rulebookPictures'), icons: () => import('./icons.generated') }),
  contents: {
    version: 2,
    rules: arriving(async () => (await import('./game')).bountyTrailRules),
    box: arrivingBox(async () => (await import('./index')).bountyTrail),
    table: arrivingTable({ table: () => import('./table'), icons: () => import('./icons.generated') }),
  },
};
