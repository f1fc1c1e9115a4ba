import type { Seat } from '@/engine/game';

import { isDead } from './scene';
import { scoreNow, targetScore } from './scoring';
import { isSolo, type Player, type State } from './state';

const SCALE = 30;
const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

const worth = (player: Player): number => (isDead(player) || player.den === undefined ? 0 : scoreNow(player));

/** How far the seat is ahead of its target or of its best rival; −1 to 1. */
export function evaluate(view: State, seat: Seat): number {
  const player = view.players[seat];
  if (!player || isDead(player)) return -1;
  if (isSolo(view)) return clamp((worth(player) - targetScore(view)) / SCALE);
  const rivals = view.players.filter((_, other) => other !== seat).map(worth);
  return clamp((worth(player) - Math.max(...rivals)) / SCALE);
}
