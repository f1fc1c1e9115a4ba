import type { Condition, TestOf } from '@/engine/conditions';

import type { Arc, EventSlot, FactId, HeroClass, ZoneName } from './terms';

/** On whom a line works (RR-485). Numbers are distances; "one…" is chosen by the player. */
export type Who =
  | 'self' | 'target' | 'attacker' | 'boss' | 'heroes' | 'threat'
  /** Whom the line before this one chose. */
  | 'same'
  | 'heroMostStamina' | 'crossedEnemies'
  /** Both Iron Brothers. */
  | 'eachBrother'
  | { readonly oneAllyIn: number } | { readonly oneHeroIn: number } | { readonly oneFallenIn: number } | { readonly oneEnemyIn: number }
  | { readonly alliesIn: number } | { readonly eachAllyIn: number } | { readonly allHeroesIn: number } | { readonly enemiesIn: number }
  /** Heroes near the boss. */
  | { readonly heroesIn: number }
  | { readonly heroesInZoneToken: 'fire' | 'web' | 'bones' | 'gnawed' }
  /** Heroes near the boss, on the side of one of its two souls. */
  | { readonly dawnSideIn: number } | { readonly nightSideIn: number };

/** The Zones a line works on (RR-493). */
export type Where =
  | 'frontZone' | 'zoneWithMostHeroes' | 'allZones'
  | { readonly zone: ZoneName } | { readonly zoneOf: 'self' | 'target' | 'threat' } | { readonly oneZoneIn: number };

/** Where minions are placed. */
export type SpawnWhere = 'spawnSquares' | 'adjacentToBoss';

/** Who takes the Threat token (RR-110 … RR-113). */
export type ThreatTo =
  | 'keep' | 'next' | 'closest' | 'farthest' | 'lowestHp' | 'mostIsolated'
  | { readonly initiative: EventSlot } | { readonly class: HeroClass };

/** What a condition of a line may ask (RR-487, RR-514). */
export interface Tests {
  arc: TestOf<Arc>;
  arcOfSelf: TestOf<Arc>;
  allyIn: TestOf<number>;
  noHeroIn: TestOf<number>;
  targetIs: TestOf<'minion'>;
  single: TestOf<true>;
  holdsThreat: TestOf<true>;
  selfHpAtMostHalf: TestOf<true>;
  notMovedThisTurn: TestOf<true>;
  carriesDoll: TestOf<true>;
  fact: TestOf<FactId>;
}
export type When = Condition<Tests>;

/** Part of a Break condition (RR-301 … RR-306): a keyword, standing in one of these arcs of the boss, a damage type. */
export const BREAK_KEYWORDS = ['support', 'flank', 'alone', 'crowd'] as const;
export type BreakKeyword = (typeof BREAK_KEYWORDS)[number];

