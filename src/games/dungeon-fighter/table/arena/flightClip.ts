import { FRAME_FIELDS, type Impact, type Throw } from '@/dice/physics';
import { clipSeconds, type Clip } from '@/dice/playback';
import type { FeelEvent, FeelMoment } from '@/feel';

import { BOARD, DIE_EDGE } from '../../content/board';
import { BULLSEYE } from '../../content/vocabulary';
import type { FlightInput, ThrowResult } from '../../rules/state';
import { simulateFlight } from '../../rules/throw/flight';

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

/** Every knock of a flight, or of its end, as a moment to be felt and heard; `slowness` stretches time. */
export const knocks = ({ impacts }: FlightClip, slowness: number, { from = 0, loudness = 1 } = {}): FeelMoment[] =>
  impacts
    .filter(({ speed, time }) => speed > SILENT && time >= from)
    .map((impact) => ({ at: 1000 * (impact.time - from) * slowness, event: FELT_AS[impact.with] ?? 'clack', strength: loudness * strengthOf(impact.speed) }));

/** Half a die's breadth, in mm. */
const CLOSE = DIE_EDGE / 2;
const [{ rMax: BULL }] = BOARD.rings;

/** What makes a throw worth a second look: a bullseye, or a die that rests within half its breadth of one, of the rim, or on a bone. */
export function remarkOn({ contact, region, rest }: ThrowResult): string | undefined {
  const away = Math.hypot(rest.x, rest.y) / 10;
  if (region === BULLSEYE && contact) return 'Bullseye!';
  if (!rest.fallen && away < BULL + CLOSE) return contact ? 'A hair from the bullseye' : 'It could have been a bullseye';
  if (contact) return undefined;
  if (region === 'bone') return 'On a bone, of all places';
  return !rest.fallen && Math.abs(away - BOARD.radius) < CLOSE ? 'Missed by a hair' : undefined;
}
