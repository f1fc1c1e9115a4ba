import { useMemo, useRef, useState } from 'react';
import { Easing, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import type { Clip } from '@/dice/playback';
import { feelTimeline } from '@/feel';

import type { DieKind } from '../../content/vocabulary';
import type { FlightInput, ThrowResult } from '../../rules/state';
import { rememberPose } from './dice';
import { clipOf, knocks, remarkOn, type FlightClip } from './flightClip';

export const NO_FLIGHT: Clip = { frames: new Float32Array(0), frameCount: 0, dice: 0 };
/** The second look: how much of the end, and how slowly. */
const REPLAY = { seconds: 0.42, slowness: 4, loudness: 0.7 } as const;
/** The eye was there from the beginning. */
const LONG_AGO = -1;

/** Time as the table keeps it: the speed that was chosen, and a tap that ends the waiting. */
export interface Pace {
  readonly instant: boolean;
  ms(normal: number): number;
  wait(normal: number): Promise<void>;
  readonly skipped: Promise<void>;
}

export interface FlightManner {
  /** Nothing may fly: the die simply lies there. */
  readonly still: boolean;
  /** Eyes are closed: no knock may tell where the die goes (DF-197). */
  readonly silent: boolean;
}

export interface FlightView {
  readonly clip: SharedValue<Clip>;
  /** Seconds into the clip: the one value everything follows. */
  readonly time: SharedValue<number>;
  /** Seconds at which the eye begins to come closer. */
  readonly boardAt: SharedValue<number>;
  /** 0 to 1: how much the eye follows the die. */
  readonly attention: SharedValue<number>;
  readonly kind: SharedValue<DieKind>;
  /** Where the eye waits for the die, as a pose; undefined: it follows it. */
  readonly gaze: SharedValue<readonly number[] | undefined>;
  /** The flight is over: whoever draws the die among the lying ones takes it out of the air. */
  readonly landed: SharedValue<boolean>;
}

export interface FlightPlayer {
  readonly view: FlightView;
  /** What is shown a second time right now, and why. */
  readonly replay: string | undefined;
  /** Plays a throw from its release to rest; resolves to the whole motion when the die lies. */
  fly(kind: DieKind, input: FlightInput, result: ThrowResult, pace: Pace, manner: FlightManner): Promise<FlightClip>;
  /** The eye goes back to where the thrower stands. */
  lookUp(ms: number): void;
  /** The flown die now lies with the others. */
  clear(): void;
}

/** Plays flights of one die. Nothing renders while it moves, but for the moment a second look begins or ends. */
export function useFlight(): FlightPlayer {
  const clip = useSharedValue<Clip>(NO_FLIGHT);
  const time = useSharedValue(0);
  const boardAt = useSharedValue(0);
  const attention = useSharedValue(0);
  const kind = useSharedValue<DieKind>('blue');
  const gaze = useSharedValue<readonly number[] | undefined>(undefined);
  const [replay, setReplay] = useState<string>();
  const landed = useSharedValue(false);
  const silence = useRef<() => void>(() => undefined);
  const player = useMemo(() => {
    const run = async (from: number, to: number, slowness: number, pace: Pace): Promise<void> => {
      time.set(from);
      const duration = (to - from) * 1000 * slowness;
      time.set(withTiming(to, { duration: pace.ms(duration), easing: Easing.linear }));
      await pace.wait(duration);
    };
    return {
      view: { clip, time, boardAt, attention, kind, gaze, landed },
      fly: async (die: DieKind, input: FlightInput, result: ThrowResult, pace: Pace, { still, silent }: FlightManner): Promise<FlightClip> => {
        const flight = clipOf(input);
        rememberPose(result.rest, flight.lastPose);
        if (pace.instant || still) return flight;
        kind.set(die);
        boardAt.set(flight.boardAt);
        landed.set(false);
        clip.set(flight.clip);
        attention.set(1);
        silence.current();
        if (!silent) silence.current = feelTimeline(knocks(flight, pace.ms(1000) / 1000));
        let skipped = false;
        void pace.skipped.then(() => {
          skipped = true;
          silence.current();
        });
        await run(0, flight.seconds, 1, pace);
        const remark = silent ? undefined : remarkOn(result);
        if (remark !== undefined && !skipped) {
          const from = Math.max(0, flight.seconds - REPLAY.seconds);
          boardAt.set(LONG_AGO);
          gaze.set(flight.lastPose);
          setReplay(remark);
          silence.current = feelTimeline(knocks(flight, (pace.ms(1000) / 1000) * REPLAY.slowness, { from, loudness: REPLAY.loudness }));
          await run(from, flight.seconds, REPLAY.slowness, pace);
          setReplay(undefined);
          gaze.set(undefined);
        }
        time.set(flight.seconds);
        return flight;
      },
      lookUp: (ms: number) => attention.set(ms > 0 ? withTiming(0, { duration: ms, easing: Easing.inOut(Easing.quad) }) : 0),
      clear: () => landed.set(true),
    };
  }, [clip, time, boardAt, attention, kind, gaze, landed]);
  return { ...player, replay };
}
