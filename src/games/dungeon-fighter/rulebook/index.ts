import type { PlayersBook } from '@/rulebook';

import { HEROES, MONSTERS, ROOMS, SYMBOLS } from './dungeon';
import { THROWING, WHAT_IT_IS } from './throwing';

/** The rulebook of Dungeon Fighter. Names and numbers come from the tables of the box. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, THROWING, HEROES, MONSTERS, ROOMS, SYMBOLS],
  index: {
    'Abilities': 'heroes', 'Armor': 'equipment', 'Armour': 'equipment', 'Backing down': 'backDown', 'Backpack, bag': 'equipment', 'Beaten': 'bonusDice', 'Board': 'board', 'Bones': 'board', 'Bonus dice': 'bonusDice', 'Boss': 'boss', 'Bounce': 'board', 'Bullseye': 'bullseye', 'Buying': 'rooms',
    'Cards': 'equipment', 'Coins': 'maintenance', 'Contact': 'swing', 'Corridors': 'round', 'Crown': 'what', 'Damage': 'damage', 'Danger': 'rooms', 'Dice': 'faces', 'Difficulty': 'difficulty', 'Equipment': 'equipment', 'Fainting': 'fainting', 'Fountain': 'rooms', 'Gold': 'maintenance',
    'Healing': 'heroes', 'Health': 'fainting', 'Hearts': 'fainting', 'Heroes': 'heroes', 'Holes': 'board', 'HP': 'fainting', 'Items': 'equipment', 'Leader': 'what', 'Level': 'bonusDice', 'Losing': 'winning', 'Maintenance': 'maintenance', 'Miss': 'board', 'Money': 'maintenance', 'Monsters': 'monsters',
    'One player': 'difficulty', 'Phone': 'device', 'Potion': 'equipment', 'Practice': 'difficulty', 'Requirements': 'shots', 'Retreat': 'backDown', 'Reviving': 'fainting', 'Rooms': 'rooms', 'Running away': 'backDown', 'Scars': 'fainting', 'Score': 'winning', 'Sections': 'board', 'Sensor': 'device',
    'Shaking': 'device', 'Shield': 'equipment', 'Shop': 'rooms', 'Solo': 'difficulty', 'Special face': 'faces', 'Special throws': 'shots', 'Swing': 'swing', 'Throwing': 'swing', 'Too soft': 'device', 'Treasure': 'rooms', 'Walking round': 'swing', 'Weapons': 'equipment', 'Winning': 'winning',
  },
  unseen: [
    { rules: '90-104 298', why: 'How the program flies a die and reads where it lies.' },
    { rules: '281-284 292-297', why: 'How cards were made and measured.' },
  ],
};
