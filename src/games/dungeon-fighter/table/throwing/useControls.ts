import { useEffect, useState } from 'react';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import { useMotionPermission } from '@/motion';

import { DEFAULT_LAUNCH, type Span } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import type { Assist, PlacedProp } from '../../rules/state';
import { launchZone } from '../../rules/throw/inForce';
import { propHeight, propStands } from '../../rules/throw/launch';
import { propsFor, stanceFor } from '../../rules/throw/stance';
import { ABOVE, turnOf, type Viewpoint } from '../arena/lens';
import type { StandingProp } from '../arena/standing';
import type { Method } from './acts';
import { canBeSensed, isSensed } from './evidence';
import type { Setting } from './launching';
import { useMeters, type Meters } from './meters';
import { viewpointFor, weakAside } from './viewpoint';
import { isByTouch, useThrowProfile, withTouch } from './profile';

const FULL_TURN = 1024;
/** Five degrees. */
const WALK_STEP = 14;
const WALK_MS = 260;
const WIDEST_ASIDE = 40;
const PROP_STEP = 32;
export const LOFT_STEP = 5;

export interface Controls {
  readonly setting: Setting;
  readonly method: Method;
  readonly viewpoint: Viewpoint;
  readonly mirror: boolean;
  readonly placed: readonly PlacedProp[];
  readonly standing: readonly StandingProp[];
  readonly drag: SharedValue<{ readonly x: number; readonly y: number }>;
  /** Where the eye stands, in radians: it follows the azimuth, and a finger that walks round the table. */
  readonly turn: SharedValue<number>;
  readonly meters: Meters;
  /** The steepest and flattest this throw allows. */
  readonly loftSpan: Span;
  /** Whether motion can be used at all, or could be if one asked. */
  readonly motion: 'on' | 'off' | 'ask' | 'none';
  walk(steps: number): void;
  /** Stands where a finger has walked to. */
  stand(azimuth: number): void;
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
  readonly reducedMotion?: boolean;
  readonly leftHanded?: boolean;
  /** Points that something else needs above the board. */
  readonly above?: number;
}

/** Everything a thrower sets before the throw; it stays from throw to throw until the kind of throw changes. */
export function useControls({ ids, home, assist, reducedMotion = false, leftHanded = false, above = ABOVE }: ControlsOptions): Controls {
  const key = ids.join('+');
  const stance = stanceFor(ids);
  const [azimuth, setAzimuth] = useState(home);
  const [lofts, setLofts] = useState<Readonly<Record<string, number>>>({});
  const [asides, setAsides] = useState(0);
  const [moved, setMoved] = useState<Readonly<Record<string, readonly PlacedProp[]>>>({});
  const profile = useThrowProfile();
  const { oneHanded } = profile;
  const { access, request } = useMotionPermission();
  const drag = useSharedValue({ x: 0, y: 0 });
  const meters = useMeters();
  const turn = useSharedValue(turnOf(azimuth));
  useEffect(() => {
    // The short way round, whatever the numbers say.
    const away = turnOf(azimuth) - turn.get();
    const nearest = turn.get() + away - 2 * Math.PI * Math.round(away / (2 * Math.PI));
    turn.set(reducedMotion ? nearest : withTiming(nearest, { duration: WALK_MS }));
  }, [azimuth, reducedMotion, turn]);
  const zone = launchZone(ids);
  const loftSpan = spanOf(zone.pitches.length > 0 ? zone.pitches : [DEFAULT_LAUNCH.pitch]);
  const loft = Math.max(loftSpan[0], Math.min(loftSpan[1], lofts[key] ?? stance.pitch));
  const place = `${key}@${azimuth}`;
  const placed = moved[place] ?? propsFor(ids, azimuth);
  const change = (index: number, next: PlacedProp) => {
    if (propStands(next)) setMoved({ ...moved, [place]: placed.map((prop, i) => (i === index ? next : prop)) });
  };
  const wantsMotion = profile.motion && !isByTouch(profile, ids);
  const motion = !canBeSensed(ids) || access === 'unavailable' || access === 'denied' || access === 'checking' ? 'none' : access === 'ask' ? 'ask' : wantsMotion ? 'on' : 'off';
  const method: Method = motion === 'on' ? 'sensor' : 'touch';
  return {
    setting: { ids, azimuth, loft, assist, oneHanded },
    method,
    viewpoint: viewpointFor(ids, azimuth, above, weakAside(ids, leftHanded, oneHanded)),
    mirror: ids.includes('backwardsShot') && method === 'touch',
    placed,
    standing: placed.map((prop) => ({ kind: prop.kind, x: prop.x / 10, y: prop.y / 10, turn: (prop.yaw / FULL_TURN) * 2 * Math.PI, height: propHeight(prop.kind, []) })),
    drag,
    turn,
    meters,
    loftSpan,
    motion,
    stand: (place) => setAzimuth(((Math.round(place) % FULL_TURN) + FULL_TURN) % FULL_TURN),
    walk: (steps) => setAzimuth((azimuth + steps * WALK_STEP + FULL_TURN) % FULL_TURN),
    tip: (degrees) => setLofts({ ...lofts, [key]: Math.max(loftSpan[0], Math.min(loftSpan[1], loft + degrees)) }),
    aside: asides,
    point: (degrees) => setAsides(Math.max(-WIDEST_ASIDE, Math.min(WIDEST_ASIDE, asides + degrees))),
    switchMotion: () => {
      const on = { motion: true, ...withTouch(profile, ids, false) };
      const special = ids.filter(isSensed);
      // Somebody who cannot jump, turn or blow goes on swinging the other throws.
      const off = special.length > 0 ? withTouch(profile, special, true) : { motion: false };
      if (motion === 'ask') void request().then((answer) => profile.change(answer === 'granted' ? on : { motion: false }));
      else profile.change(wantsMotion ? off : on);
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
