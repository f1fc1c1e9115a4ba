import { ABILITIES, type AbilityId } from '../content/abilities';
import { activations, playFight } from '../rules/fighting/fight';
import { legalTargets, maySkip } from '../rules/fighting/activation';
import { cloneForSeat } from '../rules/clone';
import { hasFace } from '../rules/dice';
import type { FightMove, Source, Target } from '../rules/moves';
import { mayMark, markObjective } from '../rules/objectives';
import { lairOf, playerAt, type Scene } from '../rules/scene';
import type { DiceSet, Player, SetDie, State } from '../rules/state';
import { worth, type Temper } from './worth';

/** A moment of an imagined fight and how it was reached. */
interface Node {
  readonly state: State;
  /** What it is worth to stop here. */
  readonly value: number;
  /** The same with what could still be done. */
  readonly promise: number;
  readonly trail: Trail | undefined;
}

/** What a plan is made of. */
export type PlannedMove = FightMove | { readonly type: 'markObjective' };

interface Trail {
  readonly move: PlannedMove;
  readonly before: Trail | undefined;
}

export interface FightSettings {
  /** Moments kept after each activation. */
  readonly beam: number;
  /** Outcomes looked at for one activation. */
  readonly outcomes: number;
  readonly temper: Temper;
}

export interface FightPlan {
  readonly value: number;
  readonly moves: readonly PlannedMove[];
  readonly nodes: number;
}

const silent = (): void => {};

const silentScene = (state: State, seat: number): Scene => ({ state, seat, player: playerAt(state, seat), emit: silent });

/** Two minions of one kind with the same marks in one room are the same target. */
function distinct(player: Player, targets: readonly Target[]): readonly Target[] {
  const { minions } = lairOf(player);
  const found: Target[] = [];
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i];
    if (!target) continue;
    let again = false;
    if (target.kind === 'minion') {
      const own = minions[target.minion];
      for (let j = 0; j < found.length && !again; j++) {
        const other = found[j];
        if (other?.kind !== 'minion' || player.minions[other.minion] !== player.minions[target.minion]) continue;
        const printed = minions[other.minion];
        again = printed?.type === own?.type && printed?.room === own?.room;
      }
    }
    if (!again) found.push(target);
  }
  return found;
}

const showsDouble = (set: DiceSet): boolean => hasFace(set.dice, 'doubleKnife');

/** Everything that could be activated now; of sets that do the same only the first. */
function differentSources(player: Player): readonly Source[] {
  const found: Source[] = [];
  const sets: DiceSet[] = [];
  for (const source of activations(player)) {
    const set = source.from === 'set' ? player.sets[source.set] : undefined;
    if (set && sets.some((other) => other.ability === set.ability && showsDouble(other) === showsDouble(set))) continue;
    if (set) sets.push(set);
    found.push(source);
  }
  return found;
}

/** A number for everything about the player that a fight changes. */
export function fingerprint(player: Player): number {
  let hash = 17;
  const mix = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (const marks of player.minions) mix(marks + 1);
  mix(player.room);
  mix(player.visited);
  mix(player.objectives);
  mix(player.bossDamage + 16 * player.wounds);
  mix(player.sets.length + 32 * player.recon.length);
  for (const item of player.items) mix(item.spent);
  for (const set of player.sets) mix(set.dice[0]?.id ?? 0);
  const { fight, activation } = player;
  if (fight) mix(fight.waiting.runs + 8 * fight.waiting.punchHits + 64 * fight.waiting.plainShots + 512 * fight.mirrors + (fight.moved ? 4096 : 0));
  if (activation) mix(activation.at + 32 * activation.pending.length + 1024 * activation.runsLeft);
  return hash;
}

const effectsOf = (ability: AbilityId, dice: readonly SetDie[]): number => {
  const { program, bonus } = ABILITIES[ability];
  return program.length + (bonus && hasFace(dice, bonus.face) ? bonus.steps.length : 0);
};

/** Effects that sets, recon marks and items still hold. */
export function effectsAtHand(player: Player): number {
  let effects = 0;
  for (let i = 0; i < player.sets.length; i++) {
    const set = player.sets[i];
    if (set) effects += effectsOf(set.ability, set.dice);
  }
  for (let i = 0; i < player.recon.length; i++) {
    const ability = player.recon[i];
    if (ability) effects += effectsOf(ability, []);
  }
  for (let i = 0; i < player.items.length; i++) {
    const item = player.items[i];
    if (item) effects += item.bought - item.spent;
  }
  return effects;
}

function play(state: State, seat: number, move: FightMove): State {
  playFight(silentScene(state, seat), move);
  return state;
}

const step = (state: State, seat: number, move: FightMove): State => play(cloneForSeat(state, seat), seat, move);

/** Marks what can be marked: it never does harm. */
function markAll(state: State, seat: number, trail: Trail | undefined): Trail | undefined {
  if (!mayMark(playerAt(state, seat))) return trail;
  markObjective(silentScene(state, seat));
  return { move: { type: 'markObjective' }, before: trail };
}

const movesOf = (trail: Trail | undefined): PlannedMove[] => {
  const moves: PlannedMove[] = [];
  for (let at = trail; at; at = at.before) moves.push(at.move);
  return moves.reverse();
};

/** A beam over activations: each is resolved completely, the most promising moments are kept, stopping is always allowed. */
export class FightSearch {
  nodes = 0;

  constructor(
    private readonly seat: number,
    private readonly settings: FightSettings,
  ) {}

  *think(root: State): Generator<undefined, FightPlan, undefined> {
    // The supply plays no part in a fight.
    const start = cloneForSeat({ ...root, supply: [] }, this.seat);
    const trail = markAll(start, this.seat, undefined);
    let beam: Node[] = playerAt(start, this.seat).activation ? this.settle(start, trail, new Set()) : [this.node(start, trail)];
    let best = this.best(beam, undefined);
    while (beam.length > 0) {
      const seen = new Set<number>();
      const next: Node[] = [];
      for (const node of beam) {
        for (const source of differentSources(playerAt(node.state, this.seat))) {
          const move: FightMove = { type: 'activate', source };
          for (const found of this.settle(step(node.state, this.seat, move), { move, before: node.trail }, seen)) next.push(found);
          yield;
        }
      }
      next.sort((a, b) => b.promise - a.promise);
      beam = next.slice(0, this.settings.beam);
      best = this.best(beam, best);
    }
    if (!best) throw new Error('a fight without a moment');
    return { value: best.value, moves: movesOf(best.trail), nodes: this.nodes };
  }

  private node(state: State, trail: Trail | undefined): Node {
    this.nodes += 1;
    const player = playerAt(state, this.seat);
    const { now, promise } = worth(state, player, this.settings.temper, effectsAtHand(player));
    return { state, trail, value: now, promise };
  }

  /** The best moment to stop at; before the Start-of-Fighting tiles are done nobody may stop. */
  private best(beam: readonly Node[], before: Node | undefined): Node | undefined {
    return beam.reduce<Node | undefined>((best, node) => {
      if (playerAt(node.state, this.seat).fight?.stage !== 'free') return best;
      return !best || node.value > best.value + 1e-9 ? node : best;
    }, before);
  }

  /** All ways in which the running activation can end, up to the limit, that lead to moments not met before. */
  private settle(state: State, trail: Trail | undefined, met: Set<number>): Node[] {
    const done: Node[] = [];
    const seen = new Set<number>();
    const open: { readonly state: State; readonly trail: Trail | undefined }[] = [{ state, trail }];
    while (open.length > 0 && done.length < this.settings.outcomes) {
      const at = open.pop();
      if (!at) break;
      const marked = markAll(at.state, this.seat, at.trail);
      const player = playerAt(at.state, this.seat);
      if (!player.activation) {
        const print = fingerprint(player);
        if (met.has(print)) continue;
        met.add(print);
        done.push(this.node(at.state, marked));
        continue;
      }
      const moves: FightMove[] = distinct(player, legalTargets(player)).map((target) => ({ type: 'resolve', target }));
      if (maySkip(player)) moves.push({ type: 'skip' });
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i];
        if (!move) continue;
        // Nobody needs the moment itself any more once its last move is tried.
        const next = i === moves.length - 1 ? play(at.state, this.seat, move) : step(at.state, this.seat, move);
        const print = fingerprint(playerAt(next, this.seat));
        if (seen.has(print)) continue;
        seen.add(print);
        open.push({ state: next, trail: { move, before: marked } });
      }
    }
    return done;
  }
}
