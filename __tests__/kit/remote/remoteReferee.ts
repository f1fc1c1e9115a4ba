import { CLOCK, type Seat } from '@/engine/game';
import { isOwn } from '@/engine/own';
import type { PastMove, Referee, Standing, Subscription, Thought, Verdict, Watcher } from '@/referee/referee';
import { TableTime } from '@/referee/tableTime';

import type { End, News, Position, Reply, Request, TimeLeft, ToClient, ToReferee } from './messages';

const AGAIN_MS = 150;

interface Waiting {
  readonly request: Request;
  answer(reply: Reply): void;
}

/** A referee at the other end of a wire on which anything may happen to a message. */
export class RemoteReferee implements Referee {
  private readonly watchers = new Set<Watcher>();
  private readonly waiting = new Map<number, Waiting>();
  /** Answers that came before the news they speak of. */
  private early: { readonly after: number; tell(): void }[] = [];
  private readonly unread = new Map<number, News>();
  /** Up to here everything has come and been told. */
  private told = 0;
  private asked = 0;
  private position: Position | undefined;
  /** Since the newest news. */
  private time = new TableTime();
  private holds = 0;
  /** When each seat's time to think is up, on the referee's clock. */
  private readonly ends = new Map<Seat, number>();
  private readonly pulse: ReturnType<typeof setInterval>;

  private constructor(private readonly wire: End<ToClient, ToReferee>) {
    wire.listen((message) => (message.type === 'answer' ? this.hearAnswer(message) : this.hearNews(message.n, message.news)));
    // Whatever was lost on either way is asked for again.
    this.pulse = setInterval(() => this.askAgain(), AGAIN_MS);
  }

  /** Is there once the first news has come. */
  static async connect(wire: End<ToClient, ToReferee>): Promise<RemoteReferee> {
    const referee = new RemoteReferee(wire);
    await new Promise<void>((resolve) => referee.early.push({ after: 1, tell: resolve }));
    return referee;
  }

  submit(seat: Seat, move: unknown): Promise<Verdict> {
    return this.ask({ kind: 'submit', seat, move }) as Promise<Verdict>;
  }

  takeBack(seat: Seat): Promise<Verdict> {
    return this.ask({ kind: 'takeBack', seat }) as Promise<Verdict>;
  }

  recall(eyes: Seat, from: number, upTo: number): Promise<readonly PastMove[]> {
    return this.ask({ kind: 'recall', eyes, from, upTo }) as Promise<readonly PastMove[]>;
  }

  subscribe(_eyes: readonly Seat[], watcher: Watcher): Subscription {
    this.watchers.add(watcher);
    return { standing: this.standing(), end: () => this.watchers.delete(watcher) };
  }

  clock(): number {
    return (this.position?.clock ?? 0) + this.time.now();
  }

  think(seat: Seat, thought: Thought): void {
    void this.ask({ kind: 'think', seat, thought }).then((reply) => {
      const { ms } = reply as TimeLeft;
      if (ms === undefined) this.ends.delete(seat);
      else this.ends.set(seat, this.clock() + ms);
    });
  }

  timeLeft(seat: Seat): number | undefined {
    const end = this.ends.get(seat);
    return this.position?.prompts.some((prompt) => prompt.seat === seat) && end !== undefined ? Math.max(0, end - this.clock()) : undefined;
  }

  hold(): () => void {
    const hold = this.asked;
    void this.ask({ kind: 'hold' });
    this.holds += 1;
    this.time.pause();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      void this.ask({ kind: 'release', hold });
      this.holds -= 1;
      if (this.holds === 0) this.time.resume();
    };
  }

  close(): void {
    clearInterval(this.pulse);
  }

  private ask(request: Request): Promise<Reply> {
    const n = this.asked++;
    this.wire.send({ type: 'ask', n, request });
    return new Promise((answer) => this.waiting.set(n, { request, answer }));
  }

  private askAgain(): void {
    for (const [n, { request }] of this.waiting) this.wire.send({ type: 'ask', n, request });
    this.wire.send({ type: 'have', news: this.told });
  }

  private hearAnswer({ n, reply, after }: Extract<ToClient, { type: 'answer' }>): void {
    const waiting = this.waiting.get(n);
    this.waiting.delete(n);
    if (!waiting) return;
    this.early.push({ after, tell: () => waiting.answer(reply) });
    this.catchUp();
  }

  private hearNews(n: number, news: News): void {
    if (n >= this.told) this.unread.set(n, news);
    this.catchUp();
  }

  /** Tells what has come without a gap, and then the answers that waited for it. */
  private catchUp(): void {
    for (let news = this.unread.get(this.told); news; news = this.unread.get(this.told)) {
      this.unread.delete(this.told++);
      this.position = news.position;
      this.time = new TableTime();
      if (this.holds > 0) this.time.pause();
      this.pass(news);
    }
    const due = this.early.filter(({ after }) => after <= this.told);
    this.early = this.early.filter(({ after }) => after > this.told);
    for (const { tell } of due) tell();
  }

  private pass({ by, told }: News): void {
    const after = this.standing();
    for (const watcher of [...this.watchers]) {
      if (by === undefined) watcher.onStanding(after);
      else watcher.onStep({ by, told: (eyes) => told[eyes] ?? [], after });
    }
  }

  private standing(): Standing {
    const { position } = this;
    if (!position) throw new Error('nothing is known yet');
    const { moveCount, prompts, outcome, takeBack, views } = position;
    const view = (eyes: Seat): unknown => {
      if (!isOwn(views, eyes)) throw new RangeError(`seat ${eyes === CLOCK ? 'CLOCK' : eyes} does not sit here`);
      return views[eyes];
    };
    return { moveCount, prompts, outcome, takeBack, view };
  }
}
