import { decide } from '@/engine/bots/bot';
import { Random, makeStream } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { DEFAULTS, MODES, parseOptions, type MemberChoice, type Options } from '@/games/ronins-revenge/rules/options';
import { DIFFICULTIES, type BattleState } from '@/games/ronins-revenge/rules/state';

/** Battles of every kind, with whatever must always hold looked at after every move. */

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Any boss, level and difficulty; one to four seats; any mixture of full heroes and Comrades, of dice and no luck. */
export function anyOptions(random: Random, boss: BossId = random.pick(BOSS_IDS)): Options {
  const seats = 1 + random.below(HERO_IDS.length);
  const heroes: HeroId[] = [...HERO_IDS];
  random.shuffle(heroes);
  const owners = heroes.slice(0, seats);
  // Whoever has a seat is a full hero; the others are Comrades or not, one by one.
  const party = HERO_IDS.map((hero): MemberChoice => ({ hero, mode: random.pick(MODES), comrade: !owners.includes(hero) && random.below(2) === 0 }));
  return parseOptions({
    ...DEFAULTS, boss, seats, heroes, party, difficulty: random.pick(DIFFICULTIES), level: random.pick(LEVELS), modes: HERO_IDS.map(() => random.pick(MODES)),
  });
}

/** Who answers. */
export type Player = 'random' | 'bot';

export interface Fuzzed {
  readonly options: Options;
  readonly state: BattleState;
  readonly moves: number;
  readonly faults: readonly string[];
}

const MOST_MOVES = 4000;

/** One battle; it stops at the first fault, or after so many moves. */
export function fuzzBattle(seed: string, player: Player, boss?: BossId, mostMoves = MOST_MOVES): Fuzzed {
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  const options = anyOptions(choices, boss);
  const table = { random, stream: () => random, emit: () => undefined };
  const bot = battleBots[choices.pick(['easy', 'medium', 'hard'] as const)];
  const state = battleGame.setup(options, table);
  let moves = 0;
  for (; moves < mostMoves && state.result === null; moves++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) return { options, state, moves, faults: ['nobody is asked'] };
    const { seat } = prompt;
    const move: Move | undefined = player === 'bot' ? decide(bot.think(battleGame.view(state, seat), seat, choices)) : random.pick([...battleGame.moves(state, seat)]);
    battleGame.play(state, seat, move, table);
    const faults = battleGame.broken?.(state) ?? [];
    if (faults.length > 0) return { options, state, moves, faults };
  }
  return { options, state, moves, faults: [] };
}
