import { useMemo } from 'react';

import type { AnyGameTable } from './contract';

/** A game's table that also says, on the card before the first move, what the match means for its campaign. */
export function useTableWithStakes(table: AnyGameTable | undefined, stakes: readonly string[] | undefined): AnyGameTable | undefined {
  return useMemo(() => {
    const opening = table?.opening;
    if (!opening || !stakes) return table;
    const withStakes: typeof opening = (view, seat) => {
      const shown = opening(view, seat);
      return { ...shown, today: [...(shown.today ?? []), ...stakes] };
    };
    return { ...table, opening: withStakes };
  }, [table, stakes]);
}
