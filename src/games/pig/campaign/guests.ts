import type { BotLevel } from '@/engine/box';

export interface Guest {
  readonly name: string;
  /** The name in the middle of a sentence. */
  readonly called?: string;
  readonly plays: BotLevel;
  /** After the name: "the ferryman". */
  readonly who: string;
  /** How they play: what is said here is what they do. */
  readonly habit: string;
}

export const GUEST_IDS = ['wick', 'pepper', 'tallow', 'bell', 'snuffer'] as const;
export type GuestId = (typeof GUEST_IDS)[number];

/** Who may be at the Crooked Lantern when the snow comes. */
export const GUESTS: Readonly<Record<GuestId, Guest>> = {
  wick: { name: 'Old Wick', plays: 'easy', who: 'the ferryman', habit: 'He has stopped at eight since the river froze, and it has not made him rich.' },
  pepper: { name: 'Nan Pepper', plays: 'easy', who: 'the cook', habit: 'She counts on her fingers, leaves out the thumbs, and stops when her hands are full.' },
  tallow: { name: 'Madam Tallow', plays: 'medium', who: 'who makes the candles of this house', habit: 'She stops at twenty, always at twenty, and looks at you as if that settled it.' },
  bell: { name: 'Deacon Bell', plays: 'medium', who: 'who rings the hours', habit: 'Twenty strokes to a turn and not one more, whatever you have.' },
  snuffer: { name: 'The Snuffer', called: 'the Snuffer', plays: 'hard', who: 'who puts out the lights', habit: 'He keeps pace with whoever leads, and when the end is near he does not stop at all.' },
};

export interface NightTable {
  readonly title: string;
  readonly goal: 50 | 100;
  /** One of these waits there for one player, all of them for two. */
  readonly hosts: readonly GuestId[];
  /** Those who were beaten sit down again, as far as there are chairs. */
  readonly reunion: boolean;
}

export const TABLES: readonly NightTable[] = [
  { title: 'The table by the door', goal: 50, hosts: ['wick', 'pepper'], reunion: false },
  { title: 'The table by the fire', goal: 100, hosts: ['tallow', 'bell'], reunion: false },
  { title: 'The last table', goal: 100, hosts: ['snuffer'], reunion: true },
];
