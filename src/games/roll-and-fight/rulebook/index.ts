import type { PlayersBook } from '@/rulebook';

import { AFTER, FIGHTING, PEOPLE, SYMBOLS } from './fight';
import { FLASHBACK, ROLLING, WHAT_IT_IS } from './night';

/** The rulebook of Roll & Fight. Names and numbers come from the tables of the box. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, FLASHBACK, ROLLING, FIGHTING, AFTER, PEOPLE, SYMBOLS],
  index: {
    'Abilities': 'abilities', 'Actions': 'actions', 'Beating': 'beating', 'Binoculars': 'recon', 'Blocker': 'minions', 'Bonus action': 'actions', 'Boss': 'bosses', 'Cards': 'abilities', 'Charge': 'basics', 'Cleared room': 'damage', 'Clock': 'solo', 'Damage': 'damage', 'Dash': 'basics',
    'Death': 'beating', 'Den': 'den', 'Dice': 'faces', 'Difficulty': 'solo', 'Doors': 'den', 'Double knife': 'faces', 'Drop of blood': 'faces', 'Dying': 'beating', 'Equal share': 'modes', 'Escape': 'winning', 'Evade': 'effects', 'Exit': 'winning', 'Experience': 'actions', 'Fire': 'basics',
    'Flashback': 'actions', 'Gold': 'resolution', 'Grabbing dice': 'rolling', 'Grunt': 'minions', 'Gunman': 'minions', 'Healing': 'actions', 'Health': 'beating', 'Hearts': 'beating', 'Henchman': 'minions', 'Heroes': 'heroes', 'Hit': 'effects', 'Items': 'items', 'Jump': 'effects', 'Kill': 'effects',
    'Loot': 'resolution', 'Losing': 'winning', 'Money': 'resolution', 'Move': 'effects', 'Objectives': 'objectives', 'One player': 'solo', 'Points': 'winning', 'Punch': 'basics', 'Purchase': 'actions', 'Recon': 'recon', 'Resolution': 'resolution', 'Rolling': 'rolling', 'Rounds': 'round',
    'Scoring': 'winning', 'Sets': 'rolling', 'Shoot': 'effects', 'Solo': 'solo', 'Start of fighting': 'order', 'Stopping': 'stopping', 'Supply of dice': 'rolling', 'Ties': 'winning', 'Time': 'modes', 'Tough guy': 'minions', 'Training': 'actions', 'Traits': 'heroes', 'Turns': 'modes',
    'Visited': 'den', 'Wounds': 'rolling',
  },
  unseen: [{ rules: '98 100 101', why: 'How the program orders moves and draws dice.' }],
};
