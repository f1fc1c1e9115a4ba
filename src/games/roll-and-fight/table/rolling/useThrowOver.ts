import { useEffect, useEffectEvent, useState } from 'react';

import { feel } from '@/feel';

/** A moment after the dice lie still, a wound is felt after the click of a set. */
const AFTER_CLICK_MS = 90;

interface Thrown {
  /** Names the throw; undefined: nothing has been thrown yet. */
  readonly id: string | undefined;
  /** How long the dice roll. */
  readonly ms: number;
  readonly wounds: number;
  /** Abilities for which a complete set lies there. */
  readonly sets: number;
  /** A hand at this screen threw them. */
  readonly own: boolean;
}

/** Whether the last throw has come to rest. Then what it brought is felt: a complete set, a wound. */
export function useThrowOver({ id, ms, wounds, sets, own }: Thrown): boolean {
  const [rested, setRested] = useState(id);
  const [before, setBefore] = useState({ id, wounds });
  if (before.id === id && before.wounds !== wounds) setBefore({ id, wounds });
  const lands = useEffectEvent(() => {
    if (own && sets > 0) feel('lock', 0.7);
    if (own && wounds > before.wounds) setTimeout(() => feel('badLuck'), AFTER_CLICK_MS);
    setBefore({ id, wounds });
    setRested(id);
  });
  useEffect(() => {
    if (id === rested) return undefined;
    const timer = setTimeout(() => lands(), ms);
    return () => clearTimeout(timer);
  }, [id, rested, ms]);
  return rested === id;
}
