import { useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel, type FeelEvent } from '@/feel';
import { isPerson, type SeatPlayer } from '@/store/seats';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { Event } from '../rules/events';
import { isDead } from '../rules/scene';
import { cheapestEscape, scoreLines } from '../rules/scoring';
import type { State } from '../rules/state';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  roundStarted: 300, flashbackRolled: 500, denEntered: 300, moved: 420, attacked: 120, minionDotted: 260, minionKilled: 360, minionEvaded: 280,
  bossHurt: 420, bossKilled: 900, wounded: 420, healed: 320, objectiveMarked: 620, lootCollected: 320, attackedBy: 900,
  woundDiceScored: 500, beaten: 1100, died: 1200, effectsLost: 300, ranAgain: 350, trained: 160, purchased: 160, lootCrossed: 160,
  healthMarked: 160, reconMarked: 160, tileBought: 220, evadedReturned: 320, bossRecovered: 500,
};

const FEELS: Partial<Readonly<Record<Event['type'], FeelEvent>>> = {
  flashbackRolled: 'diceSettle', moved: 'step', minionDotted: 'hit', minionKilled: 'kill', minionEvaded: 'dodge', bossHurt: 'heavyHit',
  bossKilled: 'bossKill', wounded: 'wound', woundDiceScored: 'wound', attackedBy: 'severe', healed: 'heal', healthMarked: 'heal',
  objectiveMarked: 'stamp', lootCollected: 'coin', lootCrossed: 'coin', trained: 'cross', purchased: 'purchase', reconMarked: 'draw',
  tileBought: 'levelUp', beaten: 'beating', died: 'playerDown', activated: 'lock', effectsLost: 'miss', ranAgain: 'special',
  assigned: 'assign', woundAssigned: 'wound', taken: 'grab', supplyEmpty: 'bell', supplyLocked: 'beep', stopped: 'lock',
};

const INK_MS = 300;
const STRIDE_MS = 210;
const LAST_LOOK_MS = 700;

const MOST_FLASHES = 3;

/** Something that rises from a room for a moment; the log says the same in words. */
export interface Flash {
  readonly seat: Seat;
  readonly room: number;
  readonly text: string;
  readonly kind: 'good' | 'hurt' | 'kill';
}

/** What the boards show besides the view while a move is told. */
export interface Telling {
  /** Whose den something happened in last. */
  readonly seat: Seat | undefined;
  readonly flashes: readonly Flash[];
  /** The boss has just fallen in this seat's den: the glass cracks. */
  readonly cracked?: Seat;
  /** How far the final scoring has been told: lines of the score box, rooms of the way out. */
  readonly final?: { readonly lines: number; readonly rooms: number } | undefined;
}

const QUIET: Telling = { seat: undefined, flashes: [] };

const hurt = (wounds: number): Pick<Flash, 'text' | 'kind'> => ({ text: `−${wounds} ♥`, kind: 'hurt' });

function flashOf(event: Event): (Pick<Flash, 'text' | 'kind'> & { readonly room?: number }) | undefined {
  switch (event.type) {
    case 'bossHurt': return { text: `Boss −${event.damage}`, kind: 'kill' };
    case 'bossKilled': return { text: 'Boss dead!', kind: 'good' };
    case 'wounded': return hurt(event.wounds);
    case 'attackedBy': return event.taken > 0 ? hurt(event.taken) : undefined;
    case 'woundDiceScored': return hurt(event.dice.length);
    case 'healed': return { text: `+${event.wounds} ♥`, kind: 'good' };
    case 'objectiveMarked': return { room: event.room, text: `+${event.points}`, kind: 'good' };
    case 'lootCollected': return { room: event.room, text: 'Loot', kind: 'good' };
    case 'beaten': return { text: 'Beating!', kind: 'hurt' };
    default: return undefined;
  }
}

/** What is shown after one more event. */
function withEvent(telling: Telling, event: Event, view: State): Telling {
  if (!('seat' in event) || LOOK[event.type] === undefined) return telling;
  const { seat } = event;
  const flash = flashOf(event);
  const room = flash?.room ?? view.players[seat]?.room ?? 0;
  const flashes = flash ? [...telling.flashes.slice(1 - MOST_FLASHES), { ...flash, seat, room }] : telling.flashes;
  return { ...telling, seat, flashes, ...(event.type === 'bossKilled' ? { cracked: seat } : {}) };
}

/** The end: points are inked line by line, then the way out is walked door by door. */
async function tellTheEnd({ players }: State, beat: Beat, show: (final: Telling['final']) => void): Promise<void> {
  const living = players.filter((player) => !isDead(player) && player.den !== undefined);
  const lines = Math.max(0, ...living.map((player) => scoreLines(player).length));
  const rooms = Math.max(0, ...living.map((player) => cheapestEscape(player).path.length));
  for (let line = 0; line <= lines && !beat.instant; line++) {
    show({ lines: line, rooms: 0 });
    if (line > 0) feel('cross');
    await beat.wait(INK_MS);
  }
  for (let room = 1; room <= rooms && !beat.instant; room++) {
    show({ lines, rooms: room });
    feel('step');
    await beat.wait(STRIDE_MS);
  }
  await beat.wait(LAST_LOOK_MS);
}

/** Tells moves: how long each event is looked at, what is felt and heard, and what rises from the rooms. */
export function useTelling(players: readonly SeatPlayer[]): Telling {
  const [telling, setTelling] = useState(QUIET);
  /** In a race only the own hands are felt; what others do is seen. */
  const isFelt = (event: Event): boolean => {
    const player = LIVE_EVENTS.has(event.type) && 'seat' in event ? players[event.seat] : undefined;
    return player === undefined || isPerson(player);
  };
  useEventFeed<Event, State>(async (event, beat) => {
    if (event.type === 'gameEnded') return tellTheEnd(beat.view, beat, (final) => setTelling((before) => ({ ...before, final })));
    beat.arrive();
    setTelling((before) => withEvent(before, event, beat.view));
    const felt = FEELS[event.type];
    if (felt && !beat.instant && isFelt(event)) feel(felt);
    await beat.wait(LOOK[event.type] ?? 0);
  }, () => setTelling(QUIET));
  return telling;
}

const LIVE_EVENTS: ReadonlySet<Event['type']> = new Set(['rolled', 'assigned', 'woundAssigned', 'taken', 'stopped', 'supplyEmpty', 'supplyLocked', 'turnStarted', 'rollingStarted', 'ready']);
