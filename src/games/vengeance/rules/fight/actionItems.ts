import * as v from 'valibot';

import type { Seat } from '@/engine/game';
import { leadsTo, neighbours } from '@/engine/parts/den/graph';
import { wholeNumber } from '@/engine/parse';

import { ACTIONS, type Action, type Token } from '../../content/dice';
import type { ItemId } from '../../content/items';
import { playerOf, type State } from '../state';
import { answer, type Play } from '../world';
import { gainTokens } from './dice';
import { hasHurt, healHurt, itemIn, itemLabel, itemsFor, plainItem, slotField, spendItem, whyNotItem, WRONG_WINDOW } from './items';
import { kill, strike } from './killing';
import { zoneName } from './names';
import { aliveIn, fightOf, lairIn } from './scene';
import { bitsOf } from './targets';

/** Items among the Hero actions. */

interface Asked {
  readonly seat: Seat;
}

function gainFrom(run: Play, seat: Seat, by: ItemId, tokens: readonly Token[]): void {
  gainTokens(fightOf(run.state), tokens);
  run.emit({ type: 'gainedActions', seat, by, inputs: [], tokens });
}

/** Every choice of two Hero actions; the order does not matter. */
const PAIRS: readonly (readonly Action[])[] = ACTIONS.flatMap((first, i) => ACTIONS.slice(i).map((second) => [first, second]));

const blockersHere = (s: State): number[] => {
  const [fight, lair] = [fightOf(s), lairIn(s)];
  return bitsOf(aliveIn(lair, fight.alive, fight.zone) & lair.blockers);
};

/** Adjacent zones with somebody in them. */
const blastZones = (s: State): number[] => {
  const [fight, lair] = [fightOf(s), lairIn(s)];
  return neighbours(lair.graph, fight.zone).filter((zone) => aliveIn(lair, fight.alive, zone) !== 0);
};

export const actionItems = {
  useItem: plainItem(
    'actions',
    (s, effect, seat) => effect.do === 'gain' || effect.do === 'killBlocker' || (effect.do === 'healHurt' && hasHurt(s, seat)),
    (run, effect, seat, id) => {
      if (effect.do === 'gain') gainFrom(run, seat, id, effect.out);
      if (effect.do === 'killBlocker') gainFrom(run, seat, id, effect.or);
      if (effect.do === 'healHurt') healHurt(run, seat, effect.upTo);
    },
  ),
  useItemOn: answer({ slot: slotField, enemy: wholeNumber(0, 29) })<Asked>({
    offers: (s, { seat }) => itemsFor(s, seat, 'actions', ({ do: verb }) => verb === 'killBlocker').flatMap((slot) => blockersHere(s).map((enemy) => ({ slot, enemy }))),
    otherwise: (s, { seat }, { slot }) => whyNotItem(s, seat, slot, 'actions'),
    untimely: WRONG_WINDOW,
    label: (s, { seat }, { slot }) => ({ ...itemLabel(s, seat, slot), help: 'Kill the Blocker.' }),
    play: (run, { seat }, { slot, enemy }) => {
      spendItem(run, seat, slot, 'actions');
      kill(run, [enemy], 'crowbar');
    },
  }),
  useItemAt: answer({ slot: slotField, zone: wholeNumber(0, 9) })<Asked>({
    offers: (s, { seat }) => itemsFor(s, seat, 'actions', ({ do: verb }) => verb === 'blast').flatMap((slot) => blastZones(s).map((zone) => ({ slot, zone }))),
    otherwise: (s, { seat }, { slot, zone }) => {
      const isBlast = itemsFor(s, seat, 'actions', ({ do: verb }) => verb === 'blast').includes(slot);
      if (isBlast && !leadsTo(lairIn(s).graph, fightOf(s).zone, zone)) return ['VG-125', 'Only a zone behind a doorway of yours is adjacent.'];
      return whyNotItem(s, seat, slot, 'actions');
    },
    untimely: WRONG_WINDOW,
    label: (s, { seat }, { slot, zone }) => ({ ...itemLabel(s, seat, slot), help: `Into ${zoneName(lairIn(s), zone)}` }),
    play: (run, { seat }, { slot, zone }) => {
      const { effect } = itemIn(playerOf(run.state, seat), slot, 'actions');
      spendItem(run, seat, slot, 'actions');
      const [fight, lair] = [fightOf(run.state), lairIn(run.state)];
      if (effect.do === 'blast') strike(run, bitsOf(aliveIn(lair, fight.alive, zone)), effect.damage, 'blast');
    },
  }),
  useItemFor: answer({ slot: slotField, actions: v.pipe(v.array(v.picklist(ACTIONS)), v.length(2)) })<Asked>({
    offers: (s, { seat }) => itemsFor(s, seat, 'actions', ({ do: verb }) => verb === 'gainAny').flatMap((slot) => PAIRS.map((pair) => ({ slot, actions: pair.slice() }))),
    otherwise: (s, { seat }, { slot }) => whyNotItem(s, seat, slot, 'actions'),
    untimely: WRONG_WINDOW,
    label: (s, { seat }, { slot, actions }) => ({ ...itemLabel(s, seat, slot), help: actions.join(' and ') }),
    play: (run, { seat }, { slot, actions }) => {
      const id = spendItem(run, seat, slot, 'actions');
      gainFrom(run, seat, id, actions);
    },
  }),
};
