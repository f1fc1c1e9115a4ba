import { BOT_LEVELS, type BotLevel } from '@/engine/box';
import { vengeanceBots } from '@/games/vengeance/bot';
import { HERO_IDS } from '@/games/vengeance/content/heroes';
import { DEFAULTS } from '@/games/vengeance/rules/options';

import { percent, playGame, print, winsOf } from './play';

/** The three levels at one table, every deal played once from each seat. */
export function levelsReport(games: number, seeds: string): void {
  const wins = new Map<BotLevel, number>(BOT_LEVELS.map((level) => [level, 0]));
  for (let game = 0; game < games; game++) {
    const levels = BOT_LEVELS.map((_, seat) => BOT_LEVELS[(seat + game) % BOT_LEVELS.length] ?? 'medium');
    const { outcome } = playGame({ ...DEFAULTS, seats: BOT_LEVELS.length, heroes: HERO_IDS }, levels.map((level) => vengeanceBots[level]), `${seeds}-${Math.floor(game / BOT_LEVELS.length)}`);
    winsOf(outcome).forEach((won, seat) => {
      const level = levels[seat] ?? 'medium';
      wins.set(level, (wins.get(level) ?? 0) + won);
    });
  }
  for (const [level, won] of wins) print(`${level} wins`, percent(won, games));
}
