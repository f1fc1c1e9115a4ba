/**
 * Runs a file that prints one JSON line on Node and on Hermes, and prints what each of them said.
 *
 *     npx tsx scripts/engines.ts scripts/fingerprints/pig.ts
 */
import { onBothEngines } from './lib/engines';

const [entry] = process.argv.slice(2);
if (!entry) throw new Error('Which file?');
onBothEngines(entry)
  .then((results) => console.log(JSON.stringify(results)))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
