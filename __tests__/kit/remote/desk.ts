import { CLOCK, type Seat } from '@/engine/game';
import type { Referee, Standing, Verdict } from '@/referee/referee';

import type { End, News, Position, Reply, Request, ToClient, ToReferee } from './messages';

const NOT_YOURS: Verdict = { ok: false, words: 'This seat is not yours to play.' };

/** The referee's side of a wire: answers one client, for the seats that sit there, and tells it what these may know. */
export class Desk {
  private readonly news: News[] = [];
  /** Answers by their number: what is asked twice is done once. */
  private readonly answers = new Map<number, ToClient | 'under way'>();
  private readonly holds = new Map<number, () => void>();

  constructor(
    private readonly referee: Referee,
    private readonly seats: readonly Seat[],
    private readonly wire: End<ToReferee, ToClient>,
  ) {
    const { standing } = referee.subscribe([CLOCK, ...seats], {
      onStep: ({ by, told, after }) => this.report({ by, told: this.forEach(told), position: this.positionOf(after) }),
      onStanding: (now) => this.report({ told: {}, position: this.positionOf(now) }),
    });
    wire.listen((message) => (message.type === 'have' ? this.sendFrom(message.news) : this.hear(message.n, message.request)));
    this.report({ told: {}, position: this.positionOf(standing) });
  }

  private forEach<T>(make: (eyes: Seat) => T): Record<Seat, T> {
    return Object.fromEntries([CLOCK, ...this.seats].map((eyes) => [eyes, make(eyes)]));
  }

  private positionOf({ moveCount, prompts, outcome, takeBack, view }: Standing): Position {
    return { moveCount, prompts, outcome, takeBack, views: this.forEach(view), clock: this.referee.clock() };
  }

  private report(news: News): void {
    this.news.push(news);
    this.sendFrom(this.news.length - 1);
  }

  private sendFrom(first: number): void {
    this.news.slice(first).forEach((news, i) => this.wire.send({ type: 'news', n: first + i, news }));
  }

  private hear(n: number, request: Request): void {
    const known = this.answers.get(n);
    if (known === 'under way') return;
    if (known) return this.wire.send(known);
    this.answers.set(n, 'under way');
    void this.replyTo(n, request).then((reply) => {
      const answer: ToClient = { type: 'answer', n, reply, after: this.news.length };
      this.answers.set(n, answer);
      this.wire.send(answer);
    });
  }

  /** A client plays and looks only for the seats that sit there, whatever it says. */
  private async replyTo(n: number, request: Request): Promise<Reply> {
    switch (request.kind) {
      case 'submit': return this.seats.includes(request.seat) ? this.referee.submit(request.seat, request.move) : NOT_YOURS;
      case 'takeBack': return this.seats.includes(request.seat) ? this.referee.takeBack(request.seat) : NOT_YOURS;
      case 'recall': return request.eyes === CLOCK || this.seats.includes(request.eyes) ? this.referee.recall(request.eyes, request.from, request.upTo) : [];
      case 'think': {
        if (!this.seats.includes(request.seat)) return NOT_YOURS;
        this.referee.think(request.seat, request.thought);
        return { ms: this.referee.timeLeft(request.seat) };
      }
      case 'hold':
        if (!this.holds.has(n)) this.holds.set(n, this.referee.hold());
        return { ok: true };
      case 'release':
        this.holds.get(request.hold)?.();
        // A hold that is overtaken by its release holds nothing.
        this.holds.set(request.hold, () => undefined);
        return { ok: true };
    }
  }
}
