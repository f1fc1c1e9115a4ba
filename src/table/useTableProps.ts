import { useStore } from 'zustand';

import { useSettings } from '@/store/settings';
import { useTheme } from '@/theme';

import type { TableMode, TableProps } from './contract';
import { isPerson, promptsHere } from './session/eyes';
import type { Session } from './session/session';

/** What a running match looks like to the game's table. */
export function useTableProps(session: Session, mode: TableMode, startOver?: (options: unknown) => void): TableProps<unknown, unknown> {
  const { view, prompts, looking, telling, seating, covered, lastEvents } = useStore(session.store);
  const speed = useSettings((settings) => settings.speed);
  const { reducedMotion, leftHanded } = useTheme();
  const { names, setup } = session;
  const toldNow = telling && !session.live;
  const open = toldNow ? [] : prompts;
  return {
    view,
    seat: looking.eyes,
    lastEvents: () => {
      if (!lastEvents) session.recallLastEvents();
      return lastEvents ?? [];
    },
    telling: toldNow,
    prompts: open,
    mine: promptsHere(open, looking, { players: setup.players, seating }),
    players: setup.players,
    names,
    seating,
    mode,
    speed,
    reducedMotion,
    leftHanded,
    play: (move) => session.play(move),
    playAs: (seat, move) => session.playAs(seat, move),
    legal: (seat) => session.legal(seat),
    knownTo: (seat) => (isPerson(setup.players, seat) ? session.viewOf(seat) : view),
    explainRefusal: (rule, words) => {
      session.refuse(words, rule);
    },
    clock: () => session.clock(),
    timeToThink: session.timeToThink,
    covered,
    holdTime: () => session.holdTime(),
    startOver,
  };
}
