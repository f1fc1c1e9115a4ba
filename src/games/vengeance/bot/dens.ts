import type { Seat } from '@/engine/game';
import { isSeen } from '@/engine/parts/cards/cards';

import { bossOf, isBigBoss, type BossId } from '../content/bosses';
import { denOf, ENTRY, type DenId } from '../content/dens';
import { cardOf, gangOf, isBlitz, type CardId } from '../content/vengeanceCards';
import { isInPlay } from '../rules/city/recon';
import { lairOf, type Lair } from '../rules/fight/lair';
import { canPlay } from '../rules/hero/cards';
import { healthValue , suffer } from '../rules/hero/tracks';
import { clonePlayer } from '../rules/clone';
import { playerOf, type Den, type Player, type State } from '../rules/state';
import { bossStock } from '../rules/stock';
import { damageWorth } from './healing';
import { forceOf, usualHurt, Work } from './force';
import { Judge } from './judge';
import { stakesOf } from './stakes';
import { aheadAfter } from './time';

/** Which Den to storm, and with which cards in play. */

/** Bosses that may lie face down, as far as the seat knows. */
function unseenBosses(s: State): readonly BossId[] {
  const { all, lists, elsewhere } = bossStock(s);
  const seen = new Set<BossId>([...lists.flatMap((list) => list.cards.filter(isSeen)), ...elsewhere]);
  return all.filter((boss) => !seen.has(boss));
}

const works = new Map<Lair, Work>();
function workOf(lair: Lair): Work {
  let work = works.get(lair);
  if (!work) works.set(lair, (work = new Work(lair)));
  return work;
}

/** Before the door: three rolls do not do three times as much as one, and some of it is lost on the way to the Boss. */
const EXPECTED_ROLLS = 2.1;
const LOST_ON_THE_WAY = 2.5;

/** What storming a Den with this Boss promises, Hurt counted. */
function assault(s: State, seat: Seat, player: Player, lair: Lair, wild: number, blind: boolean): number {
  const stakes = stakesOf(s, seat, lair, player.inPlay, blind);
  const force = forceOf(player);
  const judge = new Judge({ lair, stakes, work: workOf(lair), force, wild, shield: 0, items: [] }, healthValue(player), 0);
  const hurt = usualHurt(lair, force);
  const health = healthValue(player);
  // Whoever has little Health left may not see the end of the Fight.
  const lasts = hurt <= 0 ? 1 : Math.min(1, 0.25 + (0.75 * health) / (hurt + 1));
  return lasts * judge.hope(ENTRY, lair.everybody, EXPECTED_ROLLS, LOST_ON_THE_WAY) - stakes.hurt * Math.min(hurt, health) - (hurt >= health ? 0.6 * stakes.knockOut : 0);
}

export interface Raid {
  readonly place: number;
  readonly worth: number;
  /** Cards to suffer before it. */
  readonly cards: readonly CardId[];
}

/** The player with these cards suffered. */
function having(player: Player, cards: readonly CardId[]): Player {
  const copy = clonePlayer(player);
  for (const card of cards) {
    copy.inPlay.push(card);
    for (const { track, severe, count } of cardOf(card).damage) suffer(copy, track, severe, count);
  }
  return copy;
}

/** Cards of the hand that could score something in this Den, in growing sets. */
function cardSets(player: Player, boss: BossId | undefined): CardId[][] {
  const hand = player.hand.cards.filter(isSeen);
  const gang = boss === undefined ? undefined : bossOf(boss).gang;
  const own = hand.filter((card) => boss !== undefined && cardOf(card).boss === boss);
  const others = hand.filter((card) => isBlitz(card) || (gang !== undefined && gangOf(card) === gang && !own.includes(card)));
  const sets: CardId[][] = [[]];
  own.forEach((_, i) => sets.push(own.slice(0, i + 1)));
  for (const card of others) sets.push([card]);
  return sets.filter((set) => {
    let copy = player;
    return set.every((card) => {
      if (!canPlay(copy, card)) return false;
      copy = having(copy, [card]);
      return true;
    });
  });
}

function raidOn(s: State, seat: Seat, place: number, den: Den, bosses: readonly BossId[], blind: boolean): Raid {
  const player = playerOf(s, seat);
  const [known] = bosses;
  let best: Raid = { place, worth: -Infinity, cards: [] };
  for (const cards of cardSets(player, blind ? undefined : known)) {
    const copy = cards.length > 0 ? having(player, cards) : player;
    const price = cards.length > 0 ? damageWorth(player, cards.flatMap((card) => cardOf(card).damage), aheadAfter(s)) : 0;
    let sum = 0;
    for (const boss of bosses) sum += assault(s, seat, copy, lairOf(den.id, boss), den.wild, blind);
    const worth = sum / Math.max(1, bosses.length) - price;
    if (worth > best.worth) best = { place, worth, cards };
  }
  return best;
}

const mayLieIn = (id: DenId, boss: BossId): boolean => !isBigBoss(boss) || denOf(id).vp !== 2;

/** Every Den with what it promises to the seat. */
export function raidsOf(s: State, seat: Seat): Raid[] {
  const unseen = unseenBosses(s);
  const raids: Raid[] = [];
  s.places.forEach((den, place) => {
    if (!isInPlay(den)) return;
    const [boss] = den.boss.cards;
    raids.push(boss !== undefined && isSeen(boss) ? raidOn(s, seat, place, den, [boss], false) : raidOn(s, seat, place, den, unseen.filter((each) => mayLieIn(den.id, each)), true));
  });
  return raids;
}

/** What a look at a Den may be worth: the best that could lie there, against what is best now. */
export function hopeOf(s: State, seat: Seat, place: number): number {
  const den = s.places[place];
  if (!isInPlay(den)) return -Infinity;
  let best = -Infinity;
  for (const boss of unseenBosses(s)) if (mayLieIn(den.id, boss)) best = Math.max(best, raidOn(s, seat, place, den, [boss], false).worth);
  return best;
}

