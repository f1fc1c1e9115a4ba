import { useMemo, useState } from 'react';

import { feel } from '@/feel';
import type { Asking } from '@/table/kit/decisions/asking';

import { forecastPlan, type PlanForecast } from '../../preview/plan';
import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import type { Command } from './commands';

/** Questions whose answers are thought over on the field: a turn, and a Move that a card gives. */
const PLANNED: readonly string[] = ['turn', 'cardMove'];

/** What somebody thinks of doing: one way of a command, or a walk. Nothing has happened yet. */
export interface Draft {
  readonly command: Command | undefined;
  readonly move: Move;
}

export interface Plan {
  readonly draft: Draft | undefined;
  /** What would come of it. */
  readonly forecast: PlanForecast | undefined;
  /** Why it cannot be done. */
  readonly refused: string | undefined;
  think(draft: Draft | undefined): void;
  /** Does it. */
  confirm(): void;
}

/** A thought belongs to the position it was thought in: whatever happens, it is gone. */
export function usePlan(view: BattleState, asking: Asking<BattleState, Move> | undefined): Plan {
  const [kept, setKept] = useState<{ readonly of: BattleState; readonly draft: Draft }>();
  const draft = kept?.of === view && asking && PLANNED.includes(asking.kind) ? kept.draft : undefined;
  const seat = asking?.seat;
  const move = draft?.move;
  const { forecast, refused } = useMemo(() => {
    if (!move || seat === undefined) return {};
    // A way drawn by hand may lead through a wall; one thought of earlier may cost more by now.
    const refusal = battleDecisions.refusal(view, seat, move);
    return refusal ? { refused: refusal.words } : { forecast: forecastPlan(view, seat, move) };
  }, [view, seat, move]);
  return {
    draft, forecast, refused,
    think: (next) => {
      feel(next ? 'tick' : 'untick');
      setKept(next && { of: view, draft: next });
    },
    confirm: () => {
      if (draft && asking) void asking.play(draft.move).then((played) => played && feel('lock'));
    },
  };
}
