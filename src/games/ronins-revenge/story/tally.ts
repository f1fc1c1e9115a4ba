import type { Letter } from '../content/story/chapter';
import { HERO_IDS, type HeroId } from '../content/terms';
import { BY_PRIORITY } from './party';
import type { VoteResult } from './state';

type Votes = Pick<VoteResult, 'letters' | 'powers'>;

const backers = ({ letters }: Votes, letter: Letter): readonly HeroId[] => HERO_IDS.filter((hero) => letters[hero] === letter);
const cardsFor = (votes: Votes, letter: Letter): readonly number[] => backers(votes, letter).map((hero) => votes.powers[hero]).sort((a, b) => b - a);
const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0);

function best(letters: readonly Letter[], worth: (letter: Letter) => number): readonly Letter[] {
  const most = Math.max(...letters.map(worth));
  return letters.filter((letter) => worth(letter) === most);
}

/** Which option is followed, and by which rule (RR-415 … RR-421). `isFull`: played by somebody, not a Comrade. */
export function winnerOf(votes: Votes, isFull: (hero: HeroId) => boolean): Pick<VoteResult, 'winner' | 'by'> {
  let tied: readonly Letter[] = [...new Set(HERO_IDS.map((hero) => votes.letters[hero]))].sort();
  tied = best(tied, (letter) => sum(cardsFor(votes, letter)));
  if (tied.length === 1) return decided(tied, 'sum');
  tied = best(tied, (letter) => cardsFor(votes, letter)[0] ?? 0);
  if (tied.length === 1) return decided(tied, 'highest');
  // RR-418 finds nothing more: of four cards, equal sums with equal highest cards are the same cards.
  const first = (full: boolean): HeroId | undefined => BY_PRIORITY.find((hero) => isFull(hero) === full && tied.includes(votes.letters[hero]));
  const player = first(true);
  if (player) return { winner: votes.letters[player], by: 'player' };
  const comrade = first(false);
  return comrade ? { winner: votes.letters[comrade], by: 'comrade' } : decided(tied, 'comrade');
}

function decided([winner]: readonly Letter[], by: VoteResult['by']): Pick<VoteResult, 'winner' | 'by'> {
  if (!winner) throw new RangeError('nobody voted');
  return { winner, by };
}
