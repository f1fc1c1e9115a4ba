import { readdirSync } from 'node:fs';
import path from 'node:path';

import { BOT_LEVELS, type AnyBox } from '@/engine/box';
import type { AnyBot } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { randomBot } from '@/engine/bots/random';
import { searchBot } from '@/engine/bots/search';

const gamesFolder = path.resolve(__dirname, '../../src/games');

export const boxIds = (): readonly string[] =>
  readdirSync(gamesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

const isBox = (value: unknown): value is AnyBox => typeof value === 'object' && value !== null && 'game' in value && 'bots' in value;

/** One box by its folder, and nothing of the others: a box under construction stops nobody else's simulation. */
export async function loadBox(id: string): Promise<AnyBox> {
  if (!boxIds().includes(id)) throw new Error(`There is no box “${id}”. There are: ${boxIds().join(', ')}.`);
  const loaded: Record<string, unknown> = await import(path.join(gamesFolder, id, 'index.ts'));
  const exported = [...Object.values(loaded), ...Object.values(loaded['default'] ?? {})];
  const box = exported.find(isBox);
  if (!box) throw new Error(`src/games/${id}/index.ts exports no box.`);
  return box;
}

/** Bots by name: a level of the box, or one that plays every game: random, greedy, greedy:worlds, search, search:playouts. */
export function botNamed({ game, bots }: AnyBox, name: string): AnyBot {
  const [kind, amount] = name.split(':');
  const level = BOT_LEVELS.find((each) => each === kind);
  if (level) return bots[level];
  if (kind === 'random') return randomBot(game);
  if (kind === 'greedy') return greedyBot(game, { worlds: Number(amount ?? 8) });
  if (kind === 'search') return searchBot(game, { playouts: Number(amount ?? 200) });
  throw new Error(`There is no bot “${name}”. There are: ${BOT_LEVELS.join(', ')}, random, greedy[:worlds], search[:playouts].`);
}
