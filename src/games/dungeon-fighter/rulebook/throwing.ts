import type { Chapter } from '@/rulebook';

import { COLORS } from '../content/vocabulary';

/** What it is, and the throw. */

export const WHAT_IT_IS: Chapter = {
  title: 'What it is and how to win',
  icon: 'bullseye',
  paragraphs: [
    {
      id: 'what', title: 'A dungeon, and three dice to throw at it', covers: '1-9 14-17 25',
      text: [
        'You go down three floors together and throw dice at monsters. Really throw: a target board lies on the table, the die bounces once and comes to rest somewhere on it, and where it lies is what it does. Some monsters want it thrown under a leg, with eyes shut, or off your elbow.',
        'Everybody runs a hero with 9 hit points, three abilities and room for three cards. One of you leads: where you cannot agree, the leader decides. The chest begins with 2 gold and a bonus die. The maps lie open; which monster waits in a room, and who the last boss is, nobody knows.',
      ],
    },
    {
      id: 'winning', title: 'How to win, how to lose', covers: '215-218 222 261-265',
      text: [
        'Get through all three floors and beat the boss behind the last room: you have won together. If all heroes have fainted at the same time, or the boss stands and you have no die left to throw, you have lost.',
        'After a victory the party scores: for the difficulty, for each player, 1 for every 2 gold and 2 for every bonus die left in the chest, 5 if nobody was ever scarred; minus 1 for each scar, minus 5 for each hero lost. The sum has a name, from Lame Ducks up to legends.',
      ],
    },
    {
      id: 'round', title: 'A round in pictures', covers: '18-24 26-30', text: ['Room by room, always along the arrows.'],
      steps: [
        { icon: 'footsteps', text: 'Choose a corridor and go one room on. In the first round you stand in the entry already.' },
        { icon: 'dragon-head', text: 'A monster is drawn: hit points, damage, perhaps a way it wants to be thrown at, perhaps gold on its card.' },
        { icon: 'bullseye', text: 'One after the other you throw a die at it, until it is beaten or you are.' },
        { icon: 'open-treasure-chest', text: 'Tidy up: gold, bonus dice for hero dice you did not need, scars, cards; then what the room has, a shop, a fountain, a treasure.' },
      ],
    },
    {
      id: 'difficulty', title: 'Difficulty, and how many you are', covers: '10-13 271-279 308', text: ['Easy, normal and insane differ in the monsters that wait, fourteen in all, and in the points for winning. Alone you run three heroes, or two if you like it harder. Two people may run two heroes each. An aim line or a steadier hand can be switched on; neither costs points. Your very first game has the line, and its first monster has no tricks. The practice range has every kind of throw and no monsters.'],
    },
  ],
};

export const THROWING: Chapter = {
  title: 'Throwing',
  icon: 'perspective-dice-six-faces-random',
  paragraphs: [
    {
      id: 'swing', title: 'A swing in pictures', covers: '31-42', text: ['When a throw is over, the dice that are left go to the hero on the left. Dice that were thrown stay where they lie, in the way.'],
      steps: [
        { icon: 'hand', text: 'Take one of the hero dice you hold. Say which of your weapons you use, if any.' },
        { icon: 'bouncing-spring', text: 'Throw. The die must bounce at least once on the table before it touches the board.' },
        { icon: 'bullseye', text: 'Contact: the monster loses what the section says, and more with weapons and abilities.' },
        { icon: 'broken-heart', text: 'Miss: you lose the monster’s damage. At no hit points you faint and sit out the rest of this fight.' },
      ],
    },
    {
      id: 'board', title: 'The board', covers: '59-71 72-81', picture: 'board',
      text: [
        'Sections are worth 1, 2, 3, 4, 5, and 10 in the middle. What counts is where the die comes to rest: the section with the largest part of it, in doubt the lower one. Rolling over holes and bones does no harm.',
        'It is a miss if there was no bounce before the board, if the die rests in a hole, on a bone or off the board, or if it was not thrown as demanded. You may throw from any side.',
      ],
    },
    {
      id: 'faces', title: 'Special faces', covers: '53-58 122-126', text: [`Half the faces of a die are special. The ${COLORS.join(', ')} dice set off the ability in their column, wherever the die lies, even on a miss, unless the ability says it needs the board. A bonus die sets off whichever you choose.`],
    },
    {
      id: 'bullseye', title: 'Ten, special side up', covers: '113', text: ['A special face in the middle of the board beats any monster at once, the last boss too.'],
    },
    {
      id: 'damage', title: 'Damage', covers: '117-121 108-112 114-116 299 302 105-107', text: ['A hit takes the worth of its section, doubled if you pay for Berserk, plus what weapons, abilities and cards add. A miss costs you the monster’s damage, less your armour and other help, once per throw. First come abilities that need no board, then the blow, then whatever a miss brings. If you take a throw back, the cards spent on it stay spent.'],
    },
    {
      id: 'bonusDice', title: 'When the hero dice are gone', covers: '43-52', text: [
        'If all three are thrown and the monster lives, the next hero chooses: throw a bonus die from the chest, or let the party be beaten.',
        'Beaten means: every standing hero loses as many hit points as the monster’s level, nothing helps, and there will be no bonus dice for this room. But all dice come back, and the fight goes on. As often as you can stand it.',
      ],
    },
    {
      id: 'device', title: 'With a finger or with the device', covers: '82-89 179-185 192 305 306', text: ['Flick the die with a finger, or hold the grip and swing the device; let go with the thumb, never with the hand. Every special throw has both ways, and both are equally hard. If the sensor says nothing, the die is back in your hand. A try that was no throw does not count.'],
    },
  ],
};
