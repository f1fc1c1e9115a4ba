import { useState } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';

import { useMotionPermission } from '@/motion';

import { DEFAULT_LAUNCH, type Span } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { launchZone } from '../../rules/inForce';
import { propHeight, propStands } from '../../rules/launch';
import { propsFor, stanceFor } from '../../rules/stance';
import type { Assist, PlacedProp } from '../../rules/state';
import type { Outlook } from '../arena/lens';
import type { StandingProp } from '../arena/scene';
import type { Method } from './acts';
import type { Setting } from './launching';

const FULL_TURN = 1024;
const WALK_STEP = 32;
const PROP_STEP = 32;
export const LOFT_STEP = 5;
const BELOW = 44;
/** Launchers whose stroke needs glass below the die. */
const BELOW_FOR: Partial<Readonly<Record<RequirementId, number>>> = { crossbowShot: 112, catapultShot: 128, blowShot: 84, weakHandShot: 60 };

export interface Controls {
  readonly setting: Setting;
  readonly method: Method;
  readonly outlook: Outlook;
  readonly mirror: boolean;
  readonly placed: readonly PlacedProp[];
  readonly standing: readonly StandingProp[];
  readonly drag: SharedValue<{ readonly x: number; readonly y: number }>;
  /** The steepest and flattest this throw allows. */
  readonly loftSpan: Span;
  /** Whether motion can be used at all, or could be if one asked. */
  readonly motion: 'on' | 'off' | 'ask' | 'none';
  walk(steps: number): void;
  tip(degrees: number): void;
  /** Where an arrow points for throws whose gesture has no direction, in degrees. */
  readonly aside: number;
  point(degrees: number): void;
  switchMotion(): void;
  moveProp(index: number, x: number, y: number): void;
  turnProp(index: number, steps: number): void;
}

const spanOf = (spans: readonly Span[]): Span => [Math.min(...spans.map(([low]) => low)), Math.max(...spans.map(([, high]) => high))];

interface ControlsOptions {
  readonly ids: readonly RequirementId[];
  readonly home: number;
  readonly assist: Assist;
}

/** Everything a thrower sets before the throw; it stays from throw to throw until the kind of throw changes. */
export function useControls({ ids, home, assist }: ControlsOptions): Controls {
  const key = ids.join('+');
  const stance = stanceFor(ids);
  const [azimuth, setAzimuth] = useState(home);
  const [lofts, setLofts] = useState<Readonly<Record<string, number>>>({});
  const [asides, setAsides] = useState(0);
  const [moved, setMoved] = useState<Readonly<Record<string, readonly PlacedProp[]>>>({});
  const [wantsMotion, setWantsMotion] = useState(false);
  const { access, request } = useMotionPermission();
  const drag = useSharedValue({ x: 0, y: 0 });
  const zone = launchZone(ids);
  const loftSpan = spanOf(zone.pitches.length > 0 ? zone.pitches : [DEFAULT_LAUNCH.pitch]);
  const loft = Math.max(loftSpan[0], Math.min(loftSpan[1], lofts[key] ?? stance.pitch));
  const place = `${key}@${azimuth}`;
  const placed = moved[place] ?? propsFor(ids, azimuth);
  const change = (index: number, next: PlacedProp) => {
    if (propStands(next)) setMoved({ ...moved, [place]: placed.map((prop, i) => (i === index ? next : prop)) });
  };
  const motion = access === 'unavailable' || access === 'denied' || access === 'checking' ? 'none' : access === 'ask' ? 'ask' : wantsMotion ? 'on' : 'off';
  const method: Method = motion === 'on' ? 'sensor' : 'touch';
  const lowest = Math.max(BELOW, ...ids.map((id) => BELOW_FOR[id] ?? 0));
  return {
    setting: { ids, azimuth, loft, assist },
    method,
    outlook: { azimuth, distance: stance.distance, z: stance.z, low: ids.includes('sittingShot'), below: lowest },
    mirror: ids.includes('backwardsShot') && method === 'touch',
    placed,
    standing: placed.map((prop) => ({ kind: prop.kind, x: prop.x / 10, y: prop.y / 10, turn: (prop.yaw / FULL_TURN) * 2 * Math.PI, height: propHeight(prop.kind, []) })),
    drag,
    loftSpan,
    motion,
    walk: (steps) => setAzimuth((azimuth + steps * WALK_STEP + FULL_TURN) % FULL_TURN),
    tip: (degrees) => setLofts({ ...lofts, [key]: Math.max(loftSpan[0], Math.min(loftSpan[1], loft + degrees)) }),
    aside: asides,
    point: (degrees) => setAsides(Math.max(-40, Math.min(40, asides + degrees))),
    switchMotion: () => {
      if (motion === 'ask') void request().then((answer) => setWantsMotion(answer === 'granted'));
      else setWantsMotion(!wantsMotion);
    },
    moveProp: (index, x, y) => {
      const prop = placed[index];
      if (prop) change(index, { ...prop, x: Math.round(x * 10), y: Math.round(y * 10) });
    },
    turnProp: (index, steps) => {
      const prop = placed[index];
      if (prop) change(index, { ...prop, yaw: (prop.yaw + steps * PROP_STEP + FULL_TURN) % FULL_TURN });
    },
  };
}
