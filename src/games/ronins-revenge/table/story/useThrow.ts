import { useRef, useState } from 'react';

import { feel } from '@/feel';
import { useEventFeed } from '@/table/tableContext';

import type { StoryEvent, StoryState, TestResult } from '../../story/state';
import { TAP_STRENGTH, type Throw } from './panels/TestTray';

/** If a tray cannot say that its dice lie still, nobody waits for ever. */
const LONGEST_ROLL_MS = 4000;
/** Long enough to add them up. */
const LOOK_MS = 700;

export interface Flying extends Throw {
  readonly result: TestResult;
}

/** Tells the story's events: dice fly before anybody knows what they show, everything else is there at once. */
export function useThrow() {
  const [flying, setFlying] = useState<Flying>();
  const strength = useRef(TAP_STRENGTH);
  const landed = useRef<() => void>(undefined);
  useEventFeed<StoryEvent, StoryState>(async (event, beat) => {
    if (event.type === 'rolled' && !beat.instant) {
      const lie = new Promise<void>((resolve) => (landed.current = resolve));
      setFlying({ id: `test ${beat.seq}`, faces: event.result.faces, strength: strength.current, result: event.result });
      await Promise.race([lie, beat.wait(LONGEST_ROLL_MS)]);
      feel('diceSettle');
      await beat.wait(LOOK_MS);
    }
    beat.arrive();
    if (event.type === 'revealed') feel('flip');
    if (event.type === 'gained') feel('tick');
  }, () => setFlying(undefined));
  return {
    flying,
    /** How hard the hand throws the dice of the next roll. */
    shaken: (hard: number) => void (strength.current = hard),
    landed: () => landed.current?.(),
  };
}
