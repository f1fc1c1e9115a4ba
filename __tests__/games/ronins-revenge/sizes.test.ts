import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Random, makeStream } from '@/engine/random';
import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';
import { DEFAULTS } from '@/games/ronins-revenge/rules/options';

import { anyMove } from './exhaustive';

const KB = 1024;
const MOVES = 400;

/** Four full heroes without luck: the most there is to keep. */
test.each(BOSS_IDS)('a battle against %s never takes more than 6 KB, and its save 8 KB as it is written', (boss) => {
  const match = Match.create(battleGame, { ...DEFAULTS, boss, difficulty: 'standard', others: 'heroes', modes: ['noLuck', 'noLuck', 'noLuck', 'noLuck'] }, `sizes ${boss}`);
  const choices = new Random(makeStream(boss));
  let most = 0;
  for (let i = 0; i < MOVES && !match.outcome; i++) {
    const [prompt] = match.prompts();
    const move = prompt && anyMove([...match.legal(prompt.seat)], choices);
    if (!move) throw new Error('somebody is asked, and can answer');
    match.play(prompt.seat, move);
    most = Math.max(most, JSON.stringify(match.state).length);
  }
  expect(most).toBeLessThanOrEqual(6 * KB);
  expect(JSON.stringify(packSave(match.save())).length).toBeLessThanOrEqual(8 * KB);
});
