import type { Referee } from '@/referee/referee';
import type { TableTime } from '@/referee/tableTime';

const HELD = 'held by the table';

/** Why time stands still: menus, other apps, or the table itself, in sight of everybody. */
export class Pauses {
  private readonly reasons = new Set<string>();

  constructor(
    private readonly referee: Referee,
    private readonly botTime: TableTime,
    /** Whether something lies over the table, so that nobody sees it. */
    private readonly setCovered: (covered: boolean) => void,
  ) {}

  /** Time stands still until the returned function is called. */
  pause(reason: string): () => void {
    const release = this.referee.hold();
    this.reasons.add(reason);
    this.botTime.pause();
    this.tellCovered();
    return () => {
      release();
      this.reasons.delete(reason);
      this.tellCovered();
      if (this.reasons.size === 0) this.botTime.resume();
    };
  }

  holdTime(): () => void {
    return this.pause(HELD);
  }

  private tellCovered(): void {
    this.setCovered([...this.reasons].some((reason) => reason !== HELD));
  }
}
