import { Easing, type EasingFunction } from './easing';

/** A number, a text of one number with its unit ("45deg"), or a list or an object of them. */
export type Movable = number | string | readonly Movable[] | { readonly [part: string]: Movable };

/** One way of getting from a value to another: asked once a frame where it is. */
export interface Course {
  at(time: number): { readonly value: unknown; readonly done: boolean };
}

/** How a value is to move. It is begun by whatever it is given to. */
export class Recipe {
  constructor(
    /** Where it ends. */
    readonly goal: unknown,
    readonly begin: (from: unknown, time: number) => Course,
    readonly ended?: (finished: boolean) => void,
  ) {}
}

export interface Timing {
  readonly duration?: number;
  readonly easing?: EasingFunction;
}

const USUAL_MS = 300;
const USUAL_EASING = Easing.inOut(Easing.quad);
const NUMBER = /-?\d*\.?\d+(?:e[-+]?\d+)?/;

/** Who asked the system for less movement sees only where things end. */
export const isCalm = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The value at a share of the way. */
function between(from: unknown, to: unknown, share: number): unknown {
  if (typeof from === 'number' && typeof to === 'number') return from + (to - from) * share;
  if (typeof from === 'string' && typeof to === 'string') {
    const [start, end] = [NUMBER.exec(from), NUMBER.exec(to)];
    return start && end ? to.replace(NUMBER, String(between(Number(start[0]), Number(end[0]), share))) : to;
  }
  if (Array.isArray(from) && Array.isArray(to)) return to.map((part: unknown, i) => between(from[i], part, share));
  if (typeof from === 'object' && typeof to === 'object' && from && to) {
    const start = from as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(to).map(([key, part]) => [key, between(start[key], part, share)]));
  }
  return to;
}

export function withTiming(goal: unknown, { duration = USUAL_MS, easing = USUAL_EASING }: Timing = {}, ended?: (finished: boolean) => void): Recipe {
  const begin = (from: unknown, start: number): Course => ({
    at: (time) => {
      const done = time - start >= duration || isCalm();
      return { value: done ? goal : between(from, goal, easing((time - start) / duration)), done };
    },
  });
  return new Recipe(goal, begin, ended);
}

/** Waits where it is. */
export function withDelay(wait: number, next: Recipe): Recipe {
  const begin = (from: unknown, start: number): Course => {
    let going: Course | undefined;
    return {
      at: (time) => {
        if (time - start < wait && !isCalm()) return { value: from, done: false };
        going ??= next.begin(from, isCalm() ? time : start + wait);
        return going.at(time);
      },
    };
  };
  return new Recipe(next.goal, begin, next.ended);
}

/** One after the other; a late frame starts the next one where the last one ended. */
export function withSequence(...steps: readonly Recipe[]): Recipe {
  const begin = (from: unknown, start: number): Course => {
    let index = 0;
    let going = steps[0]?.begin(from, start);
    return {
      at: (time) => {
        let now = going?.at(time) ?? { value: from, done: true };
        while (now.done && index < steps.length - 1) {
          steps[index]?.ended?.(true);
          index += 1;
          going = steps[index]?.begin(now.value, time);
          const next = going?.at(time);
          if (!next) break;
          now = next;
        }
        return now;
      },
    };
  };
  const last = steps[steps.length - 1];
  return new Recipe(last?.goal, begin, last?.ended);
}

/** Again and again from where it began; less than one time: without end. */
export function withRepeat(recipe: Recipe, times = 2): Recipe {
  const begin = (from: unknown, start: number): Course => {
    let going = recipe.begin(from, start);
    let rounds = 0;
    return {
      at: (time) => {
        const { value, done } = going.at(time);
        if (!done) return { value, done };
        rounds += 1;
        if (isCalm() || (times > 0 && rounds >= times)) return { value, done: true };
        going = recipe.begin(from, time);
        return { value, done: false };
      },
    };
  };
  return new Recipe(recipe.goal, begin);
}

/** The value that belongs to a place on a scale; beyond its ends it goes on as it went. */
export function interpolate(at: number, scale: readonly number[], values: readonly number[]): number {
  let i = 1;
  while (i < scale.length - 1 && at > (scale[i] ?? 0)) i += 1;
  const [from = 0, to = 0] = [scale[i - 1], scale[i]];
  const [start = 0, end = 0] = [values[i - 1], values[i]];
  return to === from ? end : start + ((end - start) * (at - from)) / (to - from);
}
