import * as v from 'valibot';

import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { ABILITIES } from '../../content/abilities';
import { SLOTS } from '../../content/tiles';
import type { RerollBy } from '../events';
import { activeAbility, activeEffect } from '../hero/tiles';
import { isSolo, playerOf, type Die, type State } from '../state';
import { answer, decision, type Play } from '../world';
import { countSkulls, isActive, isSkull, rollAgain } from './dice';
import { itemLabel, itemsFor, slotField, spendItem, whyNotItem, WRONG_WINDOW } from './items';
import { fighter, fightOf } from './scene';
import { NO_REROLL_NOW } from './tooLate';

/** Re-rolls, all before the first Hero action (VG-136 … VG-140, VG-273, VG-291). */

/** From this many Skulls on one may be discarded and the rest rolled again (VG-136). */
export const SKULLS_TO_REROLL = 3;
const MOST_DICE = 5;

const dieField = wholeNumber(0, MOST_DICE - 1);
const diceField = v.pipe(v.array(dieField), v.minLength(1), v.maxLength(MOST_DICE));

function reroll(run: Play, dice: readonly number[], by: RerollBy): void {
  const fight = fightOf(run.state);
  const faces = rollAgain(fight, dice, run.random);
  run.emit({ type: 'rerolled', seat: fight.seat, by, dice, faces });
}

const activeDice = (s: State, onlySkulls = false): number[] =>
  fightOf(s).dice.flatMap((die, i) => (isActive(die) && (!onlySkulls || isSkull(die)) ? [i] : []));

/** Every choice of at least one and at most so many of these. */
function choices(dice: readonly number[], most: number): number[][] {
  let found: number[][] = [[]];
  for (const die of dice) found = [...found, ...found.filter((choice) => choice.length < most).map((choice) => [...choice, die])];
  return found.filter((choice) => choice.length > 0);
}

const isChoiceOf = (dice: readonly number[], from: readonly number[], most: number): boolean =>
  dice.length <= most && new Set(dice).size === dice.length && dice.every((die) => from.includes(die));

/** Slots with an unused ability that re-rolls. */
function rerollSlots(s: State): number[] {
  const player = fighter(s);
  const { used } = fightOf(s);
  const slots: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) if ((used & (1 << slot)) === 0 && activeEffect(player, slot)?.kind === 'reroll') slots.push(slot);
  return slots;
}

/** What an ability may re-roll: the dice, and how many of them. */
function scopeOf(s: State, slot: number): { readonly dice: number[]; readonly most: number } {
  const effect = activeEffect(fighter(s), slot);
  return effect?.kind === 'reroll' ? { dice: activeDice(s, effect.only === 'skull'), most: effect.dice } : { dice: [], most: 0 };
}

const KINDS = ['red', 'bonus'] as const;
type Kind = (typeof KINDS)[number];
const isSkullOf = (die: Die, kind: Kind): boolean => isSkull(die) && (die.bonus === true) === (kind === 'bonus');
const skullKinds = (s: State): Kind[] => KINDS.filter((kind) => fightOf(s).dice.some((die) => isSkullOf(die, kind)));

const rerollItems = (s: State, seat: Seat): readonly number[] => itemsFor(s, seat, 'reroll', ({ do: verb }) => verb === 'rerollAny');
const hasSpeedDie = (s: State, seat: Seat): boolean => isSolo(s) && playerOf(s, seat).kept > 0;

/** The stage is skipped where nothing could be re-rolled (VG-291). */
function canReroll(s: State, seat: Seat): boolean {
  if (countSkulls(fightOf(s)) >= SKULLS_TO_REROLL) return true;
  if (activeDice(s).length === 0) return false;
  return hasSpeedDie(s, seat) || rerollItems(s, seat).length > 0 || rerollSlots(s).some((slot) => scopeOf(s, slot).dice.length > 0);
}

export const rerollStage = decision('reroll', {
  who: (s, { seat }) => (canReroll(s, seat) ? seat : []),
  words: 'Roll dice again, or go on: the first action ends all re-rolls.',
  answers: {
    skullReroll: answer({ discard: v.picklist(KINDS) })({
      when: (s) => countSkulls(fightOf(s)) >= SKULLS_TO_REROLL,
      offers: (s) => skullKinds(s).map((discard) => ({ discard })),
      otherwise: ['VG-136', 'Only with three or more Skulls one of them may be discarded and the rest rolled again.'],
      untimely: NO_REROLL_NOW,
      label: (_s, _frame, { discard }) => ({ label: 'Discard a Skull, roll the others again', help: discard === 'bonus' ? 'the green die goes' : 'a red die goes' }),
      play: (run, { seat }, { discard }) => {
        const { dice } = fightOf(run.state);
        const die = dice.findIndex((each) => isSkullOf(each, discard));
        const gone = dice[die];
        if (gone) gone.out = 'discarded';
        run.emit({ type: 'dieDiscarded', seat, die });
        reroll(run, activeDice(run.state, true), 'skulls');
      },
    }),
    reroll: answer({ slot: slotField, dice: diceField })({
      offers: (s) => rerollSlots(s).flatMap((slot) => {
        const { dice, most } = scopeOf(s, slot);
        return choices(dice, most).map((choice) => ({ slot, dice: choice }));
      }),
      judge: (s, _frame, { slot, dice }) => {
        demand(activeEffect(fighter(s), slot)?.kind === 'reroll', 'VG-68', 'No ability that re-rolls is active in that slot.');
        demand(rerollSlots(s).includes(slot), 'VG-156', 'This ability was used in this roll already.');
        const scope = scopeOf(s, slot);
        demand(isChoiceOf(dice, scope.dice, scope.most), 'VG-140', 'It does not re-roll these dice.');
      },
      untimely: NO_REROLL_NOW,
      label: (s, _frame, { slot, dice }) => {
        const ability = activeAbility(fighter(s), slot);
        return { label: ability === undefined ? '' : ABILITIES[ability].name, help: dice.map((die) => fightOf(s).dice[die]?.face ?? '').join(', '), target: `slot ${slot}` };
      },
      play: (run, _frame, { slot, dice }) => {
        const ability = activeAbility(fighter(run.state), slot);
        fightOf(run.state).used |= 1 << slot;
        if (ability !== undefined) reroll(run, dice, ability);
      },
    }),
    useItemDice: answer({ slot: slotField, dice: diceField })({
      offers: (s, { seat }) => rerollItems(s, seat).flatMap((slot) => choices(activeDice(s), MOST_DICE).map((dice) => ({ slot, dice }))),
      judge: (s, { seat }, { slot, dice }) => {
        if (!rerollItems(s, seat).includes(slot)) demand(false, ...whyNotItem(s, seat, slot, 'reroll'));
        demand(isChoiceOf(dice, activeDice(s), MOST_DICE), 'VG-137', 'A die that is out is not rolled again.');
      },
      untimely: WRONG_WINDOW,
      label: (s, { seat }, { slot, dice }) => ({ ...itemLabel(s, seat, slot), help: dice.map((die) => fightOf(s).dice[die]?.face ?? '').join(', ') }),
      play: (run, { seat }, { slot, dice }) => reroll(run, dice, spendItem(run, seat, slot, 'reroll')),
    }),
    speedReroll: answer({ die: dieField })({
      when: (s, { seat }) => hasSpeedDie(s, seat),
      offers: (s) => activeDice(s).map((die) => ({ die })),
      otherwise: ['VG-273', 'A kept Speed die re-rolls one die that is still in the roll.'],
      untimely: NO_REROLL_NOW,
      label: (s, _frame, { die }) => ({ label: 'Spend a Speed die', help: `roll ${fightOf(s).dice[die]?.face ?? ''} again`, target: `die ${die}` }),
      play: (run, { seat }, { die }) => {
        playerOf(run.state, seat).kept -= 1;
        reroll(run, [die], 'speedDie');
      },
    }),
    finishRerolls: answer({})({ untimely: NO_REROLL_NOW, label: () => ({ label: 'Fight', tone: 'primary' }), play: (run) => run.end() }),
  },
});
