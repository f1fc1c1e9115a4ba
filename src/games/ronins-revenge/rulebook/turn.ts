import type { Chapter } from '@/rulebook';

import { BATTLE_SIGNS, RESOURCE_SIGNS } from '../table/signs';

/** What a hero does when the turn comes round. */

export const TURN: Chapter = {
  title: 'Your turn',
  icon: 'sprint',
  paragraphs: [
    {
      id: 'turn', title: 'Your turn in pictures', covers: '120-131', text: ['First the Move and then the Main Action, or the other way round. The Move is one piece: it is never split around the action.'],
      steps: [
        { icon: RESOURCE_SIGNS.stamina, text: 'Gain 3 Stamina, and every card that is cooling down comes back by one step.' },
        { icon: 'footsteps', text: 'Move: as many squares as your Movement says for nothing, any more for 1 Stamina each. Then choose where you look.' },
        { icon: 'crossed-swords', text: 'Main Action, exactly one: an attack, a Rest, or a skill that says Action. Whoever does nothing else rests.' },
        { icon: RESOURCE_SIGNS.ki, text: 'In between, as often as you can pay: skills, Shrines and Statues, Ki.' },
        { icon: BATTLE_SIGNS.threat, text: 'The turn ends, and Dangerous Ground takes its 2 health. Stamina you did not spend stays.' },
      ],
    },
    {
      id: 'fallInTurn', title: 'If you fall in your own turn', covers: '127 128 505 633', text: ['Your turn is over where you fell; if somebody stands on that square, you lie on the last free one before it. Whoever falls before the blow lands pulls no boss card. Whoever falls by their own blow has struck, and the card comes.'],
    },
    {
      id: 'move', title: 'Moving', covers: '132-141 21', picture: 'move',
      text: [
        'Each square costs 1, straight or diagonal; Difficult Ground costs 2. The table shows with a dot what is free, with a red number what a square costs in Stamina, and with a minus what the ground takes from your health. On large squares a small number in a ring counts the steps. Of equally cheap ways it takes the one that hurts least.',
        '“Move 2” on a card is a movement of its own: up to 2 squares, nothing bought. In a straight line means all steps the same way. If you may cross combatants, you pass anybody, but still end on a free square.',
      ],
    },
    {
      id: 'stamina', title: 'Stamina, health and costs', covers: '178-182',
      text: ['Stamina pays for attacks, extra steps, skills and dodging. You gain 3 a turn, 5 by resting, 2 for a Ki; never more than your maximum. What cannot be paid in full cannot be done. Health may be a cost too, but never your last point. Healing helps only who stands.'],
    },
    {
      id: 'rest', title: 'Rest and the Flask', covers: '183-188 504',
      text: ['Rest instead of attacking: gain 5 Stamina, or 1 Yin and 1 Yang, whichever you like. You may drink from your Flask at the same time; it heals what is printed on it and has few sips, filled again before the next battle. A Rest pulls the Special card of the boss. As it is no attack, it breaks nothing and prepares no Counterstrike.'],
    },
    {
      id: 'ki', title: 'Ki, Yin and Yang', covers: '253-261',
      text: ['You gain Yin and Yang from attacks, dice and cards. Fuse one of each, whenever you like, and you have 1 Ki; alone they pay for some attacks and skills. Ki is good for anything, also in the middle of an enemy’s attack. Each is spent whole. What is left when the battle ends is gone.'],
      key: [
        { icon: RESOURCE_SIGNS.ki, name: '1 Ki', text: 'is 2 Stamina, or 2 health, or 2 more damage for the attack you are making, or 1 Yin, or 1 Yang.' },
        { icon: RESOURCE_SIGNS.yin, name: 'Yin', text: 'the dark half.' },
        { icon: RESOURCE_SIGNS.yang, name: 'Yang', text: 'the bright half.' },
      ],
    },
    {
      id: 'skills', title: 'Skills and ultimates', covers: '262-275',
      text: [
        'Pay what the skill says and do what it says. Most skills are no action and pull no card, even if they hurt somebody. One marked Special Action is your Main Action and pulls a Special card. A cooldown of 1 means ready again next turn, 2 every second turn.',
        'An Interrupt is used at the moment it names, also in other turns and while the boss strikes; then things go on as they were. If several of you could interrupt, the table asks in the order of the line. If you move or someone steps in, the attack is looked at again: who cannot be reached any more is safe.',
        'An ultimate works once in a battle, and nothing brings it back.',
      ],
    },
    {
      id: 'comrades', title: 'Comrades', covers: '289 351 431 452-476 513',
      text: [
        'A Comrade is a hero on one small pad: two attacks, one ultimate, no cards, no dice, no Counterstrike. It counts as a hero for everything else, and whoever plays leads it.',
        'Life Force is its health and its Stamina in one: it gains 3 a turn and 5 by resting, loses it when hurt, and pays with it for extra steps, at most 5 in a round, and for Dodge, 1 each. It never spends its last point. Its Flask has one sip.',
        'Its attacks cost nothing unless the pad says so. Each names two damage types: choose one when it strikes. Yin on its pad adds 1 damage to its own attack, Yang takes 1 off a hit. Full heroes may spend the Ki, Yin and Yang on Comrades’ pads as their own, from anywhere. With every level of the party the pads grow.',
      ],
    },
  ],
};
