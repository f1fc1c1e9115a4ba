import type { Lesson } from '@/table/contract';

import type { Move } from '../rules/moves';

/** Gentle cards that lie as they are printed, and nobody with a power: what is told of a side is what the card shows. */
const TWO_HUNTERS = {
  options: { seats: 2, recipe: 'greenhorn', characterPowers: false, uprightCards: true, duel: 'die' },
  names: ['Wren', 'Cole'],
  seat: 0,
} as const;

/** Cards of a board of four by four, as lessons light them: in the order in which they are spoken of. */
const cards = (...places: readonly number[]): readonly string[] => places.map((place) => `row ${Math.floor(place / 4) + 1}, column ${(place % 4) + 1}`);

/** In this seed the east side of the Ammunition Crate is free, and two bounties stand north of it. */
const PRICES: Lesson<Move> = {
  ...TWO_HUNTERS,
  id: 'prices',
  title: 'Every side has its price',
  seed: 'trail15',
  steps: [
    { kind: 'say', say: 'A card has eight sides, and each has its own price: brass for bullets, red for hearts, a closed eye for nothing. Nailed boards mean no way in.', point: cards(7) },
    { kind: 'say', say: 'You are Wren, with five rounds to earn the most money. A poster with a $ is yours to keep. Auntie Trouble asks 2 hearts from the north, but 2 bullets from the south.', point: cards(7) },
    {
      kind: 'do',
      say: 'Three steps: tap the Ammunition Crate in the lower right corner and come in from the east, for nothing. Then north to Crooked-Nickel Ned, and north to Auntie Trouble. Lock it.',
      point: cards(15, 11, 7),
      expect: { type: 'lockPath', start: 25, steps: [15, 11, 7] },
      otherwise: 'For this lesson: in from the east at row 4, column 4, then straight north, two cards.',
    },
    { kind: 'watch', say: 'Nobody sees your path, and Cole draws his in secret too. Now both are walked at once, step by step.', seat: 1, move: { type: 'lockPath', start: 28, steps: [14, 9, 10] } },
    { kind: 'say', say: 'The crate was free, Ned and Auntie cost 2 bullets each. Used cards are replaced, and your next path starts where you stand.' },
    { kind: 'free', say: 'Play on: drag from Wren over the cards, and back to take a step back. After five rounds the most money wins, if you still have a heart.' },
  ],
};

/** In this seed four bounties lie around a diagonal step, and a fifth on the other side of it. */
const OWN_LINE: Lesson<Move> = {
  ...TWO_HUNTERS,
  id: 'own-line',
  title: 'Mind your own line',
  seed: 'line23',
  steps: [
    {
      kind: 'try',
      say: 'Your line may never touch or cross itself. Try it: in from the east at row 3, column 4, north-west to Ox-Cart Olga, south to Haddie Two-Shots. Now tap Dandy Tulliver at row 2, column 4.',
      point: cards(11, 6, 10, 7),
      refusedBy: 'BT-32',
      otherwise: 'Not yet: first tap Dandy Tulliver at row 2, column 4, and see what he says.',
    },
    {
      kind: 'do',
      say: 'No: between Haddie and the Dandy runs your own way to Olga. Leave him for now, go south from Haddie to Mirror Jin Okada, and lock those four steps.',
      point: cards(14),
      expect: { type: 'lockPath', start: 24, steps: [11, 6, 10, 14] },
      otherwise: 'In from the east at row 3, column 4, then north-west, south, and south again.',
    },
    { kind: 'watch', say: 'Other people’s lines are no fence: where they meet yours, you both ride on. Cole keeps to the north this time.', seat: 1, move: { type: 'lockPath', start: 35, steps: [0, 5, 2, 3] } },
    {
      kind: 'do',
      say: 'A new round, and the old line is forgotten. Take the step you were refused: north to Hayloft Hank, north-east to Dandy Tulliver. Then south to the Deacon, and lock.',
      point: cards(10, 7, 11),
      expect: { type: 'lockPath', start: 14, steps: [10, 7, 11] },
      otherwise: 'From where you stand: north, north-east, south. Three cards.',
    },
    { kind: 'watch', say: 'The Dandy does not know that he was ever out of reach.', seat: 1, move: { type: 'lockPath', start: 3, steps: [6, 5, 2] } },
    { kind: 'free', say: 'Seven posters in two rounds. A line that curls up shuts itself in, so look two cards ahead. Play on: after five rounds the most money wins.' },
  ],
};

/** In this seed the longer path takes the bounty that the shorter one waits for, once each way. */
const LAST_STEP: Lesson<Move> = {
  ...TWO_HUNTERS,
  id: 'last-step',
  title: 'The last step waits',
  seed: 'beat11',
  steps: [
    { kind: 'say', say: 'Paths are walked in beats, one step each. But all last steps are taken together, in the last beat of the longest path. Whoever drew a short one stands and waits for it.' },
    {
      kind: 'do',
      say: 'See for yourself. In from the south at row 4, column 3, to Marrow Finch; west to Bramble Nell; north-east to Ira and Ida Tally, who are worth $400. Lock it.',
      point: cards(14, 13, 10),
      expect: { type: 'lockPath', start: 28, steps: [14, 13, 10] },
      otherwise: 'In from the south at row 4, column 3, then west, then north-east.',
    },
    { kind: 'watch', say: 'Cole has drawn five steps. So you take two, wait through beats three and four, and move again in beat five. Keep an eye on the Tallys.', point: cards(10), seat: 1, move: { type: 'lockPath', start: 34, steps: [4, 9, 10, 7, 6] } },
    {
      kind: 'do',
      say: 'Cole came by in beat three, and you rode up to bare ground. Return the favour with five steps: west to Len, north to Clay, north-east to Paula, south-east to Gus, north to the Dandy.',
      point: cards(9, 5, 2, 7, 3),
      expect: { type: 'lockPath', start: 10, steps: [9, 5, 2, 7, 3] },
      otherwise: 'Five cards from where you stand: west, north, north-east, south-east, north.',
    },
    { kind: 'watch', say: 'Cole wants Gus as well, as the third and last of his steps. He may wait for beat five now. You will be there in beat four.', point: cards(7), seat: 1, move: { type: 'lockPath', start: 6, steps: [10, 11, 7] } },
    { kind: 'free', say: 'Gus was gone when Cole moved. Short paths are cheap, long ones are early; from the sixth step on every card costs extra bullets. Play on: the most money after five rounds wins.' },
  ],
};

/** In this seed both hunters cross the Rattlesnake Wash in beat two, from sides of different price, and meet again at the dearest bounty. */
const SHARE_AND_BID: Lesson<Move> = {
  ...TWO_HUNTERS,
  id: 'share-and-bid',
  title: 'Share a card, bid for a head',
  seed: 'share17',
  steps: [
    { kind: 'say', say: 'Two hunters on one card in the same beat: an ordinary card serves both in full, and each pays for the side they came by. A bounty has only one head, so for that you bid.' },
    {
      kind: 'do',
      say: 'In from the south at row 4, column 1: Marrow Finch, free. East to the Rattlesnake Wash, free from that side. North to Ira and Ida Tally. Lock it.',
      point: cards(12, 13, 9),
      expect: { type: 'lockPath', start: 30, steps: [12, 13, 9] },
      otherwise: 'In from the south at row 4, column 1, then east, then north.',
    },
    { kind: 'watch', say: 'Cole comes along the same row from the other end. The Wash pays $200 to each of you; its east side will cost him 2 hearts.', point: cards(13), seat: 1, move: { type: 'lockPath', start: 27, steps: [14, 13, 9] } },
    { kind: 'do', say: 'And you meet again at the Tallys. No entry price now: each names a number in secret, in bullets or in hearts. Bid 3 bullets.', point: ['Bid one more', 'Bid 3 bullets'], expect: { type: 'bid', bullets: 3, hearts: 0 }, otherwise: 'Bid exactly 3 bullets this time.' },
    { kind: 'watch', say: 'Cole bids hearts. Only the number counts, and only the winner pays. On equal numbers nobody pays, and the Tallys stay where they are.', seat: 1, move: { type: 'bid', bullets: 0, hearts: 2 } },
    { kind: 'free', say: 'Three beats two: you pay 3 bullets, the Tallys are yours, and Cole keeps his hearts and his grudge. Play on, and mind where he is heading: whoever has the most money after five rounds wins.' },
  ],
};

/** In this seed the way out of One-Way Canyon leads to a price that the gun cannot pay, past one bounty about to leave and one a round later. */
const DANGERS: Lesson<Move> = {
  ...TWO_HUNTERS,
  id: 'dangers',
  title: 'Empty guns, clocks, one-way roads',
  seed: 'gun52',
  steps: [
    { kind: 'say', say: 'Small squares on a card are its clock: each round that nobody comes by fills one, and a full card leaves. Gus Half-Past-Noon has a single square. Let him go.', point: cards(2) },
    {
      kind: 'do',
      say: 'In from the south-east at row 4, column 1: Sawbuck Silas. North into One-Way Canyon, whose arrow is the only way out: east. East again to Bonnie, then south to Cinder Kate. Lock it anyway.',
      point: cards(12, 8, 9, 10, 14),
      expect: { type: 'lockPath', start: 29, steps: [12, 8, 9, 10, 14] },
      otherwise: 'In from the south-east at row 4, column 1, then north, east, east, south.',
    },
    { kind: 'watch', say: 'You were warned: Kate asks 5 bullets, and you will reach her with 3. She takes what there is, and your gun is empty.', point: cards(14), seat: 1, move: { type: 'lockPath', start: 20, steps: [3, 7, 11] } },
    {
      kind: 'do',
      say: 'Kate is yours, Silas is not: an empty gun costs your dearest bounty, then you reload to 10. Gus has left. Disappearing Tom has one square to go: west, north-west, north, and he is yours.',
      point: cards(13, 8, 4),
      expect: { type: 'lockPath', start: 14, steps: [13, 8, 4] },
      otherwise: 'From where you stand: west, north-west, north. Tom will not wait another round.',
    },
    { kind: 'watch', say: 'Cole has business elsewhere. Tom has not noticed either of you.', point: cards(4), seat: 1, move: { type: 'lockPath', start: 11, steps: [10, 6, 3] } },
    { kind: 'free', say: 'Just in time. The preview warns of empty guns and of cards about to leave. One weighs more: without hearts you are out, and the game ends. Otherwise the most money after five rounds wins.' },
  ],
};

/** In this seed Silas rides the first row, from west to east. */
const ALONE: Lesson<Move> = {
  id: 'alone',
  title: 'Alone against the Vanes',
  options: { seats: 1, level: 'tenderfoot', characters: ['scout'], uprightCards: true },
  seed: 'alone1',
  names: ['Wren'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Alone you hunt on nine cards. Silas Vane rides one row or column each round: the dashed cards, with the beat in which he comes. L is his last step.', point: ['row 1, column 1', 'row 1, column 2', 'row 1, column 3'] },
    { kind: 'say', say: 'Bounties he reaches first are his, and if you arrive together you bid against his die. Earn what the warrant asks for in five rounds.' },
    { kind: 'do', say: 'Draw any path of three steps or more. Look at the preview: bullets, hearts and money after every step. Then lock it.', expect: { type: 'lockPath' }, otherwise: 'Draw a path first, three steps or more, and lock it.' },
    { kind: 'free', say: 'Cards he rides over are used up as well, so be there first or go elsewhere. After five rounds you win with the money in the bar above, more than Silas has, and a heart left.' },
  ],
};

export const lessons: readonly Lesson<Move>[] = [PRICES, OWN_LINE, LAST_STEP, SHARE_AND_BID, DANGERS, ALONE];
