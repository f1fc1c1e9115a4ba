import type { Table } from '@/engine/game';
import type { Random } from '@/engine/random';

import { CHARACTER_IDS, type CharacterId } from '../content/characters';
import { bareSpace } from './cards';
import { cardsInPlay, refill, shuffled } from './deck';
import type { Event } from './events';
import { turnOneWayCards } from './exits';
import { NOWHERE, gridSizeFor } from './geometry';
import type { Options } from './options';
import { startPlanning } from './round';
import { START_BULLETS, START_HEARTS, type Hunter, type State } from './state';

/** The chosen characters, and dealt ones for seats without a choice. Always shuffles all six: the deck never depends on choices. */
function dealCharacters(options: Options, random: Random): CharacterId[] {
  const shuffledIds = random.shuffle(CHARACTER_IDS.slice());
  const free = shuffledIds.filter((id) => !options.characters.includes(id));
  return [...options.characters, ...free].slice(0, options.seats);
}

export const newHunter = (character: CharacterId, { characterPowers, forcedMarch, printing }: Pick<Options, 'characterPowers' | 'forcedMarch' | 'printing'>): Hunter => ({
  character,
  power: characterPowers ? character : 'none',
  ...(forcedMarch === false ? { tireless: true as const } : {}),
  spot: NOWHERE,
  hearts: START_HEARTS,
  bullets: START_BULLETS,
  cash: 0,
  bounties: [],
  nextStepFree: false,
  nextStepPlus: 0,
  doctored: false,
  gunEmpty: false,
  down: false,
  locked: false,
  hasBid: false,
  ...(printing === undefined ? {} : { printing }),
});

export function setup(options: Options, table: Table<Event>): State {
  const characters = dealCharacters(options, table.random);
  const size = gridSizeFor(options.seats);
  const state: State = {
    options,
    phase: 'planning',
    round: 1,
    size,
    grid: Array.from({ length: size * size }, bareSpace),
    deck: shuffled(cardsInPlay(options), options.uprightCards, table.random),
    discard: [],
    hunters: characters.map((character) => newHunter(character, options)),
    riderLines: [],
    rivalBounties: [],
    tied: [],
  };
  refill(state, table);
  turnOneWayCards(state, table);
  startPlanning(state, table);
  return state;
}
