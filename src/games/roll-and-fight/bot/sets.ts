import { ABILITIES, type AbilityId } from '../content/abilities';
import { FACES, FIGHTING_DIE, type Face } from '../content/dice';
import { isSetOf } from '../rules/dice';
import type { Player } from '../rules/state';

/** How many dice show each face, in the order of FACES. */
export type Hand = readonly number[];

export function handOf(faces: readonly (Face | undefined)[]): Hand {
  const hand = FACES.map(() => 0);
  for (const face of faces) if (face !== undefined) hand[FACES.indexOf(face)] = (hand[FACES.indexOf(face)] ?? 0) + 1;
  return hand;
}

const sizeOf = (hand: Hand): number => hand.reduce((sum, count) => sum + count, 0);
export const keyOf = (hand: Hand): number => hand.reduce((key, count) => key * 8 + count, 0);
export const facesOf = (hand: Hand): Face[] => hand.flatMap((count, i) => new Array<Face>(count).fill(FACES[i] ?? 'wound'));

/** All hands of exactly this many dice. */
function handsOf(dice: number): Hand[] {
  const found: Hand[] = [];
  const fill = (face: number, left: number, hand: readonly number[]): void => {
    if (face === FACES.length - 1) found.push([...hand, left]);
    else for (let count = 0; count <= left; count++) fill(face + 1, left - count, [...hand, count]);
  };
  fill(0, dice, []);
  return found;
}

const WEIGHTS = FACES.map((face) => FIGHTING_DIE.filter((side) => side === face).length / FIGHTING_DIE.length);
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const power = (base: number, exponent: number): number => (exponent === 0 ? 1 : base * power(base, exponent - 1));

export interface Chance {
  readonly hand: Hand;
  readonly probability: number;
}

/** What so many rolled dice show, with the probability of each. */
const ROLLS: readonly (readonly Chance[])[] = [0, 1, 2, 3, 4].map((dice) =>
  handsOf(dice).map((hand) => ({
    hand,
    probability: hand.reduce((p, count, i) => (p * power(WEIGHTS[i] ?? 0, count)) / factorial(count), factorial(dice)),
  })),
);

export const rollsOf = (dice: number): readonly Chance[] => ROLLS[dice] ?? [];

export const plus = (a: Hand, b: Hand): Hand => a.map((count, i) => count + (b[i] ?? 0));
const minus = (a: Hand, b: Hand): Hand => a.map((count, i) => count - (b[i] ?? 0));
const holds = (a: Hand, b: Hand): boolean => b.every((count, i) => count <= (a[i] ?? 0));

/** A hand that is exactly one set of an ability. */
export interface SetShape {
  readonly ability: AbilityId;
  readonly hand: Hand;
  readonly withBonus: boolean;
}

/** Every set the player could lay, each as a hand. */
export function shapesOf(player: Player, abilities: readonly AbilityId[]): readonly SetShape[] {
  return abilities.flatMap((ability) => {
    const { dice, bonus } = ABILITIES[ability];
    return handsOf(dice.length)
      .filter((hand) => isSetOf(player, ability, facesOf(hand)))
      .map((hand) => ({ ability, hand, withBonus: bonus !== undefined && (hand[FACES.indexOf(bonus.face)] ?? 0) > 0 }));
  });
}

/** Chance to roll what a set still lacks, by number of dice lacking: a guess for two looks ahead. */
const HOPE = [1, 0.5, 0.22, 0.08, 0.03];

/** How good hands are, for a given worth of every set. */
export class HandValues {
  private readonly known = new Map<number, number>();

  constructor(private readonly shapes: readonly (SetShape & { readonly worth: number })[]) {}

  /** The best that can be laid from the hand now, or hoped for. */
  of(hand: Hand): number {
    const key = keyOf(hand);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const shape of this.shapes) {
      if (shape.worth <= 0) continue;
      if (holds(hand, shape.hand)) best = Math.max(best, shape.worth + 0.8 * this.of(minus(hand, shape.hand)));
      else {
        let lacking = 0;
        for (let i = 0; i < hand.length; i++) lacking += Math.max(0, (shape.hand[i] ?? 0) - (hand[i] ?? 0));
        const room = 4 - sizeOf(hand);
        best = Math.max(best, shape.worth * (HOPE[lacking] ?? 0) * (room < 0 ? 0.5 : 1) * 0.6);
      }
    }
    this.known.set(key, best);
    return best;
  }

  /** The best set in the hand, if any is worth laying. */
  bestSet(hand: Hand): (SetShape & { readonly worth: number }) | undefined {
    let found: (SetShape & { readonly worth: number }) | undefined;
    let best = 0;
    for (const shape of this.shapes) {
      if (shape.worth <= 0 || !holds(hand, shape.hand)) continue;
      const value = shape.worth + 0.8 * this.of(minus(hand, shape.hand));
      if (value > best) {
        best = value;
        found = shape;
      }
    }
    return found;
  }
}
