import { nearestFrame } from '@/engine/decisions/frames';
import { topOf } from '@/engine/parts/cards/pile';
import { squaresOfBase } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import { removeCondition } from '../conditions';
import { callReveal } from '../ending';
import { callWalk } from '../field/callWalk';
import { dangerOf } from '../field/zones';
import { loseHealth } from '../health';
import { callWindow } from '../hero/windows';
import { callLines } from '../lines/lines';
import { bossFigureOf, bossRef } from '../refs';
import { isOver, type BossFigure } from '../state';
import { passThreat } from '../threat';
import { process, type Play } from '../world';
import { askBeginnings, callOpenings } from './beginnings';
import { askToTurnDown } from './turnDown';
import { attackCard, eventCard, woundCard } from './mods';
import { ignoredByBoss, isHalted } from './moves';
import { actorsFor, bossFigure, planCloser, planOf } from './plan';
import { aimOf, intentOf, readBasic, readCard, type Reading } from './reading';
import { bossRules } from './rules';
import { discardSlot } from './sequence';
import { strikeFrame, threatLine } from './strike';

/** The slots of the Sequence. */
export const SLOTS = 4;

/** What follows when an attack, a card or an effect of the boss is over: its own rules, Threat of the fallen, new Wound cards. */
export function settle(run: Play): void {
  if (isOver(run.state)) return;
  passThreat(run);
  callReveal(run);
}

/** RR-144: a Move that Slowed has taken away altogether has used the token. Several figures have one set of tokens (RR-540). */
export function spendSlowed(run: Play, { figures: [figure], move }: Pick<Reading, 'figures' | 'move'>): void {
  if (figure && isHalted(run.state, figure, move)) removeCondition(run, bossRef(figure), 'slowed');
}

/** RR-333 … RR-336. `by`: this figure makes it. */
export function callBasicAttack(run: Play, by?: BossFigure): void {
  const { state } = run;
  const reading = readBasic(state, by);
  if (!reading) return;
  const plan = planOf(state, intentOf(state, reading));
  if (plan) {
    run.call(strikeFrame(state, reading, plan));
    return;
  }
  const closer = planCloser(state, reading.figures, reading.target, aimOf(reading), reading.move);
  if (closer && closer.way.length > 0) {
    const who = bossRef(closer.figure);
    callWalk(run, who, closer.way, 'boss', { why: 'terrain', by: who });
  } else spendSlowed(run, reading);
}

export const slot = process('slot', {
  begin: (run, frame) => {
    const { state } = run;
    const content = state.sequence[frame.slot] ?? null;
    run.emit({ type: 'slotReached', slot: frame.slot });
    if (content === null) return 'basic';
    if ('event' in content) {
      run.call({ kind: 'bossEvent', step: undefined, event: content.event });
      return 'settle';
    }
    if (content.broken) {
      run.emit({ type: 'slotSkipped', slot: frame.slot });
      return 'settle';
    }
    return attackCard(state, content.card).noAttack ? 'lines' : 'card';
  },
  /** RR-319. */
  basic: (run) => {
    callBasicAttack(run);
    return 'settle';
  },
  /** RR-322: a card without an attack. */
  lines: (run, frame) => {
    const content = run.state.sequence[frame.slot];
    if (!content || !('card' in content)) return 'settle';
    const card = attackCard(run.state, content.card);
    const [actor] = bossRules(run.state).anyFigureActs ? [bossFigure(run.state)] : actorsFor(run.state, card.category);
    const silent = bossRules(run.state).isSilent?.(run.state, card) === true;
    if (actor && !silent) callLines(run, card.steps ?? [], { by: bossRef(actor), why: card.name });
    return 'threat';
  },
  threat: (run, frame) => {
    const content = run.state.sequence[frame.slot];
    if (!content || !('card' in content)) return 'settle';
    const card = attackCard(run.state, content.card);
    const [actor] = bossRules(run.state).anyFigureActs ? [bossFigure(run.state)] : actorsFor(run.state, card.category);
    if (actor) threatLine(run, card.threat, { card: card.id, slot: frame.slot }, actor);
    return 'settle';
  },
  card: (run, frame) => {
    const { state } = run;
    const reading = readCard(state, frame.slot);
    if (!reading) return 'lost';
    const plan = planOf(state, intentOf(state, reading)) ?? bossRules(state).otherwise?.(state, reading);
    if (plan) {
      run.call(strikeFrame(state, reading, plan));
      return 'settle';
    }
    if (!frame.hauled && bossRules(state).haul?.(run, reading) === true) {
      frame.hauled = true;
      return 'card';
    }
    spendSlowed(run, reading);
    return 'lost';
  },
  /** RR-323: the card is discarded, its effects and its Threat line are lost. */
  lost: (run, frame) => {
    const content = run.state.sequence[frame.slot];
    if (!content || !('card' in content)) return 'settle';
    const { category } = attackCard(run.state, content.card);
    const [actor] = actorsFor(run.state, category);
    run.emit({ type: 'cardLost', card: content.card });
    discardSlot(run, frame.slot);
    frame.lostBy = actor ? bossRef(actor) : null;
    callBasicAttack(run, bossRules(run.state).anyFigureActs ? undefined : actor);
    return 'shutOut';
  },
  shutOut: (run, frame) => {
    const figure = frame.lostBy && bossFigureOf(run.state, frame.lostBy);
    if (figure) bossRules(run.state).cardLost?.(run, figure);
    return 'settle';
  },
  settle: (run) => {
    settle(run);
    return 'finish';
  },
  finish: () => undefined,
});

/** RR-318: an Event takes effect. */
export const bossEvent = process('bossEvent', {
  lines: (run, frame) => {
    const card = eventCard(run.state, frame.event);
    const figure = bossFigure(run.state);
    if (figure) callLines(run, card.steps, { by: bossRef(figure), why: card.name });
    return 'finish';
  },
  finish: (run, frame) => run.emit({ type: 'eventResolved', event: frame.event }),
});

/** RR-316 … RR-324. */
export const bossPhase = process('bossPhase', {
  slot: (run, frame) => {
    if (frame.slot >= SLOTS) return 'over';
    run.call({ kind: 'slot', step: undefined, slot: frame.slot, hauled: false, lostBy: null });
    frame.slot += 1;
    return 'slot';
  },
  over: (run) => {
    bossRules(run.state).slotsOver?.(run);
    return 'terrain';
  },
  /** RR-154, RR-155, RR-156: the boss's turn ends. */
  terrain: (run) => {
    const { state } = run;
    const ignored = ignoredByBoss(state);
    const figures = bossRules(state).anyFigureActs ? state.figures.slice().sort((a, b) => a.anchor - b.anchor) : state.figures.slice();
    for (const figure of figures) loseHealth(run, bossRef(figure), dangerOf(state, squaresOfBase(FIELD, figure), ignored), { why: 'terrain' });
    return isOver(state) ? undefined : 'end';
  },
  end: (run) => {
    bossRules(run.state).bossTurnOver?.(run);
    settle(run);
    return 'finish';
  },
  finish: () => undefined,
});

/** RR-309, RR-310: the top Event goes to the slot on its back. */
export const eventReplacement = process('eventReplacement', {
  turnDown: (run) => askToTurnDown(run),
  window: (run) => {
    callWindow(run, 'eventReplacement', null);
    return 'draw';
  },
  draw: (run) => {
    const { state } = run;
    const event = topOf(state.events);
    if (event === undefined) return 'finish';
    const place = (state.extra.eventSlot ?? eventCard(state, event).slot) - 1;
    delete state.extra.eventSlot;
    const swallowed = discardSlot(run, place);
    state.events.cards.pop();
    state.events.known.pop();
    state.sequence[place] = { event };
    run.emit({ type: 'eventPlaced', event, slot: place, ...(swallowed ? { swallowed } : {}) });
    return 'finish';
  },
  finish: () => undefined,
});

/** RR-371, RR-511, RR-512: what the Wound cards that have become active do. */
export const revealWound = process('revealWound', {
  beginnings: (run) => {
    if (run.state.round === 0) askBeginnings(run);
  },
  openings: (run) => {
    if (run.state.round === 0) callOpenings(run);
  },
  next: (run) => {
    const { state } = run;
    if (state.reveals === 0) return 'finish';
    const order = state.wound - state.reveals + 1;
    state.reveals -= 1;
    const card = woundCard(state, order);
    const figure = bossFigure(state);
    if (!card) return 'next';
    run.emit({ type: 'woundRevealed', wound: card.id });
    bossRules(state).woundRevealed?.(run, order);
    if (figure && state.extra.blankReveals?.includes(order) !== true) callLines(run, card.onReveal, { by: bossRef(figure), why: card.name });
    return 'next';
  },
  /** RR-114: within a turn or an attack its end sees to it. */
  finish: (run) => {
    const { state } = run;
    if (!nearestFrame(state, 'heroTurn') && !nearestFrame(state, 'strike')) passThreat(run);
  },
});
