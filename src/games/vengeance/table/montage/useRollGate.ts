import { useRef, useState } from 'react';

import { isPerson } from '@/store/seats';
import type { Beat } from '@/table/session/eventFeed';

import type { Event } from '../../rules/events';
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

/** How hard a tap throws. */
export const TAP_STRENGTH = 0.55;

/** What the dice show is settled; they stay in the hand until somebody at this screen shakes the device or touches it. */
export function useRollGate({ players, mode }: Pick<VengeanceTable, 'players' | 'mode'>): RollGate {
  const [held, setHeld] = useState<HeldDice>();
  const [throwing, setThrowing] = useState({ id: 0, strength: TAP_STRENGTH });
  const open = useRef<(strength: number) => void>(undefined);
  const release = (strength: number) => {
    open.current?.(strength);
  };
  const wait = (event: Event, beat: Beat): Promise<void> | undefined => {
    if (event.type !== 'montageRolled' && event.type !== 'rolledAgain') return undefined;
    const roller = event.seat === undefined ? undefined : players[event.seat];
    const byHand = mode !== 'replay' && !beat.instant && event.type === 'montageRolled' && (event.seat === undefined ? players.some(isPerson) : roller !== undefined && isPerson(roller));
    const throwNow = (strength: number) => setThrowing((before) => ({ id: before.id + 1, strength }));
    if (!byHand) {
      throwNow(TAP_STRENGTH);
      return undefined;
    }
    setHeld({ count: event.dice.reduce((sum, dice) => sum + dice, 0) });
    const hand = new Promise<void>((resolve) => {
      open.current = (strength) => {
        open.current = undefined;
        setHeld(undefined);
        throwNow(strength);
        resolve();
      };
    });
    void beat.skipped.then(() => open.current?.(TAP_STRENGTH));
    return hand;
  };
  return { held, throwing, release, wait };
}
