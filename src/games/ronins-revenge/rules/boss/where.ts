import { isOnMap, squareAt, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, ZONE_NAMES } from '../../content/terms';
import type { Where } from '../../content/who';
import { zoneNamed, zoneOf } from '../field/zones';
import { isStanding, type BattleState, type Figure } from '../state';

/** RR-493: the Zone of the square directly ahead of the middle of the front edge, the left one of two; −1: off the map. */
export function frontZone({ anchor, side, facing }: Figure): number {
  const [left, top] = [xOf(FIELD, anchor), yOf(FIELD, anchor)];
  const low = (side - 1) >> 1;
  const high = side >> 1;
  const ahead: readonly (readonly [number, number])[] = [[left + low, top - 1], [left + side, top + low], [left + high, top + side], [left - 1, top + high]];
  const [x, y] = ahead[facing] ?? [-1, -1];
  return isOnMap(FIELD, x, y) ? zoneOf(squareAt(FIELD, x, y)) : -1;
}

/** The Zone with the most standing heroes; of equals the northernmost, then the westernmost. */
export function zoneWithMostHeroes({ heroes }: BattleState): number {
  const counts = ZONE_NAMES.map((_, zone) => HERO_IDS.filter((id) => isStanding(heroes[id]) && zoneOf(heroes[id].anchor) === zone).length);
  return counts.indexOf(Math.max(...counts));
}

/** The Zones a line of an enemy means (RR-493); `oneZoneIn` is a hero's choice and means none here. */
export function whereZones(state: BattleState, where: Where, self: Figure | undefined, target: Figure | undefined): number[] {
  if (where === 'allZones') return ZONE_NAMES.map((_, zone) => zone);
  if (where === 'zoneWithMostHeroes') return [zoneWithMostHeroes(state)];
  if (where === 'frontZone') return self ? [frontZone(self)] : [];
  if ('zone' in where) return [zoneNamed(where.zone)];
  if ('oneZoneIn' in where) return [];
  const of = { self, target, threat: state.heroes[state.threat] }[where.zoneOf];
  return of ? [zoneOf(of.anchor)] : [];
}
