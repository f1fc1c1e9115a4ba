import { FRAME_FIELDS, type Impact, type Throw } from '@/dice/physics';
import { clipSeconds, type Clip } from '@/dice/playback';
import type { FeelEvent, FeelMoment } from '@/feel';

import { simulateFlight } from '../../rules/flight';
import type { FlightInput, ThrowResult } from '../../rules/state';

export interface FlightClip {
  readonly clip: Clip;
  readonly seconds: number;
  /** When the die first touches the board; the eye comes closer from then on. */
  readonly boardAt: number;
  readonly impacts: readonly Impact[];
  readonly lastPose: readonly number[];
}

const flown = (thrown: Throw): FlightClip => {
  const clip: Clip = { frames: thrown.frames, frameCount: thrown.frameCount, dice: 1 };
  const seconds = clipSeconds(clip);
  const board = thrown.impacts.find((impact) => impact.with === 'board');
  const last = Math.max(0, thrown.frameCount - 1) * FRAME_FIELDS;
  return { clip, seconds, boardAt: board?.time ?? seconds * 0.8, impacts: thrown.impacts, lastPose: Array.from(thrown.frames.slice(last, last + FRAME_FIELDS)) };
};

export const clipOf = (input: FlightInput): FlightClip => flown(simulateFlight(input));

const FELT_AS: Readonly<Record<string, FeelEvent>> = { table: 'bounce', board: 'boardContact' };
const SILENT = 70;
const HEAVY = 900;
const MEDIUM = 400;

/** Speeds as strengths: above 900 mm/s a knock is heavy, above 400 medium, else light, softer each time. */
function strengthOf(speed: number): number {
  if (speed > HEAVY) return Math.min(1, 0.8 + (0.2 * (speed - HEAVY)) / HEAVY);
  return speed > MEDIUM ? 0.5 + (0.29 * (speed - MEDIUM)) / (HEAVY - MEDIUM) : 0.25 + (0.24 * speed) / MEDIUM;
}

/** Every knock of a flight as a moment to be felt and heard; `slowness` stretches time. */
export const knocks = ({ impacts }: FlightClip, slowness: number): FeelMoment[] =>
  impacts
    .filter(({ speed }) => speed > SILENT)
    .map((impact) => ({ at: 1000 * impact.time * slowness, event: FELT_AS[impact.with] ?? 'clack', strength: strengthOf(impact.speed) }));

/** Worth a second look: a bullseye, or a die that rests within a finger's breadth of one or of the rim. */
export function isRemarkable({ contact, region, rest }: ThrowResult): boolean {
  const away = Math.hypot(rest.x, rest.y) / 10;
  return region === 10 || (!contact && (away < 34 || Math.abs(away - 200) < 12 || region === 'bone'));
}
