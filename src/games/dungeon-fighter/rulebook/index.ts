import type { PlayersBook } from '@/rulebook';

import { HEROES, MONSTERS, ROOMS, SYMBOLS } from './dungeon';
import { THROWING, WHAT_IT_IS } from './throwing';

/** The rulebook of Dungeon Fighter. Names and numbers come from the tables of the box. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, THROWING, HEROES, MONSTERS, ROOMS, SYMBOLS],
  index: {
    'Abilities': 'heroes', 'Armour': 'equipment', 'Backing down': 'backDown', 'Beaten': 'bonusDice', 'Board': 'board', 'Bones': 'board', 'Bonus dice': 'bonusDice', 'Boss': 'boss', 'Bounce': 'board', 'Bullseye': 'bullseye', 'Buying': 'rooms', 'Cards': 'equipment', 'Contact': 'swing', 'Corridors': 'round',
    'Damage': 'damage', 'Danger': 'rooms', 'Dice': 'faces', 'Difficulty': 'difficulty', 'Equipment': 'equipment', 'Fainting': 'fainting', 'Fountain': 'rooms', 'Gold': 'maintenance', 'Healing': 'heroes', 'Heroes': 'heroes', 'Holes': 'board', 'Items': 'equipment', 'Leader': 'what', 'Level': 'bonusDice', 'Maintenance': 'maintenance',
    'Miss': 'board', 'Monsters': 'monsters', 'Practice': 'difficulty', 'Requirements': 'shots', 'Rooms': 'rooms', 'Scars': 'fainting', 'Score': 'winning', 'Sections': 'board', 'Sensor': 'device', 'Shop': 'rooms', 'Solo': 'difficulty', 'Special face': 'faces', 'Special throws': 'shots', 'Swing': 'swing', 'Throwing': 'swing',
    'Treasure': 'rooms', 'Weapons': 'equipment', 'Winning': 'winning',
  },
  unseen: [
    { rules: '90-104 298', why: 'How the program flies a die and reads where it lies.' },
    { rules: '281-284 292-297', why: 'How cards were made and measured.' },
  ],
};
