import { capital } from '@/engine/words';
import type { Chapter } from '@/rulebook';

import { BASIC_IDS, BASICS } from '../content/abilities';
import { ACTION_NAMES, ACTIONS, FACE_NAMES, FACES } from '../content/dice';
import { DICE_BY_PLAYERS, LOOT_POINTS, SOLO } from '../content/tracks';
import { ACTION_ICONS, BASIC_ICONS, FACE_ICONS } from '../table/emblems';

/** What it is, and the phases before the fight. */

export const FACE_WORDS: Readonly<Record<(typeof FACES)[number], string>> = {
  move: 'for Dash and Charge. Two faces of the die.', gun: 'for Fire.', knife: 'for Punch.', doubleKnife: 'serves as a knife, and makes a Punch hit twice.', wound: 'cannot be rolled again: put it on your Health, or pick it up with a set.',
};
export const ACTION_WORDS: Readonly<Record<(typeof ACTIONS)[number], string>> = {
  training: 'mark two experience.', purchase: 'one charge for one of your items.', healing: 'open the next extra Health, or clear up to two Wounds.',
  recon: 'a free use of Dash, Punch or Fire in this round; two Recons together: of Charge or of a bought ability.', loot: 'cross the next Loot space, or do any of the other four.',
};

export const WHAT_IT_IS: Chapter = {
  title: 'What it is and how to win',
  icon: 'fist',
  paragraphs: [
    {
      id: 'what', title: 'Everybody rolls at once', covers: '4 15-26 28', picture: 'heroes',
      text: [
        'Each of you storms a den of your own, and all of you grab dice from the same heap, at the same time, as fast as you like. What you roll becomes what you do: moves, punches, shots. When the heap is empty, the fight begins, each in their own den.',
        'You take a hero with eight abilities to buy and four items, a den, and a boss who is dealt to you. When you know the boss, choose one of the two sides of your den. Nothing is hidden in this game; only dice are unknown.',
      ],
    },
    {
      id: 'winning', title: 'How to win', covers: '27 31 191-203 6-8',
      text: ['After four rounds the most points win, among those who are alive. With equal points, more free Health; then you share it. The dead come last, and if all are dead, the bosses have won.'],
      steps: [
        { icon: 'money-stack', text: `Loot: ${LOOT_POINTS.slice(1).join(', ')} points for one to five spaces.` },
        { icon: 'biceps', text: 'Training: a point for every three experience marked, spent or not.' },
        { icon: 'crowned-skull', text: 'Boss: a point for each damage on him now, and 5 more if he is dead.' },
        { icon: 'check-mark', text: 'Objectives: the points printed on those you have marked.' },
        { icon: 'footprint', text: 'Escape: minus 1 for every room with a living enemy on the way to the entrance. The table finds the cheapest way.' },
      ],
    },
    {
      id: 'round', title: 'A round in pictures', covers: '29 30 223', text: ['Four times the same. What a hero, a boss or a tile says beats what stands here.'],
      steps: [
        { icon: 'cycle', text: 'Flashback: three dice for all, four actions for each. Train, buy, heal, scout, loot.' },
        { icon: 'grab', text: 'Rolling: everybody rolls and grabs at once, until the heap is empty and all have stopped.' },
        { icon: 'fist', text: 'Fighting: use what you have collected, in any order.' },
        { icon: 'first-aid-kit', text: 'Resolution: collect loot, take Wounds, perhaps a Beating.' },
      ],
    },
    {
      id: 'solo', title: 'Alone', covers: '204-212 215', text: ['Against the clock: fewer dice, a timer for every Rolling, and points to reach. When the time is up no more dice can be taken, but what you have may still be rolled and used. Dice, time and points are chosen one by one. Without time pressure, a number of rolls takes the place of the clock.'],
      table: { head: ['', 'Dice', 'Seconds', 'Rolls', 'Points'], rows: (['easy', 'medium', 'hard'] as const).map((level) => [capital(level), String(SOLO[level].dice), String(SOLO[level].limitMs / 1000), String(SOLO[level].rolls), String(SOLO[level].target)]) },
    },
    {
      id: 'modes', title: 'Ways to play together', covers: '95-97 99 106-108 213 214 216', text: [
        `Two to four play with ${DICE_BY_PLAYERS[2] ?? 0}, ${DICE_BY_PLAYERS[3] ?? 0} or ${DICE_BY_PLAYERS[4] ?? 0} dice. Around one screen all hands are on it at the same time. In turns, one roll goes round after the other, without a clock. With equal shares, each plays alone with their part of the dice and 45 seconds.`,
        'Time stands still while a menu is open. As an option, the round ends a little after the heap is empty.',
      ],
    },
  ],
};

export const FLASHBACK: Chapter = {
  title: 'Flashback',
  icon: 'cycle',
  paragraphs: [
    {
      id: 'actions', title: 'Four actions', covers: '32 34-49 60', text: ['Three dice are rolled once for the whole table; everybody uses all three, and one more action of their choice, which cannot be Loot. Take them in any order; you may leave some out. If an action is impossible, do another one instead, but not Loot.'],
      key: ACTIONS.map((action) => ({ icon: ACTION_ICONS[action], name: ACTION_NAMES[action], text: ACTION_WORDS[action] })),
    },
    {
      id: 'abilities', title: 'Buying abilities', covers: '11 14 50-59', text: ['Buy as many as your marked experience pays for; what you spend still scores. There is room for four: to take a fifth, give one back (you can buy it again later). What you buy can be used in this very round.'],
    },
    {
      id: 'items', title: 'Items', covers: '10 39 154-159 217-219 229 231', text: ['Every item has three squares: a Purchase marks one, using it crosses it out. Three uses in the whole game. Charges keep. “Your next ability” waits until the end of the fight and is lost if none follows.'],
    },
    {
      id: 'recon', title: 'Recon marks', covers: '42-46 3 177', text: ['A mark on an ability is one free use in this round’s fight, without dice. What is not used is gone afterwards. Abilities that need no dice cannot be scouted.'],
    },
  ],
};

export const ROLLING: Chapter = {
  title: 'Rolling',
  icon: 'grab',
  paragraphs: [
    {
      id: 'rolling', title: 'Rolling in pictures', covers: '33 61-65 70-78 80', text: ['Everybody does this at the same time. You hold up to four dice.'],
      steps: [
        { icon: 'cycle', text: 'Roll as many of your dice as you like, as often as you like. Wounds stay as they are.' },
        { icon: 'fist', text: 'A complete set, all dice an ability asks for, goes onto it. As many sets as you can; some tiles take only one.' },
        { icon: 'drop', text: 'A Wound may go onto a free Health space: then pick up all other Wounds again. With a set you may pick up one.' },
        { icon: 'grab', text: 'Fewer than four dice in hand? Grab as many as are missing, while there are any.' },
        { icon: 'check-mark', text: 'Stop when you like. What lies on abilities stays there.' },
      ],
    },
    {
      id: 'faces', title: 'The dice', covers: '66-69 79', text: [], key: FACES.map((face) => ({ icon: FACE_ICONS[face], name: capital(FACE_NAMES[face]), text: FACE_WORDS[face] })),
    },
    {
      id: 'basics', title: 'What everybody can do', covers: '81-87', text: ['A Punch that was scouted used no dice, so it is one Hit. After a Beating you hold three dice: four-dice abilities then only work by Recon.'],
      key: [
        { icon: BASIC_ICONS.dash, name: BASICS.dash.name, text: 'two moves: Move.' }, { icon: BASIC_ICONS.punch, name: BASICS.punch.name, text: 'three knives: Hit. With a double knife among them: Hit twice.' },
        { icon: BASIC_ICONS.fire, name: BASICS.fire.name, text: 'two guns, and a gun or knife: Shoot.' }, { icon: BASIC_ICONS.charge, name: BASICS.charge.name, text: 'a move, two knives, and a gun or knife: Move, then Hit there.' },
      ].slice(0, BASIC_IDS.length),
    },
    {
      id: 'stopping', title: 'When it is over', covers: '88-94 102-105 224 225', text: ['Whoever can do nothing more is stopped by the table. When all have stopped, dice in hand go back, Wounds among them without effect. If two grab at the same moment, the dice are dealt one by one. A die that was just rolled needs a moment before it can be used. The table grabs for you after a set, if you like, but your own finger is always faster.'],
    },
  ],
};
