/** How long a stored match takes to open, by its length, on Node and on Hermes. */
import { onBothEngines } from '../lib/engines';
import { markdownTable } from '../lib/measure';
import type { Opening } from '../fingerprints/opening';

interface Run {
  readonly openings: readonly Opening[];
  readonly hash: string;
}

async function main(): Promise<void> {
  const { node, hermes } = await onBothEngines<Run>('scripts/fingerprints/opening.ts');
  const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
  const rows = node.openings.map(({ box, moves, kilobytes, open, replay }, i) => [box, moves, kilobytes.toFixed(1), ms(open), ms(hermes.openings[i]?.open), ms(replay), ms(hermes.openings[i]?.replay)]);
  console.log(markdownTable([['box', 'moves', 'KB stored', 'open, Node ms', 'open, Hermes ms', 'all moves again, Node ms', 'all moves again, Hermes ms'], ...rows]));
  console.log(`\n${node.hash === hermes.hash ? 'Both engines open them where they stood.' : 'THE ENGINES DISAGREE.'}`);
  if (node.hash !== hermes.hash) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
