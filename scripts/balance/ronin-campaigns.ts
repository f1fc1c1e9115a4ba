/**
 * Plays whole campaigns of Souls of Kurokai with bots of every attitude and battles in one throw, lists what was never
 * met, and prints the shares of endings and shapes. The last tenth of them look for what the others have not met.
 *
 *     npx tsx scripts/balance/ronin-campaigns.ts [--campaigns 1000] [--seed x]
 *
 * Exit code 1 if something went wrong or was not met.
 */
import { parseArgs } from 'node:util';

import { balanceOf } from '@/games/ronins-revenge/content/story/factNames';
import { everything, playSaga, type Manner } from '@tests/games/ronins-revenge/campaign/reached';
import { seeker, wishFor } from '@tests/games/ronins-revenge/campaign/seeker';

import { percent, textTable } from '../lib/table';

const { values: args } = parseArgs({ options: { campaigns: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'sagas' } } });
const count = Number(args.campaigns);
const RAREST = 12;
/** Shares are counted over these. */
const byAttitude = Math.ceil(count * 0.9);
/** How many campaigns met it. */
const met = new Map<string, number>();
const shares = new Map<string, number>();
const add = (name: string): void => void shares.set(name, (shares.get(name) ?? 0) + 1);
let [matches, largest, largestSave] = [0, 0, 0];

const unmet = (): string[] => [...everything()].filter((name) => !met.has(name)).sort();

function play(i: number, manner?: Manner) {
  const seen = new Set<string>();
  const running = playSaga(`${args.seed}-${i}`, seen, manner);
  for (const name of seen) met.set(name, (met.get(name) ?? 0) + 1);
  largest = Math.max(largest, JSON.stringify(running.document).length);
  largestSave = Math.max(largestSave, JSON.stringify(running.save()).length);
  return running;
}

for (let i = 0; i < byAttitude; i++) {
  const running = play(i);
  const { ending, variant, facts } = running.document;
  add(`ending ${ending?.id ?? 'none'}`);
  add(`shape ${variant ?? 'none'}`);
  for (const epilogue of Object.values(ending?.epilogues ?? {})) add(`epilogue ${epilogue}`);
  const before = balanceOf(facts);
  add(before >= 4 ? 'balance 4 or more' : before <= -4 ? 'balance −4 or less' : 'balance between');
  matches += running.results.length;
}
console.log(`Not met in the first ${byAttitude}: ${unmet().join(', ') || 'nothing'}`);

// The others look for what is left, one line after the other: four full heroes of one mind.
let sought = 0;
for (let i = byAttitude; i < count; i++) {
  const left = unmet();
  const name = left[sought++ % Math.max(1, left.length)];
  const wish = name === undefined ? undefined : wishFor(name);
  play(i, wish && { options: { seats: 1, heroes: ['takahiro'], others: 'heroes', secretLetters: false }, chance: wish.chance, attitude: 'opinion', player: seeker(wish) });
}

const missing = unmet();
console.log(textTable([['', 'share'], ...[...shares].sort().map(([name, times]) => [name, percent(times / (name.startsWith('epilogue') ? byAttitude * 4 : byAttitude))])]));
console.log(`\n${count} campaigns, ${(matches / byAttitude).toFixed(1)} matches each; largest document ${largest} bytes, largest save ${largestSave} bytes`);
const rarest = [...everything()].map((name) => [name, met.get(name) ?? 0] as const).sort(([, a], [, b]) => a - b).slice(0, RAREST);
console.log(`Met least often: ${rarest.map(([name, times]) => `${name} ${times}`).join(', ')}`);
console.log(missing.length === 0 ? 'Everything was met.' : `Never met (${missing.length}):\n${missing.join('\n')}`);
if (missing.length > 0) process.exitCode = 1;
