import type { AnyBot, Thinking } from '@/engine/bots/bot';

/** How often a bot was asked, and the CPU time it took to answer. */
export interface ThinkingTime {
  thoughts: number;
  cpuSeconds: number;
}

/** The same bot, with its thoughts counted and timed. CPU time of the process: what others do on the machine does not count. */
export function timed(bot: AnyBot, time: ThinkingTime): AnyBot {
  return {
    ...bot,
    *think(view, seat, random): Thinking<unknown> {
      const start = process.cpuUsage();
      const move = yield* bot.think(view, seat, random);
      const { user, system } = process.cpuUsage(start);
      time.thoughts += 1;
      time.cpuSeconds += (user + system) / 1e6;
      return move;
    },
  };
}
