import { arriving } from '@/box/arriving';
import { arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

import { theLongNight } from './campaignLabels';

export const pig: BoxManifest = {
  id: 'pig', title: 'Pig', subtitle: 'The warm-up', players: '1–4', minutes: '5–10',
  place: 6,
  pitch: 'Roll on or stop in time. One die, one rule, and no excuse.',
  tastes: ['one die', 'nerve', 'a campaign of three tables'],
  /** A farmhouse kitchen table. */
  palette: {
    scheme: 'light', paper: '#F7E0D8', card: '#FCEEE8', raised: '#FFF8F4', line: '#D5A99C', ink: '#38191F', dim: '#6B424A',
    accent: '#9C2C50', onAccent: '#FFF2F4', danger: '#98190F', good: '#2B5C2E', glow: '#FFC38F',
  },
  fonts: { display: 'Bangers', body: 'Inter', bold: 'InterBold', displayScale: 1.1, displayCase: 'none', displaySpacing: 1, displayAdvance: 0.5 },
  lid: {
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
  campaigns: [theLongNight],
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  contents: {
    version: 1,
    rules: arriving(async () => (await import('./game')).pigRules),
    box: arrivingBox(async () => (await import('./index')).pig),
    table: arrivingTable({ table: () => import('./table') }),
  },
};
