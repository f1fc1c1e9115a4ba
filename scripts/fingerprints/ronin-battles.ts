/** Battles of Ronin's Revenge of every kind, by chance and by bots, on whatever engine runs this; prints one JSON line: boss → hash of every event, list of moves and last state. */
import { hashText } from '@/engine/hash';
import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';

import { fingerprintOf } from '../../__tests__/games/ronins-revenge/fingerprint';
import { say } from './say';

/** Enough for a few rounds; a thought of a bot costs far more than a move by chance. */
const MOST_MOVES = { random: 120, bot: 10 } as const;
const PLAYERS = ['random', 'bot'] as const;

say(JSON.stringify(Object.fromEntries(BOSS_IDS.map((boss) => [boss, hashText(PLAYERS.map((player) => fingerprintOf(boss, player, `${boss} ${player}`, MOST_MOVES[player])).join())]))));
