import type { RequirementId } from '../../content/vocabulary';
import { launchersOf } from '../../rules/inForce';

export type Method = 'touch' | 'sensor';

/** What the hands do, one after the other; the last act lets the die go. */
export const ACT_KINDS = ['flick', 'cross', 'palms', 'ghost', 'puffs', 'pull', 'slam', 'head', 'ramp', 'twirl', 'crouch', 'dance'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

export interface Act {
  readonly kind: ActKind;
  readonly requirement?: RequirementId;
}

const LAUNCHER_ACTS: Partial<Readonly<Record<RequirementId, ActKind>>> = {
  piousShot: 'palms', borrowedHandShot: 'ghost', crossbowShot: 'cross', blowShot: 'puffs', catapultShot: 'pull',
  slamShot: 'slam', headShot: 'head', elbowShot: 'ramp', noseShot: 'ramp',
};

/** Acts that end with a finger flicking off the glass: a twirl can precede the flick in one stroke. */
const FLICKED: readonly ActKind[] = ['flick', 'cross', 'palms', 'ghost'];
export const isFlicked = (kind: ActKind): boolean => FLICKED.includes(kind);

/** The order in which everything in force is performed (DF-186 … DF-190). */
export function actsFor(ids: readonly RequirementId[], method: Method): readonly Act[] {
  const launchers = launchersOf(ids).map((requirement): Act => ({ kind: LAUNCHER_ACTS[requirement] ?? 'flick', requirement }));
  const last: Act = launchers.pop() ?? { kind: 'flick' };
  const acts: Act[] = [...launchers];
  if (method === 'touch') {
    if (ids.includes('spinShot') && !isFlicked(last.kind)) acts.push({ kind: 'twirl', requirement: 'spinShot' });
    if (ids.includes('jumpShot')) acts.push({ kind: 'crouch', requirement: 'jumpShot' });
    if (ids.includes('dancingShot')) acts.push({ kind: 'dance', requirement: 'dancingShot' });
  }
  return [...acts, last];
}

/** What the line over the hand says while an act is waited for. */
export const ACT_WORDS: Readonly<Record<ActKind, string>> = {
  flick: 'Flick the die', cross: 'Shoot across the die', palms: 'Hold, then flick straight', ghost: 'Fling the borrowed hand', puffs: 'Puff three times',
  pull: 'Pull down, let go', slam: 'Tap to toss, swipe down in the ring', head: 'Tap to toss, tap at the head', ramp: 'Drag to tilt, then let go',
  twirl: 'Twirl first', crouch: 'Hold to crouch, lift to hop', dance: 'Twirl half a circle and lift',
};
