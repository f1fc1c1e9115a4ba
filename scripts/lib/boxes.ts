import { BOT_LEVELS, type AnyBox } from '@/engine/box';
import type { AnyBot } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { plannerBot } from '@/engine/bots/planner';
import { randomBot } from '@/engine/bots/random';
import { searchBot } from '@/engine/bots/search';
import { BOXES, findBox } from '@/games';

/** One box by its id, and nothing of the others: a box under construction stops nobody else's simulation. */
export async function loadBox(id: string): Promise<AnyBox> {
  const { contents, rules } = findBox(id) ?? {};
  const playable = contents?.box ?? rules;
  if (!playable) throw new Error(`There is no box “${id}” to play. There are: ${BOXES.filter((box) => box.contents ?? box.rules).map((box) => box.id).join(', ')}.`);
  return playable.load();
}

/** Bots by name: a level of the box, or one that plays every game: random, greedy, greedy:worlds, planner, planner:worlds, search, search:playouts. */
export function botNamed({ game, bots }: AnyBox, name: string): AnyBot {
  const [kind, amount] = name.split(':');
  const level = BOT_LEVELS.find((each) => each === kind);
  if (level) return bots[level];
  if (kind === 'random') return randomBot(game);
  if (kind === 'greedy') return greedyBot(game, { worlds: Number(amount ?? 8) });
  if (kind === 'planner') return plannerBot(game, { worlds: Number(amount ?? 4) });
  if (kind === 'search') return searchBot(game, { playouts: Number(amount ?? 200) });
  throw new Error(`There is no bot “${name}”. There are: ${BOT_LEVELS.join(', ')}, random, greedy[:worlds], planner[:worlds], search[:playouts].`);
}
