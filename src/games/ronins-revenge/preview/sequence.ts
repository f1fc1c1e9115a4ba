import { nearestFrame } from '@/engine/decisions/frames';
import { patternSquares } from '@/engine/parts/grid/pattern';
import type { Facing } from '@/engine/parts/grid/facing';

import type { BreakPart } from '../content/boss';
import { bossInPlay } from '../content/bossInPlay';
import type { Reach } from '../content/kit';
import { PATTERNS } from '../content/patterns';
import { FIELD, type AttackCardId, type DamageType, type EventId, type EventSlot, type HeroId } from '../content/terms';
import { attackCard } from '../rules/boss/mods';
import type { BattleEvent } from '../rules/events';
import type { EnemyRef } from '../rules/refs';
import { isOver, isStanding, type BattleState } from '../rules/state';
import { Imagined } from './imagined';
import { presentStrike } from './strike';

/** What a blow does to one hero who does nothing about it. */
export interface BlowForecast {
  readonly hero: HeroId;
  /** Its Dodge is enough as it is. */
  readonly dodged: boolean;
  readonly damage: number;
  readonly lines: readonly { readonly why: string; readonly change: string; readonly after: number }[];
  readonly falls: boolean;
}

/** An attack of the boss or a minion as it will come if everybody stays where they are and nobody defends. */
export interface StrikeForecast {
  readonly by: EnemyRef;
  readonly name: string;
  readonly type: DamageType;
  readonly target: HeroId;
  readonly targets: readonly HeroId[];
  /** The anchors it walks over; empty: it stays. */
  readonly way: readonly number[];
  readonly from: number;
  readonly facing: Facing;
  /** The damage on the card; undefined where no card prints it. */
  readonly printed: number | undefined;
  readonly reach: Reach | undefined;
  /** The squares its pattern covers; empty without one. */
  readonly squares: readonly number[];
  readonly blows: readonly BlowForecast[];
}

/** What is still to come in this round, as far as it is known. */
export interface RoundForecast {
  readonly slots: readonly SlotForecast[];
  /** The strikes of the Minion Phase, which comes after the slots. */
  readonly minions: readonly StrikeForecast[];
  /** The strike that is under way; `blows` are those that have still to fall. */
  readonly present?: StrikeForecast;
}

/** What a slot of the Sequence will bring. */
export interface SlotForecast {
  readonly slot: number;
  /** `open`: a hero has still to act; `event`: the Event of this round comes here; `basic`: nothing lies there. */
  readonly kind: 'card' | 'broken' | 'event' | 'basic' | 'open';
  readonly card?: AttackCardId;
  /** Known once the Event lies open. */
  readonly event?: EventId;
  /** What lies here now will be swallowed by the Event. */
  readonly swallowed: boolean;
  readonly breakParts: readonly BreakPart[];
  readonly strikes: readonly StrikeForecast[];
  /** The card finds nobody and is lost: a Basic Attack comes instead (RR-323). */
  readonly lost: boolean;
  /** The boss has played it in this round: nothing of it is still to come. */
  readonly over: boolean;
  /** Who holds Threat afterwards. */
  readonly threat: HeroId;
}

/** RR-95: the slot on the back of the top Event; undefined: none is shown. */
export function nextEventSlot({ boss, eventSet, events, sequence }: BattleState): EventSlot | undefined {
  if (sequence.some((slot) => slot !== null && 'event' in slot)) return undefined;
  const id = eventSet[eventSet.length - events.cards.length];
  return bossInPlay(boss).events.find((event) => event.id === id)?.slot;
}

/** What a round does once the Boss Phase is over. */
const AFTER_THE_BOSS: readonly unknown[] = ['minions', 'endWindow', 'endFirst', 'expire', 'endLast', 'endReveal', 'clear', 'rotate'];

/** So many slots of this round are over; undefined: the boss has not begun to act. */
export function slotsOver(view: BattleState): number | undefined {
  const phase = nearestFrame(view, 'bossPhase');
  if (phase) return nearestFrame(view, 'slot')?.slot ?? phase.slot;
  return AFTER_THE_BOSS.includes(nearestFrame(view, 'round')?.step) ? view.sequence.length : undefined;
}

/** Heroes who have still to act in this round: so many slots will be filled. */
function heroesToAct({ frames, line, heroes }: BattleState): number {
  const round = frames.find((frame) => frame.kind === 'round');
  if (!round || round.kind !== 'round') return 0;
  const turn = frames.find((frame) => frame.kind === 'heroTurn');
  // A Main Action that is under way has its card still to take.
  const takes = frames.some((frame) => frame.kind === 'rest' || (frame.kind === 'attack' && frame.as === 'main'));
  const acting = turn?.kind === 'heroTurn' && (!turn.acted || takes) ? 1 : 0;
  const waiting = line.slice(round.turn).filter((id) => isStanding(heroes[id]) || heroes[id].charges > 0).length;
  return acting + waiting;
}

/** The strikes of what happens; `begun`: the one that was under way before. */
function strikesIn(events: readonly BattleEvent[], before: Before, begun?: StrikeForecast): StrikeForecast[] {
  const found: (Omit<StrikeForecast, 'blows'> & { blows: BlowForecast[] })[] = begun ? [{ ...begun, blows: [] }] : [];
  /** Whoever walks and strikes nobody leaves no steps to others. */
  const ways = new Map<string, number[]>();
  const facings = new Map<string, Facing>();
  for (const event of events) {
    const last = found[found.length - 1];
    if (event.type === 'stepped' && (event.gait === 'boss' || event.gait === 'minion')) ways.set(event.who, [...(ways.get(event.who) ?? []), event.square]);
    else if (event.type === 'turned') facings.set(event.who, event.facing);
    else if (event.type === 'strikeBegan') {
      found.push(beginning(event, before, ways.get(event.by) ?? [], facings.get(event.by)));
      ways.delete(event.by);
    } else if (event.type === 'dodged') last?.blows.push({ hero: event.hero, dodged: true, damage: 0, lines: [], falls: false });
    else if (event.type === 'heroStruck') last?.blows.push({ hero: event.hero, dodged: false, damage: event.damage, lines: event.lines, falls: false });
    else if (event.type === 'fell' && last) last.blows = last.blows.map((blow) => (blow.hero === event.hero ? { ...blow, falls: true } : blow));
  }
  return found;
}

function beginning(event: Extract<BattleEvent, { type: 'strikeBegan' }>, state: Before, way: number[], turned: Facing | undefined) {
  const figure = state.figures.find(({ start }) => `boss:${start}` === event.by) ?? state.minions.find(({ minion, band }) => `${minion}:${band}` === event.by);
  const from = way[way.length - 1] ?? figure?.anchor ?? 0;
  const facing = turned ?? figure?.facing ?? 0;
  const { reach, printed } = printedAs(state, event.name);
  const squares = reach?.pattern === undefined ? [] : patternSquares(FIELD, PATTERNS[reach.pattern], from, facing);
  return { by: event.by, name: event.name, type: event.damageType, target: event.target, targets: [...event.targets], way, from, facing, reach, printed, squares, blows: [] as BlowForecast[] };
}

/** What the card of this name prints: an attack, the Basic Attack, a minion. */
function printedAs({ boss }: Before, name: string): { readonly reach?: Reach; readonly printed?: number } {
  const { attacks, pack, card, minions } = bossInPlay(boss);
  const found = [...attacks, ...pack.attacks, ...minions].find((each) => each.name === name) ?? (card.basic.name === name ? card.basic : undefined);
  if (!found || ('noAttack' in found && found.noAttack)) return {};
  const reach: Reach = 'pattern' in found && found.pattern !== undefined ? { pattern: found.pattern } : { range: found.range ?? 1 };
  return { reach, printed: found.damage };
}

/** What the Minion Phase will bring after the slots; none while nobody strikes. */
function minionStrikes(view: BattleState, imagined: Imagined): readonly StrikeForecast[] {
  const isNow = nearestFrame(view, 'minionPhase') !== undefined;
  if (isOver(imagined.state) || (!isNow && slotsOver(view) === view.sequence.length)) return [];
  const before = structure(imagined.state);
  const events = isNow ? imagined.finish('minionPhase') : imagined.happen({ kind: 'minionPhase', step: undefined, done: [] });
  return strikesIn(events, before, isNow ? presentStrike(view) : undefined);
}

/** Everything that enemies will do in this round under the present positions. */
export function forecastRound(view: BattleState): RoundForecast {
  const imagined = new Imagined(view);
  const slots = forecastSlots(view, imagined);
  const minions = minionStrikes(view, imagined);
  const begun = presentStrike(view);
  if (!begun) return { slots, minions };
  const slot = nearestFrame(view, 'slot')?.slot;
  const [present = begun] = slot === undefined ? minions : (slots[slot]?.strikes ?? []);
  return { slots, minions, present: present.by === begun.by ? present : begun };
}

/**
 * Slot by slot what the Boss Phase will bring under the present positions, if nobody defends and dice show nothing: the
 * rules themselves are carried out on an imagined position. What an Event will do is not known before it lies open. While the
 * boss acts, a slot that is over brings nothing more, and the one under way what is left of it.
 */
function forecastSlots(view: BattleState, imagined: Imagined): readonly SlotForecast[] {
  const eventSlot = nextEventSlot(view);
  const over = slotsOver(view) ?? 0;
  const present = nearestFrame(view, 'slot')?.slot;
  let open = heroesToAct(view);
  return view.sequence.map((content, slot): SlotForecast => {
    const swallowed = eventSlot === slot + 1;
    const frame = { slot, swallowed, strikes: [], lost: false, over: slot < over, threat: imagined.state.threat };
    if (swallowed) {
      if (content === null && open > 0) open -= 1;
      return { ...frame, kind: 'event', breakParts: content && 'card' in content ? (attackCard(view, content.card).break ?? []) : [], ...(content && 'card' in content ? { card: content.card } : {}) };
    }
    if (content === null && open > 0) {
      open -= 1;
      return { ...frame, kind: 'open', breakParts: [] };
    }
    const before = structure(imagined.state);
    const events = isOver(imagined.state) || frame.over ? [] : slot === present ? imagined.finish('slot') : imagined.happen({ kind: 'slot', slot, hauled: false, lostBy: null });
    const told = { strikes: strikesIn(events, before, slot === present ? presentStrike(view) : undefined), lost: events.some(({ type }) => type === 'cardLost'), threat: imagined.state.threat };
    if (content === null) return { ...frame, ...told, kind: 'basic', breakParts: [] };
    if ('event' in content) return { ...frame, ...told, kind: 'event', event: content.event, breakParts: [] };
    return { ...frame, ...told, kind: content.broken ? 'broken' : 'card', card: content.card, breakParts: attackCard(view, content.card).break ?? [] };
  });
}

/** What must be remembered of a position before something happens on it. */
type Before = Pick<BattleState, 'boss' | 'figures' | 'minions'>;
const structure = ({ boss, figures, minions }: BattleState): Before => ({ boss, figures: figures.map((figure) => ({ ...figure })), minions: minions.map((minion) => ({ ...minion })) });
