import { useEffect, useState } from 'react';

import { feel } from '@/feel';
import { Announcer } from '@/table/furniture/Announcer';

import { supplyLeft } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';
import { secondsLeft, useTimeLeft } from './useTimeLeft';

const SECONDS_CALLED = [30, 10, 5] as const;
const DICE_CALLED = [10, 5, 0] as const;
/** From here on every second is felt. */
export const ALARM_S = 5;

/** The lowest mark that a falling number has just passed. */
export const passed = (marks: readonly number[], before: number, now: number): number | undefined =>
  [...marks].reverse().find((mark) => now <= mark && mark < before);

interface Count {
  readonly seconds: number;
  readonly dice: number;
  readonly words: string;
}

/** Calls out the clock and the dwindling supply, for ears and hands; draws nothing. */
export function Calls({ view, clock }: { view: State; clock(): number }) {
  const time = useTimeLeft(view, clock);
  const seconds = time ? secondsLeft(time) : Infinity;
  const dice = view.rolling.locked ? Infinity : supplyLeft(view);
  const [count, setCount] = useState<Count>({ seconds, dice, words: '' });
  if (seconds !== count.seconds || dice !== count.dice) {
    const bySeconds = passed(SECONDS_CALLED, count.seconds, seconds);
    const byDice = passed(DICE_CALLED, count.dice, dice);
    const calls = [bySeconds === undefined ? '' : `${bySeconds} seconds left.`, byDice === undefined ? '' : byDice === 0 ? 'The supply is empty.' : `${dice} dice left in the supply.`];
    setCount({ seconds, dice, words: calls.filter(Boolean).join(' ') || count.words });
  }
  const alarm = seconds <= ALARM_S && seconds > 0;
  useEffect(() => {
    if (alarm) feel('clock');
  }, [alarm, seconds]);
  return <Announcer words={count.words} />;
}
