import * as v from 'valibot';

import { madeOnce, numbered } from '@/engine/decisions/madeOnce';
import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { ABILITIES } from '../../content/abilities';
import { TOKENS, type Token } from '../../content/dice';
import { SLOTS } from '../../content/tiles';
import { activeAbility, activeEffect } from '../hero/tiles';
import type { State } from '../state';
import { answer, decision, type Play } from '../world';
import { conversionsOf } from './abilities';
import { actionItems } from './actionItems';
import { available, countSkulls, gainTokens, removeSkulls, spendToken } from './dice';
import { strike } from './killing';
import { enemyName, zoneName } from './names';
import { fighter, fightOf, lairIn } from './scene';
import { hitTargets, moveTargets, shotTargets, whyNotHit, whyNotMove, whyNotShoot } from './targets';
import { NO_ACTION_NOW } from './tooLate';

/** Hero actions: dice, abilities and Items in any order, interleaved, each used once (VG-142 … VG-165, VG-298). */

const slotField = wholeNumber(0, SLOTS - 1);

const has = (s: State, token: Token): boolean => available(fightOf(s), token) > 0;
const NOT_IN_POOL = ['VG-143', 'You have no such action left in this roll.'] as const;

function goTo(run: Play, token: 'move' | 'slip', zone: number): void {
  const fight = fightOf(run.state);
  spendToken(fight, token);
  const from = fight.zone;
  fight.zone = zone;
  run.emit({ type: 'moved', seat: fight.seat, from, zone });
}

const ZONES = 10;
const ENEMIES = 30;
const zoneField = wholeNumber(0, ZONES - 1);
const enemyField = wholeNumber(0, ENEMIES - 1);

function moving(token: 'move' | 'slip') {
  const ways = madeOnce(ZONES, (zone) => ({ kind: token, zone }));
  return answer({ zone: zoneField })<{ readonly seat: Seat }>({
    when: (s) => has(s, token),
    offers: (s) => numbered(ways, moveTargets(fightOf(s), lairIn(s), token === 'slip')),
    otherwise: (s, _frame, { zone }) => (has(s, token) ? whyNotMove(fightOf(s), lairIn(s), zone) : NOT_IN_POOL),
    untimely: NO_ACTION_NOW,
    label: (s, _frame, { zone }) => ({ label: `Move to ${zoneName(lairIn(s), zone)}`, help: token === 'slip' ? 'past Blockers' : undefined, target: `zone ${zone}` }),
    play: (run, _frame, { zone }) => goTo(run, token, zone),
  });
}

function striking(token: 'hit' | 'doubleHit' | 'shot', damage: number) {
  const blows = madeOnce(ENEMIES, (enemy) => ({ kind: token === 'shot' ? 'shoot' : token, enemy }));
  return answer({ enemy: enemyField })<{ readonly seat: Seat }>({
    when: (s) => has(s, token),
    offers: (s) => numbered(blows, (token === 'shot' ? shotTargets : hitTargets)(fightOf(s), lairIn(s))),
    otherwise: (s, _frame, { enemy }) => (has(s, token) ? (token === 'shot' ? whyNotShoot : whyNotHit)(fightOf(s), lairIn(s), enemy) : NOT_IN_POOL),
    untimely: NO_ACTION_NOW,
    label: (s, _frame, { enemy }) => ({ label: `${STRIKE_NAMES[token]}: ${enemyName(lairIn(s), enemy)}`, target: `enemy ${enemy}` }),
    play: (run, _frame, { enemy }) => {
      spendToken(fightOf(run.state), token);
      strike(run, [enemy], damage, token);
    },
  });
}
const STRIKE_NAMES = { hit: 'Hit', doubleHit: 'Double Hit', shot: 'Shoot' } as const;

/** Each active ability once a roll (VG-156). */
const isUnused = (s: State, slot: number): boolean => (fightOf(s).used & (1 << slot)) === 0;

function conversions(s: State): { slot: number; input: Token }[] {
  const fight = fightOf(s);
  const player = fighter(s);
  const found: { slot: number; input: Token }[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const ability = activeAbility(player, slot);
    if (ability === undefined || !isUnused(s, slot)) continue;
    for (const { input, count } of conversionsOf(ability)) if (available(fight, input) >= count) found.push({ slot, input });
  }
  return found;
}

function gains(s: State): { slot: number }[] {
  const player = fighter(s);
  const skulls = countSkulls(fightOf(s));
  const found: { slot: number }[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const effect = activeEffect(player, slot);
    if (effect?.kind === 'gain' && isUnused(s, slot) && skulls >= effect.skulls) found.push({ slot });
  }
  return found;
}

function whyNotAbility(s: State, slot: number, kind: 'convert' | 'gain'): readonly [string, string] {
  if (activeEffect(fighter(s), slot)?.kind !== kind) return ['VG-68', 'No such ability is active in that slot.'];
  if (!isUnused(s, slot)) return ['VG-156', 'This ability was used in this roll already.'];
  return kind === 'gain' ? ['VG-160', 'Not enough Skulls show.'] : ['VG-158', 'You do not have the actions that it turns into others.'];
}

const abilityLabel = (s: State, slot: number) => {
  const ability = activeAbility(fighter(s), slot);
  return ability === undefined ? { label: '' } : { label: ABILITIES[ability].name, help: ABILITIES[ability].words, target: `slot ${slot}` };
};

export const actions = decision('actions', {
  who: (_s, { seat }) => seat,
  words: (s) => `Use your dice and abilities, then take what comes. ${countSkulls(fightOf(s)) > 0 ? 'Skulls show: whoever reaches you will strike.' : 'No Skull shows.'}`,
  answers: {
    move: moving('move'),
    slip: moving('slip'),
    hit: striking('hit', 1),
    doubleHit: striking('doubleHit', 2),
    shoot: striking('shot', 1),
    convert: answer({ slot: slotField, input: v.picklist(TOKENS) })({
      offers: conversions,
      otherwise: (s, _frame, { slot }) => whyNotAbility(s, slot, 'convert'),
      untimely: NO_ACTION_NOW,
      label: (s, _frame, { slot }) => abilityLabel(s, slot),
      play: (run, { seat }, { slot, input }) => {
        const fight = fightOf(run.state);
        const ability = activeAbility(fighter(run.state), slot);
        const conversion = ability === undefined ? undefined : conversionsOf(ability).find((each) => each.input === input);
        if (ability === undefined || !conversion) throw new RangeError(`slot ${slot} converts no ${input}`);
        for (let i = 0; i < conversion.count; i++) spendToken(fight, input);
        gainTokens(fight, conversion.out);
        fight.used |= 1 << slot;
        run.emit({ type: 'gainedActions', seat, by: ability, inputs: Array<Token>(conversion.count).fill(input), tokens: conversion.out });
      },
    }),
    gain: answer({ slot: slotField })({
      offers: gains,
      otherwise: (s, _frame, { slot }) => whyNotAbility(s, slot, 'gain'),
      untimely: NO_ACTION_NOW,
      label: (s, _frame, { slot }) => abilityLabel(s, slot),
      play: (run, { seat }, { slot }) => {
        const fight = fightOf(run.state);
        const ability = activeAbility(fighter(run.state), slot);
        const effect = activeEffect(fighter(run.state), slot);
        if (ability === undefined || effect?.kind !== 'gain') throw new RangeError(`slot ${slot} gains nothing`);
        fight.used |= 1 << slot;
        gainTokens(fight, effect.out);
        run.emit({ type: 'gainedActions', seat, by: ability, inputs: [], tokens: effect.out });
        const count = removeSkulls(fight, effect.removeSkulls ?? 0);
        if (count > 0) run.emit({ type: 'skullsRemoved', seat, count, by: ability });
      },
    }),
    ...actionItems,
    endActions: answer({})({
      final: true,
      untimely: NO_ACTION_NOW,
      label: (s) => ({ label: countSkulls(fightOf(s)) > 0 ? 'Take the hit' : 'End the roll', tone: 'primary' }),
      play: (run) => run.end(),
    }),
  },
});
