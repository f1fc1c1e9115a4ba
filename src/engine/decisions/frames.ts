import type { Seat } from '../game';

/** Where a process goes on: the place of its next step, or that step's name. */
export type StepKey = number | string;

/** What stands for an answer in the eyes of those who may not see it yet. */
export const HIDDEN_ANSWER = 'hidden';
export type HiddenAnswer = typeof HIDDEN_ANSWER;

/** Any frame, where its kind does not matter. Plain JSON. */
export interface StackFrame {
  readonly kind: string;
  step?: StepKey;
  given?: Record<string, object | HiddenAnswer>;
}

/** A state with a stack of what is going on; the last frame is asked, or runs by itself. */
export interface Stacked {
  readonly frames: StackFrame[];
}

/** A frame that carries nothing besides its kind. */
export type Bare = Readonly<Record<never, never>>;

/** A process keeps its place. */
export type Process<F = Bare> = F & { step?: StepKey };

/** A question for several seats at once keeps the answers until all are in. */
export type Together<A extends object, F = Bare> = F & { given?: Record<string, A | HiddenAnswer> };

/** The frames of a box, from one map of what each kind carries: `Frames<{ scar: { readonly hero: HeroId }; boss: Process }>`. */
export type Frames<Map> = { [K in keyof Map & string]: { readonly kind: K } & Map[K] }[keyof Map & string];

export type FrameKind<S extends Stacked> = S['frames'][number]['kind'];
export type FrameOf<S extends Stacked, K extends string> = Extract<S['frames'][number], { readonly kind: K }>;

const isOfKind = <S extends Stacked, K extends string>(frame: S['frames'][number] | undefined, kind: K): frame is FrameOf<S, K> => frame?.kind === kind;

export const topFrame = <S extends Stacked>({ frames }: S): S['frames'][number] | undefined => frames[frames.length - 1];

/** The top frame, if it is of this kind. */
export function topFrameAs<S extends Stacked, K extends FrameKind<S>>(state: S, kind: K): FrameOf<S, K> | undefined {
  const top = topFrame(state);
  return isOfKind<S, K>(top, kind) ? top : undefined;
}

/** The nearest frame of this kind, from the top: an interrupt reads and changes what it interrupts. */
export function nearestFrame<S extends Stacked, K extends FrameKind<S>>({ frames }: S, kind: K): FrameOf<S, K> | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame: S['frames'][number] | undefined = frames[i];
    if (isOfKind<S, K>(frame, kind)) return frame;
  }
  return undefined;
}

export const hasAnswered = ({ given }: StackFrame, seat: Seat): boolean => given?.[seat] !== undefined;

/** The frames with the secret answers of all other seats hidden; the same array if there are none. For `view`. */
export function maskAnswers<F extends StackFrame>(frames: F[], seat: Seat): F[] {
  if (!frames.some((frame) => frame.given !== undefined)) return frames;
  return frames.map((frame) => {
    if (!frame.given) return frame;
    const given: NonNullable<StackFrame['given']> = {};
    for (const [giver, answer] of Object.entries(frame.given)) given[giver] = Number(giver) === seat ? answer : HIDDEN_ANSWER;
    return { ...frame, given };
  });
}
