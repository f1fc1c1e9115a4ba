import { useEffect, useState } from 'react';

import { arriving } from '@/box/arriving';

import type { suggest } from '../../bot';
import type { HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';

type Suggestion = ReturnType<typeof suggest>;

/** Who is asked comes with the computer players, after the table. */
const adviser = arriving(async () => (await import('../../bot')).suggest);

export interface Advice {
  readonly asked: boolean;
  /** Whoever was asked could not be fetched; one may ask again. */
  readonly lost: boolean;
  readonly found: Suggestion;
  ask(): void;
}

/** What a good player would do, once somebody has asked; forgotten when the position changes. */
export function useAdvice(view: BattleState, hero: HeroId | undefined): Advice {
  const [kept, setKept] = useState<{ readonly of: BattleState; readonly found?: Suggestion; readonly lost?: boolean }>();
  const asked = kept?.of === view;
  useEffect(() => {
    if (!asked || kept.found || kept.lost || hero === undefined) return undefined;
    let wanted = true;
    const think = async () => {
      const suggest = await adviser.load();
      if (wanted) setKept({ of: view, found: suggest(view, hero) });
    };
    // The words "Thinking…" are on the screen before the thinking begins.
    const timer = setTimeout(() => void think().catch(() => wanted && setKept({ of: view, lost: true })), 30);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, kept, view, hero]);
  return { asked: asked && !kept.lost, lost: asked && kept.lost === true, found: asked ? kept.found : undefined, ask: () => setKept({ of: view }) };
}
