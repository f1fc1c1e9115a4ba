import * as v from 'valibot';

import { randomBot } from '@/engine/bots/random';
import type { Box } from '@/engine/box';
import type { Game, GameEvent } from '@/engine/game';
import { border } from '@/engine/parse';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { DEFAULTS, parseOptions, type Options } from '@/games/ronins-revenge/rules/options';

/** A battle that is one throw: it is set up from the options of a real one, and leaves what a real one leaves. */
export interface StubState {
  readonly options: Options;
  result: 'won' | 'lost' | null;
  round: number;
  readonly heroes: Record<HeroId, { items: string[]; dealt: number }>;
}

/** How often the party wins, in percent. */
export const battleStub = (chance: (options: Options) => number): Box<StubState, 'fight', Options, GameEvent> => {
  const game: Game<StubState, 'fight', Options, GameEvent> = {
    id: 'ronins-revenge',
    title: 'A battle in one throw',
    version: 1,
    seats: { min: 1, max: 4 },
    defaults: DEFAULTS,
    optionFields: () => [],
    parseOptions,
    parseMove: border<'fight'>('a fight', v.literal('fight')),
    setup: (options) => {
      const itemsOf = (hero: HeroId) => ({ items: [...(options.story?.items.find((each) => each.hero === hero)?.items ?? [])], dealt: 0 });
      return { options, result: null, round: 1, heroes: { takahiro: itemsOf('takahiro'), sayaka: itemsOf('sayaka'), kosuke: itemsOf('kosuke'), kensho: itemsOf('kensho') } };
    },
    prompts: ({ result }) => (result ? [] : [{ seat: 0, kind: 'fight', words: 'Fight.' }]),
    moves: () => ['fight'],
    play: (draft, _seat, _move, { random }) => {
      draft.round = 3 + random.below(6);
      for (const hero of HERO_IDS) draft.heroes[hero].dealt = random.below(120);
      // Now and then somebody uses what is used up.
      for (const hero of HERO_IDS) if (random.chance(1, 4)) draft.heroes[hero].items = draft.heroes[hero].items.slice(1);
      draft.result = random.chance(chance(draft.options), 100) ? 'won' : 'lost';
    },
    view: (state) => state,
    outcome: ({ result, options: { seats } }) => {
      const zeros = new Array<number>(seats).fill(0);
      return result ? { kind: 'together', won: result === 'won', places: zeros.map(() => 1), scores: zeros, lines: zeros.map(() => []), words: result } : undefined;
    },
    describe: () => undefined,
  };
  const bot = randomBot(game);
  return { game, bots: { easy: bot, medium: bot, hard: bot } };
};
