import type { Bot } from '@/engine/bots/bot';
import type { BotLevel, Temperament } from '@/engine/box';
import { thoughtfulBot } from '@/engine/decisions/thoughts';
import { allows } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';
import type { Random } from '@/engine/random';

import { DESTINY } from '../content/destiny';
import { HEROES } from '../content/heroes';
import type { Letter, VoteOption } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { weightOf } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import type { StoryMove } from './decisions';
import { demandLesson, lessonsOf } from './kit';
import { canUse, isSoul, lootCard, relicsFor } from './loot';
import { bestPacked, skillsByLiking } from './packing';
import { currentEntry, entryNumbered } from './pages';
import { BY_PRIORITY, fullHeroes, isOwn } from './party';
import type { LootId, StoryState } from './state';
import { diceOf } from './trial';
import { handOf, openOptions, opinionOf } from './voting';

/** How somebody votes who has no reasons of a person. */
export const ATTITUDES = ['opinion', 'kind', 'shadow', 'curious', 'whim'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** Hope less shadow of what an option leads to at once. */
function leaning({ chapter }: StoryState, { goto }: VoteOption): number {
  const entry = entryNumbered(chapterOf(chapter), goto);
  const after = entry.test ? [entry, entryNumbered(chapterOf(chapter), entry.test.success)] : [entry];
  return after.flatMap(({ steps = [] }) => steps).reduce((sum, step) => {
    if (step.do !== 'fact') return sum;
    const { hope = 0, shadow = 0 } = weightOf(step.id);
    return sum + hope - shadow;
  }, 0);
}

const ownOpinion = (s: StoryState, hero: HeroId): Letter => {
  const { vote } = currentEntry(s);
  if (!vote) throw new Error('nothing is put to the vote');
  return opinionOf(s, vote, hero).letter;
};

/** The letter an attitude would name; where it has no view of its own, the hero's opinion. */
function letterFor(s: StoryState, hero: HeroId, attitude: Attitude, random: Random): Letter {
  const options = openOptions(s);
  if (attitude === 'whim') return random.pick(options).letter;
  if (attitude === 'curious') return options.find((option) => option.if)?.letter ?? random.pick(options).letter;
  if (attitude === 'opinion') return ownOpinion(s, hero);
  const worth = (option: VoteOption): number => (attitude === 'kind' ? 1 : -1) * leaning(s, option);
  const most = Math.max(...options.map(worth));
  const least = Math.min(...options.map(worth));
  return most === least ? ownOpinion(s, hero) : (options.find((option) => worth(option) === most)?.letter ?? ownOpinion(s, hero));
}

const firstOwn = (s: StoryState, seat: Seat, missing: (hero: HeroId) => boolean): HeroId => {
  const found = fullHeroes(s).find((hero) => isOwn(s, hero, seat) && missing(hero));
  if (!found) throw new Error('nobody of this seat is asked');
  return found;
};

/** A strong card for what is wanted, mostly. */
function cardFor(s: StoryState, hero: HeroId, random: Random) {
  const hand = [...handOf(s, hero)].sort((a, b) => DESTINY[b].vote - DESTINY[a].vote);
  return random.chance(1, 2) ? (hand[0] ?? random.pick(hand)) : random.pick(hand);
}

/** RR-438 in spirit: a relic of one's own, what one's class can use, a Flask, Souls for the next skill. */
function lootWorth({ party, level }: StoryState, hero: HeroId, card: LootId): number {
  const { cards, souls } = party[hero];
  if (relicsFor(hero).has(card)) return cards.some((own) => relicsFor(hero).has(own)) ? 6 : 9;
  if (isSoul(card)) return 5 - Math.min(3, souls[card]) + (level > 1 ? 1 : 0);
  const kind = lootCard(card)?.kind;
  if (kind === 'flask') return party[hero].flask ? 3 : 7;
  if (canUse(card, HEROES[hero].class)) return 4;
  return kind === 'relic' ? 2 : kind === 'consumable' ? 3 : 1;
}

/** The skill that is recommended most of those that can be paid for. */
function lessonFor(s: StoryState, hero: HeroId): StoryMove | undefined {
  const open = lessonsOf(s, hero).filter(({ id }) => allows(() => void demandLesson(s, hero, id)));
  const lesson = firstOf(skillsByLiking(s, hero), (skill) => open.find(({ id }) => id === skill)) ?? open[0];
  return lesson && { kind: 'learn', hero, skill: lesson.id };
}

/** Whoever has something better in the pack takes it out. */
function packingFor(s: StoryState, hero: HeroId): StoryMove | undefined {
  const { loadout, noLuck } = s.party[hero];
  const packed = bestPacked(s, hero);
  return sameJson(packed, loadout) ? undefined : { kind: 'equip', hero, noLuck, ...packed };
}

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const attitudeBot = (attitude: Attitude): Bot<StoryState, StoryMove> =>
  thoughtfulBot<StoryState, StoryMove>(`story-${attitude}`, {
    turnPage: () => ({ kind: 'turn' }),
    omens: () => ({ kind: 'goOn' }),
    roll: () => ({ kind: 'roll' }),
    declare: (s, _frame, seat, random) => {
      const hero = firstOwn(s, seat, (each) => s.vote?.letters[each] === undefined);
      return { kind: 'declare', hero, letter: letterFor(s, hero, attitude, random) };
    },
    commit: (s, _frame, seat, random) => {
      const hero = firstOwn(s, seat, (each) => s.vote?.cards[each] === undefined);
      return { kind: 'commit', hero, card: cardFor(s, hero, random) };
    },
    ballot: (s, _frame, seat, random) => {
      const hero = firstOwn(s, seat, (each) => s.vote?.cards[each] === undefined);
      return { kind: 'ballot', hero, letter: letterFor(s, hero, attitude, random), card: cardFor(s, hero, random) };
    },
    choose: (s, { purpose }, _seat, random) => {
      const { test } = currentEntry(s);
      if (purpose === 'sitter' || !test || attitude === 'whim') return { kind: 'propose', hero: random.pick(BY_PRIORITY) };
      const best = [...BY_PRIORITY].sort((a, b) => diceOf(b, test) - diceOf(a, test))[0];
      return { kind: 'propose', hero: best ?? random.pick(BY_PRIORITY) };
    },
    journals: (s, _frame, seat) => ({ kind: 'shut', hero: firstOwn(s, seat, (hero) => s.unread.includes(hero)) }),
    keep: (s, _frame, seat) => {
      const hero = firstOwn(s, seat, (each) => s.draft?.picks[each] === undefined);
      const pile = s.draft?.piles[hero] ?? [];
      const [first = ''] = [...pile].sort((a, b) => lootWorth(s, hero, b) - lootWorth(s, hero, a));
      return { kind: 'keep', hero, card: first };
    },
    camp: (s, { learn, equip }, seat) => {
      const own = fullHeroes(s).filter((hero) => isOwn(s, hero, seat));
      return (learn ? firstOf(own, (hero) => lessonFor(s, hero)) : undefined) ?? (equip ? firstOf(own, (hero) => packingFor(s, hero)) : undefined) ?? { kind: 'ready' };
    },
  });

const allLevels = (bot: Bot<StoryState, StoryMove>): Record<BotLevel, Bot<StoryState, StoryMove>> => ({ easy: bot, medium: bot, hard: bot });

export const storyBots = allLevels(attitudeBot('opinion'));

const WORDS: Readonly<Record<Attitude, readonly [string, string]>> = {
  opinion: ['In character', 'Votes as the hero would.'],
  kind: ['Kind', 'Opens, carries and spares.'],
  shadow: ['Hard', 'Takes the advantage.'],
  curious: ['Curious', 'Tries what is only possible now.'],
  whim: ['Moody', 'Nobody can tell.'],
};

export const storyTemperaments: Readonly<Record<Attitude, Temperament<StoryState, StoryMove>>> = {
  opinion: temperament('opinion'), kind: temperament('kind'), shadow: temperament('shadow'), curious: temperament('curious'), whim: temperament('whim'),
};

function temperament(attitude: Attitude): Temperament<StoryState, StoryMove> {
  const [label, words] = WORDS[attitude];
  return { label, words, bots: allLevels(attitudeBot(attitude)) };
}
