import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import { battleGame } from '@/games/ronins-revenge/game';
import { forecastRound } from '@/games/ronins-revenge/preview/sequence';
import { clone } from '@/games/ronins-revenge/rules/clone';
import { DEFAULTS, type Options } from '@/games/ronins-revenge/rules/options';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

/** What the battles of Ronin's Revenge take, as one script without modules: the way the app runs them. */

const LONGEST = 600;

/** Random battles; `look` sees every position before its move. Returns the number of moves. */
function play(options: Options, seed: string, steps: number, look?: (state: BattleState, kind: string, seat: number) => void): number {
  let played = 0;
  for (let battle = 0; played < steps; battle++) {
    const random = Random.fromSeed(`${seed} ${battle}`);
    const table = { random, stream: () => random, emit: () => undefined };
    const state = battleGame.setup(options, table);
    for (let i = 0; i < LONGEST && state.result === null; i++) {
      const [prompt] = battleGame.prompts(state);
      if (!prompt) break;
      look?.(state, prompt.kind, prompt.seat);
      battleGame.play(state, prompt.seat, random.pick([...battleGame.moves(state, prompt.seat)]), table);
      played += 1;
    }
  }
  return played;
}

/** Seconds of CPU time that some work takes. */
function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const median = (values: readonly number[]): number => values.slice().sort((a, b) => a - b)[values.length >> 1] ?? 0;
const ROUNDS = 7;
const STEPS = 4000;
/** V8 optimizes some 700 functions of these rules, on threads whose time counts, and is not done with it sooner. */
const WARM_UP = 160_000;

function stepRate(options: Options, warmUp = WARM_UP): number {
  play(options, 'warm', warmUp);
  return median(Array.from({ length: ROUNDS }, (_, round) => {
    let steps = 0;
    const time = seconds(() => { steps = play(options, `round ${round}`, STEPS); });
    return steps / time;
  }));
}

/** Positions of the kind asked for, each with whoever is asked. */
function positions(options: Options, kind: string, wanted: (state: BattleState) => boolean): { readonly state: BattleState; readonly seat: number }[] {
  const found: { state: BattleState; seat: number }[] = [];
  play(options, 'positions', STEPS, (state, asked, seat) => {
    if (asked === kind && found.length < 60 && wanted(state)) found.push({ state: clone(state), seat });
  });
  return found;
}

const perPosition = (found: readonly { readonly state: BattleState; readonly seat: number }[], work: (state: BattleState, seat: number) => void): number =>
  median(Array.from({ length: ROUNDS }, () => (1000 * seconds(() => { for (const { state, seat } of found) work(state, seat); })) / found.length));

const SOLO: Options = { ...DEFAULTS, difficulty: 'standard' };
const FOUR: Options = { ...SOLO, others: 'heroes' };
const cold = stepRate(DEFAULTS, 3 * STEPS);
const turns = positions(FOUR, 'turn', () => true);
const fullSequences = positions(FOUR, 'turn', ({ sequence }) => sequence.filter((slot) => slot !== null).length >= 3);
const thoughts = Random.fromSeed('thoughts');

console.log(JSON.stringify({
  cold,
  solo: stepRate(DEFAULTS),
  heroes: stepRate({ ...DEFAULTS, others: 'heroes' }),
  forecast: perPosition(fullSequences, (state, seat) => { forecastRound(battleGame.view(state, seat)); }),
  thought: perPosition(turns, (state, seat) => { decide(battleBots.hard.think(battleGame.view(state, seat), seat, thoughts)); }),
}));
