import type { TestOf } from '@/engine/conditions';
import { hooks } from '@/engine/hooks/hooks';
import type { Explanation, Hook, Modifier } from '@/engine/hooks/language';

import { HEAL_COST, type TrackName } from '../../content/damage';
import { SPECIALS, type Special } from '../../content/montageCards';
import { costOf, isItem, type TileId } from '../../content/tiles';

/** What points are spent with: a card's special effect may make things cheaper. */
export interface Purse {
  readonly special?: Special;
  /** The one discount of the card is used. */
  readonly discounted?: true;
}

export interface CubeToHeal {
  readonly track: TrackName;
  readonly severe: boolean;
}

interface PriceRules {
  holder: Purse;
  hooks: { price: Hook<number, TileId>; healCost: Hook<number, CubeToHeal> };
  tests: { firstOf: TestOf<'ability' | 'item', TileId>; severe: TestOf<true, CubeToHeal> };
  measures: object;
}

/** Special effects that change what things cost (VG-312). */
const DISCOUNTS: Partial<Readonly<Record<Special, readonly Modifier<PriceRules>[]>>> = {
  nightClass: [{ hook: 'price', when: { firstOf: 'ability' }, add: -1, downTo: 1, uses: 'discount', why: SPECIALS.nightClass.name }],
  handyman: [{ hook: 'price', when: { firstOf: 'item' }, add: -1, downTo: 0, uses: 'discount', why: SPECIALS.handyman.name }],
  houseDoctor: [{ hook: 'healCost', when: { severe: true }, add: -1, why: SPECIALS.houseDoctor.name }],
};

const prices = hooks<PriceRules>({
  bases: { price: 0, healCost: 0 },
  sources: ({ special }, index) => (index === 0 && special ? DISCOUNTS[special] : undefined),
  tests: {
    firstOf: {
      holds: ({ discounted }, tile, kind) => !discounted && isItem(tile) === (kind === 'item'),
      words: (kind) => (kind === 'item' ? 'it is the first Item' : 'it is the first Ability'),
    },
    severe: { holds: (_purse, { severe }) => severe, words: () => 'the cube is severe' },
  },
  measures: {},
});

const printedHealCost = ({ track, severe }: CubeToHeal): number => HEAL_COST[severe ? 'severe' : 'normal'][track];

export const priceOf = (purse: Purse, tile: TileId): number => prices.value('price', purse, tile, costOf(tile));
export const explainPrice = (purse: Purse, tile: TileId): Explanation<number> => prices.explain('price', purse, tile, costOf(tile));
/** Whether buying this uses up the card's discount. */
export const usesDiscount = (purse: Purse, tile: TileId): boolean => prices.uses('price', purse, tile, costOf(tile)).length > 0;

export const healCost = (purse: Purse, cube: CubeToHeal): number => prices.value('healCost', purse, cube, printedHealCost(cube));
export const explainHealCost = (purse: Purse, cube: CubeToHeal): Explanation<number> => prices.explain('healCost', purse, cube, printedHealCost(cube));
