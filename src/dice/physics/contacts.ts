import type { Body } from './body';
import type { Material } from './types';

/** `a` touches `b`; the normal points from b to a. Reused from step to step. */
export interface Contact {
  a: Body;
  b: Body;
  nx: number; ny: number; nz: number;
  px: number; py: number; pz: number;
  depth: number;
  material: Material;
  /** Filled in by the solver. */
  rax: number; ray: number; raz: number;
  rbx: number; rby: number; rbz: number;
  normalMass: number;
  slideMass: number;
  approach: number;
  bounce: number;
  push: number;
  slideX: number; slideY: number; slideZ: number;
}

/** A growing pool: after the first steps of a throw nothing is allocated any more. */
export class ContactPool {
  readonly contacts: Contact[] = [];
  count = 0;

  add(a: Body, b: Body, material: Material, nx: number, ny: number, nz: number, px: number, py: number, pz: number, depth: number): void {
    const kept = this.contacts[this.count];
    this.count++;
    if (kept === undefined) {
      this.contacts.push({
        a, b, material, nx, ny, nz, px, py, pz, depth,
        rax: 0, ray: 0, raz: 0, rbx: 0, rby: 0, rbz: 0,
        normalMass: 0, slideMass: 0, approach: 0, bounce: 0, push: 0, slideX: 0, slideY: 0, slideZ: 0,
      });
      return;
    }
    kept.a = a;
    kept.b = b;
    kept.material = material;
    kept.nx = nx;
    kept.ny = ny;
    kept.nz = nz;
    kept.px = px;
    kept.py = py;
    kept.pz = pz;
    kept.depth = depth;
  }
}
