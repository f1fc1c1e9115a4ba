import type { AnyRules, ClockPlan } from '@/engine/box';
import { BadInput, Refusal } from '@/engine/errors';
import { CLOCK, type Prompt, type Seat } from '@/engine/game';
import type { AnyMatch } from '@/engine/match';
import { seenBy, type Moment } from '@/engine/moments';
import { own } from '@/engine/own';
import { Replayer } from '@/engine/replayer';
import { UnreadableSave } from '@/engine/save';
import type { Slices } from '@/engine/slices';

import { Film } from './film';
import { Gathering } from './gathering';
import type { PastMove, Referee, Standing, Step, Subscription, Thought, Verdict, Watcher } from './referee';
import { Stopwatch } from './stopwatch';
import { TableTime } from './tableTime';
import { ThinkingTimes } from './thinkingTimes';
import { thinkInSlices } from './thinkInSlices';

const OK: Verdict = { ok: true };

/** Milliseconds of table time that prompts of the clock have run, by their kind. */
export type SpentTimes = Readonly<Record<string, number>>;

interface Winding {
  readonly startedAt: number;
  readonly endsAt: number;
  stop(): void;
}

interface LocalTable {
  readonly box: AnyRules;
  readonly match: AnyMatch;
  /** The end is told to a campaign at once: then nothing is taken back any more. */
  readonly endIsFinal?: boolean;
  /** A lesson lets no time run out by itself, until it lets everybody play. */
  clockRests?(): boolean;
  /** What `spent` said when the match was put away. */
  readonly spent?: SpentTimes;
}

/** The referee of a match on this device. Its answers come at once: whoever awaits one has been told before. */
export class LocalReferee implements Referee {
  private readonly time = new TableTime();
  private readonly stopwatch: Stopwatch<unknown, unknown> | undefined;
  private readonly gathering: Gathering<unknown, unknown> | undefined;
  private readonly thinking: ThinkingTimes<unknown, unknown> | undefined;
  private readonly watchers = new Set<{ readonly eyes: readonly Seat[]; readonly watcher: Watcher }>();
  /** News that somebody caused while news was being told. */
  private readonly news: ((watcher: Watcher, eyes: readonly Seat[]) => void)[] = [];
  private isTelling = false;
  /** Prompts of the clock that are timed, by their kind. */
  private readonly wound = new Map<string, Winding>();
  private holds = 0;
  /** Whoever asks for the past gets it in turn, a slice each frame: a table stands before any of it is played again. */
  private recalling: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: LocalTable) {
    const { box, match } = table;
    if (box.stopwatch) this.stopwatch = new Stopwatch(box.stopwatch, this.time, match.state);
    if (box.sameMoment) this.gathering = new Gathering(box.sameMoment, this.time, () => match.state, (seat, move) => this.play(seat, this.stamped(move)));
    if (box.timeLimit) this.thinking = new ThinkingTimes(box.timeLimit, this.time, match, (seat) => box.game.view(match.state, seat), (seat, move) => void this.play(seat, move));
    for (const prompt of match.prompts()) {
      const spent = own(table.spent, prompt.kind);
      if (prompt.seat === CLOCK && spent !== undefined) this.windOne(prompt, spent);
    }
    this.wind();
  }

  submit(seat: Seat, raw: unknown): Promise<Verdict> {
    let move: unknown;
    try {
      move = this.table.box.game.parseMove(raw);
    } catch (error) {
      return Promise.resolve(refusalIn(error));
    }
    return this.gathering?.join(seat, move) ?? Promise.resolve(this.play(seat, this.stamped(move)));
  }

  takeBack(seat: Seat): Promise<Verdict> {
    const { match } = this.table;
    if (this.mayTakeBack() !== seat || !match.undo()) return Promise.resolve({ ok: false, words: 'This cannot be taken back any more.' });
    // Whatever the clock is still asked goes on: nobody gets time back by taking a move back.
    this.changed();
    const moment = this.standing();
    this.tell((watcher, eyes) => watcher.onStanding(moment.for(eyes)));
    return Promise.resolve(OK);
  }

  subscribe(eyes: readonly Seat[], watcher: Watcher): Subscription {
    const entry = { eyes, watcher };
    this.watchers.add(entry);
    return { standing: this.standing().for(eyes), end: () => this.watchers.delete(entry) };
  }

  recall(eyes: Seat, from: number, upTo: number): Promise<readonly PastMove[]> {
    const told = this.recalling.then(() => new Promise<readonly PastMove[]>((resolve) => thinkInSlices(this.past(eyes, from, upTo), resolve)));
    this.recalling = told;
    return told;
  }

  /** Nothing of it where the past cannot be read: whoever opened the match says so. */
  private *past(eyes: Seat, from: number, upTo: number): Slices<readonly PastMove[]> {
    const { box, match } = this.table;
    try {
      return yield* new Film(box, Replayer.ofMatch(match), eyes).past(from, upTo);
    } catch (error) {
      if (error instanceof UnreadableSave) return [];
      throw error;
    }
  }

  clock(): number {
    return this.stopwatch?.read(this.table.match.state) ?? this.time.now();
  }

  think(seat: Seat, thought: Thought): void {
    if (this.table.clockRests?.()) return;
    if (thought.kind === 'sketch') this.thinking?.sketch(seat, thought.sketch);
    else this.thinking?.[thought.kind](seat);
  }

  timeLeft(seat: Seat): number | undefined {
    if (seat !== CLOCK) return this.thinking?.left(seat);
    const ends = [...this.wound.values()].map(({ endsAt }) => endsAt);
    return ends.length === 0 ? undefined : Math.max(0, Math.min(...ends) - this.time.now());
  }

  /** For whoever puts the match away: what has run does not come back. A box with a stopwatch keeps its time in its moves. */
  spent(): SpentTimes | undefined {
    if (this.wound.size === 0 || this.stopwatch) return undefined;
    return Object.fromEntries([...this.wound].map(([kind, { startedAt }]) => [kind, this.time.now() - startedAt]));
  }

  hold(): () => void {
    let isHeld = true;
    this.holds += 1;
    this.time.pause();
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.holds -= 1;
      if (this.holds === 0) this.time.resume();
    };
  }

  /** Times whatever the clock is asked and is not timed yet; stops what it is not asked any more. */
  wind(): void {
    const { match, clockRests } = this.table;
    const asked = match.prompts().filter(({ seat }) => seat === CLOCK);
    for (const [kind, winding] of this.wound) {
      if (asked.some((prompt) => prompt.kind === kind)) continue;
      winding.stop();
      this.wound.delete(kind);
    }
    if (clockRests?.()) return;
    for (const prompt of asked) if (!this.wound.has(prompt.kind)) this.windOne(prompt);
  }

  private windOne(prompt: Prompt, spent = 0): void {
    const { box, match } = this.table;
    const plan = box.clock ? box.clock(match.state, prompt) : firstMove(match.legal(CLOCK));
    if (!plan) return;
    const plannedAt = match.moveCount;
    const ring = () => {
      this.wound.delete(prompt.kind);
      if (this.play(CLOCK, plan.move).ok) return;
      // Others have moved since: the plan is made anew. Without that the plan is wrong, and nobody should wait for ever.
      if (match.moveCount !== plannedAt) return this.wind();
      for (const move of match.legal(CLOCK)) if (this.play(CLOCK, move).ok) return;
    };
    const startedAt = this.time.now() - spent;
    const left = Math.max(0, plan.afterMs - spent);
    this.wound.set(prompt.kind, { startedAt, endsAt: startedAt + spent + left, stop: this.time.after(left, ring) });
  }

  private stamped(move: unknown): unknown {
    const { box, match } = this.table;
    if (!box.stopwatch || !this.stopwatch || box.stopwatch.run(match.state) === undefined) return move;
    return box.stopwatch.stamp(move, this.stopwatch.read(match.state));
  }

  private play(by: Seat, move: unknown): Verdict {
    const { box, match } = this.table;
    let moments: readonly Moment<unknown>[];
    try {
      moments = match.playWatched(by, move);
    } catch (error) {
      return refusalIn(error);
    }
    this.changed();
    const after = this.standing();
    const told = remembered((eyes: Seat) => seenBy(box.game, moments, eyes));
    this.tell((watcher, eyes) => {
      const step: Step = { by, told: (seat) => told(subscribed(eyes, seat)), after: after.for(eyes) };
      watcher.onStep(step);
    });
    return OK;
  }

  private changed(): void {
    this.stopwatch?.follow(this.table.match.state);
    this.thinking?.follow();
    this.wind();
  }

  private mayTakeBack(): Seat | undefined {
    const { match, endIsFinal } = this.table;
    return endIsFinal && match.outcome ? undefined : match.lastMover;
  }

  /** Views are made when they are looked at: a position that was handed out never changes. */
  private standing(): { for(eyes: readonly Seat[]): Standing } {
    const { box, match } = this.table;
    const { state, outcome } = match;
    const known = { moveCount: match.moveCount, prompts: match.prompts(), outcome, takeBack: this.mayTakeBack() };
    const view = remembered((seat: Seat) => box.game.view(state, seat));
    return { for: (eyes) => ({ ...known, view: (seat) => view(subscribed(eyes, seat)) }) };
  }

  /** Everybody hears everything in the same order, also what is caused by hearing. */
  private tell(news: (watcher: Watcher, eyes: readonly Seat[]) => void): void {
    this.news.push(news);
    if (this.isTelling) return;
    this.isTelling = true;
    try {
      for (let next = this.news.shift(); next; next = this.news.shift()) for (const { watcher, eyes } of [...this.watchers]) next(watcher, eyes);
    } finally {
      this.isTelling = false;
    }
  }
}

function refusalIn(error: unknown): Verdict {
  if (error instanceof Refusal) return { ok: false, words: error.words, rule: error.rule };
  if (error instanceof BadInput) return { ok: false, words: error.message };
  throw error;
}

function subscribed(eyes: readonly Seat[], seat: Seat): Seat {
  if (!eyes.includes(seat)) throw new RangeError(`seat ${seat} does not look through these eyes`);
  return seat;
}

function remembered<T>(make: (seat: Seat) => T): (seat: Seat) => T {
  const made = new Map<Seat, T>();
  return (seat) => {
    const known = made.get(seat);
    if (known !== undefined) return known;
    const fresh = make(seat);
    made.set(seat, fresh);
    return fresh;
  };
}

function firstMove(moves: Iterable<unknown>): ClockPlan<unknown> | undefined {
  for (const move of moves) return { move, afterMs: 0 };
  return undefined;
}
