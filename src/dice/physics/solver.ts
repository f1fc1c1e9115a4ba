import { GRAVITY, speedSquared, spinSquared, type Body } from './body';
import type { Contact, ContactPool } from './contacts';

const { abs, max, sqrt } = Math;

/** Passes over all contacts; alternately forwards and backwards, so that no contact is always served first. */
const MOST_PASSES = 8;
/** Impulses per mass (mm/s) that change less than this in a pass are good enough. */
const GOOD_ENOUGH = 0.05;
/** Slower approaches than this do not bounce, or dice would buzz for ever. */
const BOUNCE_FROM = 90;
/** Depth left alone, and the share of the rest that one step pushes out. */
const SLOP = 0.05;
const PUSH_SHARE = 0.6;

function prepare(c: Contact): void {
  const { a, b, nx, ny, nz } = c;
  c.push = 0;
  c.slideX = 0;
  c.slideY = 0;
  c.slideZ = 0;
  const ax = c.px - a.x;
  const ay = c.py - a.y;
  const az = c.pz - a.z;
  c.rax = ax;
  c.ray = ay;
  c.raz = az;
  const aMass = a.asleep ? 0 : a.inverseMass;
  const aInertia = a.asleep ? 0 : a.inverseInertia;
  const acx = ay * nz - az * ny;
  const acy = az * nx - ax * nz;
  const acz = ax * ny - ay * nx;
  let normal = aMass + aInertia * (acx * acx + acy * acy + acz * acz);
  let slide = aMass + aInertia * (ax * ax + ay * ay + az * az);
  let vx = a.vx + a.wy * az - a.wz * ay;
  let vy = a.vy + a.wz * ax - a.wx * az;
  let vz = a.vz + a.wx * ay - a.wy * ax;
  if (b.inverseMass !== 0 && !b.asleep) {
    const bx = c.px - b.x;
    const by = c.py - b.y;
    const bz = c.pz - b.z;
    c.rbx = bx;
    c.rby = by;
    c.rbz = bz;
    const bcx = by * nz - bz * ny;
    const bcy = bz * nx - bx * nz;
    const bcz = bx * ny - by * nx;
    normal += b.inverseMass + b.inverseInertia * (bcx * bcx + bcy * bcy + bcz * bcz);
    slide += b.inverseMass + b.inverseInertia * (bx * bx + by * by + bz * bz);
    vx -= b.vx + b.wy * bz - b.wz * by;
    vy -= b.vy + b.wz * bx - b.wx * bz;
    vz -= b.vz + b.wx * by - b.wy * bx;
  }
  c.normalMass = 1 / normal;
  c.slideMass = 1 / slide;
  c.approach = -(vx * nx + vy * ny + vz * nz);
  c.bounce = c.approach > BOUNCE_FROM ? c.approach * c.material.restitution : 0;
}

function applyTo(body: Body, rx: number, ry: number, rz: number, jx: number, jy: number, jz: number): void {
  const inertia = body.inverseInertia;
  body.vx += jx * body.inverseMass;
  body.vy += jy * body.inverseMass;
  body.vz += jz * body.inverseMass;
  body.wx += inertia * (ry * jz - rz * jy);
  body.wy += inertia * (rz * jx - rx * jz);
  body.wz += inertia * (rx * jy - ry * jx);
}

/** Returns how much the normal impulse changed. */
function solve(c: Contact): number {
  const { a, b, nx, ny, nz, rax, ray, raz, rbx, rby, rbz } = c;
  const bMoves = b.inverseMass !== 0 && !b.asleep;
  let vx = a.vx + a.wy * raz - a.wz * ray;
  let vy = a.vy + a.wz * rax - a.wx * raz;
  let vz = a.vz + a.wx * ray - a.wy * rax;
  if (bMoves) {
    vx -= b.vx + b.wy * rbz - b.wz * rby;
    vy -= b.vy + b.wz * rbx - b.wx * rbz;
    vz -= b.vz + b.wx * rby - b.wy * rbx;
  }
  const leaving = vx * nx + vy * ny + vz * nz;
  const push = max(0, c.push + c.normalMass * (c.bounce - leaving));
  const change = push - c.push;
  if (push === 0 && change === 0) return 0;
  c.push = push;

  let sx = c.slideX - c.slideMass * (vx - leaving * nx);
  let sy = c.slideY - c.slideMass * (vy - leaving * ny);
  let sz = c.slideZ - c.slideMass * (vz - leaving * nz);
  const most = c.material.friction * push;
  const square = sx * sx + sy * sy + sz * sz;
  if (square > most * most) {
    const scale = most / sqrt(square);
    sx *= scale;
    sy *= scale;
    sz *= scale;
  }
  const jx = change * nx + sx - c.slideX;
  const jy = change * ny + sy - c.slideY;
  const jz = change * nz + sz - c.slideZ;
  c.slideX = sx;
  c.slideY = sy;
  c.slideZ = sz;
  if (!a.asleep) applyTo(a, rax, ray, raz, jx, jy, jz);
  if (bMoves) applyTo(b, rbx, rby, rbz, -jx, -jy, -jz);
  return abs(change);
}

/** Fills in the approach speeds; call before waking, reporting and solving. */
export function prepareContacts(pool: ContactPool): void {
  for (let i = 0; i < pool.count; i++) prepare(pool.contacts[i] as Contact);
}

export function solveVelocities(pool: ContactPool): void {
  const { contacts, count } = pool;
  let largest = Infinity;
  for (let pass = 0; pass < MOST_PASSES && largest > GOOD_ENOUGH; pass++) {
    largest = 0;
    const backwards = pass % 2 === 1;
    for (let i = 0; i < count; i++) {
      const change = solve(contacts[backwards ? count - 1 - i : i] as Contact);
      if (change > largest) largest = change;
    }
  }
}

/** Moves overlapping bodies apart without giving them speed. */
export function pushApart(pool: ContactPool): void {
  const { contacts, count } = pool;
  for (let i = 0; i < count; i++) {
    const { a, b } = contacts[i] as Contact;
    a.pushX = a.pushY = a.pushZ = 0;
    b.pushX = b.pushY = b.pushZ = 0;
  }
  for (let i = 0; i < count; i++) {
    const { a, b, nx, ny, nz, depth } = contacts[i] as Contact;
    const already = (a.pushX - b.pushX) * nx + (a.pushY - b.pushY) * ny + (a.pushZ - b.pushZ) * nz;
    const left = PUSH_SHARE * (depth - SLOP) - already;
    if (left <= 0) continue;
    const aMass = a.asleep ? 0 : a.inverseMass;
    const bMass = b.asleep ? 0 : b.inverseMass;
    if (aMass + bMass === 0) continue;
    const toA = (left * aMass) / (aMass + bMass);
    const toB = left - toA;
    a.pushX += nx * toA;
    a.pushY += ny * toA;
    a.pushZ += nz * toA;
    b.pushX -= nx * toB;
    b.pushY -= ny * toB;
    b.pushZ -= nz * toB;
  }
}

/** A die lifted by the push pays for the height with its motion: energy never comes from nowhere. */
export function applyPush(body: Body): void {
  body.x += body.pushX;
  body.y += body.pushY;
  body.z += body.pushZ;
  const gained = GRAVITY * body.pushZ;
  body.pushX = body.pushY = body.pushZ = 0;
  if (gained <= 0) return;
  const motion = speedSquared(body) / 2 + spinSquared(body) / (2 * body.inverseInertia);
  const scale = motion > gained ? sqrt(1 - gained / motion) : 0;
  body.vx *= scale;
  body.vy *= scale;
  body.vz *= scale;
  body.wx *= scale;
  body.wy *= scale;
  body.wz *= scale;
}
