import { isOwn } from '@/engine/own';

import { ABILITIES, type Ability, type AbilityId, type Input } from '../content/abilities';
import type { Token } from '../content/dice';
import { HEROES, type HeroId } from '../content/heroes';
import { isItem, itemOf, SLOTS, type TileId } from '../content/tiles';
import { activeIn } from '../rules/hero/tiles';
import type { Player } from '../rules/state';

/** Victory points that an ability adds to a Fight, by its price: the catalogue's prices follow what was measured. First the printed ones. */
const BY_PRICE = [0.3, 0.32, 0.62, 0.93, 1.22] as const;
/** It takes what the printed ability makes. */
const FED = 1.04;
/** Whoever has little Health likes a shield. */
const SHIELD = 1.06;
const LITTLE_HEALTH = 5;

const isAbility = (id: AbilityId | TileId): id is AbilityId => isOwn(ABILITIES, id);

const asInput = (token: Token): Input => (token === 'slip' ? 'move' : token);
const inputsOf = ({ effect }: Ability): readonly Input[] => (effect.kind !== 'convert' ? [] : effect.eitherWay ? [...effect.in, ...effect.out.map(asInput)] : effect.in);
const outputsOf = ({ effect }: Ability): readonly Input[] => (effect.kind === 'convert' || effect.kind === 'gain' ? effect.out.map(asInput) : []);
const takes = (inputs: readonly Input[], others: readonly Input[]): boolean => inputs.some((input) => (input === 'any' ? others.length > 0 : others.includes(input)));

/** How well an ability goes with the one printed on the hero's board. */
function suits(hero: HeroId, ability: Ability): number {
  const printed = ABILITIES[HEROES[hero].ability];
  if (ability.effect.kind === 'shield') return HEROES[hero].health.length <= LITTLE_HEALTH ? SHIELD : 1;
  return takes(inputsOf(ability), outputsOf(printed)) ? FED : 1;
}

export function abilityWorth(hero: HeroId, id: AbilityId): number {
  const ability = ABILITIES[id];
  const worth = BY_PRICE[ability.cost] ?? 0;
  return ability.cost === 0 ? worth : worth * suits(hero, ability);
}

/** An Item is good once; in the last Fight it is worth nothing to keep. */
const ITEM_POINT = 0.5;
const KEPT_IN_VAIN = 0.02;
export const itemWorth = (tile: TileId, fightsAfter: number): number => (!isItem(tile) ? 0 : fightsAfter === 0 ? KEPT_IN_VAIN : ITEM_POINT * itemOf(tile).cost);

/** What a tile in a slot does for the Fights to come. */
export const tileWorth = (hero: HeroId, tile: TileId, fights: number): number =>
  isItem(tile) ? (fights > 0 ? ITEM_POINT * itemOf(tile).cost + 0.15 : 0) : abilityWorth(hero, tile) * fights;

/** What lies open in a slot is worth this much. */
export function slotWorth(player: Player, slot: number, fights: number): number {
  const active = activeIn(player, slot);
  if (active === undefined) return 0;
  return isAbility(active) ? abilityWorth(player.hero, active) * fights : tileWorth(player.hero, active, fights);
}

/** The slot whose open tile is worth least; the printed ability is covered last of equals. */
export function weakestSlot(player: Player, fights: number): number {
  let weakest = 0;
  for (let slot = 1; slot < SLOTS; slot++) if (slotWorth(player, slot, fights) < slotWorth(player, weakest, fights)) weakest = slot;
  return weakest;
}
