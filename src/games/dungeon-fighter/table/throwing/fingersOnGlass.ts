import { PointerPath, type Point } from '@/motion/touch/pointer';

const LATE_LIFT_MS = 100;
/** A finger that left the glass so shortly before still belongs to the same stroke. */
const TOGETHER_MS = 80;

/** The fingers of one try: where each of them went, and who left the glass with whom. */
export class FingersOnGlass {
  private readonly down = new Map<number, PointerPath>();
  private lifted: PointerPath[] = [];

  get count(): number {
    return this.down.size;
  }

  /** The one that came last first. */
  get paths(): readonly PointerPath[] {
    return [...this.down.values()].reverse();
  }

  touch(id: number, { x, y }: Point, t: number): void {
    const path = new PointerPath();
    path.add({ x, y, t });
    this.down.set(id, path);
  }

  move(id: number, { x, y }: Point, t: number): void {
    this.down.get(id)?.add({ x, y, t });
  }

  cancel(id: number): void {
    this.down.delete(id);
  }

  /** The path of a finger that leaves the glass, and those of the others that are there or have just left; undefined: it never came. */
  lift(id: number, { x, y }: Point, t: number): { readonly path: PointerPath; readonly others: readonly PointerPath[] } | undefined {
    const path = this.down.get(id);
    if (!path) return undefined;
    // A busy device tells of the lift a little late; where the finger was last seen moving is when it left the glass.
    const { last } = path;
    const late = last !== undefined && last.x === x && last.y === y && t - last.t < LATE_LIFT_MS;
    if (!late) path.add({ x, y, t });
    this.down.delete(id);
    this.lifted = this.lifted.filter((other) => t - (other.last?.t ?? 0) < TOGETHER_MS);
    const others = [...this.down.values(), ...this.lifted];
    this.lifted.push(path);
    return { path, others };
  }
}
