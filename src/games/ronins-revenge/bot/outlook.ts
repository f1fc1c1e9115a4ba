import type { Thinking } from '@/engine/bots/bot';
import type { Seat } from '@/engine/game';
import { listed } from '@/engine/words';

import { HERO_IDS, type HeroId } from '../content/terms';
import type { Move } from '../rules/decisions';
import { dangerOf } from '../rules/field/zones';
import { attackCard } from '../rules/hero/attack/card';
import { walkable, type Walkable } from '../rules/hero/move';
import { ignoredTokens } from '../rules/hero/traits';
import { heroName } from '../rules/names';
import { isOver, isStanding, type BattleState } from '../rules/state';
import { Ahead } from './ahead';
import { moveOver, movesOf } from './moves';
import { damageNow, type TurnPlan } from './plan';
import { isPaidBeside, reachFrom, ultimateOnTurn, type UltimatePlan } from './ultimates';
import { worthOf } from './worth';

/** What comes of a plan when the boss, its minions and the end of the round have had their say. */

/** Plans that are played to the end of the round: fewer once the Move is made; of one kind only the best few. */
const MOST_PLANS = { before: 10, after: 5 } as const;
const MOST_ALIKE = 2;
/** Squares that are looked at closely, and Stamina that a Move to one may cost. */
const SQUARES_LOOKED_AT = 8;
const MOST_BOUGHT = 2;
/** By so much must another place be better than staying. */
const STIRRING = 0.5;

function worthAfter(ahead: Ahead, seat: Seat, moves: readonly Move[]): number {
  const state = ahead.after(seat, moves);
  return state ? worthOf(state) : -Infinity;
}

/** A few of many, evenly. */
function spread<T>(list: readonly T[], n: number): readonly T[] {
  if (list.length <= n) return list;
  return Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]).filter((each) => each !== undefined);
}

/** Ways that a Move may take at the end of a turn; from ground that burns only those that lead off it unhurt, if there are any. */
function waysOut(view: BattleState, id: HeroId): readonly Walkable[] {
  const hero = view.heroes[id];
  const burns = (squares: readonly number[]): boolean => squares.some((square) => dangerOf(view, [square], ignoredTokens(hero)) > 0);
  const ways = walkable(view, id).filter(({ bought }) => bought <= MOST_BOUGHT);
  const off = burns([hero.anchor]) ? ways.filter(({ way }) => !burns(way)) : [];
  return off.length > 0 ? off : ways;
}

/** The shortest way off ground that burns which costs nothing; undefined: it does not burn here, or there is none. */
export function wayOffFire(view: BattleState, id: HeroId): readonly number[] | undefined {
  const hero = view.heroes[id];
  if (dangerOf(view, [hero.anchor], ignoredTokens(hero)) === 0) return undefined;
  const free = waysOut(view, id).filter(({ way, bought }) => bought === 0 && way.every((square) => dangerOf(view, [square], ignoredTokens(hero)) === 0));
  return free.reduce<readonly number[] | undefined>((best, { way }) => (best && best.length <= way.length ? best : way), undefined);
}

/** The way to a place where the end of the round finds the party better off; undefined: here is as good as anywhere. */
export function* refugeFor(view: BattleState, id: HeroId): Thinking<readonly number[] | undefined> {
  const { seat } = view.heroes[id];
  const ahead = new Ahead(view);
  let most = worthAfter(ahead, seat, []) + STIRRING;
  let best: readonly number[] | undefined;
  for (const { way } of spread(waysOut(view, id), SQUARES_LOOKED_AT)) {
    yield;
    const worth = worthAfter(ahead, seat, [moveOver(view, id, way)]);
    if (worth <= most) continue;
    most = worth;
    best = way;
  }
  return best;
}

const endOf = ({ heroes }: BattleState, id: HeroId, { way, act }: TurnPlan): number =>
  ('aim' in act ? act.aim.way[act.aim.way.length - 1] : undefined) ?? way[way.length - 1] ?? heroes[id].anchor;

function kindOf({ act, breaks }: TurnPlan): string {
  if ('rest' in act) return `rest ${act.rest}`;
  const { choice, aim } = act;
  return `${'weapon' in choice ? `${choice.weapon} ${choice.attack}` : `${choice.pad} ${choice.type}`} ${aim.targets.join(' ')} ${breaks ? 'breaks' : ''}`;
}

const RESTS = ['A', 'B'] as const;

/** The best plans of several kinds, no two of a kind from the same square; both ways to rest are always among them. */
function candidates(state: BattleState, id: HeroId, plans: readonly TurnPlan[], most: number): readonly TurnPlan[] {
  const found: TurnPlan[] = [];
  const ends = new Map<string, Set<number>>();
  for (const plan of plans) {
    if (found.length >= most) break;
    const kind = kindOf(plan);
    const end = endOf(state, id, plan);
    const known = ends.get(kind) ?? new Set<number>();
    if (known.size >= MOST_ALIKE || known.has(end)) continue;
    ends.set(kind, known.add(end));
    found.push(plan);
  }
  for (const rest of RESTS) {
    const best = plans.find(({ act }) => 'rest' in act && act.rest === rest);
    if (best && !found.some(({ act }) => 'rest' in act && act.rest === rest)) found.push(best);
  }
  return found;
}

/** A plan, and how things stand when the round is over. */
interface Prospect {
  readonly plan: TurnPlan;
  readonly after: BattleState;
  readonly worth: number;
  /** The ultimate that comes before its Main Action. */
  readonly ultimate?: UltimatePlan;
}

/** So many of those whom an ultimate may reach are thought of. */
const MOST_REACHED = 3;

const highest = (prospects: readonly Prospect[], of: (prospect: Prospect) => number): readonly TurnPlan[] =>
  prospects.length === 0 ? [] : [prospects.reduce((best, each) => (of(each) > of(best) ? each : best)).plan];

/**
 * What is played to the end with an ultimate: of the prospects from where it does something the best and the hardest blow, and for
 * everybody whom it may reach the likeliest plan that leads there.
 */
function plansWith({ card }: UltimatePlan, view: BattleState, id: HeroId, plans: readonly TurnPlan[], prospects: readonly Prospect[]): ReadonlySet<TurnPlan> {
  const standsOn = ({ way }: TurnPlan): number => way[way.length - 1] ?? view.heroes[id].anchor;
  const isPaid = ({ act }: TurnPlan): boolean => 'rest' in act || isPaidBeside(view, id, card, attackCard(view, id, act.choice)?.cost ?? {});
  const reach = reachFrom(card, view, id, plans.map(standsOn));
  const likeliest = new Map<string, TurnPlan>();
  for (const plan of reach.size > 0 ? plans : []) {
    const whom = reach.get(standsOn(plan));
    if (whom !== undefined && !likeliest.has(whom) && isPaid(plan)) likeliest.set(whom, plan);
  }
  const within = prospects.filter(({ plan }) => reach.has(standsOn(plan)) && isPaid(plan));
  return new Set([...highest(within, ({ worth }) => worth), ...highest(within, ({ plan }) => plan.damage), ...[...likeliest.values()].slice(0, MOST_REACHED)]);
}

/** Of the best plans the one after which the party is best off when the round is over; the ultimate is used where that leaves it better off still. */
export function* wisest(view: BattleState, id: HeroId, plans: readonly TurnPlan[], moved: boolean): Thinking<Prospect | undefined> {
  const ahead = new Ahead(view);
  const { seat } = view.heroes[id];
  const prospects: Prospect[] = [];
  const look = (plan: TurnPlan, ultimate?: UltimatePlan): void => {
    const after = ahead.after(seat, movesOf(plan, view, id, moved, ultimate?.moves));
    if (after) prospects.push({ plan, after, worth: worthOf(after), ...(ultimate ? { ultimate } : {}) });
  };
  for (const plan of candidates(view, id, plans, moved ? MOST_PLANS.after : MOST_PLANS.before)) {
    yield;
    look(plan);
  }
  const ultimate = ultimateOnTurn(view, id);
  for (const plan of ultimate ? plansWith(ultimate, view, id, plans, prospects) : []) {
    yield;
    look(plan, ultimate);
  }
  return prospects.reduce<Prospect | undefined>((best, each) => (best && best.worth >= each.worth ? best : each), undefined);
}

/** What the attack of a prospect does, with what its ultimate gives. */
export function damageWith({ plan, ultimate }: Prospect, view: BattleState, id: HeroId, moved: boolean): number {
  if (!ultimate || 'rest' in plan.act) return plan.damage;
  const before = movesOf(plan, view, id, moved, ultimate.moves).slice(0, -1);
  const state = new Ahead(view).upTo(view.heroes[id].seat, before);
  return state && !isOver(state) ? damageNow(state, id, plan.act) : plan.damage;
}

/** Of these answers the one after which the party is best off when the round is over; the first, where no other is better by so much. */
export function* bestAnswer(view: BattleState, seat: Seat, answers: Iterable<Move>, margin: number): Thinking<Move | undefined> {
  const ahead = new Ahead(view);
  let best: Move | undefined;
  let most = -Infinity;
  for (const answer of answers) {
    yield;
    const worth = worthOf(ahead.answered(seat, answer));
    if (best && worth <= most) continue;
    most = best ? worth : worth + margin;
    best = answer;
  }
  return best;
}

const healthOf = ({ heroes }: BattleState): number => HERO_IDS.reduce((sum, id) => sum + heroes[id].hp, 0);

/** What is to be expected by the end of the round, as far as it is known. */
export function outlookWords(now: BattleState, after: BattleState): string {
  if (after.result !== null) return after.result === 'won' ? 'That wins the battle.' : 'The boss is likely to win, whatever is done.';
  const falls = HERO_IDS.filter((id) => isStanding(now.heroes[id]) && !isStanding(after.heroes[id])).map((id) => heroName(id));
  if (falls.length > 0) return `Even so ${listed(falls)} ${falls.length > 1 ? 'are' : 'is'} likely to fall this round.`;
  const lost = healthOf(now) - healthOf(after);
  return lost > 0 ? `Defended as usual, what is known of this round then costs the party about ${lost} HP.` : 'Defended as usual, nothing known of this round then costs the party HP.';
}
