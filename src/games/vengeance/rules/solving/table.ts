const FIRST_CAPACITY = 1024;

/** Positions seen, each once, as three integers; numbered in the order in which they came. */
export class PositionTable {
  readonly places: number[] = [];
  readonly wounds: number[] = [];
  readonly pools: number[] = [];
  /** Open addressing: the number of a position plus one, 0 for free. */
  private slots = new Int32Array(FIRST_CAPACITY);

  get size(): number {
    return this.places.length;
  }

  /** False: it was there already. */
  add(place: number, wounds: number, pool: number): boolean {
    if (this.places.length * 2 >= this.slots.length) this.grow();
    const at = this.find(place, wounds, pool);
    if (this.slots[at] !== 0) return false;
    this.places.push(place);
    this.wounds.push(wounds);
    this.pools.push(pool);
    this.slots[at] = this.places.length;
    return true;
  }

  /** Where the position is, or belongs. */
  private find(place: number, wounds: number, pool: number): number {
    const mask = this.slots.length - 1;
    let hash = Math.imul(place, 0x9e3779b1) ^ Math.imul(pool, 0x85ebca6b) ^ Math.imul(wounds, 0xc2b2ae35);
    hash ^= hash >>> 15;
    let at = hash & mask;
    for (let number = this.slots[at] ?? 0; number !== 0; number = this.slots[at] ?? 0) {
      const i = number - 1;
      if (this.places[i] === place && this.pools[i] === pool && this.wounds[i] === wounds) return at;
      at = (at + 1) & mask;
    }
    return at;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    for (let i = 0; i < this.places.length; i++) this.slots[this.find(this.places[i] ?? 0, this.wounds[i] ?? 0, this.pools[i] ?? 0)] = i + 1;
  }
}
