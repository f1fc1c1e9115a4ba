import { useEffect, useState } from 'react';

import { suggest } from '../../bot';
import type { HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';

type Suggestion = ReturnType<typeof suggest>;

export interface Advice {
  readonly asked: boolean;
  readonly found: Suggestion;
  ask(): void;
}

/** What a good player would do, once somebody has asked; forgotten when the position changes. */
export function useAdvice(view: BattleState, hero: HeroId | undefined): Advice {
  const [kept, setKept] = useState<{ readonly of: BattleState; readonly found?: Suggestion }>();
  const asked = kept?.of === view;
  useEffect(() => {
    if (!asked || kept.found || hero === undefined) return undefined;
    // The words "Thinking…" are on the screen before the thinking begins.
    const timer = setTimeout(() => setKept({ of: view, found: suggest(view, hero) }), 30);
    return () => clearTimeout(timer);
  }, [asked, kept, view, hero]);
  return { asked, found: asked ? kept.found : undefined, ask: () => setKept({ of: view }) };
}
