import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { Line } from '@/engine/hooks/language';

import type { AttackCardId, Category, DamageType, HeroId } from '../content/terms';
import { nextEventSlot } from '../rules/boss/eventDeck';
import { paperOf } from '../rules/boss/paper';
import { breakChecks, visibleCard, type BreakCheck } from '../rules/boss/sequence';
import { clone } from '../rules/clone';
import type { Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import type { AttackChoice } from '../rules/frames';
import { cardOf } from '../rules/hero/attack/card';
import type { TargetRef } from '../rules/refs';
import { isComrade, isOver, type BattleState } from '../rules/state';
import { Imagined } from './imagined';

/** What one target will take, line by line. Dice, Destiny cards, Ki and Specials come on top of it. */
export interface TargetForecast {
  readonly target: TargetRef;
  readonly printed: number;
  readonly lines: readonly Line<number>[];
  readonly damage: number;
  /** It is torn and loses nothing; `perhaps`: if it is paper, and nobody can know that (RR-541). */
  readonly torn?: 'surely' | 'perhaps';
}

/** The boss card an action will take, and what becomes of it. */
export interface CardForecast {
  readonly card: AttackCardId;
  readonly category: Category;
  /** 0 to 3; undefined: all slots are full. */
  readonly slot: number | undefined;
  /** Every part of its Break condition, met or not; none: it cannot be Broken. */
  readonly parts: readonly BreakCheck[];
  readonly broken: boolean;
  /** The Event of this round will swallow it. */
  readonly swallowed: boolean;
}

export interface AttackForecast {
  readonly hero: HeroId;
  readonly name: string;
  readonly category: Category;
  readonly type: DamageType;
  readonly targets: readonly TargetForecast[];
  /** What is rolled or played before the blow, and not in these numbers. */
  readonly luck: 'dice' | 'destiny' | 'none';
  /** Absent: it takes no card (an extra attack, a Counterstrike). */
  readonly card?: CardForecast;
  /** The type the weapon will be ready to answer; absent: no cube. */
  readonly primes?: DamageType;
  /** Everything that will happen if nothing is added and nobody answers. */
  readonly events: readonly BattleEvent[];
}

type AttackMove = Extract<Move, { kind: 'attack' | 'padAttack' | 'counter' }>;

/** Whose attack it is, and which. */
function attackOf(view: BattleState, move: AttackMove): { readonly hero: HeroId; readonly choice: AttackChoice } | undefined {
  const top = topFrame(view);
  if (!top || !('hero' in top) || typeof top.hero !== 'string') return undefined;
  const { hero } = top;
  if (move.kind === 'attack') return { hero, choice: { weapon: move.weapon, attack: move.attack } };
  if (move.kind === 'padAttack') return { hero, choice: { pad: move.pad, type: move.type } };
  return { hero, choice: { weapon: view.heroes[hero].primed?.weapon === 1 ? 1 : 0, attack: move.attack } };
}

/** The parts of the Break condition, read where the hero will stand (RR-203). */
function partsOf(view: BattleState, hero: HeroId, { way, facing }: AttackMove, category: Category, type: DamageType): readonly BreakCheck[] {
  const state = clone(view);
  const actor = state.heroes[hero];
  actor.anchor = way[way.length - 1] ?? actor.anchor;
  actor.facing = facing;
  return breakChecks(state, { by: hero, category, type });
}

/** The card that a Main Action of this category takes; without an attack it is never Broken. */
export function forecastCard(view: BattleState, category: Category, parts: readonly BreakCheck[] = []): CardForecast | undefined {
  const card = visibleCard(view, category);
  if (!card) return undefined;
  const place = view.sequence.indexOf(null);
  const slot = place < 0 ? undefined : place;
  const broken = parts.length > 0 && parts.every(({ met }) => met);
  return { card: card.id, category, slot, parts, broken, swallowed: slot !== undefined && nextEventSlot(view) === slot + 1 };
}

/** The first figure aimed at that may be the true one: the numbers are those for the case that it is. */
const openTarget = (view: BattleState, move: AttackMove): TargetRef | undefined => ('targets' in move ? move.targets.find((ref) => paperOf(view, ref) === 'perhaps') : undefined);

/** What an attack will do if it is made like this: the rules carry it out on an imagined position. */
export function forecastAttack(view: BattleState, seat: Seat, move: AttackMove): AttackForecast | undefined {
  const found = attackOf(view, move);
  if (!found) return undefined;
  const { hero, choice } = found;
  const card = cardOf(view, hero, choice);
  const imagined = new Imagined(view, openTarget(view, move));
  const events = imagined.play(seat, move, ['turn', 'counter', 'defend', 'revive']);
  const targets = events.flatMap((event): TargetForecast[] => {
    if (event.type === 'figureTorn') return [{ target: event.who, printed: 0, lines: [], damage: 0, torn: paperOf(view, event.who) ?? 'surely' }];
    if (event.type !== 'struck' || event.hero !== hero) return [];
    const torn = paperOf(view, event.target);
    return [{ target: event.target, printed: card.damage, lines: event.lines, damage: event.damage, ...(torn ? { torn } : {}) }];
  });
  // An attack that ends the battle, or whose hero falls of it, takes no card; one that is answered takes it after the answer.
  const isUnderWay = !isOver(imagined.state) && nearestFrame(imagined.state, 'attack') !== undefined;
  const takes = move.kind !== 'counter' && topFrame(view)?.kind === 'turn' && (isUnderWay || events.some(({ type }) => type === 'cardTaken'));
  const taken = takes ? forecastCard(view, card.category, partsOf(view, hero, move, card.category, card.type)) : undefined;
  const actor = view.heroes[hero];
  const primed = events.find((event) => event.type === 'primed' && event.hero === hero);
  return {
    hero, name: card.name, category: card.category, type: card.type, targets, events,
    luck: isComrade(actor) ? 'none' : actor.noLuck ? 'destiny' : 'dice',
    ...(taken ? { card: taken } : {}),
    ...(primed?.type === 'primed' ? { primes: primed.damageType } : {}),
  };
}
