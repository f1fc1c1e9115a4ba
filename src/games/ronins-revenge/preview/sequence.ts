import { nearestFrame, type FrameOf } from '@/engine/decisions/frames';

import type { BreakPart } from '../content/boss';
import type { AttackCardId, EventId, HeroId } from '../content/terms';
import { nextEventSlot } from '../rules/boss/eventDeck';
import { attackCard } from '../rules/boss/mods';
import { SLOTS } from '../rules/boss/phase';
import { isOver, isStanding, type BattleState, type Slot } from '../rules/state';
import { Imagined } from './imagined';
import { presentStrike } from './strike';
import { harmIn, type HarmForecast, type LossForecast, type StrikeForecast, type WalkForecast } from './strikes';

/** What is still to come in this round, as far as it is known. */
export interface RoundToCome {
  /** What heroes lose before the slots: where the turn ends on ground that burns. */
  readonly first: readonly LossForecast[];
  readonly slots: readonly SlotForecast[];
  /** The strikes of the Minion Phase, which comes after the slots. */
  readonly minions: readonly StrikeForecast[];
  /** What heroes lose after the slots though nobody strikes them: in the Minion Phase, and when the round ends. */
  readonly last: readonly LossForecast[];
}

export interface RoundForecast extends RoundToCome {
  /** The strike that is under way; `blows` are those that have still to fall. */
  readonly present?: StrikeForecast;
}

/** Why a slot may come otherwise than foretold: a hero has still to act before it, its Event is not known yet, chance decides. */
export type Unsure = 'open' | 'event' | 'chance';

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
  /** What heroes lose though no blow falls. */
  readonly losses: readonly LossForecast[];
  /** Enemies that walk and strike nobody. */
  readonly walks: readonly WalkForecast[];
  /** The card finds nobody and is lost: a Basic Attack comes instead (RR-323). */
  readonly lost: boolean;
  /** The boss has played it in this round: nothing of it is still to come. */
  readonly over: boolean;
  /** Who holds Threat afterwards. */
  readonly threat: HeroId;
  /** Absent: it comes exactly so if everybody stays where they are and nobody answers. */
  readonly unsure?: Unsure;
}

/** What a round does once the Boss Phase is over. */
const AFTER_THE_BOSS: readonly FrameOf<BattleState, 'round'>['step'][] = ['minions', 'endWindow', 'endFirst', 'expire', 'endLast', 'endReveal', 'clear', 'rotate'];

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

const NOTHING: HarmForecast = { strikes: [], losses: [], walks: [], chance: false };

/** The turn that is under way ends as it stands, and the hero turns with it: what the ground and the boss's own rules do then. */
function beforeSlots(view: BattleState, imagined: Imagined): HarmForecast {
  if (slotsOver(view) !== undefined || nearestFrame(view, 'eventReplacement')) return NOTHING;
  const turn = nearestFrame(view, 'heroTurn');
  const events = turn ? imagined.happen({ ...turn, step: 'end' }) : [];
  return harmIn(imagined, [...events, ...imagined.turnsOver()]);
}

/** What comes after the slots: the end of the boss's turn, the Minion Phase, the end of the round. */
function afterSlots(view: BattleState, imagined: Imagined): HarmForecast {
  const round = nearestFrame(view, 'round');
  const isMinions = nearestFrame(view, 'minionPhase') !== undefined;
  if (isOver(imagined.state) || !round || (!isMinions && !nearestFrame(view, 'bossPhase') && slotsOver(view) !== undefined)) return NOTHING;
  const boss = isMinions ? [] : imagined.happen({ kind: 'bossPhase', step: 'over', slot: SLOTS });
  const minions = isMinions ? imagined.finish('minionPhase') : imagined.happen({ kind: 'minionPhase', step: undefined, done: [] });
  const end = imagined.happen({ kind: 'round', step: 'endWindow', turn: view.line.length });
  return harmIn(imagined, [...boss, ...minions, ...end], isMinions ? presentStrike(view) : undefined);
}

/** Everything that enemies will do in this round under the present positions. */
export function forecastRound(view: BattleState): RoundForecast {
  const imagined = new Imagined(view);
  const { losses: first } = beforeSlots(view, imagined);
  const slots = forecastSlots(view, imagined);
  const { strikes: minions, losses: last } = afterSlots(view, imagined);
  const begun = presentStrike(view);
  if (!begun) return { first, slots, minions, last };
  const slot = nearestFrame(view, 'slot')?.slot;
  const strikes = slot !== undefined ? (slots[slot]?.strikes ?? []) : nearestFrame(view, 'minionPhase') ? minions : [];
  return { first, slots, minions, last, present: strikes[0] ?? begun };
}

/** What lies in a slot, and what breaks it. */
function lying(view: BattleState, content: Slot): Pick<SlotForecast, 'kind' | 'card' | 'event' | 'breakParts'> {
  if (content === null) return { kind: 'basic', breakParts: [] };
  if ('event' in content) return { kind: 'event', event: content.event, breakParts: [] };
  return { kind: content.broken ? 'broken' : 'card', card: content.card, breakParts: attackCard(view, content.card).break ?? [] };
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
  let unsure: Unsure | undefined;
  return view.sequence.map((content, slot): SlotForecast => {
    const swallowed = eventSlot === slot + 1;
    const { kind, ...lies } = lying(view, content);
    const common = { slot, swallowed, strikes: [], losses: [], walks: [], lost: false, over: slot < over, threat: imagined.state.threat, ...lies, ...(unsure ? { unsure } : {}) };
    const filled = content === null && open > 0;
    if (filled) open -= 1;
    if (swallowed || filled) {
      unsure ??= swallowed ? 'event' : 'open';
      return { ...common, kind: swallowed ? 'event' : 'open' };
    }
    const frame = { kind: 'slot', slot, hauled: false, lostBy: null } as const;
    const events = isOver(imagined.state) || common.over ? [] : slot === present ? imagined.finish('slot') : imagined.happen(frame);
    const { strikes, losses, walks, chance } = harmIn(imagined, events, slot === present ? presentStrike(view) : undefined);
    if (chance) unsure ??= 'chance';
    return { ...common, strikes, losses, walks, kind, lost: events.some(({ type }) => type === 'cardLost'), threat: imagined.state.threat, ...(unsure ? { unsure } : {}) };
  });
}
