import { useEffect, useState } from 'react';

import type { Seat } from '@/engine/game';

import { findHint, type Hint } from '../../preview/hint';
import type { State } from '../../rules/state';

interface Found {
  readonly of: State;
  readonly hint: Hint | undefined;
}

/** What the best way comes to, looked for between frames once somebody has asked; forgotten when the position changes. */
export function useHint(view: State, seat: Seat | undefined): { readonly asked: boolean; readonly hint: Hint | undefined; ask(): void } {
  const [found, setFound] = useState<Found>();
  const asked = found?.of === view;
  useEffect(() => {
    if (!asked || seat === undefined) return undefined;
    const thinking = findHint(view, seat);
    let timer: ReturnType<typeof setTimeout>;
    const think = () => {
      const step = thinking.next();
      if (step.done) setFound({ of: view, hint: step.value });
      else timer = setTimeout(think);
    };
    timer = setTimeout(think);
    return () => clearTimeout(timer);
  }, [asked, view, seat]);
  return { asked, hint: asked ? found.hint : undefined, ask: () => setFound({ of: view, hint: undefined }) };
}
