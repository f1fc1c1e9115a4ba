/**
 * Runs a file that prints one JSON line on Node, on Hermes and in Chromium, and prints what each of them said.
 *
 *     npx tsx scripts/engines.ts scripts/fingerprints/pig.ts
 */
import { onEveryEngine } from './lib/engines';

const [entry] = process.argv.slice(2);
if (!entry) throw new Error('Which file?');
onEveryEngine(entry)
  .then((results) => console.log(JSON.stringify(results)))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
