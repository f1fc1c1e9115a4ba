import type { Thinking } from '@/engine/bots/bot';
import type { DailyGame } from '@/engine/box';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';

import { bountyTrailBots } from './bot';
import { CHARACTERS } from './content/characters';
import { LEVELS } from './content/levels';
import { bountyTrailGame } from './game';
import { DEFAULT_OPTIONS, type Options } from './rules/options';
import { finalMoney } from './rules/scoring';
import type { Hunter } from './rules/state';

const LEVEL = 'deputy';
/** What a competent hunter earns on a fair day, in percent of Bronze: neither a desert nor a gift. */
const LEANEST = 60;
const FATTEST = 115;
/** Two in three seeds are fair, so this many are never needed; but a day must have its hunt. */
const MOST_SEEDS = 30;

const OPTIONS: Options = { ...DEFAULT_OPTIONS, seats: 1, level: LEVEL, characters: [] };

/** The hunts that a calendar day ("2031-05-04") may have, in the order in which they are tried: level Deputy, default options, the character dealt by the seed. */
export const huntOf = (day: string, attempt: number): { readonly options: Options; readonly seed: string } => ({
  options: OPTIONS,
  seed: attempt === 0 ? `bounty-trail/daily/${day}` : `bounty-trail/daily/${day}/${attempt}`,
});

/** Rides the hunt as the strong bot would, and says how that ends. */
export function* scouted(seed: string): Thinking<Hunter> {
  const position = startPosition(bountyTrailGame, OPTIONS, seed);
  const random = Random.fromSeed(`${seed}/scouted`);
  for (;;) {
    const [prompt] = bountyTrailGame.prompts(position.state);
    const [hunter] = position.state.hunters;
    if (!hunter) throw new Error(`${seed}: nobody hunts`);
    if (!prompt) return hunter;
    const { seat } = prompt;
    const move = yield* bountyTrailBots.hard.think(bountyTrailGame.view(position.state, seat), seat, random);
    playInPlace(bountyTrailGame, position, seat, move);
  }
}

export function isFair(hunter: Hunter): boolean {
  const percent = (100 * finalMoney(hunter)) / LEVELS[LEVEL].warrant.bronze;
  return !hunter.down && percent >= LEANEST && percent <= FATTEST;
}

/** The hunt of a day, the same for everybody: the first of its seeds that is fair. */
export function* dailyHunt(day: string): Thinking<DailyGame<Options>> {
  for (let attempt = 0; ; attempt++) {
    const { options, seed } = huntOf(day, attempt);
    const hunter = yield* scouted(seed);
    if (!isFair(hunter) && attempt + 1 < MOST_SEEDS) continue;
    const { name, title } = CHARACTERS[hunter.character];
    return { options, seed, title: 'Today’s hunt', words: `${name}, ${title}, rides as ${LEVELS[LEVEL].name} for $${LEVELS[LEVEL].warrant.bronze}.` };
  }
}
