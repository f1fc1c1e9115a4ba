import { isOwn } from '@/engine/own';

import { SIDES, type Card, type CardRow, type Colour } from './card';
import { BLACK } from './cards/black';
import { GREEN } from './cards/green';
import { RED } from './cards/red';
import { YELLOW } from './cards/yellow';

/** A card's id: colour letter and number, such as "Y01". */
export type CardId = string;

const TABLES: Readonly<Record<Colour, readonly CardRow[]>> = { green: GREEN, yellow: YELLOW, red: RED, black: BLACK };

function complete(row: CardRow, colour: Colour): Card {
  return {
    id: row.id,
    name: row.name,
    colour,
    kind: row.kind,
    bounty: row.bounty ?? 0,
    gang: row.gang,
    entry: row.entry,
    exits: row.exits?.map((side) => SIDES.indexOf(side)),
    rewards: { bullets: 0, hearts: 0, cash: 0, ...row.rewards },
    effect: row.effect,
    timer: row.timer ?? 0,
    persistent: row.persistent ?? false,
    fromRulebook: row.fromRulebook ?? false,
    flavour: row.flavour,
  };
}

export const cardsOfColour = (colour: Colour): readonly Card[] => TABLES[colour].map((row) => complete(row, colour));

export const CARDS: readonly Card[] = (['green', 'yellow', 'red', 'black'] as const).flatMap(cardsOfColour);

const BY_ID: Readonly<Record<CardId, Card>> = Object.fromEntries(CARDS.map((card) => [card.id, card]));

export function cardOf(id: CardId): Card {
  const card = BY_ID[id];
  if (!card) throw new RangeError(`no card “${id}”`);
  return card;
}

export const isCardId = (id: string): boolean => isOwn(BY_ID, id);
