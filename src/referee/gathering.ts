import type { Hand, SameMoment } from '@/engine/box';
import type { Seat } from '@/engine/game';

import type { Verdict } from './referee';
import type { TableTime } from './tableTime';

interface WaitingHand<M> extends Hand<M> {
  readonly verdict: Promise<Verdict>;
  answer(verdict: Verdict): void;
}

/** Hands that move in the same moment wait here for each other, so that being heard first wins nothing. */
export class Gathering<S, M> {
  private hands: WaitingHand<M>[] = [];

  constructor(
    private readonly rule: SameMoment<S, M>,
    private readonly time: TableTime,
    private readonly state: () => S,
    private readonly play: (seat: Seat, move: M) => Verdict,
  ) {}

  /** The verdict of a move that waits for others; undefined: it waits for nobody. */
  join(seat: Seat, move: M): Promise<Verdict> | undefined {
    const waits = this.rule.waits(this.state(), seat, move);
    if (waits === 0) return undefined;
    const reaching = this.hands.find((hand) => hand.seat === seat);
    if (reaching) return reaching.verdict;
    let answer: (verdict: Verdict) => void = () => undefined;
    const verdict = new Promise<Verdict>((resolve) => (answer = resolve));
    if (this.hands.length === 0) this.time.after(waits, () => this.close());
    this.hands.push({ seat, move, verdict, answer });
    return verdict;
  }

  private close(): void {
    const hands = this.hands;
    this.hands = [];
    const joint = this.rule.join(this.state(), hands);
    const verdict = joint && this.play(joint.seat, joint.move);
    for (const hand of hands) {
      // Whoever is left out of it tries alone, and hears from the rules why nothing comes of it.
      hand.answer(verdict && joint.of.includes(hand.seat) ? verdict : this.play(hand.seat, hand.move));
    }
  }
}
