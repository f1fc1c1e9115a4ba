/** What a throw of Dungeon Fighter costs, rules and reading included. Prints a Markdown table. */
import { onBothEngines } from '../lib/engines';
import { markdownTable } from '../lib/measure';

interface Timing {
  readonly mean: number;
  readonly worst: number;
}

async function main(): Promise<void> {
  const { node, hermes } = await onBothEngines<Record<'alone' | 'among', Timing>>('scripts/dungeon-fighter-timings.ts');
  const row = (name: string, key: 'alone' | 'among'): (string | number)[] => [
    name, node[key].mean.toFixed(2), node[key].worst.toFixed(1), hermes[key].mean.toFixed(2), hermes[key].worst.toFixed(1),
  ];
  console.log(
    markdownTable([
      ['throw', 'node ms', 'node worst', 'Hermes 0.12 ms', 'Hermes 0.12 worst'],
      row('one die at the empty board', 'alone'),
      row('one die among eight lying dice', 'among'),
    ]),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
