import { arriving } from '@/box/arriving';
import { arrivingPictures, arrivingTable } from '@/box/arrivingTable';
import type { BoxManifest } from '@/box/manifest';
import { arrivingBox } from '@/box/preparing';

export const dungeonFighter: BoxManifest = {
  id: 'dungeon-fighter', title: 'Dungeon Fighter', players: '1–6', minutes: '25–45',
  place: 3,
  pitch: 'One die, one target, one monster. Throw it well – backwards, jumping, or off the nose.',
  tastes: ['thrown dice', 'all together', 'silly shots'],
  /** Comic ink on damp stone, lit by one torch. */
  palette: {
    scheme: 'dark', paper: '#21172A', card: '#2E2139', raised: '#3C2C4A', line: '#5B4570', ink: '#FFF2D9', dim: '#CDBBD3',
    accent: '#FFB335', onAccent: '#241300', danger: '#FF8670', good: '#98E574', glow: '#FFDB7A',
  },
  fonts: { display: 'Bangers', body: 'Inter', bold: 'InterBold', displayScale: 1.12, displayCase: 'none', displaySpacing: 1, displayAdvance: 0.5 },
  lid: {
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
  rulebook: arriving(async () => (await import('./rulebook.generated')).sections),
  book: arriving(async () => (await import('./rulebook')).book),
  pictures: arrivingPictures({ pictures: () => import('./table/rulebookPictures'), icons: () => import('./icons.generated') }),
  contents: {
    version: 3,
    rules: arriving(async () => (await import('./game')).dungeonFighterRules),
    box: arrivingBox(async () => (await import('./index')).dungeonFighter),
    table: arrivingTable({ table: () => import('./table'), icons: () => import('./icons.generated') }),
  },
};
