import { arrivingLog } from '@/box/arrivingTable';
import type { CampaignLabel } from '@/box/manifest';

/** What is printed about the campaign. */
export const soulsOfKurokai: CampaignLabel = {
  id: 'souls-of-kurokai',
  title: 'Souls of Kurokai',
  pitch: 'Ash on the Suzaku road, four strangers at a fire none of them lit, and a boy with half a shackle. Ten chapters to read, vote on and fight. What you decide gets to the boss before you do.',
  log: arrivingLog(() => import('./table/story/log/LogPage')),
  facts: '1–4 players · six to eight hours, a page at a time',
  /** A gate on a hill, a red sun, ash. */
  picture: {
    ground: 'radial-gradient(70% 60% at 56% 36%, #FBF6EA, rgba(251,246,234,0) 82%), linear-gradient(180deg, #EFE6D3 0%, #D3C6AE 70%, #8D8477 100%)',
    title: '#1B1918', titleShade: 'rgba(251,246,234,0.6)', edge: '#5C1111',
    layers: [
      { shape: 'art-disc', size: 0.34, x: 0.2, y: -0.1, colour: '#B3201C' },
      { shape: 'art-mountain-far', size: 1.3, x: 0, y: 0.12, colour: '#8D857A', opacity: 0.55 },
      { shape: 'art-mountain', size: 1.2, x: -0.1, y: 0.26, colour: '#3B3734', opacity: 0.85 },
      { shape: 'art-enso', size: 0.9, x: 0.1, y: 0.02, colour: '#1B1918', opacity: 0.2, turn: 30 },
    ],
  },
};
