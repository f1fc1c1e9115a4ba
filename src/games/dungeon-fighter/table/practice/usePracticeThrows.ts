import { useRef, useState } from 'react';

import { Refusal } from '@/engine/errors';
import { feel } from '@/feel';

import { BULLSEYE, type RequirementId } from '../../content/vocabulary';
import { practise } from '../../preview/practice';
import type { GateValue, LyingDie, ThrowResult } from '../../rules/state';
import { lastThrowOf, type LastThrow } from '../arena/lastThrow';
import { useFlight, type Pace } from '../arena/useFlight';
import type { ReadyThrow } from '../throwing/useAttempt';
import { KEPT, type PractisedThrow } from './LastThrows';
import { usePracticePace } from './usePracticePace';

interface Shown {
  readonly result: ThrowResult;
  readonly gates: readonly GateValue[];
  readonly trace: LastThrow;
}

const LUCK = { below: (bound: number): number => Math.floor(Math.random() * bound) };
const LOOK_MS = 900;
const LOOK_UP_MS = 300;
const DIE = 'blue';

/** Throws on the range: the die that flies, what was measured of it, and the last few. */
export function usePracticeThrows(ids: readonly RequirementId[], reducedMotion: boolean) {
  const [shown, setShown] = useState<Shown>();
  const [throws, setThrows] = useState<readonly PractisedThrow[]>([]);
  const [lying, setLying] = useState<readonly LyingDie[]>([]);
  const [flying, setFlying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const flight = useFlight();
  const pace = usePracticePace();
  const lastBeat = useRef<Pace>(undefined);
  const clear = () => {
    setShown(undefined);
    setLying([]);
  };
  const land = async (thrown: ReadyThrow) => {
    const { input, result } = practise(ids, thrown, LUCK);
    const beat = pace.begin();
    lastBeat.current = beat;
    clear();
    setFlying(true);
    const flown = await flight.fly(DIE, input, result, beat, { still: reducedMotion, silent: ids.includes('blindShot') });
    const trace = lastThrowOf(flown, input, result, ids);
    setLying([{ die: DIE, by: 'torm', rest: result.rest, face: result.face, special: result.special, region: result.region }]);
    flight.clear();
    setFlying(false);
    setShown({ result, gates: thrown.gates, trace });
    setThrows((before) => [{ result, trace }, ...before].slice(0, KEPT));
    feel(!result.contact ? 'miss' : result.region === BULLSEYE ? 'bullseye' : 'landed');
    await beat.wait(LOOK_MS);
    // Whoever has thrown again by then is being watched again.
    if (lastBeat.current === beat) flight.lookUp(beat.ms(LOOK_UP_MS));
  };
  const throwDie = (thrown: ReadyThrow): void => {
    setRefusal(undefined);
    land(thrown).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error.message);
      setFlying(false);
    });
  };
  /** Another throw is practised: what was measured of the old one says nothing about it. */
  const startOver = () => {
    clear();
    setThrows([]);
  };
  return { shown, throws, lying, flying, refusal, flight, skip: pace.skip, throwDie, startOver };
}
