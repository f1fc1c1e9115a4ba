import type { Explanation } from '@/table/contract';
import type { Forecast } from '@/table/kit/forecast/forecast';

import { SIDES, difficultyOf, type Card, type Entry } from '../content/card';
import { GANGS } from '../content/gangs';
import { entryAt, faceUpCard } from '../rules/cards';
import type { PriceReasons } from '../rules/price';
import type { NextStep } from '../rules/projection';
import type { Space } from '../rules/state';
import { counted, entryWords, priceWords } from './priceWords';

export { entryWords, priceWords };

const SIDE_WORDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const KIND_WORDS = { bounty: 'Bounty', supply: 'Supplies', place: 'Place', hazard: 'Hazard', chance: 'Chance' } as const;
const COLOUR_WORDS = { green: 'green, gentle', yellow: 'yellow, rough', red: 'red, dangerous', black: 'black, deadly' } as const;

export const sideWords = (side: number): string => SIDE_WORDS[side] ?? '';

/** A price with every reason, in the order in which it is worked out. */
export function priceForecast(entry: Entry, { bullets, hearts }: PriceReasons): Forecast {
  return {
    base: { why: 'This side asks for', value: entryWords(entry) },
    lines: [
      ...bullets.lines.map((line) => ({ ...line, after: counted(line.after, 'bullet') })),
      ...hearts.lines.map((line) => ({ ...line, after: counted(line.after, 'heart') })),
    ],
    total: { label: 'You pay', value: priceWords({ bullets: bullets.value, hearts: hearts.value }) },
  };
}

function rewardWords({ bounty, rewards: { bullets, hearts, cash } }: Card): string {
  const parts: string[] = [];
  if (bounty > 0) parts.push(`bounty $${bounty}`);
  if (bullets > 0) parts.push(`+${counted(bullets, 'bullet')}`);
  if (hearts > 0) parts.push(`+${counted(hearts, 'heart')}`);
  if (cash > 0) parts.push(`+$${cash}`);
  return parts.join(', ');
}

function ringWords(card: Card, turns: number): string {
  const bySide = SIDES.map((_, side) => `${sideWords(side)} ${entryWords(entryAt(card, turns, side))}`);
  return `Coming from: ${bySide.join(', ')}.`;
}

/** A short name for lists and labels: "Jam-Jar Josie, bounty $150". */
function cardWords(card: Card): string {
  const worth = rewardWords(card);
  return worth === '' ? card.name : `${card.name}, ${worth}`;
}

export function spaceWords(space: Space): string {
  const card = faceUpCard(space);
  if (card) return cardWords(card);
  return space.card === undefined ? 'bare ground' : 'a used card, face down';
}

/** Everything about a card, for the long press. */
export function explainCard(card: Card, { turns, cubes }: Pick<Space, 'turns' | 'cubes'>): Explanation {
  const lines = [`${KIND_WORDS[card.kind]}, ${COLOUR_WORDS[card.colour]} (${counted(difficultyOf(card.colour), 'notch', 'notches')}).`];
  const worth = rewardWords(card);
  if (worth !== '') lines.push(`Gives: ${worth}.`);
  if (card.effect) lines.push(card.effect.text);
  if (card.gang) lines.push(`Rides with the ${GANGS[card.gang]}.`);
  if (card.timer > 0) lines.push(card.timer === 1 ? 'Leaves as soon as its one square is filled.' : `Leaves when ${card.timer === 2 ? 'both' : `all ${card.timer}`} of its squares are filled; ${cubes === 0 ? 'none' : cubes} so far.`);
  if (card.persistent) lines.push('Stays open: everybody who comes by may use it this round.');
  if (card.exits) lines.push(`Can only be left to the ${card.exits.map((exit) => sideWords((exit + 2 * turns) % 8)).join(' or ')}.`);
  lines.push(ringWords(card, turns), `“${card.flavour}”`);
  return { title: card.name, text: lines.join('\n'), ruleId: card.exits ? 'BT-35' : card.timer > 0 ? 'BT-135' : 'BT-52' };
}

/** A space, and what the step onto it would cost where a path is being drawn. */
export function explainSpace(space: Space, next?: NextStep): Explanation {
  const card = faceUpCard(space);
  const forecast = next?.entry && next.reasons && priceForecast(next.entry, next.reasons);
  if (card) return { ...explainCard(card, space), ...(forecast ? { forecast } : {}) };
  return space.card === undefined
    ? { title: 'Bare ground', text: 'No card lies here. Stepping on it costs nothing and brings nothing, but it counts as a step.', ruleId: 'BT-62' }
    : { title: 'Used card', text: 'Somebody has been here. It lies face down until the round ends; stepping on it is free and brings nothing.', ruleId: 'BT-62' };
}
