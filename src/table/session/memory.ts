import { CLOCK, type AnyGame, type GameEvent, type Seat } from '@/engine/game';
import type { Told } from '@/engine/moments';
import type { PastMove, Referee, Step } from '@/referee/referee';

import { logLinesOf, type LogLine } from './logLines';

/** Between a throw and what comes of it everybody may be asked something. */
const MOVES_OF_A_STORY = 8;

/** What this screen has been told: since it was opened as it came, before that when somebody asks. */
export class Memory {
  private readonly events = new Map<string, readonly GameEvent[]>();
  /** A table asks again with every drawing, until the answer is here. */
  private readonly asked = new Set<string>();

  constructor(
    private readonly game: AnyGame,
    private readonly referee: Referee,
    private readonly names: readonly string[],
    /** How many moves had been made when the screen was opened, or are left of them. */
    private openedAt: number,
  ) {}

  /** Keeps what the newest move brought about for each of the eyes; returns its sentences. */
  keep(step: Step, eyes: readonly Seat[]): readonly LogLine[] {
    const move = step.after.moveCount - 1;
    return eyes.flatMap((reader) => this.note({ move, by: step.by, told: step.told(reader) }, reader));
  }

  /** Moves were taken back; others will have their numbers. */
  shorten(moveCount: number): void {
    this.openedAt = Math.min(this.openedAt, moveCount);
    for (const key of [...this.events.keys()]) if (Number.parseInt(key, 10) >= moveCount) this.events.delete(key);
  }

  /** What a move brought about for these eyes; undefined: not known yet. */
  eventsOf(move: number, eyes: Seat): readonly GameEvent[] | undefined {
    return move < 0 ? [] : this.events.get(keyOf(move, eyes));
  }

  async recallEvents(move: number, eyes: Seat): Promise<void> {
    if (this.asked.has(keyOf(move, eyes))) return;
    this.asked.add(keyOf(move, eyes));
    await this.recall(eyes, move, move + 1);
  }

  /** The sentences of everything that happened before the screen was opened. */
  earlier(eyes: Seat): Promise<readonly LogLine[]> {
    return this.recall(eyes, -1, this.openedAt);
  }

  /** What led up to a sentence of the log in the last few moves, itself last, as its reader knows it. */
  async story({ key, move, reader = CLOCK }: LogLine): Promise<readonly Told<unknown>[]> {
    const past = await this.referee.recall(reader, Math.max(-1, move - MOVES_OF_A_STORY), move + 1);
    const place = Number(key.split('.')[1]);
    return past.flatMap((one) => (one.move === move ? one.told.slice(0, place + 1) : one.told));
  }

  private async recall(eyes: Seat, from: number, upTo: number): Promise<readonly LogLine[]> {
    return (await this.referee.recall(eyes, from, upTo)).flatMap((past) => this.note(past, eyes));
  }

  private note(past: PastMove, eyes: Seat): readonly LogLine[] {
    this.events.set(keyOf(past.move, eyes), past.told.map(({ event }) => event));
    return logLinesOf(this.game, past, eyes, this.names);
  }
}

const keyOf = (move: number, eyes: Seat): string => `${move}/${eyes}`;
