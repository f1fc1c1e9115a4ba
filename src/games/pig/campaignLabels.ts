import type { CampaignLabel } from '@/box/manifest';

export const theLongNight: CampaignLabel = {
  id: 'the-long-night',
  title: 'The Long Night',
  pitch: 'Snow on the road, one room left at the inn, and three tables between you and the bed. What you win too much, you carry to the next one. What you lose, the candles pay.',
  facts: '1–2 players · 15–25 minutes',
  /** An inn under the moon, seen through falling snow. */
  picture: {
    ground: 'radial-gradient(circle at 46% 62%, rgba(255,182,92,0.6) 0%, rgba(255,182,92,0) 34%), linear-gradient(180deg, #0B1428 0%, #1A2850 48%, #2C3A62 88%, #DDE4F1 89%)',
    title: '#FFE9BF', titleShade: 'rgba(8,13,28,0.62)', edge: '#0A1122',
    layers: [
      { shape: 'art-disc', size: 0.15, x: 0.34, y: -0.13, colour: '#FFF1CC', opacity: 0.95 },
      { shape: 'art-disc', size: 0.012, x: -0.12, y: -0.2, colour: '#FFFFFF', opacity: 0.8 },
      { shape: 'art-disc', size: 0.009, x: 0.1, y: -0.17, colour: '#FFFFFF', opacity: 0.8 },
      { shape: 'art-disc', size: 0.011, x: 0.2, y: -0.06, colour: '#FFFFFF', opacity: 0.7 },
      { shape: 'art-disc', size: 0.01, x: -0.36, y: -0.02, colour: '#FFFFFF', opacity: 0.7 },
      { shape: 'art-disc', size: 0.014, x: -0.26, y: 0.06, colour: '#FFFFFF', opacity: 0.75 },
      { shape: 'art-disc', size: 0.012, x: 0.42, y: 0.05, colour: '#FFFFFF', opacity: 0.75 },
      { shape: 'art-dunes', size: 1.5, x: 0.2, y: -0.42, colour: '#16213F' },
      { shape: 'art-disc', size: 0.2, x: -0.06, y: 0.09, colour: '#F2A24A' },
      { shape: 'wood-cabin', size: 0.3, x: -0.05, y: 0.06, colour: '#0A0F1E' },
      { shape: 'art-dunes', size: 1.3, x: 0, y: -0.24, colour: '#DDE4F1' },
      { shape: 'candle-light', size: 0.15, x: 0.3, y: 0.13, colour: '#B4620F' },
    ],
  },
  /** Candlelight on dark wood, blue at the windows. */
  palette: {
    scheme: 'dark', paper: '#101828', card: '#1A2439', raised: '#26324C', line: '#43527A', ink: '#FBF0DA', dim: '#BCC4D8',
    accent: '#FFC25C', onAccent: '#241502', danger: '#FF9A83', good: '#8FDCA6', glow: '#FFD98F',
  },
  signs: { candles: 'candle-light', headStart: 'rolling-dices' },
};
