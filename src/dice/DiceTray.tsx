import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { PixelRatio, View } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import { DiceOverlay, type NamedDie } from './DiceOverlay';
import type { Camera } from './look/camera';
import { drawDice } from './look/draw';
import { layOut, touchArea } from './look/layout';
import { drawLockRing, drawPadlock } from './look/lock';
import type { DieLook } from './look/skin';
import { makeStage } from './look/stage';
import type { TrayLook } from './look/tray';
import { FRAME_FIELDS } from './physics/types';
import { clipSeconds, posesAt, type Clip } from './playback';
import type { Shake } from './roll/cup';
import { DIE_EDGE, type LyingDie } from './roll/tray';
import { TrayKeeper } from './roll/trayKeeper';
import { TrayPlayer } from './roll/trayPlayer';
import { TrayCanvas } from './TrayCanvas';
import { useSkins } from './useSkins';

export interface TrayDie extends NamedDie {
  readonly look: DieLook;
  /** The face that is (or will be, after a roll) up: 0…5, an index into `look.faces`. */
  readonly face: number;
}

export interface TrayRollRequest {
  /** A new id throws the dice; also decides how they tumble. */
  readonly id: string;
  /** Ids of the dice that are thrown; all that are not locked if left out. */
  readonly dice?: readonly string[];
  /** 0 to 1: how hard the hand throws. */
  readonly strength?: number;
}

export interface DiceTrayHandle {
  /**
   * The hand jerks; call it on every impact of a shake. The dice (all that are not locked, if none are named) leave
   * the hand with the next `roll` of the same dice.
   */
  shake(shake: Shake, ids?: readonly string[]): void;
  /** The die that a finger at this point of the tray touches: for tables that follow several fingers at once. */
  dieAt(x: number, y: number): string | undefined;
}

export interface DiceTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly dice: readonly TrayDie[];
  readonly roll?: TrayRollRequest | undefined;
  readonly width: number;
  readonly height: number;
  /** Points per die edge; as large as fits if left out. */
  readonly dieSize?: number;
  readonly look: TrayLook;
  /** For faces with text. */
  readonly typeface?: SkTypeface | null | undefined;
  readonly reducedMotion: boolean;
  /** 1 = normal, 2 = twice as fast, 0 = at once. */
  readonly pace?: number;
  readonly onSettled?: (rollId: string) => void;
  /** Every knock of the dice, 0 to 1: one haptic and one sound each. */
  readonly onImpact?: (strength: number) => void;
  readonly onPressDie?: (id: string) => void;
}

const unlocked = (dice: readonly TrayDie[]): string[] => dice.filter(({ locked }) => !locked).map(({ id }) => id);

function nearestDie(dice: readonly TrayDie[], places: ReadonlyMap<string, LyingDie>, camera: Camera, x: number, y: number): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const { id } of dice) {
    const place = places.get(id);
    if (!place) continue;
    const area = touchArea(camera, place);
    const away = Math.max(Math.abs(area.x + area.side / 2 - x), Math.abs(area.y + area.side / 2 - y));
    if (away > area.side / 2 || away >= least) continue;
    nearest = id;
    least = away;
  }
  return nearest;
}

/** A tray in which dice lie, rattle and roll. Nothing renders while they move: one shared value is the time. */
export function DiceTray({
  ref, dice, roll, width, height, dieSize, look, typeface, reducedMotion, pace = 1, onSettled, onImpact, onPressDie,
}: DiceTrayProps) {
  const { camera, tray, dieSize: edge } = useMemo(() => layOut(width, height, dice.length, dieSize), [width, height, dice.length, dieSize]);
  const { width: trayWidth, depth: trayDepth } = tray;
  const keeper = useMemo(() => new TrayKeeper({ width: trayWidth, depth: trayDepth }), [trayWidth, trayDepth]);
  const clip = useSharedValue<Clip>({ frames: new Float32Array(0), frameCount: 0, dice: 0 });
  const time = useSharedValue(0);
  const [places, setPlaces] = useState<ReadonlyMap<string, LyingDie>>(new Map());

  const show = useEffectEvent((next: Clip, milliseconds: number) => {
    const end = clipSeconds(next);
    clip.value = next;
    time.value = milliseconds > 0 ? 0 : end;
    if (milliseconds > 0) time.value = withTiming(end, { duration: milliseconds, easing: Easing.linear });
    setPlaces(new Map(dice.map(({ id }) => [id, keeper.placeOf(id)])));
  });
  const impact = useEffectEvent((strength: number) => onImpact?.(strength));
  const settled = useEffectEvent((id: string) => onSettled?.(id));
  const currentDice = useEffectEvent(() => dice);

  const player = useRef<TrayPlayer | undefined>(undefined);
  useEffect(() => {
    const made = new TrayPlayer(keeper, currentDice(), {
      show: (next, milliseconds) => show(next, milliseconds),
      impact: (strength) => impact(strength),
      settled: (id) => settled(id),
    });
    player.current = made;
    return () => made.stop();
  }, [keeper]);
  useEffect(() => {
    if (player.current) player.current.pace = reducedMotion ? 0 : pace;
  }, [keeper, reducedMotion, pace]);

  const startRoll = useEffectEvent(() => {
    if (roll) player.current?.roll(dice, { id: roll.id, dice: roll.dice ?? unlocked(dice), strength: roll.strength });
  });
  const rolled = useRef(roll?.id);
  const rollId = roll?.id;
  useEffect(() => {
    if (rollId === undefined || rollId === rolled.current) {
      player.current?.setDice(dice);
    } else {
      rolled.current = rollId;
      startRoll();
    }
  }, [keeper, dice, rollId]);

  useImperativeHandle(ref, () => ({
    shake: (shake, ids = unlocked(dice)) => player.current?.shake(ids, shake),
    dieAt: (x, y) => nearestDie(dice, places, camera, x, y),
  }), [dice, places, camera]);

  const stage = useMemo(() => makeStage(Skia, { camera, edge: DIE_EDGE, pixelRatio: PixelRatio.get() }), [camera]);
  const skins = useSkins(dice.map((die) => die.look), typeface, edge);
  const locked = dice.map((die) => die.locked === true);
  const lockKey = locked.join();
  const picture = useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
    const shown = clip.value;
    if (shown.dice > 0 && shown.dice === skins.length) {
      const poses = posesAt(shown, time.value);
      for (let die = 0; die < skins.length; die++) {
        if (locked[die]) drawLockRing(canvas, stage, poses[die * FRAME_FIELDS] ?? 0, poses[die * FRAME_FIELDS + 1] ?? 0);
      }
      drawDice(canvas, Skia, stage, poses, skins);
      for (let die = 0; die < skins.length; die++) {
        if (locked[die]) drawPadlock(canvas, Skia, stage, poses[die * FRAME_FIELDS] ?? 0, poses[die * FRAME_FIELDS + 1] ?? 0);
      }
    }
    const drawn = recorder.finishRecordingAsPicture();
    recorder.dispose();
    return drawn;
  }, [width, height, skins, stage, lockKey]);

  return (
    <View style={{ width, height }}>
      <TrayCanvas width={width} height={height} look={look} dice={picture} />
      <DiceOverlay dice={dice} places={places} camera={camera} onPressDie={onPressDie} />
    </View>
  );
}
