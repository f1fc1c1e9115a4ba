import { nearestFrame } from '@/engine/decisions/frames';
import type { Line } from '@/engine/hooks/language';

import { DESTINY, type DestinyId } from '../content/destiny';
import { DEFENSE_DIE, type DefenseFace } from '../content/dice';
import type { HeroId } from '../content/terms';
import type { Defence } from '../rules/boss/frames';
import { damageAgainst, dodgeAgainst, explainPrecision, explainStrike, isDodged, precisionAgainst } from '../rules/damage/strike';
import { addToDefence, diceOf, noDefence, type Strike } from '../rules/hero/defence';
import { isComrade, type BattleState } from '../rules/state';
import { Imagined } from './imagined';

/** What a hero thinks of declaring. */
export interface DefencePlan {
  readonly dodge: number;
  readonly dice: number;
  readonly card: DestinyId | 'none';
}

/** What a defence comes to, over all ways the dice may fall. */
export interface DefenceForecast {
  readonly precision: number;
  readonly precisionLines: readonly Line<number>[];
  /** What the card prints. */
  readonly printed: { readonly precision: number; readonly damage: number };
  /** With what is declared, before the dice. */
  readonly dodge: number;
  /** Dice that will be rolled, the free one included. */
  readonly dice: number;
  /** In how many of `ways` ways the dice may fall it is dodged, and in how many the hero falls. */
  readonly ways: number;
  readonly dodged: number;
  readonly falls: number;
  /** If it is hit: the least, the most, and on the average of all ways, dodged ones included. */
  readonly least: number;
  readonly most: number;
  readonly average: number;
  /** Line by line, if the dice give nothing. */
  readonly lines: readonly Line<number>[];
}

interface Fallen {
  readonly dodge: number;
  readonly armor: number;
  readonly ways: number;
}

/** Everything so many Defense dice can show together. */
function fallsOf(dice: number): readonly Fallen[] {
  let falls: readonly Fallen[] = [{ dodge: 0, armor: 0, ways: 1 }];
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, Fallen>();
    for (const fallen of falls) {
      for (const { dodge = 0, armor = 0 } of DEFENSE_DIE) {
        const sum = { dodge: fallen.dodge + dodge, armor: fallen.armor + armor };
        const key = sum.dodge * 100 + sum.armor;
        next.set(key, { ...sum, ways: (next.get(key)?.ways ?? 0) + fallen.ways });
      }
    }
    falls = [...next.values()];
  }
  return falls;
}

function defended(strike: Strike, hero: HeroId, dodge: number, faces: readonly DefenseFace[]): Strike {
  const defence: Defence = { ...(strike.defence?.hero === hero ? strike.defence : noDefence(hero)) };
  addToDefence(defence, dodge, faces);
  return { ...strike, defence };
}

/** What a hit costs besides its damage, as things stand: by the ground it pushes onto, by what its card does then. */
export function lossBesides(view: BattleState, hero: HeroId): number {
  if (!nearestFrame(view, 'strike')) return 0;
  const events = new Imagined(view).finish('strike');
  return events.reduce((sum, event) => (event.type === 'hpLost' && event.who === hero && event.cause.why !== 'attack' ? sum + event.n : sum), 0);
}

/**
 * The rules compare and count for every way in which the dice may fall. Cards of others and Ki come on top; `besides` goes
 * with every hit.
 */
export function forecastDefence(view: BattleState, hero: HeroId, { dodge, dice, card }: DefencePlan, besides = 0): DefenceForecast | undefined {
  const strike = nearestFrame(view, 'strike');
  if (!strike) return undefined;
  const faces: readonly DefenseFace[] = card === 'none' ? [] : [DESTINY[card].defense];
  const rolled = diceOf(view.heroes[hero], dice);
  // A Comrade pays with the HP that the blow would take (RR-465).
  const hp = view.heroes[hero].hp - (isComrade(view.heroes[hero]) ? dodge + dice : 0);
  const sum = { ways: 0, dodged: 0, falls: 0, least: Infinity, most: 0, all: 0 };
  for (const fallen of fallsOf(rolled)) {
    const tried = defended(strike, hero, dodge, [...faces, fallen]);
    sum.ways += fallen.ways;
    if (isDodged(view, tried, hero)) {
      sum.dodged += fallen.ways;
      continue;
    }
    const damage = damageAgainst(view, tried, hero) + besides;
    if (damage >= hp) sum.falls += fallen.ways;
    sum.least = Math.min(sum.least, damage);
    sum.most = Math.max(sum.most, damage);
    sum.all += damage * fallen.ways;
  }
  const plain = defended(strike, hero, dodge, faces);
  return {
    precision: precisionAgainst(view, plain, hero), precisionLines: explainPrecision(view, plain, hero).lines,
    printed: { precision: strike.values.precision, damage: strike.values.damage },
    dodge: dodgeAgainst(view, plain, hero), dice: rolled,
    ways: sum.ways, dodged: sum.dodged, falls: sum.falls, least: sum.dodged === sum.ways ? 0 : sum.least, most: sum.most, average: sum.all / sum.ways,
    lines: explainStrike(view, plain, hero).lines,
  };
}
