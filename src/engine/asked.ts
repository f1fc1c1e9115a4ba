import { CLOCK, type Prompt, type Seat } from './game';
import type { Random } from './random';

/** While players may act, time runs out only once in a while. */
const CLOCK_ONE_IN = 20;

/** Whose move comes next where several seats are asked at once and nobody measures who is faster. */
export function whoActs(prompts: readonly Prompt[], random: Random): Seat | undefined {
  const first = prompts[0];
  if (!first) return undefined;
  if (prompts.length === 1) return first.seat;
  const players = prompts.filter((prompt) => prompt.seat !== CLOCK);
  const askClock = players.length < prompts.length && (players.length === 0 || random.below(CLOCK_ONE_IN) === 0);
  return askClock ? CLOCK : random.pick(players).seat;
}
