import type { AnyBox } from '@/engine/box';
import { BOXES } from '@/games/registry';
import { TABLES } from '@/games/tables';
import type { Library } from '@/table/library';
import type { BoxId } from '@/theme';

/** What is printed on a box. */
export interface BoxLabel {
  readonly id: BoxId;
  readonly title: string;
  /** A second, smaller line under the title. */
  readonly subtitle?: string;
  /** One sentence that makes somebody open the box. */
  readonly pitch: string;
  readonly players: string;
  readonly minutes: string;
  /** A few words each about what playing it is like. */
  readonly tastes: readonly string[];
}

/** The shelf, left to right. */
export const LABELS: readonly BoxLabel[] = [
  {
    id: 'bounty-trail', title: 'Bounty Trail', players: '1–4', minutes: '15–25',
    pitch: 'Draw your path in secret, walk it all at once, and pay for every door you kick in.',
    tastes: ['secret paths', 'bluff and bids', 'bullets are money'],
  },
  {
    id: 'roll-and-fight', title: 'Roll & Fight', subtitle: 'Vengeance', players: '1–4', minutes: '20–30',
    pitch: 'Everybody rolls at once from one heap of dice. Then you storm your den with what you grabbed.',
    tastes: ['real-time dice', 'your own den', 'marker on board'],
  },
  {
    id: 'dungeon-fighter', title: 'Dungeon Fighter', players: '1–6', minutes: '25–45',
    pitch: 'One die, one target, one monster. Throw it well – backwards, jumping, or off the nose.',
    tastes: ['thrown dice', 'all together', 'silly shots'],
  },
  {
    id: 'vengeance', title: 'Vengeance', players: '1–4', minutes: '25–60',
    pitch: 'They wronged you. Train, scout, and clear their dens in three rolls at a time.',
    tastes: ['dice puzzles', 'drafting', 'a list of names'],
  },
  {
    id: 'ronins-revenge', title: 'Ronin’s Revenge', subtitle: 'Souls of Kurokai', players: '1–4', minutes: '20–35',
    pitch: 'Four ronin, one boss. Every blow you choose decides the blow you receive.',
    tastes: ['boss battles', 'campaign', 'reading the enemy'],
  },
  {
    id: 'pig', title: 'Pig', subtitle: 'The warm-up', players: '1–4', minutes: '5–10',
    pitch: 'Roll on or stop in time. One die, one rule, and no excuse.',
    tastes: ['one die', 'nerve'],
  },
];

export const library: Library = { boxes: BOXES, tables: TABLES };

export interface ShelfBox extends BoxLabel {
  readonly box?: AnyBox;
  /** When its rules and its table are both there. */
  readonly playable: boolean;
}

export const shelfBoxes: readonly ShelfBox[] = LABELS.map((label) => {
  const box = BOXES[label.id];
  return { ...label, box, playable: box !== undefined && TABLES[label.id] !== undefined };
});

export const findBox = (id: string): ShelfBox | undefined => shelfBoxes.find((box) => box.id === id);
