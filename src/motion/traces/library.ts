import { FACE_DOWN, FLAT, HELD, UPRIGHT, buildTrace, hill, plateau, wave, type TraceShape } from './builder';

/** A hand shaking at so many to-and-fros a second from 300 ms on, then stopping. */
function shaking(name: string, axis: 'x' | 'y' | 'z', force: number, hertz: number, ms = 1500): TraceShape {
  return {
    name,
    ms: ms + 900,
    tremor: 0.4,
    gesture: (t) => {
      const push = force * wave(t, hertz) * plateau(t, 300, 300 + ms, 140);
      return { push: { [axis]: push, y: (axis === 'y' ? push : 0) + push * 0.12 }, turn: { z: push * 4, x: push * 2 } };
    },
  };
}

/** The arm speeds up for `rise` ms, then brakes; the wrist turns with it. */
function swinging(name: string, push: { x?: number; y?: number; z?: number }, turn: { x?: number; y?: number; z?: number }, rise = 190, up = HELD): TraceShape {
  return {
    name,
    ms: 1600,
    up,
    gesture: (t) => {
      const force = hill(t, 400, 400 + rise) - 1.15 * hill(t, 400 + rise, 400 + rise * 1.85);
      const spin = hill(t, 400, 400 + rise * 1.6);
      return {
        push: { x: (push.x ?? 0) * force, y: (push.y ?? 0) * force, z: (push.z ?? 0) * force },
        turn: { x: (turn.x ?? 0) * spin, y: (turn.y ?? 0) * spin, z: (turn.z ?? 0) * spin },
      };
    },
  };
}

/** Crouch, push off, fly, land. `turn` is the yaw rate in the air for a phone held upright. */
function jumping(name: string, flightMs: number, turn = 0): TraceShape {
  const off = 700;
  const down = off + flightMs;
  return {
    name,
    ms: down + 900,
    up: UPRIGHT,
    tremor: 0.3,
    gesture: (t) => ({
      push: { y: 9 * hill(t, 430, off) - 5 * hill(t, 200, 430) + 26 * hill(t, down, down + 110) - 6 * hill(t, down + 110, down + 260) },
      falling: t >= off && t < down,
      turn: { y: turn * plateau(t, off - 60, down + 40) },
    }),
  };
}

/** Synthetic hands, one for each gesture and for the everyday motions that must not be mistaken for one. */
export const TRACES = {
  shakeWeak: buildTrace(shaking('shakeWeak', 'x', 13, 3.4)),
  shakeStrong: buildTrace(shaking('shakeStrong', 'x', 32, 4.6)),
  shakeLeftRight: buildTrace(shaking('shakeLeftRight', 'x', 20, 4)),
  shakeVertical: buildTrace(shaking('shakeVertical', 'y', 21, 4.2)),
  shakeBackForth: buildTrace(shaking('shakeBackForth', 'z', 18, 3.8)),
  shakeLazy: buildTrace(shaking('shakeLazy', 'x', 8.2, 3)),

  flickForward: buildTrace({
    name: 'flickForward',
    ms: 1200,
    gesture: (t) => ({ turn: { x: -620 * hill(t, 400, 540) + 240 * hill(t, 560, 800) }, push: { y: 14 * hill(t, 410, 480) - 13 * hill(t, 480, 560) } }),
  }),
  flickRight: buildTrace({
    name: 'flickRight',
    ms: 1200,
    gesture: (t) => ({ turn: { z: -560 * hill(t, 400, 550) + 200 * hill(t, 570, 820) }, push: { x: 12 * hill(t, 410, 480) - 11 * hill(t, 480, 560) } }),
  }),
  twist: buildTrace({ name: 'twist', ms: 1200, gesture: (t) => ({ turn: { y: 720 * hill(t, 400, 560) } }) }),
  overhand: buildTrace(swinging('overhand', { y: 30, z: -26 }, { x: -480 })),
  overShoulder: buildTrace(swinging('overShoulder', { y: -30, z: 26 }, { x: 480 })),
  underhand: buildTrace(swinging('underhand', { y: 24, z: 6 }, { x: 320 }, 220)),
  chop: buildTrace(swinging('chop', { y: -26, z: -22 }, { x: -420 }, 150, FLAT)),
  lift: buildTrace(swinging('lift', { z: -24 }, { x: 140 }, 170, FACE_DOWN)),

  jump: buildTrace(jumping('jump', 420)),
  hop: buildTrace(jumping('hop', 180)),
  stumble: buildTrace(jumping('stumble', 60)),
  turnJump: buildTrace(jumping('turnJump', 460, 400)),
  spin360: buildTrace({ name: 'spin360', ms: 2600, up: UPRIGHT, gesture: (t) => ({ turn: { y: 190 * plateau(t, 300, 2300, 100) }, push: { z: 0.8 * plateau(t, 300, 2300) } }) }),
  turnAbout: buildTrace({ name: 'turnAbout', ms: 1900, up: FLAT, gesture: (t) => ({ turn: { z: 150 * plateau(t, 300, 1600, 100) } }) }),
  tiltForward: buildTrace({ name: 'tiltForward', ms: 1800, up: FLAT, gesture: (t) => ({ turn: { x: -60 * plateau(t, 400, 900, 60) } }) }),
  nod: buildTrace({ name: 'nod', ms: 1300, gesture: (t) => ({ turn: { x: -170 * hill(t, 400, 650) + 170 * hill(t, 700, 950) } }) }),
  dancing: buildTrace({ name: 'dancing', ms: 5200, tremor: 0.3, gesture: (t) => ({ push: { x: 3.6 * wave(t, 0.85) * plateau(t, 300, 4600, 300) }, turn: { z: 40 * wave(t, 0.85) } }) }),

  // Everyday life
  lyingStill: buildTrace({ name: 'lyingStill', ms: 3000, up: FLAT, tremor: 0.03, gesture: () => ({}) }),
  held: buildTrace({ name: 'held', ms: 3000, tremor: 0.25, gesture: (t) => ({ turn: { x: 3 * wave(t, 0.7), y: 2 * wave(t, 0.4) } }) }),
  walking: buildTrace({
    name: 'walking',
    ms: 6000,
    tremor: 0.5,
    gesture: (t) => ({ push: { y: 3.4 * wave(t, 1.9) + 1.6 * wave(t, 3.8), z: 1.7 * wave(t + 90, 1.9), x: 0.5 * wave(t, 0.95) }, turn: { x: 18 * wave(t, 1.9), z: 12 * wave(t, 0.95) } }),
  }),
  bus: buildTrace({
    name: 'bus',
    ms: 8000,
    tremor: 1.6,
    gesture: (t) => ({
      push: {
        y: 1.2 * wave(t, 11) + 6.5 * (hill(t, 1500, 1580) - 0.8 * hill(t, 1580, 1680)) + 7 * hill(t, 4200, 4270) - 5 * hill(t, 4280, 4380),
        x: 1.8 * wave(t, 0.3),
        z: 2.4 * hill(t, 5500, 7200),
      },
      turn: { z: 6 * wave(t, 0.4) },
    }),
  }),
  putDown: buildTrace({
    name: 'putDown',
    ms: 1800,
    gesture: (t) => {
      const ringing = t > 900 ? 21 * Math.exp(-(t - 900) / 28) * wave(t - 900, 19) : 0;
      return { push: { z: 1.6 * hill(t, 300, 600) - 1.8 * hill(t, 600, 890) + ringing }, turn: { x: -70 * hill(t, 300, 880) } };
    },
  }),
  pickUp: buildTrace({ name: 'pickUp', ms: 1500, up: FLAT, gesture: (t) => ({ push: { z: 4.5 * hill(t, 300, 560) - 3.6 * hill(t, 560, 850) }, turn: { x: 90 * hill(t, 320, 850) } }) }),
} as const;

export type TraceName = keyof typeof TRACES;
