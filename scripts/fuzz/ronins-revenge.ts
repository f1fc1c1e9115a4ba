import { missingAfter } from '../../__tests__/games/ronins-revenge/exhaustive';
import { BOSS_IDS } from '../../src/games/ronins-revenge/content/bosses';
import { brokenBoss } from '../../src/games/ronins-revenge/rules/boss/broken';

/**
 * npx tsx scripts/fuzz/ronins-revenge.ts [boss] [battles]: random battles of every boss until each card, Event, Wound card,
 * minion and custom line has happened at least once. Prints what has not; nothing must be left.
 */
const [, , only = 'all', battles = '60'] = process.argv;
let left = 0;
for (const boss of BOSS_IDS) {
  if (only !== 'all' && only !== boss) continue;
  const missing = missingAfter(boss, Number(battles), (state) => {
    const [fault] = brokenBoss(state);
    if (fault) throw new Error(`${boss}: ${fault}`);
  });
  left += missing.length;
  console.log(`${boss}: ${missing.length === 0 ? 'everything has happened' : `never happened: ${missing.join(', ')}`}`);
}
process.exitCode = left === 0 ? 0 : 1;
