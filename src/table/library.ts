import { useEffect, useState } from 'react';

import type { AnyBox } from '@/engine/box';
import { loadSkia } from '@/skia/loadSkia';

import type { AnyGameTable } from './contract';

export type LoadTable = () => Promise<{ readonly default: AnyGameTable }>;

/** All games there are. The furniture knows none of them by name; routes hand them in. */
export interface Library {
  readonly boxes: Readonly<Record<string, AnyBox>>;
  readonly tables: Readonly<Record<string, LoadTable>>;
}

/** A game's own table, once Skia and the game's drawing code are there. Throws to the error boundary if they never come. */
export function useGameTable(load: LoadTable | undefined): AnyGameTable | undefined {
  const [loaded, setLoaded] = useState<{ readonly table?: AnyGameTable; readonly error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    loadSkia()
      .then(() => load?.())
      .then((module) => wanted && setLoaded({ table: module?.default }))
      .catch((error: unknown) => wanted && setLoaded({ error }));
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded.error) throw loaded.error;
  return loaded.table;
}
