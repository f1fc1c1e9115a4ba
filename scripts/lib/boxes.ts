import { BOT_LEVELS, type AnyBox } from '@/engine/box';
import type { AnyBot } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { plannerBot, type PlannerSettings, type Planning } from '@/engine/bots/planner';
import { randomBot } from '@/engine/bots/random';
import { searchBot } from '@/engine/bots/search';
import { own } from '@/engine/own';
import { BOXES, findBox } from '@/games';

/** What a planner is told about a game whose `evaluate` says little in the middle of a turn. */
const PLANNING: Readonly<Record<string, () => Promise<{ readonly planning: Planning<never> }>>> = {
  'roll-and-fight': () => import('../simulate/planning/rollAndFight'),
  'ronins-revenge': () => import('../simulate/planning/roninsRevenge'),
};

export interface SimulatedBox extends AnyBox {
  readonly planning?: Planning<never>;
}

/** One box by its id, and nothing of the others: a box under construction stops nobody else's simulation. */
export async function loadBox(id: string): Promise<SimulatedBox> {
  const { contents, rules } = findBox(id) ?? {};
  const playable = contents?.box ?? rules;
  if (!playable) throw new Error(`There is no box “${id}” to play. There are: ${BOXES.filter((box) => box.contents ?? box.rules).map((box) => box.id).join(', ')}.`);
  return { ...(await playable.load()), ...(await own(PLANNING, id)?.()) };
}

/** Of the planner's name: `planner:worlds:beam:depth:samples:foresight`, as many of them as are wanted. */
function plannerSettings(name: string): PlannerSettings<unknown> {
  const [, worlds = 4, beam = 8, depth = 8, samples = 1, foresight = 0] = name.split(':').map(Number);
  return { worlds, beam, depth, samples, foresight };
}

/** Bots by name: a level of the box, or one that plays every game: random, greedy, greedy:worlds, planner, planner:worlds…, search, search:playouts. */
export function botNamed({ game, bots, planning }: SimulatedBox, name: string): AnyBot {
  const [kind, amount] = name.split(':');
  const level = BOT_LEVELS.find((each) => each === kind);
  if (level) return bots[level];
  if (kind === 'random') return randomBot(game);
  if (kind === 'greedy') return greedyBot(game, { worlds: Number(amount ?? 8) });
  if (kind === 'planner') return plannerBot(game, { ...planning, ...plannerSettings(name) });
  if (kind === 'search') return searchBot(game, { playouts: Number(amount ?? 200) });
  throw new Error(`There is no bot “${name}”. There are: ${BOT_LEVELS.join(', ')}, random, greedy[:worlds], planner[:worlds], search[:playouts].`);
}
