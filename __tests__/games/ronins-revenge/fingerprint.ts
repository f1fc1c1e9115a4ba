import { decide } from '@/engine/bots/bot';
import { hashJson, hashText } from '@/engine/hash';
import { makeStream, Random } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import type { BossId } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';

import { anyOptions, type Player } from './battleFuzz';

/** A battle against a boss with whatever level, difficulty, party and luck come with this seed: the hash of every event, every list of moves and the last state. */
export function fingerprintOf(boss: BossId, player: Player, seed: string, mostMoves: number): string {
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  /** Hashes of what was told and of what was offered, in their order. */
  const said: string[] = [];
  const table = { random, stream: () => random, emit: (event: unknown) => void said.push(hashJson(event)) };
  const options = anyOptions(choices, boss);
  const bot = battleBots[choices.pick(['easy', 'medium', 'hard'] as const)];
  const state = battleGame.setup(options, table);
  for (let i = 0; i < mostMoves && state.result === null; i++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) break;
    const { seat } = prompt;
    const offered = [...battleGame.moves(state, seat)];
    said.push(hashJson(offered));
    battleGame.play(state, seat, player === 'bot' ? decide(bot.think(battleGame.view(state, seat), seat, choices)) : choices.pick(offered), table);
  }
  return hashText([hashJson(options), hashJson(state), ...said].join());
}
