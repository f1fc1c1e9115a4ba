import { topFrame } from '@/engine/decisions/frames';

import { equipmentCard, type CardId } from '../content/equipment';
import { heroCard } from '../content/heroes';
import { SCAR_COST, START, TOTAL } from '../content/tables';
import { COLORS, EQUIPMENT_TYPES, HIDDEN, LEVELS, type Hidden } from '../content/vocabulary';
import { cardOf } from './fight/monsters';
import type { DfState, HeroState } from './state';

const EQUIPMENT_CARDS = 53;

function heroFaults(hero: HeroState): string[] {
  const faults: string[] = [];
  const { id, hp, maxHp, scars, status } = hero;
  if (maxHp !== START.hp - SCAR_COST * scars.length) faults.push(`${id}: ${scars.length} scars and a maximum of ${maxHp}`);
  if (hp < 0 || hp > maxHp) faults.push(`${id}: ${hp} of ${maxHp} hit points`);
  if ((status === 'standing') !== hp > 0) faults.push(`${id} is ${status} with ${hp} hit points`);
  if (new Set(scars).size !== scars.length) faults.push(`${id}: one ability scarred twice`);
  for (const type of EQUIPMENT_TYPES) {
    const held = hero.cards.filter((card) => equipmentCard(card).type === type).length;
    if (held > heroCard(id).slots[type]) faults.push(`${id} carries ${held} cards of type ${type}`);
  }
  return faults;
}

function supplyFaults(s: DfState): string[] {
  const faults: string[] = [];
  const gold = s.chest.gold + s.supply.gold + (s.encounter?.gold ?? 0);
  if (gold !== TOTAL.gold) faults.push(`${gold} coins instead of ${TOTAL.gold}`);
  const top = topFrame(s);
  const inHand = top?.kind === 'swing' && top.die === 'bonus' ? 1 : 0;
  const lying = s.encounter?.lying.filter(({ die }) => die === 'bonus').length ?? 0;
  const dice = s.chest.bonusDice + s.supply.bonusDice + inHand + lying;
  if (dice !== TOTAL.bonusDice) faults.push(`${dice} bonus dice instead of ${TOTAL.bonusDice}`);
  if (Math.min(s.chest.gold, s.supply.gold, s.chest.bonusDice, s.supply.bonusDice) < 0) faults.push('something below zero in chest or supply');
  const scars = s.heroes.reduce((sum, hero) => sum + hero.scars.length, 0);
  if (scars + s.supply.scars !== TOTAL.scars) faults.push('scar tokens lost');
  return faults;
}

function cardFaults(s: DfState): string[] {
  const cards: (CardId | Hidden)[] = [...s.deck, ...s.discard];
  for (const hero of s.heroes) cards.push(...hero.cards, ...hero.stolen);
  for (const frame of s.frames) if (frame.kind === 'shop' || frame.kind === 'distribute') cards.push(...frame.cards);
  const known = cards.filter((card) => card !== HIDDEN);
  const faults: string[] = [];
  if (cards.length !== EQUIPMENT_CARDS) faults.push(`${cards.length} equipment cards instead of ${EQUIPMENT_CARDS}`);
  if (new Set(known).size !== known.length) faults.push('an equipment card exists twice');
  return faults;
}

function monsterFaults(s: DfState): string[] {
  const monsters = LEVELS.flatMap((level) => s.tower[level]).filter((id) => id !== HIDDEN);
  monsters.push(...s.monsterDiscard);
  for (const hero of s.heroes) monsters.push(...hero.seduced);
  if (s.encounter?.monster.kind === 'monster') monsters.push(s.encounter.monster.id);
  return new Set(monsters).size === monsters.length ? [] : ['a monster exists twice'];
}

function encounterFaults(s: DfState): string[] {
  const { encounter } = s;
  if (!encounter) return [];
  const faults: string[] = [];
  const top = topFrame(s);
  const dice = [...encounter.hand, ...encounter.lying.map(({ die }) => die), ...(top?.kind === 'swing' && top.die ? [top.die] : [])];
  for (const color of COLORS) {
    if (dice.filter((die) => die === color).length !== 1) faults.push(`the ${color} die exists ${dice.filter((die) => die === color).length} times`);
  }
  if (encounter.hp < 0 || encounter.hp > cardOf(encounter.monster).hp) faults.push(`the monster has ${encounter.hp} hit points`);
  return faults;
}

/** What must hold after every move. */
export function broken(s: DfState): readonly string[] {
  const faults = [...s.heroes.flatMap(heroFaults), ...supplyFaults(s), ...cardFaults(s), ...monsterFaults(s), ...encounterFaults(s)];
  const kind = topFrame(s)?.kind;
  if (!s.over && (kind === undefined || kind === 'resolve' || kind === 'maintenance')) faults.push(`the game stands still (${kind ?? 'nothing'})`);
  return faults;
}
