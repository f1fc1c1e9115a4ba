/** Battles of Ronin's Revenge of every kind, by chance and by bots, on whatever engine runs this; prints one JSON line: boss → hash of every event, list of moves and last state. */
import { decide } from '@/engine/bots/bot';
import { hashJson, hashText } from '@/engine/hash';
import { makeStream, Random } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';

import { anyOptions } from '../../__tests__/games/ronins-revenge/battleFuzz';
import { say } from './say';

/** Enough for a few rounds; a thought of a bot costs far more than a move by chance. */
const MOST_MOVES = { chance: 120, bot: 10 } as const;

/** Levels, difficulties, party make-ups, dice and no luck as they come with this seed. */
function fingerprintOf(boss: BossId, player: keyof typeof MOST_MOVES): string {
  const seed = `${boss} ${player}`;
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  /** Hashes of what was told and of what was offered, in their order. */
  const said: string[] = [];
  const table = { random, stream: () => random, emit: (event: unknown) => void said.push(hashJson(event)) };
  const options = anyOptions(choices, boss);
  const bot = battleBots[choices.pick(['easy', 'medium', 'hard'] as const)];
  const state = battleGame.setup(options, table);
  for (let i = 0; i < MOST_MOVES[player] && state.result === null; i++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) break;
    const { seat } = prompt;
    const offered = [...battleGame.moves(state, seat)];
    said.push(hashJson(offered));
    battleGame.play(state, seat, player === 'bot' ? decide(bot.think(battleGame.view(state, seat), seat, choices)) : choices.pick(offered), table);
  }
  return hashText([hashJson(options), hashJson(state), ...said].join());
}

say(JSON.stringify(Object.fromEntries(BOSS_IDS.map((boss) => [boss, hashText([fingerprintOf(boss, 'chance'), fingerprintOf(boss, 'bot')].join())]))));
