import type { Line } from '../content/story/chapter';
import { isMet, type EndingId, type Situation } from '../content/story/conditions';
import { HERO_ENDINGS } from '../content/story/endings';
import { balanceOf } from '../content/story/factNames';
import { HERO_IDS, type HeroId } from '../content/terms';
import { relicsFor } from './loot';
import type { StoryState } from './state';

/** What the conditions of the book are read from. */
export type Known = Readonly<Pick<StoryState, 'facts' | 'items' | 'party' | 'variant'>>;

/** The Gaoler's Tally and its like are held by the party and count for everybody they belong to (RR-519). */
const ownsRelic = ({ party, items }: Known, hero: HeroId): boolean => {
  const own = relicsFor(hero);
  return [...party[hero].cards, ...items].some((card) => own.has(card));
};

/** What is so now, for texts of the whole party. */
export const partySituation = (s: Known, ending?: EndingId): Situation => ({
  facts: s.facts,
  balance: balanceOf(s.facts),
  everyHeroOwnsRelic: HERO_IDS.every((hero) => ownsRelic(s, hero)),
  ...(s.variant && { variant: s.variant }),
  ...(ending && { ending }),
});

/** The same for a note or an epilogue of one hero. */
export function heroSituation(s: Known, hero: HeroId, ending?: EndingId): Situation {
  const { facts, cards } = s.party[hero];
  const { vows, transformation } = HERO_ENDINGS[hero];
  return {
    ...partySituation(s, ending),
    hero: {
      facts,
      cards: [...cards, ...s.items],
      vows: vows.filter((vow) => facts.includes(vow)).length,
      transformed: facts.includes(transformation),
      ownsRelic: ownsRelic(s, hero),
    },
  };
}

/** The places of the paragraphs that are read (RR-516). */
export const heldLines = (lines: readonly Line[], now: Situation): readonly number[] => lines.flatMap((line, at) => (isMet(line.if, now) ? [at] : []));
