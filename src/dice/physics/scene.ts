import { makeGround, makeObstacle, type Body } from './body';
import { touchBox } from './boxes';
import { ContactPool } from './contacts';
import { touchPlane, touchPlate } from './surfaces';
import type { BoxShape, PlaneShape, PlateShape, World } from './types';

interface Solid<T> {
  readonly shape: T;
  readonly body: Body;
}

/** Everything that can be touched, sorted for finding contacts quickly. */
export class Scene {
  readonly pool = new ContactPool();
  private readonly planes: Solid<PlaneShape>[] = [];
  private readonly plates: Solid<PlateShape>[] = [];
  private readonly boxes: Solid<BoxShape>[] = [];
  private readonly byX: Body[];

  constructor(readonly world: World, readonly dice: readonly Body[]) {
    this.byX = [...dice];
    world.shapes.forEach((shape, index) => {
      if (shape.kind === 'plane') this.planes.push({ shape, body: makeGround(index) });
      else if (shape.kind === 'plate') this.plates.push({ shape, body: makeGround(index) });
      else this.boxes.push({ shape, body: makeObstacle(shape, index) });
    });
  }

  findContacts(): void {
    this.pool.count = 0;
    for (const die of this.dice) {
      if (!die.lost && !die.asleep) this.touchSolids(die);
    }
    this.touchDice();
  }

  private touchSolids(die: Body): void {
    const { pool } = this;
    for (const { shape, body } of this.planes) touchPlane(die, shape, body, pool);
    for (const { shape, body } of this.plates) touchPlate(die, shape, body, pool);
    for (const { shape, body } of this.boxes) {
      if (near(die, body)) touchBox(die, body, shape.material, pool);
    }
  }

  /** Dice stay nearly sorted from step to step, so insertion sort is almost free and only neighbours are compared. */
  private touchDice(): void {
    const { byX, pool } = this;
    for (let i = 1; i < byX.length; i++) {
      const die = byX[i] as Body;
      let j = i - 1;
      while (j >= 0 && (byX[j] as Body).x > die.x) {
        byX[j + 1] = byX[j] as Body;
        j--;
      }
      byX[j + 1] = die;
    }
    const material = this.world.die.material;
    for (let i = 0; i < byX.length; i++) {
      const a = byX[i] as Body;
      if (a.lost) continue;
      for (let j = i + 1; j < byX.length; j++) {
        const b = byX[j] as Body;
        if (b.x - a.x > a.reach + b.reach) break;
        if (b.lost || (a.asleep && b.asleep)) continue;
        if (near(a, b)) touchBox(a, b, material, pool);
      }
    }
  }
}

function near(a: Body, b: Body): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const reach = a.reach + b.reach;
  return dx * dx + dy * dy + dz * dz < reach * reach;
}
