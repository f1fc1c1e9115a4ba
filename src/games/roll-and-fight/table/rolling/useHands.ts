import { useEffect, useRef, useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { TableProps } from '@/table/contract';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { availableHealth } from '../../rules/health';
import type { Move } from '../../rules/moves';
import { isShared, mayAct, takeSize } from '../../rules/rolling/supply';
import type { Player, State } from '../../rules/state';
import { usePreferences } from '../preferences';
import { diceWords } from '../words';
import { looseDice, setFor, settledAt, woundDice, woundsToPickUp } from './hand';
import { woundAdvice } from './woundWords';

/** With others at the table the app never grabs faster than a finger (RF-104). */
const REFILL_MS = 250;
/** A missing millisecond would be refused as "still rolling". */
const SETTLE_SLACK_MS = 5;

export interface Hands {
  kept(seat: Seat): readonly number[];
  roll(seat: Seat): void;
  toggle(seat: Seat, die: number): void;
  /** Lays a set; dice the player points at are used if they fit. */
  assign(seat: Seat, ability: AbilityId, pointedAt?: readonly number[]): void;
  assignWound(seat: Seat, die?: number): void;
  take(seat: Seat): void;
  /** Ends the turn where there are turns, otherwise the whole phase. */
  stop(seat: Seat): void;
  clock(): number;
}

type Kept = Readonly<Record<number, readonly number[]>>;

/** What is done a little later: the table as it is then decides, not as it was when somebody touched it. */
function useLateHands(table: TableProps<State, Move>) {
  const { view, mode } = table;
  const clock = () => Math.max(view.rolling.clock, table.clock());
  const latest = useRef({ table, clock });
  useEffect(() => {
    latest.current = { table, clock };
  });
  /** Dice that still roll are waited for. */
  const whenSettled = (ready: number, act: () => Promise<void>) => {
    const wait = ready - clock();
    if (wait <= 0) void act();
    else setTimeout(act, wait + SETTLE_SLACK_MS);
  };
  const reach = (seat: Seat) => {
    const newest = latest.current;
    const { view: state } = newest.table;
    const player = state.players[seat];
    if (!player || state.phase !== 'rolling' || !mayAct(state, seat) || takeSize(state, player) <= 0) return;
    void newest.table.playAs(seat, { type: 'take', t: newest.clock(), seats: [seat] });
  };
  const refill = (seat: Seat) => {
    // A lesson teaches taking dice by hand.
    if (mode === 'learn' || view.options.rollingMode === 'turns' || usePreferences.getState().byHand.includes(seat)) return;
    setTimeout(() => reach(seat), isShared(view) ? REFILL_MS : 0);
  };
  return { clock, latest, whenSettled, reach, refill };
}

/** What the hands at the table do, as moves with the time their owners saw; the referee's own counts. */
export function useHands(table: TableProps<State, Move>): Hands {
  const { view, playAs, explainRefusal } = table;
  const { clock, latest, whenSettled, reach, refill } = useLateHands(table);
  const [kept, setKept] = useState<Kept>({});
  const keptBy = (seat: Seat): readonly number[] => kept[seat] ?? [];
  const playerAt = (seat: Seat): Player | undefined => view.players[seat];

  const release = (seat: Seat, dice: readonly number[]) =>
    setKept((before) => ({ ...before, [seat]: (before[seat] ?? []).filter((id) => !dice.includes(id)) }));

  return {
    kept: keptBy,
    clock,
    roll(seat) {
      const player = playerAt(seat);
      const t = clock();
      const dice = player ? looseDice(player, keptBy(seat), t) : [];
      if (dice.length > 0) playAs(seat, { type: 'roll', t, dice });
      // A hand full of wounds has its advice on the felt: a second one would only lie over it, and over Health.
      else if (player && player.pool.every((die) => die.ready <= t) && woundAdvice(view, player) === undefined) explainRefusal('RF-62', 'Every die is kept or shows a wound. Tap a die to let it go, or lay one down.');
    },
    toggle(seat, die) {
      const found = playerAt(seat)?.pool.find(({ id }) => id === die);
      if (!found) return;
      if (found.face === undefined) return explainRefusal('RF-65', 'This die is in your hand: roll it first.');
      const isKept = keptBy(seat).includes(die);
      // Picking wounds up is a choice (RF-66, RF-68): a kept one is left lying.
      if (found.face === 'wound') {
        explainRefusal('RF-66', isKept ? 'The next set you lay picks this wound up, and so does a wound laid on your Health.' : 'This wound is left lying. Tap it again and the next set picks it up.');
      }
      feel(isKept ? 'untick' : 'tick', 0.4);
      setKept((before) => ({ ...before, [seat]: isKept ? keptBy(seat).filter((id) => id !== die) : [...keptBy(seat), die] }));
    },
    assign(seat, ability, pointedAt = []) {
      const player = playerAt(seat);
      if (!player) return;
      const set = setFor(player, ability, pointedAt.length > 0 ? pointedAt : keptBy(seat));
      if (!set) return explainRefusal('RF-64', ABILITIES[ability].dice.length > 0 ? `${ABILITIES[ability].name} needs ${diceWords(ability)}.` : `${ABILITIES[ability].name} never takes dice.`);
      const dice = set.map((die) => die.id);
      const [wound] = woundsToPickUp(player, keptBy(seat));
      whenSettled(Math.max(settledAt(set), wound?.ready ?? 0), async () => {
        const newest = latest.current;
        if (!(await newest.table.playAs(seat, { type: 'assign', t: newest.clock(), ability, dice, ...(wound ? { pickUp: wound.id } : {}) }))) return;
        release(seat, dice);
        refill(seat);
      });
    },
    assignWound(seat, chosen) {
      const player = playerAt(seat);
      if (!player) return;
      const wounds = woundDice(player);
      const die = wounds.find(({ id }) => id === chosen) ?? wounds[0];
      if (!die) return explainRefusal('RF-67', 'Only a die showing a wound goes onto the Health track.');
      if (availableHealth(player) === 0) return explainRefusal('RF-67', 'No Health space is available.');
      const pickUp = woundsToPickUp(player, [...keptBy(seat), die.id]).map(({ id }) => id);
      whenSettled(settledAt(wounds), async () => {
        const newest = latest.current;
        if (!(await newest.table.playAs(seat, { type: 'assignWound', t: newest.clock(), die: die.id, pickUp }))) return;
        release(seat, [die.id]);
        refill(seat);
      });
    },
    take(seat) {
      const player = playerAt(seat);
      if (!player) return;
      if (view.options.rollingMode === 'turns') return explainRefusal('RF-213', 'In turns the hand is filled at the end of the turn.');
      if (takeSize(view, player) > 0) return reach(seat);
      if (!view.rolling.locked && view.supply.length > 0) return explainRefusal('RF-77', 'Your hand is full.');
      // The rules know best why nothing can be taken.
      playAs(seat, { type: 'take', t: clock(), seats: [seat] });
    },
    stop(seat) {
      const byTurns = view.options.rollingMode === 'turns';
      playAs(seat, { type: byTurns && view.rolling.rolled ? 'endTurn' : 'stop', t: clock() });
    },
  };
}
