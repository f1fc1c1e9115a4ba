import type { Random } from '@/engine/random';
import { GRAVITY, type Body } from '../physics/body';
import { angleOf, TURN_PARTS } from '../physics/rotation';
import { wake } from '../physics/sleep';
import { spread } from './cup';
import { liesFlat } from './layFlat';
import { DIE_EDGE, type LyingDie, type Tray } from './tray';

const HOP_SPEED = 520;
const HOP_TIME = (2 * HOP_SPEED) / GRAVITY;
const REACHES = [1.6 * DIE_EDGE, 2.6 * DIE_EDGE, 4 * DIE_EDGE, 6 * DIE_EDGE];
const DIRECTIONS = 16;
/** More room than this is as good as any. */
const ENOUGH_ROOM = 1.8 * DIE_EDGE;
const TUMBLE = 12;

type Place = Pick<Body, 'x' | 'y'>;

function roomAt(x: number, y: number, others: readonly Place[]): number {
  let room = ENOUGH_ROOM;
  for (const other of others) {
    const dx = other.x - x;
    const dy = other.y - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance < room) room = distance;
  }
  return room;
}

/** The nearest spot in hopping distance with room to lie flat. */
function openSpot(die: Body, others: readonly Place[], tray: Tray): { x: number; y: number } {
  const mostX = tray.width / 2 - DIE_EDGE;
  const mostY = tray.depth / 2 - DIE_EDGE;
  let best = { x: 0, y: 0 };
  let bestWorth = -Infinity;
  for (const reach of REACHES) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const { cos, sin } = angleOf((i * TURN_PARTS) / DIRECTIONS);
      const x = Math.max(-mostX, Math.min(mostX, die.x + reach * cos));
      const y = Math.max(-mostY, Math.min(mostY, die.y + reach * sin));
      const worth = roomAt(x, y, others) - 0.1 * reach;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = { x, y };
      }
    }
  }
  return best;
}

/** The player taps the tray: a die that leans on another hops off it. */
export function tapLeaning(dice: readonly Body[], kept: readonly LyingDie[], tray: Tray, random: Random): void {
  for (const die of dice) {
    if (!die.asleep || liesFlat(die)) continue;
    const spot = openSpot(die, [...kept, ...dice.filter((other) => other !== die)], tray);
    wake(die);
    die.vx = (spot.x - die.x) / HOP_TIME;
    die.vy = (spot.y - die.y) / HOP_TIME;
    die.vz = HOP_SPEED;
    die.wx = spread(random, TUMBLE);
    die.wy = spread(random, TUMBLE);
    die.wz = spread(random, TUMBLE);
  }
}
