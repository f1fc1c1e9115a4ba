/** The same seeded games of Pig on Node and on Hermes: do they agree, and how much slower is the phone's engine? */
import { onBothEngines } from '../lib/engines';
import { markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

interface Run {
  readonly games: number;
  readonly moves: number;
  readonly milliseconds: number;
  readonly hash: string;
}

async function main(): Promise<void> {
  const { node, hermes } = await onBothEngines<Run>('scripts/fingerprints/pig.ts');
  const row = (name: string, { games, moves, milliseconds, hash }: Run) => [name, games, grouped(moves), grouped((1000 * moves) / milliseconds), hash];
  console.log(markdownTable([['engine', 'games', 'moves', 'moves/s of `Match`, with a bot', 'hash of all games'], row('Node 20', node), row('Hermes 0.12', hermes)]));
  console.log(`\n${node.hash === hermes.hash ? 'Both engines agree on every game.' : 'THE ENGINES DISAGREE.'}`);
  if (node.hash !== hermes.hash) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
