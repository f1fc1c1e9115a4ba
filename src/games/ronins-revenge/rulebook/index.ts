import type { PlayersBook } from '@/rulebook';

import { HEROES_CHAPTER, WHAT_IT_IS } from './battle';
import { BOSS } from './boss';
import { BOSS_PAGES } from './bosses';
import { CAMPAIGN } from './campaign';
import { FIELD_CHAPTER } from './field';
import { SPECIAL_CASES } from './special';
import { STRIKE } from './strike';
import { SYMBOLS } from './symbols';
import { TURN } from './turn';

/** The rulebook of Ronin’s Revenge. Names and numbers come from the tables of the box, so that the book cannot say anything else than the table. */
export const book: PlayersBook = {
  chapters: [WHAT_IT_IS, HEROES_CHAPTER, TURN, FIELD_CHAPTER, STRIKE, BOSS, BOSS_PAGES, CAMPAIGN, SPECIAL_CASES, SYMBOLS],
  index: {
    'Adjacent': 'squares', 'Alone': 'break', 'Arcs': 'arcs', 'Area attacks': 'patterns', 'Armor': 'damage', 'Attack': 'attack', 'Barrel': 'objects', 'Basic Attack': 'basic', 'Behind': 'arcs', 'Black die': 'dice',
    'Blocking': 'blocking', 'Bosses': 'bosses', 'Break': 'break', 'Brackets': 'heroes', 'Bar of the boss': 'wounds', 'Chapters': 'chapterLoop', 'Cocoon': 'boss itoguruma', 'Comrades': 'comrades', 'Conditions': 'conditions', 'Cooldown': 'skills',
    'Corners': 'blocking', 'Counterstrike': 'counterstrike', 'Crowd': 'break', 'Cubes': 'wounds', 'Damage': 'damage', 'Damage types': 'types', 'Dangerous Ground': 'terrain', 'Dead': 'falling', 'Defeat': 'winning',
    'Defending': 'defending', 'Destiny cards': 'noLuck', 'Diagonal': 'blocking', 'Dice': 'dice', 'Difficult Ground': 'terrain', 'Difficulty': 'difficulty', 'Distance': 'squares', 'Dodge': 'defending', 'Dolls': 'boss kugi', 'Draft': 'loot',
    'Easy': 'difficulty', 'Empowered': 'conditions', 'Endings': 'endings', 'Equipment': 'loadout', 'Event': 'event', 'Extra steps': 'move', 'Facing': 'arcs', 'Facts': 'chapterLoop', 'Falling': 'falling', 'Fire': 'terrain', 'Flame': 'threat',
    'Flanking': 'flanking', 'Flask': 'rest', 'Hard': 'difficulty', 'Hastened': 'conditions', 'Healing': 'stamina', 'Heavy': 'kinds', 'High Ground': 'terrain', 'Initiative': 'threat', 'Interrupt': 'skills', 'Journals': 'journals', 'Ki': 'ki',
    'Levels': 'souls', 'Life Force': 'comrades', 'Light': 'kinds', 'Lightning': 'boss raitora', 'Limbs': 'boss gashaO', 'Line of sight': 'sight', 'Losing health': 'damage', 'Loot': 'loot', 'Main Action': 'turn', 'Masks': 'boss nineFaces', 'Minions': 'minions',
    'Moving': 'move', 'No luck': 'noLuck', 'Objects': 'objects', 'Order of play': 'threat', 'Patterns': 'patterns', 'Pillars': 'objects', 'Pot': 'objects', 'Precision': 'defending', 'Push and pull': 'forced', 'Range': 'squares', 'Rear': 'arcs',
    'Resistant': 'conditions', 'Rest': 'rest', 'Reviving': 'falling', 'Round': 'round', 'Scars': 'souls', 'Secret packs': 'journals', 'Sequence': 'sequence', 'Shrine': 'objects', 'Skills': 'skills', 'Slots': 'sequence', 'Slowed': 'conditions', 'Souls': 'souls',
    'Special': 'kinds', 'Special Ability': 'special', 'Stamina': 'stamina', 'Statue': 'objects', 'Striking back': 'counterstrike', 'Support': 'break', 'Targets of the boss': 'threat', 'Tests': 'tests', 'Threat': 'threat', 'Tide': 'boss funakuro', 'Turning': 'turning',
    'Ultimate': 'skills', 'Undo': 'undo', 'Votes': 'votes', 'Vulnerable': 'vulnerable', 'Walls': 'blocking', 'Weakened': 'conditions', 'Weak spots': 'vulnerable', 'Web': 'boss itoguruma', 'Wound cards': 'wounds', 'Yin and Yang': 'ki', 'Zones': 'squares',
  },
  unseen: [
    { rules: '482', why: 'Where chance comes from is the program’s business.' },
    { rules: '484 492', why: 'How effects are written down is nothing anybody meets.' },
  ],
};
