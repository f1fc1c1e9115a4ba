import { FRAME_FIELDS } from '@/dice/physics';

import { BOARD } from '../../content/board';
import type { RequirementId } from '../../content/vocabulary';
import type { FlightInput, Launch, ThrowResult } from '../../rules/state';
import { stanceFor } from '../../rules/throw/stance';
import { wantedSpeed } from '../throwing/combination';
import { strengthOf, type Strength } from '../throwing/strength';
import type { FlightClip } from './flightClip';

/** Millimetres about the board's centre. */
export type Spot = readonly [x: number, y: number, z: number];

/** What a throw leaves behind for the next one: the ghost of its path, and what could be done better. */
export interface LastThrow {
  readonly way: readonly Spot[];
  /** Where it knocked on the table before it came to the board, the first one first. */
  readonly bounces: readonly Spot[];
  readonly strength: Strength;
  /** Level speed of the hand in mm/s. */
  readonly speed: number;
  readonly words: string;
}

/** Dots of the ghost: close enough to be read as a line. */
const DOTS = 36;
/** A knock softer than this only rattles, mm/s. */
const FELT = 70;
/** So many degrees off the way are worth a word: less than half of what still meets the board. */
const ASIDE = 7;
const MM_PER_CM = 10;

/** Level speed, steepness and direction of a launch; degrees to the right of where a competent hand points. */
function handOf({ x, y, vx, vy, vz }: Launch, ids: readonly RequirementId[]) {
  const speed = Math.hypot(vx, vy);
  const turn = Math.atan2(vy, vx) - Math.atan2(-y, -x);
  const degrees = -(turn * 180) / Math.PI + (stanceFor(ids).aside ?? 0);
  return { speed, pitch: (Math.atan2(vz, speed) * 180) / Math.PI, aside: degrees - 360 * Math.round(degrees / 360) };
}

function bouncesOf({ impacts }: FlightClip): readonly Spot[] {
  const board = impacts.find((impact) => impact.with === 'board')?.step ?? Infinity;
  return impacts.filter((impact) => impact.with === 'table' && impact.speed > FELT && impact.step < board).map(({ x, y }) => [x, y, 0] as const);
}

/** Every so many frames one dot, and the place of rest. */
function wayOf({ clip: { frames, frameCount }, lastPose }: FlightClip): readonly Spot[] {
  const every = Math.max(1, Math.ceil(frameCount / DOTS));
  const way: Spot[] = [];
  for (let frame = 0; frame < frameCount; frame += every) {
    const at = frame * FRAME_FIELDS;
    way.push([frames[at] ?? 0, frames[at + 1] ?? 0, frames[at + 2] ?? 0]);
  }
  return [...way, [lastPose[0] ?? 0, lastPose[1] ?? 0, lastPose[2] ?? 0]];
}

const ENOUGH: Readonly<Record<Strength, string>> = { soft: 'A little soft, but it got there.', right: 'Good speed.', hard: 'A little hard, but it stayed on.' };
const AMISS: Readonly<Record<Strength, string>> = { soft: 'Too soft', right: 'Good speed', hard: 'Too hard' };

function speedWords({ contact }: ThrowResult, strength: Strength, aside: number): string {
  if (contact) return ENOUGH[strength];
  const way = Math.abs(aside) < ASIDE ? '' : `, too far ${aside < 0 ? 'left' : 'right'}`;
  return `${AMISS[strength]}${way}.`;
}

function bounceWords({ touchedBoard, bouncesOutside }: ThrowResult, first: Spot | undefined): string {
  if (touchedBoard && bouncesOutside === 0) return 'It met the board before the table.';
  if (!first) return '';
  const short = Math.round((Math.hypot(first[0], first[1]) - BOARD.radius) / MM_PER_CM);
  return short <= 0 ? 'It first bounced right at the rim.' : `It first bounced ${short} cm before the board.`;
}

/** What is kept of a throw for which all of `ids` was asked. */
export function lastThrowOf(flight: FlightClip, { launch }: FlightInput, result: ThrowResult, ids: readonly RequirementId[]): LastThrow {
  const { speed, pitch, aside } = handOf(launch, ids);
  const strength = strengthOf(speed / wantedSpeed(ids, pitch));
  const bounces = bouncesOf(flight);
  const words = [speedWords(result, strength, aside), bounceWords(result, bounces[0])].filter((each) => each !== '').join(' ');
  return { way: wayOf(flight), bounces, strength, speed, words };
}
