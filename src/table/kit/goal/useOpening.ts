import { useEffect, useState } from 'react';

import { CLOCK, type Seat } from '@/engine/game';

import type { AnyGameTable, TableProps } from '../../contract';
import type { Session } from '../../session/session';
import type { Opening } from './goal';

interface ShownOpening {
  readonly shown: Opening | undefined;
  close(): void;
  /** Undefined where the box has no such card. */
  readonly show: (() => void) | undefined;
}

/** Every pair of eyes sees the opening card once, in a match that nobody had played before; time stands still meanwhile. */
export function useOpening(session: Session, table: AnyGameTable | undefined, { mode, view, seat, seating }: TableProps<unknown, unknown>): ShownOpening {
  const [isFresh] = useState(() => mode === 'play' && session.store.getState().moveCount === 0);
  const [read, setRead] = useState<readonly Seat[]>([]);
  const [asked, setAsked] = useState(false);
  // While the device goes to somebody it has no eyes yet, and around one screen everybody reads the same card.
  const hasReader = seat !== CLOCK || seating === 'around';
  const due = asked || (isFresh && hasReader && !read.includes(seat));
  const shown = due ? table?.opening?.(view, seat) : undefined;
  const isShown = shown !== undefined;
  useEffect(() => (isShown ? session.pause('reading the opening card') : undefined), [session, isShown]);
  return {
    shown,
    close: () => {
      setAsked(false);
      setRead((seats) => [...seats, seat]);
    },
    show: table?.opening && (() => setAsked(true)),
  };
}
