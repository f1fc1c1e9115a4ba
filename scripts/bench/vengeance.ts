/** The rules of Vengeance alone, as one script: what a bot or a simulation gets once the engine is warm. */
import { execFileSync } from 'node:child_process';

import { bundle } from '../lib/hermes';
import { markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

async function main(): Promise<void> {
  const rates = JSON.parse(execFileSync(process.execPath, ['-'], { input: await bundle('scripts/lib/vengeanceSteps.ts'), encoding: 'utf8' })) as Record<string, number>;
  console.log(markdownTable([['seats', 'steps per CPU second with the whole legal list'], ...Object.entries(rates).map(([seats, rate]) => [seats, grouped(rate)])]));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
