import { useRef, useState } from 'react';

import { feel } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { BattleEvent } from '../../rules/events';
import type { BattleState } from '../../rules/state';
import type { DieKind } from '../../words/dice';
import { flashOf, type Flash } from './flashes';
import { remembered, slotAfter, type Moment } from './moments';
import { FEELS, LOOK } from './pace';

interface ThrownDie {
  readonly kind: DieKind;
  readonly face: number;
}

/** Dice in the air, or lying as they fell while the rest is told. */
export interface RolledDice {
  readonly id: string;
  readonly dice: readonly ThrownDie[];
  /** What they show is on the table. */
  readonly lies: boolean;
}

/** What is shown only while something is told. */
export interface Telling {
  readonly rolled: RolledDice | undefined;
  readonly flashes: readonly Flash[];
  /** The slot the boss plays. */
  readonly slot: number | undefined;
}

const QUIET: Telling = { rolled: undefined, flashes: [], slot: undefined };
const MOST_FLASHES = 4;
/** If a tray cannot say that its dice lie still, nobody waits for ever. */
const LONGEST_ROLL_MS = 3200;
const SETTLE_MS = 450;

function diceOf(event: BattleEvent): readonly ThrownDie[] {
  if (event.type === 'attackRolled') return [{ kind: 'black', face: event.black }, { kind: 'white', face: event.white }];
  return event.type === 'defended' ? event.dice.map((face) => ({ kind: 'blue', face })) : [];
}

export interface BattleTelling {
  readonly telling: Telling;
  /** What happened since the boss began to act, to be looked at again. */
  readonly moments: readonly Moment[];
  /** To be called when the dice of a throw lie still. */
  landed(id: string): void;
}

/** Lets a move be seen and felt, event by event. */
export function useBattleTelling(): BattleTelling {
  const [telling, setTelling] = useState(QUIET);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const waiting = useRef<{ readonly id: string; resolve(): void }>(undefined);

  const roll = async (dice: readonly ThrownDie[], beat: Beat<BattleState>) => {
    const id = `roll ${beat.seq}`;
    const lies = new Promise<void>((resolve) => (waiting.current = { id, resolve }));
    setTelling((before) => ({ ...before, rolled: { id, dice, lies: false } }));
    await Promise.race([lies, beat.wait(LONGEST_ROLL_MS)]);
    feel('diceSettle');
    setTelling((before) => ({ ...before, rolled: { id, dice, lies: true } }));
    beat.arrive();
    await beat.wait(SETTLE_MS);
  };

  useEventFeed<BattleEvent, BattleState>(async (event, beat) => {
    setMoments((before) => remembered(before, event, beat.view));
    setTelling((before) => ({ ...before, slot: slotAfter(event, beat.view, before.slot) }));
    if (beat.instant) return;
    const dice = diceOf(event);
    if (dice.length > 0) return roll(dice, beat);
    beat.arrive();
    const flash = flashOf(event, `${beat.seq}`);
    if (flash) setTelling((before) => ({ ...before, flashes: [...before.flashes.slice(1 - MOST_FLASHES), flash] }));
    const felt = event.type === 'cardTaken' && event.broken ? 'breakAttack' : FEELS[event.type];
    if (felt) feel(felt);
    const ms = LOOK[event.type];
    if (ms !== undefined) await beat.wait(ms);
  }, () => setTelling((before) => ({ ...QUIET, slot: before.slot })));

  return { telling, moments, landed: (id) => waiting.current?.id === id && waiting.current.resolve() };
}
