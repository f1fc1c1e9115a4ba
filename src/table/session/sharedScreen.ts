import { CLOCK, type Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';
import type { Standing } from '@/referee/referee';
import type { SeatPlayer } from '@/store/seats';

import type { Seating } from '../contract';
import { holderAfter, isPerson, undoAt, whoLooks, type AtScreen, type Looking } from './eyes';
import type { Memory } from './memory';
import type { SessionState } from './sessionState';

export type Present = Pick<SessionState, 'view' | 'prompts' | 'looking' | 'outcome' | 'canUndo' | 'takingBack' | 'moveCount' | 'lastEvents'>;

/** The people at one screen: who holds it, who may look, who may take a move back. */
export class SharedScreen {
  private holder: Seat | undefined;

  constructor(
    private readonly players: readonly SeatPlayer[],
    public seating: Seating,
    /** Whether secret questions are answered in corners of the screen now. */
    private readonly corners: (view: unknown) => boolean,
  ) {}

  passedOn(to: Seat | undefined): void {
    this.holder = to;
  }

  /** A move by somebody else means that the device went round. */
  movedBy(seat: Seat, newest: Standing): void {
    this.holder = holderAfter(seat, this.at(newest));
  }

  /** The person whose move may be taken back; a bot's is not taken back for it. */
  mover({ takeBack }: Standing): Seat | undefined {
    return takeBack !== undefined && isPerson(this.players, takeBack) ? takeBack : undefined;
  }

  /** How that move can be taken back, if at all. */
  undoing(newest: Standing, looking: Looking): ReturnType<typeof undoAt> {
    const mover = this.mover(newest);
    return mover === undefined ? undefined : undoAt(mover, looking, this.at(newest));
  }

  /** What there is to show once everything has been told. */
  present(newest: Standing, memory: Memory): Present {
    const looking = whoLooks(newest.prompts, this.at(newest));
    return {
      view: newest.view(looking.eyes),
      prompts: newest.prompts,
      looking,
      outcome: newest.outcome,
      canUndo: this.undoing(newest, looking) !== undefined,
      takingBack: undefined,
      moveCount: newest.moveCount,
      lastEvents: memory.eventsOf(newest.moveCount - 1, looking.eyes),
    };
  }

  private at(newest: Standing): AtScreen {
    const { players, seating, holder } = this;
    return {
      players,
      seating,
      holder,
      corners: this.corners(newest.view(CLOCK)),
      hasSecrets: (seat) => !sameJson(newest.view(seat), newest.view(CLOCK)),
    };
  }
}
