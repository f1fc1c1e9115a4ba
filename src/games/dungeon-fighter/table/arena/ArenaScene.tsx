import { Picture, Skia, createPicture } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import { project, sizeAt } from '@/dice/look/camera';
import { drawDice } from '@/dice/look/draw';
import { makeStage } from '@/dice/look/stage';
import { posesAt } from '@/dice/playback';
import type { Brush } from '@/skia/brush';
import type { Size } from '@/table/board/fit';

import { BOARD, DIE_EDGE } from '../../content/board';
import type { DieKind } from '../../content/vocabulary';
import type { LyingDie } from '../../rules/state';
import { poseOf } from './dice';
import { ringShare, type Meters } from '../throwing/meters';
import { drawLanding, drawPower, drawRing } from './handMarks';
import { aimingLens, closeTo, handAt, type Outlook } from './lens';
import { drawCellar, drawProp, drawTable, type StandingProp } from './scene';
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
/** A die in the hand, a little turned, as one holds it. */
const HELD_POSE = [0.92, 0.12, 0.2, 0.31] as const;

/** The table in perspective: board, props, dice, and the die that flies. */
export function ArenaScene({ brush, size, outlook, lying, held, props, flight, drag, turn, meters, guide, mirror }: ArenaSceneProps) {
  const { width, height } = size;
  const { kit, skins } = wardrobeOf(brush);
  const { azimuth, distance, z, low, below, above } = outlook;
  const aim = useMemo(() => aimingLens({ width, height }, { azimuth, distance, z, low, below, ...(above === undefined ? {} : { above }) }), [width, height, azimuth, distance, z, low, below, above]);
  const stage = useMemo(() => makeStage(Skia, { camera: aim, edge: DIE_EDGE, ground: BOARD.thickness, pixelRatio: PixelRatio.get() }), [aim]);
  const still = useMemo(() => {
    const standing = lying.filter(({ rest }) => !rest.fallen);
    return { poses: standing.flatMap(poseOf), kinds: standing.map(({ die }) => die), last: standing[standing.length - 1] };
  }, [lying]);
  const cellar = useMemo(() => createPicture((canvas) => drawCellar(brush, canvas, { width, height }), Skia.XYWHRect(0, 0, width, height)), [brush, width, height]);
  const { clip, time, boardAt, attention, kind, again, landed } = flight;
  useEffect(() => {
    // Not before the die is drawn where it lies, or it would vanish for a moment.
    if (landed.get()) clip.set(NO_FLIGHT);
  }, [still, landed, clip]);
  const { readings, elapsed, power } = meters;
  const picture = useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
    const flying = clip.get();
    const flown = flying.dice > 0 ? posesAt(flying, time.get()) : undefined;
    const angle = turn.get();
    const base = { ...aim, cosAzimuth: Math.cos(angle), sinAzimuth: Math.sin(angle) };
    const share = flown ? Math.min(1, Math.max(0, (time.get() - boardAt.get() + 0.12) / CLOSER_S)) : 1;
    const focus = flown ?? still.poses.slice(-7);
    const closeness = focus.length >= 3 ? attention.get() * share * share * (3 - 2 * share) : 0;
    const camera = closeTo(base, { width, height }, focus[0] ?? 0, focus[1] ?? 0, focus[2] ?? 0, closeness);
    if (mirror) {
      const wide = width * MIRROR;
      const tall = height * MIRROR;
      const left = (width - wide) / 2;
      const top = height * 0.2;
      const glass = { rect: { x: left, y: top, width: wide, height: tall }, rx: 18, ry: 18 };
      canvas.drawRRect(glass, kit.ink);
      canvas.save();
      canvas.clipRRect(glass, 1, true);
      canvas.translate(left + wide, top);
      canvas.scale(-MIRROR, MIRROR);
    }
    drawTable(canvas, Skia, kit, camera);
    if (!flown && still.last && attention.get() > 0) drawLanding(canvas, Skia, kit, camera, still.last, attention.get());
    const hand = handAt(angle, distance, z);
    const lit = { ...stage, camera };
    const poses: number[] = [];
    for (const value of still.poses) poses.push(value);
    const worn = still.kinds.map((each) => skins[each]);
    const front: StandingProp[] = [];
    const place = flown ?? [hand.x, hand.y, hand.z];
    const away = (x: number, y: number) => y * camera.cosAzimuth - x * camera.sinAzimuth;
    for (const prop of props) {
      if (away(prop.x, prop.y) > away(place[0] ?? 0, place[1] ?? 0)) drawProp(canvas, Skia, kit, camera, prop);
      else front.push(prop);
    }
    if (guide.length > 1) {
      const line = Skia.PathBuilder.Make();
      for (let i = 0; i < guide.length; i++) {
        const point = guide[i];
        if (!point) continue;
        const at = project(camera, point[0], point[1], point[2]);
        if (i === 0) line.moveTo(at.x, at.y);
        else line.lineTo(at.x, at.y);
      }
      canvas.drawPath(line.detach(), kit.guide);
    }
    if (flown) {
      for (const value of flown) poses.push(value);
      worn.push(skins[kind.get()]);
    } else if (held) {
      const { x, y } = drag.get();
      const points = sizeAt(camera, hand);
      const right = x / points;
      const up = -y / points;
      poses.push(hand.x + right * camera.cosAzimuth, hand.y + right * camera.sinAzimuth, hand.z + up);
      for (const value of HELD_POSE) poses.push(value);
      worn.push(skins[held]);
      const at = project(camera, hand.x, hand.y, hand.z);
      const around = Math.max(24, points * DIE_EDGE);
      drawRing(canvas, kit, at, around, readings.get().length === 0 ? 1 : ringShare(readings.get(), elapsed.get()), readings.get().length > 0);
      drawPower(canvas, kit, at, around, power.get());
    }
    drawDice(canvas, Skia, lit, poses, worn);
    for (const prop of front) drawProp(canvas, Skia, kit, camera, prop);
    if (mirror) {
      canvas.restore();
      canvas.drawRRect({ rect: { x: (width * (1 - MIRROR)) / 2, y: height * 0.2, width: width * MIRROR, height: height * MIRROR }, rx: 18, ry: 18 }, kit.frame);
    }
    if (again.get() > 0) canvas.drawRect({ x: 3, y: 3, width: width - 6, height: height - 6 }, kit.frame);
    return recorder.finishRecordingAsPicture();
  }, [width, height, aim, stage, kit, skins, still, held, distance, z, props, guide, mirror]);
  return (
    <>
      <Picture picture={cellar} />
      <Picture picture={picture} />
    </>
  );
}
