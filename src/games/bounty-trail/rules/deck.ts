import type { Table } from '@/engine/game';
import type { Random } from '@/engine/random';

import { cardsOfColour } from '../content/cards';
import { LEVELS } from '../content/levels';
import { recipeOf, type Recipe } from '../content/recipes';
import { bareSpace } from './cards';
import type { Event } from './events';
import type { Options } from './options';
import type { DeckCard, Space, State } from './state';

const QUARTER_TURNS = 4;

const recipeFor = (options: Options): Recipe => recipeOf(options.seats === 1 ? LEVELS[options.level].recipe : options.recipe);

/** The ids of all cards of a match. */
export const cardsInPlay = (options: Options): string[] => recipeFor(options).colours.flatMap((colour) => cardsOfColour(colour).map((card) => card.id));

/** Shuffles, and fixes how each card will lie. The turns are drawn even when they are not used, so options never move the shuffle. */
export function shuffled(cards: readonly string[], upright: boolean, random: Random): DeckCard[] {
  return random.shuffle(cards.slice()).map((card) => {
    const turns = random.below(QUARTER_TURNS);
    return { card, turns: upright ? 0 : turns };
  });
}

/** The next card; an empty deck is made anew from the discard pile. Undefined: there is none at all. */
function draw(draft: State, table: Table<Event>): DeckCard | undefined {
  if (draft.deck.length === 0 && draft.discard.length > 0) {
    draft.deck = shuffled(draft.discard, draft.options.uprightCards, table.random);
    draft.discard = [];
    table.emit({ type: 'reshuffled', cards: draft.deck.length });
  }
  return draft.deck.pop();
}

/** Deals onto every bare space on which nobody stands, row by row. */
export function refill(draft: State, table: Table<Event>): void {
  draft.grid.forEach((space, spot) => {
    if (space.card !== undefined || draft.hunters.some((hunter) => hunter.spot === spot)) return;
    const dealt = draw(draft, table);
    if (!dealt) return;
    const laid: Space = { ...bareSpace(), card: dealt.card, turns: dealt.turns };
    draft.grid[spot] = laid;
    table.emit({ type: 'dealt', spot, card: dealt.card, turns: dealt.turns });
  });
}
