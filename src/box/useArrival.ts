import { useEffect, useState } from 'react';

import type { Arriving } from './arriving';

export interface Arrival<T> {
  readonly part: T | undefined;
  /** It cannot be fetched: there is no network, or this version is no longer on the server. */
  readonly lost: boolean;
  again(): void;
}

interface Answer<T> {
  readonly of: Arriving<T>;
  readonly lost: boolean;
}

/** The part once it is here, at once if it has come before. */
export function useArrival<T>(wanted: Arriving<T> | undefined): Arrival<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [tries, setTries] = useState(0);
  const part = wanted?.here;
  useEffect(() => {
    // What was here when this was drawn: a part that came since then has to be drawn too.
    if (!wanted || part !== undefined) return undefined;
    let watched = true;
    const tell = (lost: boolean) => () => watched && setAnswer({ of: wanted, lost });
    wanted.load().then(tell(false), tell(true));
    return () => {
      watched = false;
    };
  }, [wanted, part, tries]);
  const again = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  return { part, lost: answer?.of === wanted && answer?.lost === true, again };
}
