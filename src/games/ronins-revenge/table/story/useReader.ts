import { useState } from 'react';

import { feel } from '@/feel';

import type { StoryState } from '../../story/state';
import { voice } from './reading/readAloud';

/** Where somebody is in the book. The story may have gone on: the next page waits until it is turned. */
export function useReader({ pages }: StoryState, playing: boolean) {
  const last = pages.length - 1;
  const [at, setAt] = useState(last);
  const [furthest, setFurthest] = useState(last);
  // A vote or a test waits until its page has been read.
  const [heard, setHeard] = useState(-1);
  // Whoever packs or shares out loot may leaf back meanwhile.
  const [leafing, setLeafing] = useState(false);
  const place = playing ? Math.min(at, last) : last;
  const turned = () => {
    voice?.hush();
    feel('pageTurn');
  };
  return {
    last, place, leafing, heard: heard >= place,
    /** Whether no later page has been seen yet. */
    isNew: furthest <= place,
    hear: () => setHeard(place),
    turnTo: (next: number) => {
      turned();
      setAt(next);
      setFurthest(Math.max(furthest, next));
    },
    leaf: (on: boolean) => {
      turned();
      setLeafing(on);
    },
  };
}
