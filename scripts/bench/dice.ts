import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle, bundleForHermes, HERMES } from '../lib/hermes';

/** What a throw costs in CPU time on Node and on Hermes 0.12, against the time it takes to watch it. Prints a table. */
const ENTRY = 'scripts/dice-timings.ts';

/** Throws per engine: enough for V8 to warm up, few enough for an interpreter. */
const SCENES: readonly { readonly name: string; readonly node: number; readonly hermes: number }[] = [
  { name: '1 die at the target board', node: 2000, hermes: 100 },
  { name: '1 die among 5 on the board', node: 500, hermes: 30 },
  { name: '1 die in a tray', node: 2000, hermes: 100 },
  { name: '4 dice in a tray', node: 1000, hermes: 40 },
  { name: '10 dice in a tray', node: 400, hermes: 12 },
  { name: '46 dice in a tray', node: 40, hermes: 2 },
];

interface Measured {
  readonly seconds: number;
  readonly impacts: number;
  readonly dice: number;
  readonly byRule: number;
}

/** One process; user CPU seconds as the shell saw them. */
function measure(folder: string, code: string, command: string, scene: string, throws: number): { cpu: number; result: Measured } {
  const file = path.join(folder, 'bench.js');
  writeFileSync(file, `globalThis.diceBench = ${JSON.stringify({ scene, throws })};\n${code}`);
  const { stdout, stderr, status } = spawnSync('bash', ['-c', `TIMEFORMAT=%U; time ${command} ${file}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { cpu: Number(stderr.trim().split('\n').pop()), result: JSON.parse(stdout) as Measured };
}

/** Milliseconds of CPU per throw: three times as many throws minus once, so that starting up and warming up cancel out. */
function perThrow(folder: string, code: string, command: string, scene: string, throws: number): { ms: number; result: Measured } {
  const few = measure(folder, code, command, scene, throws);
  const many = measure(folder, code, command, scene, 3 * throws);
  return { ms: (1000 * (many.cpu - few.cpu)) / (2 * throws), result: many.result };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dice-bench-'));
  try {
    const forNode = await bundle(ENTRY);
    const forHermes = await bundleForHermes(ENTRY);
    console.log('| throw | node ms | Hermes 0.12 ms | Hermes / node | seconds to rest | watching / computing on Hermes | impacts | by rule |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const { name, node, hermes } of SCENES) {
      const onNode = perThrow(folder, forNode, process.execPath, name, node);
      const onHermes = perThrow(folder, forHermes, `${HERMES} -O`, name, hermes);
      const { seconds, impacts, byRule, dice } = onNode.result;
      const cells = [
        name, onNode.ms.toFixed(2), onHermes.ms.toFixed(1), `${(onHermes.ms / onNode.ms).toFixed(0)}×`, seconds.toFixed(2),
        `${((1000 * seconds) / onHermes.ms).toFixed(1)}×`, impacts.toFixed(0), `${byRule} of ${dice}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
