import type { Seat } from '@/engine/game';

import { ABILITIES, type AbilityId } from '../content/abilities';
import { FACES, type Face } from '../content/dice';
import { cloneForSeat } from '../rules/clone';
import { startFight } from '../rules/fighting/fight';
import { availableHealth } from '../rules/health';
import type { RollingMove } from '../rules/moves';
import { countdownEnd, diceAbilities, hasTooFewDice, isRollable, isStuck, limitMs, rollBudget, supplyLeft, takeSize } from '../rules/rolling/supply';
import { playerAt } from '../rules/scene';
import type { Player, PoolDie, SetDie, State } from '../rules/state';
import { FightSearch, type FightSettings } from './fightSearch';
import { facesOf, handOf, HandValues, plus, rollsOf, shapesOf, type Hand, type SetShape } from './sets';
import { abilityWorth } from './tastes';

export interface RollSettings {
  /** Asks the fight itself what another set would bring; absent: goes by taste. */
  readonly lookAhead?: FightSettings;
  /** Wound dice at which a Health space is given up to get the others back. */
  readonly bearsWounds: number;
  readonly paceMs: number;
}

const ASSIGN_MS = 250;
const TAKE_MS = 120;
/** What a set may fall short of the best expected one, in parts of the best of all. */
const PATIENT = 0.03;
const HASTY = 0.4;
const DICE_PER_SET = 3;
/** Rolls for one set while others empty the supply. */
const RACE_ROLLS = 2.5;
/** Sets of one kind lose their charm. */
const TIRED = 0.75;

const kindOf = (shape: SetShape): string => `${shape.ability}${shape.withBonus ? '+' : ''}`;

function byTaste(player: Player, shape: SetShape): number {
  const already = player.sets.filter((set) => set.ability === shape.ability).length;
  let worth = abilityWorth(shape.ability, shape.withBonus);
  for (let i = 0; i < already; i++) worth *= TIRED;
  return worth;
}

/** The fight as it would begin with the sets laid so far and some more. */
function fightWith(state: State, seat: Seat, more: readonly { readonly ability: AbilityId; readonly faces: readonly Face[] }[]): State {
  const next: State = { ...cloneForSeat(state, seat), phase: 'fighting' };
  const player = playerAt(next, seat);
  const imagined = more.map(({ ability, faces }, i) => ({ ability, dice: faces.map((face, j): SetDie => ({ id: 1000 + 10 * i + j, face })) }));
  player.sets = [...player.sets, ...imagined];
  player.pool = [];
  startFight({ state: next, seat, player, emit: () => {} });
  return next;
}

/** What one more set of each kind would add to the fight. */
function* byFight(state: State, seat: Seat, shapes: readonly SetShape[], settings: FightSettings): Generator<undefined, ReadonlyMap<string, number>, undefined> {
  const gains = new Map<string, number>();
  const now = yield* new FightSearch(seat, settings).think(fightWith(state, seat, []));
  for (const shape of shapes) {
    const kind = kindOf(shape);
    if (gains.has(kind)) continue;
    const then = yield* new FightSearch(seat, settings).think(fightWith(state, seat, [{ ability: shape.ability, faces: facesOf(shape.hand) }]));
    gains.set(kind, then.value - now.value);
  }
  return gains;
}

/** Worths are good until a set is laid; kept by what they depend on, so that a stateless bot need not think twice. */
interface Memory {
  readonly key: string;
  readonly gains: ReadonlyMap<string, number>;
}

const situationKey = (state: State, seat: Seat, player: Player): string =>
  `${seat}/${state.round}/${player.hero}/${player.den}/${player.boss}/${player.room}/${player.tiles.join()}/${player.recon.join()}/${player.minions.join('')}/` +
  `${player.wounds}+${player.woundDice.length}/${player.items.map((item) => item.bought - item.spent).join('')}/${player.sets.map((set) => set.ability + set.dice.map((die) => die.face).join()).join(';')}`;

export class RollPlanner {
  private readonly memories = new Map<Seat, Memory>();

  constructor(private readonly settings: RollSettings) {}

  /** What the bot does next, unless time runs out before its hand gets there. */
  *think(state: State, seat: Seat): Generator<undefined, RollingMove, undefined> {
    const move = yield* this.next(state, seat);
    return isTooLate(state, playerAt(state, seat), move.t) ? { type: 'stop', t: state.rolling.clock } : move;
  }

  private *next(state: State, seat: Seat): Generator<undefined, RollingMove, undefined> {
    const player = playerAt(state, seat);
    const take = this.takeMove(state, seat, player);
    if (take) return take;
    const values = yield* this.values(state, seat, player);
    const byTurns = state.options.rollingMode === 'turns';
    const t = (dice: readonly PoolDie[], cost: number): number => (byTurns ? state.rolling.clock : dice.reduce((late, die) => Math.max(late, die.ready), Math.max(state.rolling.clock, player.lastAt + cost)));
    const wounds = player.pool.filter((die) => die.face === 'wound');
    const mayAssign = !byTurns || state.rolling.rolled;
    const mayRoll = !byTurns || !state.rolling.rolled;
    const shown = handOf(player.pool.map((die) => die.face));
    const set = mayAssign ? values.bestSet(shown) : undefined;
    const reroll = mayRoll ? this.bestReroll(player, values) : undefined;
    const closed = supplyLeft(state) === 0;
    if (set && (!reroll || set.worth + 0.8 * values.of(less(shown, set.hand)) >= reroll.value - this.haste(state, player) * values.top)) {
      const dice = pick(player.pool, set.hand);
      const move = { type: 'assign', t: t(dice, ASSIGN_MS), ability: set.ability, dice: dice.map((die) => die.id) } as const;
      const [pickUp] = wounds;
      return pickUp ? { ...move, pickUp: pickUp.id } : move;
    }
    const [wound] = wounds;
    const rollable = player.pool.filter(isRollable);
    if (wound && (mayAssign || rollable.length === 0) && this.bears(state, player, wounds.length, rollable.length)) {
      const pickUp = wounds.slice(1).map((die) => die.id);
      return { type: 'assignWound', t: t([wound], ASSIGN_MS), die: wound.id, pickUp };
    }
    if (byTurns && state.rolling.rolled) return { type: 'endTurn', t: state.rolling.clock };
    if (!reroll || (closed && reroll.value < 0.03 * values.top) || values.top <= 0) return { type: 'stop', t: state.rolling.clock };
    return { type: 'roll', t: t(reroll.dice, this.settings.paceMs), dice: reroll.dice.map((die) => die.id) };
  }

  /** How much worse than hoped for a set may be: with few rolls left for many dice almost anything goes. */
  private haste(state: State, player: Player): number {
    const left = supplyLeft(state);
    if (left === 0) return PATIENT;
    const limit = limitMs(state.options);
    const budget = rollBudget(state.options);
    const sets = Math.max(1, (left + player.pool.length) / DICE_PER_SET);
    const rolls = budget !== undefined ? budget - state.rolling.rolls : limit !== undefined ? (limit - state.rolling.clock) / this.settings.paceMs : sets * RACE_ROLLS;
    const perSet = rolls / sets;
    return Math.max(PATIENT, Math.min(HASTY, HASTY - ((HASTY - PATIENT) * (perSet - 1)) / 3));
  }

  private takeMove(state: State, seat: Seat, player: Player): RollingMove | undefined {
    if (state.options.rollingMode === 'turns' || takeSize(state, player) <= 0) return undefined;
    const t = Math.max(state.rolling.clock, player.lastAt + TAKE_MS);
    const limit = limitMs(state.options);
    return limit !== undefined && t >= limit ? undefined : { type: 'take', t, seats: [seat] };
  }

  /** Whether a Health space is worth the dice that lie there as wounds. */
  private bears(state: State, player: Player, wounds: number, rollable: number): boolean {
    const health = availableHealth(player);
    const strikesBack = player.tiles.some((tile) => ABILITIES[tile].perWoundDie);
    if (strikesBack && health >= 2) return true;
    if (health < 2) return false;
    const dicePromised = supplyLeft(state) > 0 || wounds > 1;
    return dicePromised && wounds >= this.settings.bearsWounds && rollable <= 2;
  }

  /** The dice to roll: those whose best expected result beats keeping them. */
  private bestReroll(player: Player, values: ShapeValues): { readonly dice: readonly PoolDie[]; readonly value: number } | undefined {
    const rollable = player.pool.filter(isRollable);
    if (rollable.length === 0) return undefined;
    const must = rollable.filter((die) => die.face === undefined);
    const free = rollable.filter((die) => die.face !== undefined);
    let best: { dice: readonly PoolDie[]; value: number } | undefined;
    for (let bits = 0; bits < 1 << free.length; bits++) {
      const dice = [...must, ...free.filter((_, i) => (bits & (1 << i)) !== 0)];
      if (dice.length === 0) continue;
      const kept = handOf(free.filter((_, i) => (bits & (1 << i)) === 0).map((die) => die.face));
      let value = 0;
      for (const { hand, probability } of rollsOf(dice.length)) value += probability * values.of(plus(kept, hand));
      if (!best || value > best.value) best = { dice, value };
    }
    return best;
  }

  private *values(state: State, seat: Seat, player: Player): Generator<undefined, ShapeValues, undefined> {
    const shapes = shapesOf(player, diceAbilities(player));
    const { lookAhead } = this.settings;
    if (!lookAhead) return new ShapeValues(shapes.map((shape) => ({ ...shape, worth: byTaste(player, shape) })));
    const key = situationKey(state, seat, player);
    const kept = this.memories.get(seat);
    const gains = kept?.key === key ? kept.gains : yield* byFight(state, seat, shapes, lookAhead);
    this.memories.set(seat, { key, gains });
    return new ShapeValues(shapes.map((shape) => ({ ...shape, worth: Math.max(0, gains.get(kindOf(shape)) ?? 0) + 0.2 * byTaste(player, shape) })));
  }
}

/** Whether the clock itself would stop the player at that time (RF-107, RF-206 with RF-90). */
function isTooLate(state: State, player: Player, t: number): boolean {
  const end = countdownEnd(state);
  if (end !== undefined && t >= end) return true;
  const limit = limitMs(state.options);
  if (limit === undefined || t < limit || state.rolling.locked) return false;
  const closed: State = { ...state, rolling: { ...state.rolling, locked: true } };
  return hasTooFewDice(closed, player) || isStuck(closed, player);
}

class ShapeValues extends HandValues {
  /** The best worth of all sets. */
  readonly top: number;

  constructor(shapes: readonly (SetShape & { readonly worth: number })[]) {
    super(shapes);
    this.top = shapes.reduce((most, shape) => Math.max(most, shape.worth), 0);
  }
}

const less = (hand: Hand, set: Hand): Hand => hand.map((count, i) => count - (set[i] ?? 0));

/** Dice of the pool that show this hand. */
function pick(pool: readonly PoolDie[], hand: Hand): readonly PoolDie[] {
  return FACES.flatMap((face, i) => pool.filter((die) => die.face === face).slice(0, hand[i] ?? 0));
}
