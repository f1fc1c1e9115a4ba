import { describeGame } from '@tests/kit/describeGame';

import { roninsStory } from '@/games/ronins-revenge/story';
import { FACT_IDS, weightOf } from '@/games/ronins-revenge/content/story/factNames';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { STORY_DEFAULTS, newHero } from '@/games/ronins-revenge/story/options';
import type { Party, StoryOptions } from '@/games/ronins-revenge/story/state';

const party = (seats: readonly number[], full: readonly boolean[]): Party => {
  const heroes: readonly HeroId[] = ['takahiro', 'sayaka', 'kosuke', 'kensho'];
  const hero = (id: HeroId) => newHero(id, seats[heroes.indexOf(id)] ?? 0, full[heroes.indexOf(id)] ?? false);
  return { takahiro: hero('takahiro'), sayaka: hero('sayaka'), kosuke: hero('kosuke'), kensho: hero('kensho') };
};

const ALL = [true, true, true, true];
const SOLO: StoryOptions = STORY_DEFAULTS;
const FOUR: StoryOptions = { ...SOLO, seats: 4, party: party([0, 1, 2, 3], ALL) };
const PAIR: StoryOptions = { ...SOLO, seats: 2, party: party([0, 1, 1, 0], [true, true, true, false]) };
const EARLIER = FACT_IDS.filter((fact) => weightOf(fact).chapter < 9 && !weightOf(fact).scar);

describeGame(roninsStory, {
  optionSets: [
    SOLO,
    { ...PAIR, chapter: 4, level: 2, facts: ['ledgerKept', 'bellTaken'] },
    { ...FOUR, secretLetters: true, chapter: 6, facts: EARLIER.filter((fact) => weightOf(fact).chapter < 6) },
    { ...PAIR, part: 'victory', chapter: 9, level: 5, facts: [...EARLIER, 'reasonHeard'] },
    { ...FOUR, part: 'defeat', chapter: 3 },
    { ...PAIR, part: 'scar', chapter: 10, level: 5, variant: 'cagedDawn', facts: EARLIER },
    { ...SOLO, part: 'victory', chapter: 10, level: 5, variant: 'fifthWanderer', facts: [...EARLIER, 'seatTaken', 'shardGiven'], sitter: 'kosuke' },
    { ...PAIR, chapter: 10, level: 5, variant: 'devouringNight', facts: [...EARLIER, 'seatTaken'] },
  ],
  games: 2,
  maxMoves: 600,
  sampled: ['camp'],
  bookkeeping: ['frames'],
});
