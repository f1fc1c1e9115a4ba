import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';

import type { HeroId } from '../../../content/terms';
import { heroesOf } from '../../../story/party';
import type { StoryState, VoteState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { optionLabel } from '../asked';

function voteWords(view: StoryState, { letters, cards }: VoteState, hero: HeroId): readonly string[] {
  const letter = letters[hero];
  const said = letter === undefined || view.secretLetters ? [] : [`${nameOf(hero)} is for ${letter}: ${optionLabel(view, letter)}.`];
  return cards[hero] === undefined ? said : [...said, 'The card lies face down.'];
}

/** What everybody may know about somebody who waits for the others. */
export function waitingWords(view: StoryState, seat: Seat): string {
  const top = topFrame(view);
  const own = heroesOf(view, seat);
  const { vote, draft } = view;
  if (vote) return own.flatMap((hero) => voteWords(view, vote, hero)).join(' ');
  const proposed = view.proposals[seat];
  switch (top?.kind) {
    case 'choose':
      return proposed ? `Would send ${nameOf(proposed)}.` : '';
    case 'journals':
      return own.some((hero) => view.unread.includes(hero)) ? 'Your book comes after this one.' : 'The book is shut.';
    case 'keep':
      return own.every((hero) => draft?.picks[hero] !== undefined) ? 'The card lies face down until everybody has kept one.' : '';
    case 'camp':
      return top.ready.includes(seat) ? 'Ready. Waiting for the others.' : '';
    default:
      return '';
  }
}
