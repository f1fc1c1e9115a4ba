import type { PlayersBook } from '@/rulebook';

import { FIGHT, PEOPLE } from './fight';
import { MONTAGE, READY } from './montage';
import { WHAT_IT_IS, WRONGING, YOUR_HERO } from './night';
import { ALONE, SCORING, SPECIAL_CASES } from './scoring';
import { SYMBOLS } from './symbols';

/** The rulebook of Vengeance. Names and numbers come from the tables of the box, so that the book cannot say anything else than the table. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, YOUR_HERO, WRONGING, MONTAGE, READY, FIGHT, PEOPLE, SCORING, ALONE, SPECIAL_CASES, SYMBOLS],
  index: {
    'Abilities': 'abilities', 'Achievements': 'achievements', 'Actions': 'actions', 'Adjacent zones': 'entering', 'Armour': 'strike', 'Big Boss': 'bigBosses', 'Black cubes': 'damage',
    'Blitz': 'score', 'Blocker': 'minions', 'Boost': 'placing', 'Bosses': 'bosses', 'Broken': 'damage', 'Buying cards': 'buying', 'Buying tiles': 'tiles', 'Clearing a Den': 'score',
    'Cubes': 'damage', 'Deck runs out': 'dens', 'Dens': 'dens', 'Dice, Fight': 'fightDice', 'Dice, Montage': 'montageDice', 'Door': 'entering', 'Double Hit': 'actions', 'Draw': 'winning',
    'Entry': 'entering', 'Escaping': 'leaving', 'Exit': 'leaving', 'Fainting': 'knockedOut', 'First player': 'order', 'Gangs': 'gangs', 'Getting out': 'leaving', 'Green die': 'fightDice',
    'Grunt': 'minions', 'Gunman': 'minions', 'Hand of cards': 'suffer', 'Hardcore': 'hardcoreMontage', 'Healing': 'damage', 'Health': 'tracks', 'Henchman': 'minions', 'Hints': 'aids', 'Hit': 'actions',
    'Hurt': 'damage', 'Items': 'items', 'Knocked out': 'knockedOut', 'Mind': 'tracks', 'Minions': 'minions', 'Missions': 'missions', 'Move': 'actions', 'One player': 'solo', 'Order of play': 'order',
    'Passing': 'sitOut', 'Penalty': 'winning', 'Quickstart': 'quickstart', 'Recon': 'recon', 'Re-rolls': 'rerolls', 'Running': 'run', 'S mark': 'montageDice', 'Scoring': 'score', 'Secrets': 'secrets',
    'Severe': 'damage', 'Shield': 'strike', 'Shop': 'tiles', 'Shooting': 'actions', 'Sitting out': 'sitOut', 'Skill': 'tracks', 'Skulls': 'strike', 'Solo': 'solo', 'Speed': 'order', 'Stress': 'damage',
    'Suffering a card': 'suffer', 'Swap': 'montageDice', 'Ties': 'winning', 'Tiles': 'tiles', 'Timer': 'timer', 'Tough Guy': 'minions', 'Turn order': 'order', 'Undo': 'undo', 'Upgrades': 'tiles',
    'Victory points': 'winning', 'Wall of triumph': 'leaving', 'Wild token': 'tokens', 'Wounds that vanish': 'roll', 'Wronging': 'draft', 'Zones': 'entering',
  },
  unseen: [
    { rules: '6-7', why: 'How the shop is laid out is seen on the table.' },
    { rules: '16', why: 'The app never runs out of cubes and figures.' },
    { rules: '287-298 301 302 304', why: 'How the program models a roll.' },
  ],
};
