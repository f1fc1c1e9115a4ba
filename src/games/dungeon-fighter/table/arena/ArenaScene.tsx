import { Picture, Skia, createPicture, type SkCanvas } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import { drawDice } from '@/dice/look/draw';
import { makeDiceDrawing } from '@/dice/look/diceDrawing';
import { FRAME_FIELDS } from '@/dice/physics';
import { posesAt } from '@/dice/playback';
import type { Brush } from '@/skia/brush';
import type { Size } from '@/table/board/fit';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { DieKind } from '../../content/vocabulary';
import type { LyingDie } from '../../rules/state';
import { poseOf } from './dice';
import type { Meters } from '../throwing/meters';
import { cellarImage } from './cellar';
import { drawAroundHand, drawHeldDie } from './drawHand';
import { drawGhost, drawLanding, drawWay } from './handMarks';
import type { HandTool } from './handTools';
import type { LastThrow } from './lastThrow';
import { ABOVE, aimingLens, closeTo, handAt, type Viewpoint } from './lens';
import { drawTable, type SceneKit } from './scene';
import { drawProp, type StandingProp } from './standing';
import { NO_FLIGHT, type FlightView } from './useFlight';
import { wardrobeOf } from './wardrobe';

interface ArenaSceneProps {
  readonly brush: Brush;
  readonly size: Size;
  readonly viewpoint: Viewpoint;
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
  /** What the last die left behind. */
  readonly ghost: LastThrow | undefined;
  /** What the die in the hand lies on, where it is no hand. */
  readonly tool: HandTool | undefined;
  /** Seen in a mirror, a third as large (DF-208). */
  readonly mirror: boolean;
}

const CLOSER_S = 0.4;
const MIRROR = 0.45;
const MIRROR_TOP = 0.2;
/** Two rows of signs hang below the monster; what they cover cannot be aimed at. */
const SIGNS = 50;
const BELOW_MIRROR = 8;

/** The mirror on the glass, clear of what hangs above it. */
function mirrorGlass({ width, height }: Size, above: number) {
  const wide = width * MIRROR;
  const tall = height * MIRROR;
  const top = Math.max(height * MIRROR_TOP, Math.min(above + SIGNS, height - tall - BELOW_MIRROR));
  return { rect: { x: (width - wide) / 2, y: top, width: wide, height: tall }, rx: 18, ry: 18 };
}

/** What is drawn from here on is seen in the glass. */
function lookIntoMirror(canvas: SkCanvas, kit: SceneKit, glass: ReturnType<typeof mirrorGlass>): void {
  'worklet';
  canvas.drawRRect(glass, kit.ink);
  canvas.save();
  canvas.clipRRect(glass, 1, true);
  canvas.translate(glass.rect.x + glass.rect.width, glass.rect.y);
  canvas.scale(-MIRROR, MIRROR);
}

/** The table in perspective: board, props, dice, and the die that flies. */
export function ArenaScene({ brush, size, viewpoint, lying, held, props, flight, drag, turn, meters, guide, ghost, tool, mirror }: ArenaSceneProps) {
  const { width, height } = size;
  const { kit, skins } = wardrobeOf(brush);
  const { azimuth, distance, z, low, below, above, aside } = viewpoint;
  const aim = useMemo(() => aimingLens({ width, height }, { azimuth, distance, z, low, below, aside, ...(above === undefined ? {} : { above }) }), [width, height, azimuth, distance, z, low, below, aside, above]);
  const stage = useMemo(() => makeDiceDrawing(Skia, { camera: aim, edge: DIE_EDGE, ground: BOARD.thickness, pixelRatio: PixelRatio.get() }), [aim]);
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
    if (glass) lookIntoMirror(canvas, kit, glass);
    drawTable(canvas, kit, camera);
    if (!flown && still.last && attention.get() > 0) drawLanding(canvas, kit, camera, still.last, attention.get());
    const hand = handAt(angle, distance, z);
    const lit = { ...stage, camera };
    const poses: number[] = [];
    for (const value of still.poses) poses.push(value);
    const worn = still.kinds.map((each) => skins[each]);
    const front: StandingProp[] = [];
    const place = flown ?? [hand.x, hand.y, hand.z];
    const away = (x: number, y: number) => y * camera.cosAzimuth - x * camera.sinAzimuth;
    for (const prop of props) {
      if (away(prop.x, prop.y) > away(place[0] ?? 0, place[1] ?? 0)) drawProp(canvas, kit, camera, prop);
      else front.push(prop);
    }
    if (ghost && !flown) drawGhost(canvas, kit, camera, ghost);
    drawWay(canvas, kit, camera, guide);
    if (flown) {
      for (const value of flown) poses.push(value);
      worn.push(skins[kind.get()]);
    }
    const inHand = held && !flown ? { hand, drag: drag.get(), aside: aside * width, skin: skins[held], tool, readings: readings.get(), elapsed: elapsed.get(), power: power.get() } : undefined;
    if (inHand) drawAroundHand(canvas, kit, camera, inHand);
    drawDice(canvas, Skia, lit, poses, worn);
    if (inHand) drawHeldDie(canvas, lit, inHand);
    for (const prop of front) drawProp(canvas, kit, camera, prop);
    if (glass) {
      canvas.restore();
      canvas.drawRRect(glass, kit.frame);
    }
    const drawn = recorder.finishRecordingAsPicture();
    // It lies outside the garbage collector's reach.
    recorder.dispose();
    return drawn;
  }, [width, height, aim, stage, kit, skins, still, held, distance, z, aside, props, guide, ghost, tool, glass]);
  return (
    <>
      <Picture picture={cellar} />
      <Picture picture={picture} />
    </>
  );
}
