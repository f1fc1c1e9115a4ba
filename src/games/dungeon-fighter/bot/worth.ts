import { BOSS_IDS, bossCard } from '../content/bosses';
import { equipmentCard, type CardId } from '../content/equipment';
import { MONSTER_IDS, monsterCard, type Monster } from '../content/monsters';
import { LEVELS, SECTIONS, type EquipmentEffect, type EquipmentEffectKind, type RequirementId } from '../content/vocabulary';
import { currentFace } from '../rules/fight/monsters';
import { alive } from '../rules/party/heroes';
import type { DfState, HeroState } from '../rules/state';
import { waysToArm, type Arms, type Landing } from './odds';
import { hitPointScarcity } from './values';

/** A foe the party may still meet, and how many throws at it one hero will make on average. */
interface Foe {
  readonly forced: readonly RequirementId[];
  readonly small: boolean;
  readonly damage: number;
  readonly hp: number;
  readonly throws: number;
  /** What a hit point lost to it counts: before the boss little, since nobody has to go on afterwards. */
  readonly hitPoint: number;
}

const THROWS_PER_FIGHT = 3.4;
const ROOMS_PER_FLOOR = 4.4;
const HERO_DICE = 3;
/** Bonus dice a party brings to the boss. */
const DICE_AT_BOSS = 6.5;
/** A monster is met fresh and thrown at wounded: a heavy weapon is for the first throw, a sure one for the last. */
const SHARES_LEFT = [1, 0.65, 0.3] as const;
/** What a lost hit point counts in the long run, in a party of three. */
const HIT_POINT = 0.8;
const HIT_POINT_AT_BOSS = 0.3;

/** Rooms on the shortest way from here to the exit of this floor. */
function roomsToExit(s: DfState): number {
  const face = currentFace(s);
  const steps = (room: string): number => (room === face.exit ? 0 : 1 + Math.min(...(face.rooms[room]?.to ?? []).map(steps)));
  return s.room === undefined ? 0 : steps(s.room);
}

const fightsToCome = (s: DfState): number => (s.room === undefined ? 0 : roomsToExit(s) + (s.floors.length - 1 - s.floor) * ROOMS_PER_FLOOR);

const foeOf = ({ ability, damage, hp }: Monster, throws: number, hitPoint: number): Foe => ({
  forced: ability?.kind === 'requirement' ? [ability.requirement] : [],
  small: ability?.kind === 'smallTarget',
  damage,
  hp,
  throws,
  hitPoint,
});

/** Everybody who may still come: what is left of each tier that the party will reach, then one of four bosses. */
function foesToCome(s: DfState): Foe[] {
  const seen = new Set([...s.monsterDiscard, ...s.heroes.flatMap((hero) => hero.seduced)]);
  const party = Math.max(1, alive(s).length);
  const hitPoint = HIT_POINT * hitPointScarcity(s);
  let fights = fightsToCome(s);
  const foes: Foe[] = [];
  for (const level of LEVELS) {
    const met = Math.min(fights, s.tower[level].length);
    fights -= met;
    const pool = MONSTER_IDS.filter((id) => monsterCard(id).level === level && !seen.has(id));
    for (const id of pool) foes.push(foeOf(monsterCard(id), ((met / pool.length) * THROWS_PER_FIGHT) / party, hitPoint));
  }
  for (const id of BOSS_IDS) foes.push(foeOf(bossCard(id), (HERO_DICE + DICE_AT_BOSS) / BOSS_IDS.length / party, HIT_POINT_AT_BOSS));
  return merged(foes.filter(({ throws }) => throws > 0));
}

/** Foes that differ only in hit points count as one with their mean. */
function merged(foes: readonly Foe[]): Foe[] {
  const groups = new Map<string, Foe>();
  for (const foe of foes) {
    const key = `${foe.forced.join()} ${foe.small} ${foe.damage} ${foe.hitPoint}`;
    const other = groups.get(key);
    const throws = foe.throws + (other?.throws ?? 0);
    const hp = (foe.hp * foe.throws + (other ? other.hp * other.throws : 0)) / throws;
    groups.set(key, { ...foe, hp, throws });
  }
  return [...groups.values()];
}

const meanUpTo = ({ sections }: Landing, bonus: number, most: number): number =>
  sections.reduce((sum, share, index) => sum + share * Math.min(most, (SECTIONS[index] ?? 0) + bonus), 0);

type OnceWorth = { readonly [K in EquipmentEffectKind]?: (effect: Extract<EquipmentEffect, { readonly kind: K }>, party: Party) => number };

/** How many heroes there are, and what share of their hit points is gone. */
interface Party {
  readonly size: number;
  readonly wounds: number;
}

/** What a card that is used up is worth when its moment comes, in points of damage. */
const ONCE_WORTH: OnceWorth = {
  healHero: ({ amount }, { wounds }) => amount * (0.75 + 0.7 * wounds),
  healParty: ({ amount }, { size, wounds }) => amount * Math.min(4, size) * (0.5 + 0.7 * wounds),
  piercingDamage: ({ amount }) => amount * 1.05,
  swingAgain: () => 4.4,
  agileInstincts: () => 3.1,
};

function onceWorth(card: CardId, party: Party): number {
  const { effect, singleUse } = equipmentCard(card);
  const worth = singleUse ? (ONCE_WORTH[effect.kind] as ((effect: EquipmentEffect, party: Party) => number) | undefined) : undefined;
  return worth ? worth(effect, party) : 0;
}

/** What cards are worth to whom on the way to come, in points of damage. */
export class WorthAhead {
  private readonly foes: readonly Foe[];
  private readonly party: Party;
  private readonly ways = new Map<string, readonly Arms[]>();
  private readonly known = new Map<string, number>();

  constructor(s: DfState) {
    this.foes = foesToCome(s);
    const heroes = alive(s);
    const [left, most] = heroes.reduce(([hp, maxHp], hero) => [hp + hero.hp, maxHp + hero.maxHp], [0, 0]);
    this.party = { size: heroes.length, wounds: most === 0 ? 0 : 1 - left / most };
  }

  /** All that this hero will do with these cards. */
  worthOf(cards: readonly CardId[]): number {
    const key = [...cards].sort().join(' ');
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let armour = 0;
    let blows = 0;
    let worth = 0;
    for (const card of cards) {
      const { effect, singleUse } = equipmentCard(card);
      if (effect.kind === 'reducedDamage') armour += effect.amount;
      if (effect.kind === 'counterblow') blows += 1;
      if (singleUse) worth += onceWorth(card, this.party);
    }
    for (const { forced, small, damage, hp, throws, hitPoint } of this.foes) {
      const missCost = Math.max(0, damage - armour) * (hitPoint - blows);
      const ways = this.waysAgainst(cards, forced, small);
      for (const share of SHARES_LEFT) {
        let best = -Infinity;
        for (const { landing, bonus } of ways) best = Math.max(best, meanUpTo(landing, bonus, hp * share) - (1 - landing.contact) * missCost);
        worth += (throws / SHARES_LEFT.length) * best;
      }
    }
    this.known.set(key, worth);
    return worth;
  }

  private waysAgainst(cards: readonly CardId[], forced: readonly RequirementId[], small: boolean): readonly Arms[] {
    const weapons = cards.filter((card) => equipmentCard(card).type === 'weapon');
    const key = `${weapons.join()} ${forced.join()}${small ? ' small' : ''}`;
    const found = this.ways.get(key);
    if (found) return found;
    const made = waysToArm(weapons, forced, small);
    this.ways.set(key, made);
    return made;
  }

  /** What one more card adds to a hero's. */
  gain(hero: HeroState, card: CardId): number {
    return this.worthOf([...hero.cards, card]) - this.worthOf(hero.cards);
  }

  /** What a hero would miss without a card. */
  loss(hero: HeroState, card: CardId): number {
    return this.worthOf(hero.cards) - this.worthOf(without(hero.cards, card));
  }
}

export function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}
