import type { Seat } from '@/engine/game';

import type { Face, Room, RoomId } from '../content/faces';
import type { HeroAbilityKind } from '../content/vocabulary';
import type { DfMove } from '../rules/decisions';
import { corridors } from '../rules/decisions/movement';
import { currentFace } from '../rules/fight/monsters';
import { abilityOf, heroOf, standing } from '../rules/party/heroes';
import type { DfState, HeroState } from '../rules/state';
import { landingOf } from './odds';
import { gift } from './trade';
import { bonusDieWorth, GOLD_WORTH, partyHealing } from './values';

/** A drawn card, whoever gets it. */
const CARD_WORTH = 4;
/** Throws of a fight that a danger spoils, and what a further miss costs. */
const SPOILT_THROWS = 4;
const MISS_WORTH = 2;

function dangerCost(room: Room): number {
  if (!room.danger) return 0;
  const plain = landingOf([]);
  const forced = landingOf([room.danger]);
  return SPOILT_THROWS * (plain.contact * plain.mean - forced.contact * forced.mean + (plain.contact - forced.contact) * MISS_WORTH);
}

function roomWorth(s: DfState, room: Room): number {
  const { gold = 0, bonusDice = 0, equipment = 0 } = room.treasure ?? {};
  const treasure = gold * GOLD_WORTH + Math.min(bonusDice, s.supply.bonusDice) * bonusDieWorth(s) + equipment * CARD_WORTH;
  const healing = room.fountain ? partyHealing(s, 9) + 2 : 0;
  const shopping = room.shop ? Math.min(6, 0.6 * s.chest.gold + 1) : 0;
  return treasure + healing + shopping - dangerCost(room);
}

/** The best sum of a way from here to the exit; every further room is a fight more. */
const FIGHT_COST = 3;
function wayWorth(s: DfState, face: Face, id: RoomId): number {
  const room = face.rooms[id];
  if (!room) return 0;
  const onward = room.to.map((next) => wayWorth(s, face, next));
  return roomWorth(s, room) - FIGHT_COST + (onward.length > 0 ? Math.max(...onward) : 0);
}

/** Cards change hands where that helps, then the party goes where most is to be had. */
export function corridor(s: DfState, seat: Seat): DfMove {
  const given = gift(s, seat);
  if (given) return given;
  const face = currentFace(s);
  const ways = corridors(s);
  const leaves = s.room === face.exit;
  const worth = (room: RoomId): number => (leaves ? 0 : wayWorth(s, face, room));
  const room = ways.reduce((best, each) => (worth(each) > worth(best) ? each : best));
  return { kind: 'chooseCorridor', room };
}

/** What a hero misses least comes first. */
const DISPENSABLE: readonly HeroAbilityKind[] = [
  'agileInstincts', 'swornEnemy', 'seduction', 'beer', 'enchantingMelody', 'pickpocket', 'metamorphosis', 'fiveFingerDiscount', 'healParty',
  'swingAgain', 'trackingStrike', 'divineIntervention', 'piercingDamage', 'berserk', 'focusedDamage', 'swingTwice',
];

export function scar(s: DfState, id: HeroState['id']): DfMove {
  const hero = heroOf(s, id);
  const colors = (['blue', 'green', 'red'] as const).filter((color) => !hero.scars.includes(color));
  const rank = (color: (typeof colors)[number]): number => DISPENSABLE.indexOf(abilityOf(id, color).kind);
  return { kind: 'chooseScar', color: colors.reduce((least, color) => (rank(color) < rank(least) ? color : least)) };
}

/** Always one point to whoever has fewest left. */
export function healTheWeakest(s: DfState, points: number): DfMove {
  const plan = standing(s).map((hero) => ({ hero: hero.id, hp: hero.hp, maxHp: hero.maxHp, points: 0 }));
  for (let left = points; left > 0; left--) {
    const weakest = plan.filter(({ hp, maxHp }) => hp < maxHp).sort((a, b) => a.hp - b.hp)[0];
    if (!weakest) break;
    weakest.hp += 1;
    weakest.points += 1;
  }
  return { kind: 'assignHealing', points: plan.filter((each) => each.points > 0).map(({ hero, points: own }) => ({ hero, points: own })) };
}
