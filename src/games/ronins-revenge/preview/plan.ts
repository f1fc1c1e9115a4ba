import { nearestFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';

import type { HeroId, SoulName } from '../content/terms';
import type { Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import { isHeroRef } from '../rules/refs';
import { isOver, type BattleState } from '../rules/state';
import { view as seenBy } from '../rules/view';
import { forecastAttack, forecastCard, type AttackForecast, type CardForecast } from './attack';
import { Imagined } from './imagined';
import { forecastRound, type RoundToCome } from './sequence';

/** What comes of a move of a turn: at once, and from the boss if nothing else is done. */
export interface PlanForecast {
  /** An attack, target by target. */
  readonly attack?: AttackForecast;
  /** The boss card that it takes; absent: it takes none. */
  readonly card?: CardForecast;
  /** Everything that happens at once, as far as no luck is needed for it. */
  readonly events: readonly BattleEvent[];
  /** That ends the battle. */
  readonly ends: boolean;
  /** What enemies will do then; absent where nothing can be said about it. */
  readonly round?: RoundToCome;
  /** What two souls in one bar have left then (RR-611). */
  readonly souls?: Readonly<Record<SoulName, number>>;
  /** What heroes lose at once: Dangerous ground, prices in HP. */
  readonly lost: Readonly<Partial<Record<HeroId, number>>>;
}

const isAttack = (move: Move): move is Extract<Move, { kind: 'attack' | 'padAttack' }> => move.kind === 'attack' || move.kind === 'padAttack';

/** The card that an action which is no attack takes. */
function cardTaken(view: BattleState, events: readonly BattleEvent[]): CardForecast | undefined {
  const taken = events.find((event) => event.type === 'cardTaken');
  return taken?.type === 'cardTaken' ? forecastCard(view, taken.category) : undefined;
}

function lossesIn(events: readonly BattleEvent[]): PlanForecast['lost'] {
  const lost: Partial<Record<HeroId, number>> = {};
  for (const event of events) {
    if (event.type === 'hpLost' && isHeroRef(event.who)) lost[event.who] = (lost[event.who] ?? 0) + event.n;
  }
  return lost;
}

/** A strike that a plan calls forth is asked about by itself. */
function roundAfter(view: BattleState): RoundToCome {
  const { first, slots, minions, last } = forecastRound(view);
  return { first, slots, minions, last };
}

/** While enemies strike, what else they do depends on everybody's defence: a walk between two blows is looked at alone. */
function forecastInterlude(view: BattleState, seat: Seat, move: Move): PlanForecast {
  const events = new Imagined(view).playAlone(seat, move, 'lines');
  return { events, ends: false, lost: lossesIn(events) };
}

/** Carries a move out on an imagined position, adds nothing to it, and looks at the Sequence from there. */
export function forecastPlan(view: BattleState, seat: Seat, move: Move): PlanForecast {
  if (!nearestFrame(view, 'heroTurn')) return forecastInterlude(view, seat, move);
  const imagined = new Imagined(view);
  const events = imagined.play(seat, move, ['turn', 'counter', 'defend', 'revive']);
  const attack = isAttack(move) ? forecastAttack(view, seat, move) : undefined;
  const card = attack?.card ?? cardTaken(view, events);
  const ends = isOver(imagined.state);
  const { souls } = imagined.state.extra;
  return {
    ...(attack ? { attack } : {}),
    ...(card ? { card } : {}),
    ...(souls && attack ? { souls: { night: souls.night, dawn: souls.dawn } } : {}),
    ...(ends ? {} : { round: roundAfter(seenBy(imagined.state, seat)) }),
    events, ends, lost: lossesIn(events),
  };
}
