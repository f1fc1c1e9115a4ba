import type { Lesson } from '@/table/contract';

import type { Move } from '../rules/moves';

/** In this seed the east side of the Ammunition Crate is free, and Auntie Trouble lies within three steps of both hunters. */
const FIRST_TRAIL: Lesson<Move> = {
  id: 'first-trail',
  title: 'Your first trail',
  options: { seats: 2, recipe: 'greenhorn', characterPowers: false, uprightCards: true, duel: 'die' },
  seed: 'trail15',
  names: ['Wren', 'Cole'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Every card can be entered from eight sides, and each side has its own price: brass for bullets, red for hearts, a closed eye for nothing. Nailed boards mean no way in.' },
    { kind: 'say', say: 'You are Wren. You have 10 bullets and 10 hearts, and five rounds to earn the most money. Posters with a $ are bounties: you keep those.', point: 'row 2, column 4' },
    {
      kind: 'do',
      say: 'Draw a path of three steps. Tap the Ammunition Crate in the lower right corner and come in from the east: it is free. Then go north to Crooked-Nickel Ned, and north again to Auntie Trouble. Lock it.',
      point: 'row 4, column 4',
      expect: { type: 'lockPath', start: 25, steps: [15, 11, 7] },
      otherwise: 'For this lesson: in from the east at row 4, column 4, then straight north, two cards.',
    },
    { kind: 'watch', say: 'Nobody sees your path. Cole draws his in secret too. Now both are walked at once, step by step.', seat: 1, move: { type: 'lockPath', start: 17, steps: [1, 2, 7] } },
    { kind: 'do', say: 'You both reached Auntie Trouble in the same beat, so nobody pays the price on the card: you bid for her. Bid 2 bullets.', point: 'Bid', expect: { type: 'bid', bullets: 2, hearts: 0 }, otherwise: 'Bid exactly 2 bullets this time.' },
    { kind: 'watch', say: 'Cole’s bid is secret until both are in. The higher number wins; a tie, and nobody gets her.', seat: 1, move: { type: 'bid', bullets: 0, hearts: 1 } },
    { kind: 'say', say: 'Yours was higher: you paid 2 bullets and Auntie Trouble is yours. Used cards are replaced, and your next path starts where you stand.' },
    { kind: 'say', say: 'Two dangers. Spend your last bullet and your dearest bounty is gone, then you reload to 10. Lose your last heart and you are out. The preview under the grid warns you of both.' },
    { kind: 'free', say: 'Play on: drag from Wren over the cards. Go back over your line to take a step back; your line may never touch or cross itself.' },
  ],
};

const ALONE: Lesson<Move> = {
  id: 'alone',
  title: 'Alone against the Vanes',
  options: { seats: 1, level: 'tenderfoot', characters: ['scout'], uprightCards: true },
  seed: 'alone1',
  names: ['Wren'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Alone you hunt on nine cards. Silas Vane rides one row or column each round: the dashed cards, with the beat in which he comes. L is his last step.' },
    { kind: 'say', say: 'Bounties he reaches first are his, and if you arrive together you bid against his die. Earn what the warrant asks for in five rounds.' },
    { kind: 'do', say: 'Draw any path of three steps or more. Look at the preview: bullets, hearts and money after every step. Then lock it.', expect: { type: 'lockPath' }, otherwise: 'Draw a path first, three steps or more, and lock it.' },
    { kind: 'free', say: 'Small squares on a card are a timer: each round that nobody comes by fills one, and a full card leaves. A bold arrow is the only way out of its card. The rest you will see on the trail.' },
  ],
};

export const lessons: readonly Lesson<Move>[] = [FIRST_TRAIL, ALONE];
