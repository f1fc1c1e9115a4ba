import type { Seat } from '@/engine/game';
import type { Goal, Opening, Power, Progress } from '@/table/kit/goal/goal';

import { CHARACTERS, RIDERS, powerWords } from '../content/characters';
import { LEVELS } from '../content/levels';
import { recipeOf } from '../content/recipes';
import { moneyOf, rivalMoney } from '../rules/ledger';
import { ROUNDS, isSolo, type Hunter, type State } from '../rules/state';
import { HATS } from './draw/figure';
import { Portrait } from './Portrait';
import { counted } from './priceWords';

const warrantOf = ({ options }: State): number => LEVELS[options.level].warrant.bronze;

/** How near a hunter is to the warrant, or to the richest one. */
export function shareOf(view: State, hunter: Hunter): number {
  const most = isSolo(view) ? warrantOf(view) : Math.max(1, ...view.hunters.map(moneyOf));
  return moneyOf(hunter) / most;
}

/** Alone there is no row of seats to tell it. */
const stocksOf = (view: State, hunter: Hunter): readonly Progress[] => [
  { icon: 'bullets', have: `${hunter.bullets}`, words: counted(hunter.bullets, 'bullet') },
  { icon: 'hearts', have: `${hunter.hearts}`, words: counted(hunter.hearts, 'heart') },
  { have: `$${moneyOf(hunter)}`, need: `$${warrantOf(view)}`, share: shareOf(view, hunter), words: `$${moneyOf(hunter)} of the $${warrantOf(view)} you need` },
];

function powerOf({ power, character, printing }: Hunter): Power | undefined {
  if (power === 'none') return undefined;
  const { title, rule } = CHARACTERS[power];
  return { icon: HATS[character], name: title, text: powerWords(power, printing), ruleId: rule };
}

export function goalOf(view: State, seat: Seat): Goal {
  const hunter = view.hunters[seat];
  const time = { label: 'Round', now: Math.min(ROUNDS, view.round), of: ROUNDS };
  const power = hunter && powerOf(hunter);
  if (!isSolo(view) || !hunter) return { time, wins: 'Most money wins', ...(power && { power }) };
  const rival = `$${rivalMoney(view.rivalBounties)}`;
  return { time, wins: 'Earn the warrant, beat the rival', mine: stocksOf(view, hunter), rivals: [{ name: RIDERS[0], have: rival, words: rival }], ...(power && { power }) };
}

export function openingOf(view: State, seat: Seat): Opening {
  const hunter = view.hunters[seat];
  const character = hunter && CHARACTERS[hunter.character];
  const { warrant, name } = LEVELS[view.options.level];
  const cards = isSolo(view) ? `${name}: $${warrant.gold} would earn a gold star.` : `The ${recipeOf(view.options.recipe).name} deck is on the table.`;
  return {
    ...(hunter && character && { you: { face: (side) => <Portrait id={hunter.character} side={side} />, name: `${character.name}, ${character.title}`, text: hunter.power === 'none' ? 'Powers are off today.' : powerWords(hunter.character, hunter.printing) } }),
    wins: isSolo(view) ? `Bring home $${warrant.bronze} in ${ROUNDS} rounds, and more than ${RIDERS[0]}. Keep a heart.` : `Have the most money after ${ROUNDS} rounds. Who loses the last heart is out.`,
    today: [cards, ...(view.options.planningClock > 0 ? [`You have ${view.options.planningClock} seconds to draw a path.`] : [])],
  };
}
