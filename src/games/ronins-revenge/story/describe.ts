import { signed } from '@/engine/numerals';
import { capital } from '@/engine/words';

import { ROSTER } from '../content/roster';
import { HIGHER_SKILLS } from '../content/higherSkills';
import type { StartStep } from '../content/setup';
import { PARTY_ENDINGS } from '../content/story/endings';
import { factName } from '../content/story/factNames';
import { PASSAGES } from '../content/story/passages';
import { HERO_IDS } from '../content/terms';
import { lootName } from './loot';
import { chapterNow, entryNumbered } from './pages';
import type { JournalEffect, Page, StoryEvent, StoryState, TestResult, VoteResult } from './state';
import { nameOf } from './words';

const TIES: Readonly<Record<VoteResult['by'], string>> = {
  sum: '',
  highest: ' The totals are equal: the highest single card decides.',
  player: ' The cards are the same: the hero whose word comes first decides.',
  comrade: ' The cards are the same: the Comrade whose word comes first decides.',
};

export const voteWords = ({ letters, powers, winner, by }: VoteResult): string =>
  `${HERO_IDS.map((hero) => `${nameOf(hero)} ${letters[hero]} with ${powers[hero]}`).join(', ')}. ${winner} is followed.${TIES[by]}`;

/** "3, and 2 were needed. It is enough." */
export function testWords({ faces, needs, success }: TestResult): string {
  const sum = faces.reduce((all, face) => all + face, 0);
  return `${sum}, and ${needs} ${needs === 1 ? 'was' : 'were'} needed. It is ${success ? '' : 'not '}enough.`;
}

function stepWords(step: StartStep): string {
  switch (step.do) {
    case 'startHp':
      return `${signed(step.n)} HP`;
    case 'startStamina':
      return `${signed(step.n)} Stamina`;
    case 'startRes':
      return `${signed(step.n)} ${capital(step.res)}`;
    case 'startCond':
      return step.name;
  }
}

const gainOf = (step: StartStep): string => (step.do === 'startRes' ? step.res : step.do === 'startCond' ? step.name : step.do);

/** Several notes may give the same: it is told once, added up. */
function addedUp(steps: readonly StartStep[]): readonly StartStep[] {
  const sums: StartStep[] = [];
  for (const step of steps) {
    const at = sums.findIndex((each) => gainOf(each) === gainOf(step));
    const known = sums[at];
    if (!known) sums.push(step);
    else if (known.do !== 'startCond' && step.do !== 'startCond') sums[at] = { ...known, n: known.n + step.n };
  }
  return sums.filter((step) => step.do === 'startCond' || step.n !== 0);
}

/** RR-430: what, never why. */
export function effectWords({ hero, steps }: JournalEffect): string {
  const sums = addedUp(steps);
  return sums.length === 0 ? `What ${nameOf(hero)} gains and loses comes to nothing.` : `${nameOf(hero)} starts with ${sums.map(stepWords).join(', ')}.`;
}

export function pageTitle(s: Pick<StoryState, 'chapter'>, page: Page): string {
  switch (page.kind) {
    case 'entry':
      return entryNumbered(chapterNow(s), page.entry).title;
    case 'scar':
      return PASSAGES[page.boss].title;
    case 'ending':
      return PARTY_ENDINGS.find(({ id }) => id === page.ending)?.title ?? '';
    case 'epilogue':
      return `What became of ${nameOf(page.hero)}`;
    case 'scars':
      return 'What stayed';
    case 'last':
      return 'The last page';
  }
}

const skillName = (id: string): string => HERO_IDS.flatMap((hero) => HIGHER_SKILLS[hero]).find((skill) => skill.id === id)?.name ?? id;

/** An event as a line of the log. Nothing in it that somebody at the table may not know. */
export function describeStory(event: StoryEvent, view: StoryState, names: readonly string[]): string | undefined {
  const who = (seat: number): string => names[seat] ?? `Player ${seat + 1}`;
  switch (event.type) {
    case 'opened': {
      const page = view.pages[event.page];
      return page && pageTitle(view, page);
    }
    case 'gained':
      return `Fact: ${factName(event.fact)}.`;
    case 'voteOpened':
      // What the Comrades say stands beside their reasons.
      return 'It is put to the vote.';
    case 'broughtHome':
      return 'Everybody packs what they took.';
    case 'declared':
      return `${nameOf(event.hero)} is for ${event.letter}.`;
    case 'committed':
      return `${nameOf(event.hero)} has laid a card.`;
    case 'revealed':
      return voteWords(event.result);
    case 'proposed':
      return `${who(event.seat)} would send ${nameOf(event.hero)}.`;
    case 'chosen':
      return event.purpose === 'test' ? `${nameOf(event.hero)} takes the test.` : `It was ${nameOf(event.hero)} who sat down.`;
    case 'rolled': {
      return `${nameOf(event.result.hero)} rolls ${event.result.faces.join(', ')}: ${testWords(event.result)}`;
    }
    case 'omens':
      return event.count === 0 ? undefined : `${event.count} of your Facts change this battle.`;
    case 'booksOpened':
      return 'The Books of Secrets are opened.';
    case 'bookClosed':
      return `${nameOf(event.hero)} has shut the book.`;
    case 'journalEffect':
      return `Journal: ${effectWords(event.effect)}`;
    case 'equipped':
      return `${nameOf(event.hero)} packs again.`;
    case 'learned':
      return `${nameOf(event.hero)} learns ${skillName(event.skill)}.`;
    case 'wished':
      return `${who(event.seat)} would play ${event.difficulty}.`;
    case 'difficulty':
      return `From now on the party plays ${event.difficulty}.`;
    case 'dealt':
      return `The loot of ${ROSTER[event.boss].name} is dealt: five cards to each seat.`;
    case 'kept':
      return `${nameOf(event.hero)} has chosen.`;
    case 'turnedUp':
      return `${HERO_IDS.map((hero) => `${nameOf(hero)} keeps ${lootName(event.taken[hero])}`).join(', ')}.`;
    case 'level':
      return `The party reaches level ${event.level}.`;
    case 'noted':
      return `${who(event.seat)} writes: ${event.text}`;
    case 'ended':
      // Its title is that of the page which follows.
      return 'The story comes to its end.';
  }
}
