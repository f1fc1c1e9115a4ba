import type { Bot } from '@/engine/bots/bot';
import { topFrame } from '@/engine/decisions/frames';
import type { Chapter, Entry, EntryId } from '@/games/ronins-revenge/content/story/chapter';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import type { StoryCondition } from '@/games/ronins-revenge/content/story/conditions';
import { ENDING_IDS } from '@/games/ronins-revenge/content/story/conditions';
import { EPILOGUE_IDS, type EpilogueId } from '@/games/ronins-revenge/content/story/ending';
import { HERO_ENDINGS, PARTY_ENDINGS } from '@/games/ronins-revenge/content/story/endings';
import { weightOf, type FactId } from '@/games/ronins-revenge/content/story/factNames';
import type { HeroFactId } from '@/games/ronins-revenge/content/story/heroFacts';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import type { StoryMove } from '@/games/ronins-revenge/story/decisions';
import { currentEntry } from '@/games/ronins-revenge/story/pages';
import { BY_PRIORITY } from '@/games/ronins-revenge/story/party';
import type { StoryState } from '@/games/ronins-revenge/story/state';
import { diceOf } from '@/games/ronins-revenge/story/trial';
import { openOptions } from '@/games/ronins-revenge/story/voting';

/** What somebody who looks for a certain line of the book goes after. */
export interface Wish {
  readonly wanted: Set<FactId>;
  readonly unwanted: Set<FactId>;
  /** Entries, as `chapter/entry`. */
  readonly entries: Set<string>;
  /** 1: hope, −1: shadow. */
  leaning: number;
  /** Of a victory, in percent. */
  chance: number;
}

function want(wish: Wish, condition: StoryCondition): void {
  const { fact, allFacts = [], anyFact = [], notFact, any = [], balanceAtLeast, balanceAtMost } = condition;
  for (const each of [...(fact ? [fact] : []), ...allFacts, ...anyFact.slice(0, 1)]) wish.wanted.add(each);
  if (notFact) wish.unwanted.add(notFact);
  if (balanceAtLeast !== undefined) wish.leaning = 1;
  if (balanceAtMost !== undefined) wish.leaning = -1;
  const last = any[any.length - 1];
  if (last) want(wish, last);
}

const factsOf = ({ steps = [] }: Entry): readonly FactId[] => steps.flatMap((step) => (step.do === 'fact' ? [step.id] : []));
const entryOf = ({ entries }: Chapter, id: EntryId): Entry | undefined => entries.find((entry) => entry.id === id);
const afterOf = ({ goto, test, vote }: Entry): readonly EntryId[] => [...(goto === undefined ? [] : [goto]), ...(test ? [test.success, test.fail] : []), ...(vote?.options.map((option) => option.goto) ?? [])];

/** Everything that may still come after an entry of a chapter. */
function ahead(chapter: Chapter, from: EntryId): readonly Entry[] {
  const found = new Map<EntryId, Entry>();
  const look = (id: EntryId): void => {
    const entry = entryOf(chapter, id);
    if (!entry || found.has(id)) return;
    found.set(id, entry);
    afterOf(entry).forEach(look);
  };
  look(from);
  return [...found.values()];
}

/** The Facts by which pages of a hero's journal set certain facts of that hero. */
const factsBehind = (hero: HeroId, heroFacts: readonly HeroFactId[]): readonly FactId[] =>
  CHAPTERS.flatMap(({ journals }) => journals[hero])
    .filter(({ steps }) => steps.some((step) => step.do === 'heroFact' && heroFacts.includes(step.id)))
    .flatMap(({ if: { fact, anyFact = [], allFacts = [] } }) => [...(fact ? [fact] : []), ...anyFact, ...allFacts]);

/** Two vows; or fewer, and then whether the hero has changed and owns a relic. */
function wantEpilogue(wish: Wish, hero: HeroId, epilogue: EpilogueId): void {
  const { vows, transformation } = HERO_ENDINGS[hero];
  if (epilogue === 'transformed') for (const fact of factsBehind(hero, [transformation])) if (!wish.unwanted.has(fact)) wish.wanted.add(fact);
  for (const fact of factsBehind(hero, vows)) (epilogue === 'kept' ? wish.wanted : wish.unwanted).add(fact);
  // Who never wins never finds a relic.
  if (epilogue === 'broken') wish.chance = 2;
}

/** Options that need a Fact: whoever wants what lies behind one, and behind it alone, wants that Fact too. */
function wantWays(wish: Wish): void {
  for (const chapter of CHAPTERS) {
    const leads = (goto: EntryId): boolean => ahead(chapter, goto).some((entry) => wish.entries.has(`${chapter.id}/${entry.id}`) || factsOf(entry).some((fact) => wish.wanted.has(fact)));
    for (const { vote } of chapter.entries) {
      const ways = vote?.options.filter(({ goto }) => leads(goto)) ?? [];
      if (ways.length === 1 && ways[0]?.if) want(wish, ways[0].if);
    }
  }
}

/** What has to happen so that something of the list `everything()` is met. */
export function wishFor(name: string): Wish {
  const wish: Wish = { wanted: new Set(), unwanted: new Set(), entries: new Set(), leaning: 0, chance: 98 };
  const [kind = '', what = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
  const [first = '', second = '', third = ''] = what.split('/');
  const chapter = CHAPTERS[Number(first) - 1];
  const line = Number(third);
  if (kind === 'entry' || kind === 'also') wish.entries.add(`${first}/${second}`);
  if (kind === 'also' && chapter) want(wish, entryOf(chapter, Number(second))?.also?.[line]?.if ?? {});
  if (kind === 'option' && chapter) {
    const option = chapter.entries.flatMap(({ vote }) => (vote?.id === second ? vote.options : [])).find(({ letter }) => letter === third);
    if (option) wish.entries.add(`${first}/${option.goto}`);
  }
  const fact = kind === 'fact' ? what : kind === 'change' ? second : '';
  for (const each of CHAPTERS) for (const entry of each.entries) for (const id of factsOf(entry)) if (id === fact) wish.wanted.add(id);
  if (kind === 'note') for (const { journals } of CHAPTERS) for (const hero of HERO_IDS) for (const note of journals[hero]) if (note.id === what) want(wish, note.if);
  if (kind === 'passage' || kind === 'scar') wish.chance = 2;
  const ending = ENDING_IDS.find((id) => id === first);
  const told = PARTY_ENDINGS.find(({ id }) => id === ending);
  if (kind === 'ending' && told) {
    want(wish, told.if);
    want(wish, told.also[Number(second)]?.if ?? {});
  }
  const hero = HERO_IDS.find((id) => id === first);
  const epilogue = EPILOGUE_IDS.find((id) => id === second);
  if (kind === 'epilogue' && hero && epilogue) {
    want(wish, HERO_ENDINGS[hero][epilogue].also[line]?.if ?? {});
    wantEpilogue(wish, hero, epilogue);
  }
  wantWays(wish);
  return wish;
}

/** How much of a wish an entry and what may come after it can still fulfil. */
function promise({ wanted, unwanted, entries, leaning }: Wish, chapter: Chapter, from: EntryId): number {
  const all = ahead(chapter, from);
  const good = all.filter((entry) => entries.has(`${chapter.id}/${entry.id}`)).length + all.flatMap(factsOf).filter((fact) => wanted.has(fact)).length;
  const entry = entryOf(chapter, from);
  const near = entry ? [entry, ...(entry.test ? [entryOf(chapter, entry.test.success)] : [])].flatMap((each) => (each ? factsOf(each) : [])) : [];
  const bad = near.filter((fact) => unwanted.has(fact) && !wanted.has(fact)).length;
  const hope = near.reduce((sum, fact) => sum + (weightOf(fact).hope ?? 0) - (weightOf(fact).shadow ?? 0), 0);
  return 100 * good - 10 * bad + leaning * hope;
}

/** Votes and tests for a wish; everything else as the bot would. */
export function seeker(wish: Wish): (bot: Bot<unknown, unknown>) => Bot<unknown, unknown> {
  const bestLetter = (view: StoryState) => {
    const chapter = CHAPTERS[view.chapter - 1];
    if (!chapter) return undefined;
    const worth = openOptions(view).map((option) => ({ letter: option.letter, worth: promise(wish, chapter, option.goto) })).sort((a, b) => b.worth - a.worth);
    return worth.length > 1 && worth[0]?.worth === worth[worth.length - 1]?.worth ? undefined : worth[0]?.letter;
  };
  const tested = (view: StoryState): HeroId | undefined => {
    const chapter = CHAPTERS[view.chapter - 1];
    const { test } = currentEntry(view);
    if (!chapter || !test) return undefined;
    const byDice = [...BY_PRIORITY].sort((a, b) => diceOf(b, test) - diceOf(a, test));
    return promise(wish, chapter, test.fail) > promise(wish, chapter, test.success) ? byDice[byDice.length - 1] : byDice[0];
  };
  return (bot) => ({
    id: 'seeker',
    *think(seen, seat, random) {
      const view = seen as StoryState;
      const move = (yield* bot.think(seen, seat, random)) as StoryMove;
      if (move.kind === 'declare' || move.kind === 'ballot') return { ...move, letter: bestLetter(view) ?? move.letter };
      const frame = topFrame(view);
      if (move.kind === 'propose' && frame?.kind === 'choose' && frame.purpose === 'test') return { ...move, hero: tested(view) ?? move.hero };
      return move;
    },
  });
}
