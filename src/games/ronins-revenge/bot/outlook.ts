import type { Thinking } from '@/engine/bots/bot';
import { topOf } from '@/engine/parts/cards/pile';

import type { HeroId } from '../content/terms';
import { forecastSequence } from '../preview/sequence';
import { attackCard } from '../rules/hero/attack/card';
import { walkable, type Walkable } from '../rules/hero/move';
import { dangersOnWay } from '../rules/field/zones';
import { ignoredTokens } from '../rules/hero/traits';
import type { BattleState, Slot } from '../rules/state';
import { harmOfPulling } from './harm';
import { standingOn, type TurnPlan } from './plan';

/** What the Sequence is going to do, as far as it lies open: the rules themselves say it. */

/** What falling costs, in HP, beyond those that are lost. */
const FALLING = 8;
/** Stamina that a Move may cost, and what a point is worth in HP. */
const MOST_BOUGHT = 2;
const STAMINA = 0.6;
/** Squares that are looked at closely, and plans: each takes a forecast of its own. */
const SQUARES_LOOKED_AT = 6;
const PLANS_LOOKED_AT = 4;
/** What a HP that the forecast takes is worth in points of damage: some of it will be dodged. */
const HP = 0.8;

/** What the cards in the Sequence will cost the party if everybody stays where they stand. */
function harmToCome(state: BattleState): number {
  let harm = 0;
  for (const { strikes } of forecastSequence(state)) {
    for (const { blows } of strikes) for (const { damage, falls } of blows) harm += damage + (falls ? FALLING : 0);
  }
  return harm;
}

/** A few of many, evenly. */
function spread<T>(list: readonly T[], n: number): readonly T[] {
  if (list.length <= n) return list;
  return Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]).filter((each) => each !== undefined);
}

/** The way to a safer place; undefined: here is as good as anywhere. The state is the thinker’s own. */
export function* refugeFor(state: BattleState, id: HeroId): Thinking<readonly number[] | undefined> {
  const hero = state.heroes[id];
  const here = harmToCome(state);
  if (here === 0) return undefined;
  const lossOn = ({ way }: Walkable): number => dangersOnWay(state, hero, way, ignoredTokens(hero)).reduce((sum, n) => sum + n, 0);
  const safe = walkable(state, id).filter((each) => each.bought <= MOST_BOUGHT && lossOn(each) === 0);
  let best: readonly number[] | undefined;
  let least = here;
  for (const { way, bought } of spread(safe, SQUARES_LOOKED_AT)) {
    yield;
    const harm = standingOn(state, id, way[way.length - 1] ?? hero.anchor, () => harmToCome(state)) + STAMINA * bought;
    if (harm >= least) continue;
    least = harm;
    best = way;
  }
  return best;
}

const categoryOf = (state: BattleState, id: HeroId, { act }: TurnPlan) => ('rest' in act ? 'S' : (attackCard(state, id, act.choice)?.category ?? 'S'));
const endOf = ({ heroes }: BattleState, id: HeroId, { way, act }: TurnPlan): number =>
  ('aim' in act ? act.aim.way[act.aim.way.length - 1] : undefined) ?? way[way.length - 1] ?? heroes[id].anchor;

/** What comes when the plan has been carried out: the card it pulls lies in its slot, the hero stands where it ends. */
function harmAfter(state: BattleState, id: HeroId, plan: TurnPlan): number {
  const category = categoryOf(state, id, plan);
  const card = topOf(state.decks[category]);
  const place = state.sequence.indexOf(null);
  const [sequence, deck] = [state.sequence, state.decks[category]];
  if (card !== undefined && place >= 0) {
    state.sequence = sequence.map((slot, i): Slot => (i === place ? { card, broken: plan.breaks } : slot));
    state.decks[category] = { cards: deck.cards.slice(0, -1), known: deck.known.slice(0, -1) };
  }
  try {
    return standingOn(state, id, endOf(state, id, plan), () => harmToCome(state));
  } finally {
    state.sequence = sequence;
    state.decks[category] = deck;
  }
}

/** Of the best plans, of which no two pull the same deck from the same square, the one after which the party is best off. */
export function* wisest(state: BattleState, id: HeroId, plans: readonly TurnPlan[]): Thinking<TurnPlan | undefined> {
  const seen = new Set<string>();
  let best: TurnPlan | undefined;
  let most = -Infinity;
  for (const plan of plans) {
    const category = categoryOf(state, id, plan);
    const key = `${category} ${endOf(state, id, plan)} ${String(plan.breaks)}`;
    if (seen.has(key)) continue;
    if (seen.size >= PLANS_LOOKED_AT) break;
    seen.add(key);
    yield;
    // What pulling its card costs on average is in the value already: here it is known.
    const value = plan.value + harmOfPulling(state, category, plan.breaks) - HP * harmAfter(state, id, plan);
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  return best;
}
