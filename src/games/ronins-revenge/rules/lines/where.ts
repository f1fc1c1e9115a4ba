import { isOnMap, squareAt, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, ZONE, ZONE_NAMES } from '../../content/terms';
import type { Where } from '../../content/who';
import { away } from '../field/position';
import { zoneNamed, zoneOf } from '../field/zones';
import { figureOf, isHeroRef, type FigureRef } from '../refs';
import { isStanding, type BattleFrame, type BattleState, type BossFigure } from '../state';
import { actingBoss } from './who';

type Lines = Pick<Extract<BattleFrame, { readonly kind: 'lines' }>, 'by' | 'target'>;

const ZONES = ZONE_NAMES.length;
const ACROSS = FIELD / ZONE;

const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/**
 * RR-493: the Zone of the square directly ahead of the middle of the front edge; of two middle squares the left one.
 * Undefined: there is no such square on the field.
 */
export function frontZoneOf({ anchor, side, facing }: BossFigure): number | undefined {
  const left = (side - 1) >> 1;
  const [ahead = [0, 0], toRight = [0, 0]] = [AHEAD[facing], AHEAD[(facing + 1) % AHEAD.length]];
  const [x, y] = [xOf(FIELD, anchor), yOf(FIELD, anchor)];
  // The left end of the front edge, seen the way the figure looks.
  const startX = ahead[0] > 0 || toRight[0] < 0 ? x + side - 1 : x;
  const startY = ahead[1] > 0 || toRight[1] < 0 ? y + side - 1 : y;
  const [atX, atY] = [startX + toRight[0] * left + ahead[0], startY + toRight[1] * left + ahead[1]];
  return isOnMap(FIELD, atX, atY) ? zoneOf(squareAt(FIELD, atX, atY)) : undefined;
}

/** Of equals the northernmost, then the westernmost: the lower number. */
function zoneWithMostHeroes({ heroes }: BattleState): number {
  const count = new Array<number>(ZONES).fill(0);
  for (const id of HERO_IDS) if (isStanding(heroes[id])) count[zoneOf(heroes[id].anchor)] = (count[zoneOf(heroes[id].anchor)] ?? 0) + 1;
  return count.indexOf(Math.max(...count));
}

const cornerOf = (zone: number): number => squareAt(FIELD, (zone % ACROSS) * ZONE, Math.floor(zone / ACROSS) * ZONE);

function zonesIn(state: BattleState, by: FigureRef, n: number): number[] {
  const figure = figureOf(state, by);
  if (!figure) return [];
  return ZONE_NAMES.map((_, zone) => zone).filter((zone) => away(figure, { anchor: cornerOf(zone), side: ZONE }) <= n);
}

const zoneOfFigure = (state: BattleState, ref: FigureRef | undefined): number[] => {
  const figure = ref === undefined ? undefined : figureOf(state, ref);
  return figure ? [zoneOf(figure.anchor)] : [];
};

/** The Zones a line means, or those of which the player chooses one. */
export function zonesMeant(state: BattleState, where: Where, lines: Lines): { readonly all?: readonly number[]; readonly oneOf?: readonly number[] } {
  if (where === 'allZones') return { all: ZONE_NAMES.map((_, zone) => zone) };
  if (where === 'zoneWithMostHeroes') return { all: [zoneWithMostHeroes(state)] };
  if (where === 'frontZone') {
    const boss = actingBoss(state, lines.by);
    const figure = boss && figureOf(state, boss);
    const zone = figure && 'start' in figure ? frontZoneOf(figure) : undefined;
    return { all: zone === undefined ? [] : [zone] };
  }
  if ('zone' in where) return { all: [zoneNamed(where.zone)] };
  if ('oneZoneIn' in where) return { oneOf: zonesIn(state, lines.by, where.oneZoneIn) };
  if (where.zoneOf === 'threat') return { all: zoneOfFigure(state, state.threat) };
  if (where.zoneOf === 'target') return { all: zoneOfFigure(state, lines.target) };
  // “The boss’s Zone” on Events and Wound cards is that of its anchor.
  return { all: zoneOfFigure(state, isHeroRef(lines.by) ? lines.by : (actingBoss(state, lines.by) ?? lines.by)) };
}
