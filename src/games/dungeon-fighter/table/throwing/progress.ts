import { useState } from 'react';

/** What the layer over the table shows of a running attempt. */
export interface Progress {
  readonly at: number;
  readonly dark: boolean;
  readonly tossedAt: number | undefined;
  readonly hopped: boolean;
  /** Why nothing was thrown, said where the finger was. */
  readonly hint: string | undefined;
  readonly listening: boolean;
}

export const FRESH: Progress = { at: 0, dark: false, tossedAt: undefined, hopped: false, hint: undefined, listening: false };

/** What was begun with other settings (another `key`) is no longer going on. */
export function useProgress(key: string): { readonly progress: Progress; setProgress(next: Progress | ((now: Progress) => Progress)): void } {
  const [shown, setShown] = useState<{ readonly key: string; readonly progress: Progress }>({ key, progress: FRESH });
  return {
    progress: shown.key === key ? shown.progress : FRESH,
    setProgress: (next) => setShown((before) => ({ key, progress: typeof next === 'function' ? next(before.key === key ? before.progress : FRESH) : next })),
  };
}
