import type { ReactNode } from 'react';

import type { HeroId } from '../content/terms';
import type { FieldBoardProps } from './field/FieldBoard';

/** What a question lays on the field and below it. The field itself stays the same from question to question: it is never drawn anew, and nobody loses the place they look at. */
export interface Shown {
  readonly field: Pick<FieldBoardProps, 'reached' | 'spots' | 'plan' | 'drawing'>;
  readonly panel: ReactNode;
  /** What to do now, where the question is half answered; absent: the question itself. */
  readonly says?: string;
  /** Stands below everything else: what is asked seldom changes it. */
  readonly last?: ReactNode;
  /** Names what the panel shows: whatever is new begins at its top. */
  readonly panelKey: string;
  /** Whose tray lies open. */
  readonly hero: HeroId | undefined;
}
