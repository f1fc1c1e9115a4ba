import type { EndingId, VariantId } from '../../../content/story/conditions';
import type { EntryId } from '../../../content/story/chapter';
import type { Page, StoryState } from '../../../story/state';
import type { Scene } from './motifs';
import { ashGate, countingRoom, drain, foxShrine, pens, postingHouse, reeds } from './scenes/ashGate';
import { graves, insideTheRibs, kitchenString, milestones, procession, theHead } from './scenes/bones';
import { burntCedars, cedars, gallery, hem, loom, underTheVeil } from './scenes/cedars';
import { anchorChain, boneFord, farBank, ferry, landing, riverbed } from './scenes/ferry';
import { forge, fortySmiths, office, orchard } from './scenes/iron';
import { anteroom, keep, laundry, lockedStair, lordOnHisSeat, seat, southGate } from './scenes/keep';
import { birdAndCage, cellar, counter, emptySeat, fifthAtTheFire, gateWithoutWall, night, openRoad, shape, theLine } from './scenes/kurokai';
import { fallenNails, garden, rowInTheSun, strawDolls, wallWithoutGate } from './scenes/nails';
import { paintedStair, playbill, stage, twoDoors, underTheBoards } from './scenes/paperMasks';
import { aboveTheWeather, dryPlace, ironBar, lastLanding, lure, riser, stair } from './scenes/thunderStair';

/** Somewhere the story goes: what is drawn, and in words what is to be seen. */
export interface Place {
  readonly draw: Scene;
  readonly caption: string;
}

interface ChapterPlaces {
  /** Where no other place is named. */
  readonly home: Place;
  readonly others: readonly (Place & {
    readonly entries: readonly EntryId[];
    /** The same page where the last boss has taken one of its other shapes. */
    readonly shapes?: Readonly<Partial<Record<VariantId, Place>>>;
  })[];
}

/** Where the pages of every chapter are. */
export const PLACES: readonly ChapterPlaces[] = [
  {
    home: { draw: ashGate, caption: 'A gate in the ash, and four on the road to it' },
    others: [
      { draw: postingHouse, caption: 'Four strangers at a fire, three walls, and a child in the ash', entries: [1, 2] },
      { draw: drain, caption: 'The mouth of a drain, and a chain going in', entries: [3, 6, 7] },
      { draw: foxShrine, caption: 'A stone fox in chains, with a bell at its ear', entries: [5, 11, 12, 13] },
      { draw: pens, caption: 'People behind a fence, and a lantern going its round', entries: [10, 15, 16, 17, 18, 19] },
      { draw: countingRoom, caption: 'A book on a table, and a brazier beside it', entries: [20, 21, 22, 23] },
      { draw: reeds, caption: 'Reeds, a moon, and somebody sitting by the water', entries: [26] },
    ],
  },
  {
    home: { draw: cedars, caption: 'Cedars with something hanging in them' },
    others: [
      { draw: hem, caption: 'Where the ash stops and the cedars begin, a man on a stump', entries: [1, 3, 5, 9] },
      { draw: burntCedars, caption: 'Burnt trunks, each with its smoke', entries: [4, 8] },
      { draw: gallery, caption: 'Rows of people, well wrapped, with a gap for the face', entries: [11, 12, 13, 14, 15, 16, 26] },
      { draw: loom, caption: 'A loom between two cedars, and four pairs of sandals', entries: [17, 18, 19, 20, 21, 22, 25] },
      { draw: underTheVeil, caption: 'She has got up from the loom, and goes on getting up', entries: [24] },
    ],
  },
  {
    home: { draw: ferry, caption: 'A ferry with a lamp' },
    others: [
      { draw: landing, caption: 'Shoes along a landing, toes to the water, and a boat on one rope', entries: [1, 2, 3, 4, 6, 7, 8, 26] },
      { draw: boneFord, caption: 'Backs under the water, and four who walk over them', entries: [5, 11, 12] },
      { draw: anchorChain, caption: 'A chain into the deep, and lanterns coming up it', entries: [19, 20, 21, 22, 27] },
      { draw: riverbed, caption: 'A ferry that stands on its ribs in the mud', entries: [24] },
      { draw: farBank, caption: 'A far bank with lit windows, and a boat laid on its side', entries: [25] },
    ],
  },
  {
    home: { draw: stage, caption: 'Four masks before a full house' },
    others: [
      { draw: playbill, caption: 'A theatre with lamps, and a board with the bill', entries: [1] },
      { draw: paintedStair, caption: 'Nine steps to a narrow door, and a cap on the third', entries: [11, 12, 13, 17, 20, 21] },
      { draw: underTheBoards, caption: 'Lamps along a stage, and under it an old man by a light', entries: [14, 15, 16, 18, 19] },
      { draw: twoDoors, caption: 'Two doors: a mountain in one, a road in the other', entries: [5, 22, 23, 27] },
    ],
  },
  {
    home: { draw: stair, caption: 'A stair in the storm, and a rope' },
    others: [
      { draw: dryPlace, caption: 'Four in a row under a rock, and days scratched on it', entries: [5, 10, 11] },
      { draw: riser, caption: 'Shadows on the stone: three people and a dog', entries: [12, 13, 14, 15] },
      { draw: lure, caption: 'An old man tied to a post among spears, and two eyes', entries: [16, 17, 18] },
      { draw: ironBar, caption: 'A bar of iron among empty sockets, and lightning', entries: [19, 20, 21] },
      { draw: aboveTheWeather, caption: 'Clouds from above, and a keep with one window lit', entries: [22] },
      { draw: lastLanding, caption: 'A tiger on the last landing', entries: [24, 25, 26] },
    ],
  },
  {
    home: { draw: garden, caption: 'Trees with nails' },
    others: [
      { draw: wallWithoutGate, caption: 'A wall of seven courses without a gate', entries: [1] },
      { draw: rowInTheSun, caption: 'Shadows to the left, and a young woman who has none', entries: [10, 11, 12, 13, 14, 15] },
      { draw: strawDolls, caption: 'Four dolls of straw on a plank, and a lady with a hammer', entries: [16, 17, 18, 19, 20, 21, 24, 26] },
      { draw: fallenNails, caption: 'Nails in the snow under the trees', entries: [28] },
    ],
  },
  {
    home: { draw: forge, caption: 'Two brothers at one hearth' },
    others: [
      { draw: orchard, caption: 'An orchard of links', entries: [1, 15, 16, 25] },
      { draw: fortySmiths, caption: 'Smiths at work, their shadows on a chain', entries: [11, 12, 13, 14] },
      { draw: office, caption: 'Orders on a spike, and a hammer that numbers', entries: [17, 18, 19, 20] },
    ],
  },
  {
    home: { draw: procession, caption: 'Something made of many, carrying lamps' },
    others: [
      { draw: milestones, caption: 'A road with milestones and shut doors, and something kneeling far ahead', entries: [1] },
      { draw: graves, caption: 'Five rows of graves, and somebody who looks on', entries: [3, 6, 7] },
      { draw: insideTheRibs, caption: 'Lamps between ribs, seen from inside', entries: [4, 8, 9, 26] },
      { draw: kitchenString, caption: 'A string from a child’s hand to a finger as thick as a beam', entries: [10, 11, 12, 13] },
      { draw: theHead, caption: 'A head with its chin on the road', entries: [14, 15, 16, 17, 18, 19, 20, 21, 22, 23] },
    ],
  },
  {
    home: { draw: keep, caption: 'A keep on a hill with one window lit' },
    others: [
      { draw: southGate, caption: 'A gate with its bar across, and a garrison along the yard', entries: [3, 5, 6, 7] },
      { draw: laundry, caption: 'Sheets on a line, and steam', entries: [4] },
      { draw: lockedStair, caption: 'A narrow door at the foot of a stair', entries: [12, 13, 14] },
      { draw: anteroom, caption: 'A page pours tea, four bowls', entries: [15, 19, 20, 26] },
      { draw: lordOnHisSeat, caption: 'A grey man on a seat, a sword across his knees', entries: [21, 22, 23, 24] },
      { draw: seat, caption: 'A seat with nobody on it', entries: [25, 27, 28, 29, 30, 31, 32] },
    ],
  },
  {
    home: { draw: cellar, caption: 'Shelves, and a gate without a wall' },
    others: [
      { draw: gateWithoutWall, caption: 'Steps down to a gate that stands by itself', entries: [1, 2, 3, 4, 5, 6, 10] },
      { draw: counter, caption: 'A counter with a book, a jar and a lamp, and something behind it', entries: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 27] },
      {
        draw: shape, caption: 'It takes a shape, and four are small before it', entries: [24],
        shapes: {
          fifthWanderer: { draw: fifthAtTheFire, caption: 'Three walls, a fire with four at it, and a fifth across from them' },
          cagedDawn: { draw: birdAndCage, caption: 'A bird the colour of first light, and the cage it has grown into' },
        },
      },
    ],
  },
];

export const ENDING_PLACES: Readonly<Record<EndingId, Place>> = {
  deeperNight: { draw: night, caption: 'Night, and one lamp' },
  emptySeat: { draw: emptySeat, caption: 'A seat before the sun, and nobody on it' },
  dawn: { draw: openRoad, caption: 'A road in the morning' },
  tragicBalance: { draw: theLine, caption: 'Half night and half morning, and four beside the line' },
};

/** Where a page is, and which of the place’s pictures it has. What follows an ending stays where that was told. */
export function placeOf({ chapter, variant, ending }: Pick<StoryState, 'chapter' | 'variant' | 'ending'>, page: Page): Place {
  if (page.kind === 'ending') return ENDING_PLACES[page.ending];
  if (page.kind === 'scars' || page.kind === 'last') return ENDING_PLACES[ending?.id ?? 'dawn'];
  const places = PLACES[chapter - 1];
  if (!places) throw new Error(`there is no chapter ${chapter}`);
  const found = page.kind === 'entry' ? places.others.find(({ entries }) => entries.includes(page.entry)) : undefined;
  return (variant ? found?.shapes?.[variant] : undefined) ?? found ?? places.home;
}
