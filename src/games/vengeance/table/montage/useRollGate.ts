import { useRef, useState } from 'react';

import { topFrame } from '@/engine/decisions/frames';
import { isPerson } from '@/store/seats';
import type { Beat } from '@/table/session/eventFeed';

import { ROUND_KINDS } from '../../content/rounds';
import type { Event } from '../../rules/events';
import { countDice } from '../../rules/montage/dice';
import { isSolo } from '../../rules/state';
import type { VengeanceTable } from '../asking';

/** Dice that wait in somebody’s hand. */
export interface HeldDice {
  readonly count: number;
}

export interface RollGate {
  /** While these are in the hand, a shake or a touch lets them go. */
  readonly held: HeldDice | undefined;
  /** The last throw of this sitting. */
  readonly throwing: { readonly id: number; readonly strength: number };
  release(strength: number): void;
  /** Called for every event: resolves when the dice have left the hand. */
  wait(event: Event, beat: Beat): Promise<void> | undefined;
}

const FIRST_MONTAGE = ROUND_KINDS.indexOf('montage');

/** How hard a tap throws. */
export const TAP_STRENGTH = 0.55;

const heldOf = (dice: readonly number[]): HeldDice => ({ count: countDice(dice) });

/** A mission begins with dice that nobody has seen fall: they were rolled when the table was set. */
function unseenDice({ view, mode, speed }: Rolling): HeldDice | undefined {
  const pool = view.montage?.pool;
  const first = isSolo(view) && view.round === FIRST_MONTAGE && topFrame(view)?.kind === 'rollAgain';
  return first && pool && mode === 'play' && speed !== 'instant' ? heldOf(pool) : undefined;
}

type Rolling = Pick<VengeanceTable, 'players' | 'mode' | 'speed' | 'view'>;

/** What the dice show is settled; they stay in the hand until somebody at this screen shakes the device or touches it. */
export function useRollGate(table: Rolling): RollGate {
  const { players, mode } = table;
  const [held, setHeld] = useState(() => unseenDice(table));
  const [throwing, setThrowing] = useState({ id: 0, strength: TAP_STRENGTH });
  const open = useRef<(strength: number) => void>(undefined);
  const throwNow = (strength: number) => {
    setHeld(undefined);
    setThrowing((before) => ({ id: before.id + 1, strength }));
  };
  const release = (strength: number) => {
    if (open.current) open.current(strength);
    else if (held) throwNow(strength);
  };
  const wait = (event: Event, beat: Beat): Promise<void> | undefined => {
    if (event.type !== 'montageRolled' && event.type !== 'rolledAgain') return undefined;
    const roller = event.seat === undefined ? undefined : players[event.seat];
    const byHand = mode !== 'replay' && !beat.instant && event.type === 'montageRolled' && (event.seat === undefined ? players.some(isPerson) : roller !== undefined && isPerson(roller));
    if (!byHand) {
      throwNow(TAP_STRENGTH);
      return undefined;
    }
    setHeld(heldOf(event.dice));
    const hand = new Promise<void>((resolve) => {
      open.current = (strength) => {
        open.current = undefined;
        throwNow(strength);
        resolve();
      };
    });
    void beat.skipped.then(() => open.current?.(TAP_STRENGTH));
    return hand;
  };
  return { held, throwing, release, wait };
}
