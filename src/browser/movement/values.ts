import { forget, nextFrame, now } from './frames';
import { Recipe, type Course } from './recipes';

/** Something that can be read, and says when it has changed. */
export interface Readable<T> {
  get(): T;
  watch(watcher: () => void): () => void;
}

let readers: Set<Readable<unknown>> | undefined;

/** Runs a function and tells what it has read. */
export function reading<T>(work: () => T): { readonly result: T; readonly read: ReadonlySet<Readable<unknown>> } {
  const outer = readers;
  const read = new Set<Readable<unknown>>();
  readers = read;
  try {
    return { result: work(), read };
  } finally {
    readers = outer;
  }
}

abstract class Watched<T> implements Readable<T> {
  private readonly watchers = new Set<() => void>();

  abstract get(): T;

  get value(): T {
    return this.get();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  protected heard(): void {
    readers?.add(this);
  }

  protected tell(): void {
    for (const watcher of [...this.watchers]) watcher();
  }
}

/** A value that moves without React. */
export class MovingValue<T> extends Watched<T> {
  private running: { readonly recipe: Recipe; readonly course: Course } | undefined;

  constructor(private held: T) {
    super();
  }

  get(): T {
    this.heard();
    return this.held;
  }

  override get value(): T {
    return this.get();
  }

  override set value(next: T | Recipe) {
    this.set(next);
  }

  /** A value, at once; or a way of getting there. */
  set(next: T | Recipe): void {
    this.stop();
    if (!(next instanceof Recipe)) return this.hold(next);
    const time = now();
    this.running = { recipe: next, course: next.begin(this.held, time) };
    this.step(time);
  }

  /** Stays where it is. */
  stop(): void {
    const { running } = this;
    this.running = undefined;
    forget('move', this.step);
    running?.recipe.ended?.(false);
  }

  private readonly step = (time: number): void => {
    const { running } = this;
    if (!running) return;
    const { value, done } = running.course.at(time);
    this.hold(value as T);
    if (!done) return nextFrame('move', this.step);
    this.running = undefined;
    running.recipe.ended?.(true);
  };

  private hold(next: T): void {
    if (Object.is(next, this.held)) return;
    this.held = next;
    this.tell();
  }
}

/** What follows from other values: worked out when somebody asks, and only if one of them has changed. */
export class DerivedValue<T> extends Watched<T> {
  private held: { readonly value: T } | undefined;
  private leave: (() => void)[] = [];

  constructor(private work: () => T) {
    super();
  }

  get(): T {
    this.heard();
    if (this.held) return this.held.value;
    const { result, read } = reading(this.work);
    this.unwatch();
    this.leave = [...read].map((source) => source.watch(this.spoil));
    this.held = { value: result };
    return result;
  }

  change(work: () => T): void {
    if (work === this.work) return;
    this.work = work;
    this.spoil();
  }

  /** Nobody shows it any more; whoever asks again gets it worked out anew. */
  release(): void {
    this.unwatch();
    this.held = undefined;
  }

  private unwatch(): void {
    for (const off of this.leave) off();
    this.leave = [];
  }

  private readonly spoil = (): void => {
    if (!this.held) return;
    this.held = undefined;
    this.tell();
  };
}

export const isReadable = (value: unknown): value is Readable<unknown> => value instanceof Watched;
