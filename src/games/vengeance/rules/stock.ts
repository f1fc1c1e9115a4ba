import { isSeen, type CardName, type Cards } from '@/engine/parts/cards/cards';

import { UPGRADE_IDS, type UpgradeId } from '../content/abilities';
import { ACHIEVEMENT_IDS, type AchievementId } from '../content/achievements';
import { bossesOf, type BossId } from '../content/bosses';
import { BACKS, densWorth, FRONT_IDS, type DenId } from '../content/dens';
import { ITEM_IDS, type ItemId } from '../content/items';
import { isItem, type TileId } from '../content/tiles';
import { BLITZ_CARDS, cardsOfGang, type CardId } from '../content/vengeanceCards';
import { missionOf } from './solo/objectives';
import { EMPTY, gangsIn, isSolo, type State } from './state';

/** Everything that exists in a match, and where all of it lies: what `broken` counts and `imagine` deals again. */
export interface Stock<C extends CardName> {
  readonly all: readonly C[];
  /** Lists in which cards may lie face down. */
  readonly lists: readonly Cards<C>[];
  /** What lies openly elsewhere. */
  readonly elsewhere: readonly C[];
}

export function bossStock(state: State): Stock<BossId> {
  const { bosses, bigBoss } = missionOf(state);
  return {
    all: isSolo(state) ? [...bosses, bigBoss] : gangsIn(state).flatMap(bossesOf),
    lists: [state.bossDeck, ...state.places.map((place) => place.boss)],
    elsewhere: [...state.wall.map(([boss]) => boss), ...state.goneBosses],
  };
}

export function cardStock(state: State): Stock<CardId> {
  const { suffered, deck } = missionOf(state);
  return {
    all: isSolo(state) ? [...suffered, ...deck] : [...gangsIn(state).flatMap(cardsOfGang), ...BLITZ_CARDS],
    lists: [state.vengeanceDeck, ...state.players.map((player) => player.hand), ...(state.draft ?? [])],
    elsewhere: state.players.flatMap((player) => [...player.inPlay, ...player.scored]),
  };
}

const openTiles = (state: State): TileId[] => [...state.shop.filter((tile) => tile !== EMPTY), ...state.players.flatMap((player) => player.slots.flat())];

export const abilityStock = (state: State): Stock<UpgradeId> => ({
  all: UPGRADE_IDS,
  lists: [state.abilities],
  elsewhere: [...openTiles(state).filter((tile): tile is UpgradeId => !isItem(tile)), ...state.usedAbilities],
});

export const itemStock = (state: State): Stock<ItemId> => ({
  all: ITEM_IDS,
  lists: [state.items],
  elsewhere: [...openTiles(state).filter(isItem), ...state.usedItems],
});

export const achievementStock = (state: State): Stock<AchievementId> => ({
  all: isSolo(state) ? [] : ACHIEVEMENT_IDS,
  lists: [state.achievementPile],
  elsewhere: [...state.achievements.flatMap(({ card }) => (card === EMPTY ? [] : [card])), ...state.players.flatMap((player) => player.achievements)],
});

const frontOf = (id: DenId): DenId => FRONT_IDS.find((front) => BACKS[front] === id) ?? id;
const boardsOutside = (state: State): DenId[] => [...state.places.flatMap(({ id }) => (id === undefined ? [] : [id])), ...state.goneDens];

/** The boards of a pile, by the side that shows there. */
export function boardStock(state: State): Stock<DenId> {
  const outside = boardsOutside(state).map(frontOf);
  if (isSolo(state)) return { all: FRONT_IDS.filter((front) => !outside.includes(front)).map((front) => BACKS[front]), lists: [state.fourths], elsewhere: [] };
  const turned = [...outside, ...state.fourths.cards.filter(isSeen).map(frontOf)];
  return { all: densWorth(3).filter((id) => !turned.includes(id)), lists: [state.thirds], elsewhere: [] };
}
