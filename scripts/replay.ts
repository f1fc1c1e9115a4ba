/**
 * Plays a failure file of `simulate`, or a saved match, again and tells it step by step.
 *
 *     npx tsx scripts/replay.ts file.json [--from 100] [--state] [--quiet]
 *
 * --from: tell only from this move on; --state: print the state after every move; --quiet: only the end.
 */
import { parseArgs } from 'node:util';

import type { AnyGame, GameEvent } from '@/engine/game';
import { hashJson } from '@/engine/hash';
import type { Moment } from '@/engine/moments';
import { clonePosition, playWatched, startPosition } from '@/engine/position';

import { loadBox } from './lib/boxes';
import { readRecording, type Recording } from './simulate/failureFile';

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '1' }, state: { type: 'boolean', default: false }, quiet: { type: 'boolean', default: false } },
});

/** Returns what went wrong, or undefined. */
function tell(game: AnyGame, { options: rawOptions, seed, moves, reason }: Recording): string | undefined {
  const options = game.parseOptions(rawOptions);
  const names = Array.from({ length: options.seats }, (_, seat) => `Player ${seat + 1}`);
  const say = (moments: readonly Moment<unknown>[]) => {
    for (const { event, state } of moments) console.log(`      ${game.describe(event, state, names) ?? JSON.stringify(event)}`);
  };
  const opening: GameEvent[] = [];
  let position = startPosition(game, options, seed, opening);
  const tells = (number: number) => !args.quiet && number >= Number(args.from);
  if (tells(1)) say(opening.map((event) => ({ event, state: position.state })));
  for (const [index, [seat, move]] of moves.entries()) {
    const number = index + 1;
    let moments: readonly Moment<unknown>[];
    if (tells(number)) {
      const asked = game.prompts(position.state).map((prompt) => `seat ${prompt.seat} ${prompt.kind}`);
      console.log(`${String(number).padStart(5)} seat ${seat} ${JSON.stringify(move)}   (asked: ${asked.join(', ') || 'nobody'})`);
    }
    try {
      position = clonePosition(game, position);
      moments = playWatched(game, position, seat, game.parseMove(move));
    } catch (error) {
      return `move ${number} of seat ${seat} ${JSON.stringify(move)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
    if (tells(number)) say(moments);
    if (args.state && tells(number)) console.log(JSON.stringify(position.state));
    const broken = game.broken?.(position.state) ?? [];
    if (broken.length > 0) return `after move ${number}: ${broken.join('; ')}`;
  }
  const { state } = position;
  const outcome = game.outcome(state);
  const asked = outcome ? [] : game.prompts(state);
  console.log(`After ${moves.length} moves: hash ${hashJson(position)}, ${outcome ? outcome.words : `asked: ${asked.map((p) => `seat ${p.seat} ${p.kind}`).join(', ')}`}`);
  if (outcome) return undefined;
  if (reason === 'tooLong') return 'still not over';
  if (asked.length === 0) return 'nobody is asked and the game is not over';
  const stuck = asked.find(({ seat }) => game.moves(state, seat)[Symbol.iterator]().next().done);
  return stuck && `seat ${stuck.seat} is asked ${stuck.kind} but has no move`;
}

async function main(): Promise<void> {
  const [file] = positionals;
  if (!file) throw new Error('Which file? npx tsx scripts/replay.ts file.json');
  const recording = readRecording(file);
  const { game } = await loadBox(recording.game);
  if (recording.reason) console.log(`${game.title}, seed ${recording.seed}: ${recording.reason}: ${recording.words?.split('\n')[0]}`);
  const wrong = tell(game, recording);
  if (wrong) {
    console.error(`Wrong: ${wrong}`);
    process.exitCode = 1;
  } else if (recording.reason) console.log('Nothing went wrong this time.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
