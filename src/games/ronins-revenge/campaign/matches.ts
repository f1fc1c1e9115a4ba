import type { MatchSeat, OpenMatch } from '@/engine/campaign/campaign';

import { bossInPlay } from '../content/bossInPlay';
import type { BossId } from '../content/roster';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { MemberChoice, Options } from '../rules/options';
import type { Story } from '../rules/story';
import { lootCard } from '../story/loot';
import type { HeroInStory, Part, StoryOptions } from '../story/state';
import { recordNow, type Saga, type Stage } from './saga';
import { BOSS_NAMES, TITLES, VARIANT_NAMES } from './titles';

export const STORY = 'ronins-story';
export const BATTLE = 'ronins-revenge';

export const matchId = (chapter: number, stage: Stage): string => `chapter-${chapter}/${stage}`;

export function bossIdNow({ chapter, variant }: Saga): BossId {
  const boss = TITLES[chapter - 1]?.boss ?? 'kurokai';
  if (boss !== 'kurokai') return boss;
  if (!variant) throw new Error('Kurokai has no shape yet');
  return variant;
}

export const bossNameNow = (saga: Saga): string => {
  const boss = TITLES[saga.chapter - 1]?.boss ?? 'kurokai';
  return boss === 'kurokai' && saga.variant ? VARIANT_NAMES[saga.variant] : BOSS_NAMES[boss];
};

const seatsOf = ({ seats }: Saga): readonly MatchSeat[] => Array.from({ length: seats }, (_, player) => ({ player }));

/** Everything the story has to know of what was before. */
function storyOptions({ seats, chapter, variant, secretLetters, difficulty, level, party, facts, items, tested, sitter, history }: Saga, part: Part): StoryOptions {
  return { seats, chapter, part, variant, secretLetters, difficulty, level, party, facts, items, tested, sitter, history };
}

const RELIC_OR_CONSUMABLE = ['relic', 'consumable'];
const ofKind = ({ cards }: HeroInStory, kinds: readonly string[]): string[] => cards.filter((card) => kinds.includes(lootCard(card)?.kind ?? ''));

/** Loot works for full heroes; a Comrade's relics are for the story alone (RR-438). */
function memberOf(hero: HeroId, member: HeroInStory): MemberChoice {
  if (!member.full) return { hero, comrade: true, seat: member.seat };
  const relics = ofKind(member, ['relic']);
  const loadout = { ...member.loadout, ...(member.flask && { flask: member.flask }), ...(relics.length > 0 && { relics }) };
  return { hero, comrade: false, seat: member.seat, mode: member.noLuck ? 'noLuck' : 'dice', loadout };
}

/** RR-91, RR-503: Facts, what the journals did, what is carried; hero facts only where this boss asks for them. */
function storyOfBattle(saga: Saga): Story {
  const asked = bossInPlay(bossIdNow(saga)).factChanges;
  return {
    facts: [...saga.facts],
    heroFacts: asked.flatMap(({ fact, hero }) => (hero && saga.party[hero].facts.some((known) => known === fact) ? [{ hero, fact }] : [])),
    notes: saga.effects.map(({ hero, steps }) => ({ hero, changes: steps.flatMap((step) => (step.do === 'startCond' ? [] : [changeOf(step)])) })),
    hp: saga.scarred ? SCAR_HP : 0,
    items: HERO_IDS.filter((hero) => saga.party[hero].full).map((hero) => ({ hero, items: ofKind(saga.party[hero], RELIC_OR_CONSUMABLE) })),
    party: [],
    sitter: saga.sitter,
    tested: saga.tested,
  };
}

/** RR-448. */
const SCAR_HP = -2;

type Step = Exclude<Saga['effects'][number]['steps'][number], { readonly do: 'startCond' }>;
const changeOf = (step: Step): Story['notes'][number]['changes'][number] => (step.do === 'startRes' ? { do: step.do, res: step.res, n: step.n } : { do: step.do, n: step.n });

function battleOptions(saga: Saga): Options {
  const { seats, difficulty, level, party } = saga;
  const owners = Array.from({ length: seats }, (_, seat) => HERO_IDS.find((hero) => party[hero].full && party[hero].seat === seat) ?? 'takahiro');
  return {
    seats, boss: bossIdNow(saga), difficulty, level, heroes: owners, modes: owners.map((hero) => (party[hero].noLuck ? 'noLuck' : 'dice')), others: 'comrades',
    party: HERO_IDS.map((hero) => memberOf(hero, party[hero])), story: storyOfBattle(saga),
  };
}

const WORDS: Readonly<Record<Part, (saga: Saga) => readonly [title: string, words: string]>> = {
  story: ({ chapter }) => [`Chapter ${chapter}: ${TITLES[chapter - 1]?.title ?? ''}`, TITLES[chapter - 1]?.words ?? ''],
  victory: (saga) => ['After the battle', `What is left of ${bossNameNow(saga)}, and what the four of you take from it.`],
  defeat: () => ['The same night', 'You wake up. It is not over: learn, pack again, and try once more.'],
  scar: () => ['Passage', 'Beaten twice. The road goes on, and something of you stays behind.'],
};

/** The match that comes. */
export function comingMatch(saga: Saga): OpenMatch | undefined {
  const { chapter, stage, ending } = saga;
  if (ending) return undefined;
  const id = matchId(chapter, stage);
  const seats = seatsOf(saga);
  if (stage !== 'battle') {
    const [title, words] = WORDS[stage](saga);
    return { id, game: STORY, options: storyOptions(saga, stage), seats, title, words };
  }
  const lost = recordNow(saga).battles.some(({ won }) => !won);
  const stakes = lost
    ? ['Win, and the chapter is yours.', 'Lose again, and the road goes on without loot: a scar, and every hero starts the next battle with 2 less HP.']
    : ['Win, and the loot is drafted.', 'Lose, and you may try once more, the same night.'];
  return { id, game: BATTLE, options: battleOptions(saga), seats, title: `Battle: ${bossNameNow(saga)}`, words: lost ? 'The second try.' : `Chapter ${chapter} comes down to this.`, stakes };
}
