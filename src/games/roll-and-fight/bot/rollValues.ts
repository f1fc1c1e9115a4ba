import {
  CHANCES, EMPTY_HAND, FACE_COUNT, FIRST_OF_SIZE, HANDS, keepsOf, LESS_ONE_WOUND, LESS_WOUNDS, SIZE_OF, WITH_FACE, WOUNDS_OF, without,
} from './hands';
import type { SetShape } from './sets';

export interface RatedShape extends SetShape {
  readonly worth: number;
}

/** What the rest of a Rolling Phase is about. */
export interface RollProblem {
  readonly shapes: readonly RatedShape[];
  /** What one more wound die on the Health track is worth; usually a loss. */
  readonly woundWorth: number;
  /** Wound dice that the Health track still takes. */
  readonly health: number;
  readonly poolLimit: number;
}

/** Sets laid later are worth this part of what they are worth now: the best targets go first. */
const LATER = 0.85;
/** Rolling on and on with the last dice costs patience, so that it ends. */
const PATIENCE = 0.004;
/** Rounds of improvement after which the last dice are known well enough. */
const LAST_DICE_STEPS = 24;

export interface Permissions {
  readonly mayRoll: boolean;
  readonly mayLay: boolean;
  readonly mayBear: boolean;
}

export type RollChoice =
  | { readonly do: 'stop' }
  | { readonly do: 'lay'; readonly shape: RatedShape }
  | { readonly do: 'bear' }
  | { readonly do: 'roll'; readonly keep: number };

/** One layer of the plan: so many dice in the supply and so many rolls until it is closed. */
interface Layer {
  /** The worth of each hand as it lies. */
  readonly lying: Float64Array;
  /** The worth of rolling all but a hand, best of what may be rolled beside it. */
  readonly rolling: Float64Array;
}

const layer = (): Layer => ({ lying: new Float64Array(HANDS), rolling: new Float64Array(HANDS) });

/**
 * The Rolling Phase as a game of chance with known odds: sets have a worth each, and every hand is judged by the best
 * that can be made of it with the dice in the supply and the rolls until it is closed. Solved exactly, layer by layer.
 */
export class RollValues {
  /** `layers[rolls][dice]`; without rolls or dice left the last dice are rolled at leisure. */
  private readonly layers: Layer[][] = [];
  private readonly lastDice: Layer[];
  /** Scratch: the worth of a hand once the missing dice are rolled. */
  private readonly expected = new Float64Array(HANDS);
  /** For each hand the shapes it holds and what remains of it. */
  private readonly sets: readonly (readonly { readonly shape: RatedShape; readonly rest: number }[])[];

  constructor(private readonly problem: RollProblem) {
    const good = problem.shapes.filter((shape) => shape.worth > 0);
    this.sets = Array.from({ length: HANDS }, (_, hand) =>
      good.flatMap((shape) => {
        const rest = without(hand, shape.hand);
        return rest < 0 ? [] : [{ shape, rest }];
      }),
    );
    this.lastDice = this.solveLastDice();
  }

  /** Makes sure that this many rolls and dice are thought through. */
  *prepare(rolls: number, dice: number): Generator<undefined, void, undefined> {
    for (let left = this.layers.length; left <= rolls; left++) {
      this.layers.push([]);
      yield;
    }
    for (let left = 1; left <= rolls; left++) {
      const row = this.layers[left];
      if (!row) continue;
      for (let supply = Math.max(1, row.length); supply <= dice; supply++) row[supply] = this.solve(left, supply);
      yield;
    }
  }

  private layerAt(rolls: number, dice: number, size: number): Layer | undefined {
    return rolls > 0 && dice > 0 ? this.layers[rolls]?.[dice] : this.lastDice[size];
  }

  /** The worth of each hand of a size when nothing more can be taken; rolls are free, patience is not. */
  private solveLastDice(): Layer[] {
    const layers = Array.from({ length: this.problem.poolLimit + 1 }, layer);
    for (let size = 1; size < layers.length; size++) {
      const own = layers[size];
      if (!own) continue;
      for (let step = 0; step < LAST_DICE_STEPS; step++) {
        for (let hand = FIRST_OF_SIZE[size] ?? 0; hand < (FIRST_OF_SIZE[size + 1] ?? 0); hand++) {
          own.lying[hand] = Math.max(this.laid(hand, 0, 0, layers), this.borne(hand, 0, 0, 0, layers), (own.rolling[hand] ?? 0) - PATIENCE, 0);
        }
        this.expect(own, own, size);
      }
    }
    return layers;
  }

  /** With `rolls` before the supply closes and `dice` in it, the pool is always full. */
  private solve(rolls: number, dice: number): Layer {
    const size = this.problem.poolLimit;
    const own = layer();
    const next = this.layerAt(rolls - 1, dice, size);
    if (next) this.expect(next, own, size);
    for (let hand = FIRST_OF_SIZE[size] ?? 0; hand < (FIRST_OF_SIZE[size + 1] ?? 0); hand++) {
      own.lying[hand] = Math.max(this.laid(hand, rolls, dice), this.borne(hand, 0, rolls, dice), own.rolling[hand] ?? 0, 0);
    }
    return own;
  }

  /** What rolling brings beside each kept hand, if the dice then lie in a layer. */
  private expect(next: Layer, own: Layer, size: number): void {
    const { expected } = this;
    const end = FIRST_OF_SIZE[size + 1] ?? 0;
    for (let hand = FIRST_OF_SIZE[size] ?? 0; hand < end; hand++) expected[hand] = next.lying[hand] ?? 0;
    for (let hand = (FIRST_OF_SIZE[size] ?? 0) - 1; hand >= 0; hand--) {
      let sum = 0;
      for (let face = 0; face < FACE_COUNT; face++) sum += (CHANCES[face] ?? 0) * (expected[WITH_FACE[hand * FACE_COUNT + face] ?? 0] ?? 0);
      expected[hand] = sum;
    }
    for (let hand = 0; hand < end; hand++) own.rolling[hand] = expected[this.bestKeep(hand, size)] ?? 0;
  }

  /** Of what may stay of the hand, with at least one die rolled, the best. Needs `expected`. */
  private bestKeep(hand: number, size: number): number {
    const keeps = keepsOf(hand);
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < keeps.length; i++) {
      const kept = keeps[i] ?? 0;
      const value = SIZE_OF[kept] === size ? -Infinity : (this.expected[kept] ?? 0);
      if (value > most) {
        most = value;
        best = kept;
      }
    }
    return best;
  }

  /** The worth of a pool after dice left it: what stays, some dice without a face, and what the supply gives. */
  private after(kept: number, faceless: number, rolls: number, dice: number, lastDice: readonly Layer[]): number {
    const pool = (SIZE_OF[kept] ?? 0) + faceless;
    const taken = Math.min(this.problem.poolLimit - pool, dice);
    const size = pool + taken;
    const found = rolls > 0 && dice - taken > 0 ? this.layers[rolls]?.[dice - taken] : lastDice[size];
    if (!found || size === 0) return 0;
    return (faceless + taken > 0 ? found.rolling[kept] : found.lying[kept]) ?? 0;
  }

  private laid(hand: number, rolls: number, dice: number, lastDice = this.lastDice): number {
    const sets = this.sets[hand] ?? [];
    let best = -Infinity;
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      if (set) best = Math.max(best, this.setValue(set.shape, set.rest, 0, rolls, dice, lastDice));
    }
    return best;
  }

  private setValue(shape: RatedShape, rest: number, inHand: number, rolls: number, dice: number, lastDice: readonly Layer[]): number {
    const kept = LESS_ONE_WOUND[rest] ?? rest;
    return shape.worth + LATER * this.after(kept, inHand + (kept === rest ? 0 : 1), rolls, dice, lastDice);
  }

  /** One wound die onto the Health track, the others back into the hand. */
  private borne(hand: number, inHand: number, rolls: number, dice: number, lastDice = this.lastDice): number {
    const wounds = WOUNDS_OF[hand] ?? 0;
    if (wounds === 0 || this.problem.health <= 0) return -Infinity;
    return this.problem.woundWorth + this.after(LESS_WOUNDS[hand] ?? EMPTY_HAND, inHand + wounds - 1, rolls, dice, lastDice);
  }

  /** The best thing to do with the dice that show a face, beside others in hand; what is not allowed is not considered. */
  choose(shown: number, inHand: number, rolls: number, dice: number, { mayRoll, mayLay, mayBear }: Permissions): RollChoice {
    const size = (SIZE_OF[shown] ?? 0) + inHand;
    let best: RollChoice = { do: 'stop' };
    let most = 0;
    const next = mayRoll ? this.layerAt(rolls - 1, dice, size) : undefined;
    if (next) {
      this.expect(next, layer(), size);
      const keep = this.bestKeep(shown, size);
      const value = keep < 0 ? -Infinity : (this.expected[keep] ?? 0) - (rolls > 0 && dice > 0 ? 0 : PATIENCE);
      if (value > most) {
        most = value;
        best = { do: 'roll', keep };
      }
    }
    for (const { shape, rest } of (mayLay && this.sets[shown]) || []) {
      const value = this.setValue(shape, rest, inHand, rolls, dice, this.lastDice);
      if (value < most) continue;
      most = value;
      best = { do: 'lay', shape };
    }
    return mayBear && this.borne(shown, inHand, rolls, dice) > most ? { do: 'bear' } : best;
  }
}
