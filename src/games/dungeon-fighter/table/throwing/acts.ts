import type { RequirementId } from '../../content/vocabulary';
import { launchersOf } from '../../rules/throw/inForce';

export type Method = 'touch' | 'sensor';

/** What the hands do, one after the other; the last act lets the die go. */
export type ActKind = 'flick' | 'cross' | 'palms' | 'ghost' | 'puffs' | 'pull' | 'slam' | 'head' | 'ramp' | 'dark' | 'lift' | 'twirl' | 'crouch' | 'dance';

export interface Act {
  readonly kind: ActKind;
  readonly requirement?: RequirementId;
}

const LAUNCHER_ACTS: Partial<Readonly<Record<RequirementId, ActKind>>> = {
  piousShot: 'palms', borrowedHandShot: 'ghost', crossbowShot: 'cross', blowShot: 'puffs', catapultShot: 'pull',
  slamShot: 'slam', headShot: 'head', elbowShot: 'ramp', noseShot: 'ramp',
};

/** Acts that end with a finger flicking off the glass. */
const FLICKED: readonly ActKind[] = ['flick', 'cross', 'palms', 'ghost'];
export const isFlicked = (kind: ActKind): boolean => FLICKED.includes(kind);

const AIRBORNE: readonly RequirementId[] = ['jumpShot', 'dancingShot'];
/** From below a leg or a table's edge: one stroke upwards proves both. */
export const LIFTED: readonly RequirementId[] = ['underTheLegShot', 'underTheTableShot'];

interface Prelude {
  readonly kind: ActKind;
  readonly requirements: readonly RequirementId[];
  /** Last acts whose own stroke proves it by the way, unless there is only the time of a jump for it. */
  readonly provedBy: readonly ActKind[];
}

/** What comes before the launch where the launch itself has no room for it (DF-190). Eyes are closed before anything else (DF-197). */
const PRELUDES: readonly Prelude[] = [
  { kind: 'dark', requirements: ['blindShot'], provedBy: ['flick', 'palms', 'ghost'] },
  { kind: 'lift', requirements: LIFTED, provedBy: ['flick', 'cross', 'palms', 'ghost'] },
  { kind: 'twirl', requirements: ['spinShot'], provedBy: ['flick', 'ghost'] },
];

function preludesTo(last: Act, ids: readonly RequirementId[]): readonly Act[] {
  const flies = ids.some((id) => AIRBORNE.includes(id));
  return PRELUDES.flatMap(({ kind, requirements, provedBy }) => {
    const requirement = requirements.find((id) => ids.includes(id));
    return requirement && (!provedBy.includes(last.kind) || flies) ? [{ kind, requirement }] : [];
  });
}

/** The order in which everything in force is performed (DF-186 … DF-190). */
export function actsFor(ids: readonly RequirementId[], method: Method): readonly Act[] {
  const launchers = launchersOf(ids).map((requirement): Act => ({ kind: LAUNCHER_ACTS[requirement] ?? 'flick', requirement }));
  const last: Act = launchers.pop() ?? { kind: 'flick' };
  if (method === 'sensor') return [...launchers, last];
  const preludes = preludesTo(last, ids);
  const hops: readonly Act[] = [
    ...(ids.includes('jumpShot') ? [{ kind: 'crouch', requirement: 'jumpShot' } as const] : []),
    ...(ids.includes('dancingShot') ? [{ kind: 'dance', requirement: 'dancingShot' } as const] : []),
  ];
  return [...preludes.filter(({ kind }) => kind === 'dark'), ...launchers, ...preludes.filter(({ kind }) => kind !== 'dark'), ...hops, last];
}

/** What the line over the hand says while an act is waited for. */
export const ACT_WORDS: Readonly<Record<ActKind, string>> = {
  flick: 'Flick the die', cross: 'Shoot across the die', palms: 'Hold, then flick straight', ghost: 'Fling the borrowed hand', puffs: 'Puff three times',
  pull: 'Pull down to the green band, let go', slam: 'Tap to toss, swipe down in the ring', head: 'Tap to toss, tap at the head', ramp: 'Drag to tilt, then let go',
  dark: 'Hold to close your eyes, then lift', lift: 'Stroke up from below', twirl: 'Twirl first', crouch: 'Hold to crouch, lift to hop', dance: 'Twirl half a circle and lift',
};
