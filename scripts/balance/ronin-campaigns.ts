/**
 * Plays whole campaigns of Souls of Kurokai with bots of every attitude and battles in one throw, lists what was never
 * met, and prints the shares of endings and shapes.
 *
 *     npx tsx scripts/balance/ronin-campaigns.ts [--campaigns 1000] [--seed x]
 *
 * Exit code 1 if something went wrong or was not met.
 */
import { parseArgs } from 'node:util';

import { balanceOf } from '@/games/ronins-revenge/content/story/factNames';
import { everything, playSaga } from '@tests/games/ronins-revenge/campaign/reached';

import { percent, textTable } from '../lib/table';

const { values: args } = parseArgs({ options: { campaigns: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'sagas' } } });
const count = Number(args.campaigns);
const RAREST = 12;
/** How many campaigns met it. */
const met = new Map<string, number>();
const shares = new Map<string, number>();
const add = (name: string): void => void shares.set(name, (shares.get(name) ?? 0) + 1);
let [matches, largest, largestSave] = [0, 0, 0];

for (let i = 0; i < count; i++) {
  const seen = new Set<string>();
  const running = playSaga(`${args.seed}-${i}`, seen);
  for (const name of seen) met.set(name, (met.get(name) ?? 0) + 1);
  const { ending, variant, facts } = running.document;
  add(`ending ${ending?.id ?? 'none'}`);
  add(`shape ${variant ?? 'none'}`);
  for (const epilogue of Object.values(ending?.epilogues ?? {})) add(`epilogue ${epilogue}`);
  const before = balanceOf(facts);
  add(before >= 4 ? 'balance 4 or more' : before <= -4 ? 'balance −4 or less' : 'balance between');
  matches += running.results.length;
  largest = Math.max(largest, JSON.stringify(running.document).length);
  largestSave = Math.max(largestSave, JSON.stringify(running.save()).length);
}

const missing = [...everything()].filter((name) => !met.has(name)).sort();
console.log(textTable([['', 'share'], ...[...shares].sort().map(([name, times]) => [name, percent(times / (name.startsWith('epilogue') ? count * 4 : count))])]));
console.log(`\n${count} campaigns, ${(matches / count).toFixed(1)} matches each; largest document ${largest} bytes, largest save ${largestSave} bytes`);
const rarest = [...everything()].map((name) => [name, met.get(name) ?? 0] as const).sort(([, a], [, b]) => a - b).slice(0, RAREST);
console.log(`Met least often: ${rarest.map(([name, times]) => `${name} ${times}`).join(', ')}`);
console.log(missing.length === 0 ? 'Everything was met.' : `Never met (${missing.length}):\n${missing.join('\n')}`);
if (missing.length > 0) process.exitCode = 1;
