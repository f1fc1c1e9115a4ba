import { useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel, type FeelEvent } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import { achievementOf } from '../content/achievements';
import { bossOf } from '../content/bosses';
import { ROUND_KINDS } from '../content/rounds';
import { cardOf } from '../content/vengeanceCards';
import { damageWords } from '../rules/describe';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { roundName } from './goal';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  roundBegan: 900, handsPassed: 420, suffered: 700, drew: 300, sawCards: 500, montageRolled: 200, rolledAgain: 900, dieClaimed: 260, dieTurned: 320,
  cardsRevealed: 900, boosted: 260, healed: 240, bought: 280, shopFilled: 200, columnReplaced: 400, reconGained: 200, speedSettled: 700, orderSet: 400,
  claimed: 900, achievementDealt: 300, reconnoitred: 320, bossTurnedUp: 700, denRemoved: 500, satOut: 400, denTurned: 500, denOpened: 600, itemUsed: 300, nightOver: 900,
};

const FEELS: Partial<Readonly<Record<Event['type'], FeelEvent>>> = {
  roundBegan: 'bell', handsPassed: 'deal', suffered: 'severe', drew: 'deal', rolledAgain: 'diceSettle', dieClaimed: 'grab', dieTurned: 'flip', cardsRevealed: 'flip',
  healed: 'heal', bought: 'purchase', shopFilled: 'deal', columnReplaced: 'deal', reconGained: 'coin', claimed: 'achievement', reconnoitred: 'paper',
  bossTurnedUp: 'flip', denRemoved: 'fade', denTurned: 'flip', denOpened: 'paper', cardsPlaced: 'lock', picked: 'lock', orderSet: 'pageTurn', itemUsed: 'purchase',
};

export interface CityFlash {
  readonly place: number;
  readonly text: string;
  readonly kind: 'good' | 'bad' | 'plain';
}

/** Words over the table for a moment: what has just happened to everybody. */
export interface Banner {
  readonly title: string;
  readonly text?: string;
}

/** What the table shows besides the view while a move is told. */
export interface Telling {
  readonly flashes: readonly CityFlash[];
  readonly banner?: Banner;
  /** Who something happened to last. */
  readonly seat?: Seat;
}

const QUIET: Telling = { flashes: [] };
const MOST_FLASHES = 3;

function flashOf(event: Event): CityFlash | undefined {
  switch (event.type) {
    case 'reconnoitred': return { place: event.place, text: 'Scouted', kind: 'plain' };
    case 'bossTurnedUp': return { place: event.place, text: bossOf(event.boss).name, kind: 'bad' };
    case 'denRemoved': return { place: event.place, text: 'Gone', kind: 'plain' };
    case 'denTurned': return { place: event.place, text: 'Turned over', kind: 'plain' };
    case 'denOpened': return { place: event.place, text: 'New Den', kind: 'plain' };
    default: return undefined;
  }
}

const ROUND_TEXTS = {
  wronging: 'Everybody remembers who hurt them.',
  montage: 'Train, heal, look around.',
  combat: 'One after the other goes in.',
} as const;

function bannerOf(event: Event, view: State, names: readonly string[]): Banner | undefined {
  const name = 'seat' in event && event.seat !== undefined ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'roundBegan': return { title: roundName({ ...view, round: event.round }), text: ROUND_TEXTS[ROUND_KINDS[event.round] ?? 'combat'] };
    case 'suffered': return { title: cardOf(event.card).title, text: `${name}: ${damageWords(cardOf(event.card).damage)}` };
    case 'claimed': return { title: achievementOf(event.card).name, text: `${name}: +${event.vp}` };
    case 'handsPassed': return { title: 'Pass to the left' };
    case 'nightOver': return { title: 'The night is over' };
    case 'speedSettled': return { title: 'Speed', text: event.speeds.map((speed, seat) => `${names[seat] ?? ''} ${speed}`).join(', ') };
    default: return undefined;
  }
}

function withEvent(telling: Telling, event: Event, view: State, names: readonly string[]): Telling {
  const flash = flashOf(event);
  const banner = bannerOf(event, view, names);
  return {
    flashes: flash ? [...telling.flashes.slice(1 - MOST_FLASHES), flash] : telling.flashes,
    ...(banner && { banner }),
    ...('seat' in event && event.seat !== undefined ? { seat: event.seat } : telling.seat !== undefined && { seat: telling.seat }),
  };
}

interface Handing {
  /** What somebody has to do with a hand before the dice of this event fall. */
  gate(event: Event, beat: Beat): Promise<void> | undefined;
  /** What is seen to go from one place to another before it lies there. */
  carry(event: Event, beat: Beat): Promise<void> | undefined;
}

/** Tells moves between the Fights. */
export function useTelling(names: readonly string[], { gate, carry }: Handing): Telling {
  const [telling, setTelling] = useState(QUIET);
  useEventFeed<Event, State>(async (event, beat) => {
    const flight = carry(event, beat);
    if (flight) await flight;
    beat.arrive();
    const hand = gate(event, beat);
    if (hand) await hand;
    setTelling((before) => withEvent(before, event, beat.view, names));
    const felt = FEELS[event.type];
    if (felt && !beat.instant) feel(felt);
    await beat.wait(LOOK[event.type] ?? 0);
  }, () => setTelling(QUIET));
  return telling;
}
