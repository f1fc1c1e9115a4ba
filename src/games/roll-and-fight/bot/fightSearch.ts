import { activations, playFight } from '../rules/fighting/fight';
import { legalTargets, maySkip } from '../rules/fighting/activation';
import { cloneForSeat } from '../rules/clone';
import type { FightMove, Source, Target } from '../rules/moves';
import { mayMark, markObjective } from '../rules/objectives';
import { lairOf, playerAt, type Scene } from '../rules/scene';
import type { Player, State } from '../rules/state';
import { worth } from './worth';

/** A moment of an imagined fight and how it was reached. */
interface Node {
  readonly state: State;
  readonly value: number;
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
  const seen = new Set<string>();
  return targets.filter((target) => {
    if (target.kind !== 'minion') return true;
    const printed = minions[target.minion];
    const key = `${printed?.type}${printed?.room}${player.minions[target.minion]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function differentSources(player: Player): readonly Source[] {
  const seen = new Set<string>();
  const found: Source[] = [];
  for (const source of activations(player)) {
    const set = source.from === 'set' ? player.sets[source.set] : undefined;
    const key = set ? `${set.ability}${set.dice.some((die) => die.face === 'doubleKnife')}` : JSON.stringify(source);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(source);
  }
  return found;
}

/** A number for everything about the player that a fight changes. */
function fingerprint(player: Player): number {
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

function step(state: State, seat: number, move: FightMove): State {
  const next = cloneForSeat(state, seat);
  const scene = silentScene(next, seat);
  playFight(scene, move);
  return next;
}

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
    const start = cloneForSeat(root, this.seat);
    const trail = markAll(start, this.seat, undefined);
    let beam: Node[] = playerAt(start, this.seat).activation ? [...this.settle(start, trail)] : [this.node(start, trail)];
    let best = this.best(beam, undefined);
    while (beam.length > 0) {
      const seen = new Set<number>();
      const next: Node[] = [];
      for (const node of beam) {
        for (const source of differentSources(playerAt(node.state, this.seat))) {
          const move: FightMove = { type: 'activate', source };
          for (const found of this.settle(step(node.state, this.seat, move), { move, before: node.trail })) {
            const print = fingerprint(playerAt(found.state, this.seat));
            if (seen.has(print)) continue;
            seen.add(print);
            next.push(found);
          }
          yield;
        }
      }
      next.sort((a, b) => b.value - a.value);
      beam = next.slice(0, this.settings.beam);
      best = this.best(beam, best);
    }
    if (!best) throw new Error('a fight without a moment');
    return { value: best.value, moves: movesOf(best.trail), nodes: this.nodes };
  }

  private node(state: State, trail: Trail | undefined): Node {
    this.nodes += 1;
    return { state, trail, value: worth(state, playerAt(state, this.seat)) };
  }

  /** The best moment to stop at; before the Start-of-Fighting tiles are done nobody may stop. */
  private best(beam: readonly Node[], before: Node | undefined): Node | undefined {
    return beam.reduce<Node | undefined>((best, node) => {
      if (playerAt(node.state, this.seat).fight?.stage !== 'free') return best;
      return !best || node.value > best.value + 1e-9 ? node : best;
    }, before);
  }

  /** All different ways in which the running activation can end, up to the limit. */
  private settle(state: State, trail: Trail | undefined): Node[] {
    const done: Node[] = [];
    const seen = new Set<number>();
    const open: { readonly state: State; readonly trail: Trail | undefined }[] = [{ state, trail }];
    while (open.length > 0 && done.length < this.settings.outcomes) {
      const at = open.pop();
      if (!at) break;
      const marked = markAll(at.state, this.seat, at.trail);
      const player = playerAt(at.state, this.seat);
      if (!player.activation) {
        done.push(this.node(at.state, marked));
        continue;
      }
      const moves: FightMove[] = distinct(player, legalTargets(player)).map((target) => ({ type: 'resolve', target }));
      if (maySkip(player)) moves.push({ type: 'skip' });
      for (const move of moves) {
        const next = step(at.state, this.seat, move);
        const print = fingerprint(playerAt(next, this.seat));
        if (seen.has(print)) continue;
        seen.add(print);
        open.push({ state: next, trail: { move, before: marked } });
      }
    }
    return done;
  }
}
