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
    'Accuracy': 'defending', 'Adjacent': 'squares', 'Aggro': 'threat', 'Alone': 'break', 'Arcs': 'arcs', 'Area attacks': 'patterns', 'Armor': 'damage', 'Armour': 'damage', 'Attack': 'attack', 'Bar of the boss': 'wounds',
    'Barrel': 'objects', 'Basic Attack': 'basic', 'Behind': 'arcs', 'Black die': 'dice', 'Blocking': 'blocking', 'Bosses': 'bosses', 'Break': 'break', 'Chapters': 'chapterLoop', 'Cocoon': 'boss itoguruma', 'Comrades': 'comrades',
    'Conditions': 'conditions', 'Cooldown': 'skills', 'Corners': 'blocking', 'Counterattack': 'counterstrike', 'Counterstrike': 'counterstrike', 'Critical hits': 'special', 'Crowd': 'break', 'Cubes': 'wounds', 'Damage': 'damage',
    'Damage types': 'types', 'Dangerous Ground': 'terrain', 'Dead': 'falling', 'Defeat': 'winning', 'Defending': 'defending', 'Destiny cards': 'noLuck', 'Diagonal': 'blocking', 'Dice': 'dice', 'Difficult Ground': 'terrain',
    'Difficulty': 'difficulty', 'Discard piles': 'sequence', 'Distance': 'squares', 'Dodge': 'defending', 'Dolls': 'boss kugi', 'Draft': 'loot', 'Easy': 'difficulty', 'Empowered': 'conditions', 'Endings': 'endings',
    'Energy': 'stamina', 'Equipment': 'loadout', 'Evade': 'defending', 'Event': 'event', 'Extra steps': 'move', 'Facing': 'arcs', 'Facts': 'chapterLoop', 'Falling': 'falling', 'Fare': 'boss funakuro', 'Fire': 'terrain',
    'Flame': 'threat', 'Flanking': 'flanking', 'Flask': 'rest', 'Fuse': 'ki', 'Guard': 'boss harunobu', 'Hard': 'difficulty', 'Hastened': 'conditions', 'Healing': 'stamina', 'Heavy': 'kinds', 'High Ground': 'terrain',
    'Hit points': 'stamina', 'Hourglass': 'event', 'HP': 'stamina', 'Initiative': 'threat', 'Interrupt': 'skills', 'Isolated': 'boss itoguruma', 'Journals': 'journals', 'Ki': 'ki', 'Knockback': 'forced', 'Levels': 'souls',
    'Life Force': 'comrades', 'Light': 'kinds', 'Lightning': 'boss raitora', 'Limbs': 'boss gashaO', 'Line of sight': 'sight', 'Loadout': 'loadout', 'Loot': 'loot', 'Losing': 'winning', 'Losing health': 'damage', 'Main Action': 'turn',
    'Masks': 'boss nineFaces', 'Minions': 'minions', 'Moving': 'move', 'No luck': 'noLuck', 'Number of players': 'ways', 'Objects': 'objects', 'Order of play': 'threat', 'Parry': 'defending', 'Patterns': 'patterns',
    'Pillars': 'objects', 'Pot': 'objects', 'Potion': 'rest', 'Precision': 'defending', 'Push and pull': 'forced', 'Quick Change': 'boss nineFaces', 'Range': 'squares', 'Reactions': 'skills', 'Rear': 'arcs', 'Resistant': 'conditions',
    'Rest': 'rest', 'Revive': 'falling', 'Reviving': 'falling', 'Rotate': 'turning', 'Round': 'round', 'Scars': 'souls', 'Secret packs': 'journals', 'Sequence': 'sequence', 'Shrine': 'objects', 'Side': 'break', 'Skills': 'skills',
    'Slots': 'sequence', 'Slowed': 'conditions', 'Solo': 'ways', 'Souls': 'souls', 'Spawning': 'minions', 'Special': 'kinds', 'Special Ability': 'special', 'Stamina': 'stamina', 'Statue': 'objects', 'Status effects': 'conditions',
    'Striking back': 'counterstrike', 'Support': 'break', 'Swept': 'boss funakuro', 'Targets of the boss': 'threat', 'Terrain': 'terrain', 'Tests': 'tests', 'Threat': 'threat', 'Tide': 'boss funakuro', 'Turn order': 'threat',
    'Turning': 'turning', 'Ultimate': 'skills', 'Undo': 'undo', 'Unmasked': 'boss nineFaces', 'Votes': 'votes', 'Vulnerable': 'vulnerable', 'Walls': 'blocking', 'Weak spots': 'vulnerable', 'Weakened': 'conditions',
    'Web': 'boss itoguruma', 'Winning': 'winning', 'Within': 'heroes', 'Wound cards': 'wounds', 'Yin and Yang': 'ki', 'Zones': 'squares',
  },
  unseen: [
    { rules: '482', why: 'Where chance comes from is the program’s business.' },
    { rules: '484 492', why: 'How effects are written down is nothing anybody meets.' },
  ],
};
