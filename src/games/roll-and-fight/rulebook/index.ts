import type { PlayersBook } from '@/rulebook';

import { AFTER, FIGHTING, PEOPLE, SYMBOLS } from './fight';
import { FLASHBACK, ROLLING, WHAT_IT_IS } from './night';

/** The rulebook of Roll & Fight. Names and numbers come from the tables of the box. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, FLASHBACK, ROLLING, FIGHTING, AFTER, PEOPLE, SYMBOLS],
  index: {
    'Abilities': 'abilities', 'Actions': 'actions', 'Beating': 'beating', 'Blocker': 'minions', 'Bonus action': 'actions', 'Boss': 'bosses', 'Charge': 'basics', 'Cleared room': 'damage', 'Clock': 'solo', 'Damage': 'damage', 'Dash': 'basics', 'Death': 'beating', 'Den': 'den', 'Dice': 'faces',
    'Doors': 'den', 'Double knife': 'faces', 'Equal share': 'modes', 'Escape': 'winning', 'Evade': 'effects', 'Experience': 'actions', 'Fire': 'basics', 'Flashback': 'actions', 'Grabbing dice': 'rolling', 'Grunt': 'minions', 'Gunman': 'minions', 'Healing': 'actions', 'Health': 'beating', 'Henchman': 'minions',
    'Heroes': 'heroes', 'Hit': 'effects', 'Items': 'items', 'Jump': 'effects', 'Kill': 'effects', 'Loot': 'resolution', 'Move': 'effects', 'Objectives': 'objectives', 'Points': 'winning', 'Punch': 'basics', 'Purchase': 'actions', 'Recon': 'recon', 'Resolution': 'resolution', 'Rolling': 'rolling', 'Rounds': 'round',
    'Scoring': 'winning', 'Sets': 'rolling', 'Shoot': 'effects', 'Solo': 'solo', 'Start of fighting': 'order', 'Stopping': 'stopping', 'Ties': 'winning', 'Time': 'modes', 'Tough guy': 'minions', 'Training': 'actions', 'Traits': 'heroes', 'Turns': 'modes', 'Visited': 'den', 'Wounds': 'rolling',
  },
  unseen: [{ rules: '98 100 101', why: 'How the program orders moves and draws dice.' }],
};
