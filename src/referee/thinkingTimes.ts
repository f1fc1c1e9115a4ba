import type { TimeLimit } from '@/engine/box';
import type { Prompt, Seat } from '@/engine/game';

import type { TableTime } from './tableTime';

interface Thinker {
  readonly question: string;
  end: number;
  sketch: unknown;
  stop(): void;
}

interface Asking<S> {
  readonly state: S;
  prompts(): readonly Prompt[];
}

/** Who thinks about a question that must be answered in time; answers for them when it is up. */
export class ThinkingTimes<S, M> {
  private readonly thinkers = new Map<Seat, Thinker>();

  constructor(
    private readonly limit: TimeLimit<S, M>,
    private readonly time: TableTime,
    private readonly match: Asking<S>,
    /** Who answers for somebody knows no more than they do: nobody's locked path may bend another's. */
    private readonly viewOf: (seat: Seat) => S,
    private readonly play: (seat: Seat, move: M) => void,
  ) {}

  /** Their question is before this person's eyes: time runs from now on, once for a question. */
  begin(seat: Seat): void {
    const limit = this.limitOf(seat);
    if (!limit || this.thinkers.has(seat)) return;
    const thinker: Thinker = { question: limit.question, end: this.time.now() + limit.ms, sketch: undefined, stop: () => undefined };
    this.thinkers.set(seat, thinker);
    this.wind(seat, thinker);
  }

  more(seat: Seat): void {
    const thinker = this.thinkers.get(seat);
    if (!thinker) return;
    thinker.end += this.limit.more;
    this.wind(seat, thinker);
  }

  sketch(seat: Seat, sketch: unknown): void {
    const thinker = this.thinkers.get(seat);
    if (thinker) thinker.sketch = sketch;
  }

  left(seat: Seat): number | undefined {
    const thinker = this.thinkers.get(seat);
    return thinker && Math.max(0, thinker.end - this.time.now());
  }

  /** Something was played or taken back: whoever is not asked the same question any more need not hurry. */
  follow(): void {
    for (const [seat, { question, stop }] of this.thinkers) {
      if (this.limitOf(seat)?.question === question) continue;
      stop();
      this.thinkers.delete(seat);
    }
  }

  private limitOf(seat: Seat): ReturnType<TimeLimit<S, M>['of']> {
    const prompt = this.match.prompts().find((each) => each.seat === seat);
    return prompt && this.limit.of(this.match.state, prompt);
  }

  private wind(seat: Seat, thinker: Thinker): void {
    thinker.stop();
    thinker.stop = this.time.after(thinker.end - this.time.now(), () => {
      this.thinkers.delete(seat);
      this.play(seat, this.limit.answer(this.viewOf(seat), seat, thinker.sketch));
    });
  }
}
