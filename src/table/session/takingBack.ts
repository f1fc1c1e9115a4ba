import type { StoreApi } from 'zustand/vanilla';

import type { Seat } from '@/engine/game';
import type { Standing } from '@/referee/referee';

import type { SessionState } from './sessionState';
import type { SharedScreen } from './sharedScreen';

interface AtTable {
  readonly store: StoreApi<SessionState>;
  readonly screen: SharedScreen;
  readonly names: readonly string[];
  newest(): Standing;
  isTelling(): boolean;
  /** Whether the referee has let this seat take its last move back. */
  takeBack(seat: Seat): Promise<boolean>;
}

/** Taking the last move back: at once, or after asking whoever made it. */
export class TakingBack {
  constructor(private readonly at: AtTable) {}

  /** Takes the last move back, or asks first whether whoever made it wants that. */
  async undo(): Promise<boolean> {
    const { store, screen, newest, isTelling, takeBack } = this.at;
    const seat = screen.mover(newest());
    if (seat === undefined || isTelling()) return false;
    const how = screen.undoing(newest(), store.getState().looking);
    if (how === 'asks') store.setState({ takingBack: seat });
    return how === 'now' && takeBack(seat);
  }

  /** The answer to that question. */
  async answer(wanted: boolean): Promise<boolean> {
    const { store, screen, names, newest, takeBack } = this.at;
    const { takingBack } = store.getState();
    store.setState({ takingBack: undefined });
    if (!wanted || takingBack === undefined || takingBack !== screen.mover(newest())) return false;
    const undone = await takeBack(takingBack);
    // What the others have seen happen must not be gone without a word.
    if (undone) store.setState({ notice: `${names[takingBack] ?? 'Somebody'} has taken a move back.` });
    return undone;
  }
}
