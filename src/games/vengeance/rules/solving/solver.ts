import { neighbours } from '@/engine/parts/den/graph';

import { bossOf } from '../../content/bosses';
import { TOKENS, type Token } from '../../content/dice';
import type { Item } from '../../content/items';
import type { Move } from '../decisions';
import type { Leaf, LeafValue } from './leaf';
import { canPrepare, isAimed } from './preparing';
import { inPool, oneOf, poolOf, type AbilityUse, type RollProblem } from './problem';
import { decode, encode, PAIR_POOLS, type StepKind } from './steps';
import { PositionTable } from './table';
import { Wounds } from './wounds';

/**
 * The best way to use the actions of a roll: a search through all positions that can be reached, each looked at once.
 * Enemies of one kind in one zone are interchangeable, so the first of them stands for all; nothing is lost by that.
 */

const HIT = oneOf('hit');
const DOUBLE_HIT = oneOf('doubleHit');
const SHOT = oneOf('shot');
const STEP = oneOf('move');
const SLIP = oneOf('slip');

/** In place of the used slots: the first blow has fallen, and what was not used before is not used any more. */
const ACTING = 16;

export interface Solution {
  readonly value: number;
  /** The moves of the actions stage that lead there, without the last `endActions`. */
  readonly line: readonly Move[];
  readonly leaf: Leaf;
  /** Positions looked at. */
  readonly positions: number;
  /** Everything was looked at. */
  readonly complete: boolean;
}

/** More positions than a roll has: a bound for the worst. */
const MOST_POSITIONS = 60_000;

export class RollSolver {
  private readonly table = new PositionTable();
  private readonly parents: number[] = [];
  private readonly actions: number[] = [];
  private next = 0;
  private best = -Infinity;
  private bestAt = 0;
  private readonly leaf: Leaf = { zone: 0, alive: 0, skulls: 0, hurt: 0, knockedOut: false, item: -1 };
  private bestLeaf: Leaf = this.leaf;

  private readonly bodies: Wounds;
  private readonly preparesFirst: boolean;
  private readonly groupOf: readonly number[];
  private readonly shotProof: number;
  /** Hits are worth more than blows where an ability may still take them. */
  private readonly hitsAreInputs: boolean;

  // The position at hand.
  private zone = 0;
  private alive = 0;
  private wounds = 0;
  private pool = 0;
  private used = 0;
  private skulls = 0;
  private item = 0;

  constructor(
    private readonly problem: RollProblem,
    private readonly valueOf: LeafValue,
  ) {
    const { lair, damage } = problem;
    this.bodies = new Wounds(lair);
    this.preparesFirst = canPrepare(problem);
    this.groupOf = lair.enemies.map(({ type, zone }) => lair.enemies.reduce((set, other, i) => (other.type === type && other.zone === zone ? set | (1 << i) : set), 0));
    this.shotProof = bossOf(lair.boss).power?.kind === 'shotProof' ? lair.bossBit : 0;
    this.hitsAreInputs = !this.preparesFirst && problem.slots.some(({ ability }) => ability.conversions.some(({ input }) => input === 'hit'));
    this.reach(-1, 0, problem.zone, problem.alive, this.bodies.of(damage), problem.pool, problem.used, problem.skulls, 0);
  }

  /** Looks at more positions; true: there is nothing left to look at. */
  run(positions = Infinity): boolean {
    for (let left = positions; left > 0; left--) {
      if (this.next >= this.table.size || this.next >= MOST_POSITIONS) return true;
      this.lookAt(this.next);
      this.next += 1;
    }
    return this.next >= this.table.size;
  }

  solution(): Solution {
    return { value: this.best, line: this.lineTo(this.bestAt), leaf: this.bestLeaf, positions: this.next, complete: this.next >= this.table.size };
  }

  private lookAt(at: number): void {
    this.unpack(at);
    const { problem, leaf } = this;
    const bossDied = (problem.alive & ~this.alive & problem.lair.bossBit) !== 0;
    leaf.zone = this.zone;
    leaf.alive = this.alive;
    leaf.skulls = this.skulls;
    leaf.hurt = bossDied ? problem.deathHurt : 0;
    leaf.knockedOut = leaf.hurt >= problem.health;
    leaf.item = this.item - 1;
    const value = this.valueOf(leaf, problem.lair);
    if (value > this.best) {
      this.best = value;
      this.bestAt = at;
      this.bestLeaf = { ...leaf };
    }
    if (this.alive === 0 || leaf.knockedOut) return;
    this.walk(at);
    this.strike(at);
    this.useSlots(at);
  }

  // Moves of the search

  /** A Move that ignores Blockers is kept as long as an ordinary one does. */
  private walk(at: number): void {
    const { lair } = this.problem;
    const steps = inPool(this.pool, 'move');
    const blocked = ((lair.inZone[this.zone] ?? 0) & this.alive & lair.blockers) !== 0;
    const byStep = steps > 0 && !blocked;
    if (!byStep && inPool(this.pool, 'slip') === 0) return;
    const kind = byStep ? 'move' : 'slip';
    const cost = byStep ? STEP : SLIP;
    const doors = neighbours(lair.graph, this.zone);
    for (let i = 0; i < doors.length; i++) {
      const zone = doors[i] ?? 0;
      this.reach(at, encode(kind, zone), zone, this.alive, this.wounds, this.pool - cost, this.usedThen(), this.skulls, this.item);
    }
  }

  private strike(at: number): void {
    const { lair } = this.problem;
    const here = (lair.inZone[this.zone] ?? 0) & this.alive;
    if (inPool(this.pool, 'hit') > 0) this.strikeEach(at, here, 'hit', 1, HIT);
    if (inPool(this.pool, 'doubleHit') > 0) this.strikeEach(at, this.worthDoubleHits(here), 'doubleHit', 2, DOUBLE_HIT);
    if (inPool(this.pool, 'shot') === 0) return;
    let targets = 0;
    const doors = neighbours(lair.graph, this.zone);
    for (let i = 0; i < doors.length; i++) {
      const there = (lair.inZone[doors[i] ?? 0] ?? 0) & this.alive;
      const grunts = there & lair.grunts;
      targets |= grunts !== 0 ? grunts : there & ~this.shotProof;
    }
    this.strikeEach(at, targets, 'shoot', 1, SHOT);
  }

  /** A plain Hit does as well for whoever has one health left, unless an ability could use the Hit. */
  private worthDoubleHits(here: number): number {
    if (this.hitsAreInputs || inPool(this.pool, 'hit') === 0) return here;
    let targets = 0;
    for (let rest = here; rest !== 0; rest &= rest - 1) {
      const enemy = 31 - Math.clz32(rest & -rest);
      if (this.bodies.healthLeft(enemy, this.wounds) > 1) targets |= 1 << enemy;
    }
    return targets;
  }

  private strikeEach(at: number, targets: number, kind: StepKind, damage: number, cost: number): void {
    for (let rest = targets; rest !== 0; rest &= rest - 1) {
      const enemy = 31 - Math.clz32(rest & -rest);
      if (this.hasTwinBefore(enemy, targets)) continue;
      const dead = this.bodies.healthLeft(enemy, this.wounds) <= damage;
      const alive = dead ? this.alive & ~(1 << enemy) : this.alive;
      const wounds = dead ? this.bodies.without(this.wounds, enemy) : this.bodies.with(this.wounds, enemy, damage);
      this.reach(at, encode(kind, enemy), this.zone, alive, wounds, this.pool - cost, this.usedThen(), this.skulls, this.item);
    }
  }

  /** Somebody of the same kind, zone and health comes earlier in the list. */
  private hasTwinBefore(enemy: number, targets: number): boolean {
    const twins = (this.groupOf[enemy] ?? 0) & targets & ((1 << enemy) - 1);
    for (let rest = twins; rest !== 0; rest &= rest - 1) {
      const twin = 31 - Math.clz32(rest & -rest);
      if (this.bodies.healthLeft(twin, this.wounds) === this.bodies.healthLeft(enemy, this.wounds)) return true;
    }
    return false;
  }

  /** The used slots after a blow or a step. */
  private usedThen(): number {
    return this.preparesFirst ? ACTING : this.used;
  }

  private useSlots(at: number): void {
    for (const use of this.problem.slots) {
      if (this.used === ACTING) {
        if (use.item && this.item === 0 && isAimed(use.item) && this.mayUseItem()) this.aimItem(at, use.slot, use.item);
        continue;
      }
      const isCovered = use.item !== undefined && this.item !== use.slot + 1;
      if (!isCovered && (this.used & (1 << use.slot)) === 0) this.useAbility(at, use.slot, use.ability);
      if (use.item && this.item === 0 && this.mayUseItem()) this.useItem(at, use.slot, use.item);
    }
  }

  private useAbility(at: number, slot: number, { conversions, gain }: AbilityUse): void {
    const used = this.used | (1 << slot);
    for (const { input, count, out, change } of conversions) {
      if (inPool(this.pool, input) < count || this.isWasted(input, out)) continue;
      const pool = this.pool + change;
      this.reach(at, encode('convert', slot, TOKENS.indexOf(input)), this.zone, this.alive, this.wounds, pool, used, this.skulls, this.item);
    }
    if (gain && this.skulls >= gain.skulls) {
      this.reach(at, encode('gain', slot), this.zone, this.alive, this.wounds, this.pool + gain.pool, used, this.skulls - gain.removeSkulls, this.item);
    }
  }

  /** Paying with the better Move, or turning something into itself. */
  private isWasted(input: Token, out: readonly Token[]): boolean {
    if (input === 'slip' && inPool(this.pool, 'move') > 0) return true;
    return out.length === 1 && out[0] === input;
  }

  private mayUseItem(): boolean {
    const { mayUseItem, itemsBarred, lair } = this.problem;
    return mayUseItem && !(itemsBarred && this.zone === lair.bossZone && (this.alive & lair.bossBit) !== 0);
  }

  private useItem(at: number, slot: number, used: Item): void {
    this.aimItem(at, slot, used);
    const { effect } = used;
    const item = slot + 1;
    const gaining = (kind: StepKind, target: number, pool: number): void =>
      this.reach(at, encode(kind, slot, target), this.zone, this.alive, this.wounds, this.pool + pool, this.used, this.skulls, item);
    if (effect.do === 'gain') gaining('useItem', 0, poolOf(effect.out));
    if (effect.do === 'killBlocker') gaining('useItem', 0, poolOf(effect.or));
    if (effect.do === 'gainAny') PAIR_POOLS.forEach((pool, pair) => gaining('useItemFor', pair, pool));
  }

  private aimItem(at: number, slot: number, { effect }: Item): void {
    if (effect.do === 'killBlocker') this.crowbar(at, slot, slot + 1);
    if (effect.do === 'blast') this.blast(at, slot, slot + 1, effect.damage);
  }

  private crowbar(at: number, slot: number, item: number): void {
    const { lair } = this.problem;
    const blockers = (lair.inZone[this.zone] ?? 0) & this.alive & lair.blockers;
    if (blockers === 0) return;
    const enemy = 31 - Math.clz32(blockers & -blockers);
    this.reach(at, encode('useItemOn', slot, enemy), this.zone, this.alive & ~(1 << enemy), this.wounds, this.pool, this.usedThen(), this.skulls, item);
  }

  private blast(at: number, slot: number, item: number, damage: number): void {
    const { lair } = this.problem;
    for (const zone of neighbours(lair.graph, this.zone)) {
      let { alive, wounds } = this;
      for (let rest = (lair.inZone[zone] ?? 0) & this.alive; rest !== 0; rest &= rest - 1) {
        const enemy = 31 - Math.clz32(rest & -rest);
        if (this.bodies.healthLeft(enemy, this.wounds) <= damage) {
          alive &= ~(1 << enemy);
          wounds = this.bodies.without(wounds, enemy);
        } else wounds = this.bodies.with(wounds, enemy, damage);
      }
      if (alive !== this.alive || wounds !== this.wounds) this.reach(at, encode('useItemAt', slot, zone), this.zone, alive, wounds, this.pool, this.usedThen(), this.skulls, item);
    }
  }

  // Positions

  private reach(from: number, action: number, zone: number, alive: number, wounds: number, pool: number, used: number, skulls: number, item: number): void {
    const isNew = this.table.add(alive | (zone << 14) | (skulls << 17) | (item << 20) | (used << 23), wounds, pool);
    if (!isNew) return;
    this.parents.push(from);
    this.actions.push(action);
  }

  private unpack(at: number): void {
    const { table } = this;
    const place = table.places[at] ?? 0;
    this.alive = place & 0x3fff;
    this.zone = (place >> 14) & 7;
    this.skulls = (place >> 17) & 7;
    this.item = (place >> 20) & 7;
    this.used = (place >> 23) & 31;
    this.wounds = table.wounds[at] ?? 0;
    this.pool = table.pools[at] ?? 0;
  }

  private lineTo(at: number): Move[] {
    const line: Move[] = [];
    for (let i = at; (this.parents[i] ?? -1) >= 0; i = this.parents[i] ?? -1) line.unshift(decode(this.actions[i] ?? 0));
    return line;
  }
}

/** Solves a roll at once. */
export function solveRoll(problem: RollProblem, valueOf: LeafValue): Solution {
  const solver = new RollSolver(problem, valueOf);
  solver.run();
  return solver.solution();
}
