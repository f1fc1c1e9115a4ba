import { chapterOf } from '../content/story/chapters';
import { isMet } from '../content/story/conditions';
import type { EpilogueId } from '../content/story/ending';
import { EPILOGUES, HERO_ENDINGS, LAST_PAGE, PARTY_ENDINGS } from '../content/story/endings';
import { HERO_IDS, type HeroId } from '../content/terms';
import { LAST_CHAPTER } from './progress';
import { heldLines, heroSituation, partySituation, type Known } from './situations';
import type { Page } from './state';
import { process } from './world';

const BOSSES_IN_ORDER = Array.from({ length: LAST_CHAPTER }, (_, at) => chapterOf(at + 1).boss);

/** RR-519: the first ending that holds. */
function endingOf(s: Known) {
  const found = PARTY_ENDINGS.find((ending) => isMet(ending.if, partySituation(s)));
  if (!found) throw new Error('no ending holds');
  return found;
}

/** RR-451. */
function epilogueOf(s: Known, hero: HeroId): EpilogueId {
  const found = EPILOGUES.find((rule) => isMet(rule.if, heroSituation(s, hero)));
  return found?.id ?? 'broken';
}

const scarFact = (boss: string): string => `scarredBy${boss.charAt(0).toUpperCase()}${boss.slice(1)}`;

/** The last pages in their order: the ending, the four, the scars, and what will be told of it. */
export function lastPages(s: Known): Page[] {
  const ending = endingOf(s);
  const bosses = BOSSES_IN_ORDER.filter((boss) => s.facts.some((fact) => fact === scarFact(boss)));
  return [
    { kind: 'ending', ending: ending.id, also: heldLines(ending.also, partySituation(s, ending.id)) },
    ...HERO_IDS.map((hero): Page => {
      const epilogue = epilogueOf(s, hero);
      return { kind: 'epilogue', hero, epilogue, also: heldLines(HERO_ENDINGS[hero][epilogue].also, heroSituation(s, hero, ending.id)) };
    }),
    ...(bosses.length > 0 ? [{ kind: 'scars', bosses } satisfies Page] : []),
    { kind: 'last', lines: heldLines(LAST_PAGE, partySituation(s, ending.id)) },
  ];
}

/** RR-449 … RR-451, RR-519: one page after the other. */
export const ending = process('ending', {
  judge: (run) => {
    const { state } = run;
    const { id } = endingOf(state);
    state.ending = { id, epilogues: { takahiro: epilogueOf(state, 'takahiro'), sayaka: epilogueOf(state, 'sayaka'), kosuke: epilogueOf(state, 'kosuke'), kensho: epilogueOf(state, 'kensho') } };
    run.emit({ type: 'ended', ending: id });
  },
  page: (run, frame) => {
    const { state } = run;
    const page = lastPages(state)[frame.page];
    if (!page) return run.end();
    state.pages.push(page);
    frame.page += 1;
    run.emit({ type: 'opened', page: state.pages.length - 1 });
    run.call({ kind: 'turnPage' });
  },
  next: () => 'page' as const,
});
