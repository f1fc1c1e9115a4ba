import { useEffect, useState } from 'react';

import { arriving } from '@/box/arriving';
import { thinkInSlices } from '@/referee/thinkInSlices';

import type { Suggestion } from '../../bot';
import type { HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';

/** Who is asked comes with the computer players, after the table. */
const adviser = arriving(async () => (await import('../../bot')).suggest);

export interface Advice {
  readonly asked: boolean;
  /** Whoever was asked could not be fetched; one may ask again. */
  readonly lost: boolean;
  readonly found: Suggestion | undefined;
  ask(): void;
}

interface Kept {
  readonly of: BattleState;
  readonly found?: Suggestion | undefined;
  readonly lost?: boolean;
}

/** What a good player would do, once somebody has asked; thought in slices, forgotten when the position changes. */
export function useAdvice(view: BattleState, hero: HeroId | undefined): Advice {
  const [kept, setKept] = useState<Kept>();
  const asked = kept?.of === view;
  const isOpen = asked && !('found' in kept) && kept.lost !== true;
  useEffect(() => {
    if (!isOpen || hero === undefined) return undefined;
    let stop: (() => void) | undefined;
    let wanted = true;
    adviser.load().then(
      (suggest) => { if (wanted) stop = thinkInSlices(suggest(view, hero), (found) => setKept({ of: view, found })); },
      () => { if (wanted) setKept({ of: view, lost: true }); },
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, [isOpen, view, hero]);
  return { asked: asked && kept.lost !== true, lost: asked && kept.lost === true, found: asked ? kept.found : undefined, ask: () => setKept({ of: view }) };
}
