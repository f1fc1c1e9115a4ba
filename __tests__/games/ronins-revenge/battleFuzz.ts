import { decide } from '@/engine/bots/bot';
import { Random, makeStream } from '@/engine/random';
import { battleBots } from '@/games/ronins-revenge/bot';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { DEFAULTS, MODES, parseOptions, type MemberChoice, type Options } from '@/games/ronins-revenge/rules/options';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { DIFFICULTIES, type BattleState } from '@/games/ronins-revenge/rules/state';

import { anyLoadout, anyStory } from './anyParty';
import { Happenings } from './happenings';

/** Battles of every kind, with whatever must always hold looked at after every move. */

const LEVELS = [1, 2, 3, 4, 5] as const;

/** Any boss, level and difficulty; one to four seats; any mixture of full heroes and Comrades, of dice and no luck, of kits; with a story or without. */
export function anyOptions(random: Random, boss: BossId = random.pick(BOSS_IDS)): Options {
  const seats = 1 + random.below(HERO_IDS.length);
  const heroes: HeroId[] = [...HERO_IDS];
  random.shuffle(heroes);
  const owners = heroes.slice(0, seats);
  const level = random.pick(LEVELS);
  const story = random.below(2) === 0 ? anyStory(boss, random) : undefined;
  // Half of them wear what is recommended.
  const kit = (hero: HeroId): Partial<MemberChoice> => (random.below(2) === 0 ? { loadout: anyLoadout(hero, boss, level, story !== undefined, random) } : {});
  // Whoever has a seat is a full hero; the others are Comrades or not, one by one.
  const party = HERO_IDS.map((hero): MemberChoice => ({ hero, mode: random.pick(MODES), comrade: !owners.includes(hero) && random.below(2) === 0, ...kit(hero) }));
  return parseOptions({
    ...DEFAULTS, boss, seats, heroes, party, level, difficulty: random.pick(DIFFICULTIES), modes: HERO_IDS.map(() => random.pick(MODES)), ...(story ? { story } : {}),
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
export function fuzzBattle(seed: string, player: Player, boss?: BossId, mostMoves = MOST_MOVES, happenings = new Happenings()): Fuzzed {
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  const options = anyOptions(choices, boss);
  const bot = battleBots[choices.pick(['easy', 'medium', 'hard'] as const)];
  // Set-up reveals the first Wound card before there is a state to look at.
  const early: BattleEvent[] = [];
  let emit = (event: BattleEvent): void => void early.push(event);
  const table = { random, stream: () => random, emit: (event: BattleEvent) => emit(event) };
  const state = battleGame.setup(options, table);
  happenings.begin(state, options);
  emit = (event) => happenings.note(state, event);
  early.forEach(emit);
  let moves = 0;
  for (; moves < mostMoves && state.result === null; moves++) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt) return { options, state, moves, faults: ['nobody is asked'] };
    const { seat } = prompt;
    const move: Move | undefined = player === 'bot' ? decide(bot.think(battleGame.view(state, seat), seat, choices)) : random.pick([...battleGame.moves(state, seat)]);
    happenings.during(state, () => battleGame.play(state, seat, move, table));
    const faults = battleGame.broken?.(state) ?? [];
    if (faults.length > 0) return { options, state, moves, faults };
  }
  return { options, state, moves, faults: [] };
}
