import { useState } from 'react';

import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';
import type { Asking } from '../asking';
import type { RerollSource } from './RerollPanel';

/** What was chosen at one question; another question forgets it. */
export interface Chosen {
  readonly moment: string;
  readonly zone?: number | undefined;
  readonly way?: number;
  readonly source?: RerollSource | undefined;
  readonly marked?: readonly number[];
  readonly narrowed?: readonly Move[] | undefined;
}

export interface Choice {
  readonly now: Chosen;
  choose(change: Omit<Chosen, 'moment'>): void;
}

const momentOf = ({ fight, frames }: State, asking: Asking | undefined): string =>
  `${asking?.kind ?? ''}/${fight?.roll ?? 0}/${fight?.zone ?? 0}/${fight?.alive ?? 0}/${fight?.used ?? 0}/${frames.length}/${fight?.dice.map(({ face, out }) => `${face}${out ?? ''}`).join() ?? ''}`;

/** What has been chosen so far of the answer to the question that stands now. */
export function useChoice(view: State, asking: Asking | undefined): Choice {
  const [chosen, setChosen] = useState<Chosen>({ moment: '' });
  const moment = momentOf(view, asking);
  const now: Chosen = chosen.moment === moment ? chosen : { moment };
  return { now, choose: (change) => setChosen({ ...now, ...change }) };
}
