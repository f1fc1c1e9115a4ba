import { useEffect, useEffectEvent, useState } from 'react';

import { feel } from '@/feel';

import { aimWords, pingFor, powerWords } from './sonar';

const PING_MS = 260;

interface SonarOptions {
  readonly on: boolean;
  /** A finger or a key is at the die. */
  readonly aiming: boolean;
  readonly aside: number;
  power(): number;
}

/** The board's centre sounds while one aims; returns what a screen reader says about aim and power. */
export function useSonar({ on, aiming, aside, power }: SonarOptions): string {
  const [spoken, setSpoken] = useState('');
  const ping = useEffectEvent(() => {
    const strength = power();
    const { event, strength: pitch } = pingFor(aside, strength);
    feel(event, pitch);
    if (aiming && strength > 0) setSpoken(powerWords(strength));
  });
  useEffect(() => {
    if (!on || !aiming) return undefined;
    const timer = setInterval(() => ping(), PING_MS);
    return () => clearInterval(timer);
  }, [on, aiming]);
  const point = useEffectEvent(() => {
    if (on) feel(pingFor(aside, 1).event, 0.5);
  });
  useEffect(() => point(), [aside]);
  if (!on) return '';
  return aiming ? spoken : aimWords(aside);
}
