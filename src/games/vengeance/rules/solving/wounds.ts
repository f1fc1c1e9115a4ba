import type { Lair } from '../fight/lair';

/** Damage that has not killed yet, of everybody in a Lair in one integer: enemies of two or more health have two bits each. */
export class Wounds {
  /** Where the bits of an enemy begin; −1: it dies of anything. */
  private readonly places: readonly number[];
  private readonly health: readonly number[];

  constructor({ enemies }: Lair) {
    let sturdy = 0;
    this.places = enemies.map((enemy) => (enemy.health > 1 ? 2 * sturdy++ : -1));
    this.health = enemies.map((enemy) => enemy.health);
  }

  /** The damage of a roll so far, by enemy, as one integer. */
  of(damage: readonly number[]): number {
    return this.places.reduce((wounds, place, enemy) => (place < 0 ? wounds : wounds | (Math.min(3, damage[enemy] ?? 0) << place)), 0);
  }

  healthLeft(enemy: number, wounds: number): number {
    const place = this.places[enemy] ?? -1;
    return place < 0 ? 1 : (this.health[enemy] ?? 1) - ((wounds >> place) & 3);
  }

  with(wounds: number, enemy: number, damage: number): number {
    const place = this.places[enemy] ?? -1;
    return place < 0 ? wounds : wounds + (damage << place);
  }

  /** The dead have no wounds. */
  without(wounds: number, enemy: number): number {
    const place = this.places[enemy] ?? -1;
    return place < 0 ? wounds : wounds & ~(3 << place);
  }
}
