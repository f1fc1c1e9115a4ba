import { useState } from 'react';

import { feel } from '@/feel';
import type { IconName } from '@/theme';

import type { Rect } from '../../board/fit';
import type { Explanation } from '../../contract';

/** Something that can be chosen, on the board or in a list. */
export interface Target<Id extends string | number = string | number> {
  readonly id: Id;
  /** What it is, in full: "Thug in the Vault". */
  readonly label: string;
  /** What choosing it means: "3 of 4 health". */
  readonly help?: string;
  readonly icon?: IconName;
  /** Where it lies on the board, in the board's units. */
  readonly at?: Rect;
  readonly round?: boolean;
  /** Why it is no use: it is shown dimmed, and a touch says this. */
  readonly barred?: string;
  readonly explain?: Explanation;
}

interface TargetQuestion<Id extends string | number> {
  readonly targets: readonly Target<Id>[];
  /** How many; one by default. */
  readonly least?: number;
  readonly most?: number;
  /** A touch decides at once, because it can be taken back or leads to another question. */
  readonly atOnce?: boolean;
  /** Another question: what was marked for the last one is forgotten. */
  readonly question?: string;
  onChoose(ids: readonly Id[]): void;
  /** Something barred was touched. */
  onBarred?(words: string): void;
}

export interface TargetPicker<Id extends string | number = string | number> {
  readonly targets: readonly Target<Id>[];
  readonly chosen: readonly Id[];
  readonly least: number;
  readonly most: number;
  readonly atOnce: boolean;
  /** Enough is marked to confirm it. */
  readonly isReady: boolean;
  touch(target: Target<Id>): void;
  confirm(): void;
}

/** Marks targets and confirms them; board and list share one picker, so both show the same. */
export function useTargets<Id extends string | number>({ targets, least = 1, most = 1, atOnce = false, question = '', onChoose, onBarred }: TargetQuestion<Id>): TargetPicker<Id> {
  const [marked, setMarked] = useState<{ readonly question: string; readonly ids: readonly Id[] }>({ question, ids: [] });
  // What has left the board since it was marked cannot be confirmed.
  const chosen = marked.question === question ? marked.ids.filter((id) => targets.some((target) => target.id === id && target.barred === undefined)) : [];
  const mark = (ids: readonly Id[]) => setMarked({ question, ids });
  const decidesAtOnce = atOnce && most === 1;
  const touch = ({ id, barred }: Target<Id>) => {
    if (barred !== undefined) {
      feel('refuse');
      return onBarred?.(barred);
    }
    if (decidesAtOnce) return onChoose([id]);
    feel(chosen.includes(id) ? 'untick' : 'tick');
    if (chosen.includes(id)) mark(chosen.filter((other) => other !== id));
    else mark(most === 1 ? [id] : [...chosen.slice(chosen.length >= most ? 1 : 0), id]);
  };
  const isReady = chosen.length >= least && chosen.length <= most;
  return {
    targets,
    chosen,
    least,
    most,
    atOnce: decidesAtOnce,
    isReady,
    touch,
    confirm: () => {
      if (!isReady) return;
      mark([]);
      onChoose(chosen);
    },
  };
}
