import * as v from 'valibot';

import type { Seat } from '@/engine/game';

import { DESTINY, DESTINY_IDS, type DestinyId } from '../content/destiny';
import { LETTERS, type Entry, type Letter, type Opinion, type Vote, type VoteOption } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { isMet } from '../content/story/conditions';
import { HERO_IDS, type HeroId } from '../content/terms';
import { comrades, fullHeroes, heroesOf, isOwn, seatsOf } from './party';
import { currentEntry, entryPage } from './pages';
import { partySituation } from './situations';
import { HIDDEN, type StoryState, type VoteResult } from './state';
import { winnerOf } from './tally';
import { nameOf } from './words';
import { answer, decision, process, type StoryRun } from './world';

const Hero = v.picklist(HERO_IDS);
const LetterField = v.picklist(LETTERS);
const Card = v.picklist(DESTINY_IDS);

const voteOf = (s: StoryState): Vote => currentVote(currentEntry(s));
function currentVote({ vote }: Entry): Vote {
  if (!vote) throw new Error('nothing is put to the vote here');
  return vote;
}

/** The options that may be voted for (RR-410); one that needs a Fact only if it is held. */
export const openOptions = (s: StoryState): readonly VoteOption[] => voteOf(s).options.filter((option) => isMet(option.if, partySituation(s)));
export const opinionOf = ({ chapter }: StoryState, { id }: Vote, hero: HeroId): Opinion => {
  const found = chapterOf(chapter).opinions.find((each) => each.vote === id && each.hero === hero);
  if (!found) throw new Error(`${hero} has no opinion on ${id}`);
  return found;
};

/** The story hand: what is not in the discard (RR-416). */
export const handOf = ({ party }: StoryState, hero: HeroId): readonly DestinyId[] => DESTINY_IDS.filter((card) => !party[hero].spent.includes(card));

const without = (s: StoryState, given: Partial<Record<HeroId, unknown>> | undefined): readonly HeroId[] => fullHeroes(s).filter((hero) => given?.[hero] === undefined);
const undeclared = (s: StoryState): readonly HeroId[] => without(s, s.vote?.letters);
const uncommitted = (s: StoryState): readonly HeroId[] => without(s, s.vote?.cards);
const ownOf = (heroes: readonly HeroId[], s: StoryState, seat: Seat): readonly HeroId[] => heroes.filter((hero) => isOwn(s, hero, seat));

/** Cards are laid hero by hero: which of them comes first tells nobody anything. */
const nextOf = (heroes: readonly HeroId[], s: StoryState, seat: Seat): readonly HeroId[] => ownOf(heroes, s, seat).slice(0, 1);

const forWhom = (heroes: readonly HeroId[], s: StoryState, seat: Seat): string => (heroesOf(s, seat).length > 1 && heroes[0] ? ` for ${nameOf(heroes[0])}` : '');

/** RR-410 … RR-421. */
export const vote = process('vote', {
  // Before letters are chosen in secret everybody hears the page and says what they like; otherwise they do while letters are named.
  hear: (run) => {
    if (run.state.secretLetters && run.state.seats > 1) run.call({ kind: 'turnPage' });
  },
  opinions: (run) => {
    const { state } = run;
    const letters: NonNullable<StoryState['vote']>['letters'] = {};
    for (const hero of comrades(state)) letters[hero] = opinionOf(state, voteOf(state), hero).letter;
    state.vote = { letters, cards: {} };
    run.emit({ type: 'voteOpened', vote: voteOf(state).id });
    if (state.secretLetters) run.call({ kind: 'ballot' });
    else run.call({ kind: 'declare' }, { kind: 'commit' });
  },
  reveal: (run) => {
    const { state } = run;
    const result = resultOf(state);
    for (const hero of fullHeroes(state)) spend(state, hero);
    entryPage(state).vote = result;
    state.vote = null;
    run.emit({ type: 'revealed', result });
    const followed = voteOf(state).options.find(({ letter }) => letter === result.winner);
    goOn(run, followed?.goto);
  },
});

/** The story goes on with this entry. */
export function goOn({ state }: StoryRun, entry: number | undefined): void {
  const reading = state.frames.find((frame) => frame.kind === 'reading');
  if (reading?.kind !== 'reading' || entry === undefined) throw new Error('nothing is being read');
  reading.next = entry;
}

function resultOf(state: StoryState): VoteResult {
  const ballot = state.vote;
  if (!ballot) throw new Error('nobody has voted');
  const letters = forAll((hero): Letter => {
    const letter = ballot.letters[hero];
    if (letter === undefined || letter === HIDDEN) throw new Error(`${hero} has named no letter`);
    return letter;
  });
  const powers = forAll((hero) => {
    const card = ballot.cards[hero];
    if (!state.party[hero].full) return opinionOf(state, voteOf(state), hero).power;
    if (card === undefined || card === HIDDEN) throw new Error(`${hero} has laid no card`);
    return DESTINY[card].vote;
  });
  return { vote: voteOf(state).id, letters, powers, ...winnerOf({ letters, powers }, (hero) => state.party[hero].full) };
}

const forAll = <T>(make: (hero: HeroId) => T): Record<HeroId, T> => ({ takahiro: make('takahiro'), sayaka: make('sayaka'), kosuke: make('kosuke'), kensho: make('kensho') });

/** RR-416: into the discard; with the sixth all six come back. */
function spend({ vote: ballot, party }: StoryState, hero: HeroId): void {
  const card = ballot?.cards[hero];
  const { spent } = party[hero];
  if (card !== undefined && card !== HIDDEN) spent.push(card);
  if (spent.length === DESTINY_IDS.length) spent.length = 0;
}

const lettersWords = (s: StoryState): string => openOptions(s).map(({ letter }) => letter).join(', ');

/** Why a letter cannot be named. */
function wrongLetter(s: StoryState, hero: HeroId, letter: Letter, seat: Seat): readonly [string, string] {
  if (!isOwn(s, hero, seat)) return ['RR-413', `${nameOf(hero)} is not yours to speak for.`];
  if (s.vote?.letters[hero] !== undefined) return ['RR-411', `${nameOf(hero)} has named a letter already: it is fixed.`];
  const option = voteOf(s).options.find((each) => each.letter === letter);
  return ['RR-410', option ? `${letter} is not open to you: the story would have to have gone otherwise.` : `There is no ${letter} here: the choice is ${lettersWords(s)}.`];
}

function wrongCard(s: StoryState, hero: HeroId, card: DestinyId, seat: Seat): readonly [string, string] {
  if (!isOwn(s, hero, seat)) return ['RR-413', `${nameOf(hero)} is not yours to vote for.`];
  if (s.vote?.cards[hero] !== undefined) return ['RR-412', `${nameOf(hero)} has laid a card already: one for each vote.`];
  const [next] = nextOf(uncommitted(s), s, seat);
  if (next && next !== hero) return ['RR-413', `First a card for ${nameOf(next)}.`];
  return ['RR-416', `${DESTINY[card].name} lies in ${nameOf(hero)}’s discard until all six have been used.`];
}

/** RR-411: in the open, and fixed. */
export const declare = decision('declare', {
  who: (s) => seatsOf(s, undeclared(s)),
  words: (s, _frame, seat) => `Name a letter${forWhom(ownOf(undeclared(s), s, seat), s, seat)}: ${lettersWords(s)}. Everybody hears it; the most power wins.`,
  answers: {
    declare: answer({ hero: Hero, letter: LetterField })({
      offers: (s, _frame, seat) => ownOf(undeclared(s), s, seat).flatMap((hero) => openOptions(s).map(({ letter }) => ({ hero, letter }))),
      otherwise: (s, _frame, { hero, letter }, seat) => wrongLetter(s, hero, letter, seat),
      untimely: 'RR-411',
      label: (s, _frame, { hero, letter }, seat) => ({
        label: `${letter}: ${openOptions(s).find((option) => option.letter === letter)?.label ?? ''}`,
        ...(heroesOf(s, seat).length > 1 && { help: `says ${nameOf(hero)}` }),
      }),
      final: true,
      play: (run, _frame, { hero, letter }) => {
        if (run.state.vote) run.state.vote.letters[hero] = letter;
        run.emit({ type: 'declared', hero, letter });
        if (undeclared(run.state).length === 0) run.end();
      },
    }),
  },
});

const cardLabel = (card: DestinyId): string => `${DESTINY[card].name}, ${DESTINY[card].vote}`;

/** RR-412: face down until all are in. */
export const commit = decision('commit', {
  who: (s) => seatsOf(s, uncommitted(s)),
  words: (s, _frame, seat) => `Lay one Destiny card face down${forWhom(ownOf(uncommitted(s), s, seat), s, seat)}: its number is the power of your letter.`,
  secret: true,
  answers: {
    commit: answer({ hero: Hero, card: Card })({
      offers: (s, _frame, seat) => nextOf(uncommitted(s), s, seat).flatMap((hero) => handOf(s, hero).map((card) => ({ hero, card }))),
      otherwise: (s, _frame, { hero, card }, seat) => wrongCard(s, hero, card, seat),
      untimely: 'RR-412',
      label: (_s, _frame, { card }) => ({ label: cardLabel(card) }),
      // What the others have laid is seen at once: nobody takes a card back knowing it.
      final: true,
      play: (run, _frame, { hero, card }) => {
        if (run.state.vote) run.state.vote.cards[hero] = card;
        run.emit({ type: 'committed', hero });
        if (uncommitted(run.state).length === 0) run.end();
      },
    }),
  },
});

/** RR-422: letter and card together, both face down. */
export const ballot = decision('ballot', {
  who: (s) => seatsOf(s, uncommitted(s)),
  words: (s, _frame, seat) => `Choose a letter and a Destiny card in secret${forWhom(ownOf(uncommitted(s), s, seat), s, seat)}; the most power wins.`,
  secret: true,
  answers: {
    ballot: answer({ hero: Hero, letter: LetterField, card: Card })({
      offers: (s, _frame, seat) =>
        nextOf(uncommitted(s), s, seat).flatMap((hero) => openOptions(s).flatMap(({ letter }) => handOf(s, hero).map((card) => ({ hero, letter, card })))),
      otherwise: (s, _frame, { hero, letter, card }, seat) =>
        openOptions(s).some((option) => option.letter === letter) ? wrongCard(s, hero, card, seat) : wrongLetter(s, hero, letter, seat),
      untimely: 'RR-422',
      label: (_s, _frame, { letter, card }) => ({ label: `${letter} with ${cardLabel(card)}` }),
      final: true,
      play: (run, _frame, { hero, letter, card }) => {
        const { vote: open } = run.state;
        if (open) {
          open.letters[hero] = letter;
          open.cards[hero] = card;
        }
        run.emit({ type: 'committed', hero });
        if (uncommitted(run.state).length === 0) run.end();
      },
    }),
  },
});
