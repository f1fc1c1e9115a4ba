import type { PlayersBook } from '@/rulebook';

import { HUNTERS, POSTERS, RIDE } from './ride';
import { SYMBOLS } from './symbols';
import { TRAIL, WHAT_IT_IS } from './trail';

/** The rulebook of Bounty Trail. Names and numbers come from the tables of the box. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, TRAIL, RIDE, POSTERS, HUNTERS, SYMBOLS],
  index: {
    'Ammunition, ammo': 'stocks', 'Arriving': 'arriving', 'Arrows': 'oneWay', 'Auction': 'bids', 'Bids': 'bids', 'Blind': 'sides', 'Blocked sides': 'sides', 'Bounty': 'kinds', 'Boxes': 'timed', 'Bullets': 'stocks', 'Cash': 'winning', 'Chance': 'die', 'Characters': 'hunters', 'Clock': 'locking',
    'Colours': 'kinds', 'Crossing': 'path', 'Cubes': 'timed', 'Daily hunt': 'daily', 'Death': 'down', 'Decks': 'decks', 'Diagonal': 'path', 'Die': 'die', 'Difficulty': 'solo', 'Discard': 'roundEnd', 'Dollars': 'winning', 'Draw, quick': 'duel', 'Duel': 'duel', 'Dying': 'down', 'Effects': 'effects',
    'Empty gun': 'emptyGun', 'Exit': 'oneWay', 'Face down': 'arriving', 'Field': 'decks', 'First step': 'effects', 'Forced march': 'longRide', 'Free step': 'path', 'Gangs': 'gangs', 'Half prices': 'sides', 'Hazard': 'kinds', 'Health': 'stocks', 'Hearts': 'stocks', 'Horseshoe': 'arriving',
    'Jail': 'jail', 'Last step': 'beats', 'Length of a trail': 'path', 'Levels': 'solo', 'Locking': 'locking', 'Losing a bounty': 'emptyGun', 'Medals': 'solo', 'Money': 'winning', 'Notches': 'kinds', 'One player': 'solo', 'Path': 'path', 'Planning': 'planning', 'Points': 'winning',
    'Powers': 'hunters', 'Prices': 'sides', 'Recipes': 'decks', 'Refill': 'roundEnd', 'Reload': 'emptyGun', 'Rival': 'solo', 'Round': 'round', 'Same place twice': 'path', 'Score': 'winning', 'Scoring': 'winning', 'Sealed': 'sides', 'Setup': 'start', 'Sharing': 'together', 'Short path': 'effects',
    'Sides': 'sides', 'Silas Vane': 'solo', 'Solo': 'solo', 'Starting': 'start', 'Steps': 'path', 'Supply': 'kinds', 'Ties': 'winning', 'Timer': 'timed', 'Together': 'together', 'Trail': 'path', 'Trailhead': 'start', 'Waiting': 'beats',
  },
  unseen: [
    { rules: '82 83', why: 'How cards are written down.' },
    { rules: '161 192 193 195', why: 'What the program keeps to itself, and its bookkeeping.' },
  ],
};
