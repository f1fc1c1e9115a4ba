import { useEffect, useState } from 'react';

import type { Arriving } from '@/box/arriving';
import { loadSkia } from '@/skia/loadSkia';

import type { AnyGameTable } from './contract';

/** A game's own table, once Skia and the game's drawing code are there. Throws to the error boundary if they never come. */
export function useGameTable(wanted: Arriving<AnyGameTable> | undefined): AnyGameTable | undefined {
  const [loaded, setLoaded] = useState<{ readonly table?: AnyGameTable; readonly error?: unknown }>({});
  useEffect(() => {
    let watched = true;
    loadSkia()
      .then(() => wanted?.load())
      .then((table) => watched && setLoaded({ table }))
      .catch((error: unknown) => watched && setLoaded({ error }));
    return () => {
      watched = false;
    };
  }, [wanted]);
  if (loaded.error) throw loaded.error;
  return loaded.table;
}
