import { execFileSync } from 'node:child_process';
import { bundle, runOnHermes } from '../lib/hermes';

/** What a throw costs on Node and on Hermes 0.12, against the time it takes to watch it. Prints a Markdown table. */
const ENTRY = 'scripts/dice-timings.ts';

interface Row {
  readonly name: string;
  readonly throws: number;
  readonly ms: number;
  readonly seconds: number;
  readonly impacts: number;
  readonly byRule: number;
  readonly dice: number;
}

async function main(): Promise<void> {
  const onNode = JSON.parse(execFileSync(process.execPath, ['-e', await bundle(ENTRY)], { encoding: 'utf8' })) as Row[];
  const onHermes = JSON.parse(await runOnHermes(ENTRY)) as Row[];
  console.log('| throw | node ms | Hermes 0.12 ms | Hermes / node | seconds to rest | watching / computing (Hermes) | impacts | by rule |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  onNode.forEach((node, index) => {
    const hermes = onHermes[index];
    if (hermes === undefined) throw new Error(`Hermes did not run ${node.name}`);
    const cells = [
      node.name, node.ms.toFixed(2), hermes.ms.toFixed(1), `${(hermes.ms / node.ms).toFixed(0)}×`, node.seconds.toFixed(2),
      `${((1000 * node.seconds) / hermes.ms).toFixed(1)}×`, node.impacts.toFixed(0), `${node.byRule} of ${node.dice}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
