import { use, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';

import { useBoardFit } from '@/table/board/boardContext';
import type { Point } from '@/table/board/fit';
import { useTouchPlace } from '@/table/board/turning';
import { ExplainContext } from '@/table/explain';
import { TOUCH } from '@/theme';

import { CELL, rectOfSquare, squareUnder } from './places';

/** A finger that rests on a square: what lies there is shown larger, and who is seen from it. */
export interface Aim {
  readonly square: number;
  /** Screen points per unit of the board, to draw a glass of a finger's size. */
  readonly scale: number;
}

/** A way that is drawn with the finger. */
export interface Drawing {
  /** Where it may begin: the hero, and the end of the way it already has. */
  readonly from: readonly number[];
  begin(from: number): void;
  draw(square: number): void;
}

interface AimAreaProps {
  readonly drawing: Drawing | undefined;
  onAim(aim: Aim | undefined): void;
  /** The finger that rested has gone to another square and left it there. */
  onChoose(square: number): void;
  /** A touch on a square where nothing else can be touched: at which place of the board, and how far the finger reaches beyond it. */
  onTap(square: number, at: Point, reach: number): void;
  readonly children: ReactNode;
}

/** Where a finger came to rest, and where it has gone since. */
class Rest {
  private first: number | undefined;
  private now: number | undefined;

  /** Says whether it is another square than before. */
  reach(square: number): boolean {
    if (this.now === square) return false;
    this.first ??= square;
    this.now = square;
    return true;
  }

  /** The square it was carried to; undefined: it never left the first. */
  get carriedTo(): number | undefined {
    return this.now === this.first ? undefined : this.now;
  }

  /** Says whether there was one. */
  end(): boolean {
    const rested = this.now !== undefined;
    this.first = undefined;
    this.now = undefined;
    return rested;
  }
}

const REST_MS = 320;
const DRAG = 8;

/** Fingers over the field that do more than touch: one that rests looks closely, one that starts on the hero draws its way. */
export function AimArea({ drawing, onAim, onChoose, onTap, children }: AimAreaProps) {
  const { toBoard, room, scale } = useBoardFit();
  const explaining = use(ExplainContext);
  const placeOf = useTouchPlace(room);
  const [rest] = useState(() => new Rest());
  const under = (at: Point): number | undefined => squareUnder(toBoard(placeOf(at)));

  const aim = (at: Point) => {
    const square = under(at);
    if (square === undefined || !rest.reach(square)) return;
    explaining.setState({ shown: undefined });
    onAim({ square, scale });
  };
  const resting = Gesture.Pan().withTestId('look closely').runOnJS(true).maxPointers(1).activateAfterLongPress(REST_MS)
    .onStart(aim)
    .onUpdate(aim)
    .onEnd(() => {
      if (rest.carriedTo !== undefined) onChoose(rest.carriedTo);
    })
    .onFinalize(() => {
      if (rest.end()) onAim(undefined);
    });

  // Whoever grabs a figure may be a finger's width beside it.
  const grabbed = (at: Point): number | undefined => {
    const { x, y } = toBoard(placeOf(at));
    const near = Math.max(CELL / 2, TOUCH / 2 / scale);
    return drawing?.from.find((square) => {
      const place = rectOfSquare(square);
      return Math.abs(place.x + CELL / 2 - x) <= near && Math.abs(place.y + CELL / 2 - y) <= near;
    });
  };
  const follow = (at: Point) => {
    const square = under(at);
    if (square !== undefined) drawing?.draw(square);
  };
  const drawn = Gesture.Pan().withTestId('draw a way').runOnJS(true).enabled(drawing !== undefined).maxPointers(1).minDistance(DRAG)
    .onTouchesDown(({ allTouches: [touch] }, manager) => {
      const from = touch && grabbed(touch);
      if (from === undefined) manager.fail();
      else drawing?.begin(from);
    })
    .onStart(follow)
    .onUpdate(follow);

  const tapped = Gesture.Tap().withTestId('touch the ground').runOnJS(true).onEnd((at, success) => {
    const square = success ? under(at) : undefined;
    if (square !== undefined) onTap(square, toBoard(placeOf(at)), Math.max(0, (TOUCH / scale - CELL) / 2));
  });
  return (
    <GestureDetector gesture={Gesture.Race(drawn, resting)} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
      <View style={StyleSheet.absoluteFill}>
        <GestureDetector gesture={tapped}><View style={StyleSheet.absoluteFill} aria-hidden /></GestureDetector>
        {children}
      </View>
    </GestureDetector>
  );
}
