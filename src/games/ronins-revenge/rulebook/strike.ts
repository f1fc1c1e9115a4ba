import type { Chapter, KeyEntry } from '@/rulebook';

import { DESTINY, DESTINY_IDS } from '../content/destiny';
import type { AttackFace, DefenseFace } from '../content/dice';
import { CATEGORY_LOOK } from '../table/look';
import { BATTLE_SIGNS, CONDITION_SIGNS, TYPE_SIGNS } from '../table/signs';

/** How heroes strike, what a blow does, and what lasts. */

const list = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
const attackWords = ({ dmg, yin, yang, special }: AttackFace): string => list([dmg !== undefined && `${dmg} more damage`, yin !== undefined && '1 Yin', yang !== undefined && '1 Yang', special !== undefined && 'the Special symbol']);
const defenceWords = ({ dodge, armor }: DefenseFace): string => list([dodge !== undefined && `Dodge ${dodge}`, armor !== undefined && `Armor ${armor}`]);

/** What the six conditions do; the key and the chapter say the same. */
export const CONDITION_KEY: readonly KeyEntry[] = [
  { icon: CONDITION_SIGNS.vulnerable, name: 'Vulnerable', text: 'to a damage type: the next hit of that type is doubled.' },
  { icon: CONDITION_SIGNS.resistant, name: 'Resistant', text: 'to a damage type: the next hit of that type is halved.' },
  { icon: CONDITION_SIGNS.empowered, name: 'Empowered', text: 'your next attack that hits is doubled, before Armor.' },
  { icon: CONDITION_SIGNS.weakened, name: 'Weakened', text: 'your next attack that hits is halved, before Armor.' },
  { icon: CONDITION_SIGNS.hastened, name: 'Hastened', text: 'your next movement goes twice as far, bought steps too.' },
  { icon: CONDITION_SIGNS.slowed, name: 'Slowed', text: 'your next movement goes half as far.' },
];

export const STRIKE: Chapter = {
  title: 'Striking',
  icon: 'crossed-swords',
  paragraphs: [
    {
      id: 'attack', title: 'An attack in pictures', covers: '190-194 197-211 298 630', text: ['Heroes never miss. An attack needs a target that is in reach, in sight and in front of you. The forecast shows every line before you say “Strike”.'],
      steps: [
        { icon: 'pointy-sword', text: 'Choose one of the attacks on your weapons and pay for it.' },
        { icon: 'footsteps', text: 'If the card lets you move first, move. Then turn as you like.' },
        { icon: 'targeting', text: 'Choose the target. At this moment it is settled who flanks, from which arc you strike, whether it finds a weakness and whether the card breaks.' },
        { icon: 'perspective-dice-six-faces-random', text: 'Roll the black and the white die, or play a Destiny card. Add Ki if you like.' },
        { icon: 'crossed-swords', text: 'Damage, then the other lines of the card, then what you gain.' },
        { icon: BATTLE_SIGNS.counterstrike, text: 'The weapon is ready for a Counterstrike with the type of this attack.' },
        { icon: 'sword-brandish', text: 'The boss card of the same kind comes into the next slot.' },
      ],
    },
    {
      id: 'kinds', title: 'Three kinds of attack', covers: '', text: ['Every weapon has two attacks of different kinds. Attacking a minion, a Barrel or a Pot pulls a boss card just the same. Extra attacks, interrupts and Counterstrikes pull none.'],
      key: [
        { icon: CATEGORY_LOOK.L.sign, name: 'Light', text: 'cheap, and pulls the Light card: mostly the mildest.' },
        { icon: CATEGORY_LOOK.H.sign, name: 'Heavy', text: 'expensive and strong; the Heavy cards answer in kind.' },
        { icon: CATEGORY_LOOK.S.sign, name: 'Special', text: 'often costs Yin or Yang. Rests and Special Actions pull the Special card too.' },
      ],
    },
    {
      id: 'patterns', title: 'Patterns', covers: '195 196', picture: 'patterns', text: ['Some attacks cover squares instead of reaching for one target. The pattern lies before the attacker exactly as drawn and turns only with its facing. Every enemy in it whom the attacker sees takes all of it. Your attacks never hurt your own side, and theirs never hurt theirs.'],
    },
    {
      id: 'damage', title: 'What a blow does', covers: '212-214 221 4 5',
      text: ['The same for both sides, in this order. Losing health is something else: fire, curses and prices are taken as they are, and neither Armor nor conditions change them.'],
      steps: [
        { icon: 'pointy-sword', text: 'The printed damage.' },
        { icon: 'plus', text: 'What adds and takes away: dice, cards, Ki, flanking, High Ground, abilities.' },
        { icon: CONDITION_SIGNS.empowered, text: 'Doubled if the attacker is Empowered, halved if Weakened.' },
        { icon: BATTLE_SIGNS.armor, text: 'Minus the Armor of whoever is hit.' },
        { icon: CONDITION_SIGNS.vulnerable, text: 'Doubled if they are Vulnerable to the type, halved if Resistant.' },
        { icon: 'hearts', text: 'A hit does at least 1.' },
      ],
    },
    {
      id: 'vulnerable', title: 'Weak spots', covers: '215-220 222',
      text: ['Look at the open boss card of the kind you strike with: if it names your damage type as a weakness, the boss is Vulnerable to this attack and the damage doubles. Light attacks look at the Light card, and so on; minions have weaknesses of their own. Two reasons to double still double once. Vulnerable and Resistant to the same type cancel out. A token is used up only if it made the difference.'],
    },
    {
      id: 'types', title: 'Damage types', covers: '306', text: ['Every attack has exactly one. It matters for weaknesses, for some Breaks, and for Counterstrikes.'],
      key: [
        { icon: TYPE_SIGNS.slashing, name: 'Slashing', text: 'swords and claws.' }, { icon: TYPE_SIGNS.piercing, name: 'Piercing', text: 'spears, needles, nails.' },
        { icon: TYPE_SIGNS.crushing, name: 'Crushing', text: 'staves, hammers, hooves.' }, { icon: TYPE_SIGNS.mystic, name: 'Mystic', text: 'spirits, lightning, names.' },
      ],
    },
    {
      id: 'conditions', title: 'Conditions', covers: '142-145 223-233 506', text: ['A token stays until it has done what it says; rounds do not take it away. Nobody has two of a kind, and opposites take each other off at once. An attack of the boss that everybody dodges uses up nothing. Whoever falls loses all of them. Standing still does not use up Slowed or Hastened, and being pushed does not either.'],
      key: CONDITION_KEY,
    },
    {
      id: 'dice', title: 'The dice', covers: '234-238', picture: 'dice', text: ['With dice you roll one black and one white die for each attack, whatever the number of targets. Yin and Yang you rolled are yours when the attack is over. When you are attacked you always roll one blue die; each Stamina buys another one, or 1 sure Dodge. Say how many before you roll.'],
      table: { head: ['Die', 'Its six faces'], rows: [['Black', 'blank, blank, 1 damage, 2 damage, Yin, Special'], ['White', 'blank, blank, 1 damage, 2 damage, Yang, Special'], ['Blue', 'blank, blank, 1 Dodge, 2 Dodge, 1 Armor, 1 Dodge and 1 Armor']] },
    },
    {
      id: 'noLuck', title: 'Destiny cards', covers: '241-245', text: ['Without luck you hold six cards. Play one with an attack for what stands under Attack, or one when you are attacked for what stands under Defence; besides, each Stamina buys 1 Dodge. When the sixth is used, all six come back. In the story the same cards vote, with the number in their corner.'],
      table: { head: ['Card', 'Vote', 'Attack', 'Defence'], rows: DESTINY_IDS.map((id) => [DESTINY[id].name, String(DESTINY[id].vote), attackWords(DESTINY[id].attack), defenceWords(DESTINY[id].defense)]) },
    },
    {
      id: 'special', title: 'The Special symbol', covers: '247-252', text: ['It sets off the Special Ability of your hero: once for each symbol, if you want it. It costs no Stamina, but perhaps health. Some add damage before the blow lands. Those that move you happen when the attack is over, before the boss card comes.'],
    },
  ],
};
