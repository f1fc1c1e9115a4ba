import type { CampaignLabel } from '@/box/manifest';

export const theLongNight: CampaignLabel = {
  id: 'the-long-night',
  title: 'The Long Night',
  pitch: 'Snow on the road, one room left at the inn, and three tables between you and the bed. What you win too much, you carry to the next one. What you lose, the candles pay.',
  players: '1–2',
  minutes: '15–25',
  /** An inn under the moon, seen through falling snow. */
  picture: {
    ground: 'radial-gradient(circle at 50% 82%, rgba(255,176,84,0.55) 0%, rgba(255,176,84,0) 46%), linear-gradient(180deg, #0B1428 0%, #1B2A4E 52%, #37405F 72%, #6A6478 100%)',
    title: '#FFE9BF', titleShade: 'rgba(8,13,28,0.62)', edge: '#0A1122',
    layers: [
      { shape: 'art-halftone', size: 1.7, x: 0.05, y: -0.1, colour: '#FFFFFF', opacity: 0.35 },
      { shape: 'art-disc', size: 0.24, x: 0.32, y: -0.2, colour: '#FFF1CC', opacity: 0.95 },
      { shape: 'art-mountain-far', size: 1.5, x: 0, y: -0.06, colour: '#16213F', opacity: 0.9 },
      { shape: 'wood-cabin', size: 0.4, x: -0.1, y: 0.17, colour: '#0A0F1E' },
      { shape: 'art-dunes', size: 1.3, x: 0, y: 0.02, colour: '#DCE3F0', opacity: 0.92 },
      { shape: 'candle-light', size: 0.2, x: 0.24, y: 0.22, colour: '#C5741B' },
    ],
  },
  /** Candlelight on dark wood, blue at the windows. */
  palette: {
    scheme: 'dark', paper: '#101828', card: '#1A2439', raised: '#26324C', line: '#43527A', ink: '#FBF0DA', dim: '#BCC4D8',
    accent: '#FFC25C', onAccent: '#241502', danger: '#FF9A83', good: '#8FDCA6', glow: '#FFD98F',
  },
  signs: { candles: 'candle-light', headStart: 'rolling-dices' },
};
