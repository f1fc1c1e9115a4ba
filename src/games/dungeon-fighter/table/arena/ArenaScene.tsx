import { Picture, Skia, createPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import { project, sizeAt } from '@/dice/look/camera';
import { drawDice } from '@/dice/look/draw';
import { makeStage } from '@/dice/look/stage';
import { FRAME_FIELDS } from '@/dice/physics';
import { posesAt } from '@/dice/playback';
import type { Brush } from '@/skia/brush';
import type { Size } from '@/table/board/fit';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { DieKind } from '../../content/vocabulary';
import type { LyingDie } from '../../rules/state';
import { poseOf } from './dice';
import { ringShare, type Meters } from '../throwing/meters';
import { cellarImage } from './cellar';
import { drawLanding, drawPower, drawRing, drawWay } from './handMarks';
import { ABOVE, aimingLens, closeTo, handAt, type Outlook } from './lens';
import { drawTable } from './scene';
import { drawProp, type StandingProp } from './standing';
import { NO_FLIGHT, type FlightView } from './useFlight';
import { wardrobeOf } from './wardrobe';

interface ArenaSceneProps {
  readonly brush: Brush;
  readonly size: Size;
  readonly outlook: Outlook;
  readonly lying: readonly LyingDie[];
  /** The die in the hand, if somebody here is about to throw. */
  readonly held: DieKind | undefined;
  readonly props: readonly StandingProp[];
  readonly flight: FlightView;
  /** How far the finger has dragged the held die, in points. */
  readonly drag: SharedValue<{ readonly x: number; readonly y: number }>;
  /** Where the eye stands, in radians. */
  readonly turn: SharedValue<number>;
  readonly meters: Meters;
  /** Points in mm of a path to show, or none. */
  readonly guide: readonly (readonly [number, number, number])[];
  /** Seen in a mirror, a third as large (DF-208). */
  readonly mirror: boolean;
}

const CLOSER_S = 0.4;
const MIRROR = 0.45;
const MIRROR_TOP = 0.2;
/** Two rows of signs hang below the monster; what they cover cannot be aimed at. */
const SIGNS = 50;
const BELOW_MIRROR = 8;
/** A die in the hand, a little turned, as one holds it. */
const HELD_POSE = [0.92, 0.12, 0.2, 0.31] as const;

/** The mirror on the glass, clear of what hangs above it. */
function mirrorGlass({ width, height }: Size, above: number) {
  const wide = width * MIRROR;
  const tall = height * MIRROR;
  const top = Math.max(height * MIRROR_TOP, Math.min(above + SIGNS, height - tall - BELOW_MIRROR));
  return { rect: { x: (width - wide) / 2, y: top, width: wide, height: tall }, rx: 18, ry: 18 };
}

/** The table in perspective: board, props, dice, and the die that flies. */
export function ArenaScene({ brush, size, outlook, lying, held, props, flight, drag, turn, meters, guide, mirror }: ArenaSceneProps) {
  const { width, height } = size;
  const { kit, skins } = wardrobeOf(brush);
  const { azimuth, distance, z, low, below, above, aside } = outlook;
  const aim = useMemo(() => aimingLens({ width, height }, { azimuth, distance, z, low, below, aside, ...(above === undefined ? {} : { above }) }), [width, height, azimuth, distance, z, low, below, aside, above]);
  const stage = useMemo(() => makeStage(Skia, { camera: aim, edge: DIE_EDGE, ground: BOARD.thickness, pixelRatio: PixelRatio.get() }), [aim]);
  const still = useMemo(() => {
    const standing = lying.filter(({ rest }) => !rest.fallen);
    return { poses: standing.flatMap(poseOf), kinds: standing.map(({ die }) => die), last: standing[standing.length - 1] };
  }, [lying]);
  const cellar = useMemo(() => createPicture((canvas) => canvas.drawImage(cellarImage(brush, { width, height }), 0, 0), Skia.XYWHRect(0, 0, width, height)), [brush, width, height]);
  const { clip, time, boardAt, attention, kind, gaze, landed } = flight;
  useEffect(() => {
    // Not before the die is drawn where it lies, or it would vanish for a moment.
    if (landed.get()) clip.set(NO_FLIGHT);
  }, [still, landed, clip]);
  const { readings, elapsed, power } = meters;
  const glass = useMemo(() => (mirror ? mirrorGlass({ width, height }, above ?? ABOVE) : undefined), [mirror, width, height, above]);
  const picture = useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
    const flying = clip.get();
    const flown = flying.dice > 0 ? posesAt(flying, time.get()) : undefined;
    const angle = turn.get();
    const base = { ...aim, cosAzimuth: Math.cos(angle), sinAzimuth: Math.sin(angle) };
    const share = flown ? Math.min(1, Math.max(0, (time.get() - boardAt.get() + 0.12) / CLOSER_S)) : 1;
    const focus = flown ? (gaze.get() ?? flown) : still.poses.slice(-FRAME_FIELDS);
    const closeness = focus.length >= 3 ? attention.get() * share * share * (3 - 2 * share) : 0;
    const camera = closeTo(base, { width, height }, focus[0] ?? 0, focus[1] ?? 0, focus[2] ?? 0, closeness);
    if (glass) {
      canvas.drawRRect(glass, kit.ink);
      canvas.save();
      canvas.clipRRect(glass, 1, true);
      canvas.translate(glass.rect.x + glass.rect.width, glass.rect.y);
      canvas.scale(-MIRROR, MIRROR);
    }
    drawTable(canvas, kit, camera);
    if (!flown && still.last && attention.get() > 0) drawLanding(canvas, kit, camera, still.last, attention.get());
    const hand = handAt(angle, distance, z);
    const lit = { ...stage, camera };
    const poses: number[] = [];
    for (const value of still.poses) poses.push(value);
    const worn = still.kinds.map((each) => skins[each]);
    const front: StandingProp[] = [];
    let inHand: readonly number[] | undefined;
    const place = flown ?? [hand.x, hand.y, hand.z];
    const away = (x: number, y: number) => y * camera.cosAzimuth - x * camera.sinAzimuth;
    for (const prop of props) {
      if (away(prop.x, prop.y) > away(place[0] ?? 0, place[1] ?? 0)) drawProp(canvas, kit, camera, prop);
      else front.push(prop);
    }
    drawWay(canvas, kit, camera, guide);
    if (flown) {
      for (const value of flown) poses.push(value);
      worn.push(skins[kind.get()]);
    } else if (held) {
      const { x, y } = drag.get();
      const points = sizeAt(camera, hand);
      const right = (x + aside * width) / points;
      const up = -y / points;
      inHand = [hand.x + right * camera.cosAzimuth, hand.y + right * camera.sinAzimuth, hand.z + up, ...HELD_POSE];
      const { x: middle, y: high } = project(camera, hand.x, hand.y, hand.z);
      const at = { x: middle + aside * width, y: high };
      const around = Math.max(24, points * DIE_EDGE);
      drawRing(canvas, kit, at, around, readings.get().length === 0 ? 1 : ringShare(readings.get(), elapsed.get()), readings.get().length > 0);
      drawPower(canvas, kit, at, around, power.get());
    }
    drawDice(canvas, Skia, lit, poses, worn);
    // Nearer than all others. A hand below the table throws no shadow on it.
    if (inHand && held) drawDice(canvas, Skia, hand.z < 0 ? { ...lit, ground: hand.z - 2 * DIE_EDGE } : lit, inHand, [skins[held]]);
    for (const prop of front) drawProp(canvas, kit, camera, prop);
    if (glass) {
      canvas.restore();
      canvas.drawRRect(glass, kit.frame);
    }
    const drawn = recorder.finishRecordingAsPicture();
    // It lies outside the garbage collector's reach.
    recorder.dispose();
    return drawn;
  }, [width, height, aim, stage, kit, skins, still, held, distance, z, aside, props, guide, glass]);
  return (
    <>
      <Picture picture={cellar} />
      <Picture picture={picture} />
    </>
  );
}
