import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';
import { fingerprintOf } from '@tests/games/ronins-revenge/fingerprint';

/** How battles against every boss went in a version of Ronin's Revenge: parties, levels, difficulties and moves by chance. */
interface Recorded {
  readonly version: number;
  readonly led: Readonly<Record<string, string>>;
}

const BATTLES_EACH = 3;
const MOST_MOVES = 250;
const FILE = path.resolve(__dirname, 'roninBattles.json');

export const BATTLES: readonly string[] = BOSS_IDS.flatMap((boss) => Array.from({ length: BATTLES_EACH }, (_, index) => `${boss} ${index + 1}`));

export const RECORDED = JSON.parse(readFileSync(FILE, 'utf8')) as Recorded;

export function battleAsItIs(name: string): string {
  const boss = BOSS_IDS.find((id) => name.startsWith(`${id} `));
  if (!boss) throw new Error(`“${name}” is against nobody.`);
  return fingerprintOf(boss, 'random', name, MOST_MOVES);
}

/** What is written down for this version stays as it is. */
export function recordBattles(): void {
  if (RECORDED.version === battleGame.version) return;
  const now: Recorded = { version: battleGame.version, led: Object.fromEntries(BATTLES.map((name) => [name, battleAsItIs(name)])) };
  writeFileSync(FILE, `${JSON.stringify(now, undefined, 1)}\n`);
}
