import type { ReactNode } from 'react';

import type { IconName } from '@/theme';

/** How far somebody has come: what they have, of what they need. */
export interface Progress {
  readonly icon?: IconName;
  /** "$300", "12" */
  readonly have: string;
  /** "$6000": what is needed, where that is known. */
  readonly need?: string;
  /** 0 to 1: draws a bar. */
  readonly share?: number;
  /** The same in words: "$300 of the $6000 you need". */
  readonly words: string;
}

/** Somebody who sits on no seat but must be beaten: a robot rival, a boss. */
export interface Rival extends Progress {
  readonly name: string;
}

/** What only this player can do. */
export interface Power {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly ruleId?: string;
}

/** What the goal bar always shows. The seats with what each of them has follow from `seatStatus`. */
export interface Goal {
  /** "Round", 2, 5 */
  readonly time?: { readonly label: string; readonly now: number; readonly of: number };
  /** What wins, in a few words: "Most money wins". */
  readonly wins: string;
  /** What these eyes have of what they need, where the seats do not say it. Who plays alone needs no seat then. */
  readonly mine?: readonly Progress[];
  readonly rivals?: readonly Rival[];
  readonly power?: Power;
  /** The table itself shows who plays whom, and a row of seats would only say it again. `around`: where everybody has a corner of their own. */
  readonly seatsOnTable?: boolean | 'around';
}

interface Myself {
  readonly icon?: IconName;
  /** A face of so many points instead of the icon. */
  face?(side: number): ReactNode;
  readonly name: string;
  readonly text: string;
  /** What only this player can do. */
  readonly power?: Pick<Power, 'name' | 'text'>;
}

/** Read in five seconds before the first move: who you are, what wins, what is special today. */
export interface Opening {
  readonly you?: Myself;
  readonly wins: string;
  readonly today?: readonly string[];
}

export const timeWords = ({ label, now, of }: NonNullable<Goal['time']>): string => `${label} ${now} of ${of}`;

/** All of it in one breath, for screen readers. */
export function goalWords({ time, wins, mine = [], rivals = [], power }: Goal): string {
  return [time && timeWords(time), wins, ...mine.map(({ words }) => words), ...rivals.map(({ name, words }) => `${name}: ${words}`), power && `your power: ${power.name}`].filter(Boolean).join('. ');
}
