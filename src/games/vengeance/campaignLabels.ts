import type { CampaignLabel } from '@/box/manifest';

export const vengeanceForOne: CampaignLabel = {
  id: 'vengeance-for-one',
  title: 'Vengeance for One',
  pitch: 'Five people, five lists, and nobody to help. Take them one by one, in any order, and come back until nothing is owed.',
  facts: 'Alone · 20–25 minutes a night',
  /** A bill on a wall at night: one figure, five strokes of a brush. */
  picture: {
    ground: 'radial-gradient(circle at 50% 40%, rgba(255,181,46,0.55) 0%, rgba(255,181,46,0) 46%), linear-gradient(180deg, #2A0705 0%, #6E0806 55%, #1A0503 100%)',
    title: '#FFF3C9', titleShade: 'rgba(20,4,2,0.6)', edge: '#170302',
    layers: [
      { shape: 'art-disc', size: 0.6, x: 0, y: 0.04, colour: '#F2B134', opacity: 0.9 },
      { shape: 'art-halftone', size: 1.1, x: 0, y: 0.16, colour: '#3B0504', opacity: 0.55 },
      { shape: 'high-kick', size: 0.6, x: 0, y: 0.1, colour: '#170806' },
      { shape: 'art-brush', size: 0.5, x: -0.28, y: 0.3, colour: '#C4160F', turn: -8, opacity: 0.9 },
      { shape: 'art-brush', size: 0.5, x: 0.3, y: 0.34, colour: '#C4160F', turn: 6, opacity: 0.9 },
    ],
  },
  signs: { avenged: 'machete' },
};
