import type { BaseOptions, Game, GameEvent } from '@/engine/game';

import { bidsGame, type BidsMove, type BidsState } from './bids';

/** Says more than the bids toy does. */
export type LooseEvent = GameEvent & { readonly bid?: number; readonly next?: number | undefined; readonly scores?: readonly number[] };
export type LooseBids = Game<BidsState, BidsMove, BaseOptions, LooseEvent>;

const loose = (changes: Partial<LooseBids>): LooseBids => ({ ...bidsGame, describe: ({ type }) => `${type}.`, play: (draft, seat, move, table) => bidsGame.play(draft, seat, move, table), ...changes });

/** Tells everybody what somebody has bid face down. */
export const chattyBids = loose({
  play(draft, seat, move, table) {
    bidsGame.play(draft, seat, move, table);
    table.emit({ type: 'bidPlaced', bid: move.bid });
  },
});

/** The same, but only to whoever has bid. */
export const discreetBids = loose({
  play(draft, seat, move, table) {
    bidsGame.play(draft, seat, move, table);
    table.emit({ type: 'bidPlaced', bid: move.bid, to: [seat] });
  },
});

/** Tells which prize comes after the next one. */
export const peekingBids = loose({
  play(draft, seat, move, table) {
    bidsGame.play(draft, seat, move, table);
    table.emit({ type: 'bidPlaced', next: draft.prizes[0] });
  },
});

/** Whether anything is said at all depends on a hidden card. */
export const tellTaleBids = loose({
  play(draft, seat, move, table) {
    bidsGame.play(draft, seat, move, table);
    if (move.bid > 2) table.emit({ type: 'highBid' });
  },
});

/** Its words need what the reader's view does not show. */
export const blindlyDescribedBids = loose({
  play: chattyBids.play,
  describe: (_event, { prizes }) => `After this comes ${prizes.map((prize) => ['one', 'two', 'three', 'four', 'five'][prize - 1])[0]}.`,
});

/** Goes on playing after the last event. */
export const lateBids = loose({
  play(draft, seat, move, table) {
    table.emit({ type: 'bidPlaced' });
    bidsGame.play(draft, seat, move, { random: table.random, stream: (of) => table.stream(of), emit: () => undefined });
  },
});

/** Tells the score by the very list that goes on changing. */
export const sharingBids = loose({
  play(draft, seat, move, table) {
    draft.scores = draft.scores.slice();
    table.emit({ type: 'bidPlaced', scores: draft.scores });
    bidsGame.play(draft, seat, move, table);
    table.emit({ type: 'done' });
  },
});
