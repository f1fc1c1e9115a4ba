import { forget, nextFrame, now } from './frames';
import { Recipe, type Course } from './recipes';
import { reading } from './values';

export type PlainStyle = Readonly<Record<string, unknown>>;

/** Numbers that are no lengths. */
const BARE = new Set(['opacity', 'zIndex', 'flex', 'flexGrow', 'flexShrink', 'scale', 'scaleX', 'scaleY']);

const lengthOf = (property: string, value: unknown): string => (typeof value === 'number' && !BARE.has(property) ? `${value}px` : String(value));

const transformOf = (steps: readonly Readonly<Record<string, unknown>>[]): string =>
  steps.flatMap((step) => Object.entries(step).map(([kind, value]) => `${kind}(${lengthOf(kind, value)})`)).join(' ');

/** A value as a browser's style sheet says it. */
export const cssOf = (property: string, value: unknown): string =>
  property === 'transform' && Array.isArray(value) ? transformOf(value as readonly Readonly<Record<string, unknown>>[]) : lengthOf(property, value);

/** One place of a style that is on its way. */
interface Leg {
  readonly goal: unknown;
  readonly course: Course | undefined;
  value: unknown;
}

/** A style that follows values: it is laid on its views without React. */
export class MovingStyle {
  /** As it is laid on the views now. */
  current: PlainStyle = {};
  private legs = new Map<string, Leg>();
  private wanted: PlainStyle = {};
  private readonly views = new Set<HTMLElement>();
  private leave: (() => void)[] = [];
  private begun = false;

  constructor(private work: () => PlainStyle) {
    this.follow();
  }

  /** Lays it on a view from now on; returns how to take the view away. */
  dress(view: HTMLElement): () => void {
    this.views.add(view);
    this.layOn(view);
    return () => this.views.delete(view);
  }

  layOn(view: HTMLElement): void {
    const { style } = view as unknown as { readonly style: Record<string, string> };
    for (const [property, value] of Object.entries(this.current)) style[property] = value === undefined ? '' : cssOf(property, value);
  }

  change(work: () => PlainStyle): void {
    if (work === this.work && this.leave.length > 0) return;
    this.work = work;
    this.follow();
  }

  release(): void {
    for (const off of this.leave) off();
    this.leave = [];
    forget('follow', this.follow);
    forget('move', this.move);
  }

  private readonly stir = (): void => nextFrame('follow', this.follow);

  private readonly follow = (): void => {
    this.release();
    const { result, read } = reading(this.work);
    this.leave = [...read].map((source) => source.watch(this.stir));
    this.wanted = result;
    const legs = new Map<string, Leg>();
    this.setOut(result, '', legs);
    this.legs = legs;
    this.begun = true;
    this.move(now());
  };

  /** Finds what is to move; what is on its way to the same place already goes on. */
  private setOut(part: unknown, path: string, legs: Map<string, Leg>): void {
    if (part instanceof Recipe) {
      const last = this.legs.get(path);
      if (last && last.goal === part.goal) legs.set(path, last);
      else legs.set(path, last && this.begun ? { goal: part.goal, course: part.begin(last.value, now()), value: last.value } : { goal: part.goal, course: undefined, value: part.goal });
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) this.setOut(inner, `${path}/${key}`, legs);
    }
  }

  private readonly move = (time: number): void => {
    let moving = false;
    for (const [path, leg] of this.legs) {
      if (!leg.course) continue;
      const { value, done } = leg.course.at(time);
      this.legs.set(path, { goal: leg.goal, course: done ? undefined : leg.course, value });
      moving ||= !done;
    }
    this.current = this.filled(this.wanted, '') as PlainStyle;
    for (const view of this.views) this.layOn(view);
    if (moving) nextFrame('move', this.move);
  };

  private filled(part: unknown, path: string): unknown {
    if (part instanceof Recipe) return this.legs.get(path)?.value;
    if (Array.isArray(part)) return part.map((inner, i) => this.filled(inner, `${path}/${i}`));
    if (typeof part === 'object' && part !== null) return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, this.filled(inner, `${path}/${key}`)]));
    return part;
  }
}
