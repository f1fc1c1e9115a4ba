import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { PixelRatio, View } from 'react-native';
import { Easing, useDerivedValue, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import { DiceOverlay, type NamedDie } from './DiceOverlay';
import type { Camera } from './look/camera';
import { drawDice } from './look/draw';
import { layOut, touchArea, type TouchArea } from './look/layout';
import type { DieLook } from './look/skin';
import { makeDiceDrawing } from './look/diceDrawing';
import { drawMark, drawRing, type DieMark } from './look/mark';
import type { TrayLook } from './look/tray';
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
  /** The tray comes with this throw, and nobody has seen it yet; without it, dice of the first roll lie as they fell. */
  readonly onArrival?: boolean;
}

export interface DiceTrayHandle {
  /**
   * The hand jerks; call it on every impact of a shake. The dice (all that are not locked, if none are named) leave
   * the hand with the next `roll` of the same dice.
   */
  shake(shake: Shake, ids?: readonly string[]): void;
  /** The die that a finger at this point of the tray touches: for tables that follow several fingers at once. */
  dieAt(x: number, y: number): string | undefined;
  /** Where the die lies in the tray, as a finger finds it. */
  areaOf(id: string): TouchArea | undefined;
}

export interface DiceTrayProps {
  readonly ref?: Ref<DiceTrayHandle>;
  readonly dice: readonly TrayDie[];
  readonly roll?: TrayRollRequest | undefined;
  readonly width: number;
  readonly height: number;
  /** Points per die edge; as large as fits if left out. */
  readonly dieSize?: number;
  /** The most dice it ever holds: the others keep their size and place when some are taken away. */
  readonly capacity?: number;
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
  /** A finger rests on a die that can be pressed. */
  readonly onHoldDie?: (id: string) => void;
}

const unlocked = (dice: readonly TrayDie[]): string[] => dice.filter(({ locked }) => !locked).map(({ id }) => id);

const markOf = ({ locked, again }: TrayDie): DieMark | undefined => (locked ? 'lock' : again ? 'again' : undefined);

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

/** What is on the felt: a clip, the dice it is of, and the moment of the tray's time at which it begins. */
interface Shown {
  readonly clip: Clip;
  readonly start: number;
  readonly dice: readonly TrayDie[];
  readonly places: ReadonlyMap<string, LyingDie>;
}

const NOTHING: Shown = { clip: { frames: new Float32Array(0), frameCount: 0, dice: 0 }, start: 0, dice: [], places: new Map() };

const sameDice = (a: readonly TrayDie[], b: readonly TrayDie[]): boolean => a.length === b.length && a.every(({ id }, i) => id === b[i]?.id);

interface Drawn extends Pick<DiceTrayProps, 'width' | 'height'> {
  readonly shown: Shown;
  readonly time: SharedValue<number>;
  readonly stage: ReturnType<typeof makeDiceDrawing>;
  readonly skins: ReturnType<typeof useSkins>;
}

/** The dice as they lie at this moment of the tray's time, drawn where animations run. */
function usePictureOfDice({ shown, time, stage, skins, width, height }: Drawn) {
  const { clip, start } = shown;
  const marks = shown.dice.map(markOf);
  const markKey = marks.join();
  return useDerivedValue(() => {
    const recorder = Skia.PictureRecorder();
    const canvas = recorder.beginRecording(Skia.XYWHRect(0, 0, width, height));
    if (clip.dice > 0) {
      const poses = posesAt(clip, time.value - start);
      for (let die = 0; die < skins.length; die++) {
        if (marks[die]) drawRing(canvas, Skia, stage, poses, die);
      }
      drawDice(canvas, Skia, stage, poses, skins);
      for (let die = 0; die < skins.length; die++) {
        const mark = marks[die];
        if (mark) drawMark(canvas, Skia, stage, poses, die, mark);
      }
    }
    const drawn = recorder.finishRecordingAsPicture();
    recorder.dispose();
    return drawn;
  }, [width, height, clip, start, skins, stage, markKey]);
}

/** A tray in which dice lie, rattle and roll. Nothing renders while they move: one shared value is the time. */
export function DiceTray({
  ref, dice, roll, width, height, dieSize, capacity = 0, look, typeface, reducedMotion, pace = 1, onSettled, onImpact, onPressDie, onHoldDie,
}: DiceTrayProps) {
  const room = Math.max(capacity, dice.length);
  const { camera, tray, felt, dieSize: edge } = useMemo(() => layOut(width, height, room, dieSize), [width, height, room, dieSize]);
  const { width: trayWidth, depth: trayDepth } = tray;
  const keeper = useMemo(() => new TrayKeeper({ width: trayWidth, depth: trayDepth }), [trayWidth, trayDepth]);
  const time = useSharedValue(0);
  const timeTold = useRef(0);
  // Dice and clip change together: between a change of the dice and their new clip the old ones stay to be seen.
  const [shown, setShown] = useState(NOTHING);

  const show = useEffectEvent((clip: Clip, milliseconds: number) => {
    // A stretch of rattling that ends while dice come or go is of the old ones; the new ones follow at once.
    if (clip.dice !== dice.length) return;
    const start = timeTold.current;
    const end = start + clipSeconds(clip);
    timeTold.current = end;
    time.value = milliseconds > 0 ? start : end;
    if (milliseconds > 0) time.value = withTiming(end, { duration: milliseconds, easing: Easing.linear });
    setShown({ clip, start, dice, places: new Map(dice.map(({ id }) => [id, keeper.placeOf(id)])) });
  });
  /** Looks and locks of dice whose clip goes on. */
  const lookAgain = useEffectEvent(() => setShown((before) => (sameDice(before.dice, dice) ? { ...before, dice } : before)));
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
  const rolled = useRef(roll?.onArrival === true ? undefined : roll?.id);
  const rollId = roll?.id;
  useEffect(() => {
    if (rollId === undefined || rollId === rolled.current) {
      player.current?.setDice(dice);
      lookAgain();
    } else {
      rolled.current = rollId;
      startRoll();
    }
  }, [keeper, dice, rollId]);

  useImperativeHandle(ref, () => ({
    shake: (shake, ids = unlocked(dice)) => player.current?.shake(ids, shake),
    dieAt: (x, y) => nearestDie(dice, shown.places, camera, x, y),
    areaOf: (id) => {
      const place = shown.places.get(id);
      return place && touchArea(camera, place);
    },
  }), [dice, shown.places, camera]);

  const stage = useMemo(() => makeDiceDrawing(Skia, { camera, edge: DIE_EDGE, pixelRatio: PixelRatio.get(), felt }), [camera, felt]);
  const skins = useSkins(shown.dice.map((die) => die.look), typeface, edge);
  const picture = usePictureOfDice({ shown, time, stage, skins, width, height });

  return (
    <View style={{ width, height }}>
      <TrayCanvas width={width} height={height} look={look} dice={picture} />
      <DiceOverlay dice={dice} places={shown.places} camera={camera} onPressDie={onPressDie} onHoldDie={onHoldDie} />
    </View>
  );
}
