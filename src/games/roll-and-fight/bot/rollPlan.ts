import type { Seat } from '@/engine/game';

import { FACES } from '../content/dice';
import { availableHealth } from '../rules/health';
import type { RollingMove } from '../rules/moves';
import { countdownEnd, diceAbilities, hasTooFewDice, isRollable, isShared, isStuck, limitMs, rollBudget, supplyLeft, takeSize } from '../rules/rolling/supply';
import { isDead, playerAt, poolLimit } from '../rules/scene';
import type { Player, PoolDie, State } from '../rules/state';
import type { FightSettings } from './fightSearch';
import { countsOf, handOf } from './hands';
import { RollValues, type RatedShape } from './rollValues';
import { gainsByFight, type Gains } from './setGains';
import { kindOf, shapesOf, type SetShape } from './sets';
import { abilityWorth } from './tastes';

export interface RollSettings {
  /** Asks the fight itself what another set would bring; absent: goes by taste. */
  readonly lookAhead?: FightSettings;
  readonly paceMs: number;
}

const ASSIGN_MS = 250;
const TAKE_MS = 120;
/** Laying a set and taking dice, spread over the rolls that a set takes. */
const HANDLING_MS = 150;
/** Dice that one hand takes from the supply with each roll while others do the same. */
const TAKEN_PER_ROLL = 1.1;
/** Further ahead than this nobody plans. */
const MOST_ROLLS = 16;
const MOST_SUPPLY = 14;
/** Sets of one kind lose their charm. */
const TIRED = 0.75;
/** A wound, where nobody asks the fight. */
const WOUND_BY_TASTE = -0.9;
/** How much taste weighs beside what the fight says. */
const TASTE = 0.15;

function byTaste(player: Player, shape: SetShape): number {
  const already = player.sets.filter((set) => set.ability === shape.ability).length;
  let worth = abilityWorth(shape.ability, shape.withBonus);
  for (let i = 0; i < already; i++) worth *= TIRED;
  return worth;
}

/** A plan is good until a set is laid; kept by what it depends on, so that a bot need not think twice. */
interface Memory {
  readonly key: string;
  readonly values: RollValues;
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
    const { rolling, options } = state;
    const take = this.takeMove(state, seat, player);
    if (take) return take;
    const byTurns = options.rollingMode === 'turns';
    const rolls = Math.min(MOST_ROLLS, this.rollsLeft(state));
    const supply = Math.min(MOST_SUPPLY, supplyLeft(state));
    const values = yield* this.values(state, seat, player);
    yield* values.prepare(rolls, supply);
    const stamp = (dice: readonly PoolDie[], cost: number): number =>
      byTurns ? rolling.clock : dice.reduce((late, die) => Math.max(late, die.ready), Math.max(rolling.clock, player.lastAt + cost));
    const shown = handOf(player.pool.map((die) => die.face));
    const inHand = player.pool.filter((die) => die.face === undefined).length;
    const rollable = player.pool.some(isRollable);
    const mayRoll = rollable && (!byTurns || !rolling.rolled);
    const mayLay = !byTurns || rolling.rolled;
    const choice = values.choose(shown, inHand, rolls, supply, { mayRoll, mayLay, mayBear: mayLay || !rollable });
    switch (choice.do) {
      case 'lay': {
        const dice = pick(player.pool, choice.shape.hand);
        const move = { type: 'assign', t: stamp(dice, ASSIGN_MS), ability: choice.shape.ability, dice: dice.map((die) => die.id) } as const;
        const wound = player.pool.find((die) => die.face === 'wound');
        return wound ? { ...move, pickUp: wound.id } : move;
      }
      case 'bear': {
        const [wound, ...others] = player.pool.filter((die) => die.face === 'wound');
        if (wound) return { type: 'assignWound', t: stamp([wound], ASSIGN_MS), die: wound.id, pickUp: others.map((die) => die.id) };
        break;
      }
      case 'roll': {
        const kept = pick(player.pool, choice.keep);
        const dice = player.pool.filter((die) => !kept.includes(die));
        return { type: 'roll', t: stamp(dice, this.settings.paceMs), dice: dice.map((die) => die.id) };
      }
      case 'stop':
        break;
    }
    return { type: byTurns && rolling.rolled ? 'endTurn' : 'stop', t: rolling.clock };
  }

  /** Rolls before nothing more can be taken: by the clock, by the budget, or because others take too. */
  private rollsLeft(state: State): number {
    const budget = rollBudget(state.options);
    if (budget !== undefined) return budget - state.rolling.rolls;
    const limit = limitMs(state.options);
    if (limit !== undefined) return Math.floor((limit - state.rolling.clock) / (this.settings.paceMs + HANDLING_MS));
    const hands = state.players.filter((player) => !player.done && !isDead(player)).length;
    const sharing = isShared(state) || state.options.rollingMode === 'turns' ? hands : 1;
    return Math.ceil(supplyLeft(state) / (TAKEN_PER_ROLL * Math.max(1, sharing)));
  }

  private takeMove(state: State, seat: Seat, player: Player): RollingMove | undefined {
    if (state.options.rollingMode === 'turns' || takeSize(state, player) <= 0) return undefined;
    const t = Math.max(state.rolling.clock, player.lastAt + TAKE_MS);
    const limit = limitMs(state.options);
    return limit !== undefined && t >= limit ? undefined : { type: 'take', t, seats: [seat] };
  }

  private *values(state: State, seat: Seat, player: Player): Generator<undefined, RollValues, undefined> {
    const key = situationKey(state, seat, player);
    const kept = this.memories.get(seat);
    if (kept?.key === key) return kept.values;
    const shapes = shapesOf(player, diceAbilities(player));
    const gains = yield* this.gains(state, seat, shapes);
    const rated = shapes.map((shape): RatedShape => {
      const taste = byTaste(player, shape);
      return { ...shape, worth: gains ? (gains.sets.get(kindOf(shape)) ?? 0) + TASTE * taste : taste };
    });
    // The last Health space is not given for dice.
    const health = availableHealth(player) - 1;
    const values = new RollValues({ shapes: rated, woundWorth: gains ? gains.wound : WOUND_BY_TASTE, health, poolLimit: poolLimit(player) });
    this.memories.set(seat, { key, values });
    return values;
  }

  private *gains(state: State, seat: Seat, shapes: readonly SetShape[]): Generator<undefined, Gains | undefined, undefined> {
    return this.settings.lookAhead ? yield* gainsByFight(state, seat, shapes, this.settings.lookAhead) : undefined;
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

/** Dice of the pool that show this hand. */
function pick(pool: readonly PoolDie[], hand: number): readonly PoolDie[] {
  const counts = countsOf(hand);
  return FACES.flatMap((face, i) => pool.filter((die) => die.face === face).slice(0, counts[i] ?? 0));
}
