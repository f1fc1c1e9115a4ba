import type { Objection } from '@/engine/decisions/declare';
import { madeOnce, numbered } from '@/engine/decisions/madeOnce';
import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { isItem, itemOf, SLOTS } from '../../content/tiles';
import type { Item, ItemEffect, ItemId, Window } from '../../content/items';
import { discardTile } from '../city/shop';
import { heal } from '../hero/tracks';
import { hasItemFor, itemFor, takeItem, topTile } from '../hero/tiles';
import { NORMAL, playerOf, type Player, type State } from '../state';
import { answer, type Play } from '../world';
import { areItemsAllowed } from './scene';

/** Items in their windows (VG-163 … VG-165, VG-305 … VG-309). */

export const slotField = wholeNumber(0, SLOTS - 1);
interface Asked {
  readonly seat: Seat;
}

const FIGHT_WINDOWS: readonly Window[] = ['beforeRoll', 'reroll', 'afterRerolls', 'actions', 'damage', 'exit'];
const isOpen = (s: State, window: Window): boolean => !FIGHT_WINDOWS.includes(window) || areItemsAllowed(s);

const NO_SLOTS: readonly number[] = [];

/** The active Items that may be used in this window and are good for what is asked. */
export function itemsFor(s: State, seat: Seat, window: Window, fits: (effect: ItemEffect) => boolean): readonly number[] {
  const player = playerOf(s, seat);
  // Asked at every step, and hardly anybody has an Item: then nothing is made.
  if (!hasItemFor(player, window)) return NO_SLOTS;
  const slots: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const item = itemFor(player, slot, window);
    if (item && fits(item.effect) && isOpen(s, window)) slots.push(slot);
  }
  return slots;
}

/** Why the Item in a slot cannot be used as somebody wants to. */
export function whyNotItem(s: State, seat: Seat, slot: number, window: Window): Objection {
  const tile = topTile(playerOf(s, seat), slot);
  if (tile === undefined || !isItem(tile)) return ['VG-68', 'No Item is active in that slot.'];
  if (!itemOf(tile).windows.includes(window)) return ['VG-164', `${itemOf(tile).name} cannot be used now.`];
  if (FIGHT_WINDOWS.includes(window) && !areItemsAllowed(s)) {
    return s.fight?.itemUsed ? ['VG-163', 'Only one Item in a roll.'] : ['VG-185', 'Prez lets nobody use Items in his zone.'];
  }
  return ['VG-164', `${itemOf(tile).name} does nothing that way.`];
}

export const WRONG_WINDOW: Objection = ['VG-164', 'This is not the moment for that Item.'];

/** The Item is discarded; in a Fight it is the one of this roll (VG-163, VG-165). */
export function spendItem(run: Play, seat: Seat, slot: number, window: Window): ItemId {
  const { state } = run;
  const id = takeItem(playerOf(state, seat), slot);
  discardTile(state, id);
  if (state.fight && FIGHT_WINDOWS.includes(window)) state.fight.itemUsed = true;
  run.emit({ type: 'itemUsed', seat, item: id });
  return id;
}

export function itemIn(player: Player, slot: number, window: Window): Item {
  const item = itemFor(player, slot, window);
  if (!item) throw new RangeError(`no Item for ${window} lies in slot ${slot}`);
  return item;
}

export const itemLabel = (s: State, seat: Seat, slot: number) => {
  const tile = topTile(playerOf(s, seat), slot);
  return tile === undefined || !isItem(tile) ? { label: '' } : { label: itemOf(tile).name, help: itemOf(tile).words, target: `slot ${slot}` };
};

const USES = madeOnce(SLOTS, (slot) => ({ kind: 'useItem', slot }));

/** An Item that needs no choice: what it is good for in this window, and what it does there. */
export const plainItem = (window: Window, fits: (s: State, effect: ItemEffect, seat: Seat) => boolean, take: (run: Play, effect: ItemEffect, seat: Seat, id: ItemId) => void) =>
  answer({ slot: slotField })<Asked>({
    offers: (s, { seat }) => numbered(USES, itemsFor(s, seat, window, (effect) => fits(s, effect, seat))),
    otherwise: (s, { seat }, { slot }) => whyNotItem(s, seat, slot, window),
    untimely: WRONG_WINDOW,
    label: (s, { seat }, { slot }) => itemLabel(s, seat, slot),
    play: (run, { seat }, { slot }) => {
      const { effect } = itemIn(playerOf(run.state, seat), slot, window);
      const id = spendItem(run, seat, slot, window);
      take(run, effect, seat, id);
    },
  });

export const hasHurt = (s: State, seat: Seat): boolean => (playerOf(s, seat).health[NORMAL] ?? 0) > 0;

/** Painkillers. */
export function healHurt(run: Play, seat: Seat, upTo: number): void {
  const count = heal(playerOf(run.state, seat), 'health', false, upTo);
  run.emit({ type: 'healed', seat, track: 'health', severe: false, count });
}
