import type { PointerSample } from '@/motion/touch/pointer';
import { MM_PER_POINT } from '@/motion/touch/pointer';

import { CATAPULT_TURN, CROSSBOW_GAIN, TOUCH_GAIN } from '../../rules/throw/gesture';
import { actsFor, type ActKind } from './acts';
import { idealSpeed } from './ideal';
import { OVERSHOOT, WEAK_LAG_MS, type Setting } from './launching';
import type { Pad } from './measure';

/** A press of this length throws as hard as a competent hand; a hop leaves less time. */
const FULL_MS = 600;
const FULL_IN_AIR_MS = 200;
export const fullMs = ({ ids }: Pick<Setting, 'ids'>): number => (ids.includes('jumpShot') || ids.includes('dancingShot') ? FULL_IN_AIR_MS : FULL_MS);
const FLICK_MS = 70;
/** The key is let go where the hand meets the die, in the middle of the stroke. */
const SLAM_MS = 80;
const STEPS = 8;
const CROSS_FROM = 100;
/** An inch of glass and a little more, from just below the die. */
const RISE = 165;
const SPIN_MS = 420;
const TWIRL_DEGREES = { twirl: 600, dance: 260, spin: 640 } as const;

interface Stroke {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const line = ({ from, to }: Stroke, start: number, ms: number): PointerSample[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => ({ t: start + (ms * step) / STEPS, x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS }));

function circle({ die }: Pad, degrees: number, start: number, ms: number): PointerSample[] {
  const steps = Math.ceil(degrees / 20);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI / 2 + ((degrees * step) / steps / 180) * Math.PI;
    return { t: start + (ms * step) / steps, x: die.x + 45 * Math.cos(angle), y: die.y - 70 + 45 * Math.sin(angle) };
  });
}

/** From below, across the die, towards the board. */
function crossing({ die }: Pad, { ids, loft }: Setting, held: number, end: number): PointerSample[] {
  const speed = Math.max(0.4, Math.min(1.6, held / fullMs({ ids }))) * idealSpeed(ids, loft);
  const ms = (2 * CROSS_FROM * MM_PER_POINT * CROSSBOW_GAIN * 1000) / speed;
  const way = ids.includes('backwardsShot') ? -1 : 1;
  return line({ from: { x: die.x, y: die.y + way * CROSS_FROM }, to: { x: die.x, y: die.y - way * CROSS_FROM } }, end, ms);
}

/** The straight flick of a held key: the longer it was held, the harder, unless the hold itself is part of the throw. */
function flick(kind: ActKind, pad: Pad, { ids, loft }: Setting, start: number, end: number): PointerSample[] {
  const held = kind === 'palms' || ids.includes('blindShot');
  const before = actsFor(ids, 'touch').map((act) => act.kind);
  const power = held ? 1 : (end - start) / fullMs({ ids });
  const perMs = (power * idealSpeed(ids, loft)) / (TOUCH_GAIN * MM_PER_POINT * 1000 * (kind === 'ghost' ? OVERSHOOT : 1));
  // The weaker hand does what the finger did a moment ago.
  const flickMs = FLICK_MS + (ids.includes('weakHandShot') ? WEAK_LAG_MS : 0);
  const length = Math.max(perMs * flickMs, ids.includes('underTheTableShot') && !before.includes('lift') ? RISE : 0);
  const { x } = pad.die;
  const way = ids.includes('backwardsShot') ? -1 : 1;
  const y = way < 0 ? pad.die.y - length : pad.die.y;
  const spun = ids.includes('spinShot') && !before.includes('twirl') ? circle(pad, TWIRL_DEGREES.spin, held ? end : end - SPIN_MS, SPIN_MS) : [];
  const from = spun[spun.length - 1] ?? { x, y };
  const rest: PointerSample = { t: start, ...(spun[0] ? { x: spun[0].x, y: spun[0].y } : { x, y }) };
  const off = Math.max(end, spun[spun.length - 1]?.t ?? end);
  return [rest, ...spun, ...line({ from, to: { x: from.x, y: from.y - way * length } }, off, length / perMs)];
}

/** The stroke turned about its beginning, to point so many degrees to the right of the board's centre. */
function aimed(path: readonly PointerSample[], degrees: number): PointerSample[] {
  const [first] = path;
  if (!first || degrees === 0) return [...path];
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return path.map(({ t, x, y }) => ({ t, x: first.x + (x - first.x) * cos - (y - first.y) * sin, y: first.y + (x - first.x) * sin + (y - first.y) * cos }));
}

/** Strokes whose direction is the throw's. */
const DIRECTED: readonly ActKind[] = ['flick', 'cross', 'palms', 'ghost', 'puffs', 'pull', 'ramp'];

/**
 * What a finger would have done while a key or button was held from `start` to `end`: the same strokes, measured
 * against the same thresholds (DF-305).
 */
export function ghostStroke(kind: ActKind, pad: Pad, setting: Setting, start: number, end: number, aside = 0): PointerSample[] {
  const path = straightStroke(kind, pad, setting, start, end);
  const mirror = setting.oneHanded && setting.ids.includes('weakHandShot') ? -1 : 1;
  // A card that is pulled aside flings further aside.
  return DIRECTED.includes(kind) ? aimed(path, (mirror * aside) / (kind === 'pull' ? CATAPULT_TURN : 1)) : path;
}

function straightStroke(kind: ActKind, pad: Pad, setting: Setting, start: number, end: number): PointerSample[] {
  const { die } = pad;
  const held = end - start;
  switch (kind) {
    case 'cross': return crossing(pad, setting, held, end);
    case 'puffs': return line({ from: die, to: { x: die.x, y: die.y - 90 } }, end - 45, 45);
    case 'pull': return line({ from: die, to: { x: die.x, y: die.y + Math.min(220, held / 6) } }, start, held);
    case 'slam': return line({ from: { x: die.x, y: die.y - 90 }, to: { x: die.x, y: die.y } }, end - SLAM_MS / 2, SLAM_MS);
    case 'head': return [{ t: end, x: die.x, y: die.y }];
    // The ramp leans late: the finger is there early and waits.
    case 'ramp': return [...line({ from: die, to: { x: die.x, y: die.y - Math.min(88, held / 6) } }, start, held / 4), { t: end, x: die.x, y: die.y - Math.min(88, held / 6) }];
    case 'dark':
    case 'crouch': return [{ t: start, x: die.x, y: die.y }, { t: end, x: die.x, y: die.y }];
    case 'lift': {
      const from = Math.max(die.y, pad.arch.y + RISE / 2);
      return line({ from: { x: die.x, y: from }, to: { x: die.x, y: from - RISE } }, end, FLICK_MS);
    }
    case 'twirl': return circle(pad, TWIRL_DEGREES.twirl, start, Math.max(200, held));
    case 'dance': return circle(pad, TWIRL_DEGREES.dance, start, Math.max(250, held));
    default: return flick(kind, pad, setting, start, end);
  }
}
